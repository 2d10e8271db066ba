"""The JSON schema of all messages and calls; ``python -m readyroom.server.schema FILE`` writes it for the page.

The types are read from the calls themselves, so nothing can be forgotten here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Router
from msgspec import inspect

from readyroom.core import registry
from readyroom.core.extras import extras, find, puzzles
from readyroom.core.game import Game
from readyroom.server.extra_games import register_extra
from readyroom.server.http.daily_routes import daily_api
from readyroom.server.http.dossier_routes import dossier_api
from readyroom.server.http.message_schema import FROM_CLIENT, MESSAGES, REF, message_schema
from readyroom.server.http.notice_routes import notice_api
from readyroom.server.http.own_routes import own_api
from readyroom.server.http.puzzle_routes import puzzle_api
from readyroom.server.http.routes import api
from readyroom.server.http.rules import rules_of
from readyroom.server.http.season_routes import season_api
from readyroom.server.http.statistics import statistics_api
from readyroom.server.operations.admin import admin_api

Kinds = list[type[msgspec.Struct]]
Record = inspect.StructType | inspect.TypedDictType


def whole_schema() -> dict[str, Any]:
    """Messages, the calls' arguments and answers, and each game's types. ``short`` names the types whose parts may be
    left out: what clients send, and what the server sends without defaults."""
    more = [notice_api(), statistics_api(), daily_api(), puzzle_api(), dossier_api(0), season_api(), admin_api()]
    taken, given = calls([api(0), own_api(), *more])
    whole = message_schema()
    whole["$defs"] = components([*taken, *given, *MESSAGES])
    whole["short"] = sorted({kind.__name__ for kind in (*FROM_CLIENT, *taken)} | short([*given, *MESSAGES]))
    whole["games"] = {slug: game_schema(registry.game(slug)) for slug in registry.slugs()}
    return whole


def game_schema(game: Game) -> dict[str, Any]:
    """One game's types, with their own ``$defs`` (two games may use a name for different things), and the sections of
    its rules that a page can link to."""
    brought, kept = extras(game.slug), game.dossiers
    taken, given = calls(find(brought.routes)() if brought.routes else ())
    views: dict[str, Kinds] = {
        "Public": _returned(game.public),
        "Own": _returned(game.own),
        "Ahead": _returned(game.foresee),
        "Catalog": _returned(game.catalog),
        "Options": [game.Options],
        "Orders": [] if game.Orders is None else [game.Orders],
        "Sheet": [] if kept is None else _returned(kept.sheet),
        "Amendment": [] if kept is None else list(kept.amendments),
        "GameAction": list(game.actions),
        "GameEvent": list(game.events),
    }
    film = _returned(find(brought.film)) if brought.film else []
    tasks = puzzles(game.slug)
    asked = [] if tasks is None else list(tasks.kinds)
    kinds = [*taken, *given, *film, *asked, *(kind for found in views.values() for kind in found)]
    return {
        "title": game.title,
        "names": {name: [kind.__name__ for kind in found] for name, found in views.items() if found},
        "short": sorted({kind.__name__ for kind in taken} | short(kinds)),
        "$defs": components(kinds) | {"RuleId": {"enum": sorted(rules_of(game).ids)}},
    }


def calls(handlers: Sequence[Any]) -> tuple[Kinds, Kinds]:
    """The structs that calls accept, and those that they return."""
    taken: dict[type[msgspec.Struct], None] = {}
    given: dict[type[msgspec.Struct], None] = {}
    for handler in single(handlers):
        hints = get_type_hints(handler.fn)
        refused = [spec.data_container for spec in (handler.responses or {}).values()]
        taken |= dict.fromkeys(_structs(hints.get("data")))
        given |= dict.fromkeys(kind for hint in (hints["return"], *refused) for kind in _structs(hint))
    return list(taken), list(given)


def components(kinds: Kinds) -> dict[str, Any]:
    """The structs and everything they contain, by name. msgspec leaves out which keys a mapping has, even if they are
    literals; ``propertyNames`` adds them. ``x-unset`` marks fields that are left out until they are set."""
    _, found = msgspec.json.schema_components(kinds, ref_template=REF)
    for kind in reached(kinds):
        for field in kind.fields:
            told = found[kind.cls.__name__]["properties"][field.encode_name]
            _tell_keys(field.type, told)
            if isinstance(kind, inspect.StructType) and _is_unset(field):
                told["x-unset"] = True
    return found


def _is_unset(field: inspect.Field) -> bool:
    return not field.required and field.default is field.default_factory is msgspec.NODEFAULT


def short(kinds: Kinds) -> set[str]:
    """The names of the types that omit default values."""
    return {kind.cls.__name__ for kind in reached(kinds) if _is_short(kind)}


def _is_short(kind: Record) -> bool:
    if isinstance(kind, inspect.TypedDictType):
        return not all(field.required for field in kind.fields)
    return kind.cls.__struct_config__.omit_defaults


def single(handlers: Iterable[Any]) -> Iterator[Any]:
    """The handlers one by one, including those inside routers."""
    for handler in handlers:
        if isinstance(handler, Router):
            yield from single(inner for route in handler.routes for inner in getattr(route, "route_handlers", ()))
        elif "OPTIONS" not in handler.http_methods:  # the framework answers these
            yield handler


def _structs(hint: Any) -> Kinds:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return [hint]
    return [kind for part in get_args(hint) for kind in _structs(part)]


def _returned(method: Any) -> Kinds:
    """The structs that a game's method returns; empty if it has no struct of its own."""
    return [kind for kind in _structs(get_type_hints(method).get("return")) if kind is not msgspec.Struct]


def reached(kinds: Kinds) -> list[Record]:
    """The structs and everything inside them, including files."""
    found: dict[type, Record] = {}
    waiting: list[Any] = list(inspect.multi_type_info(kinds))
    while waiting:
        one = waiting.pop()
        if isinstance(one, inspect.StructType | inspect.TypedDictType) and one.cls not in found:
            found[one.cls] = one
            waiting += [field.type for field in one.fields]
        waiting += _parts(one)
    return list(found.values())


def _parts(one: Any) -> list[Any]:
    if isinstance(one, inspect.UnionType):
        return list(one.types)
    if isinstance(one, inspect.TupleType):
        return list(one.item_types)
    if isinstance(one, inspect.DictType):
        return [one.value_type]
    if isinstance(one, inspect.Metadata):
        return [one.type]
    return [one.item_type] if isinstance(one, inspect.CollectionType) else []


def _tell_keys(one: Any, schema: dict[str, Any]) -> None:
    if isinstance(one, inspect.DictType):
        if isinstance(one.key_type, inspect.LiteralType):
            schema["propertyNames"] = {"enum": list(one.key_type.values)}
        _tell_keys(one.value_type, schema.get("additionalProperties", {}))
    elif isinstance(one, inspect.UnionType):
        for inner in one.types:
            for branch in schema.get("anyOf", [schema]):
                if isinstance(inner, inspect.DictType) and branch.get("type") == "object":
                    _tell_keys(inner, branch)


def main(arguments: list[str]) -> int:
    """Writes the schema to a file or to standard output."""
    register_extra(tuple(arguments[1:]))
    text = msgspec.json.format(msgspec.json.encode(whole_schema(), order="deterministic"), indent=2) + b"\n"
    if not arguments or arguments[0] == "-":
        sys.stdout.buffer.write(text)
        return 0
    Path(arguments[0]).write_bytes(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
