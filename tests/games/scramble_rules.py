"""Scramble: the state, and what its phases do to it."""

from __future__ import annotations

from itertools import combinations

from tests.games.scramble_table import (
    CALL_MS,
    CALLS,
    CRATES,
    DECLARE_MS,
    DECLARED,
    HOLD,
    MUSTER_MS,
    ROUNDS,
    SCRAMBLE_MS,
    VALUES,
    Announced,
    Began,
    Declare,
    DeclaredSome,
    Drop,
    Dropped,
    Grab,
    Grabbed,
    Leave,
    Left,
    LookedInto,
    Mustered,
    NobodyCame,
    Opened,
    Ready,
    SaidReady,
    ScrambleEnded,
    Taken,
)

from readyroom.core.deck import Deck
from readyroom.core.steps import AskAll, SteppedState
from readyroom.core.struct import Action
from readyroom.core.telling import Telling


class State(SteppedState):
    """Per crate: who holds it (-1: the heap), its value (0: not looked at yet), and who has ``seen`` it (bits)."""

    __slots__ = (
        "began", "call", "calls", "declared", "ends", "holder", "next_call", "points", "round", "seen", "value",
        "values",
    )  # fmt: skip

    def __init__(self, seats: int, calls: bool) -> None:
        self.calls = calls
        self.stack = []
        self.legal = None
        self.over = False
        self.round = 1
        self.began = 0
        self.ends = 0
        self.next_call = 0
        self.call = ""
        self.points = [0] * seats
        self.declared: list[tuple[int, ...] | None] = [None] * seats
        self.holder = [-1] * CRATES
        self.value = [0] * CRATES
        self.seen = [0] * CRATES
        self.values = Deck(list(VALUES))

    def hold(self, seat: int) -> list[int]:
        return [crate for crate in range(CRATES) if self.holder[crate] == seat]

    def clone(self) -> State:
        copy = State(0, self.calls)
        copy.stack = self.stack.copy()
        copy.legal = self.legal
        copy.over = self.over
        copy.round = self.round
        copy.began = self.began
        copy.ends = self.ends
        copy.next_call = self.next_call
        copy.call = self.call
        copy.points = self.points.copy()
        copy.declared = self.declared.copy()
        copy.holder = self.holder.copy()
        copy.value = self.value.copy()
        copy.seen = self.seen.copy()
        copy.values = self.values.clone()
        return copy


def everybody(s: State) -> tuple[int, ...]:
    return tuple(range(len(s.points)))


class Phase(AskAll[State]):
    """Everyone acts at once, until all are done or time is up."""

    __slots__ = ()
    live = True

    def deadline(self, s: State) -> int | None:
        return s.ends

    def tick(self, s: State, t: Telling) -> None:
        self.run(s, t)

    def answers(self, s: State, seat: int) -> bool:
        return True

    def refusal(self, s: State, seat: int, action: Action) -> str:
        done = "You are done with this phase; wait for the others."
        return self.why_not(s, seat, action) if seat in self.seats else done

    def why_not(self, s: State, seat: int, action: Action) -> str:
        raise NotImplementedError


class Mustering(Phase):
    """Everybody says that they are ready."""

    __slots__ = ()

    def options(self, s: State, seat: int) -> list[Action]:
        return [Ready()]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack[-1] = Mustering(self.without(seat))
        t.tell(SaidReady(seat))

    def tick(self, s: State, t: Telling) -> None:
        if len(self.seats) == len(s.points):
            t.tell(NobodyCame())
            s.over = True
        else:
            self.run(s, t)

    def run(self, s: State, t: Telling) -> None:
        s.stack[-1] = Scrambling(everybody(s))
        s.began = t.now
        s.ends = t.now + SCRAMBLE_MS
        s.next_call = t.now + CALL_MS if s.calls else 0
        t.tell(Began())

    def prompt(self, s: State, seat: int) -> str:
        return "Are you ready?"

    def why_not(self, s: State, seat: int, action: Action) -> str:
        return "The heap is not open yet: say that you are ready."


