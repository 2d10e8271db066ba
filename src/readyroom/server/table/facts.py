"""A table's facts: who sits where, the match, its clocks, the talk. The ledger writes them down."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from readyroom.core import marks, registry
from readyroom.core.codec import decode_options
from readyroom.core.entry import CLOCK
from readyroom.core.fold import latest, live, stands
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.record import EntryData, to_entry
from readyroom.core.struct import Action
from readyroom.server.messages import Said, Signalled
from readyroom.server.refusal import Refusal
from readyroom.server.table.clocks import ALLOWANCES, LATER, PATIENCE, Allowance, Mark, after_decision
from readyroom.server.table.scribe import Scribe, encode
from readyroom.server.wall import Clock, wall
from readyroom.store.rows import MatchRow, ProfileRow, ResultRow, SeatRow, Stored, TableRow, UpdateRow

LONG_AHEAD = 600_000
replace = msgspec.structs.replace
decode = msgspec.json.decode


def person_in(seat: SeatRow, names: dict[str, str]) -> str:
    """The name of the person who plays a seat; empty if it is a bot's or free."""
    return (seat.guest or names.get(seat.person or "", "")) if seat.kind == "person" else ""


class Facts:
    """Everything that is true of a table, and what follows from it."""

    def __init__(self, code: str, clock: Clock) -> None:
        self.code = code
        self.clock = clock
        """The clock that match time is counted by."""
        self.tick_stuck = -1
        """The entry at which the rules failed on a deadline; match time stands still there."""
        self.taken_along = ""
        """What people carry over from their last match."""

    # -- from the store

    def take(self, stored: Stored) -> None:
        """Takes everything from the store except the match, which must be folded."""
        self.row: TableRow = stored.table
        self.seats: list[SeatRow] = list(stored.seats)
        self._sitting: dict[str, tuple[int, ...]] | None = None
        self.names = dict(stored.names)
        self.claimed = set(stored.claimed)
        """The people whose names nobody else on this server may use."""
        self.titles = dict(stored.titles)
        """The names of the dossiers at its seats."""
        self.profiles: dict[str, ProfileRow] = dict(stored.profiles)
        """The people at the table who have a public page or want ratings."""
        self.brought: list[UpdateRow] = []
        """The dossiers brought to the match that is just starting."""
        self.said_by: dict[int, str] = {}
        """Who said each line that is not yet written, by its number. The talk itself only shows a name."""
        self.talk = [
            Said(line.n, line.name, line.seat, line.text, cast(Signalled, line.signal), line.at) for line in stored.talk
        ]
        self.match_row: MatchRow | None = stored.match
        self.match: Match | None = None
        self.scribe: Scribe | None = None
        self.problem = ""
        """Why the match cannot be played here, in a sentence, if it cannot."""
        self.result: ResultRow | None = stored.result
        self.asked_since: dict[int, int] = {}
        """For each seat to act, the entry at which its current question was first asked."""
        self.also_asked: dict[int, list[Action]] = {}
        """What the other seats were asked when a seat acted: its answer makes theirs stale only if it changes their
        question."""
        self.running: tuple[int, ...] = ()
        """The seats whose clocks run."""
        self.options: dict[str, Any] = decode(stored.table.options)

    def fold(self, stored: Stored) -> None:
        """Folds the log. Raises if it fails, and also if today's rules would make a different match of it: luck that
        does not come from the seed, or marks that do not match. Then there is no match."""
        row = stored.match
        if row is None:
            return
        game = registry.game(row.game, row.rules)
        options = decode_options(game.Options, decode(row.options))
        match = Match(game, options, row.seats, row.seed, row.commitment, row.rules)
        scribe = Scribe(match)
        for line in stored.entries:
            moment = match.game.moment(match.state) if match.entries else None
            match.fold(to_entry(match.game, decode(line.entry, type=EntryData)), trusted=True, check_luck=True)
            marks.check(match, line.mark)
            scribe.catch_up(moment)
        for seat in self.seats:
            if seat.orders is not None and game.Orders is not None:
                match.orders[seat.seat] = decode(seat.orders, type=game.Orders)
        self.match, self.scribe = match, scribe

    # -- queries

    @property
    def game(self) -> Game:
        return registry.game(self.row.game)

    @property
    def gathering(self) -> bool:
        return self.row.status == "gathering"

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def finished(self) -> bool:
        return self.row.status in ("over", "ended")

    @property
    def seq(self) -> int:
        return -1 if self.match is None else latest(self.match)

    def now(self) -> int:
        """Match time: milliseconds since the start, without pauses."""
        return self.row.epoch if self.row.paused else max(0, self.clock.now() - self.row.epoch)

    def waited_for(self) -> frozenset[str]:
        """The people whose turn it is, if they may be away: nobody in real time or while the match is paused."""
        match = self.match
        if match is None or not self.playing or self.row.paused:
            return frozenset()
        _, to_act, deadline = stands(match)
        if deadline is not None or live(match):
            return frozenset()
        rows = [self.seats[seat] for seat in to_act]
        return frozenset([row.person for row in rows if row.kind == "person" and row.person is not None])

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        if person is None:
            return ()
        if self._sitting is None:
            self._sitting = {}
            for seat in self.seats:
                if seat.kind == "person" and seat.person is not None:
                    self._sitting[seat.person] = (*self._sitting.get(seat.person, ()), seat.seat)
        return self._sitting.get(person, ())

    def belongs(self, person: str | None) -> bool:
        """Whether the table is listed as this person's: they sit or sat at the match, host it, or answered its
        invitation."""
        if person is None:
            return False
        if person == self.row.host or self.seats_of(person) or self.was_there(person):
            return True
        return self.row.meeting is not None and person in self.row.meeting

    def was_there(self, person: str) -> bool:
        """Whether a person has sat at this match."""
        return any(person in decode(seat.sat) for seat in self.seats)

    def name_of(self, person: str | None) -> str:
        return self.names.get(person or "", "")

    def called(self, seat: SeatRow) -> str:
        """The name of the person who plays a seat at this table."""
        return person_in(seat, self.names)

    def said_since(self, number: int) -> list[Said]:
        """The talk after line ``number``."""
        first = len(self.talk)
        while first > 0 and self.talk[first - 1].n > number:
            first -= 1
        return self.talk[first:]

    def live_match(self) -> Match:
        """The match, if it can be played now. Raises a Refusal that says why not."""
        if self.match is None:
            raise Refusal(self.problem or "The match has not started yet.")
        if self.finished:
            raise Refusal("The match is over.")
        return self.match

    # -- changes

    def put(self, **changes: Any) -> None:
        self.row = replace(self.row, **changes)

    def set_seat(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)
        self._sitting = None

    def put_seats(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self._sitting = None

    def say(self, name: str, seat: int | None, text: str, signal: Signalled = "", person: str | None = None) -> None:
        """Adds a line to the table's talk. Without a name it is a notice, such as what the host did."""
        number = self.talk[-1].n + 1 if self.talk else 0
        if person is not None:
            self.said_by[number] = person
        self.talk.append(Said(number, name, seat, text, signal, wall()))

    def note_orders(self, match: Match) -> None:
        """Stores each seat's standing orders with the seat."""
        for seat in self.seats:
            orders = match.orders.get(seat.seat)
            kept = None if orders is None else encode(orders).decode()
            if kept != seat.orders:
                self.set_seat(seat.seat, orders=kept)

    def entered(self, match: Match, before: int, moment: Any, timed_out: bool) -> None:
        """Updates the log's lines, the pending questions and the clocks for the entries after ``before``."""
        if self.scribe is not None:
            self.scribe.catch_up(moment)
        since, seq = self.asked_since, latest(match)
        self.asked_since = {seat: seq for seat in stands(match)[1]}  # noqa: C420 - compiled, it takes half as long
        for seat, legal in self.also_asked.items():
            if seat in self.asked_since and seat in since and match.legal(seat) == legal:
                self.asked_since[seat] = since[seat]
        if self.allowance is not None:
            self.charge({entry.actor for entry in match.entries[before + 1 :] if entry.actor != CLOCK}, timed_out)
        self.rerun()

    # -- clocks

    @property
    def allowance(self) -> Allowance | None:
        return ALLOWANCES.get(self.row.clock)

    @property
    def slow(self) -> bool:
        """Whether the clocks count in days."""
        return self.allowance is not None and self.allowance.slow

    @property
    def asks_when_late(self) -> bool:
        """Whether the others are asked before a bot moves for someone whose clock ran out."""
        return self.slow and self.row.late == "ask"

    def left(self, seat: SeatRow) -> int | None:
        """Milliseconds left on a seat's clock now."""
        if seat.remaining is None or self.row.clock == "none" or seat.kind == "bot":
            return None
        runs = seat.seat in self.running and self.playing and not self.row.paused
        return max(0, seat.remaining - (self.now() - self.row.turn if runs else 0))

    def charge(self, decided: set[int], timed_out: bool = False) -> None:
        """Takes the time since the last entry off the running clocks, and gives the increment to the seats that
        decided."""
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
                remaining = after_decision(allowance, remaining, timed_out or remaining == 0)
            if remaining != seat.remaining:
                self.set_seat(seat.seat, remaining=remaining)
        self.put(turn=now)

    def rerun(self) -> None:
        """Starts the clocks of the seats to act, unless the game itself runs in real time."""
        match = self.match
        if match is None or self.row.clock == "none" or not self.playing or match.outcome or match.deadline is not None:
            self.running = ()
        else:
            self.running = tuple(seat for seat in match.to_act if self.seats[seat].kind != "bot")

    def due(self, match: Match) -> int | None:
        """The match time at which the next clock runs out: the game's own or a seat's."""
        due = None if self.tick_stuck == latest(match) else stands(match)[2]
        for seat in self.running:
            out = self.row.turn + (self.seats[seat].remaining or 0)
            if self.asks_when_late and self.row.asked is not None and out <= self.now():
                asked = decode(self.row.asked, type=Mark)
                out = asked.until if asked.type == "late" else self.now() + LATER
            due = out if due is None else min(due, out)
        return due

    def can_rest(self) -> bool:
        """Whether the table can be unloaded: nothing is due soon, and the store will wake it in time."""
        wake = self.row.wake
        return wake is None or ((self.gathering or self.slow) and wake > self.clock.now() + LONG_AHEAD)

    def bot_to_act(self, match: Match) -> bool:
        """Whether a bot decides for one of the seats to act."""
        return any(self.played_by_bot(self.seats[seat]) for seat in stands(match)[1])

    def played_by_bot(self, seat: SeatRow) -> bool:
        """Whether a bot decides for this seat now: its own bot, or a stand-in."""
        if seat.kind == "bot" or seat.strikes >= PATIENCE:
            return True
        return bool(self.running) and seat.seat in self.running and self.left(seat) == 0 and not self.asks_when_late
