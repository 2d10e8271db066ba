"""A game made of steps: the step on top decides who is asked, what they may answer, and what follows."""

from __future__ import annotations

from abc import abstractmethod

from readyroom.core.game import Game
from readyroom.core.native import mypyc_attr
from readyroom.core.parameters import O, P, St, W
from readyroom.core.steps import NOTHING, answer, settle
from readyroom.core.struct import Action, Outcome
from readyroom.core.telling import Telling


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedGame(Game[O, St, P, W]):
    """The base of stepped games. A game defines the setup (``begin``), the outcome (``result``), and what is told at
    the end (``tell_end``); its steps do the rest."""

    @abstractmethod
    def begin(self, options: O, seats: int, version: int, t: Telling) -> St:
        """The table as it is laid, with the first steps on the stack."""

    @abstractmethod
    def result(self, state: St) -> Outcome:
        """The outcome of a finished match."""

    def tell_end(self, state: St, t: Telling) -> None:
        """Tells once how the match ended, when it has."""

    # -- what the kernel asks

    def setup(self, options: O, seats: int, version: int, t: Telling) -> St:
        state = self.begin(options, seats, version, t)
        settle(state, t)
        return state

    def to_act(self, state: St) -> tuple[int, ...]:
        return state.stack[-1].to_act(state) if state.stack else ()

    def legal(self, state: St, seat: int) -> list[Action]:
        return state.stack[-1].legal(state, seat) if state.stack else NOTHING

    def allows(self, state: St, seat: int, action: Action) -> Action | None:
        """Compiled code raises for a field of the wrong type; such an action is not legal either."""
        try:
            return state.stack[-1].allows(state, seat, action) if state.stack else None
        except TypeError:
            return None

    def apply(self, state: St, seat: int, action: Action, t: Telling) -> None:
        answer(state, seat, action, t)
        if state.over and t.aloud:
            self.tell_end(state, t)

    def tick(self, state: St, t: Telling) -> None:
        state.legal = None
        state.stack[-1].tick(state, t)
        settle(state, t)
        if state.over and t.aloud:
            self.tell_end(state, t)

    def outcome(self, state: St) -> Outcome | None:
        return self.result(state) if state.over else None

    def deadline(self, state: St) -> int | None:
        return state.stack[-1].deadline(state) if state.stack else None

    def live(self, state: St) -> bool:
        return bool(state.stack) and state.stack[-1].live

    def late(self, state: St, seat: int, action: Action) -> bool:
        return bool(state.stack) and state.stack[-1].late(state, seat, action)

    def restore(self, state: St) -> None:
        state.legal = None

    def refusal(self, state: St, seat: int, action: Action) -> str:
        """The step's own reason, or else what is asked instead."""
        if not state.stack or not state.stack[-1].answers(state, seat):
            return "It is not your turn to decide."
        return state.stack[-1].refusal(state, seat, action) or f"You cannot do that now. {self.prompt(state, seat)}"

    def prompt(self, state: St, seat: int) -> str:
        return state.stack[-1].prompt(state, seat) if state.stack else ""
