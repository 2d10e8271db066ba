"""The systems of each station, for pages: what A, B and C do, the supplies there, and the effect of damage."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from readyroom.core.english import count
from readyroom.games.space_alert.mission.places import (
    BRIDGE,
    LETTERS,
    LOWER_BLUE,
    STATIONS,
    WHITE,
    ZONES,
    Station,
    Zone,
)
from readyroom.games.space_alert.mission.ship import (
    CAPSULES,
    LOWER_WEAPON,
    PULSE_RANGE,
    PULSE_STRENGTH,
    REACTOR,
    ROCKET_RANGE,
    ROCKET_STRENGTH,
    ROCKETS,
    SHIELD,
    UPPER_WEAPON,
    Ship,
    new_ship,
    tile_name,
)

START: Final = STATIONS[BRIDGE]
"""Where the crew stands when the ship leaves hyperspace."""


class SystemFacts(msgspec.Struct, frozen=True):
    """The effect of a letter in a station; ``damaged`` is its effect once its tile is drawn, empty if it is the
    same."""

    letter: str
    text: str
    tile: str = ""
    damaged: str = ""


class StoreFacts(msgspec.Struct, frozen=True):
    """Something counted in a station: how much there is when a mission begins and the capacity; then both with its
    damage tile carried over from an earlier mission."""

    id: str
    name: str
    start: int
    room: int
    tile: str
    damaged_start: int
    damaged_room: int


class StationFacts(msgspec.Struct, frozen=True):
    """A station, and the strength of its weapon: intact, and with its damage tile."""

    id: Station
    zone: Zone
    strength: int
    damaged_strength: int
    systems: tuple[SystemFacts, ...]
    stores: tuple[StoreFacts, ...]


DamageTile = Literal["heavy_laser", "light_laser", "pulse_cannon", "shield", "reactor", "gravolift", "structural"]


class TileFacts(msgspec.Struct, frozen=True):
    """A damage tile's name, and its harm to the system."""

    id: DamageTile
    name: str
    harm: str


TILES: Final = (
    TileFacts("heavy_laser", "Heavy laser", "It fires with 1 less strength."),
    TileFacts("light_laser", "Light laser", "It fires with 1 less strength."),
    TileFacts("pulse_cannon", "Pulse cannon", "It reaches 1 distance less."),
    TileFacts("shield", "Shield", "It holds 1 less energy."),
    TileFacts("reactor", "Reactor", "It holds 1 less energy."),
    TileFacts("gravolift", "Gravolift", "Anyone who takes it is delayed."),
    TileFacts("structural", "Hull", "No system fails, but the zone is closer to destruction."),
)
THIRD: Final = (
    "Take off in the interceptors with active battlebots.",
    "Maintain the computer, on the first or second turn of each phase. Otherwise everyone is delayed.",
    "Take the battlebots, or activate a disabled squad.",
    "Take the battlebots, or activate a disabled squad.",
    "Look out the window: visual confirmation scores points.",
    f"Launch a rocket. A turn later it hits the nearest threat within distance {ROCKET_RANGE} with strength "
    f"{ROCKET_STRENGTH}.",
)


def stations() -> list[StationFacts]:
    return [_station(station) for station in range(len(STATIONS))]


def _station(station: int) -> StationFacts:
    zone, upper = station % 3, station < len(ZONES)
    gun, store = (UPPER_WEAPON, SHIELD) if upper else (LOWER_WEAPON, REACTOR)
    whole, broken = new_ship(), _carrying(zone, gun)
    systems = (
        SystemFacts(LETTERS[0], _cannon(station, whole), tile_name(zone, gun), _cannon(station, broken)),
        SystemFacts(LETTERS[1], _energy(station)),
        SystemFacts(LETTERS[2], THIRD[station]),
    )
    stores = [_store(zone, store)]
    if station == LOWER_BLUE:
        stores.append(StoreFacts("rockets", "rockets", ROCKETS, ROCKETS, "", ROCKETS, ROCKETS))
    elif not upper and zone == WHITE:
        stores.append(StoreFacts("capsules", "fuel capsules", CAPSULES, CAPSULES, "", CAPSULES, CAPSULES))
    strength, damaged = (ship.strengths()[station] for ship in (whole, broken))
    return StationFacts(STATIONS[station], ZONES[zone], strength, damaged, systems, tuple(stores))


def _carrying(zone: int, tile: int) -> Ship:
    ship = new_ship()
    ship.carry_damage(zone, 1 << tile)
    return ship


def _cannon(station: int, ship: Ship) -> str:
    zone = station % 3
    if station < len(ZONES):
        return (
            f"Fire the heavy laser, strength {ship.laser_strength(station)}, at the nearest threat in the "
            f"{ZONES[zone]} zone. Uses 1 energy from the {_reactor(zone)}."
        )
    if zone == WHITE:
        reach = PULSE_RANGE - (ship.tiles[zone] >> LOWER_WEAPON & 1)
        return (
            f"Fire the pulse cannon: strength {PULSE_STRENGTH} against every threat within distance {reach}, in all "
            "zones. Uses 1 energy from the central reactor."
        )
    return (
        f"Fire the light laser, strength {ship.laser_strength(station)}, at the nearest threat in the {ZONES[zone]} "
        "zone. Uses no energy."
    )


def _energy(station: int) -> str:
    zone = station % 3
    if station < len(ZONES):
        return f"Fill the {ZONES[zone]} shield from the {_reactor(zone)}."
    if zone == WHITE:
        return f"Burn one of the {count(CAPSULES, 'fuel capsule')} to fill the central reactor."
    return f"Fill the {ZONES[zone]} reactor from the central reactor."


def _reactor(zone: int) -> str:
    return "central reactor" if zone == WHITE else f"{ZONES[zone]} reactor"


def _store(zone: int, tile: int) -> StoreFacts:
    whole, broken = _held(new_ship(), zone, tile), _held(_carrying(zone, tile), zone, tile)
    kind = tile_name(zone, tile)
    name = f"{ZONES[zone]} shield" if tile == SHIELD else _reactor(zone)
    return StoreFacts(f"{kind}.{ZONES[zone]}", name, *whole, kind, *broken)


def _held(ship: Ship, zone: int, tile: int) -> tuple[int, int]:
    """The energy in a shield or reactor, and its capacity."""
    if tile == SHIELD:
        return ship.shield[zone], ship.shield_capacity(zone)
    return ship.reactor[zone], ship.reactor_capacity(zone)
