"""Random ships, as a hasty builder might make them."""

from __future__ import annotations

from readyroom.core.chance import Chance
from readyroom.games.galaxy_trucker.cards.tiles import BASE_TILES, STARTS, TILES
from readyroom.games.galaxy_trucker.ship import Ship
from readyroom.games.galaxy_trucker.ship.legality import legal

TRIES = 12
"""How often a builder looks for a tile that fits before moving to the next square."""


def random_ship(luck: Chance, board: int, payloads: int, sloppy: bool) -> Ship:
    """A ship on this board. ``payloads``: how many of ten tiles are payloads. A sloppy builder makes mistakes, others
    make none."""
    ship = Ship(board, 0)
    base, crates = list(range(STARTS, BASE_TILES)), list(range(BASE_TILES, len(TILES)))
    size = len(ship.board.squares)
    for _ in range(size // 2 + luck.below(size)):
        squares = ship.open_squares()
        if not squares:
            break
        square = squares[luck.below(len(squares))]
        for _ in range(TRIES):
            pool = crates if crates and luck.below(10) < payloads else base
            tile = pool[luck.below(len(pool))]
            ship.place(square, tile, luck.below(4))
            if legal(ship) or (sloppy and luck.below(20) == 0):
                pool.remove(tile)
                break
            ship.remove(square)
    return ship
