"""Where things are: zones, stations, systems and doors, as small numbers with names."""

from __future__ import annotations

from typing import Final, Literal

RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
Zone = Literal["red", "white", "blue"]
ZONES: Final[tuple[Zone, ...]] = ("red", "white", "blue")
"""Left to right; attacks on several zones are dealt with in this order (rulebook 3.4)."""

INTERNAL: Final = 3
"""The fourth trajectory, for threats inside the ship."""
Trajectory = Literal["red", "white", "blue", "internal"]
TRAJECTORIES: Final[tuple[Trajectory, ...]] = ("red", "white", "blue", "internal")

UPPER_RED: Final = 0
UPPER_WHITE: Final = 1
UPPER_BLUE: Final = 2
LOWER_RED: Final = 3
LOWER_WHITE: Final = 4
LOWER_BLUE: Final = 5
Station = Literal["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"]
STATIONS: Final[tuple[Station, ...]] = (
    "upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue",
)  # fmt: skip
BRIDGE: Final = UPPER_WHITE
Weapon = Literal[
    "red heavy laser", "white heavy laser", "blue heavy laser", "red light laser", "pulse cannon", "blue light laser",
    "rocket", "interceptors",
]  # fmt: skip
SPACE: Final = 6
"""Out in the interceptors: in no station and in no zone."""
NOWHERE: Final = 7
"""Where a parasite is before it has a host."""
Place = Station | Literal["space", "nowhere"]

ZONE_OF: Final[tuple[int, ...]] = (RED, WHITE, BLUE, RED, WHITE, BLUE, -1, -1)
OTHER_DECK: Final[tuple[int, ...]] = (
    LOWER_RED,
    LOWER_WHITE,
    LOWER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    UPPER_BLUE,
    SPACE,
    NOWHERE,
)
TOWARD_RED: Final[tuple[int, ...]] = (0, 0, 1, 3, 3, 4, SPACE, NOWHERE)
TOWARD_BLUE: Final[tuple[int, ...]] = (1, 2, 2, 4, 5, 5, SPACE, NOWHERE)
SQUAD_STATIONS: Final[tuple[int, ...]] = (UPPER_BLUE, LOWER_RED)
"""Where the battlebots wait."""

A: Final = 0
B: Final = 1
C: Final = 2
LETTERS: Final[tuple[str, ...]] = ("A", "B", "C")

NO_DOORS: Final = 0
RED_WHITE: Final = 1
WHITE_BLUE: Final = 2


def door_between(station: int, other: int) -> int:
    """The pair of doors between two neighboring zones; none inside a zone."""
    low, high = ZONE_OF[station], ZONE_OF[other]
    if low == high:
        return NO_DOORS
    return RED_WHITE if low + high == 1 else WHITE_BLUE


def as_near_as(start: int, goal: int, sealed: int) -> int:
    """Where a long way from ``start`` to ``goal`` ends when some doors are sealed: on the goal's deck, in the last
    zone that can be reached."""
    zone, target = ZONE_OF[start], ZONE_OF[goal]
    while zone != target:
        step = 1 if target > zone else -1
        if sealed & door_between(zone, zone + step):
            break
        zone += step
    return zone + (3 if goal >= LOWER_RED else 0)


def names_of(mask: int) -> tuple[Station, ...]:
    """The stations in a bit mask, by name."""
    return tuple(STATIONS[s] for s in range(6) if mask >> s & 1)


def place(station: int) -> Place:
    """A station's name, or that of another place where a figure can be."""
    return STATIONS[station] if station < SPACE else "space" if station == SPACE else "nowhere"
