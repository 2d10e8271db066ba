"""What a ship can do in flight (R-60 to R-64, R-70 to R-73, R-43): cannons, engines, shields, aliens, what is hit.

Cannon strength is kept in half points, so that nothing is ever rounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.games.galaxy_trucker.cards.adventures import FRONT, LEFT, REAR, RIGHT
from readyroom.games.galaxy_trucker.cards.tiles import (
    BROWN_LIFE,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    KIND,
    PURPLE_LIFE,
    SHIELD,
)
from readyroom.games.galaxy_trucker.ship.board import BOARDS, WIDTH
from readyroom.games.galaxy_trucker.ship.checking import joined
from readyroom.games.galaxy_trucker.ship.payload import dead_zone, livable, mass
from readyroom.games.galaxy_trucker.ship.ship import BROWN, PURPLE, Ship

ALIEN_BONUS: Final = 2
LIFE_SUPPORT: Final = {PURPLE: PURPLE_LIFE, BROWN: BROWN_LIFE}


FORWARD: Final[tuple[int, ...]] = (FRONT,)


def cannon_halves(ship: Ship, powered: Sequence[int], full: tuple[int, ...] = FORWARD) -> int:
    """R-60: cannon strength in half points; double cannons count only if powered. ``full``: the sides on which a cannon
    counts full, elsewhere half."""
    total = 0
    dead = dead_zone(ship)
    for q in BOARDS[ship.number].squares:
        tile = ship.tile[q]
        if tile < 0:
            continue
        kind = KIND[tile]
        if kind == CANNON and q not in dead:
            total += 2 if ship.turn[q] in full else 1
        elif kind == DOUBLE_CANNON and q in powered and q not in dead:
            total += 4 if ship.turn[q] in full else 2
    return total + 2 * ALIEN_BONUS if total and ship.has_alien(PURPLE) else total


def engine_strength(ship: Ship, powered: Sequence[int]) -> int:
    """R-61: engine strength; double engines count only if powered. Heavy cargo weighs last, and may weigh more."""
    dead = dead_zone(ship)
    total = sum(q not in dead for q in ship.of_kind(ENGINE))
    total += 2 * sum(q in powered and q not in dead for q in ship.of_kind(DOUBLE_ENGINE))
    return (total + ALIEN_BONUS if total and ship.has_alien(BROWN) else total) - mass(ship)


def shields(ship: Ship, side: int) -> list[int]:
    """R-73: the shields that cover a side; as drawn, a shield covers front and right."""
    dead = dead_zone(ship)
    return [q for q in ship.of_kind(SHIELD) if side in (ship.turn[q], (ship.turn[q] + 1) % 4) and q not in dead]


def first_hit(ship: Ship, side: int, line: int) -> int:
    """R-70: the first tile met by what comes from a side along a printed column or row; 0 if it misses."""
    board = ship.board
    if side in (FRONT, REAR):
        x = board.column(line)
        path = [y * WIDTH + x for y in range(1, WIDTH - 1)] if x else []
    else:
        y = board.row(line)
        path = [y * WIDTH + x for x in range(1, WIDTH - 1)] if y else []
    if side in (REAR, RIGHT):
        path.reverse()
    for q in path:
        if ship.tile[q] >= 0:
            return q
    return 0


def smooth(ship: Ship, square: int, side: int) -> bool:
    """Whether the tile has no connector on that side."""
    return ship.sides(square)[side] == 0


def guns_against(ship: Ship, square: int, side: int) -> tuple[list[int], list[int]]:
    """R-71, R-72: single and double cannons that can shoot a large meteor which is about to hit a square from a side.
    From the front: the same column; from the left and right the same row or the next one; from the rear, which no card
    of the base game does, the same column or the next one."""
    single: list[int] = []
    double: list[int] = []
    dead = dead_zone(ship)
    for q in BOARDS[ship.number].squares:
        tile = ship.tile[q]
        if tile < 0 or q in dead or ship.turn[q] != side or KIND[tile] not in (CANNON, DOUBLE_CANNON):
            continue
        if side in (LEFT, RIGHT):
            near = abs(q // WIDTH - square // WIDTH) <= 1
        else:
            near = abs(q % WIDTH - square % WIDTH) <= (1 if side == REAR else 0)
        if near:
            (single if KIND[tile] == CANNON else double).append(q)
    return single, double


def alien_cabins(ship: Ship, colour: int) -> list[int]:
    """R-43: the cabins in which an alien of this colour could live: joined to a life support of its colour that works,
    and neither silenced nor radiated."""
    support = LIFE_SUPPORT[colour]
    dead = dead_zone(ship)
    return [
        q
        for q in livable(ship)
        if ship.kind(q) == CABIN and any(ship.kind(near) == support and near not in dead for near in joined(ship, q))
    ]


def stranded(ship: Ship) -> list[int]:
    """R-77: the cabins of aliens whose last life support is gone."""
    aliens = [q for q in ship.crewed() if ship.crew[q] >= PURPLE]
    return [q for q in aliens if q not in alien_cabins(ship, ship.crew[q])]


def infected(ship: Ship) -> list[int]:
    """R-98: occupied cabins joined to another occupied cabin."""
    return [q for q in ship.occupied() if any(ship.figures(near) for near in joined(ship, q))]
