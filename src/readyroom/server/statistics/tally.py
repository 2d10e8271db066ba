"""Sums up seats at finished matches: pure functions of the stored lines."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from readyroom.core.facts import Fact, Trait
from readyroom.core.struct import Points
from readyroom.server.statistics.bodies import Counted, Favorites, PointsBin, Tallied
from readyroom.store.rows import SeatPlayed

MOST_VALUES = 12
"""How many of a trait's most frequent values are shown."""
BINS = 12


def whole(points: float) -> Points:
    """A number without needless decimals.

    >>> whole(12.0), whole(33.5)
    (12, 33.5)
    """
    return int(points) if points == int(points) else points


def mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def tallied(label: str, rows: Sequence[SeatPlayed]) -> Tallied:
    points = [row.points for row in rows]
    return Tallied(label, len(rows), sum(row.won for row in rows), whole(max(points, default=0.0)), mean(points))


def places(rows: Sequence[SeatPlayed]) -> tuple[int, ...]:
    """How often first, second and so on. Solo matches have no place.

    >>> places([])
    ()
    """
    counts = Counter(row.place for row in rows if row.seats > 1)
    return tuple(counts[place] for place in range(1, max(counts, default=0) + 1))


def favorites(traits: Sequence[Trait], rows: Sequence[SeatPlayed]) -> tuple[Favorites, ...]:
    """The values of each trait in words. Traits with only one value say nothing and are left out."""
    by_value: dict[str, dict[str, list[SeatPlayed]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        for fact in facts_of(row.facts):
            if isinstance(fact.value, str):
                by_value[fact.key][fact.value].append(row)
    found = []
    for trait in traits:
        values = sorted(by_value[trait.key].items(), key=lambda one: (-len(one[1]), one[0]))
        if len(values) > 1:
            tallies = tuple(tallied(value, some) for value, some in values[:MOST_VALUES])
            found.append(Favorites(trait.label, tallies))
    return tuple(found)


def numbers(traits: Sequence[Trait], rows: Sequence[SeatPlayed], kept: Iterable[str]) -> tuple[Counted, ...]:
    """Each trait in numbers, with the match that had the most if it is kept."""
    codes = set(kept)
    found = []
    for trait in traits:
        told = [
            (fact.value, row.code)
            for row in rows
            for fact in facts_of(row.facts)
            if trait.number and fact.key == trait.key and not isinstance(fact.value, str)
        ]
        if told:
            most, code = max(told, key=lambda one: one[0])
            found.append(Counted(trait.label, most, mean([n for n, _ in told]), code if code in codes else ""))
    return tuple(found)


def histogram(points: Sequence[float]) -> tuple[PointsBin, ...]:
    """Points in bins of equal width, all whole numbers; empty if there are no points.

    >>> [(one.least, one.most, one.seats) for one in histogram([1, 2, 2, 5])]
    [(1, 1, 1), (2, 2, 2), (3, 3, 0), (4, 4, 0), (5, 5, 1)]
    """
    if not points:
        return ()
    low, high = int(min(points) // 1), int(max(points) // 1)
    width = (high - low) // BINS + 1
    counts = Counter((int(one // 1) - low) // width for one in points)
    return tuple(
        PointsBin(low + i * width, low + (i + 1) * width - 1, counts[i]) for i in range((high - low) // width + 1)
    )  # fmt: skip


@lru_cache(maxsize=20_000)
def facts_of(text: str) -> tuple[Fact, ...]:
    """Decodes a seat's stored facts."""
    return msgspec.json.decode(text, type=tuple[Fact, ...])
