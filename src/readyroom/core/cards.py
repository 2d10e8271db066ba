"""Cards by version: a match keeps the cards it began with, whatever comes and goes later.

A game's tables of cards only grow, at their ends, so that the number of a card, which is its place in its table, never
changes. A deck is built from the numbers that the match's version of the rules has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

LATEST: Final = 1_000_000
"""A version that has all that is in the box now, for tools that serve no match."""


class Card(Protocol):
    """Anything that is dealt, drawn or chosen: a card, a tile, a mat, a mission. It is in the box from one version of
    the rules (``since``) to another (``until``, that one included; 0 while it has not been taken out)."""

    @property
    def id(self) -> str: ...

    @property
    def since(self) -> int: ...

    @property
    def until(self) -> int: ...


def in_play(cards: Sequence[Card], version: int) -> list[int]:
    """The numbers of the cards of a table that a version of the rules has, in order."""
    return [i for i, card in enumerate(cards) if card.since <= version and (card.until == 0 or version <= card.until)]


def of_version(values: Mapping[int, T], version: int) -> T:
    """What holds for a version of the rules, where only the versions that changed something are listed.

    >>> of_version({1: "slow", 3: "fast"}, 2), of_version({1: "slow", 3: "fast"}, 4)
    ('slow', 'fast')
    """
    return values[max(listed for listed in values if listed <= version)]
