"""Whether a directive or a bet holds for a ship."""

from __future__ import annotations

from readyroom.games.galaxy_trucker.cards import tiles
from readyroom.games.galaxy_trucker.ship.board import STEP
from readyroom.games.galaxy_trucker.ship.legality import exposed_connectors, joined
from readyroom.games.galaxy_trucker.ship.ship import PURPLE, Ship
from readyroom.games.galaxy_trucker.state import State


def count(ship: Ship, *kinds: int) -> int:
    return sum(len(ship.of_kind(kind)) for kind in kinds)


def directive_holds(name: str, ship: Ship, level: int) -> bool:
    at = level - 1
    if name == "P1":
        return count(ship, tiles.HEAVY_CARGO) >= 1
    if name == "P2":
        return count(ship, tiles.RADIOACTIVE) >= 1
    if name == "P3":
        return count(ship, tiles.EXPLOSIVE) >= 1
    if name == "P4":
        return count(ship, tiles.ARTIFACT) >= 1
    if name == "S1":
        return all(ship.turn[q] for q in (*ship.of_kind(tiles.CANNON), *ship.of_kind(tiles.DOUBLE_CANNON)))
    if name == "S2":
        return count(ship, tiles.ENGINE, tiles.DOUBLE_ENGINE) > count(ship, tiles.CANNON, tiles.DOUBLE_CANNON)
    if name == "S3":
        cabins = ship.cabins()
        return len(cabins) >= 2 and not any(near in cabins for q in cabins for near in joined(ship, q))
    if name == "S4":
        start = ship.of_kind(tiles.START)
        return bool(start) and all(ship.tile[start[0] + step] >= 0 for step in STEP)
    if name == "S5":
        return exposed_connectors(ship) <= (3, 4, 6)[at]
    if name == "S6":
        return count(ship, tiles.SHIELD) >= 1 and count(ship, tiles.BATTERY) == count(ship, tiles.SHIELD)
    if name == "S7":
        return count(ship, tiles.HOLD, tiles.RED_HOLD) >= (2, 3, 4)[at]
    return any(who >= PURPLE for who in ship.crew)


def bet_holds(name: str, s: State, seat: int) -> bool:
    """Whether the bet holds for the ship right now: at launch, or at the end."""
    trucker = s.truckers[seat]
    ship = trucker.ship
    at = s.level - 1
    if name == "B1":
        return count(ship, tiles.BATTERY) == 0
    if name == "B2":
        return count(ship, tiles.CANNON, tiles.DOUBLE_CANNON) == 0
    if name == "B3":
        return count(ship, tiles.ENGINE, tiles.DOUBLE_ENGINE) == 1
    if name == "B4":
        return len(ship.squares()) <= (12, 18, 24)[at]
    if name == "B5":
        return len(trucker.lost) - trucker.grounded <= (1, 2, 3)[at]
    if name == "B6":
        return s.order()[:1] == [seat]
    if name == "B7":
        return ship.crew_count() >= (6, 9, 12)[at]
    if name == "B8":
        return trucker.looks == 0
    return trucker.asides == 0


def beside_start(ship: Ship, q: int, around: tuple[int, ...]) -> bool:
    """Whether a square is one of the eight around the starting cabin."""
    start = ship.of_kind(tiles.START)
    return bool(start) and q - start[0] in around
