"""The shape that all steps share: a step works out what may be done, asks if there is a choice, and goes on if not."""

from __future__ import annotations

from typing import Any

from readyroom.core.steps import NOTHING, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.state import State


class Ask(Step[State]):
    """A decision of one seat. Steps never change: one that goes on takes itself off the stack and pushes another."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: State) -> list[Action]:
        """What the seat may do. None: there is nothing to do. One: it is done without asking."""
        return NOTHING

    def run(self, s: State, t: Telling) -> None:
        options = self.options(s)
        if len(options) > 1:
            s.legal = options
        elif options:
            self.apply(s, self.seat, options[0], t)
        else:
            s.stack.pop()

    def waits(self, s: State) -> bool:
        return s.legal is not None

    def to_act(self, s: State) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return s.legal if seat == self.seat and s.legal is not None else NOTHING

    def doing(self, s: State) -> str:
        """What is being resolved, in a word or two, for the view."""
        return ""

    def dump(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"step": type(self).__name__, "seat": self.seat}
        for name in type(self).__slots__:
            plain[name] = getattr(self, name)
        return plain


def go_on(s: State, t: Telling) -> None:
    """Runs steps until somebody is asked, or the match is over."""
    while not s.over:
        step = s.stack[-1]
        if step.waits(s):
            return
        step.run(s, t)
    s.legal = None
    s.stack.clear()
