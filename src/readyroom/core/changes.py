"""What is different between two views, as plain data: all that is needed to make the second from the first.

A change is one of these; which of the last two is meant shows from what is changed.

    [value]            this is new
    null               a key of an object that is gone
    {key: change}      an object that is different at these keys; {} is an object, or anything else, that is the same
    {"3": change}      a list as long as before that is different at these places
    {"=": [run]}       a list put together again: [from, count] are elements it had before, [value] is a new one

Views are compared as the structs they are, without being encoded: most of a view is the same from one entry to the
next, and structs and tuples tell that at once. They cannot tell 1 from true, so a field that may hold a number never
holds a truth value; in plain objects and lists both are told apart. And a view, once made, must not change.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

Change = list[Any] | dict[str, Any] | None

RUNS: Final = "="
_NUMBERS: Final[frozenset[type]] = frozenset((int, float, bool))
_PLAIN: Final[frozenset[type]] = frozenset((int, float, bool, str, type(None)))
_encode: Final = msgspec.json.Encoder().encode
_astuple: Final = msgspec.structs.astuple
_fields: Final[dict[type, tuple[str, ...] | None]] = dict.fromkeys(_PLAIN)
"""For each struct type its field names on the wire; None: it always travels whole."""


def changes(before: Any, after: Any) -> Change:
    """What turns one into the other; {} if they are equal.

    >>> changes({"turn": 3, "dice": ["move", "colony"]}, {"turn": 4, "dice": ["move", "energy"]})
    {'turn': [4], 'dice': {'1': ['energy']}}
    >>> changes(["a", "b", "c"], ["b", "c", "d"])
    {'=': [[1, 2], ['d']]}
    """
    if before is after:
        return {}
    kind = type(after)
    if type(before) is not kind:
        return [after]
    if kind is tuple:
        if len(before) == len(after) == 1:
            return _only(before, after)
        return _placed(before, after, _different(before, after))
    if kind is dict:
        return _keyed(before, after)
    if kind is list:
        return _placed(before, after, list(range(len(after))))
    fields = _fields[kind] if kind in _fields else _learned(kind)
    if fields is None:
        return {} if before == after else [after]
    return _within(before, after, fields)


def patched(before: Any, change: Change) -> Any:
    """The second view, made from the first. Both are plain data; unchanged parts are shared, not copied.

    >>> patched({"turn": 3, "dice": ["move", "colony"]}, {"turn": [4], "dice": {"1": ["energy"]}})
    {'turn': 4, 'dice': ['move', 'energy']}
    """
    if isinstance(change, list):
        return change[0]
    if not change:
        return before
    if isinstance(before, list):
        if RUNS in change:
            return _put_together(before, change[RUNS])
        elements = before.copy()
        for place, inner in change.items():
            elements[int(place)] = patched(elements[int(place)], inner)
        return elements
    keyed: dict[str, Any] = before.copy()
    for key, inner in change.items():
        if inner is None:
            del keyed[key]
        else:
            keyed[key] = patched(keyed.get(key), inner)
    return keyed


def _within(before: Any, after: Any, names: tuple[str, ...]) -> Change:
    old: tuple[Any, ...] = _astuple(before)
    new: tuple[Any, ...] = _astuple(after)
    found: dict[str, Any] = {}
    for place, name in enumerate(names):
        was, now = old[place], new[place]
        if was is now:
            continue
        kind = type(now)
        if kind in _PLAIN or was is None:
            if was != now or type(was) is not kind:
                found[name] = [now]
        elif change := changes(was, now):
            found[name] = change
    return [after] if len(found) == len(names) else found


def _learned(kind: type) -> tuple[str, ...] | None:
    fields: tuple[str, ...] | None = None
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        if not config.array_like and not config.omit_defaults and len(kind.__struct_fields__) > 1:
            fields = kind.__struct_encode_fields__
    _fields[kind] = fields
    return fields


def _keyed(before: dict[Any, Any], after: dict[Any, Any]) -> Change:
    if not all(type(key) is str for key in (*before, *after)):  # other keys get their names when they are encoded
        return {} if _encode(before) == _encode(after) else [after]
    found: dict[str, Any] = {}
    for key, now in after.items():
        if key not in before:
            found[key] = [now]
        elif change := changes(before[key], now):
            found[key] = change
    found.update((key, None) for key in before if key not in after)
    return found


def _different(before: tuple[Any, ...], after: tuple[Any, ...]) -> list[int]:
    """The indices at which they differ. Unchanged elements are mostly identical objects, so the comparison is quick."""
    return [
        place
        for place in range(min(len(before), len(after)))
        if before[place] is not after[place] and before[place] != after[place]
    ]


def _only(before: tuple[Any, ...], after: tuple[Any, ...]) -> Change:
    """A list of one thing, such as whose turn it is: it changes with nearly every entry."""
    was, now = before[0], after[0]
    change = {} if was == now else changes(was, now)
    if not change:
        return {}
    if type(change) is list or type(now) in _NUMBERS:  # replaced
        return [after]
    return _shorter({"0": change}, before, after)


def _placed(before: Any, after: Any, places: list[int]) -> Change:
    """A list of unchanged length that differs only at these indices."""
    if len(before) != len(after):
        return _runs(before, after)
    found: dict[str, Any] = {}
    for place in places:
        if change := changes(before[place], after[place]):
            found[str(place)] = change
    if 2 * len(found) <= len(after):
        return found
    if type(after[0]) in _NUMBERS:  # where most numbers are new, the whole list is shorter
        return [after]
    if len(after) == 1 and type(found["0"]) is list:
        return [after]
    return _shorter(found, before, after)


def _shorter(found: dict[str, Any], before: Any, after: Any) -> Change:
    """The changes at indices of a list, or the list rebuilt from runs, whichever is shorter."""
    return min(found, _runs(before, after), key=lambda change: len(_encode(change)))


def _runs(before: Any, after: Any) -> Change:
    """The list as runs of old elements and new ones; just the list if all of it is new."""
    had = [_encode(element) for element in before]
    first = {element: place for place, element in reversed(list(enumerate(had)))}
    runs: list[list[Any]] = []
    following = len(had)
    """where the element after the last run was"""
    for element in after:
        encoded = _encode(element)
        if following < len(had) and had[following] == encoded:
            runs[-1][1] += 1
            following += 1
        elif (place := first.get(encoded)) is not None:
            runs.append([place, 1])
            following = place + 1
        else:
            runs.append([element])
            following = len(had)
    return {RUNS: runs} if any(len(run) == 2 for run in runs) else [after]


def _put_together(before: list[Any], runs: list[list[Any]]) -> list[Any]:
    elements: list[Any] = []
    for run in runs:
        if len(run) == 1:
            elements.append(run[0])
        else:
            place, count = run
            elements += before[place : place + count]
    return elements
