"""The bases of everything that travels: actions, events, views and options are all ``msgspec`` structs."""

from __future__ import annotations

import re

import msgspec


def snake(name: str) -> str:
    """A type's name on the wire.

    >>> snake("MoveShip")
    'move_ship'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """What a seat does."""


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """Something that happened because of an action."""


class Tick(Action, frozen=True):
    """The clock reached a deadline. Made by the match, never by a seat."""


class Undo(Action, frozen=True):
    """Takes back everything after entry ``to``."""

    to: int


class Lay(Action, frozen=True):
    """Lays the table from a position instead of the setup. Made by the match, never by a seat."""

    position: str


class Undone(Event, frozen=True):
    """A seat took back its last action."""

    seat: int


class Rewound(Event, frozen=True):
    """The table went back to an earlier moment, by consent."""

    to: int


class Catalog(msgspec.Struct, frozen=True):
    """A game's components as plain data. A game that has some lists them in its own catalog."""


class Moment(msgspec.Struct, frozen=True):
    """A stretch of a match: its round, whose turn it is (None: everyone's), and its name if it has another one."""

    round: int
    seat: int | None = None
    name: str = ""


Points = int | float
"""A score: a whole number, written as one (12, not 12.0), or in games with halves a half (33.5). ``english.half``
writes it for people."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. ``ranking[i]`` is seat i's place: 1 for a winner, ties shared. In a crew that wins or loses
    ``together`` everyone has the same place: 1, or 2 if the game has beaten them.

    >>> Outcome(scores=(12, 21), ranking=(2, 1), reason="Seat 1 reached 21 points.").winners
    (1,)
    """

    scores: tuple[Points, ...]
    ranking: tuple[int, ...]
    reason: str
    together: bool = False
    won: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """the winners, where they are not simply the first place: everyone with a profit, or nobody in a solo game for
    points"""

    @property
    def winners(self) -> tuple[int, ...]:
        if self.won is not msgspec.UNSET:
            return self.won
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)
