"""What a payload is worth to a builder: the mission's pay, minus the trouble it causes on its square."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.bots.airworthy import airworthy
from readyroom.games.galaxy_trucker.bots.placement import MISFIT, fit
from readyroom.games.galaxy_trucker.cards import missions as m
from readyroom.games.galaxy_trucker.cards import tiles
from readyroom.games.galaxy_trucker.cards.missions import MISSIONS, ORDERS, ByLevel
from readyroom.games.galaxy_trucker.missions.conditions import count
from readyroom.games.galaxy_trucker.missions.payments import KINDS, SAMPLES
from readyroom.games.galaxy_trucker.ship.board import AROUND
from readyroom.games.galaxy_trucker.ship.legality import flaws
from readyroom.games.galaxy_trucker.ship.payload import zone
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import State

ARRIVES: Final = 0.65
"""How likely a payload is to arrive, together with its owner."""
ROOM: Final = 1.4
"""What another tile would be worth on its square, in credits."""
CREW: Final = 2.4
TOKEN: Final = 0.8
WORKING: Final = 1.5
"""What a disabled cabin, battery token or other part was worth,"""
EMPTY: Final = 0.25
"""and a square where none of these can be built anymore."""
SHAKEN: Final = 0.25
"""What a part next to explosive cargo loses in value,"""
DEADLY: Final = 2.0
"""and the trucker in the starting cabin, whom such cargo can kill."""
TON: Final = 0.8
"""What a point of mass costs."""


def best_payload_place(s: State, seat: int, tile: int) -> tuple[float, int, int]:
    """The best square and turn for a payload, and its value there in credits; 0.0 if it pays nowhere."""
    ship = s.ship(seat)
    pay = payment(s, seat, tile)
    best, where, how = 0.0, 0, 0
    if not pay:
        return best, where, how
    for square in ship.open_squares():
        for turn in range(4):
            value = pay + danger_pay(s, ship, tile, square) - ROOM - trouble(ship, tile, square, turn)
            if value > best and _is_sound(ship, tile, square, turn):
                best, where, how = value, square, turn
    return best, where, how


def payment(s: State, seat: int, tile: int) -> float:
    """What the mission would pay for one more of these, on average; 0 if it does not ask for them."""
    ship = s.ship(seat)
    mission = MISSIONS[s.mission].id if s.mission >= 0 else ""
    kind = tiles.KIND[tile]
    if mission == m.ARCHAEOLOGY:
        return ARRIVES * _by(s, (4, 6, 8) if kind == tiles.ARTIFACT else (8, 12, 16))
    if mission == m.BEVERAGE:
        return ARRIVES * _by(s, (8, 12, 16)) + 1.0  # left behind, it costs a credit
    if mission == m.COCKTAIL:
        return ARRIVES * (_by(s, (2, 3, 4)) + (2 * _by(s, (1, 1, 2)) if count(ship, tiles.FRAGILE) < 4 else 0))
    if mission == m.DIRECTIVES:
        wanted = [ORDERS[one].adds for one in s.directives if ORDERS[one].adds]
        return (2.0 + ARRIVES) * _by(s, (2, 3, 4)) if kind in wanted and not count(ship, kind) else 0.0
    if mission == m.EXPERIMENTS:
        have = [kinds for kinds in KINDS if count(ship, *kinds)]
        table = SAMPLES[s.level - 1]
        goal = min(len(have) + 3, len(KINDS))
        new = not any(kind in kinds for kinds in have)
        return ARRIVES * (table[goal] - table[len(have)]) / (goal - len(have)) if new else 0.0
    if mission == m.HEAVY_DUTY:
        return ARRIVES * (_by(s, (2, 3, 4)) * tiles.CAPACITY[tile] + _by(s, (4, 6, 8)) / len(s.playing()))
    if mission == m.STORIES:
        return ARRIVES * 4.0  # the parts it destroys make a story
    if mission == m.ISOTOPES:
        return ARRIVES * _by(s, (4, 6, 8))
    if mission == m.POWDER_KEG:
        first = 0 if count(ship, tiles.EXPLOSIVE) else _by(s, (3, 4, 5))
        return ARRIVES * _by(s, (3, 5, 6)) + first
    return 0.0


def danger_pay(s: State, ship: Ship, tile: int, square: int) -> float:
    """Riding a Powder Keg pays more next to the starting cabin, where an explosion kills."""
    if MISSIONS[s.mission].id != m.POWDER_KEG or ship.board.start - square not in AROUND:
        return 0.0
    return ARRIVES * _by(s, (3, 4, 6)) - DEADLY


def trouble(ship: Ship, tile: int, square: int, turn: int) -> float:
    """What a payload costs on this square."""
    kind = tiles.KIND[tile]
    if kind == tiles.HEAVY_CARGO:
        return TON * tiles.CAPACITY[tile]
    around = [square + step for step in AROUND]
    if kind == tiles.EXPLOSIVE:
        return SHAKEN * sum(ship.tile[q] >= 0 for q in around)
    if kind == tiles.RADIOACTIVE:
        return sum(_emptied(ship, q) for q in around)
    if kind in (tiles.ARTIFACT, tiles.DOUBLE_ARTIFACT):
        trial = ship.clone()
        trial.place(square, tile, turn)
        return sum(_silenced(ship, q) for q in zone(trial, square))
    return 0.0


def _emptied(ship: Ship, q: int) -> float:
    kind = ship.kind(q)
    if kind in (tiles.CABIN, tiles.START):
        return CREW
    if kind == tiles.BATTERY:
        return TOKEN * tiles.CAPACITY[ship.tile[q]]
    return EMPTY if kind < 0 and ship.board.has[q] else 0.0


def _silenced(ship: Ship, q: int) -> float:
    kind = ship.kind(q)
    if kind < 0:
        return EMPTY if ship.board.has[q] else 0.0
    if kind in (tiles.MODULE, tiles.EXPLOSIVE, tiles.FRAGILE, tiles.HEAVY_CARGO, tiles.RADIOACTIVE):
        return 0.0
    return CREW if kind in (tiles.CABIN, tiles.START) else WORKING


def _is_sound(ship: Ship, tile: int, square: int, turn: int) -> bool:
    """Whether the tile fits without a payload mistake (radiation, dead zones) and leaves the ship able to fly."""
    if fit(ship, square, tile, turn) == MISFIT:
        return False
    trial = ship.clone()
    trial.place(square, tile, turn)
    return len(flaws(trial)) <= len(flaws(ship)) and airworthy(trial)


def _by(s: State, values: ByLevel) -> int:
    return values[s.level - 1]
