"""Goods and their prices (R-112). A color's number orders goods by value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from readyroom.core.board import joined

BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3

Good = Literal["blue", "green", "yellow", "red"]
GOODS: Final[tuple[Good, ...]] = ("blue", "green", "yellow", "red")
GOOD_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(GOODS)}
PRICE: Final[tuple[int, ...]] = (1, 2, 3, 4)
BLOCKS: Final[tuple[int, ...]] = (14, 13, 17, 12)
"""How many blocks of each color are in the box. They are a limit only if the table chose so."""

HUMANS: Final = 40
ALIENS: Final = 4
"""Aliens of each color."""
TOKENS: Final = 36
"""Battery tokens; not a limit either."""


def counted(goods: Sequence[int]) -> str:
    """Goods by color.

    >>> counted([3, 0, 3])
    '2 red and 1 blue'
    """
    return joined(f"{goods.count(good)} {GOODS[good]}" for good in dict.fromkeys(goods))
