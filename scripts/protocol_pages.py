"""Writes the docs' tables of the protocol: every message and every call, field by field.

``python -m scripts.protocol_pages``. Everything comes from the server's types and calls.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
from collections.abc import Iterator
from inspect import Parameter, cleandoc, getdoc, getsource, signature
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Router
from litestar.params import QueryParameter
from msgspec import inspect

from readyroom.core import registry
from readyroom.core.extras import all_extras, find
from readyroom.server.http.daily_routes import daily_api
from readyroom.server.http.dossier_routes import dossier_api
from readyroom.server.http.message_schema import FROM_CLIENT, MESSAGES, TO_CLIENT
from readyroom.server.http.notice_routes import notice_api
from readyroom.server.http.own_routes import own_api
from readyroom.server.http.puzzle_routes import puzzle_api
from readyroom.server.http.routes import api
from readyroom.server.http.season_routes import season_api
from readyroom.server.http.statistics import statistics_api
from readyroom.server.operations.admin import admin_api
from readyroom.server.schema import Record, calls, reached

DOCS = Path(__file__).parents[1] / "docs"
NOTE = "<!-- Written by `python -m scripts.protocol_pages`; the words are the docstrings of the types and calls. -->"
MESSAGES_LEAD = """Each message is a JSON object with a `type`. A client may leave out fields that have a default; the server does so only where noted below. [The protocol](protocol.md) explains how messages fit together, and [example exchanges](protocol-examples.md) show them."""  # noqa: E501
CALLS_LEAD = """Bodies and answers are JSON. A call that is refused answers with a [`Problem`](#problem). [The protocol](protocol.md#http) says who may call what."""  # noqa: E501
GAME_LEAD = """What {title} brings to the server besides its rules, under `/api/{slug}`. A call that is refused answers with a sentence in `detail`."""  # noqa: E501
Row = tuple[str, str, str, str]
LARGEST = 2**53
"""The largest integer that every JSON reader handles exactly."""
PARTS = "## What they are made of"
JSON = {"None": "null", "True": "true", "False": "false"}


def pages() -> dict[str, str]:
    """The content of each docs file."""
    found = {"protocol-messages.md": _messages(), "protocol-calls.md": _calls()}
    for slug, brought in all_extras().items():
        if brought.routes:
            found[f"protocol-{slug}.md"] = _game(slug, Router(f"/api/{slug}", route_handlers=find(brought.routes)()))
    return found


def _messages() -> str:
    kinds = {one.cls.__name__: one for one in reached(list(MESSAGES))}
    sections = ["# Messages, field by field", NOTE, MESSAGES_LEAD]
    for title, sent in (("From the client", FROM_CLIENT), ("From the server", TO_CLIENT)):
        sections += [f"## {title}", *(_described(kinds.pop(kind.__name__)) for kind in sent)]
    return _page([*sections, PARTS, *_all_described(list(kinds.values()))])


def _calls() -> str:
    groups: dict[str, list[Router]] = {
        "People, tables, matches": [api(0), own_api(), notice_api()],
        "Statistics": [statistics_api()],
        "The mission of the day, puzzles": [daily_api(), puzzle_api()],
        "Dossiers": [dossier_api(0)],
        "Seasons": [season_api()],
        "Operators": [admin_api()],
    }
    sections = ["# Calls, field by field", NOTE, CALLS_LEAD]
    for title, routers in groups.items():
        sections += [f"## {title}", *_described_calls(routers)]
    return _page([*sections, PARTS, *_parts([one for routers in groups.values() for one in routers])])


def _game(slug: str, router: Router) -> str:
    title = registry.title(slug)
    lead = GAME_LEAD.format(title=title, slug=slug)
    return _page(
        [
            f"# {title}: calls, field by field",
            NOTE,
            lead,
            "## Calls",
            *_described_calls([router]),
            PARTS,
            *_parts([router]),
        ]
    )


def _page(sections: list[str]) -> str:
    return "\n\n".join(sections).replace("|  |", "| |").replace("|  |", "| |") + "\n"


# -- calls


def _described_calls(routers: list[Router]) -> list[str]:
    found = [(path, method, fn) for router in routers for path, method, fn in _single(router)]
    return [_call(path, method, fn) for path, method, fn in sorted(found, key=lambda one: one[:2])]


def _single(router: Router) -> Iterator[tuple[str, str, Any]]:
    for route in router.routes:
        for handler in getattr(route, "route_handlers", ()):
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                yield re.sub(r":\w+}", "}", route.path), method, handler.fn


def _call(path: str, method: str, fn: Any) -> str:
    hints = get_type_hints(fn, include_extras=True)
    lines = [f"### {method} {path}", "", _words(getdoc(fn) or ""), ""]
    asked = [
        _parameter(one, hints[one.name]) for one in signature(fn).parameters.values() if _is_query(hints[one.name])
    ]
    if asked:
        lines += [_table("parameter", asked), ""]
    if "data" in hints:
        lines += [f"Takes: {_hinted(hints['data'])}.", ""]
    return "\n".join([*lines, f"Gives: {_hinted(hints['return'])}."])


def _is_query(hint: Any) -> bool:
    return any(isinstance(one, QueryParameter) for one in getattr(hint, "__metadata__", ()))


def _parameter(one: Parameter, hint: Any) -> Row:
    asked = next(meta for meta in hint.__metadata__ if isinstance(meta, QueryParameter))
    kind = _type(inspect.type_info(get_args(hint)[0])) + _bounds(asked)
    default = "" if one.default is Parameter.empty else _value(one.default)
    return f"`{one.name}`", kind, default, asked.description or ""


def _hinted(hint: Any) -> str:
    """The body or answer type of a call, without its wrapper."""
    if hint is type(None):
        return "nothing (204)"
    while get_origin(hint) is not None and get_origin(hint) not in (list, dict, tuple):
        hint = get_args(hint)[0]
    return _type(inspect.type_info(hint))


def _parts(routers: list[Router]) -> list[str]:
    taken, given = calls(routers)
    return _all_described(reached([*taken, *given]))


# -- types


def _all_described(kinds: list[Record]) -> list[str]:
    return [_described(kind) for kind in sorted(kinds, key=lambda one: one.cls.__name__)]


def _described(kind: Record) -> str:
    """A heading, the docstring, and a table of the fields."""
    lines = [f"### {kind.cls.__name__}", ""]
    said = vars(kind.cls).get("__doc__")  # its own: msgspec gives a struct without one a default
    if said:
        lines += [_words(cleandoc(said)), ""]
    if isinstance(kind, inspect.StructType) and kind.cls.__struct_config__.omit_defaults:
        lines += ["Fields at their default are left out.", ""]
    rows = [_field(field, _notes(kind.cls).get(field.name, "")) for field in kind.fields]
    if isinstance(kind, inspect.StructType) and kind.tag is not None:
        rows.insert(0, (f"`{kind.tag_field}`", _value(kind.tag), "", ""))
    return "\n".join([*lines, _table("field", rows) if rows else "It has no fields."])


def _table(name: str, rows: list[Row]) -> str:
    """Rows under their headings; empty columns are left out."""
    columns = [(name, "type", "default", "meaning"), *rows]
    kept = [n for n in range(4) if any(row[n] for row in rows)]
    lines = ["| " + " | ".join(row[n] for n in kept) + " |" for row in columns]
    return "\n".join([lines[0], "|---" * len(kept) + "|", *lines[1:]])


def _field(field: inspect.Field, note: str) -> Row:
    default = "" if field.default is msgspec.NODEFAULT else _value(field.default)
    if field.default_factory is not msgspec.NODEFAULT:
        default = _value(field.default_factory())
    if not default and not field.required:
        default = "may be missing"
    return f"`{field.encode_name}`", _type(field.type), default, note


def _notes(kind: type) -> dict[str, str]:
    """The docstrings under the fields of a class and its bases."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if not one.__module__.startswith("readyroom."):
            continue
        body = ast.parse(textwrap.dedent(getsource(one))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, below in zip(body.body, body.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(field.target, ast.Name):
                found[field.target.id] = _words(ast.literal_eval(below.value)).replace("\n", " ")
    return found


def _words(docstring: str) -> str:
    """A docstring for readers who know JSON and perhaps no Python."""
    text = docstring.split("\n\n>>>")[0].replace("``", "`").replace("|", "\\|").strip()
    return re.sub(r"\b(None|True|False)\b", lambda found: JSON[found[1]], text)


def _value(value: object) -> str:
    return f"`{msgspec.json.encode(value).decode()}`"


def _bounds(one: Any) -> str:
    """The limits of a number or a string, in words."""
    least, most = getattr(one, "ge", None), getattr(one, "le", None)
    if least is not None:
        return f", at least {least}" if most in (None, LARGEST) else f", {least} to {most}"
    longest = getattr(one, "max_length", None)
    return "" if longest is None else f", at most {longest} long"


NAMES: dict[type, str] = {
    inspect.AnyType: "anything",
    inspect.NoneType: "`null`",
    inspect.BoolType: "boolean",
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.StrType: "text",
}


def _type(one: Any) -> str:
    """A type in words; one with its own table becomes a link."""
    if isinstance(one, inspect.StructType | inspect.TypedDictType):
        return f"[{one.cls.__name__}](#{one.cls.__name__.lower()})"
    if isinstance(one, inspect.Metadata):
        return _type(one.type)
    if isinstance(one, inspect.LiteralType):
        return ", ".join(_value(value) for value in one.values)
    if isinstance(one, inspect.UnionType):
        return " or ".join(_type(part) for part in one.types)
    if isinstance(one, inspect.DictType):
        inner = _type(one.value_type)
        return "object" if inner == "anything" else f"object of {inner}"
    if isinstance(one, inspect.TupleType):
        return f"list of {len(one.item_types)}: {', '.join(_type(part) for part in one.item_types)}"
    if isinstance(one, inspect.CollectionType):
        return f"list of {_type(one.item_type)}{_bounds(one)}"
    return NAMES[type(one)] + _bounds(one)


def main() -> int:
    """Writes the pages."""
    for name, text in pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
