"""Pending work as data: a stack of steps, each one step of a rulebook.

The step on top either waits for a decision or runs by itself; either way it may push others, and is done when it has
been popped. Steps are plain data: cloned and dumped by hand, no closures.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from readyroom.core.errors import IllegalAction
from readyroom.core.struct import Action
from readyroom.core.telling import Telling

NOTHING: list[Action] = []
"""The legal list of a seat that is not asked. Never changed."""


class HasStack(Protocol):
    """A state whose pending work lies on ``stack``, the next on top (last)."""

    stack: list[Any]


S = TypeVar("S", bound=HasStack)


class Step(Generic[S]):
    """One step of a rulebook."""

    __slots__ = ()

    def waits(self, s: S) -> bool:
        """Whether somebody must decide before this step goes on. A step with no choice to offer does not wait."""
        return False

    def to_act(self, s: S) -> tuple[int, ...]:
        """Who decides."""
        return ()

    def legal(self, s: S, seat: int) -> list[Action]:
        """What they may do."""
        return NOTHING

    def apply(self, s: S, seat: int, action: Action, t: Telling) -> None:
        """A decision was made."""
        raise IllegalAction("Nothing is being asked here.")

    def run(self, s: S, t: Telling) -> None:
        """Goes on by itself: called while the step is on top and does not wait. It must pop itself or push others."""
        s.stack.pop()

    def prompt(self, s: S, seat: int) -> str:
        """What is asked, in the second person."""
        return ""

    def refusal(self, s: S, seat: int, action: Action) -> str:
        """Why an action is not allowed here; empty for the general reason."""
        return ""

    def clone(self) -> Step[S]:
        """A copy that shares nothing that changes. A step that never changes may return itself."""
        return self

    def dump(self) -> dict[str, Any]:
        """The step as plain data; a step with fields of its own adds them."""
        return {"step": type(self).__name__}


def settle(s: S, t: Telling) -> None:
    """Runs steps until one waits for a decision, or none is left."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if top.waits(s):
            return
        top.run(s, t)
