"""What is printed on the boards: rooms, tech slots, tiles, stations, the round track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from readyroom.games.starship_captains.effects import Effect, parse
from readyroom.games.starship_captains.names import BLUE, CADET, GRAY, RED, YELLOW

ROUNDS: Final = 4
STAYING: Final = 3
"""Figures that stay in the queue at the end of a round."""
CARGO_SLOTS: Final = 8
CARGO_DAMAGE: Final = 3
LOCKERS: Final = 3
"""Cargo slots of the Dimensional Lockers."""
PROMOTION_RINGS: Final = 5
PROMOTION: Final = 3
"""Medals for a promotion; training costs one."""
READY: Final[tuple[int, ...]] = (RED, YELLOW, BLUE, CADET)
QUEUE: Final[tuple[int, ...]] = (RED, YELLOW, BLUE)
ALPHAS: Final = 5
OMEGAS: Final = 3
SOLO_OMEGAS: Final = 2


@dataclass(frozen=True)
class Room:
    """A room of the ship board."""

    id: str
    name: str
    colour: int
    says: str
    effect: Effect


def _room(name: str, colour: int, says: str) -> Room:
    return Room(name.lower(), name, colour, says, parse(says))


ROOMS: Final[tuple[Room, ...]] = (
    _room("Helm", RED, "move move"),
    _room("Science", BLUE, "research"),
    _room("Weapons", YELLOW, "fight"),
    _room("Repair", GRAY, "repair"),
)
HELM: Final = 0


Side = Literal["A", "B"]
"""Of the board of tech slots, and of a faction's track."""
SIDES: Final[tuple[Side, ...]] = ("A", "B")


@dataclass(frozen=True)
class SlotBoard:
    """A side of the tech-slot board: the slots that start damaged, the icons at the frame and in each slot."""

    damaged: tuple[int, ...]
    frame_left: str
    frame_right: str
    left: tuple[str, ...]
    right: tuple[str, ...]


SLOTS: Final = 6
SLOT_BOARDS: Final[dict[Side, SlotBoard]] = {
    "A": SlotBoard(
        (0, 2, 3, 5), "m--", "--v",
        ("---", "r--", "m--", "-v-", "--v", "-m-"),
        ("-m-", "--r", "-v-", "r--", "m--", "---"),
    ),
    "B": SlotBoard(
        (0, 1, 4, 5), "--r", "r--",
        ("---", "-v-", "r-v", "-m-", "---", "r-v"),
        ("m-v", "---", "-m-", "m-r", "-v-", "---"),
    ),
}  # fmt: skip


StationId = Literal["home", "tincan", "nian"]


@dataclass(frozen=True)
class Station:
    """A station and the effect of its tile."""

    id: StationId
    name: str
    says: str
    effect: Effect


def _station(id: StationId, name: str, says: str) -> Station:
    return Station(id, name, says, parse(says))


STATIONS: Final[tuple[Station, ...]] = (
    _station("home", "Home Station", "advance(any,1) advance(any,1) advance(any,1)"),
    _station("tincan", "Tincan Outpost", "android advance(tincan,2)"),
    _station("nian", "Ni'an Freeport", "medal artifact advance(nian,2)"),
)
HOME_STATION: Final = 0

# The tiles dealt to planets: missions, the two stations, and numbers.
MISSION_TILES: Final[tuple[int, ...]] = (8, 9)
"""With fewer than four captains, and with four."""
NUMBERED_TILES: Final[tuple[int, ...]] = (3, 4)
HOME_TILE_ROUND: Final = 2
"""Home Station's tile waits on the round track until this round."""
MEDAL_ROUND: Final = 2
CADET_ROUNDS: Final[tuple[int, ...]] = (3, 4)

ARTIFACTS_OF_A_KIND: Final = 9
PIRATES_OF_A_KIND: Final = 5
