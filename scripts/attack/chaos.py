"""``make chaos``: three servers on one PostgreSQL behind a bad network, with people who switch between them.

Servers and the database are killed with -9, mostly while tables play against the clock. Afterwards everything is
checked as after ``make crash``, and the longest pause of a table is reported.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from statistics import median

from rich.console import Console, RenderableType
from rich.table import Table
from scripts.attack import report
from scripts.attack.databases import Postgres
from scripts.attack.hall import FOUR, Hall
from scripts.attack.journal import Journal
from scripts.attack.nodes import Node
from scripts.attack.people import Habits
from scripts.attack.proxy import CALM, STORM, Proxy
from scripts.attack.server import Pace

NODES = 3
HABITS = Habits(reload=0.02, patience=2.0, quiet=3.0)
SETTLE_WITHIN = 300.0


class Run:
    """One run of so many seconds."""

    def __init__(self, database: Postgres, seconds: float, tables: int, seed: int) -> None:
        self.database = database
        self.seconds = seconds
        self.luck = random.Random(seed)
        self.journal = Journal(one_node=False)
        self.trouble: Counter[str] = Counter()
        self.in_real_time = 0
        self.exit_codes: list[int] = []
        self.down: list[float] = []
        """seconds that PostgreSQL was down, each time"""
        self.nodes = [Node(f"node{i}", database.address, database.folder, Pace()) for i in range(NODES)]
        self.proxies = [Proxy(node.port, self._ports, self.luck, self.trouble) for node in self.nodes]
        self.hall = Hall(self.journal, self.luck, self._door, HABITS)
        # Games against the clock first: pauses hurt them most.
        self.settings = [FOUR[3 - i % len(FOUR)] for i in range(tables)]
        self.weather = STORM

    def _ports(self) -> list[int]:
        return [node.port for node in self.nodes if node.up]

    def _door(self) -> str | None:
        doors = [proxy.port for node, proxy in zip(self.nodes, self.proxies, strict=True) if node.up]
        return f"http://127.0.0.1:{self.luck.choice(doors)}" if doors else None

    async def go(self, out: Console) -> None:
        progress = report.bar("seconds of chaos", out)
        task = progress.add_task("", total=int(self.seconds))
        try:
            with progress:
                await asyncio.gather(*(node.start() for node in self.nodes))
                for proxy in self.proxies:
                    await proxy.open()
                self.hall.open(self.settings)
                await self._news_from_all()
                began = told = time.monotonic()
                while (spent := time.monotonic() - began) < self.seconds:
                    for proxy in self.proxies:
                        proxy.weather = self.weather
                    await asyncio.sleep(min(self.luck.uniform(2.0, 8.0), self.seconds - spent + 0.01))
                    self.hall.check()
                    await self._strike()
                    progress.update(task, completed=min(int(spent), int(self.seconds)))
                    if not out.is_terminal and time.monotonic() - told > 60:
                        told = time.monotonic()
                        out.print(f"{spent:.0f} of {self.seconds:.0f} s, {len(self.journal.acks):,} acknowledged")
                for proxy in self.proxies:
                    proxy.weather = CALM
                await self._news_from_all()
        finally:
            try:
                await self.hall.close()
                for proxy in self.proxies:
                    await proxy.close()
            finally:
                self.exit_codes += await asyncio.gather(*(node.stop() for node in self.nodes))

    async def _strike(self) -> None:
        """One failure. Kills wait a moment for a table that plays against the clock."""
        blows: tuple[Callable[[], Awaitable[None]], ...] = (
            self._kill_node, self._kill_node, self._kill_node, self._kill_database, self._stop_node, self._cut_off,
        )  # fmt: skip
        for _ in range(50):
            if self.journal.live():
                break
            await asyncio.sleep(0.1)
        self.in_real_time += self.journal.live() > 0
        await self.luck.choice(blows)()

    async def _kill_node(self) -> None:
        self.trouble["servers killed"] += 1
        node = self.luck.choice(self.nodes)
        await node.kill()
        await asyncio.sleep(self.luck.uniform(0.0, 2.0))
        await node.start()

    async def _stop_node(self) -> None:
        self.trouble["servers stopped"] += 1
        node = self.luck.choice(self.nodes)
        self.exit_codes.append(await node.stop())
        await node.start()

    async def _kill_database(self) -> None:
        self.trouble["databases killed"] += 1
        began = time.monotonic()
        self.database.kill()
        await asyncio.sleep(self.luck.uniform(0.0, 2.0))
        await asyncio.to_thread(self.database.restart)
        self.down.append(time.monotonic() - began)

    async def _cut_off(self) -> None:
        self.trouble["servers cut off"] += 1
        proxy = self.luck.choice(self.proxies)
        end = time.monotonic() + self.luck.uniform(0.2, 3.0)
        while time.monotonic() < end:
            proxy.cut_all()
            await asyncio.sleep(0.05)

    async def _news_from_all(self) -> None:
        """Waits until every table has moved, or it is clear that one does not."""
        began = time.monotonic()
        while time.monotonic() - began < SETTLE_WITHIN:
            self.hall.check()
            if sum(at > began for at in self.journal.moved.values()) >= len(self.settings):
                return
            await asyncio.sleep(0.1)
        self.journal.counts["tables that stood still"] += 1


def pauses(journal: Journal) -> Table:
    """The longest pauses of each game's tables."""
    shown = Table("game", "tables", "longest pause, median of tables", "of all")
    for game in sorted(set(journal.games.values())):
        longest = [pause for code, pause in journal.pauses.items() if journal.games.get(code) == game]
        if longest:
            shown.add_row(game, str(len(longest)), f"{median(longest):.1f} s", f"{max(longest):.1f} s")
    return shown


def tell(run: Run, out: Console) -> int:
    """Checks a run and reports the results; returns the number of faults."""
    happened = ", ".join(f"{name} {number:,}" for name, number in sorted(run.trouble.items()))
    said: list[RenderableType] = [
        pauses(run.journal),
        f"Trouble: {happened}; {run.in_real_time} blows in real-time phases; exit codes {set(run.exit_codes)}.",
    ]
    if run.down:
        said.append(f"PostgreSQL was away {len(run.down)} times, {max(run.down):.1f} s at most.")
    faults = report.verdict(run.database.address, run.journal, run.nodes, said, out)
    return faults + run.journal.counts["tables that stood still"] + sum(code != 0 for code in run.exit_codes)


def attack(seconds: float, tables: int, seed: int, out: Console) -> tuple[int, bool]:
    """One whole run: the number of faults, and whether it was interrupted."""
    with Postgres() as database:
        run = Run(database, seconds, tables, seed)
        whole = report.played(run.go(out), out, lambda: "Stopped; what there is is checked.")
        return tell(run, out) if run.journal.games else 0, not whole


def main() -> int:
    parser = argparse.ArgumentParser(description="Three servers in trouble, and a check that nothing is lost.")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long (default 20)")
    parser.add_argument("--tables", type=int, default=6, help="how many tables are in play (default 6)")
    parser.add_argument("--seed", type=int, default=1, help="the same luck again, as far as time allows")
    asked = parser.parse_args()
    out = report.console()
    faults, stopped = attack(asked.minutes * 60, asked.tables, asked.seed, out)
    if stopped:
        return 130
    out.print("Nothing was lost." if not faults else f"{faults} faults.")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(report.unless_stopped(main))
