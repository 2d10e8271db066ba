"""Quick numbers for searching: a search asks for millions, and nothing of it is ever part of a match."""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
FACTOR: Final = 6364136223846793005
STEP: Final = 1442695040888963407


class Dice:
    """A linear congruential generator of 64 bits, of which the upper ones are used.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(5)] == [Dice(7).below(6)] + [dice.below(6) for _ in range(4)]
    False
    """

    __slots__ = ("_word",)

    def __init__(self, seed: int) -> None:
        self._word = (seed * FACTOR + STEP) & MASK
        for _ in range(4):
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self._word = (self._word * FACTOR + STEP) & MASK
        return (self._word >> 33) * n >> 31
