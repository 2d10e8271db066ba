"""Whether a ship may fly (R-20 to R-25): every mistake, named and placed; which parts hang together; what shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from readyroom.games.galaxy_trucker.cards.tiles import (
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    KIND,
    RADIOACTIVE,
    SIDES,
    START,
)
from readyroom.games.galaxy_trucker.ship.board import BOARDS, STEP
from readyroom.games.galaxy_trucker.ship.payload import artifacts, has_payload, zone
from readyroom.games.galaxy_trucker.ship.ship import Ship

MISMATCH: Final = "mismatch"
BLOCKED: Final = "blocked"
ENGINE_TURNED: Final = "engine turned"
ENGINE_COVERED: Final = "engine covered"
CANNON_COVERED: Final = "cannon covered"
APART: Final = "apart"
RADIATION: Final = "radiation"
SILENCED: Final = "silenced"

SENTENCES: Final = {
    MISMATCH: "The connectors between {a} and {b} do not fit each other.",
    BLOCKED: "The connector of {a} meets the smooth side of {b}.",
    ENGINE_TURNED: "The engine at {a} does not burn towards the stern.",
    ENGINE_COVERED: "The engine at {a} burns into {b}.",
    CANNON_COVERED: "The cannon at {a} points at {b}.",
    APART: "The part with {a} is not joined to the rest.",
    RADIATION: "The radioactive cargo at {a} is joined to that at {b}.",
    SILENCED: "The artifact at {a} lies in the dead zone of that at {b}.",
}

_APART: Final = 0
_JOINED: Final = 1
_MISMATCH: Final = 2
_BLOCKED: Final = 3


def _meeting(one: int, other: int) -> int:
    """R-20: what two sides that touch make of it."""
    if one == 0 and other == 0:
        return _APART
    if one == 0 or other == 0:
        return _BLOCKED
    return _JOINED if one == other or 3 in (one, other) else _MISMATCH


MEET: Final[list[int]] = [_meeting(one, other) for one in range(4) for other in range(4)]


class Mistake(msgspec.Struct, frozen=True):
    """One mistake: what kind, where, and which other square has part in it ("" if none)."""

    kind: str
    square: str
    other: str = ""

    def __str__(self) -> str:
        return SENTENCES[self.kind].format(a=self.square, b=self.other)


def flaws(ship: Ship) -> list[tuple[str, int, int]]:
    """Every mistake but parts hanging loose, as (kind, square, other square or 0)."""
    tile, turn = ship.tile, ship.turn
    found: list[tuple[str, int, int]] = []
    for q in BOARDS[ship.number].squares:
        if tile[q] < 0:
            continue
        sides = SIDES[4 * tile[q] + turn[q]]
        right, below = q + 1, q + STEP[2]
        if tile[right] >= 0:
            _judge(found, sides[1], SIDES[4 * tile[right] + turn[right]][3], q, right)
        if tile[below] >= 0:
            _judge(found, sides[2], SIDES[4 * tile[below] + turn[below]][0], q, below)
        kind = KIND[tile[q]]
        if kind in (ENGINE, DOUBLE_ENGINE):
            if turn[q]:
                found.append((ENGINE_TURNED, q, 0))
            elif tile[below] >= 0:
                found.append((ENGINE_COVERED, q, below))
        elif kind in (CANNON, DOUBLE_CANNON):
            ahead = q + STEP[turn[q]]
            if tile[ahead] >= 0:
                found.append((CANNON_COVERED, q, ahead))
    if has_payload(ship):
        found += _payload_flaws(ship)
    return found


def _payload_flaws(ship: Ship) -> list[tuple[str, int, int]]:
    """Missions: radioactive tiles may not be joined, and no artifact may lie in another's zone."""
    found: list[tuple[str, int, int]] = []
    for q in ship.of_kind(RADIOACTIVE):
        found += [(RADIATION, q, near) for near in joined(ship, q) if near > q and ship.kind(near) == RADIOACTIVE]
    placed = artifacts(ship)
    found += [(SILENCED, q, other) for q in placed for other in placed if q != other and q in zone(ship, other)]
    return found


