"""The trace of a resolution: the events, who caused them, and why something had no effect.

A seat is a crew member by place in the acting order, the captain 0. Threats go by their codes, zones and stations by
their names.
"""

from __future__ import annotations

from readyroom.core.struct import Event
from readyroom.games.space_alert.mission.places import Trajectory, Weapon, Zone


class TurnBegan(Event, frozen=True):
    turn: int


class ThreatAppeared(Event, frozen=True):
    threat: str
    zone: Trajectory


class CalledIn(Event, frozen=True):
    threat: str
    by: str
    zone: Trajectory


class NoEffect(Event, frozen=True):
    """A planned action did nothing; ``why`` is a key of the table of reasons."""

    seat: int
    order: str
    why: str


class Idle(Event, frozen=True):
    seat: int


class Walked(Event, frozen=True):
    seat: int
    to: str


class Teleported(Event, frozen=True):
    seat: int
    to: str


class LiftTaken(Event, frozen=True):
    """A gravolift was used although it is damaged or was used before, so it delays."""

    seat: int
    damaged: bool


class Delayed(Event, frozen=True):
    seat: int
    turn: int
    why: str


class HalfDone(Event, frozen=True):
    """The first half of a double action caused a delay: the second half follows next turn."""

    seat: int
    rest: str


class DelayIgnored(Event, frozen=True):
    seat: int


class Repeated(Event, frozen=True):
    seat: int
    order: str


class Fired(Event, frozen=True):
    seat: int
    weapon: Weapon
    bonus: int


class EnergyMoved(Event, frozen=True):
    seat: int
    into: str
    amount: int
    extra: int


class Refueled(Event, frozen=True):
    seat: int
    amount: int
    extra: int


class ComputerMaintained(Event, frozen=True):
    seat: int


class RocketLaunched(Event, frozen=True):
    seat: int
    rockets: int


class SquadTaken(Event, frozen=True):
    seat: int
    active: bool


class SquadRevived(Event, frozen=True):
    seat: int


class SquadDisabled(Event, frozen=True):
    seat: int


class TookOff(Event, frozen=True):
    seat: int


class Flew(Event, frozen=True):
    seat: int
    distance: int


class CameBack(Event, frozen=True):
    seat: int
    ultrafast: bool


class LookedOut(Event, frozen=True):
    seat: int
    counts_as: int


class VisualConfirmation(Event, frozen=True):
    players: int
    points: int


class BotsAttacked(Event, frozen=True):
    seat: int
    threat: str


class Repaired(Event, frozen=True):
    seat: int
    threat: str
    points: int


class TeamworkPaid(Event, frozen=True):
    """A malfunction took extra damage because of how it was repaired this turn."""

    threat: str
    points: int


class InternalHurt(Event, frozen=True):
    threat: str
    damage: int
    absorbed: int
    left: int


class Prepared(Event, frozen=True):
    seat: int


class CannonReadied(Event, frozen=True):
    seat: int
    weapon: Weapon


class Stimulated(Event, frozen=True):
    seat: int
    by: int


class Guarded(Event, frozen=True):
    seat: int


class BonusPoint(Event, frozen=True):
    seat: int
    points: int


class TemporaryShield(Event, frozen=True):
    seat: int
    zone: Zone


class ThreatsSlowed(Event, frozen=True):
    seat: int


class EarlyJump(Event, frozen=True):
    seat: int


class TileRepaired(Event, frozen=True):
    seat: int
    zone: Zone
    tile: str


class WeaponHit(Event, frozen=True):
    weapon: Weapon
    threat: str
    strength: int


class WeaponMissed(Event, frozen=True):
    weapon: Weapon
    why: str


class ThreatDamaged(Event, frozen=True):
    """An external threat's damage in Compute Damage: the strength that reached it, its shield, and the result."""

    threat: str
    strength: int
    shield: int
    damage: int
    left: int


class CryoshieldGone(Event, frozen=True):
    threat: str


class Splashed(Event, frozen=True):
    threat: str
    left: int


class ThreatDestroyed(Event, frozen=True):
    threat: str


class ThreatSurvived(Event, frozen=True):
    threat: str


class NeverCalled(Event, frozen=True):
    """A threat counts as destroyed because its caller was destroyed first."""

    threat: str


class ThreatMoved(Event, frozen=True):
    threat: str
    square: int


class Phased(Event, frozen=True):
    threat: str
    out: bool


class ThreatActed(Event, frozen=True):
    threat: str
    action: str


class Attacked(Event, frozen=True):
    threat: str
    zone: Zone
    strength: int
    absorbed: int
    through: int


class TileDrawn(Event, frozen=True):
    zone: Zone
    tile: str
    threat: str


class ShipLost(Event, frozen=True):
    threat: str
    why: str


class KnockedOut(Event, frozen=True):
    seat: int
    by: str


class Spared(Event, frozen=True):
    seat: int
    why: str


class EnergyLost(Event, frozen=True):
    where: str
    amount: int
    threat: str


class ThreatHealed(Event, frozen=True):
    threat: str
    points: int


class ThreatChanged(Event, frozen=True):
    """A threat's speed, shield points or inaccessibility changes."""

    threat: str
    what: str
    value: int


class ThreatWent(Event, frozen=True):
    """An intruder's token moved."""

    threat: str
    to: str


class ThreatJumped(Event, frozen=True):
    threat: str
    zone: Trajectory
    jumped: bool


class SelfDamage(Event, frozen=True):
    threat: str
    points: int


class StoredSquadDisabled(Event, frozen=True):
    station: str


class RocketDestroyed(Event, frozen=True):
    threat: str


class CapsuleDestroyed(Event, frozen=True):
    threat: str


class StationCleaned(Event, frozen=True):
    threat: str
    station: str


class Marked(Event, frozen=True):
    """A crew member is poisoned or infected, or carries a parasite."""

    seat: int
    threat: str
    how: str


class MineLaid(Event, frozen=True):
    station: str


class Sabotaged(Event, frozen=True):
    station: str


class RuleChanged(Event, frozen=True):
    """A threat changed how the ship works (an aura, sealed doors, blind lasers, odd shields); ``what`` is a key of
    the table of changes."""

    threat: str
    what: str


class MaintenanceMissed(Event, frozen=True):
    turn: int


class JumpedHome(Event, frozen=True):
    turn: int


class Scored(Event, frozen=True):
    score: int
