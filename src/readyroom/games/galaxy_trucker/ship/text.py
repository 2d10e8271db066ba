"""A ship as text that a person can read and type.

::

    class I
       5      6           7          8      9
    5  _      _       C1:0010^       _      _
    6  _      .       CA:1112/2  SH:0131^>  _
    7  .  H3:0102/yb  SC:3333/2  B2:1113/2  .
    8  .      .       E1:3001v       .      .
    9  .      .           _          .      .

The first line names the class, the next the columns, and every further line starts with its row. A tile is its code, a
colon, and its four sides as turned, clockwise from the bow (0 smooth, 1 single, 2 double, 3 universal); after that
``^``, ``>``, ``v`` or ``<`` shows where a cannon fires or an engine burns, and two of them what a shield covers, or
which line an artifact silences (``<>`` its row, ``^v`` its column). After a slash comes what is aboard: a number of
humans or battery tokens, ``p`` or ``b`` for an alien, ``c`` for a commuter, ``e`` for an envoy, letters for goods.
``.`` is an empty square, ``_`` no square at all. Text after a ``#`` is a comment. Rows that are left out are empty.
The starting cabin is at 7,7, unless it is lost; nothing else can be there.

A wide ship can be written with two lines for each row: the tiles' codes and arrows, and below them, in the same order,
their sides and what is aboard::

    7  .    H3       SC      B2    .
         0102/yb   3333/2  1113/2
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from readyroom.core.errors import ReadyRoomError
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.tiles import (
    ARTIFACT,
    BATTERY,
    BROWN_LIFE,
    CABIN,
    CANNON,
    CAPACITY,
    DOUBLE_ARTIFACT,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    EXPLOSIVE,
    FRAGILE,
    HEAVY_CARGO,
    HOLD,
    MODULE,
    PURPLE_LIFE,
    RADIOACTIVE,
    RED_HOLD,
    SHIELD,
    SIDES,
    START,
    TILES,
)
from readyroom.games.galaxy_trucker.ship.board import BOARD_NUMBER, BOARDS, FIRST_COLUMN, WIDTH, Board
from readyroom.games.galaxy_trucker.ship.ship import BROWN, EMPTY, ENVOY, PURPLE, Ship

CODES: Final = {
    "SC": (START, 2), "CA": (CABIN, 2), "B2": (BATTERY, 2), "B3": (BATTERY, 3), "H2": (HOLD, 2), "H3": (HOLD, 3),
    "R1": (RED_HOLD, 1), "R2": (RED_HOLD, 2), "ST": (MODULE, 0), "E1": (ENGINE, 0), "E2": (DOUBLE_ENGINE, 0),
    "C1": (CANNON, 0), "C2": (DOUBLE_CANNON, 0), "SH": (SHIELD, 0), "LB": (BROWN_LIFE, 0), "LP": (PURPLE_LIFE, 0),
    "EX": (EXPLOSIVE, 0), "FR": (FRAGILE, 0), "M1": (HEAVY_CARGO, 1), "M2": (HEAVY_CARGO, 2), "M3": (HEAVY_CARGO, 3),
    "RA": (RADIOACTIVE, 0), "A1": (ARTIFACT, 0), "A2": (DOUBLE_ARTIFACT, 0),
}  # fmt: skip
_CODE_OF: Final = {what: code for code, what in CODES.items()}
_ARROWS: Final = "^>v<"
_COVERS: Final[tuple[str, ...]] = ("^>", ">v", "v<", "<^")
_GOODS: Final = "bgyr"
_TOP: Final = re.compile(r"([A-Za-z][A-Za-z0-9])([\^>v<]*)")
_CELL: Final = re.compile(r"([A-Za-z]+[0-9]?):([0-9]+)([\^>v<]*)(?:/(\w*))?")


class BadShip(ReadyRoomError):
    """The text is not a valid ship; the message says where and why."""


def parse(text: str) -> Ship:
    """A ship from its text.

    >>> ship = parse("class I\\n 6 7\\n 7 CA:2121 SC:3333")
    >>> [ship.board.names[q] for q in ship.squares()]
    ['6,7', '7,7']
    """
    lines = [(i, line.split("#")[0].split()) for i, line in enumerate(text.splitlines(), start=1)]
    rows = [(i, words) for i, words in lines if words]
    if not rows or len(rows[0][1]) != 2 or rows[0][1][0].lower() != "class":
        raise BadShip("A ship starts with its class, such as 'class II'.")
    number = BOARD_NUMBER.get(rows[0][1][1].upper())
    if number is None:
        raise BadShip(f"There is no ship class {rows[0][1][1]!r}; the classes are {', '.join(BOARD_NUMBER)}.")
    if len(rows) == 1:
        raise BadShip("After the class comes a line with the columns, such as: 5 6 7 8 9")
    columns = _columns(rows[1][0], rows[1][1], BOARDS[number])
    reader = _Reader(Ship(number, EMPTY))
    lines_left = iter(rows[2:])
    for i, words in lines_left:
        reader.row(i, _with_sides(i, words, lines_left), columns)
    return reader.ship


def write(ship: Ship, widest: int = 0) -> str:
    """A ship as text, which ``parse`` reads back. If its lines would be longer than ``widest``, each row takes two."""
    board = ship.board
    used = sorted({q % WIDTH for q in board.squares})
    columns = ["", *(str(x + FIRST_COLUMN - 1) for x in used)]
    rows = [[str(board.row_name(y)), *(cell(ship, y * WIDTH + x) for x in used)] for y in _lines(board)]
    grid = _aligned([columns, *rows], "  ")
    if widest and max(len(line) for line in grid) > widest:
        grid = _aligned([columns, *(half for row in rows for half in _halves(row))], " ")
    return "\n".join([f"class {board.name}", *grid]) + "\n"


def cell(ship: Ship, square: int) -> str:
    """One square's text in the grid."""
    if not ship.board.has[square]:
        return "_"
    if ship.tile[square] < 0:
        return "."
    tile = TILES[ship.tile[square]]
    turn = ship.turn[square]
    arrows = ""
    if tile.kind in (CANNON, DOUBLE_CANNON):
        arrows = _ARROWS[turn]
    elif tile.kind in (ENGINE, DOUBLE_ENGINE):
        arrows = _ARROWS[(turn + 2) % 4]
    elif tile.kind == SHIELD:
        arrows = _COVERS[turn]
    elif tile.kind == ARTIFACT:
        arrows = "^v" if turn % 2 else "<>"
    sides = "".join(str(side) for side in ship.sides(square))
    return f"{_CODE_OF[tile.kind, tile.capacity]}:{sides}{arrows}{_aboard(ship, square)}"


