"""Whether a ship may fly (R-20 to R-25): its mistakes, its connected pieces, and its exposed connectors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from readyroom.games.galaxy_trucker.cards import tiles
from readyroom.games.galaxy_trucker.ship.board import AREA, BOARDS, STEP, WIDTH
from readyroom.games.galaxy_trucker.ship.mistake import (
    APART,
    BLOCKED,
    CANNON_COVERED,
    ENGINE_COVERED,
    ENGINE_TURNED,
    MISMATCH,
    RADIATION,
    SILENCED,
    Mistake,
    MistakeKind,
)
from readyroom.games.galaxy_trucker.ship.payload import artifacts, zone
from readyroom.games.galaxy_trucker.ship.ship import Ship

_APART: Final = 0
JOINED: Final = 1
_MISMATCH: Final = 2
_BLOCKED: Final = 3

FREE: Final = 4
"""A side with no neighbor."""


def _meeting(one: int, other: int) -> int:
    """R-20: how two adjacent sides meet."""
    if one == 0 and other == 0:
        return _APART
    if one == 0 or other == 0:
        return _BLOCKED
    return JOINED if one == other or 3 in (one, other) else _MISMATCH


MEET: Final[list[int]] = [_meeting(one, other) for one in range(4) for other in range(4)]
"""``MEET[4 * one + other]``: apart, JOINED, or (any higher value) a mistake."""


def flaws(ship: Ship) -> list[tuple[MistakeKind, int, int]]:
    """Every mistake except disconnected pieces, as (kind, square, other square or 0)."""
    tile, turn = ship.tile, ship.turn
    found: list[tuple[MistakeKind, int, int]] = []
    for q in ship.squares():
        at = 16 * tile[q] + 4 * turn[q]
        right, below = q + 1, q + WIDTH
        if tile[right] >= 0:
            _judge(found, tiles.SIDE[at + 1], tiles.SIDE[16 * tile[right] + 4 * turn[right] + 3], q, right)
        if tile[below] >= 0:
            _judge(found, tiles.SIDE[at + 2], tiles.SIDE[16 * tile[below] + 4 * turn[below]], q, below)
        kind = tiles.KIND[tile[q]]
        if kind in (tiles.ENGINE, tiles.DOUBLE_ENGINE):
            if turn[q]:
                found.append((ENGINE_TURNED, q, 0))
            elif tile[below] >= 0:
                found.append((ENGINE_COVERED, q, below))
        elif kind in (tiles.CANNON, tiles.DOUBLE_CANNON):
            ahead = q + STEP[turn[q]]
            if tile[ahead] >= 0:
                found.append((CANNON_COVERED, q, ahead))
    if ship.has_payload():
        found += _payload_flaws(ship)
    return found


def _payload_flaws(ship: Ship) -> list[tuple[MistakeKind, int, int]]:
    """Missions: radioactive tiles may not be joined, and no artifact may be in another's dead zone."""
    found: list[tuple[MistakeKind, int, int]] = []
    for q in ship.of_kind(tiles.RADIOACTIVE):
        found += [(RADIATION, q, near) for near in joined(ship, q) if near > q and ship.kind(near) == tiles.RADIOACTIVE]
    placed = artifacts(ship)
    found += [(SILENCED, q, other) for q in placed for other in placed if q != other and q in zone(ship, other)]
    return found


def _judge(found: list[tuple[MistakeKind, int, int]], mine: int, theirs: int, q: int, other: int) -> None:
    meets = MEET[4 * mine + theirs]
    if meets == _MISMATCH:
        found.append((MISMATCH, q, other))
    elif meets == _BLOCKED:
        found.append((BLOCKED, q, other) if mine else (BLOCKED, other, q))


def mistakes(ship: Ship) -> list[Mistake]:
    """Every mistake of a ship; a ship without any may fly."""
    names = ship.board.names
    found = [Mistake(kind, names[q], names[other] if other else "") for kind, q, other in flaws(ship)]
    found += [Mistake(APART, names[body[0]]) for body in bodies(ship)[1:]]
    return found


def legal(ship: Ship) -> bool:
    return not flaws(ship) and len(bodies(ship)) <= 1


def bodies(ship: Ship) -> list[list[int]]:
    """R-21: the connected pieces of the ship, the one with the starting cabin (or else the largest) first; each lists
    its squares in order."""
    left = [False] * AREA
    squares = ship.squares()
    for q in squares:
        left[q] = True
    found: list[list[int]] = []
    for q in squares:
        if left[q]:
            body = _grown(ship, q, left)
            body.sort()
            found.append(body)
    if len(found) > 1:
        start = BOARDS[ship.number].start
        found.sort(key=lambda body: (start not in body, -len(body), body[0]))
    return found


