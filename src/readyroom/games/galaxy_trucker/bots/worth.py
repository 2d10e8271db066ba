"""What a whole ship promises to earn on a flight, in credits or so: the hard bot builds by it."""

from __future__ import annotations

from typing import Final

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

ENGINES: Final[tuple[Curve, ...]] = (
    (6.0, 3.0, 2.0, 1.4, 1.0, 0.7, 0.4, 0.2),
    (6.0, 3.0, 2.2, 1.7, 1.4, 1.0, 0.8, 0.6, 0.4, 0.2),
    (6.0, 3.0, 2.4, 2.0, 1.6, 1.3, 1.0, 0.8, 0.6, 0.5, 0.3, 0.2),
)
GUNS: Final[tuple[Curve, ...]] = (
    (1.6, 1.5, 1.5, 1.6, 1.2, 0.8, 0.4, 0.1),
    (1.6, 1.5, 1.5, 1.6, 1.6, 1.6, 1.6, 1.0, 0.6, 0.2),
    (1.6, 1.5, 1.5, 1.6, 1.6, 1.6, 1.6, 1.6, 1.4, 1.0, 0.6, 0.2),
)
CREW: Final[tuple[Curve, ...]] = (
    (6.0, 4.0, 1.6, 1.4, 1.2, 1.0, 0.5, 0.3, 0.2),
    (6.0, 4.0, 2.0, 1.8, 1.6, 1.4, 1.2, 1.0, 0.6, 0.4, 0.3, 0.2),
    (6.0, 4.0, 2.2, 2.0, 1.8, 1.6, 1.5, 1.3, 1.2, 1.0, 0.7, 0.5, 0.4, 0.3, 0.2, 0.2),
)
HOLDS: Final[tuple[Curve, ...]] = (
    (1.3, 1.2, 1.0, 0.8, 0.5, 0.3, 0.2),
    (1.3, 1.2, 1.1, 1.0, 0.8, 0.6, 0.4, 0.2),
    (1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.6, 0.4, 0.2),
)
RED_HOLDS: Final[Curve] = (2.0, 1.8, 1.4, 1.0, 0.5, 0.2)
TOKENS: Final[Curve] = (1.3, 1.2, 1.1, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)
COVERED: Final = (1.6, 1.2, 0.9, 1.2)
"""A side that a shield covers: front, right, rear, left."""
WAYS: Final[Curve] = (5.0, 3.2, 2.2, 1.5, 1.0, 0.6, 0.3, 0.1)
"""Free squares that a connector leads to, while there is something left to build."""
EXPOSED: Final = 0.45
LOOSE: Final = 1.0
"""For the parts that fall off when one is lost, on average."""
CROWDED: Final = 0.5
"""Two cabins joined: epidemics."""
PAYLOAD: Final = {
    EXPLOSIVE: 2.0, FRAGILE: 3.0, HEAVY_CARGO: 2.0, RADIOACTIVE: -6.0, ARTIFACT: -6.0, DOUBLE_ARTIFACT: -6.0,
}  # fmt: skip


def worth(ship: Ship, hope: float) -> float:
    """How good the ship is as it stands, and how well it can still grow; ``hope``, from 0 to 1, that it will."""
    level = min(ship.number, 2)
    board = BOARDS[ship.number]
    tile, turn = ship.tile, ship.turn
    engines = doubles = guns = double_guns = 0.0
    tokens = holds = red = cabins = alien_homes = crowded = exposed = 0
    built = 0
    purple = brown = False
    shielded = [False] * 4
    ways: set[int] = set()
    covered: set[int] = set()
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
                exposed += 1
                if board.has[near]:
                    ways.add(near)
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
            doubles += 2.0
        elif kind == CANNON:
            guns += 0.5 if turn[q] else 1.0
            if not turn[q]:
                covered.add(q % WIDTH)
        elif kind == DOUBLE_CANNON:
            double_guns += 1.0 if turn[q] else 2.0
            if not turn[q]:
                covered.add(q % WIDTH)
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
    strength = guns + 0.75 * power * double_guns
    thrust = engines + 0.75 * power * doubles
    value += _sum(ENGINES[level], thrust + (2.0 if brown and thrust else 0.0))
    value += _sum(GUNS[level], strength + (2.0 if purple and strength and (aliens == 2 or not brown) else 0.0))
    value += _sum(CREW[level], crew) + _sum(HOLDS[level], holds) + _sum(RED_HOLDS, red)
    wants_power = doubles + double_guns + 2.0 * sum(shielded)
    value += _sum(TOKENS, min(tokens, wants_power + 1.0))
    value += (0.25 + 0.75 * power) * sum(COVERED[side] for side in range(4) if shielded[side])
    value += 0.35 * len(covered)
    left = len(board.squares) - built
    value += hope * _sum(WAYS, min(float(len(ways)), left)) * min(1.0, left / (0.4 * len(board.squares)))
    return value - EXPOSED * exposed - CROWDED * 0.5 * crowded - LOOSE * _loose(ship, built)


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
