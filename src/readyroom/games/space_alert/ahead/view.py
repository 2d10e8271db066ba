"""What the planning ship shows: the mission turn by turn, as it would go by what a viewer knows."""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.games.space_alert.mission.places import Place, Station, Trajectory, Zone
from readyroom.games.space_alert.mission.player import Squad

By = Literal["card", "call", ""]
"""How an order is known: its card lies there, its player has called it, or not at all."""
Mends = Literal["A", "B", "C", "bots", "space", ""]


class EnergyAhead(msgspec.Struct, frozen=True):
    """Energy in red, white and blue, and what else is spent."""

    shields: tuple[int, int, int]
    reactors: tuple[int, int, int]
    capsules: int
    rockets: int


class FigureAhead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A crew member on a turn: where they are after acting, and where they came from if they moved; the order that is
    carried out, what it does, and whether that is nothing."""

    station: Place
    came_from: Place | None = None
    by: By = ""
    order: str = ""
    says: str = ""
    fails: bool = False
    squad: Squad | None = None
    out: bool = False
    distance: int = 0


class ThreatAhead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A threat while the crew acts: the square of its token, what it has left, and inside the ship where it is and what
    mends it; ``came_from`` are the stations where it was the turn before, if it went."""

    zone: Trajectory
    square: int
    left: int
    stations: tuple[Station, ...] = ()
    came_from: tuple[Station, ...] = ()
    mends: Mends = ""
    hidden: bool = False


class ShotAhead(msgspec.Struct, frozen=True):
    """A weapon that is fired, from where and by whom (in acting order); ``threat`` is None where it hits nothing."""

    weapon: str
    station: Place
    member: int
    strength: int
    threat: str | None


class HitAhead(msgspec.Struct, frozen=True):
    """What a threat takes on a turn from weapons, battlebots or repairs together, and what it has left."""

    threat: str
    strength: int
    shield: int
    damage: int
    left: int


class AttackAhead(msgspec.Struct, frozen=True):
    """What a threat does to a zone at the end of a turn; ``through`` is what the shield does not stop."""

    threat: str
    zone: Zone
    strength: int
    through: int


class TurnAhead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn: the crew in acting order, the threats by their codes, and what comes of it. ``energy`` and ``damage`` are
    those after the turn. Nobody knows which systems damage breaks, so it is only counted."""

    crew: tuple[FigureAhead, ...]
    energy: EnergyAhead
    threats: dict[str, ThreatAhead] = {}
    shots: tuple[ShotAhead, ...] = ()
    hits: tuple[HitAhead, ...] = ()
    attacks: tuple[AttackAhead, ...] = ()
    damage: tuple[int, int, int] = (0, 0, 0)


class Ahead(msgspec.Struct, frozen=True):
    """The mission by what a viewer knows: the ship as it starts, and every turn that is planned. ``lost`` is the turn
    on which the ship would be lost, 0 if it would not; the turns go on nevertheless."""

    start: EnergyAhead
    turns: tuple[TurnAhead, ...]
    lost: int
