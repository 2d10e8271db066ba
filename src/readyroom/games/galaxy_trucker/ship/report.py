"""The report of ``readyroom galaxy-trucker ship``: everything about a ship on the table."""

from __future__ import annotations

import msgspec

from readyroom.games.galaxy_trucker.cards.adventures import SIDE_NAMES
from readyroom.games.galaxy_trucker.cards.tiles import (
    BATTERY,
    CAPACITY,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    HOLD,
    RED_HOLD,
    TILES,
)
from readyroom.games.galaxy_trucker.ship.legality import bodies, exposed_connectors, falls_off, mistakes
from readyroom.games.galaxy_trucker.ship.mistake import Mistake
from readyroom.games.galaxy_trucker.ship.payload import blast, chargeable, livable, usable_holds
from readyroom.games.galaxy_trucker.ship.ship import BROWN, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import alien_cabins, cannon_halves, engine_strength, shields


class Loss(msgspec.Struct, frozen=True):
    """What is lost when the component on a square is destroyed."""

    square: str
    tile: str
    falls_off: tuple[str, ...]
    or_keep: tuple[tuple[str, ...], ...]
    """other pieces with a cabin that could be kept instead of the best one"""
    destroyed: tuple[str, ...] = ()
    """what explodes or shatters along with it, before anything falls off"""


class Report(msgspec.Struct, frozen=True):
    """A ship in numbers. Strengths come twice: without spending a battery token, and with all doubles powered. Cabins,
    batteries and holds that an artifact or radioactive cargo keeps empty are not counted."""

    ship_class: str
    components: int
    squares: int
    mistakes: tuple[Mistake, ...]
    exposed_connectors: int
    cannons: tuple[float, float]
    engines: tuple[int, int]
    battery_tokens: int
    cabins: int
    crew: int
    crew_aboard: int
    purple_alien_cabins: tuple[str, ...]
    brown_alien_cabins: tuple[str, ...]
    containers: int
    special_containers: int
    shielded: tuple[str, ...]
    weak_points: tuple[Loss, ...]
    """squares whose loss costs more than themselves; empty while the ship is not in one piece"""
    kept_empty: tuple[str, ...] = ()
    """cabins, batteries and holds in a dead zone, and cabins and batteries next to radioactive cargo"""


def report(ship: Ship) -> Report:
    names = ship.board.names
    cabins, batteries, holds = livable(ship), chargeable(ship), usable_holds(ship)
    places = sorted(ship.cabins() + ship.of_kind(BATTERY) + ship.holds())
    return Report(
        ship_class=ship.board.name,
        components=len(ship.squares()),
        squares=len(ship.board.squares),
        mistakes=tuple(mistakes(ship)),
        exposed_connectors=exposed_connectors(ship),
        cannons=(cannon_halves(ship, []) / 2, cannon_halves(ship, ship.of_kind(DOUBLE_CANNON)) / 2),
        engines=(engine_strength(ship, []), engine_strength(ship, ship.of_kind(DOUBLE_ENGINE))),
        battery_tokens=_room(ship, batteries),
        cabins=len(cabins),
        crew=2 * len(cabins),
        crew_aboard=sum(1 if ship.crew[q] >= PURPLE else ship.crew[q] for q in cabins),
        purple_alien_cabins=tuple(names[q] for q in alien_cabins(ship, PURPLE)),
        brown_alien_cabins=tuple(names[q] for q in alien_cabins(ship, BROWN)),
        containers=_room(ship, [q for q in holds if ship.kind(q) == HOLD]),
        special_containers=_room(ship, [q for q in holds if ship.kind(q) == RED_HOLD]),
        shielded=tuple(name for side, name in enumerate(SIDE_NAMES) if shields(ship, side)),
        weak_points=_weak_points(ship),
        kept_empty=tuple(names[q] for q in places if q not in cabins + batteries + holds),
    )


def loss(ship: Ship, square: int) -> Loss:
    """What is lost when the component on this square is destroyed."""
    names = ship.board.names
    dead = blast(ship, square)
    parts = falls_off(ship, dead)
    homes = [body for body in parts[1:] if any(q in ship.cabins() for q in body)]
    return Loss(
        names[square],
        TILES[ship.tile[square]].name,
        tuple(names[q] for body in parts[1:] for q in body),
        tuple(tuple(names[q] for q in body) for body in homes),
        tuple(names[q] for q in dead if q != square),
    )


def _weak_points(ship: Ship) -> tuple[Loss, ...]:
    if len(bodies(ship)) > 1:
        return ()
    losses = [loss(ship, q) for q in ship.squares()]
    return tuple(one for one in losses if one.destroyed or one.falls_off)


def _room(ship: Ship, squares: list[int]) -> int:
    return sum(CAPACITY[ship.tile[q]] for q in squares)
