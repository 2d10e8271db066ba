"""``make soak``: matches in random play, or by bots, over all games, option sets and seat counts, on all cores.

Each match must end, keep its invariants after every entry, and replay from its record to the same state. With ``--bots
all`` every level of every game plays: first each setup once, then the level with the least time so far, so that fast
bots play many matches and slow ones few.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import queue
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from tests.every_game import every_game

import readyroom
from readyroom.cli.arguments import load_games
from readyroom.core.conformance import Case, cases, soak

ALL: Final = "all"


class Task(msgspec.Struct, frozen=True):
    """The setup, the number of the match, and the level of the bots, if they play."""

    way: int
    seed: int
    level: str = ""


class Played(msgspec.Struct, frozen=True):
    """A match: its number of entries, its duration, and what went wrong, if anything."""

    task: Task
    entries: int
    seconds: float
    wrong: str = ""


def main() -> int:
    parser = argparse.ArgumentParser(description="Play matches until something breaks, or nothing does.")
    parser.add_argument("-n", type=int, default=10_000, help="how many matches (default 10,000)")
    parser.add_argument("--each", type=int, help="instead: how many for each number of seats")
    parser.add_argument("--game", help=f"only this game (default: {', '.join(readyroom.games())})")
    parser.add_argument("--load", default="", metavar="MODULE:CLASS", help="also a game that is not registered")
    parser.add_argument("--seats", type=int, help="only with so many seats")
    parser.add_argument("--bots", default="", metavar="LEVEL", help="bots of this level play, or `all` levels in turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (default: all cores)")
    asked = parser.parse_args()
    console = Console() if sys.stdout.isatty() else Console(width=160)
    ways = ways_to_play(asked.game, asked.load)
    began = time.monotonic()
    dealer: Dealer | Turns
    if asked.bots == ALL:
        dealer = Turns(ways, asked.n, asked.seats)
    else:
        dealer = Dealer([Task(*one, asked.bots) for one in deal(ways, asked.n, asked.each, asked.seats)])
    played, stopped = play(dealer, (asked.game, asked.load), asked.jobs, console)
    failures = [one for one in played if one.wrong]
    console.print(table_by_level(ways, played) if asked.bots == ALL else table(ways, played))
    console.print(f"{len(played):,} matches in {time.monotonic() - began:.0f} s, failures: {len(failures)}.")
    for one in failures[:10]:
        console.print(one.wrong, markup=False)
    if stopped:
        console.print(f"Stopped after {len(played):,} of {dealer.count:,} matches.")
        return 130
    return 1 if failures else 0


def ways_to_play(slug: str | None, source: str) -> list[Case]:
    if source:
        load_games((source,))
    wanted = {slug} if slug else set(readyroom.games())
    games = {game.slug: game for game in every_game() if game.slug in wanted}
    return [case for game in games.values() for case in cases(game)]


def deal(ways: list[Case], count: int, each: int | None, seats: int | None) -> list[tuple[int, int]]:
    """Distributes the matches over all setups, or over those for each number of seats in turn."""
    open_ways = [i for i, case in enumerate(ways) if seats in (None, case.seats)]
    if each is None:
        return [(open_ways[i % len(open_ways)], i // len(open_ways)) for i in range(count)]
    groups = [[i for i in open_ways if ways[i].seats == few] for few in sorted({ways[i].seats for i in open_ways})]
    return [(group[i % len(group)], i // len(group)) for group in groups for i in range(each)]


class Dealer:
    """Hands out the tasks it was given."""

    def __init__(self, tasks: list[Task]) -> None:
        self.count = len(tasks)
        self._tasks = iter(tasks)

    def next(self) -> Task | None:
        return next(self._tasks, None)

    def note(self, played: Played) -> None:
        """Ignores how long a match took."""


class Turns:
    """Hands out matches of every level: each setup once, and then to the level with the least time so far."""

    def __init__(self, ways: list[Case], count: int, seats: int | None) -> None:
        self.ways = ways
        self.count = count
        self.left = count
        self.groups: dict[tuple[str, str], list[int]] = {}
        for i, case in enumerate(ways):
            for level in case.game.levels if seats in (None, case.seats) else ():
                self.groups.setdefault((case.game.slug, level), []).append(i)
        self.dealt = dict.fromkeys(self.groups, 0)
        self.seconds = dict.fromkeys(self.groups, 0.0)
        self.done = dict.fromkeys(self.groups, 0)

    def next(self) -> Task | None:
        if not self.left:
            return None
        self.left -= 1
        group = min(self.groups, key=self._turn)
        ways, number = self.groups[group], self.dealt[group]
        self.dealt[group] += 1
        return Task(ways[number % len(ways)], number // len(ways), group[1])

    def note(self, played: Played) -> None:
        group = self.ways[played.task.way].game.slug, played.task.level
        self.seconds[group] += played.seconds
        self.done[group] += 1

    def _turn(self, group: tuple[str, str]) -> tuple[bool, float]:
        """Running matches count with the average duration of their group."""
        rounds = self.dealt[group] / len(self.groups[group])
        if rounds < 1:
            return False, rounds
        return True, self.seconds[group] / max(1, self.done[group]) * self.dealt[group]


def play(
    dealer: Dealer | Turns, wanted: tuple[str | None, str], jobs: int, console: Console
) -> tuple[list[Played], bool]:
    """What was played, and whether the run was interrupted."""
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("", total=dealer.count)
        try:
            for one in each_played(dealer, wanted, jobs):
                played.append(one)
                progress.advance(bar)
                if not console.is_terminal and len(played) % max(1, dealer.count // 20) == 0:
                    console.print(f"{len(played):,} of {dealer.count:,} matches")
        except KeyboardInterrupt:
            return played, True
    return played, False


def each_played(dealer: Dealer | Turns, wanted: tuple[str | None, str], jobs: int) -> Iterator[Played]:
    # Workers ignore Ctrl-C; only the parent handles it.
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    pool = multiprocessing.get_context("spawn").Pool(jobs, get_ready, wanted)
    signal.signal(signal.SIGINT, heard)
    ended: queue.SimpleQueue[Played] = queue.SimpleQueue()
    under_way = 0
    try:
        while True:
            while under_way < 2 * jobs and (task := dealer.next()) is not None:
                pool.apply_async(play_one, (task,), callback=ended.put)
                under_way += 1
            if not under_way:
                return
            one = ended.get()
            under_way -= 1
            dealer.note(one)
            yield one
    finally:
        pool.terminate()
        pool.join()


_WAYS: list[Case] = []


def get_ready(slug: str | None, source: str) -> None:
    """Runs first in every process."""
    _WAYS[:] = ways_to_play(slug, source)


def play_one(task: Task) -> Played:
    usual = _WAYS[task.way]
    case = Case(usual.game, usual.options, usual.seats, usual.version, f"soak {task.seed}")
    began = time.process_time()
    try:
        entries, wrong = soak(case, task.level), ""
    except Exception as fault:  # any failure is what we are looking for
        entries, wrong = 0, f"{case}: {type(fault).__name__}: {fault}{place_of(fault)}"
    return Played(task, entries, time.process_time() - began, wrong)


def place_of(fault: BaseException) -> str:
    """Where in the source it was first raised."""
    while fault.__cause__ is not None:
        fault = fault.__cause__
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f" ({last.filename}:{last.lineno})"


def table(ways: list[Case], played: list[Played]) -> Table:
    shown = Table("game", "options", "seats", "matches", "mean entries", "most", "failures")
    for i, case in enumerate(ways):
        mine = [one for one in played if one.task.way == i]
        if mine:
            shown.add_row(case.game.slug, chosen(case), str(case.seats), *counts(mine))
    return shown


def table_by_level(ways: list[Case], played: list[Played]) -> Table:
    shown = Table("game", "bots", "ways to play", "seconds each", "matches", "mean entries", "most", "failures")
    for game in {case.game.slug: case.game for case in ways}.values():
        for level in game.levels:
            mine = [one for one in played if ways[one.task.way].game is game and one.task.level == level]
            if mine:
                each = sum(one.seconds for one in mine) / len(mine)
                met = len({one.task.way for one in mine})
                shown.add_row(game.slug, level, str(met), f"{each:.2f}", *counts(mine))
    return shown


def counts(mine: list[Played]) -> tuple[str, str, str, str]:
    """The number of matches, their average and maximum length, and the number of failures."""
    lengths = [one.entries for one in mine if not one.wrong]
    mean = f"{sum(lengths) / len(lengths):.0f}" if lengths else "-"
    return f"{len(mine):,}", mean, str(max(lengths, default=0)), str(sum(bool(one.wrong) for one in mine))


def chosen(case: Case) -> str:
    """The options that differ from the default."""
    usual = msgspec.to_builtins(case.game.Options())
    named = {name: value for name, value in msgspec.to_builtins(case.options).items() if value != usual[name]}
    simple = (str, int, float)
    return " ".join(
        f"{name}={value}" if isinstance(value, simple) and value is not True else name for name, value in named.items()
    ) or "plain"  # fmt: skip


if __name__ == "__main__":
    raise SystemExit(main())
