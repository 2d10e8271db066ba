"""The tiles still available: how likely one of them is to fit a gap, by the sides around it."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards.tiles import CAPACITY, DOUBLE_ENGINE, ENGINE, KIND, SIDES
from readyroom.games.galaxy_trucker.ship.legality import JOINED, MEET
from readyroom.games.galaxy_trucker.state import State

FREE: Final = 4
"""A side of a gap with no tile; 0 to 3 are the connectors there."""
BLOCKED: Final = -1
"""A gap that no tile may fill."""
PLENTY: Final = 6.0
"""With this many fitting tiles, one is almost sure to turn up."""
ENGINES: Final = (ENGINE, DOUBLE_ENGINE)


class Supply:
    """The tiles in the warehouse, face up or down. They are no secret, as all others are in sight."""

    __slots__ = ("chances", "fitting", "tiles")

    def __init__(self, s: State) -> None:
        self.tiles = s.heap + s.open
        self.chances: dict[int, float] = {}
        self.fitting: dict[int, bool] = {}

    def chance(self, gap: int) -> float:
        """How likely a gap is to be filled; ``gap`` is its four sides as base-5 digits."""
        known = self.chances.get(gap)
        if known is None:
            count = 0
            for tile in self.tiles:
                turns = 1 if KIND[tile] in ENGINES else 4
                count += any(self.fits(gap, tile, turn) for turn in range(turns))
                if count >= PLENTY:
                    break
            known = count / PLENTY if count < PLENTY else 1.0
            self.chances[gap] = known
        return known

    def fits(self, gap: int, tile: int, turn: int) -> bool:
        """Whether a tile's sides fit a gap and join something there."""
        sides = SIDES[4 * tile + turn]
        key = 256 * gap + 64 * sides[0] + 16 * sides[1] + 4 * sides[2] + sides[3]
        known = self.fitting.get(key)
        if known is None:
            known = _fits(gap, sides)
            self.fitting[key] = known
        return known


def alike(tiles: list[int]) -> list[int]:
    """One tile of each sort."""
    found: dict[tuple[int, int, tuple[int, int, int, int]], int] = {}
    for tile in tiles:
        found.setdefault((KIND[tile], CAPACITY[tile], SIDES[4 * tile]), tile)
    return list(found.values())


def _fits(gap: int, sides: tuple[int, int, int, int]) -> bool:
    joins = False
    for side in (3, 2, 1, 0):
        there = gap % 5
        gap //= 5
        if there == FREE:
            continue
        meets = MEET[4 * sides[side] + there]
        if meets > JOINED:
            return False
        joins |= meets == JOINED
    return joins
