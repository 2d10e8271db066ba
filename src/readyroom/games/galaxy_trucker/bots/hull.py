"""What a ship's hull is worth: its exposed connectors, loosely attached parts, and room left to build."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.bots.demands import Demands
from readyroom.games.galaxy_trucker.bots.supply import BLOCKED, FREE, Supply
from readyroom.games.galaxy_trucker.bots.weights import Weights
from readyroom.games.galaxy_trucker.cards.tiles import (
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    KIND,
    SIDES,
    START,
)
from readyroom.games.galaxy_trucker.ship.board import AREA, BOARDS, STEP
from readyroom.games.galaxy_trucker.ship.legality import JOINED, MEET
from readyroom.games.galaxy_trucker.ship.ship import Ship

CLOSED: Final = 0.8
"""How likely a connector next to a free square is to be covered in the end, at full hope."""
ROOM: Final[tuple[float, ...]] = (1.5, 1.7, 1.7)
"""What a buildable square promises, by ship class,"""
STUCK: Final = 0.55
"""if there are several ways to reach it: how likely each one is to fail."""


def hull_worth(ship: Ship, want: Demands, supply: Supply, weigh: Weights) -> tuple[float, float]:
    """What the hull is worth now, and what it promises to a builder with time left."""
    board = BOARDS[ship.number]
    tile, turn = ship.tile, ship.turn
    crowded = exposed = open_ways = built = 0
    ways: list[int] = []
    for q in board.squares:
        here = tile[q]
        if here < 0:
            continue
        built += 1
        cabin = KIND[here] == CABIN or KIND[here] == START
        sides = SIDES[4 * here + turn[q]]
        for side in range(4):
            if not sides[side]:
                continue
            near = q + STEP[side]
            there = tile[near]
            if there >= 0:
                if cabin and KIND[there] in (CABIN, START) and SIDES[4 * there + turn[near]][(side + 2) % 4]:
                    crowded += 1
            elif board.has[near]:
                open_ways += 1
                if near not in ways:
                    ways.append(near)
            else:
                exposed += 1
    small = want.small[0] + want.small[1] + want.small[2] + want.small[3]
    shows = weigh.exposed + weigh.dust * want.dust + weigh.bump * small
    fixed = weigh.part * built - shows * (exposed + open_ways)
    fixed -= weigh.crowded * crowded * (0.2 + want.epidemics)
    fixed -= weigh.loose * _loose(ship, built)
    if not ways:
        return fixed, 0.0
    return fixed, CLOSED * shows * open_ways + ROOM[min(ship.number, 2)] * _room(ship, ways, supply)


def _room(ship: Ship, ways: list[int], supply: Supply) -> float:
    """How many squares can still be built on, judging by the ways to reach them and the tiles left to fill them."""
    board = BOARDS[ship.number]
    tile = ship.tile
    failing = 1.0
    reached: list[int] = []
    for way in ways:
        around = gap(ship, way)
        if around != BLOCKED:
            failing *= 1.0 - (1.0 - STUCK) * supply.chance(around)
            reached.append(way)
    for q in reached:
        for step in STEP:
            near = q + step
            if board.has[near] and tile[near] < 0 and near not in reached and gap(ship, near) != BLOCKED:
                reached.append(near)
    return (1.0 - failing) * len(reached)


def gap(ship: Ship, square: int) -> int:
    """The sides around an empty square, as the supply counts them; BLOCKED in front of a cannon or behind an engine."""
    tile, turn = ship.tile, ship.turn
    found = 0
    for side in range(4):
        near = square + STEP[side]
        there = tile[near]
        if there < 0:
            found = 5 * found + FREE
            continue
        kind = KIND[there]
        if kind in (CANNON, DOUBLE_CANNON) and (turn[near] + 2) % 4 == side:
            return BLOCKED
        if side == 0 and kind in (ENGINE, DOUBLE_ENGINE):
            return BLOCKED
        found = 5 * found + SIDES[4 * there + turn[near]][(side + 2) % 4]
    return found


def _loose(ship: Ship, built: int) -> float:
    """How many parts fall off with a lost one, on average: the parts behind it, seen from the starting cabin, that no
    second joint holds."""
    start = BOARDS[ship.number].start
    if ship.tile[start] < 0:
        return 0.0
    _, hanging = _walk(ship.tile, ship.turn, start, 0, [0] * AREA, [0] * AREA)
    return hanging / built


def _walk(tile: list[int], turn: list[int], q: int, came: int, order: list[int], low: list[int]) -> tuple[int, int]:
    """Visits the parts behind a part; returns how many they are, and how many of them hang by a single part. ``order``
    is when each was visited, ``low`` the earliest visit reachable from behind it; square 0 keeps the count."""
    order[0] += 1
    order[q] = low[q] = order[0]
    size, hanging = 1, 0
    sides = SIDES[4 * tile[q] + turn[q]]
    for side in range(4):
        near = q + STEP[side]
        if not sides[side] or near == came or tile[near] < 0:
            continue
        if MEET[4 * sides[side] + SIDES[4 * tile[near] + turn[near]][(side + 2) % 4]] != JOINED:
            continue
        if order[near]:
            if order[near] < low[q]:
                low[q] = order[near]
            continue
        behind, more = _walk(tile, turn, near, q, order, low)
        size += behind
        hanging += more
        if low[near] < low[q]:
            low[q] = low[near]
        if came and low[near] >= order[q]:
            hanging += behind
    return size, hanging
