"""Galaxy Trucker in the middle of building, for tests of a crowded yard.

``tests.e2e.shipyard:HALF_BUILT``: the second run of the sand, large ships, a double cannon in the first seat's hand.
``tests.e2e.shipyard:CROWDED``: two runs of the sand to go, bare ships, a hundred tiles face up.
``tests.e2e.shipyard:CROOKED``: a small ship with a mistake, to be repaired.
Every tile of the box is in exactly one place, and play continues by the normal rules.
"""

from __future__ import annotations

from typing import Final

from tests.e2e.tours import PROUD, SQUAT, THIN

from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import shelf
from readyroom.games.galaxy_trucker.bots.placement import fit
from readyroom.games.galaxy_trucker.cards.tiles import KIND, NUMBER, RED_HOLD
from readyroom.games.galaxy_trucker.game import GalaxyTrucker
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.ship import Ship, parse
from readyroom.games.galaxy_trucker.state import State

IN_HAND: Final = "7,4"
"""The tile there is in the first seat's hand, as if just drawn;"""
NOT_YET: Final = (IN_HAND, "8,5", "10,8", "9,9", "4,9")
"""and these squares of the people's ships are empty."""
SHOWN: Final = 19
"""The number of tiles face up."""
SAND_LEFT: Final = 52_000


class Building(GalaxyTrucker):
    """Everyone is ready, and the hourglass is on I."""

    def setup(self, options: Options, seats: int, version: int, t: Telling) -> State:
        s = super().setup(options, seats, version, t)
        t.told.clear()
        s.stack.pop()
        s.phase = "build"
        s.circle, s.sand = 1, SAND_LEFT
        return s


class HalfBuilt(Building):
    """Ships of class II."""

    def setup(self, options: Options, seats: int, version: int, t: Telling) -> State:
        s = super().setup(options, seats, version, t)
        first = s.truckers[0]
        first.hand = laid(s, first.ship, PROUD, NOT_YET)[IN_HAND]
        s.heap.remove(first.hand)
        for trucker, text in zip(s.truckers[1:], (PROUD, SQUAT, THIN), strict=False):
            laid(s, trucker.ship, text, NOT_YET if text is PROUD else ())
        kept = next(tile for tile in s.heap if KIND[tile] == RED_HOLD)
        s.heap.remove(kept)
        first.aside.append(kept)
        shelf.lay(s, [t.chance.take(s.heap) for _ in range(SHOWN)])
        return s


def laid(s: State, ship: Ship, text: str, without: tuple[str, ...] = ()) -> dict[str, int]:
    """Builds a ship as drawn, except for some squares, with another tile where one is already used; returns the tiles
    of the drawing."""
    drawn = parse(text)
    names = drawn.board.names
    for square in drawn.squares():
        tile = drawn.tile[square]
        if names[square] not in without and tile in s.heap:
            s.heap.remove(tile)
            ship.place(square, tile, drawn.turn[square])
    wanted = [square for square in drawn.squares() if names[square] not in without]
    while joining := [square for square in wanted if ship.tile[square] < 0 and square in ship.open_squares()]:
        for square in joining:
            value, tile, turn = max(
                (fit(ship, square, tile, turn) + 5 * (KIND[tile] == drawn.kind(square)), tile, turn)
                for tile in s.heap
                for turn in range(4)
            )
            wanted.remove(square)
            if value > 0:
                s.heap.remove(tile)
                ship.place(square, tile, turn)
    return {names[square]: drawn.tile[square] for square in drawn.squares()}


HALF_BUILT = HalfBuilt()


class Crowded(Building):
    """Many tiles are face up, and each ship has only an engine."""

    def setup(self, options: Options, seats: int, version: int, t: Telling) -> State:
        s = super().setup(options, seats, version, t)
        for trucker, tile in zip(s.truckers, ("engine-10", "engine-11"), strict=False):
            s.heap.remove(NUMBER[tile])
            trucker.ship.place(trucker.ship.board.number["7,8"], NUMBER[tile], 0)
        shelf.lay(s, [t.chance.take(s.heap) for _ in range(100)])
        return s


CROWDED = Crowded()


class Crooked(GalaxyTrucker):
    """The first seat's cannon is turned, with its smooth side to the starting cabin; another is face up."""

    def setup(self, options: Options, seats: int, version: int, t: Telling) -> State:
        s = super().setup(options, seats, version, t)
        ship = s.truckers[0].ship
        for square, tile, turn in (("7,6", "cannon-1", 1), ("7,8", "engine-10", 0)):
            s.heap.remove(NUMBER[tile])
            ship.place(ship.board.number[square], NUMBER[tile], turn)
        s.heap.remove(NUMBER["cannon-2"])
        shelf.lay(s, [NUMBER["cannon-2"]])
        return s


CROOKED = Crooked()
