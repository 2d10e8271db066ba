"""What payloads do to a ship (Missions): silence lines, radiate, explode, shatter."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards.tiles import (
    ARTIFACT,
    BASE_TILES,
    BATTERY,
    CAPACITY,
    DOUBLE_ARTIFACT,
    EXPLOSIVE,
    FRAGILE,
    HEAVY_CARGO,
    KIND,
    RADIOACTIVE,
)
from readyroom.games.galaxy_trucker.ship.board import AROUND, WIDTH
from readyroom.games.galaxy_trucker.ship.ship import Ship

NOWHERE: Final[frozenset[int]] = frozenset()


def has_payload(ship: Ship) -> bool:
    """Whether any payload is aboard: most ships carry none, and nothing below concerns them."""
    return max(ship.tile) >= BASE_TILES


def zone(ship: Ship, square: int) -> set[int]:
    """The line or lines an artifact silences, across gaps, without its own square."""
    kind, turn = KIND[ship.tile[square]], ship.turn[square]
    row, column = square // WIDTH, square % WIDTH
    found: set[int] = set()
    if kind == DOUBLE_ARTIFACT or turn % 2 == 0:
        found |= {row * WIDTH + x for x in range(WIDTH)}
    if kind == DOUBLE_ARTIFACT or turn % 2 == 1:
        found |= {y * WIDTH + column for y in range(WIDTH)}
    return found - {square}


def artifacts(ship: Ship) -> list[int]:
    return ship.of_kind(ARTIFACT) + ship.of_kind(DOUBLE_ARTIFACT)


def dead_zone(ship: Ship) -> frozenset[int] | set[int]:
    """Squares on which nothing works but connectors, plating and payloads."""
    if not has_payload(ship):
        return NOWHERE
    found: set[int] = set()
    for square in artifacts(ship):
        found |= zone(ship, square)
    return found


def irradiated(ship: Ship) -> frozenset[int] | set[int]:
    """Squares next to radioactive cargo, corners too: no battery tokens, no upright crew."""
    if not has_payload(ship):
        return NOWHERE
    return {q + step for q in ship.of_kind(RADIOACTIVE) for step in AROUND}


def mass(ship: Ship) -> int:
    """What heavy cargo takes from the engines."""
    if not has_payload(ship):
        return 0
    return sum(CAPACITY[ship.tile[q]] for q in ship.of_kind(HEAVY_CARGO))


def charge(ship: Ship) -> None:
    """R-41: every battery is filled, but for those that radiation or an artifact keeps empty."""
    barred = {*dead_zone(ship), *irradiated(ship)}
    for q in ship.of_kind(BATTERY):
        if q not in barred:
            ship.tokens[q] = CAPACITY[ship.tile[q]]


def livable(ship: Ship) -> list[int]:
    """Cabins in which somebody may live."""
    barred = {*dead_zone(ship), *irradiated(ship)}
    return [q for q in ship.cabins() if q not in barred]


def usable_holds(ship: Ship) -> list[int]:
    """Holds that take goods."""
    dead = dead_zone(ship)
    return [q for q in ship.holds() if q not in dead]


def blast(ship: Ship, squares: list[int]) -> list[int]:
    """Everything that is destroyed when these squares are: explosive cargo takes the eight squares around with it, and
    fragile cargo breaks next to anything destroyed. The whole chain comes before anything falls off."""
    if not has_payload(ship):
        return squares
    dead: list[int] = []
    queue = [q for q in squares if ship.tile[q] >= 0]
    for q in queue:
        if q in dead:
            continue
        dead.append(q)
        explodes = KIND[ship.tile[q]] == EXPLOSIVE
        for step in AROUND:
            near = q + step
            if ship.tile[near] >= 0 and (explodes or KIND[ship.tile[near]] == FRAGILE):
                queue.append(near)
    return dead
