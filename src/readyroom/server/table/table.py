"""A table: a match with people around it. One command at a time; write, then tell.

A command changes the table in memory; ``keep`` writes what is different from what was last written, in one
transaction, and only then tells everybody. If writing fails, memory is thrown away and the table is read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from readyroom.core import registry
from readyroom.core.codec import decode_options
from readyroom.core.errors import ReadyRoomError
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.record import CLOCK, EntryData
from readyroom.core.replaying import to_entry
from readyroom.core.struct import Action
from readyroom.server.messages import Done, Said, Sketched
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table import incidents, presence
from readyroom.server.table.clocks import ALLOWANCES, PATIENCE, Allowance, after_decision
from readyroom.server.table.scribe import Holds, Scribe, encode
from readyroom.server.table.showing import table_message
from readyroom.server.wall import wall
from readyroom.store.rows import Change, CommandRow, EntryRow, ResultRow, SeatRow, Stored, TableRow, TalkRow, UpdateRow

if TYPE_CHECKING:
    from readyroom.server.house import House
    from readyroom.server.socket.sockets import Viewer

log = logging.getLogger("readyroom.server")
replace = msgspec.structs.replace
decode = msgspec.json.decode

ANSWERS_KEPT = 2000
REFRESH_MS = 30_000
"""How old a table's time of last change may get before an entry brings it up to date."""


