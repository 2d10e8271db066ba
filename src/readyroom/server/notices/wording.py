"""A notice's words. They may appear on a locked screen, so they reveal nothing of the match and nobody's name."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Kind = Literal["turn", "remind", "start", "asked", "over", "meets", "moved", "off", "test"]
TEST: Final = "test"


class Words(msgspec.Struct, frozen=True):
    """A notice, ready to show."""

    kind: Kind
    title: str
    body: str
    path: str
    """the page it opens, on this site"""
    tag: str
    """a notice replaces the last one with the same tag"""


_TITLES: dict[str, str] = {
    "turn": "Your turn at {table}",
    "remind": "Your time is running out at {table}",
    "start": "{table} starts",
    "asked": "{table} has a question for you",
    "over": "{table} is over",
    "meets": "{table} meets in ten minutes",
    "moved": "{table} has a new time",
    "off": "{table} was called off",
}
_BODIES: dict[str, str] = {
    "turn": "{game} is waiting for you.",
    "remind": "{game} is waiting for you, and a quarter of your time is left.",
    "start": "{game} has begun. Your seat is waiting.",
    "asked": "The others at {game} are waiting for your answer.",
    "over": "See how {game} ended.",
    "meets": "Your seat at {game} is held for you.",
    "moved": "See when {game} will be played now.",
    "off": "See why {game} was called off.",
}


def words(kind: Kind, code: str, table: str, game: str) -> Words:
    """The notice about a table.

    >>> words("turn", "abc", "The Friday table", "Salvage").title
    'Your turn at The Friday table'
    """
    said = {"table": table, "game": game}
    return Words(kind, _TITLES[kind].format(**said), _BODIES[kind].format(**said), f"/t/{code}", f"table-{code}")


def trial_words() -> Words:
    """The test notice."""
    return Words(TEST, "Ready Room can reach you", "This is how you will hear that it is your turn.", "/", TEST)
