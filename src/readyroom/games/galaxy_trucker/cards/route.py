"""The flight board and what a flight pays, by level."""

from __future__ import annotations

from typing import Final

SPACES: Final = 40
"""R-50: spaces of the circular route."""
LEVELS: Final[tuple[str, ...]] = ("I", "II", "III")
LEVEL_NUMBER: Final = {"I": 1, "II": 2, "III": 3}
FINISHING: Final[tuple[int, ...]] = (4, 3, 2, 1)
"""R-110: for the first to the fourth that arrives, times the level."""
BEST_LOOKING: Final = 2
"""R-111: times the level."""


def start_space(number: int, level: int) -> int:
    """R-40: where the rocket with this number tile starts; the red space is 0."""
    return -(number - 1) * (level + 1)
