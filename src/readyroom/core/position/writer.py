"""From a state to the lines of a position."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from typing import Any, Final

from readyroom.core.deck import Deck
from readyroom.core.position.fresh import Fresh
from readyroom.core.position.grammar import MOST_NESTED, Group, Item, Line, Plain, Value, Word, flat, is_word
from readyroom.core.position.kinds import fact_names, listed, usual_facts
from readyroom.core.position.names import NOTHING, Names

LONG: Final = 8
"""From this many items on, a list of mostly equal values is abbreviated."""
OFTEN: Final = 4
STACK: Final = "stack"
"""Pending steps come first: they say whose decision it is."""


def state_lines(fresh: Fresh, state: Any) -> list[Line]:
    """The facts of a state that do not follow from the settings."""
    facts = [name for name in fact_names(state) if not fresh.given(name, getattr(state, name))]
    lines = [Line(name, value) for name, value in _Writer(fresh).facts(state, facts)]
    lines.sort(key=lambda line: line.name != STACK)
    return lines


def plain_value(plain: Any) -> Value:
    """Plain data as a value: the options."""
    if isinstance(plain, str):
        return Word(plain) if is_word(plain) else Plain(plain)
    if isinstance(plain, (list, tuple)):
        return Group("[", [Item(plain_value(one)) for one in plain])
    if isinstance(plain, dict):
        return Group("{", [Item(plain_value(one), plain_value(key)) for key, one in plain.items()])
    return Plain(plain)


class _Writer:
    def __init__(self, fresh: Fresh) -> None:
        self.fresh = fresh
        self.path: list[str] = []

    def facts(self, thing: object, names: list[str], cards: Names = NOTHING) -> list[tuple[str, Value]]:
        """Facts as values, the shortest first; ``cards`` are the names of a deck's cards."""
        kind = type(thing)
        lexicon = self.fresh.lexicon

        def says(name: str) -> str:
            return flat(self.value(getattr(thing, name), lexicon.values(kind.__name__, name, says)))

        found: list[tuple[str, Value]] = []
        for name in names:
            value = getattr(thing, name)
            if self.fresh.silent(kind, name, value):
                continue
            called = cards if kind is Deck else lexicon.values(kind.__name__, name, says)
            places = lexicon.places(kind.__name__, name, says)
            self.path.append(f"{kind.__name__}.{name}")
            found.append((name, self.value(value, called, places, self.fresh.lists(kind, name))))
            self.path.pop()
        found.sort(key=lambda fact: (_size(fact[1]), fact[0]))
        return found

    def value(self, value: Any, names: Names, places: Names = NOTHING, lists: bool = False) -> Value:
        """``lists``: a tuple is written as a list."""
        name = names.of(value)
        if name:
            return Word(name)
        if isinstance(value, str) and type(value) is str:
            return Word(value) if names is NOTHING and is_word(value) else Plain(value)
        if value is None or type(value) in (bool, int) or (type(value) is float and isfinite(value)):
            return Plain(value)
        if len(self.path) > MOST_NESTED:
            raise self._cannot("something that holds itself")
        kind = type(value)
        if kind is list or kind is tuple:
            bracket = "[" if lists or kind is list else "("
            return self._row([self.value(one, names) for one in value], bracket, places)
        if kind is dict:
            keyed = sorted(value.items(), key=lambda pair: (type(pair[0]).__name__, pair[0]))
            return Group("{", [Item(self.value(one, names), self.value(key, places)) for key, one in keyed])
        if kind is set or kind is frozenset:
            return Group("(", [Item(self.value(one, names)) for one in sorted(value)], kind.__name__)
        return self._thing(value, names)

    def _row(self, values: list[Value], bracket: str, places: Names) -> Group:
        """A list; a long one of mostly equal values gives the others by index, and any long one counts runs."""
        texts = [flat(value) for value in values]
        if bracket == "(" or len(texts) < LONG:
            return Group(bracket, [Item(value) for value in values])
        common, times = Counter(texts).most_common(1)[0]
        if 2 * times <= len(texts):
            return Group(bracket, _runs(values, texts))
        items = [Item(values[texts.index(common)], times=len(texts))]
        for i, value in enumerate(values):
            if texts[i] != common:
                name = places.of(i)
                items.append(Item(value, Word(name) if name else Plain(i)))
        return Group(bracket, items)

    def _thing(self, thing: object, names: Names) -> Group:
        kind = type(thing)
        called = self.fresh.kinds.names.get(kind)
        if called is None:
            raise self._cannot(f"{kind.__module__}.{kind.__qualname__}")
        facts = [name for name in fact_names(thing) if name not in listed(kind, "DERIVED")]
        usual = usual_facts(kind)
        facts = [name for name in facts if name not in usual or usual[name] != getattr(thing, name)]
        return Group("(", [Item(value, Word(name)) for name, value in self.facts(thing, facts, names)], called)

    def _cannot(self, what: str) -> TypeError:
        where = self.path[-1] if self.path else "the state"
        return TypeError(f"A position cannot hold {what}, which is in {where}. Game.named may give it a name.")


def _runs(values: list[Value], texts: list[str]) -> list[Item]:
    """Items, with a count for long runs of equal ones."""
    items: list[Item] = []
    at = 0
    while at < len(values):
        end = at + 1
        while end < len(values) and texts[end] == texts[at]:
            end += 1
        many = end - at >= OFTEN
        items += [Item(values[at], times=end - at)] if many else [Item(value) for value in values[at:end]]
        at = end
    return items


def _size(value: Value) -> int:
    if not isinstance(value, Group):
        return 0
    things = any(isinstance(item.value, Group) and item.value.name for item in value.items)
    return 2 if value.name or things else 1
