"""The three levels: how long they search, and what they take the trouble to do."""

from __future__ import annotations

from typing import Final


class Level:
    """``joint`` and ``fit`` are evaluations: for the crew's plan after each news, and for the own part of it."""

    __slots__ = ("fit", "fortunes", "joint", "name", "rounds")

    def __init__(self, name: str, joint: int, fit: int, rounds: int, fortunes: int) -> None:
        self.name = name
        self.joint = joint
        self.fit = fit
        self.rounds = rounds
        """How often it looks again at what all have said before a phase ends."""
        self.fortunes = fortunes
        """In how many more orders it imagines the damage tiles."""


LEVELS: Final = (
    Level("easy", joint=600, fit=200, rounds=0, fortunes=0),
    Level("normal", joint=3_000, fit=1_200, rounds=1, fortunes=2),
    Level("hard", joint=5_000, fit=2_000, rounds=2, fortunes=2),
)
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
