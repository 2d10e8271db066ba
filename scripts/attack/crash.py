"""``make crash``: a server is killed with -9 again and again at random moments while people play all four games on it.

Afterwards every acknowledged command is looked up in the store, every match is replayed, and every view that anyone was
shown is compared with the rules.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time

from rich.console import Console
from scripts.attack import report
from scripts.attack.databases import Database, Postgres, Sqlite
from scripts.attack.hall import FOUR, Hall
from scripts.attack.journal import Journal
from scripts.attack.nodes import Node
from scripts.attack.people import Habits
from scripts.attack.server import Pace

MOST_ACTS = 60
"""The most commands acknowledged between two kills."""
LONGEST_LIFE = 15.0
"""The most seconds from listening to the kill."""
SETTLE_WITHIN = 300.0


class Run:
    """One database, and so many kills."""

    def __init__(self, database: Database, kills: int, tables: int, seed: int) -> None:
        self.database = database
        self.kills = kills
        self.made = 0
        self.kills_in_real_time = 0
        self.exit_code = 0
        self.journal = Journal(one_node=True)
        self.luck = random.Random(seed)
        self.node = Node("server", database.address, database.folder, Pace())
        self.hall = Hall(self.journal, self.luck, self.node.door, Habits())
        self.settings = [FOUR[i % len(FOUR)] for i in range(tables)]

    async def go(self, out: Console) -> None:
        progress = report.bar(f"kills on {self.database.kind}", out)
        task = progress.add_task("", total=self.kills)
        try:
            with progress:
                self.hall.open(self.settings)
                while self.made < self.kills:
                    await self.node.start()
                    await self._live()
                    self.kills_in_real_time += self.journal.live() > 0
                    await self.node.kill()
                    self.made += 1
                    progress.advance(task)
                    if not out.is_terminal and self.made % max(1, self.kills // 10) == 0:
                        out.print(f"{self.made} of {self.kills} kills, {len(self.journal.acks):,} acknowledged")
                await self.node.start()
                await self._everybody_back()
        finally:
            try:
                await self.hall.close()
            finally:
                self.exit_code = await self.node.stop()

    async def _live(self) -> None:
        """Lets people play for a while; one time in four the server is killed while everyone is connecting."""
        if self.made == 0:
            await self._everybody_back()  # the first kill should hit something
        elif self.luck.random() < 0.25:
            await asyncio.sleep(1.5 * self.luck.random())
        else:
            enough = len(self.journal.acks) + self.luck.randint(1, MOST_ACTS)
            end = time.monotonic() + LONGEST_LIFE
            while len(self.journal.acks) < enough and time.monotonic() < end:
                await asyncio.sleep(0.01 + 0.02 * self.luck.random())
        self.hall.check()

    async def _everybody_back(self) -> None:
        """Waits until every table has moved, or it is clear that one does not."""
        before = dict(self.journal.moved)
        end = time.monotonic() + SETTLE_WITHIN
        while time.monotonic() < end:
            self.hall.check()
            moved = [code for code, at in self.journal.moved.items() if at != before.get(code)]
            if len(moved) >= len(self.settings):
                return
            await asyncio.sleep(0.1)
        self.journal.wrong.append(f"Only {len(moved)} of {len(self.settings)} tables went on.")


def tell(run: Run, out: Console) -> int:
    """Checks a run and reports the results; returns the number of faults."""
    said = (
        f"{run.made} kills on {run.database.kind}, {run.kills_in_real_time} of them in real-time phases; "
        f"SIGTERM at the end: exit code {run.exit_code}."
    )
    return report.verdict(run.database.address, run.journal, [run.node], [said], out) + (run.exit_code != 0)


def attack(kind: str, kills: int, tables: int, seed: int, out: Console) -> tuple[int, bool]:
    """One whole run: the number of faults, and whether it was interrupted."""
    with Postgres() if kind == "postgres" else Sqlite() as database:
        run = Run(database, kills, tables, seed)
        whole = report.played(
            run.go(out), out, lambda: f"Stopped after {run.made} of {kills} kills; what there is is checked."
        )
        return tell(run, out) if run.journal.games else 0, not whole


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill a server again and again, and check that nothing is lost.")
    parser.add_argument("-n", type=int, default=200, help="how many kills in all (default 200)")
    parser.add_argument("--db", choices=("sqlite", "postgres", "both"), default="both", help="default: half on each")
    parser.add_argument("--tables", type=int, default=8, help="how many tables are in play (default 8)")
    parser.add_argument("--seed", type=int, default=1, help="the same luck again, as far as time allows")
    asked = parser.parse_args()
    out = report.console()
    kinds = ("sqlite", "postgres") if asked.db == "both" else (asked.db,)
    faults = 0
    for kind in kinds:
        wrong, stopped = attack(kind, asked.n // len(kinds), asked.tables, asked.seed, out)
        faults += wrong
        if stopped:
            return 130
    out.print("Nothing was lost." if not faults else f"{faults} faults.")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(report.unless_stopped(main))
