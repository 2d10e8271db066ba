"""The names of numbers and rule objects in a position: see ``Game.named``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from readyroom.core.errors import BadPosition
from readyroom.core.position.grammar import is_word
from readyroom.core.quotes import did_you_mean, quoted


class Names:
    """The names of the numbers, or of the objects, that a fact can hold."""

    __slots__ = ("_by_name", "_by_number", "_by_thing")

    def __init__(self, listed: Sequence[str] | Mapping[str, object]) -> None:
        self._by_name: dict[str, object] = {}
        self._by_number: dict[int, str] = {}
        self._by_thing: dict[int, str] = {}
        if isinstance(listed, Mapping):
            self._by_name.update((name, thing) for name, thing in listed.items() if is_word(name))
            self._by_thing.update((id(thing), name) for name, thing in self._by_name.items())
            return
        for number, name in enumerate(listed):
            if is_word(name) and name not in self._by_name:
                self._by_name[name] = number
                self._by_number[number] = name

    def of(self, value: object) -> str:
        """The name of this; empty if it has none."""
        return self._by_number.get(value, "") if type(value) is int else self._by_thing.get(id(value), "")

    def meant_by(self, name: str, line: int) -> object:
        """The number or the object with this name."""
        if name not in self._by_name:
            raise BadPosition(line, f"nothing here is called {quoted(name)}.{did_you_mean(name, self._by_name)}")
        return self._by_name[name]


NOTHING: Final = Names(())
"""For facts whose numbers are just numbers, and whose words are text."""


class Lexicon:
    """All names of a game, by the fact they are for (see ``Game.named``)."""

    def __init__(self, named: Mapping[str, Sequence[str] | Mapping[str, object]]) -> None:
        self._names: dict[str, Names] = {}
        self._conditions: dict[str, list[tuple[str, str]]] = {}
        """By fact: which other facts its names depend on, and their values."""
        for fact, listed in named.items():
            self._names[fact] = Names(listed)
            name, _, condition = fact.partition(" if ")
            if condition:
                other, _, said = condition.partition("=")
                self._conditions.setdefault(name, []).append((other, said))

    def values(self, kind: str, fact: str, says: Callable[[str], str]) -> Names:
        """The names for a fact of this class; ``says`` gives the value of another of its facts."""
        for name in (f"{kind}.{fact}", fact):
            for other, said in self._conditions.get(name, ()):
                if says(other) == said:
                    return self._names[f"{name} if {other}={said}"]
            if name in self._names:
                return self._names[name]
        return NOTHING

    def places(self, kind: str, fact: str, says: Callable[[str], str]) -> Names:
        """The names for the indices of a list."""
        return self.values(kind, f"{fact}[]", says)
