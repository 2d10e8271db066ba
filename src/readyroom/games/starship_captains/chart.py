"""The map of the galaxy in characters: places where they are printed, and between them the routes as dotted lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from readyroom.core.board import WIDTH
from readyroom.games.starship_captains.cards.galaxies import Galaxy, Location
from readyroom.games.starship_captains.names import ROUTE_COLOURS

CENTRE: Final = 37
ACROSS: Final = 33 / 200
"""Columns for each unit of the map; a row is as high as two columns are wide, and a bit."""
DOWN: Final = ACROSS * 0.36

Cell = tuple[int, int]


def chart(galaxy: Galaxy, labels: Sequence[tuple[str, str]], pirates: Sequence[str]) -> list[str]:
    """The map. Each place has a label of two lines; each route the letter of its color, and of the pirate there."""
    top = max(place.y for place in galaxy.locations)
    spots = [_spot(place, top) for place in galaxy.locations]
    cells: dict[Cell, str] = {}
    for (row, column), label in zip(spots, labels, strict=True):
        for i, text in enumerate(label):
            start = max(0, min(column - len(text) // 2, WIDTH - len(text)))
            for j, letter in enumerate(f" {text} " if text else ""):
                cells[row + i, start + j - 1] = letter
    taken = set(cells)
    for route, pirate in zip(galaxy.routes, pirates, strict=True):
        marks = ROUTE_COLOURS[route.colour][0] + pirate
        for cell in _dots(spots[route.a], spots[route.b], 1):
            cells.setdefault(cell, "·")
        row, column = _middle(_dots(spots[route.a], spots[route.b], 4), len(marks), taken)
        for j, letter in enumerate(marks):
            cells[row, column + j] = letter
            taken.add((row, column + j))
    rows = [[" "] * WIDTH for _ in range(max(row for row, _ in cells) + 1)]
    for (row, column), letter in cells.items():
        if 0 <= column < WIDTH:
            rows[row][column] = letter
    return ["".join(row).rstrip() for row in rows]


def _spot(place: Location, top: int) -> Cell:
    return round((top - place.y) * DOWN), CENTRE + round(place.x * ACROSS)


@cache
def _dots(one: Cell, other: Cell, finer: int) -> tuple[Cell, ...]:
    """The way between two places in dots that are two columns apart, or a row; or so many times finer."""
    down, across = other[0] - one[0], other[1] - one[1]
    steps = max(abs(down), (abs(across) + 1) // 2) * finer
    return tuple((round(one[0] + down * i / steps), round(one[1] + across * i / steps)) for i in range(1, steps))


def _middle(way: Sequence[Cell], wide: int, taken: set[Cell]) -> Cell:
    """Where so many letters fit: near the middle of a way, or if labels cover it, a row above or below."""
    middle = len(way) // 2
    nearest = sorted(range(len(way)), key=lambda i: abs(i - middle))
    for aside in (0, -1, 1):
        for i in nearest:
            row, column = way[i][0] + aside, way[i][1]
            if not any((row, column + j) in taken for j in range(wide)):
                return row, column
    return way[middle]
