"""The seven trajectory boards. Squares are counted from the end: Z is 1, the first square is the length.

New boards go to the end of the table.
"""

from __future__ import annotations

from typing import Final, Literal

X: Final = 1
Y: Final = 2
Z: Final = 3
Mark = Literal["X", "Y", "Z"]
MARKS: Final[dict[int, Mark]] = {X: "X", Y: "Y", Z: "Z"}
FASTEST: Final = 17
"""No board is longer, so a faster threat gets no farther."""


class Track:
    """A trajectory board: its length and where its X and Y squares are."""

    __slots__ = ("length", "name", "passes", "since", "until", "ys")

    def __init__(self, name: str, length: int, x: int, ys: tuple[int, ...], since: int = 1, until: int = 0) -> None:
        self.name = name
        self.since = since
        self.until = until
        self.length = length
        self.ys = len(ys)
        marks = [0] * (length + 1)
        marks[1] = Z
        marks[x] = X
        for y in ys:
            marks[y] = Y
        self.passes: list[list[tuple[int, ...]]] = [
            [tuple(marks[s] for s in range(at - 1, max(at - steps, 1) - 1, -1) if marks[s]) for steps in range(FASTEST)]
            for at in range(length + 1)
        ]
        """The action squares a token triggers: ``passes[square][steps]``, in order."""

    @property
    def id(self) -> str:
        return self.name


TRACKS: Final[tuple[Track, ...]] = (
    Track("T1", 10, x=5, ys=()),
    Track("T2", 11, x=8, ys=()),
    Track("T3", 12, x=8, ys=(3,)),
    Track("T4", 13, x=9, ys=(5,)),
    Track("T5", 14, x=11, ys=(7,)),
    Track("T6", 15, x=10, ys=(7, 3)),
    Track("T7", 16, x=12, ys=(8, 5)),
)
TRACK_NAMES: Final = tuple(track.name for track in TRACKS)


def marks(track: Track) -> dict[int, Mark]:
    """The action squares of a board, each with its letter.

    >>> marks(TRACKS[2])
    {1: 'Z', 3: 'Y', 8: 'X'}
    """
    passed = {square: track.passes[square + 1][1] for square in range(1, track.length)}
    return {square: MARKS[first[0]] for square, first in passed.items() if first}


def course(track: Track, speed: int) -> list[int]:
    """The squares on which a threat stands as turns begin, from its first, as long as nothing changes its speed.

    >>> course(TRACKS[0], 3)
    [10, 7, 4]
    """
    return list(range(track.length, 1, -speed)) if speed > 0 else []


def passings(track: Track, speed: int, appears: int) -> list[tuple[Mark, int]]:
    """The action squares a threat passes, each with its turn, in order, as long as nothing changes its speed.

    >>> passings(TRACKS[2], 3, 2)
    [('X', 3), ('Y', 4), ('Z', 5)]
    """
    if speed < 1:
        return []
    turns = [(appears - 1 - (square - track.length) // speed, mark) for square, mark in marks(track).items()]
    return [(mark, turn) for turn, mark in sorted(turns)]


def band(square: int) -> int:
    """The distance of a square: 1 for the nearest five, 2 for the next five, 3 beyond (rulebook 3.3)."""
    return 1 if square <= 5 else 2 if square <= 10 else 3
