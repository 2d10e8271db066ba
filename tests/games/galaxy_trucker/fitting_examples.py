"""Random ships, a tile to add to each, and the rules' verdict on it, as JSON: ``python -m
tests.games.galaxy_trucker.fitting_examples NUMBER SEED``.

While a tile hovers over a ship, the page shows at once how it would fit.
web/tests/games/galaxy-trucker/fit.test.ts compares it with the real rules, using these examples.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from tests.games.galaxy_trucker.random_ships import random_ship

from readyroom.core.chance import Chance
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_CANNON, DOUBLE_ENGINE, STARTS, TILES
from readyroom.games.galaxy_trucker.catalog import catalog
from readyroom.games.galaxy_trucker.ship import Ship
from readyroom.games.galaxy_trucker.ship.board import BOARDS
from readyroom.games.galaxy_trucker.ship.legality import exposed_connectors, flaws, joined
from readyroom.games.galaxy_trucker.ship.mistake import ENGINE_TURNED, RADIATION, SILENCED
from readyroom.games.galaxy_trucker.ship.strength import cannon_halves, engine_strength


class Example(msgspec.Struct, frozen=True):
    """A ship with an added tile, in the names of the catalog."""

    ship_class: str
    parts: list[tuple[str, str, int]]
    """Squares, tiles and turns, the added one last."""
    bad: list[str]
    """The neighbors that clash with it."""
    turned: bool
    """Whether it is an engine that burns the wrong way."""
    joins: list[str]
    """The neighbors that it joins without a clash."""
    exposed: int
    gain: tuple[float, int] | None
    """What it adds to cannon and engine strength, with doubles powered; None if payloads affect it."""


def example(luck: Chance) -> Example | None:
    """None if the board is full."""
    board = luck.below(len(BOARDS))
    ship = random_ship(luck, board, payloads=3 * luck.below(2), sloppy=True)
    squares = ship.open_squares()
    if not squares:
        return None
    q = squares[luck.below(len(squares))]
    before = ship.squares()
    strengths = _strengths(ship)
    ship.place(q, STARTS + luck.below(len(TILES) - STARTS), luck.below(4))
    return _told(ship, before, q, strengths)


def _strengths(ship: Ship) -> tuple[float, int]:
    """With all doubles powered."""
    cannons = cannon_halves(ship, ship.of_kind(DOUBLE_CANNON)) / 2
    return cannons, engine_strength(ship, ship.of_kind(DOUBLE_ENGINE))


def _told(ship: Ship, before: list[int], q: int, strengths: tuple[float, int]) -> Example:
    names = ship.board.names
    of_it = [flaw for flaw in flaws(ship) if q in flaw[1:] and flaw[0] not in (RADIATION, SILENCED)]
    bad = {square for kind, one, other in of_it if kind != ENGINE_TURNED for square in (one, other)} - {q}
    cannons, engines = _strengths(ship)
    legal = not any(kind == ENGINE_TURNED for kind, _, _ in of_it)
    return Example(
        ship_class=ship.board.name,
        parts=[(names[at], TILES[ship.tile[at]].id, ship.turn[at]) for at in (*before, q)],
        bad=sorted(names[square] for square in bad),
        turned=not legal,
        joins=sorted(names[square] for square in joined(ship, q) if square not in bad),
        exposed=exposed_connectors(ship),
        gain=(cannons - strengths[0], engines - strengths[1]) if legal and not ship.has_payload() else None,
    )


def main(number: int, seed: str) -> None:
    luck = Chance(seed)
    found: list[Any] = []
    while len(found) < number:
        one = example(luck)
        found += [one] if one is not None else []
    sys.stdout.buffer.write(msgspec.json.encode({"catalog": catalog(), "examples": found}))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
