"""A mission file: ``paper`` writes it, ``reader`` reads it, and people type it by hand."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from readyroom.games.space_alert.mission.places import Trajectory


class ThreatEntry(TypedDict):
    """A threat by its code or name. ``calls`` is the threat it may call in: a card, or a card that calls another."""

    turn: int
    zone: str
    card: str
    calls: NotRequired[Any]


class CrewEntry(TypedDict):
    """Someone aboard, and their orders turn by turn."""

    name: str
    plan: list[str | None]
    android: NotRequired[bool]
    specialization: NotRequired[str]
    level: NotRequired[int]
    tokens: NotRequired[list[str]]


class RulesEntry(TypedDict, total=False):
    double_actions: bool
    variable_range: bool
    ninja_poisons_at_x: bool


class MissionFile(TypedDict):
    """Everything that decides a mission. Damage tiles are listed in the order in which they are drawn."""

    tracks: dict[Trajectory, str]
    threats: list[ThreatEntry]
    crew: list[CrewEntry]
    rules: NotRequired[RulesEntry]
    damage: NotRequired[dict[str, list[str]]]
    carried: NotRequired[dict[str, list[str]]]
    squads: NotRequired[list[str]]
    turns: NotRequired[int]
    seed: NotRequired[int | str]
