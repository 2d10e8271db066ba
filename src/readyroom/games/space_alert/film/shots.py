"""One look at a mission: the pieces of a film, each small enough to be sent only when it has changed."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from readyroom.core.words import Words
from readyroom.games.space_alert.events import FilmEvent
from readyroom.games.space_alert.mission.card import CRYOSHIELD, HIDDEN_AT_DISTANCE_3, HIDDEN_UNTIL_X, NOT_A_CARD
from readyroom.games.space_alert.mission.mission import Mission, StepName
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.places import (
    LETTERS,
    STATIONS,
    TRAJECTORIES,
    ZONES,
    Place,
    Station,
    Trajectory,
    Zone,
    names_of,
    place,
)
from readyroom.games.space_alert.mission.player import SQUADS, Player, Squad
from readyroom.games.space_alert.mission.scoring import points
from readyroom.games.space_alert.mission.ship import TILES, tile_name
from readyroom.games.space_alert.mission.threat import ACTIVE, WAITING, Fate, Threat

T = TypeVar("T")
FATES: Final[tuple[Fate, ...]] = ("waiting", "active", "destroyed", "survived")
STORES: Final[tuple[Squad | None, ...]] = (None, "active", "disabled")
DOORS: Final = ("red", "blue")
Damage = dict[Zone, tuple[str, ...]]
"""The tiles on each zone."""


class FigureShot(msgspec.Struct, frozen=True):
    """A crew member: their place, battlebots and state."""

    station: Place
    distance: int
    battlebots: Squad | None
    knocked_out: bool
    marks: tuple[str, ...]
    """``poisoned``, ``infected``, ``prepared``, ``stimulated``"""


class ThreatShot(msgspec.Struct, frozen=True):
    """A threat: its token, its points, and where it is on the ship."""

    zone: Trajectory
    square: int
    left: int
    shield: int
    speed: int
    fate: Fate
    stations: tuple[Station, ...]
    hidden: bool
    """No weapon can see it at the moment."""
    phased: bool
    covered: bool
    """Its cryoshield is intact."""
    host: int | None


class EnergyShot(msgspec.Struct, frozen=True):
    """Energy in red, white and blue, and the capacity for it."""

    shields: tuple[int, ...]
    shield_room: tuple[int, ...]
    reactors: tuple[int, ...]
    reactor_room: tuple[int, ...]
    capsules: int
    temporary: tuple[int, ...]


class GearShot(msgspec.Struct, frozen=True):
    """Everything else on the ship."""

    rockets: int
    launched: int
    """Strength of the rocket that was launched this turn; 0 for none."""
    flying: int
    """Strength of the rocket that hits in the next Compute Damage step."""
    stored: dict[str, Squad]
    """Battlebots in storage, by station."""
    broken: tuple[str, ...]
    """Systems that malfunction: ``lower_red B``."""
    fired: tuple[Station, ...]
    """Stations whose cannon holds a shot."""
    maintained: bool
    slime: tuple[Station, ...]
    lethal: tuple[Station, ...]
    mines: tuple[Station, ...]
    sealed: tuple[str, ...]
    strengths: tuple[int, ...]
    """The strength of each station's weapon, in the order of the stations."""


class Shots(msgspec.Struct, frozen=True, omit_defaults=True):
    """All pieces, crew members and threats by their numbers; or those of them that have changed."""

    crew: dict[int, FigureShot] = {}
    plans: dict[int, tuple[str, ...]] = {}
    threats: dict[int, ThreatShot] = {}
    energy: EnergyShot | None = None
    damage: Damage | None = None
    gear: GearShot | None = None
    score: int | None = None


class Frame(msgspec.Struct, frozen=True):
    """One event: its turn and step, the event itself, its words, and the changes it made."""

    turn: int
    step: StepName
    event: FilmEvent
    words: Words
    changes: Shots


def shots(m: Mission) -> Shots:
    return Shots(
        crew={p.index: figure(m, p) for p in m.crew},
        plans={p.index: tuple(words_of(slot) if slot else "" for slot in p.plan[1:13]) for p in m.crew},
        threats={t.index: threat(t) for t in m.threats if not t.traits & NOT_A_CARD and (t.turn or t.fate != WAITING)},
        energy=energy(m),
        damage=damage(m),
        gear=gear(m),
        score=points(m).score,
    )


