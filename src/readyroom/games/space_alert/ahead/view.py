"""The planning ship: the mission turn by turn, as it would go according to what a viewer knows."""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.games.space_alert.mission.places import Place, Station, Trajectory, Weapon, Zone
from readyroom.games.space_alert.mission.player import Squad

By = Literal["card", "call", ""]
"""How an order is known: from a card that lies there, from its player's call, or not at all."""
Mends = Literal["A", "B", "C", "bots", "space", ""]


class EnergyAhead(msgspec.Struct, frozen=True):
    """Energy in red, white and blue, and the other supplies."""

    shields: tuple[int, int, int]
    reactors: tuple[int, int, int]
    capsules: int
    rockets: int


class FigureAhead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A crew member on a turn: where they are after acting, and where they came from if they moved; the order carried
    out, what it does, and whether it fails."""

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
    """A threat while the crew acts: the square of its token, what it has left, and inside the ship, where it is and how
    to deal with it; ``came_from`` are its stations of the turn before, if it moved."""

    zone: Trajectory
    square: int
    left: int
    stations: tuple[Station, ...] = ()
    came_from: tuple[Station, ...] = ()
    mends: Mends = ""
    hidden: bool = False


class ShotAhead(msgspec.Struct, frozen=True):
    """A fired weapon, its station and its shooter (in acting order); ``threat`` is None if it hits nothing."""

    weapon: Weapon
    station: Place
    member: int
    strength: int
    threat: str | None


class HitAhead(msgspec.Struct, frozen=True):
    """The damage a threat takes on a turn from weapons, battlebots or repairs together, and what it has left."""

    threat: str
    strength: int
    shield: int
    damage: int
    left: int


class AttackAhead(msgspec.Struct, frozen=True):
    """A threat's attack on a zone at the end of a turn; ``through`` is what the shield does not stop."""

    threat: str
    zone: Zone
    strength: int
    through: int


class TurnAhead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn: the crew in acting order, the threats by their codes, and the results. ``energy`` and ``damage`` are
    those after the turn. Nobody knows which systems damage breaks, so it is only counted."""

    crew: tuple[FigureAhead, ...]
    energy: EnergyAhead
    threats: dict[str, ThreatAhead] = {}
    shots: tuple[ShotAhead, ...] = ()
    hits: tuple[HitAhead, ...] = ()
    attacks: tuple[AttackAhead, ...] = ()
    damage: tuple[int, int, int] = (0, 0, 0)


class Ahead(msgspec.Struct, frozen=True):
    """The mission according to what a viewer knows: the ship as it starts, and every planned turn. ``lost`` is the turn
    on which the ship would be lost, 0 if none; the turns go on regardless."""

    start: EnergyAhead
    turns: tuple[TurnAhead, ...]
    lost: int
