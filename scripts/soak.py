"""``make soak``: random matches over all games, option sets and seat counts, on all cores.

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
from readyroom.core.conformance import Case, cases, soak

Played = tuple[int, int, str]
"""Which case, how many entries, and what went wrong, if anything did."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random matches until something breaks, or nothing does.")
    parser.add_argument("-n", type=int, default=10_000, help="how many matches (default 10,000)")
    parser.add_argument("--game", help=f"only this game (default: {', '.join(readyroom.games())})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (default: all cores)")
    asked = parser.parse_args()
    console = Console() if sys.stdout.isatty() else Console(width=160)
    ways = ways_to_play(asked.game)
    began = time.monotonic()
    played = play(ways, asked.n, asked.jobs, asked.game, console)
    failures = [one for one in played if one[2]]
    console.print(table(ways, played))
    console.print(f"{len(played):,} matches in {time.monotonic() - began:.0f} s, failures: {len(failures)}.")
    for _, _, wrong in failures[:10]:
        console.print(wrong, markup=False)
    return 1 if failures else 0


def ways_to_play(slug: str | None) -> list[Case]:
    wanted = {slug} if slug else set(readyroom.games())
    return [case for game in every_game() if game.slug in wanted for case in cases(game)]


def play(ways: list[Case], count: int, jobs: int, slug: str | None, console: Console) -> list[Played]:
    """Deals the matches out over the ways to play, and the processes."""
    tasks = [(slug, i % len(ways), i // len(ways)) for i in range(count)]
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


_WAYS: dict[str | None, list[Case]] = {}


def play_one(task: tuple[str | None, int, int]) -> Played:
    slug, way, seed = task
    if slug not in _WAYS:
        _WAYS[slug] = ways_to_play(slug)
    usual = _WAYS[slug][way]
    case = Case(usual.game, usual.options, usual.seats, usual.version, f"soak {seed}")
    try:
        return way, soak(case), ""
    except Exception as wrong:  # whatever went wrong is what we are looking for
        return way, 0, f"{case}: {type(wrong).__name__}: {wrong}"


def table(ways: list[Case], played: list[Played]) -> Table:
    shown = Table("game", "options", "seats", "matches", "mean entries", "most", "failures")
    for i, case in enumerate(ways):
        mine = [one for one in played if one[0] == i]
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
