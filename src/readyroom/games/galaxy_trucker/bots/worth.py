"""What a whole ship promises to earn on a flight, in credits or so: the hard bot builds by it."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.bots.demands import Demands, Table
from readyroom.games.galaxy_trucker.bots.supply import FREE, Supply
from readyroom.games.galaxy_trucker.cards.tiles import (
    ARTIFACT,
    BATTERY,
    BROWN_LIFE,
    CABIN,
    CANNON,
    CAPACITY,
    DOUBLE_ARTIFACT,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    EXPLOSIVE,
    FRAGILE,
    HEAVY_CARGO,
    HOLD,
    KIND,
    PURPLE_LIFE,
    RADIOACTIVE,
    RED_HOLD,
    SHIELD,
    SIDES,
    START,
)
from readyroom.games.galaxy_trucker.ship.board import BOARDS, STEP, WIDTH
from readyroom.games.galaxy_trucker.ship.checking import MEET
from readyroom.games.galaxy_trucker.ship.ship import Ship

Curve = tuple[float, ...]
"""What the first, the second, the third ... of something adds."""

_JOINED: Final = 1

THRUST: Final[Curve] = (5.0, 2.5, 1.2, 0.8, 0.5, 0.3, 0.2)
"""Engines beyond what the cards ask for: without one the flight is over, and one can be shot off."""
ALIVE: Final[Curve] = (6.0, 3.5, 1.6, 1.2, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2)
"""Crew likewise: without humans the flight is over."""
HOLDS: Final[Curve] = (1.6, 1.5, 1.4, 1.2, 1.0, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2)
RED_HOLDS: Final[Curve] = (2.2, 2.0, 1.6, 1.2, 0.8, 0.4, 0.2)
USUAL_BLOCKS: Final[tuple[float, ...]] = (5.0, 7.5, 9.5)
"""What the planets of a flight offer, by class: more of it makes holds worth more."""
TOKENS: Final[Curve] = (1.3, 1.1, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)
SHIELDED: Final = 0.5
"""A meteor or shot that a shield stops."""
SHOT_DOWN: Final = 1.1
"""A large meteor that a cannon stops."""
BUMP: Final = 0.05
"""A small meteor, for each connector that shows."""
EXPOSED: Final = 0.25
"""A connector that shows, for the prize of the best-looking ship; and stardust:"""
DUST: Final = 0.35
LOOSE: Final = 1.0
"""For the parts that fall off when one is lost, on average."""
CROWDED: Final = 0.9
"""Two cabins joined, for each epidemic."""
ROOM: Final[tuple[float, ...]] = (1.5, 1.7, 1.7)
"""What a square that can still be built on promises, by class,"""
STUCK: Final = 0.55
"""if there is more than one way to get there: how likely each one fails."""
PAYLOAD: Final = {
    EXPLOSIVE: 2.0, FRAGILE: 3.0, HEAVY_CARGO: 2.0, RADIOACTIVE: -6.0, ARTIFACT: -6.0, DOUBLE_ARTIFACT: -6.0,
}  # fmt: skip


def worth(ship: Ship, want: Demands, supply: Supply, hope: float) -> float:
    """How good the ship is as it stands, and how well it can still grow; ``hope``, from 0 to 1, that it will."""
    level = min(ship.number, 2)
    board = BOARDS[ship.number]
    tile, turn = ship.tile, ship.turn
    engines = doubles = guns = double_guns = 0.0
    tokens = holds = red = cabins = alien_homes = crowded = exposed = open_ways = 0
    built = 0
    purple = brown = False
    shielded = [False] * 4
    columns = [0.0] * WIDTH
    side_guns = [0.0] * 4
    ways: list[int] = []
    value = 0.0
    for q in board.squares:
        here = tile[q]
        if here < 0:
            continue
        built += 1
        kind = KIND[here]
        sides = SIDES[4 * here + turn[q]]
        near_purple = near_brown = False
        for side in range(4):
            if not sides[side]:
                continue
            near = q + STEP[side]
            there = tile[near]
            if there < 0:
                if board.has[near]:
                    open_ways += 1
                    if near not in ways:
                        ways.append(near)
                else:
                    exposed += 1
            elif kind in (CABIN, START):
                other = KIND[there]
                if MEET[4 * sides[side] + SIDES[4 * there + turn[near]][(side + 2) % 4]] == _JOINED:
                    crowded += other in (CABIN, START)
                    near_purple |= other == PURPLE_LIFE
                    near_brown |= other == BROWN_LIFE
        if kind == START:
            cabins += 1
        elif kind == CABIN:
            cabins += 1
            alien_homes += near_purple or near_brown
            purple |= near_purple
            brown |= near_brown
        elif kind == ENGINE:
            engines += 1.0
        elif kind == DOUBLE_ENGINE:
            doubles += 1.0
        elif kind == CANNON:
            if turn[q]:
                guns += 0.5
                side_guns[turn[q]] += 1.0
            else:
                guns += 1.0
                columns[q % WIDTH] = 1.0
        elif kind == DOUBLE_CANNON:
            if turn[q]:
                double_guns += 1.0
                side_guns[turn[q]] += 0.7
            else:
                double_guns += 2.0
                columns[q % WIDTH] = max(columns[q % WIDTH], 0.7)
        elif kind == BATTERY:
            tokens += CAPACITY[here]
        elif kind == HOLD:
            holds += CAPACITY[here]
        elif kind == RED_HOLD:
            red += CAPACITY[here]
        elif kind == SHIELD:
            shielded[turn[q]] = True
            shielded[(turn[q] + 1) % 4] = True
        elif kind in PAYLOAD:
            value += PAYLOAD[kind]
    power = min(1.0, tokens / 4.0)
    aliens = min(alien_homes, purple + brown)
    crew = 2.0 * cabins - aliens
    # Double cannons and engines are as good as the batteries, which must last.
    strength = guns + min(double_guns, 0.9 * tokens) * 0.85
    thrust = engines + min(2.0 * doubles, 0.6 * tokens) * 0.8
    if purple and strength and (aliens == 2 or not brown):
        strength += 2.0
    if brown and thrust:
        thrust += 2.0
    value += _sum(THRUST, thrust) + _between(want.engines, thrust)
    value += _between(want.guns, 2.0 * strength)
    value += _sum(ALIVE, crew) + _between(want.crew, crew)
    goods = want.blocks / USUAL_BLOCKS[level]
    value += (0.3 + 0.7 * goods) * (_sum(HOLDS, holds) + _sum(RED_HOLDS, red))
    value += _sum(TOKENS, min(float(tokens), 2.0 * doubles + double_guns + 1.0 + sum(shielded)))
    for side in range(4):
        if shielded[side]:
            value += SHIELDED * (0.2 + 0.8 * power) * want.small[side]
    wide = 0.0
    for column in columns:
        wide += column
    value += SHOT_DOWN * want.large[0] * min(1.0, wide / 5.0)
    for side in (1, 3):
        value += SHOT_DOWN * want.large[side] * min(1.0, side_guns[side] / 2.0)
    small = want.small[0] + want.small[1] + want.small[2] + want.small[3]
    showing = exposed + (1.0 - 0.8 * hope) * open_ways
    value -= showing * (EXPOSED + DUST * want.dust + BUMP * small)
    value -= CROWDED * 0.5 * crowded * (0.2 + want.epidemics)
    value -= LOOSE * _loose(ship, built)
    if hope and ways:
        value += hope * ROOM[level] * _room(ship, ways, supply)
    return value


def _room(ship: Ship, ways: list[int], supply: Supply) -> float:
    """How many squares can still be built on, by the ways that lead there and what there is to fill them."""
    board = BOARDS[ship.number]
    tile = ship.tile
    failing = 1.0
    reached: list[int] = []
    for way in ways:
        gap = _gap(ship, way)
        if gap < 0:
            continue
        failing *= 1.0 - (1.0 - STUCK) * supply.chance(gap)
        reached.append(way)
    for q in reached:
        for step in STEP:
            near = q + step
            if board.has[near] and tile[near] < 0 and near not in reached and _gap(ship, near) >= 0:
                reached.append(near)
    return (1.0 - failing) * len(reached)


def _gap(ship: Ship, square: int) -> int:
    """The sides around an empty square, for the supply; -1 where a cannon fires or an engine burns."""
    tile, turn = ship.tile, ship.turn
    gap = 0
    for side in range(4):
        near = square + STEP[side]
        there = tile[near]
        if there < 0:
            gap = 5 * gap + FREE
            continue
        kind = KIND[there]
        if kind in (CANNON, DOUBLE_CANNON) and (turn[near] + 2) % 4 == side:
            return -1
        if side == 0 and kind in (ENGINE, DOUBLE_ENGINE):
            return -1
        gap = 5 * gap + SIDES[4 * there + turn[near]][(side + 2) % 4]
    return gap


def _between(table: Table, amount: float) -> float:
    """What a table says of an amount, between its steps too."""
    last = len(table) - 1
    if amount >= last:
        return table[last]
    below = int(amount)
    return table[below] + (amount - below) * (table[below + 1] - table[below])


def _sum(curve: Curve, amount: float) -> float:
    """The curve up to an amount, a part of a step counting in part."""
    total = 0.0
    for step in curve:
        if amount <= 0.0:
            break
        total += step if amount >= 1.0 else step * amount
        amount -= 1.0
    return total


def _loose(ship: Ship, built: int) -> float:
    """How many parts fall off with a lost one, on average: what hangs behind each part, seen from the starting cabin,
    unless a second joint holds it."""
    tile, turn = ship.tile, ship.turn
    start = BOARDS[ship.number].start
    if tile[start] < 0:
        return 0.0
    order = {start: 0}
    low = {start: 0}
    size = {start: 1}
    hanging = 0
    path = [(start, 0, 0)]
    while path:
        q, came, side = path.pop()
        if side < 4:
            path.append((q, came, side + 1))
            near = q + STEP[side]
            there = tile[near]
            mine = SIDES[4 * tile[q] + turn[q]][side]
            if there < 0 or not mine or near == came:
                continue
            if MEET[4 * mine + SIDES[4 * there + turn[near]][(side + 2) % 4]] != _JOINED:
                continue
            if near in order:
                low[q] = min(low[q], order[near])
            else:
                order[near] = low[near] = len(order)
                size[near] = 1
                path.append((near, q, 0))
        elif came:
            size[came] += size[q]
            low[came] = min(low[came], low[q])
            if low[q] >= order[came] and came != start:
                hanging += size[q]
    return hanging / built
