"""A ship: the tile on each square, how it is turned, and what is aboard."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from readyroom.games.galaxy_trucker.cards import tiles
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.ship.board import AREA, BOARDS, WIDTH, Board

EMPTY: Final = -1
PURPLE: Final = 3
BROWN: Final = 4
"""A cabin's crew: 0 nobody, 1 or 2 humans, or an alien."""
ENVOY: Final = 9
"""Missions: a cabin's guests are 1 or 2 commuters, or an envoy. They are figures, but not crew."""

_NO_CARGO: Final[tuple[int, ...]] = ()


class Ship:
    """Facts per square of the grid: ``tile`` (-1: none), ``turn`` (quarter turns clockwise), ``crew`` (0 to 2 humans,
    or PURPLE or BROWN), ``guests``, ``tokens`` in batteries, and ``cargo`` (goods by value, best first).

    The lists are read-only. A clone shares them until either ship changes, and counts are cached until then; so change
    a ship only through its methods, and never change a list that it returns.

    >>> ship = Ship(0, 0)
    >>> ship.board.names[ship.squares()[0]]
    '7,7'
    """

    __slots__ = (
        "_brown", "_humans", "_kinds", "_lent_load", "_lent_tiles", "_open", "_payloads", "_purple", "_squares",
        "_token_count", "cargo", "crew", "guests", "number", "shown", "tile", "tokens", "turn",
    )  # fmt: skip

    DERIVED: ClassVar[tuple[str, ...]] = (
        "_brown", "_humans", "_kinds", "_lent_load", "_lent_tiles", "_open", "_payloads", "_purple", "_squares",
        "_token_count", "shown",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = (
        "_kinds", "_open", "_squares", "cargo", "crew", "guests", "shown", "tile", "tokens", "turn",
    )  # fmt: skip

    def __init__(self, board: int, seat: int, like: Ship | None = None) -> None:
        """A ship with a seat's starting cabin; EMPTY: without one. ``like``: a copy of another ship."""
        self.number = board
        self.shown: object = None
        """the cached view of the ship; None once it has changed"""
        self._squares: list[int] | None = None
        self._kinds: list[list[int]] | None = None
        self._open: list[int] | None = None
        if like is not None:
            self._be_like(like)
            return
        self.tile = [EMPTY] * AREA
        self.turn = [0] * AREA
        self.crew = [0] * AREA
        self.guests = [0] * AREA
        self.tokens = [0] * AREA
        self.cargo: list[tuple[int, ...]] = [_NO_CARGO] * AREA
        self._lent_tiles = 0
        self._lent_load = 0
        self._humans = 0
        self._purple = 0
        self._brown = 0
        self._token_count = 0
        self._payloads = 0
        if seat >= 0:
            self.tile[BOARDS[board].start] = seat % tiles.STARTS

    @property
    def board(self) -> Board:
        return BOARDS[self.number]

    # -- tiles

    def squares(self) -> list[int]:
        """Squares with a tile, from bow to stern and left to right."""
        found = self._squares
        if found is None:
            tile = self.tile
            found = self._squares = [square for square in BOARDS[self.number].squares if tile[square] >= 0]
        return found

    def of_kind(self, kind: int) -> list[int]:
        """Squares with a tile of this kind."""
        kinds = self._kinds
        if kinds is None:
            kinds = self._kinds = [[] for _ in tiles.KIND_NAMES]
            for square in self.squares():
                kinds[tiles.KIND[self.tile[square]]].append(square)
        return kinds[kind]

    def kind(self, square: int) -> int:
        """The kind of the tile on a square; -1 if it is empty."""
        tile = self.tile[square]
        return tiles.KIND[tile] if tile >= 0 else EMPTY

    def sides(self, square: int) -> tuple[int, int, int, int]:
        """The sides of the tile on a square as it is turned, clockwise from the bow."""
        return tiles.SIDES[4 * self.tile[square] + self.turn[square]]

    def has_payload(self) -> bool:
        """Missions: whether any payload is aboard. Most ships carry none."""
        return self._payloads > 0

    def place(self, square: int, tile: int, turn: int) -> None:
        """Places a tile on a square, replacing any tile there."""
        self._change_tiles()
        if self.tile[square] >= tiles.BASE_TILES:
            self._payloads -= 1
        if tile >= tiles.BASE_TILES:
            self._payloads += 1
        self.tile[square] = tile
        self.turn[square] = turn

    def remove(self, square: int) -> int:
        """Removes a tile with everything on it, and returns its number."""
        tile = self.tile[square]
        if self.crew[square]:
            self.set_crew(square, 0)
        if self.guests[square]:
            self.set_guests(square, 0)
        if self.tokens[square]:
            self.set_tokens(square, 0)
        if self.cargo[square]:
            self.set_cargo(square, _NO_CARGO)
        self.place(square, EMPTY, 0)
        return tile

    def open_squares(self) -> list[int]:
        """R-11: empty squares of the board next to a tile."""
        found = self._open
        if found is None:
            tile = self.tile
            found = self._open = [
                q
                for q in BOARDS[self.number].squares
                if tile[q] < 0
                and (tile[q - WIDTH] >= 0 or tile[q + 1] >= 0 or tile[q + WIDTH] >= 0 or tile[q - 1] >= 0)
            ]
        return found

    # -- crew

    def set_crew(self, square: int, who: int) -> None:
        """Sets the crew of a cabin."""
        self._change_load()
        self._count(self.crew[square], -1)
        self._count(who, 1)
        self.crew[square] = who

    def set_guests(self, square: int, guests: int) -> None:
        self._change_load()
        self.guests[square] = guests

    def crew_count(self) -> int:
        """The number of crew, humans and aliens (R-63)."""
        return self._humans + self._purple + self._brown

    def humans(self) -> int:
        return self._humans

    def has_alien(self, colour: int) -> bool:
        return (self._purple if colour == PURPLE else self._brown) > 0

    def cabins(self) -> list[int]:
        tile = self.tile
        return [q for q in self.squares() if tiles.KIND[tile[q]] in (tiles.START, tiles.CABIN)]

    def crewed(self) -> list[int]:
        """Cabins with crew."""
        crew = self.crew
        return [q for q in BOARDS[self.number].squares if crew[q]]

    def occupied(self) -> list[int]:
        """Cabins with a figure, crew or guest."""
        crew, guests = self.crew, self.guests
        return [q for q in BOARDS[self.number].squares if crew[q] or guests[q]]

    def figures(self, square: int) -> int:
        """How many figures are in a cabin."""
        who, guest = self.crew[square], self.guests[square]
        return (1 if who >= PURPLE else who) + (1 if guest == ENVOY else guest)

    def commuters(self) -> int:
        count = 0
        for guest in self.guests:
            if guest < ENVOY:
                count += guest
        return count

    def has_envoy(self) -> bool:
        return ENVOY in self.guests

    # -- batteries and goods

    def set_tokens(self, square: int, tokens: int) -> None:
        self._change_load()
        self._token_count += tokens - self.tokens[square]
        self.tokens[square] = tokens

    def charged(self) -> list[int]:
        """Batteries with a token left."""
        tokens = self.tokens
        return [q for q in BOARDS[self.number].squares if tokens[q]]

    def token_count(self) -> int:
        return self._token_count

    def set_cargo(self, square: int, goods: tuple[int, ...]) -> None:
        self._change_load()
        self.cargo[square] = goods

    def holds(self) -> list[int]:
        tile = self.tile
        return [q for q in self.squares() if tiles.KIND[tile[q]] in (tiles.HOLD, tiles.RED_HOLD)]

    def fits(self, square: int, good: int) -> bool:
        """R-82: red goods go only into special holds, one block to a container."""
        tile = self.tile[square]
        if len(self.cargo[square]) >= tiles.CAPACITY[tile]:
            return False
        return tiles.KIND[tile] == tiles.RED_HOLD or (tiles.KIND[tile] == tiles.HOLD and good < len(GOODS) - 1)

    def stow(self, square: int, good: int) -> None:
        self.set_cargo(square, tuple(sorted((*self.cargo[square], good), reverse=True)))

    def unload(self, square: int, good: int) -> None:
        left = list(self.cargo[square])
        left.remove(good)
        self.set_cargo(square, tuple(left))

    def goods(self) -> list[int]:
        """How many blocks of each color are aboard."""
        found = [0, 0, 0, 0]
        for hold in self.holds():
            for good in self.cargo[hold]:
                found[good] += 1
        return found

    # -- plain data

    def clone(self) -> Ship:
        return Ship(self.number, EMPTY, self)

    def dump(self) -> dict[str, Any]:
        names = self.board.names
        return {
            "class": self.board.name,
            "parts": [
                [
                    names[q],
                    tiles.TILES[self.tile[q]].id,
                    self.turn[q],
                    self.crew[q],
                    self.guests[q],
                    self.tokens[q],
                    self.cargo[q],
                ]
                for q in self.squares()
            ],
        }

    # -- cached counts

    def count_anew(self) -> None:
        """Recounts after the lists were set without the methods above."""
        self._lent_tiles = 0
        self._lent_load = 0
        self._humans = 0
        self._purple = 0
        self._brown = 0
        for who in self.crew:
            self._count(who, 1)
        self._token_count = sum(self.tokens)
        self._payloads = sum([tile >= tiles.BASE_TILES for tile in self.tile])
        self.shown = None
        self._squares = None
        self._kinds = None
        self._open = None

    def _be_like(self, other: Ship) -> None:
        """Shares the other ship's lists: the first to change copies them."""
        self.tile = other.tile
        self.turn = other.turn
        self.crew = other.crew
        self.guests = other.guests
        self.tokens = other.tokens
        self.cargo = other.cargo
        self.shown = other.shown
        self._squares = other._squares
        self._kinds = other._kinds
        self._open = other._open
        self._humans = other._humans
        self._purple = other._purple
        self._brown = other._brown
        self._token_count = other._token_count
        self._payloads = other._payloads
        self._lent_tiles = other._lent_tiles = other._lent_tiles or 1
        self._lent_load = other._lent_load = other._lent_load or 1

    def _change_tiles(self) -> None:
        """Call before tiles change: copies shared lists and drops caches."""
        if self._lent_tiles:
            self._lent_tiles = 0
            self.tile = self.tile.copy()
            self.turn = self.turn.copy()
        self.shown = None
        self._squares = None
        self._kinds = None
        self._open = None

    def _change_load(self) -> None:
        """Call before the load changes: copies shared lists and drops caches."""
        if self._lent_load:
            self._lent_load = 0
            self.crew = self.crew.copy()
            self.guests = self.guests.copy()
            self.tokens = self.tokens.copy()
            self.cargo = self.cargo.copy()
        self.shown = None

    def _count(self, who: int, times: int) -> None:
        if who == PURPLE:
            self._purple += times
        elif who == BROWN:
            self._brown += times
        else:
            self._humans += times * who


_BARE: Final[dict[int, Ship]] = {}


def bare_ship(board: int, seat: int) -> Ship:
    """A ship with only a seat's starting cabin: a clone of one that all matches share."""
    key = tiles.STARTS * board + seat % tiles.STARTS
    if key not in _BARE:
        _BARE[key] = Ship(board, seat)
    return _BARE[key].clone()
