"""A game whose pending work lies on a stack of steps: whoever is asked, and what they may answer, is up to the step on
top."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from readyroom.core.game import Game, O
from readyroom.core.steps import NOTHING, settle
from readyroom.core.struct import Action
from readyroom.core.telling import Telling


class SteppedState(Protocol):
    """All facts of a match, the pending steps among them, the next one last. When none is left, the match is over."""

    stack: list[Any]

    def clone(self) -> Any: ...

    def dump(self) -> dict[str, Any]: ...


S = TypeVar("S", bound=SteppedState)


class SteppedGame(Game[O, S]):
    """The part of the contract that such games have in common."""

    def to_act(self, state: S) -> tuple[int, ...]:
        return state.stack[-1].to_act(state) if state.stack else ()

    def legal(self, state: S, seat: int) -> list[Action]:
        return state.stack[-1].legal(state, seat) if state.stack else NOTHING

    def apply(self, state: S, seat: int, action: Action, t: Telling) -> None:
        state.stack[-1].apply(state, seat, action, t)
        settle(state, t)

    def refusal(self, state: S, seat: int, action: Action) -> str:
        """The step's own reason, or else what is asked instead."""
        if not state.stack or seat not in self.to_act(state):
            return "It is not your decision now."
        return state.stack[-1].refusal(state, seat, action) or f"You cannot do that now. {self.prompt(state, seat)}"

    def prompt(self, state: S, seat: int) -> str:
        return state.stack[-1].prompt(state, seat) if state.stack else ""