class Table:
    """One table in memory. Everything here is a cache of the store."""

    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.code = stored.table.code
        self.lock = asyncio.Lock()
        self.viewers: dict[Viewer, None] = {}
        self.elsewhere: dict[str, presence.Elsewhere] = {}
        """Who is at this table on other nodes."""
        self.announced = 0
        self.sketches: dict[str, Sketched] = {}
        """What people draw for each other while they plan: never written down, gone with this memory."""
        self.taken_along = ""
        """What people take along to it from their last match."""
        self.dirty = False
        self.life = 0
        self.used = wall()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.waiting: dict[int, tuple[int, int]] = {}
        """Bots that wait for something to happen, and the life and entry after which they said so."""
        self.tick_stuck = -1
        self._alarm: asyncio.TimerHandle | None = None
        self._kept_row: TableRow = stored.table
        self._whisper: asyncio.TimerHandle | None = None
        self._announce = False
        self._passing: asyncio.TimerHandle | None = None
        self.load(stored)

    # -- reading it from the store

    def load(self, stored: Stored) -> None:
        """Takes everything from the store; the match is folded from its log."""
        self.life += 1
        unchanged = self.life > 1 and self._kept_row.version == stored.table.version
        # In memory, match time may have been set going again after a restart; the store need not know that yet.
        self.row = self._kept_row = self._kept_row if unchanged else stored.table
        self.seats = list(stored.seats)
        self._kept_seats = list(stored.seats)
        self._sitting: dict[str, tuple[int, ...]] | None = None
        self.names = dict(stored.names)
        self.titles = dict(stored.titles)
        """What the dossiers at its seats are called."""
        self.brought: list[UpdateRow] = []
        """Dossiers that go along with the match that is just starting."""
        self.talk = [Said(line.n, line.name, line.seat, line.text, line.signal, line.at) for line in stored.talk]
        self._kept_talk = len(self.talk)
        self.answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        for command in reversed(stored.commands):
            self.answers[command.person, command.id] = encode(Done(command.id, command.seq))
        self.match_row = stored.match
        self.match: Match | None = None
        self.scribe: Scribe | None = None
        self.problem = ""
        self.result = stored.result
        self._kept_seq = -1
        self.asked_since: dict[int, int] = {}
        self._before: dict[int, int] = {}
        self.running: tuple[int, ...] = ()
        self.options: dict[str, Any] = decode(stored.table.options)
        if stored.match is not None:
            self._fold(stored)
        self.dirty = False

    def _fold(self, stored: Stored) -> None:
        row = stored.match
        if row is None:
            return
        try:
            game = registry.game(row.game, row.rules)
            options = decode_options(game.Options, decode(row.options))
            match = Match(game, options, row.seats, row.seed, row.commitment, row.rules)
            scribe = Scribe(match)
            for line in stored.entries:
                self._fold_line(match, scribe, line)
        except Exception as wrong:
            # A match is never folded under rules it was not played by: it waits for a server that has them. And one
            # whose log cannot be read is its own table's trouble, not the server's.
            self.problem = f"This match cannot be played here: {wrong}"
            log.error("Table %s cannot be folded: %s", self.code, wrong)
            return
        self.match, self.scribe = match, scribe
        self._kept_seq = match.seq
        for seat in self.seats:
            if seat.orders is not None and game.Orders is not None:
                match.orders[seat.seat] = decode(seat.orders, type=game.Orders)
        self._resume_time(match)
        self.running = self._clocked(match)
        self.asked_since = dict.fromkeys(match.to_act, match.seq)

    def _fold_line(self, match: Match, scribe: Scribe, line: EntryRow) -> None:
        moment = None if match.state is None else match.game.moment(match.state)
        match.fold(to_entry(match, decode(line.entry, type=EntryData)), trusted=True)
        scribe.catch_up(moment)
        if line.person is not None and line.command is not None:
            self.answers[line.person, line.command] = encode(Done(line.command, line.seq))

    def _resume_time(self, match: Match) -> None:
        """Match time stood still while the only server was down; several nodes share the wall clock instead."""
        if not self.row.paused and not self.house.store.shared and self.row.status == "playing" and self.life == 1:
            last = max(match.now, self.row.turn)
            self.row = self._kept_row = replace(self.row, epoch=wall() - last, turn=last)
            match.now = max(match.now, last)

    async def ready(self) -> None:
        """Reads the table again if memory may differ from the store. Call with the lock held."""
        if self.dirty:
            stored = await self.house.store.load(self.code)
            if stored is None:
                raise Refusal("This table is gone.")
            self.load(stored)

    # -- knowing

    @property
    def game(self) -> Game[Any, Any]:
        return registry.game(self.row.game)

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def seq(self) -> int:
        return -1 if self.match is None else self.match.seq

    @property
    def finished(self) -> bool:
        return self.row.status in ("over", "ended")

    def now(self) -> int:
        """Match time: milliseconds since the start, pauses left out."""
        return self.row.epoch if self.row.paused else max(0, wall() - self.row.epoch)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        if person is None:
            return ()
        if self._sitting is None:
            self._sitting = {}
            for seat in self.seats:
                if seat.kind == "person" and seat.person is not None:
                    self._sitting[seat.person] = (*self._sitting.get(seat.person, ()), seat.seat)
        return self._sitting.get(person, ())

    def here(self, person: str | None) -> bool:
        """Whether this person is connected to the table, at this node or another."""
        return person in self.present()

    def present(self) -> set[str]:
        """The people who are connected to the table, by their ids."""
        here = {viewer.person.id for viewer in self.viewers if viewer.person is not None}
        return here.union(*(told.people for told in self.elsewhere.values()))

    def watching(self) -> int:
        """How many look on without a seat."""
        seated = {seat.person for seat in self.seats if seat.kind == "person"}
        here = sum(1 for viewer in self.viewers if viewer.person is None or viewer.person.id not in seated)
        for told in self.elsewhere.values():
            here += told.others + sum(1 for person in told.people if person not in seated)
        return here

    def name_of(self, person: str | None) -> str:
        return self.names.get(person or "", "")

    def live_match(self) -> Match:
        """The match, if it can be played now; otherwise a Refusal that says why not."""
        if self.match is None:
            raise Refusal(self.problem or "The match has not started yet.")
        if self.finished:
            raise Refusal("The match is over.")
        return self.match

    def left(self, seat: SeatRow) -> int | None:
        """Milliseconds on a seat's clock now."""
        if seat.remaining is None or self.row.clock == "none" or seat.kind == "bot":
            return None
        runs = seat.seat in self.running and self.playing and not self.row.paused
        return max(0, seat.remaining - (self.now() - self.row.turn if runs else 0))

    def played_by_bot(self, seat: SeatRow) -> bool:
        """Whether a bot decides for this seat now: its own, or one that stands in."""
        if seat.kind == "bot" or seat.strikes >= PATIENCE:
            return True
        return seat.seat in self.running and self.left(seat) == 0

    # -- changing

    def put(self, **changes: Any) -> None:
        self.row = replace(self.row, **changes)

    def set_seat(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)
        self._sitting = None

    def put_seats(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self._sitting = None

    def say(self, name: str, seat: int | None, text: str, signal: str = "") -> None:
        """Adds to the table's talk. Without a name it is a notice: what the host did, for everyone to read."""
        number = self.talk[-1].n + 1 if self.talk else 0
        self.talk.append(Said(number, name, seat, text, signal, wall()))

    async def play(self, match: Match, seat: int, action: Action, timed_out: bool = False) -> BaseException | None:
        """Makes an action in memory. Returns what the rules objected, if they did; deadlines that came first stand."""
        before = match.seq
        moment = match.game.moment(match.state)
        asked = self._others_asked(match, seat)
        objection: BaseException | None = None
        await self.run_clock(match)
        try:
            match.act(seat, action, None if self.tick_stuck == match.seq else self.now())
        except Exception as wrong:
            objection = wrong
        self.entered(match, before, moment, timed_out)
        self._ask(match, asked)
        if match.faults:  # standing orders that the rules failed on have been dropped
            self.note_orders(match)
            await incidents.keep_faults(self, match)
        return objection

    async def run_clock(self, match: Match) -> None:
        """Deadlines that have come. If the rules fail on one, time stands still here; every action stays possible."""
        if match.deadline is None or match.deadline > self.now() or self.tick_stuck == match.seq:
            return
        try:
            match.tick(self.now())
        except ReadyRoomError as fault:
            self.tick_stuck = match.seq
            await incidents.keep(self, match, {"tick": self.now()}, fault)

    def note_orders(self, match: Match) -> None:
        """Standing orders are kept with their seats."""
        for seat in self.seats:
            orders = match.orders.get(seat.seat)
            kept = None if orders is None else encode(orders).decode()
            if kept != seat.orders:
                self.set_seat(seat.seat, orders=kept)

    def _others_asked(self, match: Match, seat: int) -> dict[int, list[Action]]:
        """Where several are asked at once, one seat's answer does not make another's stale unless it changes it."""
        to_act = match.to_act
        return {other: match.legal(other) for other in to_act if other != seat} if len(to_act) > 1 else {}

    def _ask(self, match: Match, asked: dict[int, list[Action]]) -> None:
        """Those who are asked the same as before were asked before."""
        for other, legal in asked.items():
            if other in self.asked_since and other in self._before and match.legal(other) == legal:
                self.asked_since[other] = self._before[other]

    def entered(self, match: Match, before: int, moment: Any, timed_out: bool = False) -> None:
        """Entries were added to the match in memory: keeps the clocks and the scribe up with them."""
        if match.seq == before:
            return
        if self.scribe is not None:
            self.scribe.catch_up(moment)
        self._before, self.asked_since = self.asked_since, dict.fromkeys(match.to_act, match.seq)
        if self.allowance is not None:
            self.charge({entry.actor for entry in match.entries[before + 1 :] if entry.actor != CLOCK}, timed_out)
        self.running = self._clocked(match)

    @property
    def allowance(self) -> Allowance | None:
        return ALLOWANCES.get(self.row.clock)

    def charge(self, decided: set[int], timed_out: bool = False) -> None:
        """Takes the time since the last entry off the clocks that ran, and gives the increment to who decided."""
        allowance, now = self.allowance, self.now()
        if allowance is None:
            return
        for seat in self.seats:
            if seat.remaining is None:
                continue
            remaining = seat.remaining
            if seat.seat in self.running:
                remaining = max(0, remaining - (now - self.row.turn))
            if seat.seat in decided and seat.kind != "bot":
                out = timed_out or remaining == 0
                remaining = after_decision(allowance, remaining, out)
            if remaining != seat.remaining:
                self.set_seat(seat.seat, remaining=remaining)
        self.put(turn=now)

    def rerun(self, match: Match) -> None:
        """Who sits where has changed: the right clocks run."""
        self.running = self._clocked(match)

    def _clocked(self, match: Match) -> tuple[int, ...]:
        """The seats whose clocks run: those to act, unless the game itself runs in real time."""
        if self.row.clock == "none" or not self.playing or match.outcome or match.deadline is not None:
            return ()
        return tuple(seat for seat in match.to_act if self.seats[seat].kind != "bot")

    # -- write, then tell

    async def keep(self, who: Who | None = None, command: str | None = None, fresh_for: Who | None = None) -> bytes:
        """Writes everything that is different from what was last written, then tells it. Returns the answer."""
        match = self.match
        entries = [] if match is None else match.entries[self._kept_seq + 1 :]
        result = self._finish(match) if match is not None and self.playing else self._broken_off()
        self._set_wake(match)
        answer = encode(Done(command or "", self.seq))
        change = Change(code=self.code)
        rows = [EntryRow(self.code, entry.seq, encode(entry.plain()).decode()) for entry in entries]
        if rows and who is not None:
            # The id goes with the entry that the command made; what else it set off follows.
            rows[-1] = replace(rows[-1], person=who.id, command=command)
        elif who is not None and command is not None:
            change.command = CommandRow(self.code, who.id, command, self.seq, wall())
        change.entries = rows
        self._gather(change, bool(rows))
        change.result = result
        shown = change.table is not None and self._shows() != self._showed()
        messages = self._messages(match, bool(rows), shown or (bool(rows) and self.allowance is not None), fresh_for)
        try:
            await self.house.store.keep(change)
        except BaseException:
            self.dirty = True
            raise
        if result is not None:
            self.result = result
            self.house.ended(self)
        self._kept_seq = self.seq
        self._kept_row, self._kept_seats, self._kept_talk = self.row, self.seats.copy(), len(self.talk)
        if who is not None and command is not None:
            self.remember(who.id, command, answer)
        for viewer, message, holds in messages:
            if holds is None:
                viewer.push(message)
            else:
                viewer.show(message, holds)
        self.house.tended(self)
        return answer

    def remember(self, person: str, command: str, answer: bytes) -> None:
        self.answers[person, command] = answer
        if len(self.answers) > ANSWERS_KEPT:
            self.answers.popitem(last=False)

    def _gather(self, change: Change, entered: bool) -> None:
        now = wall()
        seats = [seat for seat, kept in zip(self.seats, self._kept_seats, strict=False) if seat is not kept]
        seats += self.seats[len(self._kept_seats) :]
        stale = entered and now - self._kept_row.changed > REFRESH_MS
        if len(self.seats) < len(self._kept_seats):
            change.fewer_seats = len(self.seats)
        if self.row is not self._kept_row or seats or change.fewer_seats is not None or stale:
            self.row = replace(self.row, version=self._kept_row.version + 1, changed=now)
            change.table = self.row
            change.seats = seats
        if self.match_row is not None and self._kept_row.status == "gathering":
            change.match = self.match_row
            change.brought = self.brought
        change.talk = [
            TalkRow(self.code, s.n, s.name, s.seat, s.text, s.signal, s.at) for s in self.talk[self._kept_talk :]
        ]

    def _messages(
        self, match: Match | None, entered: bool, shown: bool, fresh_for: Who | None
    ) -> list[tuple[Viewer, bytes, Holds | None]]:
        """Everything that everybody will be told, encoded before it is written: what cannot be told is not written."""
        messages: list[tuple[Viewer, bytes, Holds | None]] = []
        said = [encode(line) for line in self.talk[self._kept_talk :]]
        tables: dict[str | None, bytes] = {}
        now = self.now() if match is not None else 0
        started = self._kept_row.status == "gathering" and match is not None
        for viewer in self.viewers:
            person = viewer.person.id if viewer.person is not None else None
            if shown:
                key = person if person is not None and (person == self.row.host or self.seats_of(person)) else None
                if key not in tables:
                    tables[key] = encode(table_message(self, key))
                messages.append((viewer, tables[key], None))
            if self.scribe is not None:
                seats = self.seats_of(person)
                if started or (fresh_for is not None and fresh_for.id == person):
                    messages.append((viewer, self.scribe.update(seats, -1, now), self.scribe.holds(seats)))
                elif entered:
                    told = self.scribe.broadcast(seats, self._kept_seq, now, viewer.holds)
                    messages.append((viewer, told, self.scribe.holds(seats)))
            messages.extend((viewer, line, None) for line in said)
        return messages

    def _shows(self) -> tuple[Any, ...]:
        return _visible(self.row, self.seats)

    def _showed(self) -> tuple[Any, ...]:
        return _visible(self._kept_row, self._kept_seats)

    def _finish(self, match: Match) -> ResultRow | None:
        outcome = match.outcome
        if outcome is None:
            return None
        self.put(status="over", rewind=None)
        return ResultRow(self.code, self.row.game, wall(), encode(outcome).decode())

    def _broken_off(self) -> ResultRow | None:
        ended = self.row.status == "ended" and self._kept_row.status == "playing"
        return ResultRow(self.code, self.row.game, wall(), None) if ended else None

    def _set_wake(self, match: Match | None) -> None:
        """When must somebody look after this table even if nobody comes: stored, so that a restart keeps it."""
        wake: int | None = None
        if match is not None and self.playing and not self.row.paused:
            if any(self.played_by_bot(self.seats[seat]) for seat in match.to_act):
                wake = self.row.wake if self.row.wake is not None and self.row.wake <= wall() else wall()
            elif (due := self.due(match)) is not None:
                wake = self.row.epoch + due
        if wake != self.row.wake:
            self.put(wake=wake)

    def due(self, match: Match) -> int | None:
        """The match time at which a clock runs out next: the game's own, or a seat's."""
        times = [] if match.deadline is None or self.tick_stuck == match.seq else [match.deadline]
        times += [self.row.turn + (self.seats[seat].remaining or 0) for seat in self.running]
        return min(times) if times else None

    # -- telling what need not be written

    def people_changed(self, elsewhere: bool = False) -> None:
        """Somebody came or went: told a moment later, and the later the bigger the crowd, which is told all at once.
        Other nodes hear of it, too, unless it was there that it happened."""
        self._announce = self._announce or not elsewhere
        if self._whisper is None:
            delay = max(0.05, 0.002 * len(self.viewers))
            self._whisper = asyncio.get_running_loop().call_later(delay, self._tell_people)

    def _tell_people(self) -> None:
        self._whisper = None
        self.tell_table()
        if self._announce:
            self._announce = False
            presence.announce(self)

    def tell_table(self) -> None:
        """Sends everybody the table as it is."""
        told: dict[str | None, bytes] = {}
        for viewer in self.viewers:
            person = viewer.person.id if viewer.person is not None else None
            key = person if person is not None and (person == self.row.host or self.seats_of(person)) else None
            if key not in told:
                told[key] = encode(table_message(self, key))
            viewer.push(told[key])

    def tell_match(self, after: int) -> None:
        """Sends everybody what happened since ``after``."""
        if self.scribe is None:
            return
        self.scribe.forget()
        now = self.now()
        told: dict[tuple[int, ...], bytes] = {}
        for viewer in self.viewers:
            seats = self.seats_of(viewer.person.id if viewer.person is not None else None)
            if seats not in told:
                told[seats] = self.scribe.update(seats, after, now)
            viewer.show(told[seats], self.scribe.holds(seats))

    def close(self) -> None:
        for handle in (self._alarm, self._whisper, self._passing):
            if handle is not None:
                handle.cancel()
        for task in self.thinking.values():
            task.cancel()

    # -- alarms (set by the house's keeper)

    def set_alarm(self, handle: asyncio.TimerHandle | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = handle

    def set_passing(self, handle: asyncio.TimerHandle | None) -> None:
        if self._passing is not None:
            self._passing.cancel()
        self._passing = handle


def _visible(row: TableRow, seats: list[SeatRow]) -> tuple[Any, ...]:
    return (
        row.title, row.options, row.status, row.open, row.clock, row.host, row.paused, row.rewind,
        [(seat.kind, seat.person, seat.level, seat.strikes >= PATIENCE, seat.dossier) for seat in seats],
    )  # fmt: skip
