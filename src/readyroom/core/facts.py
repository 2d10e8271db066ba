"""The facts of each seat in a finished match, for statistics: which ship, which mission, how many crates."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from readyroom.core.struct import Points


class Trait(msgspec.Struct, frozen=True):
    """A kind of fact that a game declares. Facts are stored under ``key``, so it never changes; ``label`` heads a list.
    Values are words to count, or, with ``number``, numbers with a maximum and a mean."""

    key: str
    label: str
    number: bool = False


class Fact(msgspec.Struct, frozen=True, array_like=True):
    """One fact of one seat. A trait in words may have several: one for every pilot hired."""

    key: str
    value: str | Points


def words(key: str, values: Iterable[str]) -> tuple[Fact, ...]:
    """Facts in words, each once."""
    return tuple(Fact(key, value) for value in dict.fromkeys(values))


def faults(traits: tuple[Trait, ...], facts: tuple[Fact, ...]) -> list[str]:
    """What is wrong with a seat's facts, in sentences."""
    declared = {trait.key: trait for trait in traits}
    found: list[str] = []
    for fact in facts:
        trait = declared.get(fact.key)
        if trait is None:
            found.append(f"{fact.key!r} is not among the game's traits.")
        elif trait.number == isinstance(fact.value, str):
            found.append(f"{fact.key} is {fact.value!r}, and should be {'a number' if trait.number else 'a word'}.")
        elif trait.number and sum(one.key == fact.key for one in facts) > 1:
            found.append(f"{fact.key} is told twice.")
    if len(set(facts)) < len(facts):
        found.append("A fact is told twice.")
    return found
