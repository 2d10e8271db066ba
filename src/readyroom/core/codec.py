"""JSON encoding, decoding and digests: one canonical form for every public value."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from readyroom.core.errors import BadOptions, MalformedAction
from readyroom.core.quotes import did_you_mean, quoted, reason
from readyroom.core.struct import Action, Lay, Tick, Undo

MOST_LISTED = 12
"""More values than this are not listed in a sentence."""


def to_json(value: object) -> str:
    """Any public value as JSON text, the same text for equal values.

    >>> from readyroom.core.words import Words
    >>> to_json(Words(("Hello",)))
    '{"parts":["Hello"]}'
    """
    return _encoded(value).decode()


def digest(value: object) -> str:
    """A short fingerprint of plain data."""
    return blake2b(_encoded(value), digest_size=16).hexdigest()


def decode_action(kinds: tuple[type[Action], ...], data: object) -> Action:
    """An action from plain data, or MalformedAction with a sentence."""
    try:
        action: Action = msgspec.convert({"action": data}, _holder(kinds)).action
    except msgspec.ValidationError as wrong:
        why = str(wrong).replace("`$.action", "`$")
        meant = _meant(kinds, data, why) if isinstance(data, dict) else ""
        raise MalformedAction(f"That is not an action of this game: {reason(ValueError(why))}.{meant}") from None
    return action


def _meant(kinds: tuple[type[Action], ...], data: dict[Any, Any], why: str) -> str:
    """What may stand there instead: a guess at a misspelled type or field, or the values of a field."""
    by_tag = {str(kind.__struct_config__.tag): kind for kind in kinds}
    kind = by_tag.get(data.get("type", ""))
    if kind is None:
        return did_you_mean(data.get("type"), by_tag)
    field = re.search(r"enum value .* - at `\$\.(\w+)", why)
    if field is not None:
        found = next(one.type for one in msgspec.structs.fields(kind) if one.name == field[1])
        values = listed(found) or listed(get_args(found)[0])
        return f" It can be: {', '.join(map(repr, values))}." if 0 < len(values) <= MOST_LISTED else ""
    unknown = [name for name in data if name not in kind.__struct_fields__ and name != "type"]
    return did_you_mean(unknown[0], kind.__struct_fields__) if unknown else ""


def decode_entry_action(kinds: tuple[type[Action], ...], data: object) -> Action:
    """Like ``decode_action``, but also takes the kernel's own actions."""
    return decode_action((*kinds, Tick, Undo, Lay), data)


def learn(actions: tuple[type[Action], ...], *kinds: type[msgspec.Struct]) -> None:
    """Makes msgspec compile these types now. It does so lazily, and two threads that compile the same type at once
    crash the process."""
    for kind in (_holder(actions), _holder((*actions, Tick, Undo, Lay)), *kinds):
        with suppress(msgspec.ValidationError):
            msgspec.convert({}, kind)


def decode_options(kind: type[msgspec.Struct], data: object) -> Any:
    """Options from plain data. Unknown or impossible ones are refused by name."""
    if isinstance(data, kind):
        data = msgspec.to_builtins(data)  # made in Python, so its fields are unchecked
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    names = f"The options are: {', '.join(sorted(fields)) or 'none'}."
    if isinstance(data, msgspec.Struct):
        raise BadOptions(f"{type(data).__module__}.{type(data).__name__} is for another game. {names}")
    if not isinstance(data, Mapping):
        example = "".join(f", such as {{{name!r}: {_default(fields[name])!r}}}" for name in list(fields)[:1])
        raise BadOptions(f"Options are given as names and values{example}, not as {quoted(data)}. {names}")
    for name, value in data.items():
        if name not in fields:
            raise BadOptions(f"There is no option {quoted(name)}.{did_you_mean(name, fields)} {names}")
        try:
            msgspec.convert(value, fields[name].type)
        except msgspec.ValidationError:
            wanted = allowed(fields[name].type)
            raise BadOptions(f"Option {name!r} cannot be {quoted(value)}. It can be: {wanted}.") from None
    try:
        return msgspec.convert(dict(data), kind)
    except msgspec.ValidationError as wrong:
        raise BadOptions(f"These options cannot be played: {reason(wrong)}.") from None


def decode_orders(kind: type[msgspec.Struct], data: object) -> Any:
    """Standing orders from plain data, or MalformedAction with a sentence."""
    if isinstance(data, kind):
        return data
    for name in data if isinstance(data, dict) else ():
        if name not in kind.__struct_fields__:
            known = kind.__struct_fields__
            raise MalformedAction(
                f"There is no standing order {quoted(name)}.{did_you_mean(name, known)} There are: {', '.join(known)}."
            )
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as wrong:
        raise MalformedAction(f"Those are not standing orders of this game: {reason(wrong)}.") from None


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _encoded(value: object) -> bytes:
    try:
        return msgspec.json.encode(value, order="deterministic")
    except TypeError:  # numeric keys must become text before they can be sorted
        return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="deterministic")


@lru_cache(maxsize=64)
def _holder(kinds: tuple[type[Action], ...]) -> Any:
    """A struct with one field for any of these actions: msgspec compiles a struct once, but a bare union on every call,
    which takes forty times as long."""
    return msgspec.defstruct("Holder", [("action", Union[kinds])])  # noqa: UP007 - made from a tuple at run time


def listed(kind: Any) -> tuple[Any, ...]:
    """The values of a ``Literal`` in source order; a schema would sort them."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return get_args(kind) if get_origin(kind) is Literal else ()


def allowed(kind: Any) -> str:
    """The possible values of this type, in words."""
    if listed(kind):
        return ", ".join(repr(value) for value in listed(kind))
    schema = msgspec.json.schema(kind)
    schema = schema.get("$defs", {}).get(schema.get("$ref", "").rpartition("/")[2], schema)
    if "enum" in schema:
        return ", ".join(repr(value) for value in schema["enum"])
    if schema.get("type") == "boolean":
        return "true, false"
    if schema.get("type") == "integer":
        least, most = schema.get("minimum"), schema.get("maximum")
        if least is not None and most is not None:
            return f"a whole number from {least} to {most}"
        bounds = [f"at least {least}"] * (least is not None) + [f"at most {most}"] * (most is not None)
        return " ".join(["a whole number", *bounds])
    if "examples" in schema:
        return f"such as {', '.join(repr(value) for value in schema['examples'])}"
    return str(schema.get("type", "another value"))
