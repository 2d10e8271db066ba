"""The classes of a game's states: their names in a position, their facts, and how one is made.

Only classes of the game's own modules, and decks, can be named. They are found through those modules' imports, so a
game lists them nowhere.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import MISSING
from enum import Enum
from inspect import Parameter, signature
from itertools import islice, product
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

import msgspec

from readyroom.core.deck import Deck
from readyroom.core.errors import BadPosition
from readyroom.core.game import Game
from readyroom.core.quotes import did_you_mean, quoted
from readyroom.core.steps import facts_of
from readyroom.core.struct import Action, Event

KERNEL: Final = ("readyroom.core", "builtins", "abc", "typing", "msgspec")
BLANKS: Final[tuple[Any, ...]] = (0, "", (), [], None, False, {}, (0,))
MOST_TRIED: Final = 7**4
NEVER: Final = (Game, BaseException, Enum, type)


class Kinds:
    """The classes by their names in a position, and the reverse."""

    def __init__(self, game: Game, state: object) -> None:
        self.names: dict[type, str] = {}
        self.by_name: dict[str, type] = {}
        found = [Deck, *_classes(type(game), type(state))]
        # Actions and events are rarely part of the table, so its parts get a name first.
        for travels in (False, True):
            group = [kind for kind in found if issubclass(kind, (Action, Event)) == travels]
            for kind in group:
                self._name(kind, group)

    def _name(self, kind: type, group: list[type]) -> None:
        """The shortest unique suffix of its full name."""
        path = [*kind.__module__.split("."), kind.__name__]
        for length in range(1, len(path) + 1):
            name = ".".join(path[-length:])
            alike = [other for other in group if f".{other.__module__}.{other.__name__}".endswith(f".{name}")]
            if len(alike) == 1 and name not in self.by_name:
                self.names[kind] = name
                self.by_name[name] = kind
                return

    def named(self, name: str, line: int) -> type:
        kind = self.by_name.get(name)
        if kind is None:
            raise BadPosition(line, f"there is no {quoted(name)} in this game.{did_you_mean(name, self.by_name)}")
        return kind


_KINDS: Final[dict[tuple[type, type], Kinds]] = {}


def kinds_of(game: Game, state: object) -> Kinds:
    """The classes that a game's states are made of."""
    key = type(game), type(state)
    kinds = _KINDS.get(key)
    if kinds is None:
        kinds = _KINDS[key] = Kinds(game, state)
    return kinds


def fact_names(thing: object) -> tuple[str, ...]:
    """The names of everything a thing holds, with or without slots."""
    kind = type(thing)
    if isinstance(thing, msgspec.Struct):
        return thing.__struct_fields__
    return (*facts_of(kind), *sorted(getattr(thing, "__dict__", ())))


def class_facts(kind: type) -> tuple[str, ...] | None:
    """The same for a class; None if it does not declare what its instances hold."""
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    fields: dict[str, Any] | None = getattr(kind, "__dataclass_fields__", None)
    if fields is not None:
        return tuple(sorted(fields))
    return facts_of(kind) if kind.__dictoffset__ == 0 else None


def usual_facts(kind: type) -> dict[str, Any]:
    """The defaults of a struct's or dataclass's optional facts."""
    if issubclass(kind, msgspec.Struct):
        return {field.name: field.default for field in msgspec.structs.fields(kind)}
    fields: dict[str, Any] = getattr(kind, "__dataclass_fields__", {})
    return {name: field.default for name, field in fields.items() if field.default is not MISSING}


def listed(kind: type, how: str) -> tuple[str, ...]:
    """The facts that a class lists as ``DERIVED``, if it does."""
    names: tuple[str, ...] = getattr(kind, how, ())
    return names


def made(kind: type, facts: dict[str, Any]) -> Any:
    """A new instance of this class with these facts and no others. Frozen ones are made by their constructor."""
    if issubclass(kind, msgspec.Struct) or hasattr(kind, "__dataclass_fields__"):
        return kind(**facts)
    thing = _blank(kind, facts)
    for name, value in facts.items():
        setattr(thing, name, value)
    return thing


def _blank(kind: type, facts: dict[str, Any]) -> Any:
    """An instance of this class before its facts are set. A compiled class needs its arguments: it gets its facts,
    those with matching names, and any accepted value for the rest, since all are set afterwards."""
    make: Any = kind
    try:
        return make.__new__(kind)
    except TypeError as compiled:
        with suppress(TypeError, ValueError, LookupError, AttributeError):
            return make(**facts)
        needed = [name for name, given in signature(kind).parameters.items() if given.default is Parameter.empty]
        known = {name: facts[name] for name in needed if name in facts}
        others = [name for name in needed if name not in facts]
        for blanks in islice(product(BLANKS, repeat=len(others)), MOST_TRIED):
            with suppress(TypeError, ValueError, LookupError, AttributeError):
                return make(**known, **dict(zip(others, blanks, strict=True)))
        raise compiled


def _classes(*starts: type) -> list[type]:
    """All classes of the modules that these classes' modules lead to, within their packages."""
    parents = [parent for start in starts for parent in start.__mro__ if not _within(parent.__module__, KERNEL)]
    modules = list(dict.fromkeys(parent.__module__ for parent in parents))
    homes = tuple(dict.fromkeys(module.rpartition(".")[0] or module for module in modules))
    found: dict[type, None] = {}
    for name in modules:  # grows while it is walked
        for value in list(vars(sys.modules[name]).values()):
            leads_to = _module_of(value)
            if leads_to not in sys.modules or not _within(leads_to, homes):
                continue
            if leads_to not in modules:
                modules.append(leads_to)
            if isinstance(value, type) and not issubclass(value, NEVER):
                found[value] = None
    return sorted(found, key=_whole_name)


def _module_of(value: object) -> str:
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, (type, FunctionType, BuiltinFunctionType)):
        return value.__module__ or ""
    return ""


def _within(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def _whole_name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"
