"""What a tile is worth on a square of an unfinished ship."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards import tiles
from readyroom.games.galaxy_trucker.ship.board import STEP
from readyroom.games.galaxy_trucker.ship.legality import JOINED, MEET, covers
from readyroom.games.galaxy_trucker.ship.payload import dead_zone, irradiated
from readyroom.games.galaxy_trucker.ship.ship import Ship

MISFIT: Final = -1000.0
PAYLOAD: Final = 4.0
USELESS: Final = 5.0
"""The penalty for a part that does not work there."""

_WANTED: Final = {
    tiles.ENGINE: (2, 3, 4), tiles.DOUBLE_ENGINE: (1, 1, 2), tiles.CANNON: (2, 4, 5), tiles.DOUBLE_CANNON: (1, 2, 2),
    tiles.CABIN: (3, 5, 6), tiles.BATTERY: (1, 2, 3), tiles.SHIELD: (1, 2, 2), tiles.HOLD: (2, 3, 4),
    tiles.RED_HOLD: (1, 2, 3), tiles.PURPLE_LIFE: (0, 1, 1), tiles.BROWN_LIFE: (0, 1, 1), tiles.MODULE: (0, 0, 0),
}  # fmt: skip
"""How many of each kind a ship of class I, II and III should have before more of them are worth little."""

_WORTH: Final = {
    tiles.ENGINE: 5.0, tiles.DOUBLE_ENGINE: 4.0, tiles.CANNON: 4.0, tiles.DOUBLE_CANNON: 3.5, tiles.CABIN: 4.5,
    tiles.BATTERY: 3.5, tiles.SHIELD: 4.0, tiles.HOLD: 3.5, tiles.RED_HOLD: 3.5, tiles.PURPLE_LIFE: 2.0,
    tiles.BROWN_LIFE: 2.0, tiles.MODULE: 1.0,
}  # fmt: skip


def kind_value(ship: Ship, tile: int) -> float:
    """What a tile of this kind adds to the ship, wherever it goes. A payload counts as an ordinary part here; its pay
    depends on the mission and is judged elsewhere."""
    kind = tiles.KIND[tile]
    if kind not in _WANTED:
        return PAYLOAD
    size = min(ship.number, 2)
    have = len(ship.of_kind(kind))
    value = _WORTH[kind] if have < _WANTED[kind][size] else 1.2
    if kind in (tiles.HOLD, tiles.BATTERY, tiles.RED_HOLD):
        value += 0.4 * tiles.CAPACITY[tile]
    if kind in (tiles.DOUBLE_ENGINE, tiles.DOUBLE_CANNON, tiles.SHIELD) and not ship.of_kind(tiles.BATTERY):
        value -= 1.5
    return value


def fit(ship: Ship, square: int, tile: int, turn: int) -> float:
    """How well a tile fits an empty square; MISFIT for a mistake or a tile that joins nothing."""
    kind = tiles.KIND[tile]
    sides = tiles.SIDES[4 * tile + turn]
    if kind in (tiles.ENGINE, tiles.DOUBLE_ENGINE) and (turn or ship.tile[square + STEP[2]] >= 0):
        return MISFIT
    if kind in (tiles.CANNON, tiles.DOUBLE_CANNON) and ship.tile[square + STEP[turn]] >= 0:
        return MISFIT
    growth = 3.2 - 3.8 * len(ship.squares()) / len(ship.board.squares)
    value = 0.0
    joins = 0
    for side in range(4):
        near = square + STEP[side]
        if ship.tile[near] < 0:
            if sides[side]:
                value += growth if ship.board.has[near] else -0.6  # room to grow, or exposed for good
            continue
        if covers(ship, near, side):
            return MISFIT
        meets = MEET[4 * sides[side] + tiles.SIDES[4 * ship.tile[near] + ship.turn[near]][(side + 2) % 4]]
        if meets > JOINED:
            return MISFIT
        if meets == JOINED:
            joins += 1
            value += 0.5 - growth  # a way to grow is used up
            value += _company(kind, tiles.KIND[ship.tile[near]])
    if not joins:
        return MISFIT
    if is_useless(ship, kind, square):
        value -= USELESS
    return value + _aim(kind, turn, square, ship)


def is_useless(ship: Ship, kind: int, square: int) -> bool:
    """Whether an artifact or radioactive cargo would disable such a part there (Missions)."""
    if not ship.has_payload():
        return False
    if kind in (tiles.CABIN, tiles.BATTERY) and square in irradiated(ship):
        return True
    return kind < tiles.EXPLOSIVE and kind != tiles.MODULE and square in dead_zone(ship)


def _company(kind: int, neighbour: int) -> float:
    """Cabins want life support next to them, and no other cabin because of epidemics."""
    pair = {kind, neighbour}
    if pair <= {tiles.CABIN, tiles.START}:
        return -0.5
    if tiles.CABIN in pair and pair & {tiles.PURPLE_LIFE, tiles.BROWN_LIFE}:
        return 2.0
    return 0.0


def _aim(kind: int, turn: int, square: int, ship: Ship) -> float:
    """Prefers cannons that point forward, engines at the stern, and shields on uncovered sides."""
    if kind in (tiles.CANNON, tiles.DOUBLE_CANNON):
        return 1.0 if turn == 0 else -1.0
    if kind == tiles.SHIELD:
        covered = {side for q in ship.of_kind(tiles.SHIELD) for side in (ship.turn[q], (ship.turn[q] + 1) % 4)}
        return 0.5 * sum(side not in covered for side in (turn, (turn + 1) % 4))
    if kind in (tiles.ENGINE, tiles.DOUBLE_ENGINE):
        return 0.0 if ship.board.has[square + STEP[2]] else 0.8
    return 0.0


def best_place(ship: Ship, tile: int) -> tuple[float, int, int]:
    """The best square and turn for a tile, and its value there; MISFIT if it fits nowhere."""
    best, where, how = MISFIT, 0, 0
    for square in ship.open_squares():
        for turn in range(4):
            value = fit(ship, square, tile, turn)
            if value > best:
                best, where, how = value, square, turn
    return (best + kind_value(ship, tile) if best > MISFIT else MISFIT), where, how


def fitting_places(ship: Ship, tile: int) -> list[tuple[int, int]]:
    """Every square and turn where a tile makes no mistake."""
    return [
        (square, turn) for square in ship.open_squares() for turn in range(4) if fit(ship, square, tile, turn) > MISFIT
    ]
