"""Scramble: the state, and what its phases do to it."""

from __future__ import annotations

from typing import Any

from tests.games.scramble_table import (
    CALL_MS,
    CALLS,
    CRATES,
    DECLARE_MS,
    MUSTER_MS,
    SCRAMBLE_MS,
    VALUES,
    Announced,
    Began,
    Grabbed,
    LookedInto,
    Mustered,
    Opened,
    ScrambleEnded,
)

from readyroom.core.deck import Deck
from readyroom.core.telling import Telling


class State:
    """Per crate: who holds it (-1: the heap), its value (0: nobody has looked yet), and who has ``seen`` it (bits)."""

    __slots__ = (
        "began", "call", "calls", "declared", "done", "ends", "holder", "next_call", "phase", "points", "round",
        "seen", "value", "values",
    )  # fmt: skip

    def __init__(self, seats: int, calls: bool) -> None:
        self.calls = calls
        self.phase = "muster"
        self.round = 1
        self.began = 0
        self.ends = 0
        self.next_call = 0
        self.call = ""
        self.points = [0] * seats
        self.done = [False] * seats
        self.declared: list[tuple[int, ...] | None] = [None] * seats
        self.holder = [-1] * CRATES
        self.value = [0] * CRATES
        self.seen = [0] * CRATES
        self.values = Deck(list(VALUES))

    def hold(self, seat: int) -> list[int]:
        return [crate for crate in range(CRATES) if self.holder[crate] == seat]

    def clone(self) -> State:
        copy = State(0, self.calls)
        copy.phase = self.phase
        copy.round = self.round
        copy.began = self.began
        copy.ends = self.ends
        copy.next_call = self.next_call
        copy.call = self.call
        copy.points = self.points.copy()
        copy.done = self.done.copy()
        copy.declared = self.declared.copy()
        copy.holder = self.holder.copy()
        copy.value = self.value.copy()
        copy.seen = self.seen.copy()
        copy.values = self.values.clone()
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "calls": self.calls,
            "phase": self.phase,
            "round": self.round,
            "began": self.began,
            "ends": self.ends,
            "next_call": self.next_call,
            "call": self.call,
            "points": self.points,
            "done": self.done,
            "declared": self.declared,
            "holder": self.holder,
            "value": self.value,
            "seen": self.seen,
            "values": self.values.dump(),
        }


def muster_phase(s: State, t: Telling) -> None:
    s.phase = "muster"
    s.done = [False] * len(s.done)
    s.declared = [None] * len(s.done)
    s.holder = [-1] * CRATES
    s.value = [0] * CRATES
    s.seen = [0] * CRATES
    s.values = Deck(list(VALUES))
    s.call = ""
    s.next_call = 0
    s.ends = t.now + MUSTER_MS
    t.tell(Mustered(s.round))


def scramble_phase(s: State, t: Telling) -> None:
    s.phase = "scramble"
    s.done = [False] * len(s.done)
    s.began = t.now
    s.ends = t.now + SCRAMBLE_MS
    s.next_call = t.now + CALL_MS if s.calls else 0
    t.tell(Began())


def announce(s: State, t: Telling) -> None:
    """A call replaces the one before. There is none at the horn itself."""
    s.call = CALLS[t.chance.below(len(CALLS))]
    s.next_call = t.now + CALL_MS if t.now + CALL_MS < s.ends else 0
    t.tell(Announced(s.call, (t.now - s.began) // 1000))


def grab(s: State, seat: int, crate: int, t: Telling) -> None:
    s.holder[crate] = seat
    if not s.value[crate]:
        s.value[crate] = s.values.draw(t.chance)
    t.reveal()  # a look into a crate cannot be taken back, not even into one that somebody else has looked into
    s.seen[crate] |= 1 << seat
    t.tell(Grabbed(seat, crate))
    t.whisper(LookedInto(seat, crate, s.value[crate]), seat)


def declare_phase(s: State, t: Telling) -> None:
    t.tell(ScrambleEnded(early=all(s.done)))
    s.phase = "declare"
    s.done = [False] * len(s.done)
    s.next_call = 0
    s.ends = t.now + DECLARE_MS


def count_up(s: State, t: Telling) -> None:
    """Everybody's declared crates are opened at once; who declared nothing in time opens nothing."""
    t.reveal()
    for seat in range(len(s.points)):
        crates = s.declared[seat] or ()
        values = tuple(s.value[crate] for crate in crates)
        rest = len(s.hold(seat)) - len(crates)
        points = sum(5 if s.call == "rescue" and value == 1 else value for value in values)
        points += {"customs": -rest, "leak": 0}.get(s.call, rest)
        s.points[seat] += points
        t.tell(Opened(seat, crates, values, points))
