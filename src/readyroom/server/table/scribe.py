"""Putting a match into messages: the part that all viewers share is encoded once, each seat's own part once a seat."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.match import Match
from readyroom.core.record import CLOCK, Entry
from readyroom.core.struct import Event, Rewound, Undo, Undone
from readyroom.core.words import Ref, Words
from readyroom.server.messages import Line, Mine, Update

encode = msgspec.json.Encoder().encode
SHAPES_KEPT = 8


class Scribe:
    """Writes a match's updates for its viewers. A viewer is the tuple of seats a person has; () watches."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._moments: list[Any] = []
        self._lines: list[tuple[bytes, ...] | None] = []
        self._seq = -1
        self._to_act: tuple[int, ...] = ()
        self._public = b"null"
        self._mine: dict[int, bytes] = {}
        self._shapes: dict[tuple[bool, int], tuple[bytes, bytes, bytes]] = {}
        self._updates: dict[tuple[int, ...], bytes] = {}

    def catch_up(self, moment: Any) -> None:
        """New entries are there; ``moment`` is where in the match we were when they were made."""
        match = self.match
        if not self._moments:
            moment = match.game.moment(match.state)
        while len(self._moments) < len(match.entries):
            self._moments.append(moment)
            self._lines.append(None)

    def update(self, seats: tuple[int, ...], after: int, now: int) -> bytes:
        """What happened since ``after``, and how things stand, for one kind of viewer."""
        entries = self.match.entries
        if self._seq != len(entries) - 1:
            self._turn_page()
        fresh = after < 0 or _took_back(entries, after)
        shape = self._shapes.get((fresh, now))
        if shape is None:
            if len(self._shapes) > SHAPES_KEPT:  # people come and go at one entry, each at another time
                self._shapes.clear()
            shape = self._shapes[fresh, now] = self._shape(fresh, now)
        head, middle, tail = shape
        lines = b",".join(self._lines_since(-1 if fresh else after, seats))
        mine = self._mine_of(seats[0]) if len(seats) == 1 else b",".join([self._mine_of(seat) for seat in seats])
        return b"".join((head, lines, middle, mine, tail))

    def broadcast(self, seats: tuple[int, ...], after: int, now: int) -> bytes:
        """The same, remembered: everybody who is told of this entry at once and sees the same gets the same bytes."""
        if self._seq != len(self.match.entries) - 1:
            self._turn_page()
        told = self._updates.get(seats)
        if told is None:
            told = self._updates[seats] = self.update(seats, after, now)
        return told

    def update_message(self, seats: tuple[int, ...], after: int, now: int) -> msgspec.Raw:
        """An update to put inside another message."""
        return msgspec.Raw(self.update(seats, after, now))

    def forget(self) -> None:
        """Something besides the log changed (orders, a seat's person): encode anew."""
        self._seq = -1

    def _turn_page(self) -> None:
        match = self.match
        self._public = encode(match.game.public(match.state))
        self._mine = {}
        self._updates = {}
        self._shapes = {}
        self._to_act = match.to_act
        self._seq = match.seq

    def _shape(self, fresh: bool, now: int) -> tuple[bytes, bytes, bytes]:
        """An update with its lines and its own parts left out: what comes before, between and after them.

        It is the message itself, encoded with nothing in those places, and cut there; the public part is put in last,
        so that nothing in it can be taken for a place to cut.
        """
        match = self.match
        game, state = match.game, match.state
        empty = Update(
            seq=match.seq,
            fresh=fresh,
            lines=(),
            public=None,
            mine=(),
            to_act=self._to_act,
            standing=game.standing(state),
            moment=game.moment(state),
            now=now,
            deadline=match.deadline,
            outcome=match.outcome,
        )
        head, middle, tail = encode(empty).split(b"[]", 2)
        middle = middle.replace(b'"public":null', b'"public":' + self._public, 1)
        return head + b"[", b"]" + middle + b"[", b"]" + tail

    def _mine_of(self, seat: int) -> bytes:
        mine = self._mine.get(seat)
        if mine is None:
            match = self.match
            own = match.game.own(match.state, seat)
            asked = match.choice(seat) if seat in self._to_act else None
            plain = Mine(seat, own, asked, match.can_undo(seat), match.orders.get(seat))
            mine = self._mine[seat] = encode(plain)
        return mine

    def _lines_since(self, after: int, seats: tuple[int, ...]) -> tuple[bytes, ...]:
        match = self.match
        if after == self._seq - 1:
            return self._lines_of(self._seq, seats)
        stands = set(match.line)
        lines: list[bytes] = []
        for seq in range(after + 1, len(match.entries)):
            if seq in stands or isinstance(match.entries[seq].action, Undo):
                lines.extend(self._lines_of(seq, seats))
        return tuple(lines)

    def _lines_of(self, seq: int, seats: tuple[int, ...]) -> tuple[bytes, ...]:
        lines = self._lines[seq]
        if lines is not None:
            return lines
        told = self.match.told[seq]
        if all(one.only is None for one in told):  # everybody hears the same
            lines = self._lines[seq] = tuple([self._line(seq, one.event) for one in told])
            return lines
        mixed: list[bytes] = []
        for one in told:
            heard = seats if one.only is None else tuple([seat for seat in seats if seat in one.only])
            unheard = tuple([seat for seat in seats if seat not in heard])
            shared = bool(heard and unheard)  # a device of several seats is told both, and shows each its own
            if heard or one.only is None:
                mixed.append(self._line(seq, one.event, heard if shared else None))
            if one.others is not None and one.only is not None and (unheard or not heard):
                mixed.append(self._line(seq, one.others, unheard if shared else None))
        return tuple(mixed)

    def _line(self, seq: int, event: Event, only: tuple[int, ...] | None = None) -> bytes:
        return encode(Line(seq, event, in_words(self.match, event), self._moments[seq], only))


def _took_back(entries: list[Entry], after: int) -> bool:
    """Whether something was taken back since ``after``."""
    if after == len(entries) - 2:
        return isinstance(entries[-1].action, Undo)
    return any(isinstance(entry.action, Undo) for entry in entries[after + 1 :])


def in_words(match: Match, event: msgspec.Struct) -> Words:
    """An event in words, the kernel's own included."""
    if isinstance(event, Undone) and event.seat != CLOCK:
        return Words((Ref("seat", event.seat, f"Seat {event.seat}"), " took back the last action."))
    if isinstance(event, Rewound):
        return Words(("The table went back to an earlier moment.",))
    return match.game.describe(event)
