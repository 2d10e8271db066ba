"""A season's standings, computed only from finished matches and the organizer's rulings.

Pure functions: the same matches and rulings give the same table, in whatever order they come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

FORM: Final = 5
"""How many of the latest results make up a person's form."""

Kind = Literal["places", "points"]


class Scheme(msgspec.Struct, frozen=True):
    """What a result is worth: by place, or the points from the game itself (for a crew, its mission's). Only the
    ``best`` results of each person count; 0 means all."""

    kind: Kind = "places"
    places: tuple[int, ...] = (10, 6, 3, 1)
    best: int = 0


class Seated(msgspec.Struct, frozen=True):
    """A seat's result, and its person at the end; None for bots and guests."""

    person: str | None
    place: int
    score: float


class Played(msgspec.Struct, frozen=True):
    code: str
    ended: int
    seats: tuple[Seated, ...]


class Ruling(msgspec.Struct, frozen=True):
    """An organizer's decision: to strike a match (for one person or for all), or to give someone points."""

    n: int
    kind: Literal["strike", "points"]
    code: str = ""
    person: str = ""
    points: int = 0


class Cell(msgspec.Struct, frozen=True):
    """One result of one person."""

    code: str
    place: int
    points: float
    counts: bool
    """among the best that count, and not struck"""
    struck: bool = False


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings. Equal results share a rank."""

    person: str
    rank: int
    points: float
    matches: int
    wins: int
    best: float
    added: int
    """points that the organizer added or deducted"""
    cells: tuple[Cell, ...]
    """in order of play"""
    form: tuple[int, ...]
    """the latest places, most recent last"""


def standings(
    scheme: Scheme, members: Iterable[str], played: Iterable[Played], rulings: Sequence[Ruling]
) -> list[Standing]:
    """The standings, best first. More points win; then more first places, then the better best result, then fewer
    matches; people equal in all of these share a rank."""
    struck = {(ruling.code, ruling.person) for ruling in rulings if ruling.kind == "strike"}
    ordered = sorted(played, key=lambda match: (match.ended, match.code))
    lines = []
    for person in sorted(set(members)):
        cells = _cells(scheme, person, ordered, struck)
        added = sum(ruling.points for ruling in rulings if ruling.kind == "points" and ruling.person == person)
        lines.append(_line(person, cells, added))
    lines.sort(key=lambda line: (_order(line), line.person))
    ranked: list[Standing] = []
    for number, line in enumerate(lines, start=1):
        same = bool(ranked) and _order(ranked[-1]) == _order(line)
        ranked.append(msgspec.structs.replace(line, rank=ranked[-1].rank if same else number))
    return ranked


def worth(scheme: Scheme, seat: Seated) -> float:
    """The value of a seat's result. Equal places get the same.

    >>> worth(Scheme(places=(10, 6)), Seated("ada", 2, 31.0)), worth(Scheme(places=(10, 6)), Seated("ada", 3, 31.0))
    (6, 0)
    """
    if scheme.kind == "points":
        return seat.score
    return scheme.places[seat.place - 1] if seat.place <= len(scheme.places) else 0


def _cells(scheme: Scheme, person: str, played: list[Played], struck: set[tuple[str, str]]) -> list[Cell]:
    cells = []
    for match in played:
        for seat in match.seats:
            if seat.person == person:
                out = (match.code, "") in struck or (match.code, person) in struck
                cells.append(Cell(match.code, seat.place, worth(scheme, seat), not out, out))
                break
    if scheme.best:
        by_worth = sorted((cell for cell in cells if not cell.struck), key=lambda cell: -cell.points)
        best = {cell.code for cell in by_worth[: scheme.best]}
        cells = [msgspec.structs.replace(cell, counts=cell.code in best) for cell in cells]
    return cells


def _line(person: str, cells: list[Cell], added: int) -> Standing:
    valid = [cell for cell in cells if not cell.struck]
    return Standing(
        person=person,
        rank=0,
        points=sum(cell.points for cell in cells if cell.counts) + added,
        matches=len(valid),
        wins=sum(cell.place == 1 for cell in valid),
        best=max((cell.points for cell in valid), default=0),
        added=added,
        cells=tuple(cells),
        form=tuple(cell.place for cell in valid[-FORM:]),
    )


def _order(line: Standing) -> tuple[float, int, float, int]:
    return -line.points, -line.wins, -line.best, line.matches
