"""What a match that is over tells of each seat, for statistics: which ship, which mission, how many crates."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from readyroom.core.struct import Points


class Trait(msgspec.Struct, frozen=True):
    """A kind of fact, as a game declares it. The ``key`` stays the same for ever, since facts are kept under it; the
    ``label`` heads a list. Its values are words that are counted, or, if it is a ``number``, numbers with a most and a
    mean."""

    key: str
    label: str
    number: bool = False


class Fact(msgspec.Struct, frozen=True, array_like=True):
    """One fact of one seat. A trait in words may have several: every pilot that someone hired is one."""

    key: str
    value: str | Points


def words(key: str, values: Iterable[str]) -> tuple[Fact, ...]:
    """Facts in words, each of them once."""
    return tuple(Fact(key, value) for value in dict.fromkeys(values))


def faults(traits: tuple[Trait, ...], facts: tuple[Fact, ...]) -> list[str]:
    """What is wrong with the facts that a game tells of a seat, in sentences."""
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
