"""Every way to place a tile, and what the ship gains by it."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.bots.demands import demands
from readyroom.games.galaxy_trucker.bots.hull import gap, hull_worth
from readyroom.games.galaxy_trucker.bots.placement import is_useless
from readyroom.games.galaxy_trucker.bots.supply import BLOCKED, ENGINES, Supply
from readyroom.games.galaxy_trucker.bots.weights import Weights
from readyroom.games.galaxy_trucker.bots.worth import LIFE, Parts
from readyroom.games.galaxy_trucker.cards.tiles import CABIN, CANNON, DOUBLE_CANNON, KIND, SIDES
from readyroom.games.galaxy_trucker.ship.board import STEP
from readyroom.games.galaxy_trucker.state import State

CANNONS: Final = (CANNON, DOUBLE_CANNON)


class Placing:
    """A tile on a square: its immediate value there, and what it adds to the promise of building on."""

    __slots__ = ("fixed", "promise", "square", "tile", "turn")

    def __init__(self, tile: int, square: int, turn: int, fixed: float, promise: float) -> None:
        self.tile = tile
        self.square = square
        self.turn = turn
        self.fixed = fixed
        self.promise = promise

    def gain(self, hope: float) -> float:
        return self.fixed + hope * self.promise


def best_with(places: list[Placing], hope: float) -> Placing | None:
    best: Placing | None = None
    for place in places:
        if best is None or place.gain(hope) > best.gain(hope):
            best = place
    return best


class Search:
    """One builder's search for the next tile. The hull is worth the same for all tiles with the same sides, so each
    shape is weighed once."""

    __slots__ = ("hulls", "parts", "ship", "supply", "want", "weigh")

    def __init__(self, s: State, seat: int, weigh: Weights) -> None:
        self.ship = s.ship(seat)
        self.weigh = weigh
        self.want = demands(s, seat)
        self.supply = Supply(s)
        self.parts = Parts(self.ship)
        self.hulls: dict[tuple[int, int, tuple[int, int, int, int]], tuple[float, float]] = {}

    def places(self, tiles: list[int]) -> list[Placing]:
        """Every placing of these tiles without a mistake."""
        gaps = [(square, gap(self.ship, square)) for square in self.ship.open_squares()]
        gaps = [(square, around) for square, around in gaps if around != BLOCKED]
        fixed, promise = hull_worth(self.ship, self.want, self.supply, self.weigh)
        fixed += self.parts.worth(self.want, self.weigh)
        found: list[Placing] = []
        for tile in tiles:
            for turn in range(1 if KIND[tile] in ENGINES else 4):
                for square, around in gaps:
                    if self.supply.fits(around, tile, turn) and self._is_clear(tile, square, turn):
                        hull, more = self._hull(tile, square, turn)
                        then = self._parts(tile, square, turn)
                        found.append(Placing(tile, square, turn, hull + then - fixed, more - promise))
        return found

    def _is_clear(self, tile: int, square: int, turn: int) -> bool:
        """Whether no tile is in front of a cannon or behind an engine."""
        if KIND[tile] in CANNONS:
            return self.ship.tile[square + STEP[turn]] < 0
        return KIND[tile] not in ENGINES or self.ship.tile[square + STEP[2]] < 0

    def _hull(self, tile: int, square: int, turn: int) -> tuple[float, float]:
        kind = KIND[tile]
        shape = 1 if kind == CABIN else 2 if kind in ENGINES else 3 + turn if kind in CANNONS else 0
        key = (square, shape, SIDES[4 * tile + turn])
        known = self.hulls.get(key)
        if known is None:
            self.ship.place(square, tile, turn)
            known = hull_worth(self.ship, self.want, self.supply, self.weigh)
            self.ship.remove(square)
            self.hulls[key] = known
        return known

    def _parts(self, tile: int, square: int, turn: int) -> float:
        if is_useless(self.ship, KIND[tile], square):
            return self.parts.worth(self.want, self.weigh)
        if KIND[tile] in LIFE:
            self.ship.place(square, tile, turn)
            value = Parts(self.ship).worth(self.want, self.weigh)
            self.ship.remove(square)
            return value
        self.parts.count(tile, turn, square, 1)
        value = self.parts.worth(self.want, self.weigh)
        self.parts.count(tile, turn, square, -1)
        return value
