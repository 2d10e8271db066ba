"""What no bot takes off without: an engine that moves the ship, and a cabin in which someone can live."""

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
"""With so many engines that would fit, one will come."""


def moves(ship: Ship) -> bool:
    """Whether the engines would be strong enough for Open Space, with all batteries full."""
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
    """Engines among these tiles that can be built in and move the ship: a double one only if something powers it."""
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
    """Whether a ship that does not move yet can well be given an engine when this tile lies on this square: many of
    those that are still to be had fit, or no fewer than before."""
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
