"""Quick random numbers for searches, which need millions of them. They are never part of a match."""

from __future__ import annotations

from typing import Final

from readyroom.core.native import i64

MASK: Final = (1 << 64) - 1
FACTOR: Final = 6364136223846793005
STEP: Final = 1442695040888963407

# The same in pieces, so that no product is too large for a register.
HALF: Final = (1 << 32) - 1
QUARTER: Final = (1 << 16) - 1
FACTOR_HIGH: Final = FACTOR >> 32
FACTOR_THIRD: Final = FACTOR >> 16 & QUARTER
FACTOR_LAST: Final = FACTOR & QUARTER
STEP_HIGH: Final = STEP >> 32
STEP_LOW: Final = STEP & HALF


class Dice:
    """A linear congruential generator of 64 bits. It uses the upper ones.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(5)] == [Dice(7).below(6)] + [dice.below(6) for _ in range(4)]
    False
    """

    __slots__ = ("_high", "_low")

    def __init__(self, seed: int) -> None:
        word = (seed * FACTOR + STEP) & MASK
        self._high: i64 = word >> 32
        self._low: i64 = word & HALF
        for _ in range(4):
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n below 2**31. Multiplies the word by the factor and adds the step, as on
        paper: the lower half first, sixteen bits of the factor at a time."""
        high, low = self._high, self._low
        last: i64 = low * FACTOR_LAST + STEP_LOW
        third: i64 = low * FACTOR_THIRD + (last >> 16)
        carried: i64 = (third >> 16) + (low * FACTOR_HIGH & HALF)
        high = high * FACTOR_LAST + ((high * FACTOR_THIRD & QUARTER) << 16) + carried + STEP_HIGH & HALF
        self._high = high
        self._low = (third & QUARTER) << 16 | last & QUARTER
        count: i64 = n
        outcome: int = (high >> 1) * count >> 31
        return outcome