def _grown(ship: Ship, q: int, left: list[bool]) -> list[int]:
    """All squares in ``left`` that are connected to this square."""
    tile, turn = ship.tile, ship.turn
    left[q] = False
    body = [q]
    for at in body:
        sides = 16 * tile[at] + 4 * turn[at]
        for side in range(4):
            mine = tiles.SIDE[sides + side]
            near = at + STEP[side]
            if mine and left[near] and MEET[4 * mine + _facing(tile, turn, near, side)] == JOINED:
                left[near] = False
                body.append(near)
    return body


def _facing(tile: list[int], turn: list[int], near: int, side: int) -> int:
    """The connector of the neighbor on this side that faces back."""
    return tiles.SIDE[16 * tile[near] + 4 * turn[near] + (side + 2) % 4]


def joined(ship: Ship, q: int) -> list[int]:
    """The neighbors that a tile is joined to."""
    tile, turn = ship.tile, ship.turn
    sides = 16 * tile[q] + 4 * turn[q]
    found: list[int] = []
    for side in range(4):
        near = q + STEP[side]
        mine = tiles.SIDE[sides + side]
        if mine and tile[near] >= 0 and MEET[4 * mine + _facing(tile, turn, near, side)] == JOINED:
            found.append(near)
    return found


def facing(ship: Ship, square: int) -> list[int]:
    """The connectors that face an empty square from its neighbors, FREE where there is none; an empty list if a cannon
    or engine points at it."""
    tile, turn = ship.tile, ship.turn
    found = [FREE, FREE, FREE, FREE]
    for side in range(4):
        near = square + STEP[side]
        if tile[near] >= 0:
            if covers(ship, near, side):
                return []
            found[side] = _facing(tile, turn, near, side)
    return found


def lies_well(tile: int, turn: int, around: list[int]) -> bool:
    """Whether a tile would join something without a mistake on a square with these connectors around it. It ignores the
    square's position and payloads."""
    kind = tiles.KIND[tile]
    if kind in (tiles.ENGINE, tiles.DOUBLE_ENGINE):
        if turn or around[2] != FREE:
            return False
    elif kind in (tiles.CANNON, tiles.DOUBLE_CANNON) and around[turn] != FREE:
        return False
    sides = 16 * tile + 4 * turn
    joins = False
    for side in range(4):
        theirs = around[side]
        if theirs != FREE:
            meets = MEET[4 * tiles.SIDE[sides + side] + theirs]
            if meets > JOINED:
                return False
            if meets == JOINED:
                joins = True
    return joins


def covers(ship: Ship, near: int, side: int) -> bool:
    """Whether a neighbor's cannon or engine points at a square; ``side`` is where the neighbor is."""
    kind, turn = tiles.KIND[ship.tile[near]], ship.turn[near]
    if kind in (tiles.CANNON, tiles.DOUBLE_CANNON):
        return (turn + 2) % 4 == side
    return kind in (tiles.ENGINE, tiles.DOUBLE_ENGINE) and turn == 0 and side == 0


def keepable(ship: Ship, parts: list[list[int]]) -> list[list[int]]:
    """R-31, R-74: the pieces that may be kept when a ship breaks apart: those with a cabin, if there is one."""
    if len(parts) < 2:
        return parts
    homes = [body for body in parts if _has_cabin(ship, body)]
    return homes or parts


def _has_cabin(ship: Ship, body: list[int]) -> bool:
    for q in body:
        kind = ship.kind(q)
        if kind in (tiles.START, tiles.CABIN):
            return True
    return False


def falls_off(ship: Ship, squares: Iterable[int]) -> list[list[int]]:
    """The pieces left without these squares, those that may be kept first and the best of them in front. All but one of
    them fall off."""
    trial = ship.clone()
    for square in squares:
        trial.remove(square)
    parts = bodies(trial)
    homes = keepable(trial, parts)
    return [*homes, *[body for body in parts if body not in homes]]


def exposed_connectors(ship: Ship) -> int:
    """R-25: connectors with no component next to them, including those toward inner holes."""
    tile, turn = ship.tile, ship.turn
    count = 0
    for q in ship.squares():
        sides = 16 * tile[q] + 4 * turn[q]
        for side in range(4):
            if tiles.SIDE[sides + side] and tile[q + STEP[side]] < 0:
                count += 1
    return count
