"""Scramble: a small real-time game of contested grabs, announcements and deadlines. Only for tests.

Two rounds. The crews muster (everybody says *ready*, or time runs out), then all grab crates from one heap at once:
the first hand gets it, and the late one is told so, politely. Calls over the speakers change what counts. At the
horn everybody secretly declares up to two crates; those are opened and counted, the rest count 1 each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from tests.games.scramble_rules import Declaring, Mustering, Scrambling, State, muster
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
    Grab,
    Leave,
)

from readyroom.core.chance import Chance
from readyroom.core.choice import Field, Pick, Value
from readyroom.core.game import Bot
from readyroom.core.stepped import SteppedGame
from readyroom.core.struct import Action, Catalog, Moment, Outcome
from readyroom.core.telling import Telling

COUNTED = "The last round was counted."
NOBODY = "Nobody was ready in time."


class ScrambleCatalog(Catalog, frozen=True):
    calls: tuple[str, ...]
    values: tuple[int, ...]


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
    """The public view."""

    phase: str
    round: int
    heap: tuple[int, ...]
    call: str
    ends: int
    """when the phase ends, in match milliseconds"""
    crews: tuple[CrewView, ...]


class KnownView(msgspec.Struct, frozen=True):
    """What a crew knows: the values of the crates it has looked into, and its declaration."""

    values: dict[int, int]
    declared: tuple[int, ...] | None


PHASES: dict[type, str] = {Mustering: "muster", Scrambling: "scramble", Declaring: "declare"}


def phase_of(state: State) -> str:
    return "over" if state.over else PHASES[type(state.stack[-1])]


class Scramble(SteppedGame[ScrambleOptions, State, HeapView, KnownView]):
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

    def begin(self, options: ScrambleOptions, seats: int, version: int, t: Telling) -> State:
        state = State(seats, options.calls)
        muster(state, t)
        return state

    def result(self, state: State) -> Outcome:
        ranking = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
        return Outcome(tuple(state.points), ranking, COUNTED if state.round == ROUNDS + 1 else NOBODY)

    def tidy(self, action: Action) -> Action:
        return Declare(tuple(sorted(action.crates))) if isinstance(action, Declare) else action

    def public(self, state: State) -> HeapView:
        return HeapView(
            phase=phase_of(state),
            round=state.round,
            heap=tuple(crate for crate in range(CRATES) if state.holder[crate] < 0),
            call=state.call,
            ends=state.ends,
            crews=tuple(
                CrewView(seat, tuple(state.hold(seat)), points, seat not in self.to_act(state))
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
        return Moment(min(state.round, ROUNDS), None, names[phase_of(state)])

    def picks(self, state: State, seat: int) -> tuple[Pick, ...]:
        if phase_of(state) != "declare" or seat not in self.to_act(state):
            return ()
        values = tuple(Value(crate, f"crate {crate}", "crate") for crate in state.hold(seat))
        most = min(DECLARED, len(values))
        return (Pick("declare", "Declare", (Field("crates", "Crates", values, 0, most, many=True),)),)

    def catalog(self) -> ScrambleCatalog:
        return ScrambleCatalog(CALLS, VALUES)

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
    """Fills its hold and declares its best crates; it knows the value of its own."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        grabs = [action for action in legal if isinstance(action, Grab)]
        if grabs:
            return grabs[chance.below(len(grabs))]
        if phase_of(state) == "declare":
            best = sorted(state.hold(seat), key=lambda crate: (-state.value[crate], crate))[:DECLARED]
            return Declare(tuple(sorted(best)))
        return Leave() if phase_of(state) == "scramble" else legal[0]


class PatientBot(QuickBot):
    """Lets the others have one crate more than itself before it grabs; meanwhile it does nothing."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        if phase_of(state) == "scramble":
            most = max(len(state.hold(other)) for other in range(len(state.points)) if other != seat)
            if len(state.hold(seat)) >= most and len(state.hold(seat)) < HOLD:
                return None
        return super().choose(state, seat, legal, chance)


GAME = Scramble()
