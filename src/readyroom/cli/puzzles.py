"""``readyroom puzzles``: finds the decisions in records that make puzzles, and prints them as JSON."""

from __future__ import annotations

import argparse
import sys

import msgspec

import readyroom
from readyroom.bots.puzzles import Puzzle, puzzles_of
from readyroom.cli.arguments import add_game_source, load_games
from readyroom.extras.commands import read
from readyroom.extras.commands import whole as number

EXAMPLES = """\
readyroom puzzles match.json > puzzles.json
readyroom puzzles *.json --most 2 --tries 200      two of each match, judged by more tries"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", metavar="FILE", nargs="+", help="records of matches")
    command.add_argument(
        "--tries", type=number(4, 100_000), default=48, help="imagined matches for each answer (%(default)s)"
    )
    command.add_argument("--most", type=number(1, 1000), default=1000, help="puzzles from each match, at most")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    found: list[Puzzle] = []
    for file in args.files:
        match = readyroom.replay(read(file))
        made = 0
        for puzzle in puzzles_of(match, args.tries):
            found.append(puzzle)
            made += 1
            if made == args.most:
                break
        print(f"{file}: {made}", file=sys.stderr)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())
    return 0
