"""Several seats are asked at once, and each answers once; what comes of it is up to the step."""

from __future__ import annotations

from readyroom.core.steps import Step
from readyroom.games.galaxy_trucker.state import State


class AskingAll(Step[State]):
    """``waiting`` are the seats that have not answered yet."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting

    def waits(self, s: State) -> bool:
        return bool(self.waiting)

    def to_act(self, s: State) -> tuple[int, ...]:
        return tuple(self.waiting)
