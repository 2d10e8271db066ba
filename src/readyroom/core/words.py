"""Sentences as data: text with typed holes, so a page can insert a seat's color or a die's icon."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, ClassVar, Final

import msgspec

from readyroom.core import english
from readyroom.core.struct import Lay, Rewound, Tick, Undo, Undone


class Ref(msgspec.Struct, frozen=True, omit_defaults=True):
    """A filled hole: what kind of thing, which one, and its name in plain text.

    A ``seat`` is a person, and ``own`` makes it a possessive ("Ada's"). A ``verb`` agrees with the person whose seat is
    its id. ``you`` is what that person reads instead.
    """

    kind: str
    id: str | int
    text: str
    you: str = ""
    own: bool = False


class Words(msgspec.Struct, frozen=True):
    """A sentence in parts. ``str(words)`` is the plain text; ``words.text(names, me)`` puts people's names for seats,
    and "you" for the reader's own.

    >>> words = Words((Ref("seat", 1, "Seat 1", "You"), " ", Ref("verb", 1, "passes", "pass"), "."))
    >>> str(words), words.text(["Ana", "Bo"]), words.text(["Ana", "Bo"], me=1)
    ('Seat 1 passes.', 'Bo passes.', 'You pass.')
    """

    parts: tuple[str | Ref, ...] = ()

    def __str__(self) -> str:
        return self.text()

    def text(self, names: Sequence[str] = (), me: int | None = None) -> str:
        return "".join(p if isinstance(p, str) else _plain(p, names, me) for p in self.parts)


Template = str | Callable[[Any], str]
Terms = Mapping[str, Mapping[Any, str]]
"""For each kind of thing (``planet``, ``pilot``): its ids and their names."""


NOBODY: Final[Mapping[int, str]] = {}
MOST_SAID: Final = 20_000
"""More sentences than this are not cached for one game."""
KERNEL: Final[dict[type, Template]] = {
    Tick: "The clock ticks.",
    Lay: "The table is set up from a position.",
    Undo: "Go back to entry {to}.",
    Undone: "{seat} [take] back the last action.",
    Rewound: "The table goes back to an earlier moment.",
}
"""What every game can say."""


class Phrasebook:
    """All the sentences of one game in one language.

    A template's holes name a field of the thing described, and how to show it; verbs stand in brackets::

        "{seat} [colonize] {planet:planet}. {points:+} VP."

    ``{seat}`` is a seat ("Ada", or "you" for Ada herself), ``{captain:self}`` one that may be the reader ("Ada", or
    "yourself" for Ada), ``{owner:seat's}`` what is theirs ("Ada's", "your"), and ``[colonize]`` agrees with the seat
    before it ("Ada colonizes", "you colonize"). ``{points:+}`` is a signed number, ``{hits:# hit point}`` a count ("1
    hit point"), ``{planet:planet}`` a term of that kind, ``{crew:a figure}`` one with its article ("an android"; ``A``
    begins a sentence), ``{dice:face*}`` a list of terms, ``{crew:a figure*}`` and ``{paid:# thing*}`` lists that count
    ("2 cadets and an android", "1 medal"), ``{spend:a face die*}`` one whose terms need a noun ("2 move dice"); any
    other hole is plain text. A template may also be a function that returns one. ``others`` names seats at which nobody
    sits, such as -1.
    """

    people: ClassVar[tuple[str, ...]] = ("seat",)
    """The kinds of things that verbs agree with."""

    def __init__(self, sentences: Mapping[type, Template], terms: Terms, others: Mapping[int, str] = NOBODY) -> None:
        self._sentences: dict[type, Template] = {**KERNEL, **sentences}
        self._terms = terms
        self._others = others
        self._said: dict[Any, Words] = {}
        self._about: dict[tuple[int, str], Words] = {}

    def knows(self, kind: type) -> bool:
        return kind in self._sentences

    def describe(self, thing: msgspec.Struct) -> Words:
        """The thing in words. Frozen things are cached, since the same ones are described again and again."""
        try:
            said = self._said.get(thing)
        except TypeError:  # it holds a list or a table, so it cannot be cached
            return self._say(thing)
        if said is None:
            said = self._say(thing)
            if len(self._said) > MOST_SAID:
                self._said.clear()
            self._said[thing] = said
        return said

    def about(self, seat: int, template: str) -> Words:
        """A template whose only hole is a seat. It is cached: who decides is told with every action."""
        said = self._about.get((seat, template))
        if said is None:
            if len(self._about) > MOST_SAID:
                self._about.clear()
            said = self._about[seat, template] = self.fill(template, SimpleNamespace(seat=seat))
        return said

    def fill(self, template: str, thing: object) -> Words:
        """Fills a template's holes from a thing's fields."""
        parts: list[str | Ref] = []
        for piece in _HOLE.split(template):
            if piece.startswith("{"):
                parts.extend(self._hole(piece[1:-1], thing, _begins(parts)))
            elif piece.startswith("["):
                parts.append(self._verb(piece[1:-1], parts, template))
            elif piece:
                parts.append(piece)
        return Words(tuple(parts))

    def term(self, kind: str, id: str | int) -> str:
        """The name of a thing, such as a planet or a die face."""
        return self._terms[kind][id]

    def _say(self, thing: msgspec.Struct) -> Words:
        template = self._sentences.get(type(thing))
        if template is None:
            raise LookupError(f"There are no words for {type(thing).__name__}.")
        return self.fill(template if isinstance(template, str) else template(thing), thing)

    def _hole(self, hole: str, thing: object, begins: bool) -> list[str | Ref]:
        field, _, kind = hole.partition(":")
        if field == "seat's":
            field, kind = "seat", "seat's"
        value: Any = getattr(thing, field)
        if field == "seat" or kind in ("seat", "seat's", "self"):
            who = self._seat(value, begins, own=kind == "seat's")
            return [msgspec.structs.replace(who, you="yourself") if kind == "self" and who.you else who]
        if kind == "+":
            return [english.signed(value)]
        if kind.endswith("*"):
            return self._list(value, kind[:-1], begins)
        if kind.startswith("# "):
            return [english.count(value, kind[2:])]
        wanted, _, plain = kind.rpartition(" ")
        if kind:
            ref = Ref(plain, value, self.term(plain, value))
            if not wanted:
                return [ref]
            article = "" if english.uncounted(ref.text) else english.article(ref.text) + " "
            return [article.capitalize() if wanted == "A" else article, ref]
        return [english.half(value) if isinstance(value, int | float) else str(value)]

    def _list(self, things: Sequence[Any], kind: str, begins: bool) -> list[str | Ref]:
        """Several things of a kind. Where they are counted, those of one name are grouped."""
        wanted, kind, noun = _kind(kind)
        parts: list[str | Ref] = [] if things else ["nothing"]
        shown: Sequence[int] = range(len(things))
        names = [] if kind == "seat" else [self.term(kind, one) for one in things]
        if wanted:
            shown = [i for i, name in enumerate(names) if name not in names[:i]]
        for i in shown:
            if parts:
                parts.append(" and " if i == shown[-1] else ", ")
            if kind == "seat":
                parts.append(self._seat(things[i], begins and not parts))
                continue
            name, many = names[i], names.count(names[i])
            if wanted == "#" or (wanted == "a" and many > 1):
                parts.append(f"{english.before(name, many)} ")
            elif wanted == "a" and not english.uncounted(name):
                parts.append(f"{english.article(name)} ")
            several = wanted and many > 1
            parts.append(Ref(kind, things[i], english.plural(name) if several and not noun else name))
            if noun:
                parts.append(f" {english.plural(noun) if several else noun}")
        return parts

    def _verb(self, verb: str, parts: Sequence[str | Ref], template: str) -> Ref:
        """A verb that agrees with the last named person, or with all of them if they are in a list."""
        for i in range(len(parts) - 1, -1, -1):
            who = parts[i]
            if isinstance(who, Ref) and who.kind in self.people and not who.own:
                several = i > 0 and parts[i - 1] in (" and ", ", ")
                you = english.with_you(verb) if who.you and not several else ""
                return Ref("verb", who.id, english.agreeing(verb, several), you)
        raise LookupError(f"Nobody comes before the verb in {template!r}.")

    def _seat(self, seat: int, begins: bool, own: bool = False) -> Ref:
        """A person at the table, or one of the others; capitalized at the start of a sentence."""
        name = self._others.get(seat)
        if name is not None:
            name = name[0].upper() + name[1:] if begins else name
            return Ref("seat", seat, english.possessive(name) if own else name, own=own)
        you = "your" if own else "you"
        name = english.possessive(f"Seat {seat}") if own else f"Seat {seat}"
        return Ref("seat", seat, name, you.capitalize() if begins else you, own)


def _kind(kind: str) -> tuple[str, str, str]:
    """What a list's hole asks for: ``a`` or ``#`` if it counts, the kind, and the noun that its terms need."""
    wanted, _, rest = kind.partition(" ") if kind.startswith(("a ", "# ")) else ("", "", kind)
    kind, _, noun = rest.partition(" ")
    return wanted, kind, noun


_HOLE = re.compile(r"(\{[^}]+\}|\[[a-z]+\])")


def _begins(parts: Sequence[str | Ref]) -> bool:
    """Whether the next word begins a sentence."""
    before = parts[-1] if parts else ""
    return not parts or (isinstance(before, str) and before.endswith((". ", "! ", "? ", "\n")))


def _plain(ref: Ref, names: Sequence[str], me: int | None) -> str:
    if ref.you and ref.id == me:
        return ref.you
    if ref.kind == "seat" and isinstance(ref.id, int) and 0 <= ref.id < len(names):
        return english.possessive(names[ref.id]) if ref.own else names[ref.id]
    return ref.text
