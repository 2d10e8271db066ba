"""``readyroom simulate``: bots play many matches on all cores; then a table, and a folder with numbers and a plot."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

import msgspec
from rich.console import Console

import readyroom
from readyroom.cli.arguments import add_match_choices, load_games, names_from, options_from
from readyroom.cli.bots import seat_bots
from readyroom.cli.simulate.balance import weigh
from readyroom.cli.simulate.balance_tables import show_balance
from readyroom.cli.simulate.page import page
from readyroom.cli.simulate.plan import Plan
from readyroom.cli.simulate.plot import plot
from readyroom.cli.simulate.pool import run_matches
from readyroom.cli.simulate.report import show
from readyroom.cli.simulate.tally import tally
from readyroom.core import extras
from readyroom.core.codec import decode_options
from readyroom.extras.commands import Misuse, whole

EXAMPLES = """\
readyroom simulate tiny-epic-galaxies -n 1000 --bots easy,normal
readyroom simulate tiny-epic-galaxies -n 200 --bots normal,random,random --options beyond_the_black=true
readyroom simulate tiny-epic-galaxies -n 200 --bots hard --seats 3 --seed 7 --json > hard.json
readyroom simulate starship-captains -n 1000 --seats 3 --report"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("slug", metavar="GAME", help="which game (`readyroom games` lists them)")
    command.add_argument("-n", "--matches", type=whole(1, 10_000_000), default=100, help="how many (%(default)s)")
    command.add_argument("--jobs", type=whole(1, 1024), help="processes (default: one for each core)")
    command.add_argument("--out", default="report", help="folder for the plot and the numbers (default: report)")
    command.add_argument("--json", action="store_true", help="print the numbers as JSON and no tables")
    command.add_argument("--report", action="store_true", help="also report how fair the game is to each card and seat")
    add_match_choices(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    plan = plan_from(args)
    files = Files(Path(args.out))
    with files.matches.open("wb") as written:
        results, stopped = run_matches(plan, args.matches, args.jobs, Console(stderr=True), written)
    if not results:
        print("readyroom: Stopped before the first match was over.", file=sys.stderr)
        return 130
    game = readyroom.game(plan.game)
    weighed = extras.balance(plan.game) if plan.balance else None
    balance = None if weighed is None else weigh(weighed.components, weighed.scale, results)
    report = tally(plan, results, balance)
    files.numbers.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    written_files = [files.numbers, files.matches]
    if plot(report, results, files.picture):
        written_files.append(files.picture)
    if balance is not None:
        files.page.write_text(page(plan, game.title, report.matches, balance))
        written_files.append(files.page)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        if balance is not None:
            show_balance(balance, Console())
        show(report, written_files, Console())
    if stopped:
        print(f"readyroom: Stopped after {len(results)} of {args.matches} matches.", file=sys.stderr)
        return 130
    return 1 if report.faults else 0


class Files:
    """Where the report goes: the numbers, every match on a line of its own, the plot, and the page on balance."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise Misuse(f"The report cannot be written to {folder}: {wrong.strerror}.") from None
        self.numbers = folder / "report.json"
        self.matches = folder / "matches.jsonl"
        self.picture = folder / "report.png"
        self.page = folder / "balance.html"


def plan_from(args: argparse.Namespace) -> Plan:
    game = readyroom.game(args.slug)
    names = names_from(args.bots)
    seats = args.seats if args.seats is not None else max(len(names), 2, game.seats[0])
    options = options_from(args.options)
    decode_options(game.Options, options)
    if seats not in game.seats:
        raise Misuse(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    if args.report and extras.balance(game.slug) is None:
        raise Misuse(f"{game.title} does not track its cards, so there is no report on them.")
    return Plan(
        game=game.slug,
        seats=seats,
        options=options,
        bots=tuple(seat_bots(game, names, seats)),
        seed=args.seed if args.seed is not None else secrets.token_hex(8),
        sources=tuple(args.sources),
        balance=args.report,
    )
