"""``readyroom space-alert resolve``: a Space Alert mission played with the box on the table, turn by turn."""

from __future__ import annotations

import argparse

import msgspec

from readyroom.core.codec import to_json
from readyroom.extras.commands import Failure, read
from readyroom.games.space_alert.file.resolver import account, resolve

EXAMPLES = """\
readyroom space-alert resolve mission.json               the story, turn by turn
readyroom space-alert resolve mission.json --json        the result as data
docs/space-alert.md explains the file; examples/space-alert has three"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="MISSION.json", help="the mission file (`-` reads it from stdin)")
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    raw = read(args.file)
    try:
        mission = msgspec.json.decode(raw)
    except msgspec.DecodeError as wrong:
        raise Failure(f"{args.file} is not JSON: {wrong}.") from None
    resolution = resolve(mission)
    print(to_json(resolution) if args.json else account(resolution))
    return 0
