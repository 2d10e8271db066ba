"""``readyroom mission``: the script of a Space Alert mission, official or new."""

from __future__ import annotations

import argparse

from readyroom.cli.failure import Misuse
from readyroom.games.space_alert.missions import KINDS, SHAPES, VERSION, UnknownMission, find, official, script


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
