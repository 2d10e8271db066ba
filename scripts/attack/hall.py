"""A hall of tables that are always in play: when a match is over, the next one starts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from scripts.attack.journal import Journal
from scripts.attack.people import Habits, Person


class Setting(msgspec.Struct, frozen=True):
    """A table's game and players: by default two people and a bot."""

    game: str
    options: dict[str, Any] = {}
    people: int = 2
    bots: int = 1
    level: str = "easy"
    clock: str = "none"


FOUR = (
    Setting("tiny-epic-galaxies"),
    Setting("starship-captains"),
    Setting("galaxy-trucker", {"flights": "I-II", "hourglass_seconds": 30}),
    Setting("space-alert", {"mission": "test_run"}),
)
"""All four games; the last two against the clock."""


class Hall:
    """Opens tables and fills them with people. ``door`` names the server to connect to (``http://...``)."""

    def __init__(
        self, journal: Journal, luck: random.Random, door: Callable[[], str | None], habits: Habits,
        passing: bool = False,
    ) -> None:  # fmt: skip
        self.passing = passing
        """whether each match has new people"""
        self.journal = journal
        self.luck = luck
        self.door = door
        self.habits = habits
        self.matches = 0
        self.closing = False
        self._tables: list[asyncio.Task[None]] = []
        self._people: set[Person] = set()

    def open(self, settings: list[Setting]) -> None:
        self._tables += [asyncio.create_task(self._keep_going(setting)) for setting in settings]

    async def finish(self, within: float) -> None:
        """The hosts end their matches, and nobody starts another."""
        self.closing = True
        for person in self._people:
            person.habits = msgspec.structs.replace(person.habits, leave_after=0)
        await asyncio.wait(self._tables, timeout=within)

    async def close(self) -> None:
        """Everyone leaves, in the middle of whatever they do."""
        self.closing = True
        for person in self._people:
            person.done = True
        left = set(self._tables)
        while left:  # a cancellation may get lost if a message arrives at the same moment
            for table in left:
                table.cancel()
            _, left = await asyncio.wait(left, timeout=1)
        self.check()

    def check(self) -> None:
        """Raises if a script broke: that is our fault and must not look like quiet people."""
        for table in self._tables:
            if table.done() and not table.cancelled() and table.exception() is not None:
                table.result()

    async def _keep_going(self, setting: Setting) -> None:
        tokens = await self._guests(setting.people)
        while not self.closing:
            await self._one_match(setting, tokens)
            self.matches += 1
            if self.passing:
                tokens = await self._guests(setting.people)

    async def _guests(self, count: int) -> list[str]:
        return [(await self._ask("/api/people", {"name": f"P{i}"}))["token"] for i in range(count)]

    async def _one_match(self, setting: Setting, tokens: list[str]) -> None:
        body = {
            "game": setting.game, "seats": setting.people + setting.bots, "options": setting.options,
            "bots": [setting.level] * setting.bots, "clock": setting.clock,
        }  # fmt: skip
        code: str = (await self._ask("/api/tables", body, tokens[0]))["code"]
        self.journal.games[code] = setting.game
        people = {self._person(code, token, seat) for seat, token in enumerate(tokens)}
        self._people |= people
        try:
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play())
        finally:
            self._people -= people

    def _person(self, code: str, token: str, seat: int) -> Person:
        def door() -> str | None:
            found = self.door()
            return None if found is None else found.replace("http", "ws", 1)

        return Person(self.journal, random.Random(self.luck.random()), door, self.habits, code, token, seat)

    async def _ask(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        """A POST, retried until a server answers it."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            door = self.door()
            try:
                if door is not None:
                    async with httpx.AsyncClient(base_url=door, timeout=10, trust_env=False) as http:
                        answer = await http.post(path, json=body, headers=headers)
                    if answer.status_code < 300:
                        return answer.json()
                    if answer.status_code < 500 and answer.status_code != 429:
                        raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
                    self.journal.counts[f"HTTP {answer.status_code}"] += 1
            except httpx.HTTPError:
                self.journal.counts["requests lost"] += 1
            await asyncio.sleep(0.2)
