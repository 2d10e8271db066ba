"""The tiles that are still to be had: how likely something comes that fits a gap, by the sides around it."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards.tiles import CAPACITY, ENGINE, KIND, SIDES
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_ENGINE as DOUBLE
from readyroom.games.galaxy_trucker.ship.checking import MEET
from readyroom.games.galaxy_trucker.state import State

FREE: Final = 4
"""A side of a gap on which nothing lies yet; 0 to 3 are the connectors there."""
PLENTY: Final = 6.0
"""With so many tiles that fit, something will turn up all but surely."""
_JOINED: Final = 1


class Supply:
    """Tiles in the middle, face up or down: what they are is no secret, for the rest lies on the ships."""

    __slots__ = ("chances", "tiles")

    def __init__(self, s: State) -> None:
        self.tiles = s.heap + s.open
        self.chances: dict[int, float] = {}

    def chance(self, gap: int) -> float:
        """How likely a gap will be filled; ``gap`` is its four sides as digits to the base 5."""
        known = self.chances.get(gap)
        if known is None:
            sides = (gap // 125, gap // 25 % 5, gap // 5 % 5, gap % 5)
            fitting = sum(_fits(tile, sides) for tile in self.tiles)
            known = fitting / PLENTY if fitting < PLENTY else 1.0
            self.chances[gap] = known
        return known


def alike(tiles: list[int]) -> list[int]:
    """One tile of each sort."""
    found: dict[tuple[int, int, tuple[int, int, int, int]], int] = {}
    for tile in tiles:
        found.setdefault((KIND[tile], CAPACITY[tile], SIDES[4 * tile]), tile)
    return list(found.values())


def _fits(tile: int, gap: tuple[int, int, int, int]) -> bool:
    turns = 1 if KIND[tile] in (ENGINE, DOUBLE) else 4
    for turn in range(turns):
        sides = SIDES[4 * tile + turn]
        for side in range(4):
            if gap[side] != FREE and MEET[4 * sides[side] + gap[side]] > _JOINED:
                break
        else:
            return True
    return False
