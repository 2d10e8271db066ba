"""A question the rules ask, as data that any page or terminal can show without knowing the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec

from readyroom.core.words import Words


class Option(msgspec.Struct, frozen=True):
    """One answer: the action to send, in words, under a heading."""

    action: Any
    label: Words
    group: str = ""


class Value(msgspec.Struct, frozen=True):
    """Something that can fill a field; ``kind`` picks its icon."""

    value: str | int
    label: str
    kind: str = ""


class Field(msgspec.Struct, frozen=True):
    """A blank in a pick: choose from ``least`` to ``most`` of the values (without ``many``: exactly one).

    Values may repeat (two dice with one face); a list puts equal ones side by side, in the order of the values. Fields
    with the same ``pool`` share their values: each can be taken once. ``many``: the action holds a list here.
    """

    name: str
    label: str
    values: tuple[Value, ...]
    least: int = 1
    most: int = 1
    many: bool = False
    pool: str = ""


class Pick(msgspec.Struct, frozen=True):
    """A family of actions too large to list: fill the fields, and any filling is legal."""

    type: str
    label: str
    fields: tuple[Field, ...]
    fixed: dict[str, Any] = {}

    def expand(self) -> Iterator[dict[str, Any]]:
        """Every action of the family once, as plain data.

        >>> dice = (Value("move", "Move"), Value("energy", "Energy"), Value("move", "Move"))
        >>> pick = Pick("reroll", "Roll again", (Field("dice", "Dice", dice, least=2, most=2, many=True),))
        >>> [filled["dice"] for filled in pick.expand()]
        [('move', 'energy'), ('move', 'move')]
        """
        seen: set[Any] = set()
        for filled in _fillings(self.fields, {}):
            key = tuple(filled.items())
            if key not in seen:
                seen.add(key)
                yield {"type": self.type, **self.fixed, **filled}


class Note(msgspec.Struct, frozen=True):
    """What the seat can do with a thing on the table, or why it cannot; or what an answer leads to.

    ``about`` names the thing the way the page does (``pilot:finch``, ``face:diplomacy``). A note on an answer holds
    that action as ``answer``. A ``fatal`` one throws away the match, or this part of it: it is never offered first, and
    its button shows the words. ``price`` is the cost in a few words for a button; empty where it is obvious.
    """

    about: str
    words: Words
    possible: bool = False
    answer: Any = None
    fatal: bool = False
    price: str = ""


class Choice(msgspec.Struct, frozen=True):
    """What one seat is asked: a prompt, the listed answers, the families of answers, and notes on them."""

    seat: int
    prompt: Words
    options: tuple[Option, ...] = ()
    picks: tuple[Pick, ...] = ()
    notes: tuple[Note, ...] = ()

    def note_on(self, action: Any) -> Note | None:
        """The note on an answer, if any."""
        return next((note for note in self.notes if note.answer is not None and note.answer == action), None)


def _first_places(values: tuple[Value, ...]) -> list[int]:
    """For each value, the index of the first equal one: equal values are written side by side."""
    places: dict[str | int, int] = {}
    return [places.setdefault(value.value, i) for i, value in enumerate(values)]


def _fillings(fields: tuple[Field, ...], taken: dict[str, tuple[int, ...]]) -> Iterator[dict[str, Any]]:
    if not fields:
        yield {}
        return
    field, rest = fields[0], fields[1:]
    gone = taken.get(field.pool, ()) if field.pool else ()
    free = [i for i in range(len(field.values)) if i not in gone]
    first = _first_places(field.values)
    for size in range(field.least, field.most + 1):
        for picked in combinations(free, size):
            values = tuple(field.values[i].value for i in sorted(picked, key=first.__getitem__))
            filled: Any = values if field.many else values[0]
            more = {**taken, field.pool: gone + picked} if field.pool else taken
            for others in _fillings(rest, more):
                yield {field.name: filled, **others}
