"""The minimum for every bot's launch: an engine that moves the ship, and a cabin that someone can live in."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.bots.placement import fitting_places
from readyroom.games.galaxy_trucker.bots.supply import ENGINES
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_ENGINE, ENGINE, KIND, SIDES
from readyroom.games.galaxy_trucker.ship.payload import charge, dead_zone, livable
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.ship.strength import engine_strength
from readyroom.games.galaxy_trucker.state import State

PLENTY: Final = 6
"""With this many fitting engines left, one is sure to come up."""


def moves(ship: Ship) -> bool:
    """Whether the engines are strong enough for Open Space with all batteries full."""
    if not ship.has_payload() and ship.of_kind(ENGINE):
        return True
    full = ship.clone()
    charge(full)
    dead = dead_zone(full)
    doubles = [q for q in full.of_kind(DOUBLE_ENGINE) if q not in dead]
    return engine_strength(full, doubles[: full.token_count()]) > 0


def airworthy(ship: Ship) -> bool:
    return bool(livable(ship)) and moves(ship)


def engines_that_fit(ship: Ship, tiles: list[int]) -> list[int]:
    """The engines among these tiles that fit and move the ship: a double one only if it can be powered."""
    known: dict[tuple[int, tuple[int, int, int, int]], bool] = {}
    found: list[int] = []
    for tile in tiles:
        if KIND[tile] in ENGINES:
            sort = (KIND[tile], SIDES[4 * tile])
            if sort not in known:
                known[sort] = any(_moves_with(ship, tile, *way) for way in fitting_places(ship, tile))
            if known[sort]:
                found.append(tile)
    return found


def leaves_hope(s: State, ship: Ship, tile: int, square: int, turn: int) -> bool:
    """Whether a ship that cannot move yet is still likely to get an engine with this tile on this square: plenty of the
    remaining engines fit, or no fewer than before."""
    if moves(ship):
        return True
    trial = ship.clone()
    trial.place(square, tile, turn)
    if moves(trial):
        return True
    supply = s.heap + s.open
    left = len(engines_that_fit(trial, supply))
    return left >= PLENTY or (left > 0 and left >= len(engines_that_fit(ship, supply)))


def _moves_with(ship: Ship, tile: int, square: int, turn: int) -> bool:
    trial = ship.clone()
    trial.place(square, tile, turn)
    return moves(trial)
