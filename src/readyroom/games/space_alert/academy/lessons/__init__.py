"""The lessons, in the order in which the game is best learned."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.academy.lesson import Lesson
from readyroom.games.space_alert.academy.lessons.aboard import INTERCEPTORS, INTRUDERS, MALFUNCTIONS
from readyroom.games.space_alert.academy.lessons.crews import ANDROIDS, COMPUTER, DATA, PHASES
from readyroom.games.space_alert.academy.lessons.frontier import DOUBLE_ACTIONS, SPECIALIZATIONS
from readyroom.games.space_alert.academy.lessons.guns import ENERGY, FIRST_SHOT, ROCKETS, TOGETHER

LESSONS: Final[tuple[Lesson, ...]] = (
    FIRST_SHOT, TOGETHER, ENERGY, ROCKETS, INTRUDERS, MALFUNCTIONS, INTERCEPTORS, COMPUTER, PHASES, DATA, ANDROIDS,
    DOUBLE_ACTIONS, SPECIALIZATIONS,
)  # fmt: skip
