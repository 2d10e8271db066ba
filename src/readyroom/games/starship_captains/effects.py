"""The language of effects: what rooms, mission lines, tracks, stations and events say, as a small tree.

    effect  = item { " " item }
    item    = choice | pay | each | atom
    choice  = "(" effect " / " effect { " / " effect } ")"
    pay     = "[" cost { " " cost } " -> " effect "]"
    each    = "each(" counter "," most "){" effect "}"
    atom    = name [ "(" argument { "," argument } ")" ]

Effects are read once, when the cards are made; a mistake in a card is found there, with its place.

>>> parse("damage advance(any,4)")
(Atom(name='damage', who='', n=0), Atom(name='advance', who='any', n=4))
>>> parse("(medal / [artifact -> android])")[0].options[1]
(Pay(costs=('artifact',), effect=(Atom(name='android', who='', n=0),)),)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Atom:
    """One thing that happens. ``who`` is a track, or what is discarded; ``n`` a number."""

    name: str
    who: str = ""
    n: int = 0


@dataclass(frozen=True)
class Choose:
    """A choice: one of several effects."""

    options: tuple[tuple[Item, ...], ...]


@dataclass(frozen=True)
class Pay:
    """An optional effect with a price."""

    costs: tuple[str, ...]
    effect: tuple[Item, ...]


@dataclass(frozen=True)
class Each:
    """An effect for each thing counted, up to a maximum."""

    counter: str
    most: int
    effect: tuple[Item, ...]


Item = Atom | Choose | Pay | Each
Effect = tuple[Item, ...]
NO_EFFECT: Final[Effect] = ()

PLAIN: Final = frozenset(
    ("move", "jump", "fight", "research", "recycle", "repair", "damage", "android", "medal", "artifact",
     "pirate-token", "ambush", "place-pirate", "dequeue", "copy-room", "crowdsource", "share-techs", "none")
)  # fmt: skip
NUMBERED: Final = frozenset(("draw-tech", "draw-omega", "peek-missions"))
ADVANCES: Final = ("coop", "tincan", "nian", "any", "lowest")
COSTS: Final = ("medal", "artifact", "pirate-token", "tech")
COUNTERS: Final = ("android-in-crew", "commander")
NOT_OPTIONAL: Final = frozenset(("damage", "ambush", "place-pirate", "step-back", "dequeue", "discard"))
"""Atoms that a captain may want to avoid, and cannot avoid once a line is used."""

_WORD: Final = re.compile(r"[a-z][a-z-]*[a-z]|\d+")


class BadEffect(ValueError):
    """A card's text is not in the language."""


def parse(text: str) -> Effect:
    """An effect from its text."""
    reader = _Reader(text)
    effect = reader.effect()
    if reader.at < len(text):
        raise reader.wrong("the end")
    return effect


def avoidable(effect: Effect) -> bool:
    """Whether a captain may want to ignore it as a whole."""
    for item in effect:
        if isinstance(item, Atom):
            if item.name in NOT_OPTIONAL:
                return True
        elif isinstance(item, Each) and avoidable(item.effect):
            return True
    return False


def certain(effect: Effect) -> dict[str, int]:
    """What an effect brings for certain, and how often: not what must be chosen, paid for or counted.

    >>> certain(parse("move move advance(any,3) (medal / jump) [artifact -> android]"))
    {'move': 2, 'advance': 3}
    """
    found: dict[str, int] = {}
    for item in effect:
        if isinstance(item, Atom) and item.name != "none":
            found[item.name] = found.get(item.name, 0) + (item.n if item.name == "advance" else 1)
    return found


def names_in(effect: Effect) -> set[str]:
    """The atoms printed anywhere in it."""
    found: set[str] = set()
    for item in effect:
        if isinstance(item, Atom):
            found.add(item.name)
        elif isinstance(item, Choose):
            for option in item.options:
                found |= names_in(option)
        else:
            found |= names_in(item.effect)
    return found


def short(effect: Effect) -> str:
    """A short form without spaces, that an action can carry.

    >>> short(parse("[artifact -> medal advance(any,2)]"))
    'artifact>medal+advance:any:2'
    """
    return "+".join([_short(item) for item in effect])


def _short(item: Item) -> str:
    if isinstance(item, Choose):
        return "/".join([short(option) for option in item.options])
    if isinstance(item, Pay):
        return f"{'+'.join(item.costs)}>{short(item.effect)}"
    if isinstance(item, Each):
        return f"each:{item.counter}:{short(item.effect)}"
    return ":".join([str(part) for part in (item.name, item.who, item.n) if part])


def plain(effect: Effect) -> list[dict[str, Any]]:
    """As plain data."""
    return [_plain(item) for item in effect]


def _plain(item: Item) -> dict[str, Any]:
    if isinstance(item, Choose):
        return {"options": [plain(option) for option in item.options]}
    if isinstance(item, Pay):
        return {"costs": item.costs, "effect": plain(item.effect)}
    if isinstance(item, Each):
        return {"counter": item.counter, "most": item.most, "effect": plain(item.effect)}
    return {"name": item.name, "who": item.who, "n": item.n}


class _Reader:
    """Reads one text from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def wrong(self, wanted: str) -> BadEffect:
        return BadEffect(f"{self.text!r}: expected {wanted} at {self.at}, found {self.text[self.at :]!r}.")

    def meets(self, mark: str) -> bool:
        if self.text.startswith(mark, self.at):
            self.at += len(mark)
            return True
        return False

    def eat(self, mark: str) -> None:
        if not self.meets(mark):
            raise self.wrong(repr(mark))

    def word(self, allowed: tuple[str, ...] = ()) -> str:
        match = _WORD.match(self.text, self.at)
        if match is None or (allowed and match[0] not in allowed):
            raise self.wrong(f"one of {', '.join(allowed)}" if allowed else "a word")
        self.at = match.end()
        return match[0]

    def number(self) -> int:
        word = self.word()
        if not word.isdigit():
            raise self.wrong("a number")
        return int(word)

    def effect(self) -> Effect:
        items = [self.item()]
        while self.text.startswith(" ", self.at) and not self.text.startswith((" /", " ->"), self.at):
            self.at += 1
            items.append(self.item())
        return tuple(items)

    def item(self) -> Item:
        if self.meets("("):
            options = [self.effect()]
            while self.meets(" / "):
                options.append(self.effect())
            self.eat(")")
            if len(options) < 2:
                raise self.wrong("another option")
            return Choose(tuple(options))
        if self.meets("["):
            costs = [self.word(COSTS)]
            while not self.meets(" -> "):
                self.eat(" ")
                costs.append(self.word(COSTS))
            effect = self.effect()
            self.eat("]")
            return Pay(tuple(costs), effect)
        return self.atom(self.word())

    def atom(self, name: str) -> Item:
        if name in PLAIN:
            return Atom(name)
        self.eat("(")
        if name == "each":
            counter = self.word(COUNTERS)
            self.eat(",")
            most = self.number()
            self.eat("){")
            effect = self.effect()
            self.eat("}")
            return Each(counter, most, effect)
        made = self._with_arguments(name)
        self.eat(")")
        return made

    def _with_arguments(self, name: str) -> Atom:
        if name in NUMBERED:
            return Atom(name, n=self.number())
        if name == "discard":
            return Atom(name, self.word(COSTS))
        if name == "advance":
            who = self.word(ADVANCES)
        elif name == "step-back":
            who = self.word(("furthest",))
        else:
            raise self.wrong("a known effect")
        self.eat(",")
        return Atom(name, who, self.number())
