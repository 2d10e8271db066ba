"""What a ship's parts should earn on a flight, roughly in credits; the hard bot and the expert build by it."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.bots.demands import Demands, Table
from readyroom.games.galaxy_trucker.bots.hull import hull_worth
from readyroom.games.galaxy_trucker.bots.supply import Supply
from readyroom.games.galaxy_trucker.bots.weights import Curve, Weights
from readyroom.games.galaxy_trucker.cards import tiles
from readyroom.games.galaxy_trucker.ship.board import WIDTH
from readyroom.games.galaxy_trucker.ship.legality import joined
from readyroom.games.galaxy_trucker.ship.ship import Ship

USUAL_BLOCKS: Final[tuple[float, ...]] = (5.0, 7.5, 9.5)
"""The blocks usually on offer in a flight, by class: if there are more, holds are worth more."""
MOST_STRENGTH: Final = 8.0
"""Cannon strength beyond this is useless unless a card asks for it."""
HALF_SURE: Final = 0.7
"""The value of a double cannon against a meteor, relative to a single one: the battery may be empty."""
LIFE: Final = (tiles.CABIN, tiles.PURPLE_LIFE, tiles.BROWN_LIFE)
"""Placing one of these changes who can live where."""


class Parts:
    """Counts of everything a ship has."""

    __slots__ = (
        "brown", "cabins", "double_columns", "double_guns", "double_sides", "doubles", "engines", "guns", "holds",
        "homes", "level", "purple", "red", "shields", "side_guns", "single_columns", "tokens",
    )  # fmt: skip

    def __init__(self, ship: Ship) -> None:
        self.level = min(ship.number, 2)
        self.cabins = self.engines = self.doubles = self.tokens = self.holds = self.red = 0
        self.guns = self.double_guns = 0.0
        self.single_columns = [0] * WIDTH
        self.double_columns = [0] * WIDTH
        self.side_guns = [0] * 4
        self.double_sides = [0] * 4
        self.shields = [0] * 4
        self.homes = 0
        self.purple = self.brown = False
        for q in ship.squares():
            self.count(ship.tile[q], ship.turn[q], q, 1)
        self.look_for_homes(ship)

    def count(self, tile: int, turn: int, q: int, one: int) -> None:
        """Adds a tile to the counts, or removes it."""
        kind = tiles.KIND[tile]
        if kind in (tiles.START, tiles.CABIN):
            self.cabins += one
        elif kind == tiles.ENGINE:
            self.engines += one
        elif kind == tiles.DOUBLE_ENGINE:
            self.doubles += one
        elif kind == tiles.CANNON:
            self.guns += 0.5 * one if turn else one
            if turn:
                self.side_guns[turn] += one
            else:
                self.single_columns[q % WIDTH] += one
        elif kind == tiles.DOUBLE_CANNON:
            self.double_guns += one if turn else 2.0 * one
            if turn:
                self.double_sides[turn] += one
            else:
                self.double_columns[q % WIDTH] += one
        elif kind == tiles.BATTERY:
            self.tokens += one * tiles.CAPACITY[tile]
        elif kind == tiles.HOLD:
            self.holds += one * tiles.CAPACITY[tile]
        elif kind == tiles.RED_HOLD:
            self.red += one * tiles.CAPACITY[tile]
        elif kind == tiles.SHIELD:
            self.shields[turn] += one
            self.shields[(turn + 1) % 4] += one

    def look_for_homes(self, ship: Ship) -> None:
        """R-43: counts the cabins joined to life support."""
        self.homes = 0
        self.purple = self.brown = False
        if not ship.of_kind(tiles.PURPLE_LIFE) and not ship.of_kind(tiles.BROWN_LIFE):
            return
        for q in ship.of_kind(tiles.CABIN):
            near = [ship.kind(other) for other in joined(ship, q)]
            self.purple |= tiles.PURPLE_LIFE in near
            self.brown |= tiles.BROWN_LIFE in near
            self.homes += tiles.PURPLE_LIFE in near or tiles.BROWN_LIFE in near

    def worth(self, want: Demands, weigh: Weights) -> float:
        """What all this earns, given the cards' demands."""
        aliens = min(self.homes, self.purple + self.brown)
        crew = 2.0 * self.cabins - aliens
        # Double cannons and engines are only as good as the batteries, which must last.
        strength = self.guns + 0.85 * min(self.double_guns, 0.9 * self.tokens)
        thrust = self.engines + 0.8 * min(2.0 * self.doubles, 0.6 * self.tokens)
        if self.purple and strength and (aliens == 2 or not self.brown):
            strength += 2.0
        if self.brown and thrust:
            thrust += 2.0
        value = _sum(weigh.thrust, thrust) + weigh.engines * _between(want.engines, thrust)
        value += weigh.guns * _between(want.guns, 2 * strength) + weigh.gun * min(strength, MOST_STRENGTH)
        value += _sum(weigh.alive, crew) + weigh.crew * _between(want.crew, crew)
        value += weigh.zone * _between(want.zone, crew) + weigh.abducted * want.abducted * crew
        goods = 0.3 + 0.7 * want.blocks / USUAL_BLOCKS[self.level]
        value += goods * (_sum(weigh.holds, self.holds) + _sum(weigh.red_holds, self.red))
        covered = 4 - self.shields.count(0)
        value += _sum(weigh.tokens, min(float(self.tokens), 2.0 * self.doubles + self.double_guns + 1.0 + covered))
        return value + self._stopped(want, weigh)

    def _stopped(self, want: Demands, weigh: Weights) -> float:
        """The value of the meteors and shots that shields and cannons stop."""
        lasting = 0.2 + 0.2 * min(4, self.tokens)
        value = weigh.bow * lasting if self.shields[0] else 0.0
        for side in range(4):
            if self.shields[side]:
                value += lasting * (weigh.small * want.small[side] + weigh.light * want.light[side])
        wide = 0.0
        for column in range(WIDTH):
            if self.single_columns[column]:
                wide += 1.0
            elif self.double_columns[column]:
                wide += HALF_SURE
        value += weigh.shot_down * want.large[0] * min(1.0, wide / 5.0)
        for side in (1, 3):
            guns = self.side_guns[side] + HALF_SURE * self.double_sides[side]
            value += weigh.shot_down * want.large[side] * min(1.0, guns / 2.0)
        return value


def worth(ship: Ship, want: Demands, supply: Supply, weigh: Weights, hope: float) -> float:
    """How good the ship is now, plus its promise of growth times ``hope``, from 0 to 1."""
    fixed, promise = hull_worth(ship, want, supply, weigh)
    return Parts(ship).worth(want, weigh) + fixed + hope * promise


def _between(table: Table, amount: float) -> float:
    """A table's value for an amount, interpolated between its steps."""
    last = len(table) - 1
    if amount >= last:
        return table[last]
    below = int(amount)
    return table[below] + (amount - below) * (table[below + 1] - table[below])


def _sum(curve: Curve, amount: float) -> float:
    """The curve summed up to an amount, with a fraction of the last step."""
    total = 0.0
    for step in curve:
        if amount <= 0.0:
            break
        total += step if amount >= 1.0 else step * amount
        amount -= 1.0
    return total
