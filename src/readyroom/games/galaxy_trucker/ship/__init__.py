"""A ship: tiles on a board, and what follows from them. It is independent of flights, chance and seats."""

from readyroom.games.galaxy_trucker.ship.board import BOARDS, Board, board_named
from readyroom.games.galaxy_trucker.ship.legality import exposed_connectors, mistakes
from readyroom.games.galaxy_trucker.ship.mistake import Mistake
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.ship.text import BadShip, parse, write

__all__ = [
    "BOARDS",
    "BadShip",
    "Board",
    "Mistake",
    "Ship",
    "board_named",
    "exposed_connectors",
    "mistakes",
    "parse",
    "write",
]
