"""``make soak``: matches in random play, or by bots, over all games, option sets and seat counts, on all cores.

Each match must end, keep its sums after every entry, and replay from its record to the same state.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from tests.every_game import every_game

import readyroom
from readyroom.cli.given import load_games
from readyroom.core.conformance import Case, cases, soak

Played = tuple[int, int, str]
"""Which case, how many entries, and what went wrong, if anything did."""
Task = tuple[tuple[str | None, str], int, int, str]
"""Which ways to play, and of these which; the number of the match; and the level of the bots, if it is theirs."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Play matches until something breaks, or nothing does.")
    parser.add_argument("-n", type=int, default=10_000, help="how many matches (default 10,000)")
    parser.add_argument("--each", type=int, help="instead: how many for each number of seats")
    parser.add_argument("--game", help=f"only this game (default: {', '.join(readyroom.games())})")
    parser.add_argument("--load", default="", metavar="MODULE:CLASS", help="also a game that is not registered")
    parser.add_argument("--seats", type=int, help="only with so many seats")
    parser.add_argument("--bots", default="", metavar="LEVEL", help="bots of this level play, instead of chance")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (default: all cores)")
    asked = parser.parse_args()
    console = Console() if sys.stdout.isatty() else Console(width=160)
    wanted = (asked.game, asked.load)
    ways = ways_to_play(*wanted)
    began = time.monotonic()
    played = play(
        [(wanted, *one, asked.bots) for one in deal(ways, asked.n, asked.each, asked.seats)], asked.jobs, console
    )
    failures = [one for one in played if one[2]]
    console.print(table(ways, played))
    console.print(f"{len(played):,} matches in {time.monotonic() - began:.0f} s, failures: {len(failures)}.")
    for _, _, wrong in failures[:10]:
        console.print(wrong, markup=False)
    return 1 if failures else 0


def ways_to_play(slug: str | None, source: str) -> list[Case]:
    if source:
        load_games((source,))
    wanted = {slug} if slug else set(readyroom.games())
    return [case for game in every_game() if game.slug in wanted for case in cases(game)]


def deal(ways: list[Case], count: int, each: int | None, seats: int | None) -> list[tuple[int, int]]:
    """Deals the matches out over the ways to play: all of them, or those for each number of seats in turn."""
    open_ways = [i for i, case in enumerate(ways) if seats in (None, case.seats)]
    if each is None:
        return [(open_ways[i % len(open_ways)], i // len(open_ways)) for i in range(count)]
    groups = [[i for i in open_ways if ways[i].seats == few] for few in sorted({ways[i].seats for i in open_ways})]
    return [(group[i % len(group)], i // len(group)) for group in groups for i in range(each)]


def play(tasks: list[Task], jobs: int, console: Console) -> list[Played]:
    count = len(tasks)
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    with multiprocessing.Pool(jobs) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=count)
        for one in pool.imap_unordered(play_one, tasks, chunksize=8):
            played.append(one)
            progress.advance(task)
            if not console.is_terminal and len(played) % max(1, count // 20) == 0:
                console.print(f"{len(played):,} of {count:,} matches")
    return played


_WAYS: dict[tuple[str | None, str], list[Case]] = {}


def play_one(task: Task) -> Played:
    wanted, way, seed, level = task
    if wanted not in _WAYS:
        _WAYS[wanted] = ways_to_play(*wanted)
    usual = _WAYS[wanted][way]
    case = Case(usual.game, usual.options, usual.seats, usual.version, f"soak {seed}")
    try:
        return way, soak(case, level), ""
    except Exception as wrong:  # whatever went wrong is what we are looking for
        return way, 0, f"{case}: {type(wrong).__name__}: {wrong}"


def table(ways: list[Case], played: list[Played]) -> Table:
    shown = Table("game", "options", "seats", "matches", "mean entries", "most", "failures")
    for i, case in enumerate(ways):
        mine = [one for one in played if one[0] == i]
        if not mine:
            continue
        lengths = [entries for _, entries, wrong in mine if not wrong]
        mean = f"{sum(lengths) / len(lengths):.0f}" if lengths else "-"
        failures = sum(bool(wrong) for _, _, wrong in mine)
        most = str(max(lengths, default=0))
        shown.add_row(case.game.slug, chosen(case), str(case.seats), f"{len(mine):,}", mean, most, str(failures))
    return shown


def chosen(case: Case) -> str:
    """The options that differ from the usual ones."""
    usual = msgspec.to_builtins(case.game.Options())
    named = {name: value for name, value in msgspec.to_builtins(case.options).items() if value != usual[name]}
    simple = (str, int, float)
    return " ".join(
        f"{name}={value}" if isinstance(value, simple) and value is not True else name for name, value in named.items()
    ) or "plain"  # fmt: skip


if __name__ == "__main__":
    raise SystemExit(main())
