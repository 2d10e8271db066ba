"""``readyroom simulate``: bots play many matches on all cores; prints a table and writes a folder with everything.

Every number in the report comes from the matches in the folder, in however many runs they were played.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from shlex import quote

import msgspec
from rich.console import Console

import readyroom
from readyroom.cli.arguments import add_match_choices, load_games, names_from, options_from
from readyroom.cli.bots import seat_bots
from readyroom.cli.results_lock import alone
from readyroom.cli.simulate.balance import Balance, weigh
from readyroom.cli.simulate.balance_tables import show_balance
from readyroom.cli.simulate.folder import Folder, Order, usual
from readyroom.cli.simulate.page import page
from readyroom.cli.simulate.parquet import write_parquet
from readyroom.cli.simulate.plan import Plan, Result
from readyroom.cli.simulate.plot import plot
from readyroom.cli.simulate.pool import play_rest
from readyroom.cli.simulate.report import show
from readyroom.cli.simulate.report_page import report_page
from readyroom.cli.simulate.tally import Report, tally
from readyroom.cli.workers import add_workers, workers_from
from readyroom.core import extras
from readyroom.core.codec import decode_options
from readyroom.extras.commands import Misuse, whole
from readyroom.needs import must_have

EXAMPLES = """\
readyroom simulate tiny-epic-galaxies -n 1000 --bots easy,normal
readyroom simulate tiny-epic-galaxies -n 200 --bots normal,random,random --options beyond_the_black=true
readyroom simulate tiny-epic-galaxies -n 200 --bots hard --seats 3 --seed 7 --json > hard.json
readyroom simulate starship-captains -n 1000 --seats 3 --report
readyroom simulate tiny-epic-galaxies -n 1000000 --bots easy,normal --out night
readyroom simulate --resume night                             continues after a stop, a kill or a crash"""
USUALLY = 100
"""How many matches, by default."""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("slug", metavar="GAME", nargs="?", help="which game (`readyroom games` lists them)")
    command.add_argument("-n", "--matches", type=whole(1, 100_000_000), help=f"how many matches ({USUALLY})")
    add_workers(command)
    command.add_argument("--out", help="folder for every match and the report (default: report, or report-2, ...)")
    command.add_argument("--resume", metavar="FOLDER", help="continue the simulation in a folder")
    command.add_argument("--json", action="store_true", help="print the numbers as JSON instead of tables")
    command.add_argument("--parquet", action="store_true", help="also write the matches as a Parquet file")
    command.add_argument("--report", action="store_true", help="also report how fair the game is to each card and seat")
    add_match_choices(command)


def run(args: argparse.Namespace) -> int:
    workers = workers_from(args)
    if args.parquet:
        must_have("parquet", "`--parquet`")
    folder, order = resumed(args) if args.resume else asked(args)
    plan, matches = order.plan, order.matches
    with alone(folder.matches):
        folder.begin(order)
        before = folder.played()
        with folder.writing() as written:

            def keep(result: Result) -> None:
                written.write(msgspec.json.encode(result) + b"\n")
                written.flush()

            stopped = play_rest(plan, before, matches, workers, Console(stderr=True), keep)
    report = tally(plan, folder.results(matches), weighed(plan, folder, matches))
    if report.matches and args.parquet:
        write_parquet(plan, folder.results(matches), folder.parquet)
    if report.matches:
        hand_over(report, folder, args)
    if stopped:
        print(
            f"readyroom: Stopped after {report.matches:,} of {matches:,} matches."
            f" To go on: readyroom simulate --resume {quote(str(folder.path))}",
            file=sys.stderr,
        )
        return 130
    return 1 if report.faults else 0


def hand_over(report: Report, folder: Folder, args: argparse.Namespace) -> None:
    """Writes the report's files and prints it."""
    numbers = msgspec.json.format(msgspec.json.encode(report))
    folder.numbers.write_bytes(numbers)
    folder.page.write_text(report_page(report, readyroom.game(report.plan.game).title), encoding="utf-8")
    written = [folder.page, folder.numbers, folder.matches]
    if args.parquet:
        written.append(folder.parquet)
    if plot(report, folder.picture):
        written.append(folder.picture)
    if report.balance is not None:
        title = readyroom.game(report.plan.game).title
        folder.balance.write_text(page(report.plan, title, report.matches, report.balance))
        written.append(folder.balance)
    if args.json:
        print(numbers.decode())
        return
    if report.balance is not None:
        show_balance(report.balance, Console())
    show(report, written, Console())


def weighed(plan: Plan, folder: Folder, matches: int) -> Balance | None:
    """What each card was worth, if requested and anything was played."""
    tracked = extras.balance(plan.game) if plan.balance else None
    results = sorted(folder.results(matches) if tracked else (), key=lambda result: result.number)
    return weigh(tracked.components, tracked.scale, results) if tracked and results else None


def resumed(args: argparse.Namespace) -> tuple[Folder, Order]:
    """A folder's simulation to continue, perhaps with more matches."""
    settled = (args.slug, args.seats, args.options, args.bots, args.seed, args.sources, args.out, args.report)
    if any(one not in (None, "", [], False) for one in settled):
        raise Misuse(
            "--resume takes everything from the folder; only -n, --jobs, --ray, --json and --parquet can be new."
        )
    folder = Folder(Path(args.resume))
    before = folder.order()
    if before is None:
        raise Misuse(f"There is no simulation in {args.resume} to continue: it has no plan.json that can be read.")
    load_games(before.plan.sources)
    return folder, order_for(before.plan, args.matches or before.matches)


def asked(args: argparse.Namespace) -> tuple[Folder, Order]:
    """A folder and its order. Without a seed, a named folder continues with its own."""
    if args.slug is None:
        raise Misuse("Which game? `readyroom games` lists them.")
    load_games(args.sources)
    order = order_for(plan_from(args), args.matches or USUALLY)
    if args.out is None:
        return usual(order), order
    folder = Folder(Path(args.out))
    before = folder.order()
    if args.seed is None and before is not None:
        order = msgspec.structs.replace(order, plan=msgspec.structs.replace(order.plan, seed=before.plan.seed))
    return folder, order


def order_for(plan: Plan, matches: int) -> Order:
    return Order(plan, matches, readyroom.game(plan.game).versions[-1])


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
