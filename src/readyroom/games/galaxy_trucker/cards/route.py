"""The flight board and the payments for a flight, by level."""

from __future__ import annotations

from typing import Final

SPACES: Final = 40
"""R-50: spaces of the circular route."""
LEVELS: Final[tuple[str, ...]] = ("I", "II", "III")
LEVEL_NUMBER: Final = {"I": 1, "II": 2, "III": 3}
FINISHING: Final[tuple[int, ...]] = (4, 3, 2, 1)
"""R-110: pay for arriving first to fourth, times the level."""
BEST_LOOKING: Final = 2
"""R-111: pay for the best-looking ship, times the level."""


def start_space(number: int, level: int) -> int:
    """R-40: the start space of the rocket with this number tile; the red space is 0."""
    return -(number - 1) * (level + 1)
