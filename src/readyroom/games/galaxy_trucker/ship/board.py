"""The four ship boards: classes I, II and III, and IIIA, which may replace III.

Squares are named as printed, ``column,row``; internally they are numbers on a grid with a border all around, so that
every square has four neighbors: ``square + STEP[side]``.
"""

from __future__ import annotations

from typing import Final

from readyroom.core.errors import BadOptions

WIDTH: Final = 11
AREA: Final = WIDTH * WIDTH
STEP: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)
"""Offsets to the neighbors at the bow, right, stern and left."""
AROUND: Final[tuple[int, ...]] = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)
"""Offsets to the eight squares around."""
FIRST_COLUMN: Final = 3
"""Grid column 1 is printed column 3 on every board."""


class Board:
    """A ship board: its squares, their names, and the most that lost parts can cost (-1: no printed limit)."""

    __slots__ = ("cap", "first_row", "has", "lines", "name", "names", "number", "rows_down", "squares", "start")

    def __init__(self, name: str, cap: int, first_row: int, rows_down: bool, picture: str) -> None:
        self.name = name
        self.cap = cap
        self.first_row = first_row
        self.rows_down = rows_down
        """whether row numbers grow toward the stern"""
        self.squares: list[int] = []
        self.has = [False] * AREA
        self.names = [""] * AREA
        self.number: dict[str, int] = {}
        self.start = 0
        rows = picture.split()
        self.lines = len(rows)
        for y, row in enumerate(rows):
            for x, mark in enumerate(row):
                square = (y + 1) * WIDTH + x + 1
                printed = f"{x + FIRST_COLUMN},{self.row_name(y + 1)}"
                self.names[square] = printed
                if mark == ".":
                    continue
                self.has[square] = True
                self.squares.append(square)
                self.number[printed] = square
                if mark == "S":
                    self.start = square

    def square(self, name: object) -> int:
        """The square with this name; 0 if there is none."""
        return self.number.get(name, 0) if isinstance(name, str) else 0

    def row_name(self, y: int) -> int:
        """The number printed next to a grid row."""
        return self.first_row + y - 1 if self.rows_down else self.first_row - y + 1

    def column(self, printed: int) -> int:
        """The grid column of a printed number; 0 if there is none on the grid."""
        x = printed - FIRST_COLUMN + 1
        return x if 1 <= x <= WIDTH - 2 else 0

    def row(self, printed: int) -> int:
        """The grid row of a printed number; 0 if the board has no such row."""
        y = printed - self.first_row + 1 if self.rows_down else self.first_row - printed + 1
        return y if 1 <= y <= self.lines else 0


BOARDS: Final[list[Board]] = [
    Board(
        "I", 5, 4, True,
        """
        .........
        ....#....
        ...###...
        ..##S##..
        ..#####..
        ..##.##..
        """,
    ),
    Board(
        "II", 8, 4, True,
        """
        ....#....
        ...###...
        ..#####..
        ..##S##..
        .#######.
        .###.###.
        """,
    ),
    Board(
        "III", 11, 4, True,
        """
        ....#....
        ...###...
        #.#####.#
        ####S####
        #########
        ##.###.##
        """,
    ),
    Board(
        "IIIA", -1, 11, False,
        """
        ...###...
        ..#####..
        ..##.##..
        ..#####..
        ...#S#...
        ..#.#.#..
        ..#####..
        ..#####..
        ..#.#.#..
        """,
    ),
]  # fmt: skip

BOARD_NUMBER: Final = {board.name: i for i, board in enumerate(BOARDS)}


def board_named(name: str) -> int:
    """The number of a board by its class.

    >>> BOARDS[board_named("II")].cap
    8
    """
    number = BOARD_NUMBER.get(name.upper())
    if number is None:
        raise BadOptions(f"There is no ship class {name!r}; the classes are {', '.join(BOARD_NUMBER)}.")
    return number