def _lines(board: Board) -> list[int]:
    return sorted({q // WIDTH for q in board.squares})


def _aligned(table: list[list[str]], gap: str) -> list[str]:
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    lines = (gap.join(f"{text:^{width}}" for text, width in zip(row, widths, strict=True)) for row in table)
    return [line.rstrip() for line in lines]


def _halves(row: list[str]) -> list[list[str]]:
    """A row as two lines, the second for the sides; as one if it has no tiles."""
    above, below = row[:1], [""]
    for text in row[1:]:
        found = _CELL.fullmatch(text)
        above.append(found[1] + found[3] if found else text)
        below.append(found[2] + text[found.end(3) :] if found else "")
    return [above, below] if any(below) else [above]


def _with_sides(i: int, words: list[str], lines_left: Iterator[tuple[int, list[str]]]) -> list[str]:
    """The words of a row; if they are codes without sides, joined with the next line."""
    tops = [_TOP.fullmatch(word) for word in words[1:] if word not in (".", "_")]
    if not tops or not all(top is not None and top[1].upper() in CODES for top in tops):
        return words
    sides = next(lines_left, (i, []))[1]
    if len(sides) != len(tops):
        raise BadShip(f"Line {i}: row {words[0]} has {len(tops)} tiles, but below it are the sides of {len(sides)}.")
    left = iter(sides)
    whole = [words[0]]
    for word in words[1:]:
        if word not in (".", "_"):
            connectors, slash, aboard = next(left).partition("/")
            word = f"{word[:2]}:{connectors}{word[2:]}{slash}{aboard}"
        whole.append(word)
    return whole


def _columns(i: int, words: list[str], board: Board) -> list[int]:
    columns: list[int] = []
    for word in words:
        x = board.column(int(word)) if word.isdecimal() else 0
        if not x or x in columns:
            raise BadShip(f"Line {i}: {word!r} is not a column. The columns are different numbers from 3 to 11.")
        columns.append(x)
    return columns


class _Reader:
    """Places tiles on a ship, using each tile of the box once."""

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self.used: set[int] = set()

    def row(self, i: int, words: list[str], columns: list[int]) -> None:
        board = self.ship.board
        y = board.row(int(words[0])) if words[0].isdecimal() else 0
        if not y:
            rows = ", ".join(str(board.row_name(n)) for n in range(1, board.lines + 1))
            raise BadShip(f"Line {i}: {words[0]!r} is not a row. The rows of class {board.name} are {rows}.")
        if len(words) - 1 != len(columns):
            raise BadShip(
                f"Line {i}: row {words[0]} has {len(words) - 1} squares, but there are {len(columns)} columns."
            )
        for x, word in zip(columns, words[1:], strict=True):
            if word not in (".", "_"):
                self.tile(f"Line {i}, square {board.names[y * WIDTH + x]}", y * WIDTH + x, word)

    def tile(self, where: str, square: int, word: str) -> None:
        ship = self.ship
        if not ship.board.has[square]:
            raise BadShip(f"{where}: class {ship.board.name} has no square there.")
        if ship.tile[square] >= 0:
            raise BadShip(f"{where}: there is a tile already.")
        found = _CELL.fullmatch(word)
        if found is None:
            raise BadShip(f"{where}: {word!r} is not a tile. A tile looks like C1:0120^ or CA:2121/2.")
        code, sides, arrows, aboard = found[1].upper(), found[2], found[3], found[4] or ""
        if code not in CODES:
            raise BadShip(f"{where}: there is no tile {code!r}. The codes are {', '.join(CODES)}.")
        if len(sides) != 4 or not set(sides) <= set("0123"):
            raise BadShip(f"{where}: {sides!r} must be four digits from 0 to 3, clockwise from the bow.")
        tile, turn = self._find(where, code, (int(sides[0]), int(sides[1]), int(sides[2]), int(sides[3])), arrows)
        start = ship.board.names[ship.board.start]
        if (CODES[code][0] == START) != (square == ship.board.start):
            raise BadShip(f"{where}: the starting cabin, and nothing else, lies at {start}.")
        self.used.add(tile)
        ship.place(square, tile, turn)
        if aboard:
            self._load(where, square, aboard)

    def _find(self, where: str, code: str, sides: tuple[int, int, int, int], arrows: str) -> tuple[int, int]:
        """The first unused tile of the box that matches the code, sides and arrows."""
        turns = _turns(where, CODES[code][0], arrows)
        known = False
        for number, tile in enumerate(TILES):
            if (tile.kind, tile.capacity) != CODES[code]:
                continue
            for turn in turns:
                if SIDES[4 * number + turn] == sides:
                    if number not in self.used:
                        return number, turn
                    known = True
        shown = "".join(str(side) for side in sides)
        if known:
            raise BadShip(f"{where}: the box has no further {code} with the sides {shown}.")
        raise BadShip(f"{where}: no {code} in the box can lie with the sides {shown}{arrows}.")

    def _load(self, where: str, square: int, aboard: str) -> None:
        ship = self.ship
        kind, room = ship.kind(square), CAPACITY[ship.tile[square]]
        if kind in (START, CABIN, BATTERY) and aboard.isdecimal() and int(aboard) <= room:
            (ship.set_tokens if kind == BATTERY else ship.set_crew)(square, int(aboard))
        elif kind == CABIN and aboard in ("p", "b"):
            ship.set_crew(square, PURPLE if aboard == "p" else BROWN)
        elif kind == CABIN and aboard in ("c", "cc", "1c"):
            ship.set_crew(square, int(aboard[0] == "1"))
            ship.set_guests(square, aboard.count("c"))
        elif kind == CABIN and aboard == "e":
            ship.set_guests(square, ENVOY)
        elif kind in (HOLD, RED_HOLD) and all(letter in _GOODS for letter in aboard):
            for letter in aboard:
                good = _GOODS.index(letter)
                if not ship.fits(square, good):
                    raise BadShip(f"{where}: there is no room for {aboard!r} (a {GOODS[good]} block does not fit).")
                ship.stow(square, good)
        else:
            raise BadShip(f"{where}: {aboard!r} cannot be aboard a {TILES[ship.tile[square]].name}.")


def _turns(where: str, kind: int, arrows: str) -> list[int]:
    """The turns that match a tile's arrows; without arrows, the usual turn for its kind."""
    if kind in (CANNON, DOUBLE_CANNON):
        if len(arrows) > 1:
            raise BadShip(f"{where}: a cannon points one way, not {arrows!r}.")
        return [_ARROWS.index(arrows or "^")]
    if kind in (ENGINE, DOUBLE_ENGINE):
        if len(arrows) > 1:
            raise BadShip(f"{where}: an engine burns one way, not {arrows!r}.")
        return [(_ARROWS.index(arrows or "v") + 2) % 4]
    if kind == SHIELD:
        if (arrows or "^>") not in _COVERS:
            raise BadShip(f"{where}: a shield covers two sides next to each other: {', '.join(_COVERS)}.")
        return [_COVERS.index(arrows or "^>")]
    if kind == ARTIFACT:
        if arrows not in ("", "<>", "^v"):
            raise BadShip(f"{where}: an artifact silences its row, written <>, or its column, written ^v.")
        return [1, 3] if arrows == "^v" else [0, 2]
    if arrows:
        raise BadShip(f"{where}: only cannons, engines and shields point somewhere, so {arrows!r} means nothing.")
    return [0, 1, 2, 3]


def _aboard(ship: Ship, square: int) -> str:
    who = ship.crew[square]
    if ship.guests[square]:
        commuters = "c" * ship.guests[square]
        return "/e" if ship.guests[square] == ENVOY else f"/{who or ''}{commuters}"
    if who:
        return {PURPLE: "/p", BROWN: "/b"}.get(who, f"/{who}")
    if ship.tokens[square]:
        return f"/{ship.tokens[square]}"
    cargo = ship.cargo[square]
    return "/" + "".join(_GOODS[good] for good in cargo) if cargo else ""
