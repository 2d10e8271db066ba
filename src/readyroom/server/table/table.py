"""A table: a match with people around it. One command at a time; first write, then tell.

A table is its facts, a ledger of what is stored and an audience. There is one way to change it: ``async with
table.change(...)``. What happens inside is written in one transaction, and only then sent to the audience. If it cannot
be written, memory is thrown away and the table is read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from types import TracebackType
from typing import Any, Protocol, Self

from readyroom.core.errors import BrokenRecord, ReadyRoomError, UnknownGame
from readyroom.core.fold import latest, stands
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.server.bots.pool import Robots
from readyroom.server.messages import Done
from readyroom.server.metrics import Metrics
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.settings import HouseSettings
from readyroom.server.table import voices
from readyroom.server.table.audience import Audience
from readyroom.server.table.care import Care
from readyroom.server.table.facts import Facts
from readyroom.server.table.fair_lock import FairLock
from readyroom.server.table.incidents import Incidents, number_of
from readyroom.server.table.ledger import Ledger
from readyroom.server.table.permissions import kicked_from
from readyroom.server.table.scribe import encode
from readyroom.server.wall import Clock
from readyroom.store import Store, StoreError
from readyroom.store.rows import Change, Head, Stored

log = logging.getLogger("readyroom.server")


class Surroundings(Protocol):
    """What a table needs from the house around it."""

    store: Store
    settings: HouseSettings
    metrics: Metrics
    robots: Robots
    incidents: Incidents
    clock: Clock
    opened: int
    closing: bool
    guided: set[str]
    laid: dict[str, str]

    async def table(self, code: str) -> Table | None:
        """Another table, by its code."""

    def tended(self, table: Table) -> None:
        """Called when a table has changed."""

    def ended(self, table: Table) -> None:
        """Called when a match is over."""

    def take_note(self, table: Table, change: Change, who: Who | None) -> None:
        """Called before a change is written: people who are not at the table may need a notice."""

    def announce(self, table: Table) -> None:
        """Tells other nodes who is at this table."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something in the background."""

    def levels(self, game: Game) -> tuple[str, ...]:
        """The bot levels a table can seat."""

    def stand_in(self, game: Game) -> str:
        """The level of the bot that decides for a person whose time has run out."""


