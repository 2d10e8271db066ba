"""``readyroom space-alert mission``: the script of a Space Alert mission, official or new."""

from __future__ import annotations

import argparse

from readyroom.extras.commands import Misuse, whole
from readyroom.games.space_alert.timeline import KINDS, SHAPES, VERSION, UnknownMission, find, official, script

EXAMPLES = """\
readyroom space-alert mission                       the official missions and the classes
readyroom space-alert mission 'mission 1'           an official one
readyroom space-alert mission mission --seed 7/v2   a new one of a class; a seed without a version means v1"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", metavar="NAME", nargs="?", help="an official mission, or a class of missions")
    command.add_argument("--seed", help="which new mission of the class")
    command.add_argument("--crew", type=whole(1, 5), default=5, help="how many play, androids included (%(default)s)")


def run(args: argparse.Namespace) -> int:
    if args.name is None:
        print(_listed())
        return 0
    try:
        timeline = find(args.name, args.seed)
    except UnknownMission as unknown:
        raise Misuse(str(unknown)) from None
    print(script(timeline, args.crew))
    return 0


def _listed() -> str:
    lines = []
    for kind in KINDS:
        lines.append(f"{kind}: {SHAPES[kind].title} (--seed N/v{VERSION} makes a new one)")
        lines += [f"  {timeline.name:<14} {timeline.title}" for timeline in official(kind)]
    return "\n".join(lines)