def changed(before: Shots, now: Shots) -> Shots:
    """The pieces that differ."""
    return Shots(
        crew=_different(before.crew, now.crew),
        plans=_different(before.plans, now.plans),
        threats=_different(before.threats, now.threats),
        energy=None if now.energy == before.energy else now.energy,
        damage=None if now.damage == before.damage else now.damage,
        gear=None if now.gear == before.gear else now.gear,
        score=None if now.score == before.score else now.score,
    )


def laid_over(before: Shots, changes: Shots) -> Shots:
    """A shot with changes made to it."""
    return Shots(
        crew=before.crew | changes.crew,
        plans=before.plans | changes.plans,
        threats=before.threats | changes.threats,
        energy=changes.energy or before.energy,
        damage=changes.damage or before.damage,
        gear=changes.gear or before.gear,
        score=before.score if changes.score is None else changes.score,
    )


def _different(before: dict[int, T], now: dict[int, T]) -> dict[int, T]:
    return {index: piece for index, piece in now.items() if before.get(index) != piece}


def figure(m: Mission, p: Player) -> FigureShot:
    marks = (
        ("poisoned", p.poisoned),
        ("infected", p.infected),
        ("prepared", p.prepared),
        ("stimulated", p.stimulated == m.turn and m.turn > 0),
    )
    return FigureShot(
        place(p.station), p.distance, SQUADS[p.squad], p.out, tuple(word for word, holds in marks if holds)
    )


def threat(t: Threat) -> ThreatShot:
    hidden = (t.traits & HIDDEN_UNTIL_X != 0 and not t.revealed) or (
        t.traits & HIDDEN_AT_DISTANCE_3 != 0 and t.square > 10
    )
    return ThreatShot(
        zone=TRAJECTORIES[t.zone],
        square=t.square,
        left=max(t.hp - t.damage, 0),
        shield=t.shield,
        speed=t.speed,
        fate=FATES[t.fate],
        stations=names_of(t.tokens),
        hidden=t.fate in (WAITING, ACTIVE) and hidden,
        phased=t.out,
        covered=t.traits & CRYOSHIELD != 0 and not t.revealed,
        host=t.host if t.host >= 0 else None,
    )


def energy(m: Mission) -> EnergyShot:
    ship = m.ship
    return EnergyShot(
        shields=tuple(ship.shield),
        shield_room=tuple(ship.shield_capacity(zone) for zone in range(3)),
        reactors=tuple(ship.reactor),
        reactor_room=tuple(ship.reactor_capacity(zone) for zone in range(3)),
        capsules=ship.capsules,
        temporary=tuple(m.temporary),
    )


def damage(m: Mission) -> Damage:
    """The tiles on each zone."""
    return {
        ZONES[zone]: tuple(tile_name(zone, tile) for tile in range(TILES) if drawn >> tile & 1)
        for zone, drawn in enumerate(m.ship.tiles)
    }


def gear(m: Mission) -> GearShot:
    ship = m.ship
    return GearShot(
        rockets=ship.rockets,
        launched=ship.rocket_near,
        flying=ship.rocket_far,
        stored={STATIONS[s]: squad for s, held in enumerate(ship.stored) if (squad := STORES[held]) is not None},
        broken=tuple(f"{STATIONS[i // 3]} {LETTERS[i % 3]}" for i, lying in enumerate(ship.covered) if lying),
        fired=tuple(STATIONS[s] for s in range(6) if ship.fired[s] or (s == 4 and ship.pulse_strength)),
        maintained=m.maintained,
        slime=names_of(m.slime),
        lethal=names_of(m.lethal),
        mines=tuple(STATIONS[s] for t in m.threats for s in range(6) if t.marks >> 4 * s & 15),
        sealed=tuple(DOORS[i] for i in range(2) if m.sealed >> i & 1),
        strengths=ship.strengths(),
    )
