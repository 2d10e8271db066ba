"""``readyroom puzzles``: finds puzzles in records, or in matches between bots, and prints them as JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import islice

import readyroom
from readyroom.bots.crew import play_out
from readyroom.bots.puzzles import FEWEST, TRIES, Puzzle, listed, puzzles_of
from readyroom.cli.arguments import BOTS_HELP, add_game_source, load_games, names_from, options_from
from readyroom.core.chance import Chance
from readyroom.core.errors import BrokenRecord
from readyroom.core.match import Match
from readyroom.extras.commands import Failure, Misuse, read
from readyroom.extras.commands import whole as number

EXAMPLES = """\
readyroom puzzles match.json > puzzles.json
readyroom puzzles *.json --most 2                  two from each match
readyroom puzzles --play starship-captains --seats 2 --seeds 5
readyroom puzzles --play space-alert --seats 4 --bots easy --seeds 20 --most 1"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", metavar="FILE", nargs="*", help="records of matches that are over")
    command.add_argument("--play", metavar="GAME", help="have bots play matches of this game and look at those")
    command.add_argument("--seats", type=number(1, 16), help="how many bots play (default: as many as are named)")
    command.add_argument("--bots", default="", metavar="A,B", help=BOTS_HELP)
    command.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help="the game's options"
    )
    command.add_argument("--seeds", type=number(1, 10_000), default=1, help="how many matches (%(default)s)")
    command.add_argument("--first", type=number(0, 1_000_000), default=1, help="the first of the seeds (%(default)s)")
    command.add_argument(
        "--tries", type=number(40, 100_000), default=TRIES,
        help="imagined matches in each of the three looks at a decision (%(default)s)",
    )  # fmt: skip
    command.add_argument(
        "--answers", type=number(2, 5), default=FEWEST, help="the fewest answers a puzzle may offer (%(default)s)"
    )
    command.add_argument("--most", type=number(1, 1000), default=1000, help="the most puzzles from each match")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    if bool(args.files) == bool(args.play):
        raise Misuse("Name records of matches, or a game for bots with --play.")
    found: dict[str, Puzzle] = {}
    matches = _played(args) if args.play else [_read(file) for file in args.files]
    code = 0
    try:
        for name, match in matches:
            made = list(islice(puzzles_of(match, args.tries, args.answers), args.most))
            found |= {puzzle.code: puzzle for puzzle in made}
            print(f"{name}: {len(made)}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("readyroom: Stopped. These are the puzzles found so far.", file=sys.stderr)
        code = 130
    print(listed(list(found.values())))
    return code


def _read(file: str) -> tuple[str, Match]:
    try:
        match = readyroom.replay(read(file))
    except BrokenRecord as wrong:
        raise Failure(f"{file}: {wrong}") from None
    if match.outcome is None:
        raise Failure(f"The match in {file} is not over yet, so there is nothing to look back on.")
    return file, match


def _played(args: argparse.Namespace) -> Iterator[tuple[str, Match]]:
    game = readyroom.game(args.play)
    bots = names_from(args.bots) or [game.levels[-1]]
    seats = args.seats or max(len(bots), game.seats[0])
    seated = [bots[seat % len(bots)] for seat in range(seats)]
    for seed in range(args.first, args.first + args.seeds):
        match = readyroom.new_match(game.slug, seats, options_from(args.options), str(seed))
        play_out(match, seated, Chance(f"bots {seed}"))
        yield f"seed {seed}", match
