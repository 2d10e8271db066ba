"""What payloads do to a ship (Missions): silence lines, irradiate, explode, shatter."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards import tiles
from readyroom.games.galaxy_trucker.ship.board import AROUND, WIDTH
from readyroom.games.galaxy_trucker.ship.ship import Ship

NOWHERE: Final[set[int]] = set()
"""An empty set, never changed."""


def zone(ship: Ship, square: int) -> set[int]:
    """The row or column (or both) that an artifact silences, across gaps, without its own square."""
    kind, turn = tiles.KIND[ship.tile[square]], ship.turn[square]
    row, column = square // WIDTH, square % WIDTH
    found: set[int] = set()
    if kind == tiles.DOUBLE_ARTIFACT or turn % 2 == 0:
        found |= {row * WIDTH + x for x in range(WIDTH)}
    if kind == tiles.DOUBLE_ARTIFACT or turn % 2 == 1:
        found |= {y * WIDTH + column for y in range(WIDTH)}
    return found - {square}


def artifacts(ship: Ship) -> list[int]:
    return ship.of_kind(tiles.ARTIFACT) + ship.of_kind(tiles.DOUBLE_ARTIFACT)


def dead_zone(ship: Ship) -> set[int]:
    """Squares where nothing works except connectors, plating and payloads."""
    if not ship.has_payload():
        return NOWHERE
    found: set[int] = set()
    for square in artifacts(ship):
        found |= zone(ship, square)
    return found


def irradiated(ship: Ship) -> set[int]:
    """Squares next to radioactive cargo, diagonally too: no battery tokens, no upright crew."""
    if not ship.has_payload():
        return NOWHERE
    return {q + step for q in ship.of_kind(tiles.RADIOACTIVE) for step in AROUND}


def mass(ship: Ship) -> int:
    """How much heavy cargo slows the engines."""
    if not ship.has_payload():
        return 0
    return sum(tiles.CAPACITY[ship.tile[q]] for q in ship.of_kind(tiles.HEAVY_CARGO))


def in_blast(ship: Ship) -> set[int]:
    """Squares that explosive cargo would destroy."""
    if not ship.has_payload():
        return NOWHERE
    return {q + step for q in ship.of_kind(tiles.EXPLOSIVE) for step in AROUND}


def barred(ship: Ship) -> set[int]:
    """Squares where an artifact or radiation allows no tokens or figures."""
    return dead_zone(ship) | irradiated(ship) if ship.has_payload() else NOWHERE


def charge(ship: Ship) -> None:
    """R-41: fills every battery that may hold tokens."""
    for q in chargeable(ship):
        ship.set_tokens(q, tiles.CAPACITY[ship.tile[q]])


def chargeable(ship: Ship) -> list[int]:
    """Batteries that may hold tokens."""
    empty = barred(ship)
    return [q for q in ship.of_kind(tiles.BATTERY) if q not in empty]


def livable(ship: Ship) -> list[int]:
    """Cabins in which someone may live."""
    empty = barred(ship)
    return [q for q in ship.cabins() if q not in empty]


def usable_holds(ship: Ship) -> list[int]:
    """Holds that can take goods."""
    dead = dead_zone(ship)
    return [q for q in ship.holds() if q not in dead]


def blast(ship: Ship, square: int) -> dict[int, int]:
    """Everything destroyed along with a component, in order, each with the square that caused it (0: the hit itself):
    explosive cargo destroys the eight squares around it, and fragile cargo breaks next to anything destroyed. The whole
    chain comes before anything falls off."""
    dead = {square: 0}
    if not ship.has_payload():
        return dead
    queue = [square]
    for q in queue:
        explodes = tiles.KIND[ship.tile[q]] == tiles.EXPLOSIVE
        for step in AROUND:
            near = q + step
            if near not in dead and ship.tile[near] >= 0 and (explodes or tiles.KIND[ship.tile[near]] == tiles.FRAGILE):
                dead[near] = q
                queue.append(near)
    return dead
