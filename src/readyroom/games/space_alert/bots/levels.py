"""The three levels: how long they search, and what they take the trouble to do."""

from __future__ import annotations

from typing import Final


class Level:
    """How many plans it tries: for the whole crew after each news (``joint``), for its own part of that (``fit``), and
    when it looks again at what all have said before a phase ends (``mend``)."""

    __slots__ = ("fit", "fortunes", "joint", "mend", "name", "rounds")

    def __init__(self, name: str, joint: int, fit: int, mend: int, rounds: int, fortunes: int) -> None:
        self.name = name
        self.joint = joint
        self.fit = fit
        self.mend = mend
        self.rounds = rounds
        """How often it looks again. In every round but the last, it counts on the others if the ship is lost."""
        self.fortunes = fortunes
        """In how many more orders it imagines the damage tiles."""


LEVELS: Final = (
    Level("easy", joint=400, fit=150, mend=0, rounds=0, fortunes=0),
    Level("normal", joint=2_200, fit=500, mend=900, rounds=2, fortunes=2),
    Level("hard", joint=5_000, fit=1_200, mend=2_500, rounds=4, fortunes=2),
)
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
