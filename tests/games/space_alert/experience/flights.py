"""Flights for tests: a mission played at the test table, or just its facts."""

from __future__ import annotations

from typing import Any

from tests.games.space_alert.table import Table

from readyroom.games.space_alert.experience.explorer import Explorer, Skill
from readyroom.games.space_alert.experience.flight import Flight, Flown


def explorer(name: str = "Ada", **more: Any) -> Explorer:
    return Explorer("x-" + name.lower(), name, **more)


def veteran(level: int = 6, **more: Any) -> Explorer:
    """An explorer of some level, with a box checked for each."""
    medic, mechanic = min(level, 3), max(0, level - 3)
    known = (Skill("medic", medic),) * (medic > 0) + (Skill("mechanic", mechanic),) * (mechanic > 0)
    return explorer(level=level, specializations=known, consents=True, **more)


def flown(t: Table, **more: Any) -> Flown:
    """A mission as it ended at the test table."""
    made = t.points
    penalties = (made.damage, made.worst_zone, made.knocked_out, made.battlebots)
    facts: dict[str, Any] = {
        "trace": tuple(t.m.trace),
        "crew": tuple(range(len(t.m.crew))),
        "damage": -made.damage,
        "perfect": not any(penalties),
    }
    return Flown(**{**facts, **more})


def flight(*missions: Flown, **more: Any) -> Flight:
    """A flight of these missions; by default a plain one of four."""
    facts: dict[str, Any] = {
        "code": "m1", "ended": 1000, "title": "Mission", "missions": missions or (Flown(crew=(0, 1, 2, 3)),),
        "humans": len((missions or (Flown(crew=(0, 1, 2, 3)),))[0].crew), "score": 25,
    }  # fmt: skip
    return Flight(**{**facts, **more})
