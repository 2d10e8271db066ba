"""Draws a round's tables: people meet those they have met least, close to them in the standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

Met = Mapping[frozenset[str], int]
"""How often each pair has met."""


def draw(people: Sequence[str], met: Met, size: int) -> list[list[str]]:
    """Tables of ``size`` people, or one fewer if the numbers do not divide evenly; ``people`` are in the order of the
    standings. Everyone sits at exactly one table. The same input gives the same draw.

    >>> draw(["ada", "ben", "cleo", "dan"], {frozenset(("ada", "ben")): 1}, 2)
    [['ada', 'cleo'], ['ben', 'dan']]
    """
    waiting = list(people)
    tables: list[list[str]] = []
    for seats in sizes(len(people), size):
        table = [waiting.pop(0)]
        while len(table) < seats:
            table.append(waiting.pop(min(range(len(waiting)), key=lambda at: (_cost_of(waiting[at], table, met), at))))
        tables.append(table)
    _improve(tables, met)
    return tables


def sizes(people: int, size: int) -> list[int]:
    """As few tables as possible, with sizes as equal as possible.

    >>> sizes(9, 4), sizes(8, 4), sizes(3, 4)
    ([3, 3, 3], [4, 4], [3])
    """
    count = -(-people // size)
    return [people // count + (number < people % count) for number in range(count)] if count else []


def meetings(tables: Sequence[Sequence[str]], met: Met) -> int:
    """How often people at the same table have already met, in total."""
    return sum(met.get(frozenset(pair), 0) for table in tables for pair in combinations(table, 2))


def _cost_of(person: str, table: Sequence[str], met: Met) -> int:
    return sum(met.get(frozenset((person, other)), 0) for other in table)


def _improve(tables: list[list[str]], met: Met) -> None:
    """Swaps people between tables as long as that makes fewer pairs meet again."""
    while any(_swapped(one, other, met) for one, other in combinations(tables, 2)):
        continue


def _swapped(one: list[str], other: list[str], met: Met) -> bool:
    before = meetings((one, other), met)
    for i in range(len(one)):
        for j in range(len(other)):
            one[i], other[j] = other[j], one[i]
            if meetings((one, other), met) < before:
                return True
            one[i], other[j] = other[j], one[i]
    return False
