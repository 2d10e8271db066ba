"""Decisions of one seat, as steps: work out what may be done, ask if there is a choice, and go on if not.

For games whose state keeps the options of the one decision being asked in ``legal``, and says in ``over`` that the
match has ended.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from readyroom.core.steps import NOTHING, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling


class HasLegal(Protocol):
    """A state with a stack of steps, the answers to the open question, and an end."""

    stack: list[Any]
    legal: list[Action] | None
    over: bool


S = TypeVar("S", bound=HasLegal)


class Ask(Step[S]):
    """A decision of one seat. Steps never change: one that goes on takes itself off the stack and pushes another."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Action]:
        """What the seat may do. None: there is nothing to do. One: it is done without asking."""
        return NOTHING

    def run(self, s: S, t: Telling) -> None:
        options = self.options(s)
        if len(options) > 1:
            s.legal = options
        elif options:
            self.apply(s, self.seat, options[0], t)
        else:
            s.stack.pop()

    def waits(self, s: S) -> bool:
        return s.legal is not None

    def to_act(self, s: S) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, s: S, seat: int) -> list[Action]:
        return s.legal if seat == self.seat and s.legal is not None else NOTHING

    def dump(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"step": type(self).__name__, "seat": self.seat}
        for name in type(self).__slots__:
            plain[name] = getattr(self, name)
        return plain


def go_on(s: S, t: Telling) -> None:
    """Runs steps until somebody is asked, or the match is over."""
    while not s.over:
        step = s.stack[-1]
        if step.waits(s):
            return
        step.run(s, t)
    s.legal = None
    s.stack.clear()
