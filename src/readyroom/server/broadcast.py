"""Putting a match into messages: the part that all viewers share is encoded once, each seat's own part once a seat."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from readyroom.core.match import Match
from readyroom.core.record import CLOCK
from readyroom.core.struct import Event, Rewound, Undo, Undone
from readyroom.core.words import Ref, Words
from readyroom.server.messages import Line, Mine, Update

Raw = msgspec.Raw
encode = msgspec.json.Encoder().encode
NO_LINES: tuple[msgspec.Raw, ...] = ()


class Scribe:
    """Writes a match's updates for its viewers. A viewer is the tuple of seats a person has; () watches."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._moments: list[Any] = []
        self._lines: list[tuple[msgspec.Raw, ...] | None] = []
        self._seq = -1
        self._public: msgspec.Raw = Raw(b"null")
        self._mine: dict[int, msgspec.Raw] = {}
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
        match = self.match
        if self._seq != match.seq:
            self._turn_page()
        fresh = after < 0 or any(isinstance(entry.action, Undo) for entry in match.entries[after + 1 :])
        if fresh:
            after = -1
        return encode(self._compose(seats, after, fresh, now))

    def broadcast(self, seats: tuple[int, ...], after: int, now: int) -> bytes:
        """The same, remembered: everybody who is told of this entry at once and sees the same gets the same bytes."""
        if self._seq != self.match.seq:
            self._turn_page()
        told = self._updates.get(seats)
        if told is None:
            told = self._updates[seats] = self.update(seats, after, now)
        return told

    def update_message(self, seats: tuple[int, ...], after: int, now: int) -> msgspec.Raw:
        """An update to put inside another message."""
        return Raw(self.update(seats, after, now))

    def forget(self) -> None:
        """Something besides the log changed (orders, a seat's person): encode anew."""
        self._seq = -1

    def _turn_page(self) -> None:
        match = self.match
        self._public = Raw(encode(match.game.public(match.state)))
        self._mine = {}
        self._updates = {}
        self._seq = match.seq

    def _compose(self, seats: tuple[int, ...], after: int, fresh: bool, now: int) -> Update:
        match = self.match
        game, state = match.game, match.state
        return Update(
            seq=match.seq,
            fresh=fresh,
            lines=cast(tuple[Line, ...], self._lines_since(after, seats)),
            public=self._public,
            mine=cast(tuple[Mine, ...], tuple(self._mine_of(seat) for seat in seats)),
            to_act=match.to_act,
            standing=game.standing(state),
            moment=game.moment(state),
            now=now,
            deadline=match.deadline,
            outcome=match.outcome,
        )

    def _mine_of(self, seat: int) -> msgspec.Raw:
        mine = self._mine.get(seat)
        if mine is None:
            match = self.match
            own = match.game.own(match.state, seat)
            plain = Mine(seat, own, match.choice(seat), match.can_undo(seat), match.orders.get(seat))
            mine = self._mine[seat] = Raw(encode(plain))
        return mine

    def _lines_since(self, after: int, seats: tuple[int, ...]) -> tuple[msgspec.Raw, ...]:
        match = self.match
        if after == match.seq - 1:
            return self._lines_of(match.seq, seats)
        stands = set(match.line)
        lines: list[msgspec.Raw] = []
        for seq in range(after + 1, len(match.entries)):
            if seq in stands or isinstance(match.entries[seq].action, Undo):
                lines.extend(self._lines_of(seq, seats))
        return tuple(lines)

    def _lines_of(self, seq: int, seats: tuple[int, ...]) -> tuple[msgspec.Raw, ...]:
        told = self.match.told[seq]
        if all(one.only is None for one in told):
            lines = self._lines[seq]
            if lines is None:
                lines = self._lines[seq] = tuple(self._line(seq, one.event) for one in told)
            return lines
        mixed: list[msgspec.Raw] = []
        for one in told:
            heard = one.only is None or any(seat in one.only for seat in seats)
            event = one.event if heard else one.others
            if event is not None:
                mixed.append(self._line(seq, event))
        return tuple(mixed)

    def _line(self, seq: int, event: Event) -> msgspec.Raw:
        return Raw(encode(Line(seq, event, in_words(self.match, event), self._moments[seq])))


def in_words(match: Match, event: msgspec.Struct) -> Words:
    """An event in words, the kernel's own included."""
    if isinstance(event, Undone) and event.seat != CLOCK:
        return Words((Ref("seat", event.seat, f"Seat {event.seat}"), " took back the last action."))
    if isinstance(event, Rewound):
        return Words(("The table went back to an earlier moment.",))
    return match.game.describe(event)
