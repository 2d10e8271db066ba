"""Actions as text that a person can read and type: ``move 1 to orbit:jakks``.

A game gives one template per action type; the holes are the action's fields. Text and action are the same thing: each
can be made from the other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final

import msgspec

from readyroom.core.errors import MalformedAction
from readyroom.core.quotes import quoted
from readyroom.core.struct import Action

Templates = Mapping[type[Action], str]


def write(templates: Templates, action: Action) -> str:
    """An action as text, or MalformedAction.

    >>> from readyroom.core.struct import Undo
    >>> write({Undo: "back to {to}"}, Undo(12))
    'back to 12'
    """
    template = templates.get(type(action))
    if template is None:
        text = f" It is text already: match.read({quoted(action)}) reads it." if isinstance(action, str) else ""
        raise MalformedAction(f"{quoted(action)} is not an action of this game.{text}")
    return " ".join(_HOLE.sub(lambda hole: _text(getattr(action, hole[1])), template).split())


def read(templates: Templates, text: str) -> Action:
    """An action from text, or MalformedAction that shows what can be typed.

    >>> from readyroom.core.struct import Undo
    >>> read({Undo: "back to {to}"}, "back to 12")
    Undo(to=12)
    >>> read({Undo: "back to {to}"}, "back off")
    Traceback (most recent call last):
    readyroom.core.errors.MalformedAction: 'back off' could not be read. It should look like: back to {to}.
    """
    if not isinstance(text, str):
        raise MalformedAction(f"{quoted(text)} is not text, so it cannot be read as an action.")
    tidy = " ".join(text.split())
    for kind, template in templates.items():
        match = _pattern(kind, template).fullmatch(tidy)
        if match:
            try:
                return _filled(kind, match.groupdict())
            except msgspec.ValidationError:
                continue
    first = tidy.split(" ")[0] if tidy else ""
    by_first: dict[str, list[str]] = {}
    for template in templates.values():
        by_first.setdefault(template.split(" ")[0], []).append(template)
    near = by_first.get(first) or [t for word in get_close_matches(first, by_first, n=1) for t in by_first[word]]
    looks = "; ".join(near or templates.values())
    raise MalformedAction(f"{quoted(tidy)} could not be read. It should look like: {looks}.")


_HOLE: Final = re.compile(r"\{(\w+)\}")
NONE: Final = "-"
"""How "no value" is written."""


@lru_cache(maxsize=1024)
def _pattern(kind: type[Action], template: str) -> re.Pattern[str]:
    """A list fills its hole with any number of words, anything else with one; a field with a default may be left out if
    its hole stands alone."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    pattern = ""
    for word in template.split(" "):
        gap = " " if pattern else ""
        alone = _HOLE.fullmatch(word)
        if alone is not None:
            field = fields[alone[1]]
            group = f"(?P<{alone[1]}>{'.+?' if _is_list(field.type) else '[^ ]+'})"
            pattern += gap + group if field.required and not _is_list(field.type) else f"(?:{gap}{group})?"
        else:
            pieces = _HOLE.split(word)
            pattern += gap + "".join(
                f"(?P<{piece}>[^ ]+?)" if i % 2 else re.escape(piece) for i, piece in enumerate(pieces)
            )
    return re.compile(pattern)


def _is_list(kind: Any) -> bool:
    return getattr(kind, "__origin__", None) in (tuple, list)


def _text(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(_text(v) for v in value)
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _filled(kind: type[Action], holes: dict[str, str | None]) -> Action:
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        text = holes.get(field.name)
        if _is_list(field.type):
            if text is not None:
                values[field.name] = text.split()
            elif field.required:
                values[field.name] = []
        elif text is not None:
            values[field.name] = None if text == NONE else text
    return msgspec.convert(values, kind, strict=False)
