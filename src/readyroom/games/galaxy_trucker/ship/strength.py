"""A ship in flight (R-60 to R-64, R-70 to R-73, R-43): cannons, engines, shields, aliens, and what is hit.

Cannon strength is in half points, so that nothing is ever rounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.games.galaxy_trucker.cards import tiles
from readyroom.games.galaxy_trucker.cards.adventures import FRONT, LEFT, REAR, RIGHT
from readyroom.games.galaxy_trucker.ship.board import WIDTH
from readyroom.games.galaxy_trucker.ship.legality import joined
from readyroom.games.galaxy_trucker.ship.payload import dead_zone, livable, mass
from readyroom.games.galaxy_trucker.ship.ship import BROWN, PURPLE, Ship

ALIEN_BONUS: Final = 2
FORWARD: Final[tuple[int, ...]] = (FRONT,)


def cannon_halves(ship: Ship, powered: Sequence[int], full: tuple[int, ...] = FORWARD) -> int:
    """R-60: cannon strength in half points; double cannons count only if powered. ``full``: the sides toward which a
    cannon counts in full; elsewhere it counts half."""
    total = 0
    dead = dead_zone(ship)
    for q in ship.of_kind(tiles.CANNON):
        if q not in dead:
            total += 2 if ship.turn[q] in full else 1
    if powered:
        for q in ship.of_kind(tiles.DOUBLE_CANNON):
            if q in powered and q not in dead:
                total += 4 if ship.turn[q] in full else 2
    return total + 2 * ALIEN_BONUS if total and ship.has_alien(PURPLE) else total


def engine_strength(ship: Ship, powered: Sequence[int]) -> int:
    """R-61: engine strength; double engines count only if powered. Heavy cargo is subtracted last, even below zero."""
    dead = dead_zone(ship)
    total = 0
    for q in ship.of_kind(tiles.ENGINE):
        if q not in dead:
            total += 1
    if powered:
        for q in ship.of_kind(tiles.DOUBLE_ENGINE):
            if q in powered and q not in dead:
                total += 2
    return (total + ALIEN_BONUS if total and ship.has_alien(BROWN) else total) - mass(ship)


def shields(ship: Ship, side: int) -> list[int]:
    """R-73: the shields that cover a side; as drawn, a shield covers front and right."""
    dead = dead_zone(ship)
    return [q for q in ship.of_kind(tiles.SHIELD) if side in (ship.turn[q], (ship.turn[q] + 1) % 4) and q not in dead]


def first_hit(ship: Ship, side: int, line: int) -> int:
    """R-70: the first tile hit from a side along a printed column or row; 0 if it misses."""
    board = ship.board
    across = board.column(line) if side in (FRONT, REAR) else board.row(line)
    if not across:
        return 0
    q = across if side in (FRONT, REAR) else across * WIDTH
    step = WIDTH if side in (FRONT, REAR) else 1
    if side in (REAR, RIGHT):
        q += step * (WIDTH - 1)
        step = -step
    for _ in range(WIDTH - 2):
        q += step
        if ship.tile[q] >= 0:
            return q
    return 0


def smooth(ship: Ship, square: int, side: int) -> bool:
    """Whether a tile has no connector on that side."""
    return tiles.SIDE[16 * ship.tile[square] + 4 * ship.turn[square] + side] == 0


def guns_against(ship: Ship, square: int, side: int) -> tuple[list[int], list[int]]:
    """R-71, R-72: the single and double cannons that can shoot a large meteor about to hit a square from a side. From
    the front: the same column; from the left and right, the same row or an adjacent one; from the rear, which no card
    of the base game does, the same column or an adjacent one."""
    dead = dead_zone(ship)
    single = [q for q in ship.of_kind(tiles.CANNON) if _aims_at(ship, q, square, side) and q not in dead]
    double = [q for q in ship.of_kind(tiles.DOUBLE_CANNON) if _aims_at(ship, q, square, side) and q not in dead]
    return single, double


def _aims_at(ship: Ship, gun: int, square: int, side: int) -> bool:
    if ship.turn[gun] != side:
        return False
    if side in (LEFT, RIGHT):
        return abs(gun // WIDTH - square // WIDTH) <= 1
    return abs(gun % WIDTH - square % WIDTH) <= (1 if side == REAR else 0)


def alien_cabins(ship: Ship, colour: int) -> list[int]:
    """R-43: the cabins where an alien of this color can live: joined to working life support of its color, and neither
    silenced nor irradiated."""
    support = tiles.PURPLE_LIFE if colour == PURPLE else tiles.BROWN_LIFE
    if not ship.of_kind(support):
        return []
    dead = dead_zone(ship)
    return [q for q in livable(ship) if ship.kind(q) == tiles.CABIN and _supported(ship, q, support, dead)]


def _supported(ship: Ship, cabin: int, support: int, dead: set[int]) -> bool:
    return any(ship.kind(near) == support and near not in dead for near in joined(ship, cabin))


def stranded(ship: Ship) -> list[int]:
    """R-77: the cabins of aliens without life support."""
    if not ship.has_alien(PURPLE) and not ship.has_alien(BROWN):
        return []
    aliens = [q for q in ship.crewed() if ship.crew[q] >= PURPLE]
    return [q for q in aliens if q not in alien_cabins(ship, ship.crew[q])]


def infected(ship: Ship) -> list[int]:
    """R-98: occupied cabins joined to another occupied cabin."""
    return [q for q in ship.occupied() if _has_company(ship, q)]


def _has_company(ship: Ship, cabin: int) -> bool:
    return any(ship.figures(near) for near in joined(ship, cabin))
