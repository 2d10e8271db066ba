"""``readyroom play``: a full-screen game in the terminal, for any game, against bots."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from pathlib import Path

import readyroom
from readyroom.cli.arguments import add_match_choices, load_games, names_from, options_from
from readyroom.cli.bots import seat_bots
from readyroom.cli.play.session import Sitting
from readyroom.cli.terminal import ending
from readyroom.core.match import Match
from readyroom.extras.commands import Failure, Misuse, read, seconds

EXAMPLES = """\
readyroom play tiny-epic-galaxies
readyroom play tiny-epic-galaxies --seats 4 --bots easy,normal,hard --options beyond_the_black=true
readyroom play tiny-epic-galaxies --seats 1 --save solo.json
readyroom play --from puzzle.txt --bots hard        from a position (`readyroom replay --position` prints them)"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("slug", metavar="GAME", nargs="?", help="which game (`readyroom games` lists them)")
    command.add_argument("--from", dest="position", metavar="FILE", help="begin from the position in a file")
    command.add_argument("--seat", type=int, default=0, help="your seat, counted from 0 (default: 0)")
    command.add_argument("--name", default="Captain", help="what the log calls you (default: Captain)")
    command.add_argument("--pace", type=seconds, default=0.4, help="seconds between bots' actions (0.4)")
    command.add_argument("--save", metavar="FILE", help="write the record here when you leave")
    add_match_choices(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    sitting = sitting_from(args)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure("`readyroom play` needs a terminal; `readyroom simulate` plays without one.")
    from readyroom.cli.play.app import PlayApp

    PlayApp(sitting, pace=args.pace).run()
    match = sitting.match
    if args.save:
        print(f"The record is in {save(sitting, args.save)}.")
    if match.outcome:
        print(ending(match, sitting.names, sitting.seat))
    return 0


def sitting_from(args: argparse.Namespace) -> Sitting:
    """The match, and who sits where."""
    names = names_from(args.bots)
    match = match_from(args, len(names))
    game, seats = match.game, match.seats
    if not 0 <= args.seat < seats:
        raise Misuse(f"There is no seat {args.seat}; the seats are 0 to {seats - 1}.")
    levels = iter(seat_bots(game, names, seats - 1))
    seated = [None if seat == args.seat else next(levels) for seat in range(seats)]
    return Sitting(
        match,
        args.seat,
        [args.name if level is None else f"Bot {seat} ({level})" for seat, level in enumerate(seated)],
        {seat: level for seat, level in enumerate(seated) if level is not None},
        secrets.token_hex(8) if args.seed is None else f"bots {args.seed}",
    )


def match_from(args: argparse.Namespace, bots: int) -> Match:
    """A new match, or one from a position, which already sets seats and options."""
    if args.position is not None:
        if args.seats is not None or args.options:
            raise Misuse("The position sets seats and options. Leave out --seats and --options.")
        return readyroom.from_position(read(args.position).decode("utf-8", "replace"), args.slug, args.seed)
    if args.slug is None:
        raise Misuse("Which game? `readyroom games` lists them.")
    game = readyroom.game(args.slug)
    seats = args.seats if args.seats is not None else max(bots + 1, 2, game.seats[0])
    return readyroom.new_match(game.slug, seats, options_from(args.options), args.seed)


def save(sitting: Sitting, file: str) -> Path:
    """Writes the record, for `readyroom replay` and the page."""
    path = Path(file)
    try:
        path.write_text(json.dumps({**sitting.match.record(), "names": sitting.names}), encoding="utf-8")
    except OSError as wrong:
        raise Failure(f"The record cannot be written to {file}: {wrong.strerror}.") from None
    return path
