"""Actions that are almost right: what a confused client, or a cheat, would send."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.match import Match
from readyroom.core.struct import Action


def wrong_actions(match: Match, seat: int, met: list[Action], most: int) -> list[dict[str, Any]]:
    """Actions, as plain data, that this seat may not make now: those of other seats and other moments, and legal ones
    with one field changed. At most so many, spread over all kinds."""
    legal = [msgspec.to_builtins(action) for action in match.legal(seat)]
    others = [msgspec.to_builtins(a) for other in range(match.seats) if other != seat for a in match.legal(other)]
    known = _spread(others, most) + _spread([msgspec.to_builtins(action) for action in met], most)
    wrong: list[dict[str, Any]] = []
    for data in known + [changed for a in _spread(legal + known, most) for changed in _changes(a, legal + known)]:
        if data not in legal and data not in wrong:
            wrong.append(data)
    return _spread(wrong, most)


def _spread(items: list[Any], most: int) -> list[Any]:
    """At most so many of the items, evenly from all over the list."""
    stride = max(1, -(-len(items) // most))
    return items[::stride]


def _changes(data: dict[str, Any], known: list[dict[str, Any]]) -> list[dict[str, Any]]:
    changed: list[dict[str, Any]] = []
    for name, value in data.items():
        if name == "type":
            continue
        swapped = [other[name] for other in known if name in other and type(other[name]) is type(value)]
        tries = [*_odd(value), *_spread(swapped, 3)]
        changed += [{**data, name: odd} for odd in tries if odd != value]
    return changed


def _odd(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, 99]
    if isinstance(value, str):
        return ["no-such-thing"]
    if isinstance(value, list):
        return [value + value[:1], value[1:], [*value, "no-such-thing"], []]
    return [None]
