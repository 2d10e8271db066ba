"""``readyroom simulate``: bots play many matches on all cores; then a table, and a folder with numbers and a plot."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

import msgspec
from rich.console import Console

import readyroom
from readyroom.cli.bots import seat_bots
from readyroom.cli.failure import Misuse
from readyroom.cli.given import load_games, names_from, options_from
from readyroom.cli.simulate.balance import weigh
from readyroom.cli.simulate.page import page
from readyroom.cli.simulate.plan import Plan
from readyroom.cli.simulate.plot import plot
from readyroom.cli.simulate.pool import run_matches
from readyroom.cli.simulate.report import show
from readyroom.cli.simulate.showing_balance import show_balance
from readyroom.cli.simulate.tally import tally
from readyroom.core.codec import decode_options


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
    balance = weigh(game.components(), game.scale, results) if plan.balance else None
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
    if args.report and not game.components():
        raise Misuse(f"{game.title} does not say what became of its cards, so there is no report on them.")
    return Plan(
        game=game.slug,
        seats=seats,
        options=options,
        bots=tuple(seat_bots(game, names, seats)),
        seed=args.seed if args.seed is not None else secrets.token_hex(8),
        sources=tuple(args.sources),
        balance=args.report,
    )
