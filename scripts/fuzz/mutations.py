"""Mutations of JSON that keep it valid: most blind mutations would never get past the parser."""

from __future__ import annotations

import json
import random
from typing import Any, Final

ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, 2, 3, -1, 15, 16, 255, 2**31, 2**63, 2**64, -(2**63), 10**30, 0.5, 1.0, 2.0, 1e300, -0.0,
    "", " ", "\0", "\ud800", "é", "²", "a" * 300, "null", [], {}, [[]], [None], {"": None},
)  # fmt: skip
"""Edge values, and values of the wrong type."""


def mutate(data: bytes, most: int, seed: int) -> bytes | None:
    """The same JSON with one to four changes; None if it is not JSON, or grows too big."""
    luck = random.Random(seed)
    try:
        plain = json.loads(data)
    except (ValueError, RecursionError):
        return None
    holder = {"": plain}
    for _ in range(luck.choice((1, 1, 1, 2, 4))):
        _change(holder, luck)
    written = json.dumps(holder.get(""), separators=(",", ":")).encode()
    return written if len(written) <= most else None


def _change(holder: dict[str, Any], luck: random.Random) -> None:
    places = _places(holder)
    where, key = luck.choice(places)
    how = luck.randrange(8)
    if how == 0:
        where[key] = _copy(luck.choice(ODD))
    elif how == 1 and where is not holder:
        del where[key]
    elif how == 2:  # another part of the same text
        other, there = luck.choice(places)
        where[key] = _copy(other[there])
    elif how == 3 and isinstance(where, list):
        where.insert(luck.randrange(len(where) + 1), _copy(where[key]))
    elif how == 4 and isinstance(where, list):
        other = luck.randrange(len(where))
        where[key], where[other] = where[other], where[key]
    elif how == 5 and isinstance(where, dict) and where is not holder:
        where[luck.choice(("", "x", *map(str, where)))] = where.pop(key)
    else:
        where[key] = _nudged(where[key], luck)


def _nudged(value: Any, luck: random.Random) -> Any:
    """A value of the same type, slightly different."""
    if isinstance(value, bool) or value is None:
        return luck.choice((True, False, None))
    if isinstance(value, int):
        return value + luck.choice((-1, 1, 2, -10, 10, 1000)) if luck.random() < 0.8 else float(value)
    if isinstance(value, str) and value:
        at = luck.randrange(len(value))
        return luck.choice((value[:at], value[:at] + value[at + 1 :], value + value[at], value.upper(), value[::-1]))
    return _copy(luck.choice(ODD))


def _places(holder: Any) -> list[tuple[Any, Any]]:
    """Every value with its container and key."""
    found: list[tuple[Any, Any]] = []
    waiting = [holder]
    while waiting:
        one = waiting.pop()
        for key in one if isinstance(one, dict) else range(len(one)):
            found.append((one, key))
            if isinstance(one[key], (dict, list)):
                waiting.append(one[key])
    return found


def _copy(value: Any) -> Any:
    return json.loads(json.dumps(value))
