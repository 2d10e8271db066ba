"""The ship: energy, weapons, rockets, squads in storage, and the damage it has taken."""

from __future__ import annotations

from typing import Final

from readyroom.core.native import i64
from readyroom.games.space_alert.mission.places import LOWER_RED, UPPER_BLUE

SHIELD_CAPACITY: Final[tuple[int, ...]] = (2, 3, 2)
REACTOR_CAPACITY: Final[tuple[int, ...]] = (3, 5, 3)
SHIELD_START: Final[tuple[int, ...]] = (1, 1, 1)
REACTOR_START: Final[tuple[int, ...]] = (2, 3, 2)
CAPSULES: Final = 3
ROCKETS: Final = 3
ROCKET_STRENGTH: Final = 3
DOUBLE_ROCKET_STRENGTH: Final = 5
ROCKET_RANGE: Final = 2
PULSE_STRENGTH: Final = 1
PULSE_RANGE: Final = 2
LASERS: Final[tuple[int, ...]] = (4, 5, 4, 2, 0, 2)
"""The strength of each station's laser; the pulse cannon stands in lower white."""

UPPER_WEAPON: Final = 0
LOWER_WEAPON: Final = 1
SHIELD: Final = 2
REACTOR: Final = 3
GRAVOLIFT: Final = 4
STRUCTURAL: Final = 5
TILES: Final = 6
"""Six different tiles in each zone; a zone that needs a seventh loses the ship (rulebook 3.4)."""
ALL_TILES: Final = 63
COUNT: Final = tuple(bin(drawn).count("1") for drawn in range(64))

STORED_NONE: Final = 0
STORED: Final = 1
STORED_DISABLED: Final = 2


def tile_name(zone: int, tile: int) -> str:
    """A tile by the name used in mission files."""
    if tile == LOWER_WEAPON:
        return "pulse_cannon" if zone == 1 else "light_laser"
    return ("heavy_laser", "", "shield", "reactor", "gravolift", "structural")[tile]


class Ship:
    """The spaceship board."""

    __slots__ = (
        "capsules", "carried_structural", "covered", "fired", "lift_users", "missing", "pulse_far",
        "pulse_range", "pulse_strength", "reactor", "readied", "rocket_far", "rocket_near", "rockets", "shield",
        "stored", "tiles",
    )  # fmt: skip

    shield: list[int]
    reactor: list[int]
    tiles: list[int]
    """The damage tiles on the board, a bit for each."""
    carried_structural: i64
    """Zones with structural damage from an earlier mission, where damage counts double (rulebook 6.2)."""
    capsules: i64
    rockets: i64
    rocket_near: i64
    """Strength of the rocket on the first square of the rocket track, launched this turn."""
    rocket_far: i64
    """Strength of the rocket that hits in the next Compute Damage step."""
    stored: list[int]
    missing: i64
    """Squads that were left disabled by an earlier mission, and are not aboard (rulebook 6.2)."""
    covered: list[int]
    """How many malfunctions lie on each system."""
    fired: list[int]
    """For each weapon fired this turn, 1 and its extra strength."""
    readied: list[int]
    """Cannons that a Mechanic has prepared."""
    pulse_strength: i64
    pulse_range: i64
    pulse_far: i64
    lift_users: list[int]

    def shield_capacity(self, zone: int) -> int:
        return SHIELD_CAPACITY[zone] - (self.tiles[zone] >> SHIELD & 1)

    def reactor_capacity(self, zone: int) -> int:
        return REACTOR_CAPACITY[zone] - (self.tiles[zone] >> REACTOR & 1)

    def laser_strength(self, station: int) -> int:
        zone = station % 3
        weapon = UPPER_WEAPON if station < LOWER_RED else LOWER_WEAPON
        return LASERS[station] - (self.tiles[zone] >> weapon & 1)

    def strengths(self) -> tuple[int, ...]:
        """The strength of each station's weapon. A damaged pulse cannon loses range, not strength."""
        return tuple([self.laser_strength(s) if laser else PULSE_STRENGTH for s, laser in enumerate(LASERS)])

    def carry_damage(self, zone: int, tiles: int) -> None:
        """Damage left over from the mission before: less energy at the start, and structural damage doubles what
        comes (rulebook 6.2)."""
        self.tiles[zone] |= tiles
        if tiles >> SHIELD & 1:
            self.shield[zone] -= 1
        if tiles >> REACTOR & 1:
            self.reactor[zone] -= 1
        if tiles >> STRUCTURAL & 1:
            self.carried_structural |= 1 << zone

    def leave_squads(self, aboard: tuple[int, ...]) -> None:
        """Only these stations have a squad; the others wait for repair (rulebook 6.2)."""
        for station in (UPPER_BLUE, LOWER_RED):
            if station not in aboard:
                self.stored[station] = STORED_NONE
                self.missing += 1

    def clone(self) -> Ship:
        s = Ship()
        s.shield = self.shield.copy()
        s.reactor = self.reactor.copy()
        s.tiles = self.tiles.copy()
        s.carried_structural = self.carried_structural
        s.capsules = self.capsules
        s.rockets = self.rockets
        s.rocket_near = self.rocket_near
        s.rocket_far = self.rocket_far
        s.stored = self.stored.copy()
        s.missing = self.missing
        s.covered = self.covered.copy()
        s.fired = self.fired.copy()
        s.readied = self.readied.copy()
        s.pulse_strength = self.pulse_strength
        s.pulse_range = self.pulse_range
        s.pulse_far = self.pulse_far
        s.lift_users = self.lift_users.copy()
        return s


def new_ship() -> Ship:
    """The ship as it takes off."""
    ship = Ship()
    ship.shield = list(SHIELD_START)
    ship.reactor = list(REACTOR_START)
    ship.tiles = [0, 0, 0]
    ship.carried_structural = 0
    ship.capsules = CAPSULES
    ship.rockets = ROCKETS
    ship.rocket_near = 0
    ship.rocket_far = 0
    ship.stored = [STORED_NONE] * 6
    ship.stored[UPPER_BLUE] = STORED
    ship.stored[LOWER_RED] = STORED
    ship.missing = 0
    ship.covered = [0] * 18
    ship.fired = [0] * 6
    ship.readied = [0] * 6
    ship.pulse_strength = 0
    ship.pulse_range = 0
    ship.pulse_far = 0
    ship.lift_users = [0, 0, 0]
    return ship
