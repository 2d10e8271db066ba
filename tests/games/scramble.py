"""Scramble: a small real-time game of contested grabs, announcements and deadlines. Only for tests.

Two rounds. The crews muster (everybody says *ready*, or time runs out), then all grab crates from one heap at once:
whoever is first has it, and the late hand is told so, politely. Calls over the speakers change what counts. At the
horn everybody secretly declares up to two crates; those are opened and counted, the rest count 1 each.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Annotated, Any

import msgspec
from tests.games.scramble_rules import (
    State,
    announce,
    count_up,
    declare_phase,
    grab,
    muster_phase,
    scramble_phase,
)
from tests.games.scramble_table import (
    ACTIONS,
    CALLS,
    CRATES,
    DECLARED,
    EVENTS,
    HOLD,
    NOTATION,
    PHRASES,
    ROUNDS,
    VALUES,
    Declare,
    DeclaredSome,
    Drop,
    Dropped,
    Grab,
    Leave,
    Left,
    NobodyCame,
    Ready,
    SaidReady,
    Taken,
)

from readyroom.core.chance import Chance
from readyroom.core.choice import Field, Pick, Value
from readyroom.core.game import Bot, Game, Moment
from readyroom.core.steps import NOTHING
from readyroom.core.struct import Action, Outcome
from readyroom.core.telling import Telling

COUNTED = "The last round was counted."
NOBODY = "Nobody was ready in time."


class ScrambleOptions(msgspec.Struct, frozen=True):
    """What a table of Scramble chooses."""

    calls: Annotated[bool, msgspec.Meta(title="Calls over the speakers")] = True


class CrewView(msgspec.Struct, frozen=True):
    """One crew as everybody sees it; ``done`` with this phase or not."""

    seat: int
    hold: tuple[int, ...]
    points: int
    done: bool


class HeapView(msgspec.Struct, frozen=True):
    """All that lies open."""

    phase: str
    round: int
    heap: tuple[int, ...]
    call: str
    ends: int
    """when the phase ends, in match milliseconds"""
    crews: tuple[CrewView, ...]


class KnownView(msgspec.Struct, frozen=True):
    """What a crew knows: the values of crates it has looked into, and what it has declared."""

    values: dict[int, int]
    declared: tuple[int, ...] | None


class Scramble(Game[ScrambleOptions, State]):
    slug = "scramble"
    title = "Scramble"
    blurb = "One heap, many hands."
    minutes = 3
    seats = range(2, 5)
    Options = ScrambleOptions
    actions = ACTIONS
    events = EVENTS
    secret = (Declare,)
    notation = NOTATION
    phrases = PHRASES
    levels = ("quick", "patient")
    longest = 5_000

    def setup(self, options: ScrambleOptions, seats: int, version: int, t: Telling) -> State:
        state = State(seats, options.calls)
        muster_phase(state, t)
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.phase == "over":
            return ()
        return tuple(seat for seat, done in enumerate(state.done) if not done)

    def legal(self, state: State, seat: int) -> list[Action]:
        if state.phase == "over" or state.done[seat]:
            return NOTHING
        if state.phase == "muster":
            return [Ready()]
        hold = state.hold(seat)
        if state.phase == "declare":
            sizes = range(min(DECLARED, len(hold)) + 1)
            return [Declare(crates) for size in sizes for crates in combinations(hold, size)]
        room = len(hold) < HOLD
        grabs: list[Action] = [Grab(crate) for crate in range(CRATES) if room and state.holder[crate] < 0]
        return [*grabs, *[Drop(crate) for crate in hold], Leave()]

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Grab):
            if state.holder[action.crate] >= 0:
                t.whisper(Taken(seat, action.crate, state.holder[action.crate]), seat)
            else:
                grab(state, seat, action.crate, t)
        elif isinstance(action, Drop):
            state.holder[action.crate] = -1
            t.tell(Dropped(seat, action.crate))
        else:
            self._finish(state, seat, action, t)

    def _finish(self, state: State, seat: int, action: Action, t: Telling) -> None:
        """A seat is done with this phase; the last one ends it."""
        state.done[seat] = True
        if isinstance(action, Ready):
            t.tell(SaidReady(seat))
        elif isinstance(action, Leave):
            t.tell(Left(seat))
        elif isinstance(action, Declare):
            state.declared[seat] = action.crates
            t.tell(DeclaredSome(seat))
        if all(state.done):
            self._next_phase(state, t)

    def tidy(self, action: Action) -> Action:
        return Declare(tuple(sorted(action.crates))) if isinstance(action, Declare) else action

    def late(self, state: State, seat: int, action: Action) -> bool:
        """Somebody else's hand was faster."""
        if state.phase != "scramble" or not isinstance(action, Grab) or state.done[seat]:
            return False
        in_reach = 0 <= action.crate < CRATES and len(state.hold(seat)) < HOLD
        return in_reach and state.holder[action.crate] not in (-1, seat)

    def refusal(self, state: State, seat: int, action: Action) -> str:
        if state.done[seat]:
            return "You are done with this phase; wait for the others."
        if state.phase == "muster":
            return "The heap is not open yet: say that you are ready."
        if state.phase == "declare":
            if isinstance(action, Declare):
                return f"Declare up to {DECLARED} different crates from your own hold."
            return "The horn has sounded: all you can do is declare crates."
        if isinstance(action, Grab) and len(state.hold(seat)) == HOLD:
            return f"Your hold is full: it takes {HOLD} crates."
        if isinstance(action, Grab) and 0 <= action.crate < CRATES:
            return "You have that crate already."
        if isinstance(action, Drop):
            return f"You have no crate {action.crate} to put back."
        return f"There is no crate {action.crate}." if isinstance(action, Grab) else "The heap is open: grab something!"

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        ranking = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
        return Outcome(tuple(state.points), ranking, COUNTED if state.round == ROUNDS + 1 else NOBODY)

    def deadline(self, state: State) -> int | None:
        return None if state.phase == "over" else min(state.ends, state.next_call or state.ends)

    def tick(self, state: State, t: Telling) -> None:
        if t.now < state.ends:
            announce(state, t)
        elif state.phase == "muster" and not any(state.done):
            t.tell(NobodyCame())
            state.phase = "over"
        else:
            self._next_phase(state, t)

    def _next_phase(self, state: State, t: Telling) -> None:
        if state.phase == "muster":
            scramble_phase(state, t)
        elif state.phase == "scramble":
            declare_phase(state, t)
        else:
            count_up(state, t)
            state.round += 1
            if state.round > ROUNDS:
                state.phase = "over"
            else:
                muster_phase(state, t)

    def public(self, state: State) -> HeapView:
        return HeapView(
            phase=state.phase,
            round=state.round,
            heap=tuple(crate for crate in range(CRATES) if state.holder[crate] < 0),
            call=state.call,
            ends=state.ends,
            crews=tuple(
                CrewView(seat, tuple(state.hold(seat)), points, state.done[seat])
                for seat, points in enumerate(state.points)
            ),
        )

    def own(self, state: State, seat: int) -> KnownView:
        known = {crate: state.value[crate] for crate in range(CRATES) if state.seen[crate] >> seat & 1}
        return KnownView(known, state.declared[seat])

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        mine = 0 if viewer is None else 1 << viewer
        unknown = [crate for crate in range(CRATES) if state.value[crate] and not state.seen[crate] & mine]
        values = sorted(state.values.pool + [state.value[crate] for crate in unknown])
        for crate in unknown:
            state.value[crate] = chance.take(values)
        state.values.pool = values
        for seat, declared in enumerate(state.declared):
            if declared is not None and seat != viewer:
                hold = state.hold(seat)
                count = chance.below(min(DECLARED, len(hold)) + 1)
                state.declared[seat] = tuple(sorted(chance.take(hold) for _ in range(count)))

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple(state.points)

    def moment(self, state: State) -> Moment:
        names = {"muster": "Muster", "scramble": "Scramble", "declare": "Declaration", "over": "The end"}
        return Moment(min(state.round, ROUNDS), None, names[state.phase])

    def prompt(self, state: State, seat: int) -> str:
        if state.phase == "muster":
            return "Are you ready?"
        if state.phase == "declare":
            return f"Which crates do you declare? Up to {DECLARED}, in secret."
        return f"Grab! Your hold has room for {HOLD - len(state.hold(seat))} more."

    def picks(self, state: State, seat: int) -> tuple[Pick, ...]:
        if state.phase != "declare" or state.done[seat]:
            return ()
        values = tuple(Value(crate, f"crate {crate}", "crate") for crate in state.hold(seat))
        most = min(DECLARED, len(values))
        return (Pick("declare", "Declare", (Field("crates", "Crates", values, 0, most, many=True),)),)

    def catalog(self) -> dict[str, Any]:
        return {"calls": list(CALLS), "values": list(VALUES)}

    def coverage(self) -> tuple[str, ...]:
        return (*CALLS, COUNTED)

    def conserved(self, state: State) -> dict[str, int]:
        values = [*state.values.cards(), *state.value]
        return {"crates": len(state.holder), **{f"value {v}": values.count(v) for v in sorted(set(VALUES))}}

    def bounded(self, state: State) -> dict[str, tuple[int, int]]:
        bounds = {"rounds begun": (state.round, ROUNDS + 1)}
        for seat, declared in enumerate(state.declared):
            bounds[f"crates in the hold of seat {seat}"] = (len(state.hold(seat)), HOLD)
            bounds[f"crates declared by seat {seat}"] = (len(declared or ()), DECLARED)
        return bounds

    def flaws(self, state: State) -> tuple[str, ...]:
        return tuple(
            f"Seat {seat} has declared crate {crate}, which it does not hold."
            for seat, declared in enumerate(state.declared)
            for crate in declared or ()
            if state.holder[crate] != seat
        )

    def option_sets(self) -> Iterable[ScrambleOptions]:
        return (ScrambleOptions(), ScrambleOptions(calls=False))

    def bot(self, level: str) -> Bot:
        if level == "patient":
            return PatientBot()
        return QuickBot() if level == "quick" else super().bot(level)


class QuickBot:
    """Fills its hold and declares its best crates; it knows what is in its own."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        grabs = [action for action in legal if isinstance(action, Grab)]
        if grabs:
            return grabs[chance.below(len(grabs))]
        if state.phase == "declare":
            best = sorted(state.hold(seat), key=lambda crate: (-state.value[crate], crate))[:DECLARED]
            return Declare(tuple(sorted(best)))
        return Leave() if state.phase == "scramble" else legal[0]


class PatientBot(QuickBot):
    """Lets the others have a crate more than itself before it grabs; while it waits, it does nothing at all."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        if state.phase == "scramble":
            most = max(len(state.hold(other)) for other in range(len(state.done)) if other != seat)
            if len(state.hold(seat)) >= most and len(state.hold(seat)) < HOLD:
                return None
        return super().choose(state, seat, legal, chance)


GAME = Scramble()
