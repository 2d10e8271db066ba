"""``make soak-server``: many short matches of all four games on one server for an hour, to find leaks.

People come, play a while, talk, undo, reload and leave; then the host ends the match and others take their place. The
server is measured all the time: memory, open files, threads, tasks, and living tables, matches and viewers. At the end
everyone leaves, and everything held for them must be gone.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from scripts.attack import report
from scripts.attack.databases import Database, Postgres, Sqlite
from scripts.attack.hall import FOUR, Hall, Setting
from scripts.attack.journal import Journal
from scripts.attack.nodes import ROOT, Node
from scripts.attack.people import Habits
from scripts.attack.samples import Sample, drift, plot, sample
from scripts.attack.server import Pace

PACE = Pace(bot_pace=0.0, idle=3.0, sweep=1.0, census=5.0)
HABITS = Habits(
    pace=(0.005, 0.05), undo=0.1, preview=0.1, talk=0.05, sketch=0.05, reload=0.03, leave_after=25, patience=10.0
)
SHORT = (
    FOUR[0], FOUR[1], Setting("galaxy-trucker", {"flights": "I", "pace": "relaxed"}), FOUR[3],
)  # fmt: skip
EVERY = 5.0
WARM_UP = 1 / 3
"""share of the matches in which caches fill and memory settles"""
ENOUGH = 200
"""the fewest matches after the warm-up that tell growth from noise"""
MOST_GROWTH = {"memory": 60.0, "bots_memory": 60.0, "blocks": 1_000_000.0}
"""Per 1,000 matches. Leaked tables would add 150 MB and several million blocks; the bounded caches of phrases and
SQLite pages take about 30 MB to fill."""
GONE_WITHIN = 60.0
MUST_GO = {"tables": 0, "matches_held": 0, "viewers": 0, "tasks": 5, "files": 16, "threads": 8}
"""How much of each may remain when everyone has left, above a fresh server: thread pools and their files stay once they
were needed."""


class Run:
    """One server under load for a while."""

    def __init__(self, database: Database, seconds: float, tables: int, seed: int) -> None:
        self.seconds = seconds
        self.journal = Journal(one_node=True)
        self.samples: list[Sample] = []
        self.left: Sample | None = None
        """after everyone has left"""
        self.exit_code = 0
        self.census = database.folder / "census.jsonl"
        self.node = Node("server", database.address, database.folder, PACE, self.census)
        self.hall = Hall(self.journal, random.Random(seed), self.node.door, HABITS, passing=True)
        self.settings = [SHORT[i % len(SHORT)] for i in range(tables)]
        self.fresh: Sample | None = None
        """before anyone has come"""

    async def go(self, out: Console) -> None:
        progress = report.bar("seconds of soaking", out)
        task = progress.add_task("", total=int(self.seconds))
        try:
            with progress:
                await self.node.start()
                self.fresh = await self._counted()
                self.hall.open(self.settings)
                began = told = time.monotonic()
                while (spent := time.monotonic() - began) < self.seconds and not self.node.has_fallen():
                    await asyncio.sleep(min(EVERY, self.seconds - spent + 0.01))
                    self.hall.check()
                    measured = self._measure()
                    if measured is not None:
                        self.samples.append(measured)
                    progress.update(task, completed=int(spent))
                    if not out.is_terminal and time.monotonic() - told > 60:
                        told = time.monotonic()
                        out.print(f"{spent:.0f} of {self.seconds:.0f} s, {self.hall.matches:,} matches")
                await self.hall.finish(GONE_WITHIN)
                await self.hall.close()
                await self._all_gone()
        finally:
            try:
                await self.hall.close()
            finally:
                self.exit_code = await self.node.stop()

    def _measure(self) -> Sample | None:
        return sample(self.node.pid, self.node.alive(), self.census, self.hall.matches)

    async def _counted(self) -> Sample | None:
        """The first sample, as soon as the server has counted."""
        while (measured := self._measure()) is None and not self.node.has_fallen():
            await asyncio.sleep(0.2)
        return measured

    async def _all_gone(self) -> None:
        """Waits until nothing is held for anyone."""
        end = time.monotonic() + GONE_WITHIN
        while time.monotonic() < end and not self.node.has_fallen():
            await asyncio.sleep(PACE.census)
            self.left = self._measure()
            if self.left is not None and not (self.left.tables or self.left.viewers):
                return


def verdict(run: Run, out: Console) -> int:
    """Prints the table and returns the number of failures."""
    steady = [one for one in run.samples if one.matches >= run.hall.matches * WARM_UP]
    faults = 0
    shown = Table("measure", "fresh", "warmed up", "at most", "at the end", "all gone", "in 1,000 matches", "")
    for name in (*MOST_GROWTH, *MUST_GO) if steady else ():
        values = [float(getattr(one, name)) for one in steady]
        grows = drift([one.matches for one in steady], values) * 1000
        fresh, left = (None if one is None else float(getattr(one, name)) for one in (run.fresh, run.left))
        if name in MUST_GO:
            bad = fresh is not None and left is not None and left > fresh + MUST_GO[name]
            said = "NOT GONE" if bad else "gone" if left is not None else "nobody went home"
        elif steady[-1].matches - steady[0].matches < ENOUGH:
            bad, said = False, "too short to tell"
        else:
            bad = grows > MOST_GROWTH[name]
            said = "LEAKS" if bad else "steady"
        faults += bad
        unit = " MB" if name.endswith("memory") else ""
        cells = (fresh, values[0], max(values), values[-1], left)
        shown.add_row(
            name.replace("_", " "), *("-" if cell is None else f"{cell:,.0f}{unit}" for cell in cells),
            f"{grows:+,.1f}{unit}", said,
        )  # fmt: skip
    out.print(shown)
    out.print(f"{run.hall.matches:,} matches, {len(run.journal.acks):,} acknowledged; exit code {run.exit_code}.")
    fell = report.servers([run.node], out)
    report.people(run.journal, run.journal.wrong, out)
    return faults + fell + len(run.journal.wrong) + run.node.orphans + (run.exit_code != 0)


def main() -> int:
    parser = argparse.ArgumentParser(description="Many short matches on one server: does it forget them?")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (default 60)")
    parser.add_argument("--tables", type=int, default=8, help="how many tables are in play at once (default 8)")
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "build", help="where the plot and the samples go")
    asked = parser.parse_args()
    out = report.console()
    with Postgres() if asked.db == "postgres" else Sqlite() as database:
        run = Run(database, asked.minutes * 60, asked.tables, asked.seed)
        whole = report.played(run.go(out), out, lambda: "Stopped; what there is is judged.")
        faults = verdict(run, out)
    asked.out.mkdir(parents=True, exist_ok=True)
    (asked.out / "soak-server.json").write_bytes(msgspec.json.encode(run.samples))
    if run.samples:
        plot(run.samples, asked.out / "soak-server.png")
        out.print(f"Plotted in {asked.out / 'soak-server.png'}.")
    if not whole:
        return 130
    out.print("It forgets what it should." if not faults else f"{faults} faults.")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(report.unless_stopped(main))