class Table(Facts):
    """One table in memory. Everything here is a cache of the store."""

    ledger: Ledger

    def __init__(self, house: Surroundings, stored: Stored) -> None:
        super().__init__(stored.table.code, house.clock)
        self.house = house
        self.lock = FairLock()
        self.audience = Audience(house.clock, house.settings.seat_grace)
        self.care = Care()
        self.used = house.clock.now()
        self.life = 0
        """How often it was read from the store: a decision made in one life is not carried out in the next."""
        self.dirty = False
        """Memory may differ from the store."""
        self._unfolded: Exception | None = None
        """Why the match could not be folded, until that is recorded."""
        self._fresh: set[str] = set()
        self._announce = False
        self.waited: frozenset[str] = frozenset()
        """The people whose turn it was at the last check."""
        self.load(stored)

    # -- reading it from the store

    def load(self, stored: Stored) -> None:
        """Takes everything from the store; the match is folded from its log."""
        self.life += 1
        known = self.ledger.row if self.life > 1 else None
        self.take(stored)
        if known is not None and known.version == stored.table.version:
            self.row = known  # its time may have been resumed after a restart; the store need not know yet
        try:
            self.fold(stored)
        except UnknownGame as wrong:
            # A match is never folded under rules it was not played with: it waits for a server that has them.
            self.problem = f"This match cannot be played here: {wrong}"
            log.error("Table %s cannot be folded: %s", self.code, wrong)
        except Exception as fault:  # only this table fails, not the server; compiled, a name has one type
            self.problem = _problem(self.code, fault)
            self._unfolded = fault
        if self.match is not None:
            self._resume_time(self.match)
            self.rerun()
            self._give_back(self.match)
            self.asked_since = dict.fromkeys(self.match.to_act, self.match.seq)
        self.ledger = Ledger(self, stored)
        self.waited = self.waited_for()
        self.dirty = False

    def _resume_time(self, match: Match) -> None:
        """Resumes match time, which stood still while the only server was down; several nodes share one clock
        instead."""
        if self.row.paused or not self.playing:
            return
        if self.house.store.shared:
            self.clock.catch_up(self.row.epoch + match.now)
        elif self.life == 1 and not self.slow:
            last = max(match.now, self.row.turn)
            self.put(epoch=self.clock.now() - last, turn=last)
            match.now = last

    def _give_back(self, match: Match) -> None:
        """Clocks that count in days run on while the only server is down. Gives some time back to people who ran
        out."""
        due, allowance = self.due(match), self.allowance
        if not self.slow or allowance is None or due is None or self.row.paused or self.house.store.shared:
            return
        out = self.row.epoch + due
        if out < self.house.opened:
            self.put(epoch=self.row.epoch + self.house.opened + allowance.bank // 4 - out)

    async def write_down_problem(self) -> None:
        """Records an incident if today's rules cannot fold the match, or fold it differently. Call after loading."""
        wrong, self._unfolded = self._unfolded, None
        if wrong is not None:
            entry = wrong.entry if isinstance(wrong, BrokenRecord) else 0
            number = number_of(self.code, wrong)
            await self.house.incidents.keep(self.code, max(0, entry - 1), {"fold": entry}, wrong, number)

    async def ready(self) -> None:
        """Reads the table again if memory may differ from the store. Call with the lock held."""
        if self.dirty:
            stored = await self.house.store.load(self.code)
            if stored is None:
                raise Refusal("This table is gone.")
            told = self.ledger.head()
            self.load(stored)
            await self.write_down_problem()
            self._tell_missed(told)

    def _tell_missed(self, told: Head) -> None:
        """Tells the people here what other nodes wrote and we have just read."""
        now = self.ledger.head()
        if now.version != told.version:
            self.show_out()
            self.audience.tell_table(self)
        if (now.version, now.seq) != (told.version, told.seq):
            self.audience.tell_match(self, told.seq)
        for line in self.talk:
            if line.n > told.said:
                self.audience.tell(encode(line))
        self.tell_voices()

    async def fell_behind(self) -> bool:
        """Whether another node has taken this table further than we know; then it must be read again.

        A note would say so, but it may be late or lost.
        """
        if self.house.store.shared:
            self.dirty = self.dirty or any(self.behind(head) for head in await self.house.store.heads([self.code]))
        return self.dirty

    def behind(self, head: Head) -> bool:
        known = self.ledger.head()
        return head.version > known.version or head.seq > known.seq or head.said > known.said

    def held(self) -> Holding:
        """Holds the table so that nobody else changes it, in its stored state whichever node wrote that; while the
        store is away, in the state we remember."""
        return Holding(self)

    # -- changing it

    def change(self, who: Who | None = None, command: str | None = None) -> Changing:
        """The one way to change a table, for the command ``command`` from ``who``, or without one."""
        return Changing(self, who, command)

    async def act(self, match: Match, seat: int, action: Action | dict[str, Any]) -> None:
        """Makes an action in memory, after all deadlines that have passed. Raises the rules' objections."""
        _, asked, deadline = stands(match)
        if len(asked) > 1:
            self.also_asked = {other: match.legal(other) for other in asked if other != seat}
        if deadline is not None:
            await self.run_clock(match)
        match.do(seat, action, None if self.tick_stuck == latest(match) else self.now())

    async def run_clock(self, match: Match) -> None:
        """Applies deadlines that have passed. If the rules fail on one, time stands still; actions stay possible."""
        if match.deadline is None or match.deadline > self.now() or self.tick_stuck == match.seq:
            return
        try:
            match.tick(self.now())
        except ReadyRoomError as fault:
            self.tick_stuck = match.seq
            await self.house.incidents.keep(self.code, match.seq, {"tick": self.now()}, fault)

    def show_afresh(self, who: Who) -> None:
        """Sends this person everything again after the change, because their view is different."""
        self._fresh.add(who.id)

    async def keep(self, who: Who | None, command: str | None) -> bytes:
        """Writes everything that differs from what was last written, then tells the audience. Returns the answer."""
        change = self.ledger.change(self, who, command)
        self.house.take_note(self, change, who)
        messages = self.audience.messages(self, self.ledger, change, self._fresh)
        answer = encode(Done(command or "", self.seq))
        try:
            await self.house.store.keep(change)
        except BaseException:
            self.dirty = True
            raise
        if change.result is not None:
            self.result = change.result
            self.house.ended(self)
        self.ledger.written(self)
        self._fresh.clear()
        if who is not None and command is not None:
            self.ledger.answers.keep(who.id, command, answer)
        for viewer, message, page in messages:
            viewer.push(message)
            if page is not None:
                viewer.hold(page)
        self.show_out()
        self.tell_voices()
        self.house.tended(self)
        return answer

    # -- people come and go

    def people_changed(self, elsewhere: bool = False) -> None:
        """Spreads the news that someone came or went, after a moment (longer for a bigger crowd), so that changes are
        bundled. Other nodes are told, too, unless the news came from there."""
        self.audience.took_stock()
        self._announce = self._announce or not elsewhere
        if self.care.whisper is None:
            self._whisper()

    def _whisper(self) -> None:
        delay = max(0.05, 0.002 * len(self.audience.viewers))
        self.care.whisper = asyncio.get_running_loop().call_later(delay, self._tell_people)

    def show_out(self) -> None:
        """Closes the connections of people the host has sent away, on whichever node that happened."""
        if self.audience.show_out(kicked_from(self)):
            self.people_changed()

    def tell_voices(self) -> None:
        """Tells the table who is in voice chat, which any change can affect."""
        if self.audience.voices.concerned(self.audience.elsewhere) and voices.look_again(self, self.audience):
            self.house.announce(self)

    def _tell_people(self) -> None:
        self.care.whisper = None
        if self.lock.locked():  # never overtake messages already encoded for a change being written
            self._whisper()
            return
        self.audience.tell_table(self)
        self.tell_voices()
        if self._announce:
            self._announce = False
            self.house.announce(self)


def _problem(code: str, wrong: Exception) -> str:
    """Why a match cannot be played, without revealing its luck to the people playing it."""
    if isinstance(wrong, BrokenRecord):
        why = (
            "This match was dealt under different rules than this server has now, so it cannot be played here: "
            f"it turns out differently from entry {wrong.entry} on, if not before"
        )
    else:
        why = f"This match cannot be played here: {wrong}"
    return f"{why} (incident {number_of(code, wrong)})."


class Holding:
    """Holds a table for reading."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    async def __aenter__(self) -> Table:
        table = self._table
        await table.lock.acquire()
        try:
            with suppress(StoreError):
                await table.fell_behind()
            await table.ready()
        except BaseException:
            table.lock.release()
            raise
        return table

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, _: TracebackType | None
    ) -> None:
        self._table.lock.release()


class Changing:
    """One change to a table, from its start until it is written and told."""

    __slots__ = ("_before", "_moment", "answer", "command", "table", "timed_out", "who")

    def __init__(self, table: Table, who: Who | None, command: str | None) -> None:
        self.table = table
        self.who = who
        self.command = command
        self.timed_out = False
        """Whether it is made for a person whose time has run out."""
        self.answer = b""

    async def __aenter__(self) -> Self:
        match = self.table.match
        self._before = -1 if match is None else latest(match)
        self._moment = None if match is None else match.game.moment(match.state)
        self.table.also_asked = {}
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, _: TracebackType | None
    ) -> None:
        """Writes and tells. A refused command does nothing, but deadlines that passed before it stand."""
        table, match = self.table, self.table.match
        if wrong is not None:
            if not isinstance(wrong, (Refusal, ReadyRoomError)) or match is None or match.seq == self._before:
                return
            self.who = self.command = None
        if match is not None and latest(match) != self._before:
            table.entered(match, self._before, self._moment, self.timed_out)
        if match is not None and match.faults:  # standing orders that the rules failed on were dropped
            table.note_orders(match)
            while match.faults:
                fault = match.faults.pop()
                await table.house.incidents.keep(table.code, match.seq, {"orders": fault.seq}, fault)
        self.answer = await table.keep(self.who, self.command)