class Scrambling(Phase):
    """The first hand gets the crate."""

    __slots__ = ()

    def options(self, s: State, seat: int) -> list[Action]:
        hold = s.hold(seat)
        room = len(hold) < HOLD
        grabs: list[Action] = [Grab(crate) for crate in range(CRATES) if room and s.holder[crate] < 0]
        return [*grabs, *[Drop(crate) for crate in hold], Leave()]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Grab):
            if s.holder[action.crate] >= 0:
                t.whisper(Taken(seat, action.crate, s.holder[action.crate]), seat)
            else:
                grab(s, seat, action.crate, t)
        elif isinstance(action, Drop):
            s.holder[action.crate] = -1
            t.tell(Dropped(seat, action.crate))
        else:
            s.stack[-1] = Scrambling(self.without(seat))
            t.tell(Left(seat))

    def late(self, s: State, seat: int, action: Action) -> bool:
        """Another hand was faster."""
        if not isinstance(action, Grab) or seat not in self.seats:
            return False
        in_reach = 0 <= action.crate < CRATES and len(s.hold(seat)) < HOLD
        return in_reach and s.holder[action.crate] not in (-1, seat)

    def deadline(self, s: State) -> int | None:
        return min(s.ends, s.next_call or s.ends)

    def tick(self, s: State, t: Telling) -> None:
        if t.now < s.ends:
            announce(s, t)
        else:
            self.run(s, t)

    def run(self, s: State, t: Telling) -> None:
        t.tell(ScrambleEnded(early=not self.seats))
        s.stack[-1] = Declaring(everybody(s))
        s.next_call = 0
        s.ends = t.now + DECLARE_MS

    def prompt(self, s: State, seat: int) -> str:
        return f"Grab! Your hold has room for {HOLD - len(s.hold(seat))} more."

    def why_not(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, Grab) and len(s.hold(seat)) == HOLD:
            return f"Your hold is full: it takes {HOLD} crates."
        if isinstance(action, Grab) and 0 <= action.crate < CRATES:
            return "You have that crate already."
        if isinstance(action, Drop):
            return f"You have no crate {action.crate} to put back."
        return f"There is no crate {action.crate}." if isinstance(action, Grab) else "The heap is open: grab something!"


class Declaring(Phase):
    """Up to two crates each, in secret."""

    __slots__ = ()

    def options(self, s: State, seat: int) -> list[Action]:
        hold = s.hold(seat)
        sizes = range(min(DECLARED, len(hold)) + 1)
        return [Declare(crates) for size in sizes for crates in combinations(hold, size)]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Declare)
        s.stack[-1] = Declaring(self.without(seat))
        s.declared[seat] = action.crates
        t.tell(DeclaredSome(seat))

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        count_up(s, t)
        s.round += 1
        if s.round <= ROUNDS:
            muster(s, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"Which crates do you declare? Up to {DECLARED}, in secret."

    def why_not(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, Declare):
            return f"Declare up to {DECLARED} different crates from your own hold."
        return "The horn has sounded: all you can do is declare crates."


def muster(s: State, t: Telling) -> None:
    s.stack.append(Mustering(everybody(s)))
    s.declared = [None] * len(s.points)
    s.holder = [-1] * CRATES
    s.value = [0] * CRATES
    s.seen = [0] * CRATES
    s.values = Deck(list(VALUES))
    s.call = ""
    s.next_call = 0
    s.ends = t.now + MUSTER_MS
    t.tell(Mustered(s.round))


def announce(s: State, t: Telling) -> None:
    """A call replaces the previous one. There is none at the horn itself."""
    s.call = CALLS[t.chance.below(len(CALLS))]
    s.next_call = t.now + CALL_MS if t.now + CALL_MS < s.ends else 0
    t.tell(Announced(s.call, (t.now - s.began) // 1000))


def grab(s: State, seat: int, crate: int, t: Telling) -> None:
    s.holder[crate] = seat
    if not s.value[crate]:
        s.value[crate] = s.values.draw(t.chance)
    t.reveal()  # looking into a crate cannot be undone, even if another seat has already looked into it
    s.seen[crate] |= 1 << seat
    t.tell(Grabbed(seat, crate))
    t.whisper(LookedInto(seat, crate, s.value[crate]), seat)


def count_up(s: State, t: Telling) -> None:
    """Everyone's declared crates are opened at once; those who declared nothing in time open nothing."""
    t.reveal()
    for seat in range(len(s.points)):
        crates = s.declared[seat] or ()
        values = tuple(s.value[crate] for crate in crates)
        rest = len(s.hold(seat)) - len(crates)
        points = sum(5 if s.call == "rescue" and value == 1 else value for value in values)
        points += {"customs": -rest, "leak": 0}.get(s.call, rest)
        s.points[seat] += points
        t.tell(Opened(seat, crates, values, points))
