"""``readyroom resolve``: a Space Alert mission played with the box on the table, turn by turn."""

from __future__ import annotations

import argparse

import msgspec

from readyroom.cli.failure import Failure
from readyroom.cli.replay import read
from readyroom.core.codec import to_json
from readyroom.games.space_alert.resolver import account, resolve


def run(args: argparse.Namespace) -> int:
    raw = read(args.file)
    try:
        mission = msgspec.json.decode(raw)
    except msgspec.DecodeError as wrong:
        raise Failure(f"{args.file} is not JSON: {wrong}.") from None
    resolution = resolve(mission)
    print(to_json(resolution) if args.json else account(resolution))
    return 0
