"""States of stepped games: copying and dumping a state loses no fact.

A state lists what is not dumped in ``DERIVED``, and what its copies share in ``SHARED``. So do its parts: the objects
with a ``clone`` that it is made of.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

from readyroom.core.codec import to_json
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.play import walk
from readyroom.core.conformance.steps import can_change
from readyroom.core.match import Match
from readyroom.core.stepped import SteppedGame
from readyroom.core.steps import facts_of

PLAIN = (bool, int, float, str, list, tuple, dict, type(None))
ATOMS = {bool, int, float, str, type(None)}
"""Have no parts."""
IMPOSSIBLE = (LookupError, TypeError, ValueError, AttributeError)
"""Errors that impossible facts may raise."""


def check_copies(case: Case) -> None:
    """Every fact of a state and of its parts is in its clone, and in its dump unless it is listed as derived; and
    nothing that can change is in common with the clone unless it is listed as shared."""
    if not isinstance(case.game, SteppedGame):
        return
    copied: set[str] = set()
    written: dict[str, bool] = {}
    for match in walk(case, 10):
        _check_clone(case, match)
        for number, (where, part) in enumerate(parts_of(match.state)):
            for name in _facts(part):
                if hasattr(getattr(part, name), "clone") and name not in _listed(part, "SHARED"):
                    continue  # it has facts of its own
                fact = f"{where}.{name}"
                if fact not in copied and _stays_in_clones(case, match, number, name):
                    copied.add(fact)
                if name not in (*_listed(part, "DERIVED"), *_listed(part, "LOOKS")) and not written.get(fact):
                    written[fact] = _shows_in_dumps(match, number, name)
    for fact, seen in written.items():
        case.expect(seen, f"{fact} must show in the dump, or be listed in DERIVED.")


def parts_of(value: Any, where: str = "state") -> list[tuple[str, Any]]:
    """An object and all its own parts with their paths: itself first, and each before its children."""
    if isinstance(value, dict):
        return parts_of(list(value.values()), where)
    if isinstance(value, (list, tuple)):
        return [part for one in value if type(one) not in ATOMS for part in parts_of(one, where)]
    if not hasattr(value, "clone"):
        return []
    own = [name for name in _facts(value) if name not in _listed(value, "SHARED")]
    inside = [parts_of(getattr(value, name, None), f"{where}.{name}") for name in own]
    return [(where, value), *chain.from_iterable(inside)]


def _facts(part: Any) -> tuple[str, ...]:
    """The names of everything a part holds, with or without slots."""
    return (*facts_of(type(part)), *getattr(part, "__dict__", ()))


def _listed(part: Any, how: str) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(type(part), how, ())
    return names


def _check_clone(case: Case, match: Match) -> None:
    """A clone has equal parts and shares none that could change."""
    parts, twins = parts_of(match.state), parts_of(match.state.clone())
    alike = [type(part) for _, part in parts] == [type(twin) for _, twin in twins]
    case.expect(alike, "A clone must be made of the same parts.", match)
    for (where, part), (_, twin) in zip(parts, twins, strict=True):
        for how in ("DERIVED", "LOOKS", "SHARED"):
            for name in _listed(part, how):
                case.expect(name in _facts(part), f"{where}.{name} is listed in {how}, and is nowhere else.", match)
        for name in _facts(part):
            case.expect(hasattr(part, name), f"{where}.{name} must be set from the start.", match)
            case.expect(hasattr(twin, name), f"{where}.{name} is missing in a clone.", match)
            mine, its = getattr(part, name), getattr(twin, name)
            case.expect(_alike(mine, its), f"{where}.{name} is another in a clone.", match)
            shared = name not in _listed(part, "SHARED") and _shared(mine, its)
            case.expect(not shared, f"{where}.{name} can change and is in common with a clone.", match)


def _alike(one: Any, other: Any) -> bool:
    """Equal values; parts are compared by their own facts."""
    if isinstance(one, (list, tuple)):
        same = type(one) is type(other) and len(one) == len(other)
        return same and all(_alike(a, b) for a, b in zip(one, other, strict=True))
    return bool(one == other) or (hasattr(one, "clone") and type(one) is type(other))


def _shared(one: Any, other: Any) -> bool:
    """Whether both hold the same mutable object, not just an equal one."""
    if one is other:
        return can_change(one)
    if isinstance(one, dict):
        return any(_shared(value, other.get(key)) for key, value in one.items())
    if isinstance(one, (list, tuple)):
        return any(_shared(a, b) for a, b in zip(one, other, strict=False))
    return False


def _stays_in_clones(case: Case, match: Match, number: int, name: str) -> bool:
    """Changes a fact, which the clone must then have too. False if no other value could be tried."""
    trial = match.state.clone()
    where, part = parts_of(trial)[number]
    for other in _others(getattr(part, name)):
        try:
            setattr(part, name, other)
            _, twin = parts_of(trial.clone())[number]
        except IMPOSSIBLE:
            continue
        case.expect(_alike(other, getattr(twin, name)), f"{where}.{name} is another in a clone.", match)
        return True
    return False


def _shows_in_dumps(match: Match, number: int, name: str) -> bool:
    """Whether the dump changes with the fact, or fails without it."""
    before = to_json(match.state.dump())
    trial = match.state.clone()
    _, part = parts_of(trial)[number]
    value = getattr(part, name)
    for other in _others(value):
        try:
            setattr(part, name, other)
            after = to_json(trial.dump())
        except IMPOSSIBLE:
            if not isinstance(value, PLAIN):
                return True
            continue
        if after != before:
            return True
    return False


def _others(value: Any) -> Iterator[Any]:
    """Other values for a fact, some of which may be possible."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, (int, float)):
        yield from (other for other in (value + 1, value - 1, *range(100)) if other != value)
    elif isinstance(value, str):
        yield f"{value}?"
    elif isinstance(value, (list, tuple)):
        yield from (type(value)(other) for other in _other_lists(list(value)))
    elif isinstance(value, dict):
        yield {} if value else {"?": 0}
    else:
        yield from (0, "?", None)


def _other_lists(value: list[Any]) -> Iterator[list[Any]]:
    """Shorter, longer, or with another element."""
    if value:
        yield value[:-1]
        yield [*value, value[-1]]
    else:
        yield from ([0], ["?"], [()], [[]])
    for i, one in enumerate(value):
        yield from ([*value[:i], other, *value[i + 1 :]] for other in islice(_others(one), 2))
