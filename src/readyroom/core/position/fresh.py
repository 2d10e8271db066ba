"""A newly laid table: what all its positions have in common, and what its facts look like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.position.kinds import Kinds, class_facts, fact_names, kinds_of, listed
from readyroom.core.position.names import Lexicon
from readyroom.core.steps import Step
from readyroom.core.telling import Telling

AGREED: Final = ("options", "seats", "version")
"""Settings that a state may keep a copy of. The head of a position says them once."""
EMPTY: Final = (bool, str, list, tuple, dict)
"""Kinds of facts that are omitted when false or empty. Numbers are always written."""


class Fresh:
    """A game's new table, set up with arbitrary luck, and everything needed to read its positions."""

    def __init__(self, game: Game, options: Any, seats: int, version: int) -> None:
        self.agreed = {"options": options, "seats": seats, "version": version}
        self.state: Any = game.setup(options, seats, version, Telling(Chance("position"), 0, aloud=False))
        self.kinds: Kinds = kinds_of(game, self.state)
        self.lexicon = Lexicon(game.named(self.state))
        self._like: dict[type, object] = {}
        for part in parts_of(self.state, self.kinds):
            self._like.setdefault(type(part), part)

    def known(self, kind: type) -> tuple[str, ...] | None:
        """The facts of a class; None if its instances can hold anything."""
        if kind in self._like:
            return fact_names(self._like[kind])
        return class_facts(kind)

    def like(self, kind: type, fact: str) -> Any:
        """The value of this fact on the new table; None if it is not there."""
        return getattr(self._like.get(kind), fact, None)

    def lists(self, kind: type, fact: str) -> bool:
        """Whether a fact is written as a list, in square brackets: lists are, and so are tuples that the table replaces
        instead of changing. Tuples of steps are written as tuples."""
        wanted = type(self.like(kind, fact))
        return wanted is list or (wanted is tuple and not issubclass(kind, Step))

    def missing(self, kind: type, fact: str) -> Any:
        """The value of a fact that a position does not mention: an empty one of its kind on the new table."""
        wanted = type(self.like(kind, fact))
        return wanted() if wanted in EMPTY else None

    def silent(self, kind: type, fact: str, value: object) -> bool:
        """Whether a fact can be omitted because it is false, empty or none."""
        if kind not in self._like or type(value) is not type(self.like(kind, fact)):
            return False
        return value is None or (type(value) in EMPTY and not value)

    def given(self, fact: str, value: object) -> bool:
        """Whether a fact of the state is only a setting, or follows from the settings."""
        if fact in listed(type(self.state), "DERIVED"):
            return True
        return fact in AGREED and bool(value == self.agreed[fact] == getattr(self.state, fact))


def parts_of(thing: object, kinds: Kinds) -> Iterator[object]:
    """A thing and everything it is made of."""
    if isinstance(thing, (list, tuple, set, frozenset)):
        for one in thing:
            yield from parts_of(one, kinds)
    elif isinstance(thing, dict):
        for one in thing.values():
            yield from parts_of(one, kinds)
    elif type(thing) in kinds.names:
        yield thing
        for fact in fact_names(thing):
            if fact not in listed(type(thing), "DERIVED"):
                yield from parts_of(getattr(thing, fact, None), kinds)