def _judge(found: list[tuple[str, int, int]], mine: int, theirs: int, q: int, other: int) -> None:
    meets = MEET[4 * mine + theirs]
    if meets == _MISMATCH:
        found.append((MISMATCH, q, other))
    elif meets == _BLOCKED:
        found.append((BLOCKED, q, other) if mine else (BLOCKED, other, q))


def mistakes(ship: Ship) -> list[Mistake]:
    """Every mistake of a ship; none: it may fly."""
    names = ship.board.names
    found = [Mistake(kind, names[q], names[other] if other else "") for kind, q, other in flaws(ship)]
    found += [Mistake(APART, names[body[0]]) for body in bodies(ship)[1:]]
    return found


def legal(ship: Ship) -> bool:
    return not flaws(ship) and len(bodies(ship)) <= 1


def bodies(ship: Ship) -> list[list[int]]:
    """R-21: the parts of the ship that hang together, the one with the starting cabin (or else the largest) first;
    each lists its squares in order."""
    left = set(ship.squares())
    found: list[list[int]] = []
    for q in BOARDS[ship.number].squares:
        if q in left:
            body = _grown(ship, q, left)
            found.append(sorted(body))
    start = BOARDS[ship.number].start
    found.sort(key=lambda body: (start not in body, -len(body), body[0]))
    return found


def _grown(ship: Ship, q: int, left: set[int]) -> list[int]:
    tile, turn = ship.tile, ship.turn
    left.discard(q)
    body = [q]
    for at in body:
        sides = SIDES[4 * tile[at] + turn[at]]
        for side in range(4):
            mine = sides[side]
            near = at + STEP[side]
            if mine and near in left:
                theirs = SIDES[4 * tile[near] + turn[near]][(side + 2) % 4]
                if MEET[4 * mine + theirs] == _JOINED:
                    left.discard(near)
                    body.append(near)
    return body


def joined(ship: Ship, q: int) -> list[int]:
    """The neighbours a tile is joined to."""
    sides = ship.sides(q)
    found: list[int] = []
    for side in range(4):
        near = q + STEP[side]
        if sides[side] and ship.tile[near] >= 0:
            theirs = SIDES[4 * ship.tile[near] + ship.turn[near]][(side + 2) % 4]
            if MEET[4 * sides[side] + theirs] == _JOINED:
                found.append(near)
    return found


def keepable(ship: Ship, parts: list[list[int]]) -> list[list[int]]:
    """R-31, R-74: the parts that may be kept when a ship falls apart: those with a cabin, if any has one."""
    tile = ship.tile
    homes = [body for body in parts if any(KIND[tile[q]] in (START, CABIN) for q in body)]
    return homes or parts


def falls_off(ship: Ship, squares: Iterable[int]) -> list[list[int]]:
    """What is left without these squares: the parts, those that may be kept first and the best of them in front. More
    than one: all but one fall off."""
    trial = ship.clone()
    for square in squares:
        trial.remove(square)
    parts = bodies(trial)
    homes = keepable(trial, parts)
    return [*homes, *(body for body in parts if body not in homes)]


def exposed_connectors(ship: Ship) -> int:
    """R-25: connectors with no component next to them, into inner holes as well."""
    tile, turn = ship.tile, ship.turn
    count = 0
    north, east, south, west = STEP
    for q in BOARDS[ship.number].squares:
        if tile[q] >= 0:
            n, e, s, w = SIDES[4 * tile[q] + turn[q]]
            if n and tile[q + north] < 0:
                count += 1
            if e and tile[q + east] < 0:
                count += 1
            if s and tile[q + south] < 0:
                count += 1
            if w and tile[q + west] < 0:
                count += 1
    return count
