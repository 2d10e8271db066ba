"""Sentences as data: text with typed holes, so that a page can put a seat's colour or a die's icon in place."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from readyroom.core.struct import Lay, Points, Rewound, Tick, Undo, Undone


class Ref(msgspec.Struct, frozen=True):
    """A hole that was filled: what kind of thing, which one, and its name in plain text."""

    kind: str
    id: str | int
    text: str


class Words(msgspec.Struct, frozen=True):
    """A sentence in parts. ``str(words)`` is the plain text; ``words.text(names)`` says people's names for seats.

    >>> words = Words((Ref("seat", 1, "Seat 1"), " passes."))
    >>> str(words), words.text(["Ana", "Bo"])
    ('Seat 1 passes.', 'Bo passes.')
    """

    parts: tuple[str | Ref, ...] = ()

    def __str__(self) -> str:
        return self.text()

    def text(self, names: Sequence[str] = ()) -> str:
        return "".join(p if isinstance(p, str) else _plain(p, names) for p in self.parts)


def half(points: Points) -> str:
    """A number that may end in a half, the way people write it.

    >>> half(33.5), half(34), half(0.5), half(-1.5)
    ('33½', '34', '½', '-1½')
    """
    whole = int(abs(points))
    sign = "-" if points < 0 else ""
    return f"{sign}{whole or ''}½" if abs(points) != whole else f"{sign}{whole}"


Template = str | Callable[[Any], str]
Terms = Mapping[str, Mapping[Any, str]]
"""For each kind of thing (``planet``, ``pilot``): its ids and their names."""


KERNEL: Final[dict[type, Template]] = {
    Tick: "The clock ticks.",
    Lay: "The table is laid as a position says.",
    Undo: "Back to entry {to}.",
    Undone: "{seat} took back the last action.",
    Rewound: "The table went back to entry {to}.",
}
"""What every game can say without being told."""


class Phrasebook:
    """All the sentences of one game in one language.

    A template's holes name a field of the thing described, and how to show it::

        "{seat} colonized {planet:planet}. {points:+} VP."

    ``{seat}`` is a seat, ``{points:+}`` a signed number, ``{planet:planet}`` a term of that kind, ``{crew:a figure}``
    one with its article ("an android"; ``A`` begins a sentence), ``{dice:face*}`` a list of terms; any other hole is
    plain text. A template may also be a function that returns one.
    """

    def __init__(self, sentences: Mapping[type, Template], terms: Terms) -> None:
        self._sentences: dict[type, Template] = {**KERNEL, **sentences}
        self._terms = terms
        self._said: dict[Any, Words] = {}

    def knows(self, kind: type) -> bool:
        return kind in self._sentences

    def describe(self, thing: msgspec.Struct) -> Words:
        """The thing in words. Frozen things are remembered, since the same ones are described again and again."""
        try:
            said = self._said.get(thing)
        except TypeError:  # it holds a list or a table, so it cannot be remembered
            return self._say(thing)
        if said is None:
            said = self._say(thing)
            if len(self._said) > 20_000:
                self._said.clear()
            self._said[thing] = said
        return said

    def fill(self, template: str, thing: object) -> Words:
        """Fills a template's holes from a thing's fields."""
        parts: list[str | Ref] = []
        for i, piece in enumerate(_HOLE.split(template)):
            if i % 2 == 0:
                if piece:
                    parts.append(piece)
            else:
                parts.extend(self._hole(piece, thing))
        return Words(tuple(parts))

    def term(self, kind: str, id: str | int) -> str:
        """The name of a thing, such as a planet or a die face."""
        return self._terms[kind][id]

    def _say(self, thing: msgspec.Struct) -> Words:
        template = self._sentences.get(type(thing))
        if template is None:
            raise LookupError(f"There are no words for {type(thing).__name__}.")
        return self.fill(template if isinstance(template, str) else template(thing), thing)

    def _hole(self, hole: str, thing: object) -> list[str | Ref]:
        field, _, kind = hole.partition(":")
        value: Any = getattr(thing, field)
        if field == "seat" or kind == "seat":
            return [Ref("seat", value, f"Seat {value}")]
        if kind == "+":
            return [f"{value:+}"]
        if kind.endswith("*"):
            kind = kind[:-1]
            parts: list[str | Ref] = [] if value else ["nothing"]
            for i, one in enumerate(value):
                if i:
                    parts.append(", " if kind != "face" else " ")
                parts.append(Ref(kind, one, f"Seat {one}" if kind == "seat" else self.term(kind, one)))
            return parts
        article, _, plain = kind.rpartition(" ")
        if kind:
            name = self.term(plain, value)
            ref = Ref(plain, value, name)
            return [f"{article}{'n' * (name[0] in 'aeiou')} ", ref] if article else [ref]
        return [str(value)]


_HOLE = re.compile(r"\{([^}]+)\}")


def _plain(ref: Ref, names: Sequence[str]) -> str:
    if ref.kind == "seat" and isinstance(ref.id, int) and ref.id < len(names):
        return names[ref.id]
    return ref.text
