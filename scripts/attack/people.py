"""Scripted people: they sit down, play whatever is offered, undo, preview and talk, and reconnect when cut off.

A person sends one command at a time. An unanswered command is sent again with the same id, over the same connection or
the next one: the server promises to carry it out once.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from scripts.attack import wire
from scripts.attack.journal import Ack, Journal
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

NOBODY = -1
"""The seat of a person who has none yet."""
NOT_KEPT = ("Say hello first.", "That could not be saved", "The table is very busy", "You are going too fast")
"""Refusals that do not answer the command itself: it may be sent again with its id."""


class Habits(msgspec.Struct, frozen=True):
    """How a person plays: seconds between two actions, and how often they do something else."""

    pace: tuple[float, float] = (0.05, 0.4)
    undo: float = 0.05
    preview: float = 0.05
    talk: float = 0.03
    sketch: float = 0.02
    reload: float = 0.01
    patience: float = 3.0
    """seconds after which an unanswered command is sent again"""
    quiet: float = 8.0
    """seconds of silence after which the page is reloaded"""
    leave_after: int = 1_000_000
    """after this many actions the host ends the match"""


class Command(msgspec.Struct):
    """A command that was sent and not answered yet."""

    body: dict[str, Any]
    sent: float
    tries: int = 1


class Person:
    """One person at one table, from sitting down to the end of the match."""

    def __init__(
        self, journal: Journal, luck: random.Random, door: Callable[[], str | None], habits: Habits,
        code: str, token: str, seat: int,
    ) -> None:  # fmt: skip
        self.journal = journal
        self.luck = luck
        self.door = door
        """the address (``ws://...``) to connect to now; None if there is none"""
        self.habits = habits
        self.code = code
        self.token = token
        self.seat = seat
        self.done = False
        self.seq = -1
        self.table: wire.Table | None = None
        self.update: wire.Update | None = None
        self.pending: Command | None = None
        self.changes = luck.random() < 0.5
        """half of the people receive only changes and rebuild the updates themselves"""
        self.last: dict[str, Any] | None = None
        """the last complete update of this connection, as plain data"""
        self.acted = 0
        self._number = 0
        self._next = 0.0

    async def play(self) -> None:
        """Plays until the match is over."""
        while not self.done:
            door = self.door()
            if door is not None:
                try:
                    await self._visit(door)
                except (OSError, WebSocketException, TimeoutError):
                    self.journal.counts["connections lost"] += 1
            await asyncio.sleep(self.luck.uniform(0.02, 0.3))

    async def _visit(self, door: str) -> None:
        known = self.journal.heads.get(self.code, -1)
        async with connect(
            f"{door}/ws/{self.code}", max_size=None, compression=None, ping_interval=None, open_timeout=5,
            close_timeout=0.2, proxy=None,
        ) as socket:  # fmt: skip
            self.last = None
            await self._tell(socket, {"type": "hello", "token": self.token, "after": self.seq, "changes": self.changes})
            await self._greeted(socket, known)
            if self.pending is not None:
                await self._again(socket)
            await self._converse(socket)

    async def _greeted(self, socket: ClientConnection, known: int) -> None:
        end = time.monotonic() + self.habits.patience
        while True:
            message = self._hear(await asyncio.wait_for(socket.recv(), end - time.monotonic()))
            if isinstance(message, wire.Welcome):
                break
            if isinstance(message, wire.Refused) and message.id == "":
                self.journal.reasons[message.reason] += 1  # and it closes
        self.journal.counts["resumes" if self.seq >= 0 else "welcomes"] += 1
        if message.update is not None and message.update.seq < known:
            self.journal.counts["welcomes behind"] += 1
            if self.journal.one_node:
                self.journal.wrong.append(f"{self.code}: welcomed at entry {message.update.seq} after {known} was told")

    async def _converse(self, socket: ClientConnection) -> None:
        heard = time.monotonic()
        while not self.done:
            now = time.monotonic()
            if self.pending is None and now >= self._next:
                if self.luck.random() < self.habits.reload:
                    self.journal.counts["reloads"] += 1
                    self._next = now + 0.1
                    return
                body = self._decide()
                self._next = now + self.luck.uniform(*self.habits.pace)
                if body is not None:
                    self.pending = Command(body, now)
                    await self._tell(socket, body)
            elif self.pending is not None and now - self.pending.sent > self.habits.patience:
                if self.pending.tries % 3 == 0:
                    raise TimeoutError
                await self._again(socket)
            elif now - heard > self.habits.quiet:
                self.journal.counts["reloads"] += 1
                return
            try:
                text = await asyncio.wait_for(socket.recv(), max(0.01, min(0.25, self._next - now)))
            except TimeoutError:
                continue
            heard = time.monotonic()
            self._hear(text)

    async def _tell(self, socket: ClientConnection, body: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(body).decode())

    async def _again(self, socket: ClientConnection) -> None:
        assert self.pending is not None
        self.journal.counts["sent again"] += 1
        self.pending.tries += 1
        self.pending.sent = time.monotonic()
        await self._tell(socket, self.pending.body)

    # -- actions

    def _decide(self) -> dict[str, Any] | None:
        table, update = self.table, self.update
        if table is None or table.status in ("over", "ended"):
            return None
        if table.status == "gathering":
            return self._settle(table)
        if self.luck.random() < self.habits.talk:
            return self._command("say", text=f"word {self.token[:6]} {self._number}")
        if self.luck.random() < self.habits.sketch:
            return self._command("sketch", key=f"k{self.luck.randrange(5)}", value=[self._number])
        if table.you_host and self.acted >= self.habits.leave_after:
            return self._command("end_match")
        mine = next((mine for mine in update.mine if mine.seat == self.seat), None) if update is not None else None
        if mine is None:
            return None
        if mine.can_undo and self.luck.random() < self.habits.undo:
            return self._command("undo", seat=self.seat, seen=self.seq)
        if mine.choice is None or not (mine.choice.options or mine.choice.picks):
            return None
        action = wire.some_action(mine.choice, self.luck)
        kind = "preview" if self.luck.random() < self.habits.preview else "act"
        return self._command(kind, seat=self.seat, seen=self.seq, action=action)

    def _settle(self, table: wire.Table) -> dict[str, Any] | None:
        """Before the match: everyone sits down, and the host starts it when all have."""
        place = table.seats[self.seat]
        if not place.yours:
            return self._command("sit", seat=self.seat) if place.kind == "open" else None
        if table.you_host and all(seat.kind != "open" for seat in table.seats):
            return self._command("start")
        return None

    def _command(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._number += 1
        return {"type": kind, "id": f"{self.token[:6]}-{self._number}", **fields}

    # -- messages

    def _hear(self, text: str | bytes) -> wire.Message | wire.Other:
        message = wire.read(text)
        if self.changes and isinstance(message, (wire.Update, wire.Welcome, wire.Stale)):
            plain = msgspec.json.decode(text)
            self.last = plain if isinstance(message, wire.Update) else plain["update"]
        if isinstance(message, wire.Table):
            self._look(message)
        elif isinstance(message, wire.Changed):
            self._follow(message, text)
        elif isinstance(message, wire.Update):
            self._take(message)
        elif isinstance(message, wire.Welcome):
            self._look(message.table)
            if message.update is not None:
                self._take(message.update)
        elif isinstance(message, (wire.Done, wire.Refused, wire.Stale, wire.Previewed)):
            if isinstance(message, wire.Stale):
                self._take(message.update)
            self._answered(message)
        return message

    def _follow(self, changed: wire.Changed, text: str | bytes) -> None:
        """Applies a change to the last update. A repeated one is dropped; one that does not fit means that something is
        missing, and everything is requested again."""
        if changed.seq <= self.seq:
            return
        if self.last is None or changed.after != self.last["seq"]:
            self.journal.counts["changes that did not fit"] += 1
            raise TimeoutError
        self.last, update = wire.whole(self.last, text)
        self.journal.counts["changes followed"] += 1
        self._take(update)

    def _look(self, table: wire.Table) -> None:
        self.table = table
        if table.status in ("over", "ended"):
            self.done = True
            self.journal.over(self.code)

    def _take(self, update: wire.Update) -> None:
        journal, code = self.journal, self.code
        public = wire.fingerprint(update.public)
        mine = next((mine for mine in update.mine if mine.seat == self.seat), None)
        for other in update.mine:
            if other.seat != self.seat:
                journal.wrong.append(f"{code}: seat {self.seat} was shown the hand of seat {other.seat}")
        seat = self.seat if mine is not None else NOBODY
        journal.saw(code, seat, update.seq, public, wire.fingerprint(mine.own) if mine is not None else b"")
        for line in update.lines:
            journal.heard(code, seat, line.seq, wire.fingerprint(line.event))
        journal.told(code, update.seq)
        if update.seq < self.seq:
            journal.counts["updates behind"] += 1  # a late older message: the newer state stays
            return
        self.seq, self.update = update.seq, update
        over = bytes(update.outcome) != b"null"
        journal.deadlines[code] = update.deadline is not None and not over
        if over:
            self.done = True
            journal.over(code)

    def _answered(self, answer: wire.Done | wire.Refused | wire.Stale | wire.Previewed) -> None:
        pending, journal = self.pending, self.journal
        if pending is None or answer.id != pending.body["id"]:
            journal.counts["answers twice"] += 1
            return
        body = pending.body
        if isinstance(answer, wire.Refused) and answer.reason.startswith(NOT_KEPT):
            journal.reasons[answer.reason] += 1
            pending.sent = (
                time.monotonic() - self.habits.patience + max(0.05, answer.wait / 1000)
            )  # again, a little later
            return
        self.pending = None
        key = (self.code, self.token, body["id"])
        if isinstance(answer, wire.Done):
            ack = Ack(self.code, self.token, body["id"], body["type"], answer.seq, self.seat, body.get("action"))
            journal.acks.append(ack)
            self.acted += body["type"] == "act"
            journal.told(self.code, answer.seq)
        elif isinstance(answer, wire.Refused):
            journal.reasons[_without_numbers(answer.reason)] += 1
            journal.refused[key] = answer.reason
        elif isinstance(answer, wire.Stale):
            journal.counts["stale"] += 1
            journal.refused[key] = "stale"


def _without_numbers(text: str) -> str:
    """A refusal without numbers, so that equal ones are counted together."""
    return "".join("#" if ch.isdigit() else ch for ch in text)[:90]
