"""Cards by version: a match keeps the cards it started with.

A game's card tables only grow, at their ends, so a card's number (its index) never changes. A deck is built from the
numbers in the match's version of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

LATEST: Final = 1_000_000
"""A version with everything in the box now, for tools that serve no match."""


class Card(Protocol):
    """Anything dealt, drawn or chosen: a card, a tile, a mat, a mission. It is in the box from version ``since``
    through version ``until`` (0: still in the box)."""

    @property
    def id(self) -> str: ...

    @property
    def since(self) -> int: ...

    @property
    def until(self) -> int: ...


def in_play(cards: Sequence[Card], version: int) -> list[int]:
    """The numbers of a table's cards in one version of the rules, in order."""
    return [i for i, card in enumerate(cards) if card.since <= version and (card.until == 0 or version <= card.until)]


def of_version(values: Mapping[int, T], version: int) -> T:
    """The entry for a version of the rules, from a table that lists only the versions that changed something.

    >>> of_version({1: "slow", 3: "fast"}, 2), of_version({1: "slow", 3: "fast"}, 4)
    ('slow', 'fast')
    """
    return values[max(listed for listed in values if listed <= version)]
