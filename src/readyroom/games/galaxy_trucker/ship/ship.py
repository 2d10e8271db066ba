"""A ship: which tile lies on which square, how it is turned, and what is aboard."""

from __future__ import annotations

from typing import Any, Final

from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.tiles import (
    CABIN,
    CAPACITY,
    HOLD,
    KIND,
    RED_HOLD,
    SIDES,
    START,
    STARTS,
    TILES,
)
from readyroom.games.galaxy_trucker.ship.board import AREA, BOARDS, STEP, Board

EMPTY: Final = -1
PURPLE: Final = 3
BROWN: Final = 4
"""What a cabin holds: 0 nobody, 1 or 2 humans, or an alien."""
ENVOY: Final = 9
"""Missions: guests in a cabin are 1 or 2 commuters, or an envoy. They are figures, but no crew."""

_NO_CARGO: Final[tuple[int, ...]] = ()


class Ship:
    """Everything per square of the grid: ``tile`` (-1: none), ``turn`` (quarter turns clockwise), ``crew`` (0 to 2
    humans, or PURPLE or BROWN), ``tokens`` in batteries, and ``cargo`` (goods by value, best first).

    >>> ship = Ship(0, 0)
    >>> ship.board.names[ship.squares()[0]]
    '7,7'
    """

    __slots__ = ("cargo", "crew", "guests", "number", "tile", "tokens", "turn")

    def __init__(self, board: int, seat: int) -> None:
        self.number = board
        self.tile = [EMPTY] * AREA
        self.turn = [0] * AREA
        self.crew = [0] * AREA
        self.guests = [0] * AREA
        self.tokens = [0] * AREA
        self.cargo: list[tuple[int, ...]] = [_NO_CARGO] * AREA
        if seat >= 0:
            self.tile[BOARDS[board].start] = seat % STARTS

    @property
    def board(self) -> Board:
        return BOARDS[self.number]

    # -- tiles

    def squares(self) -> list[int]:
        """Squares with a tile, from bow to stern and left to right."""
        tile = self.tile
        return [square for square in BOARDS[self.number].squares if tile[square] >= 0]

    def of_kind(self, kind: int) -> list[int]:
        """Squares with a tile of this kind."""
        tile = self.tile
        return [square for square in BOARDS[self.number].squares if tile[square] >= 0 and KIND[tile[square]] == kind]

    def kind(self, square: int) -> int:
        """The kind of the tile there; -1 for an empty square."""
        tile = self.tile[square]
        return KIND[tile] if tile >= 0 else EMPTY

    def sides(self, square: int) -> tuple[int, int, int, int]:
        """The connectors of the tile there as it lies, clockwise from the bow."""
        return SIDES[4 * self.tile[square] + self.turn[square]]

    def place(self, square: int, tile: int, turn: int) -> None:
        self.tile[square] = tile
        self.turn[square] = turn

    def remove(self, square: int) -> int:
        """Takes a tile off, with all that was on it, and returns its number."""
        tile = self.tile[square]
        self.tile[square] = EMPTY
        self.turn[square] = 0
        self.crew[square] = 0
        self.guests[square] = 0
        self.tokens[square] = 0
        self.cargo[square] = _NO_CARGO
        return tile

    def open_squares(self) -> list[int]:
        """R-11: empty squares of the board next to a tile."""
        tile = self.tile
        north, east, south, west = STEP
        return [
            q
            for q in BOARDS[self.number].squares
            if tile[q] < 0
            and (tile[q + north] >= 0 or tile[q + east] >= 0 or tile[q + south] >= 0 or tile[q + west] >= 0)
        ]

    # -- crew

    def crew_count(self) -> int:
        """Everybody aboard, humans and aliens (R-63)."""
        return sum([1 if who >= PURPLE else who for who in filter(None, self.crew)])  # most squares are empty

    def humans(self) -> int:
        return sum([who for who in filter(None, self.crew) if who < PURPLE])

    def has_alien(self, colour: int) -> bool:
        return colour in self.crew

    def cabins(self) -> list[int]:
        tile = self.tile
        return [q for q in BOARDS[self.number].squares if tile[q] >= 0 and KIND[tile[q]] in (START, CABIN)]

    def crewed(self) -> list[int]:
        """Cabins with somebody in them."""
        return [q for q in BOARDS[self.number].squares if self.crew[q]]

    def occupied(self) -> list[int]:
        """Cabins with any figure in them, crew or guest."""
        return [q for q in BOARDS[self.number].squares if self.crew[q] or self.guests[q]]

    def figures(self, square: int) -> int:
        """How many figures are in a cabin."""
        who, guest = self.crew[square], self.guests[square]
        return (1 if who >= PURPLE else who) + (1 if guest == ENVOY else guest)

    def commuters(self) -> int:
        return sum(guest for guest in self.guests if guest < ENVOY)

    def has_envoy(self) -> bool:
        return ENVOY in self.guests

    # -- batteries and goods

    def charged(self) -> list[int]:
        """Batteries with a token left."""
        return [q for q in BOARDS[self.number].squares if self.tokens[q]]

    def token_count(self) -> int:
        return sum(self.tokens)

    def holds(self) -> list[int]:
        tile = self.tile
        return [q for q in BOARDS[self.number].squares if tile[q] >= 0 and KIND[tile[q]] in (HOLD, RED_HOLD)]

    def fits(self, square: int, good: int) -> bool:
        """R-82: red goods only in special holds, one block to a container."""
        tile = self.tile[square]
        if len(self.cargo[square]) >= CAPACITY[tile]:
            return False
        return KIND[tile] == RED_HOLD or (KIND[tile] == HOLD and good < len(GOODS) - 1)

    def stow(self, square: int, good: int) -> None:
        self.cargo[square] = tuple(sorted((*self.cargo[square], good), reverse=True))

    def unload(self, square: int, good: int) -> None:
        left = list(self.cargo[square])
        left.remove(good)
        self.cargo[square] = tuple(left)

    def goods(self) -> list[int]:
        """How many blocks of each colour are aboard."""
        found = [0, 0, 0, 0]
        for blocks in self.cargo:
            for good in blocks:
                found[good] += 1
        return found

    # -- plain data

    def clone(self) -> Ship:
        copy = Ship.__new__(Ship)
        copy.number = self.number
        copy.tile = self.tile.copy()
        copy.turn = self.turn.copy()
        copy.crew = self.crew.copy()
        copy.guests = self.guests.copy()
        copy.tokens = self.tokens.copy()
        copy.cargo = self.cargo.copy()
        return copy

    def dump(self) -> dict[str, Any]:
        names = self.board.names
        return {
            "class": self.board.name,
            "parts": [
                [
                    names[q],
                    TILES[self.tile[q]].id,
                    self.turn[q],
                    self.crew[q],
                    self.guests[q],
                    self.tokens[q],
                    self.cargo[q],
                ]
                for q in self.squares()
            ],
        }
