"""Almost legal actions: what a confused client, or a cheat, would send."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.codec import to_json
from readyroom.core.match import Match
from readyroom.core.struct import Action


def wrong_actions(match: Match, seat: int, met: list[Action], most: int) -> list[dict[str, Any]]:
    """Illegal actions for this seat, as plain data: those of other seats and other moments, and legal ones with one
    field changed. At most so many, of all kinds."""
    legal = [msgspec.to_builtins(action) for action in match.legal(seat)]
    others = [msgspec.to_builtins(a) for other in range(match.seats) if other != seat for a in match.legal(other)]
    known = _spread(others, most) + _spread([msgspec.to_builtins(action) for action in met], most)
    values = _values(legal + known)
    not_wrong = {to_json(data) for data in legal}
    wrong: dict[str, dict[str, Any]] = {}
    for data in known + [changed for a in _spread(legal + known, most) for changed in _changes(a, values)]:
        text = to_json(data)
        if text not in not_wrong:
            wrong.setdefault(text, data)
    return _spread(list(wrong.values()), most)


Values = dict[tuple[str, type], list[Any]]
"""The values seen in fields of a name and type."""


def _values(known: list[dict[str, Any]]) -> Values:
    found: Values = {}
    for data in known:
        for name, value in data.items():
            found.setdefault((name, type(value)), []).append(value)
    return found


def _spread(items: list[Any], most: int) -> list[Any]:
    """At most so many of the items, spread evenly over the list."""
    stride = max(1, -(-len(items) // most))
    return items[::stride]


def _changes(data: dict[str, Any], values: Values) -> list[dict[str, Any]]:
    changed: list[dict[str, Any]] = []
    for name, value in data.items():
        if name == "type":
            continue
        tries = [*_odd(value), *_spread(values[name, type(value)], 3)]
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
