"""What a mission pays and costs, by mission. Rewards are for ships that arrived, penalties for all that launched."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards import missions as m
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS, ByLevel
from readyroom.games.galaxy_trucker.cards.tiles import (
    ARTIFACT,
    CAPACITY,
    DOUBLE_ARTIFACT,
    EXPLOSIVE,
    FRAGILE,
    HEAVY_CARGO,
    KIND,
    RADIOACTIVE,
    START,
)
from readyroom.games.galaxy_trucker.missions.conditions import beside_start, bet_holds, count, directive_holds
from readyroom.games.galaxy_trucker.ship.board import AROUND, FIRST_COLUMN, WIDTH
from readyroom.games.galaxy_trucker.ship.ship import PURPLE, Ship
from readyroom.games.galaxy_trucker.state import State

Table = tuple[tuple[int, ...], ...]
KINDS: Final[Table] = ((EXPLOSIVE,), (FRAGILE,), (HEAVY_CARGO,), (RADIOACTIVE,), (ARTIFACT, DOUBLE_ARTIFACT))
SAMPLES: Final[Table] = ((0, 2, 5, 9, 14, 20), (0, 3, 8, 14, 21, 30), (0, 4, 10, 18, 28, 40))
_GUARDS: Final[Table] = ((10, 15, 20), (6, 9, 12), (3, 4, 6), (1, 2, 2))
_BY_RANK: Final[Table] = ((5, 8, 10), (4, 6, 8), (3, 5, 6), (2, 3, 4))


def reward(s: State, seat: int, order: list[int]) -> int:
    """The mission's pay for this seat; ``order`` lists the ships that arrived."""
    if seat not in order:
        return 0
    name = MISSIONS[s.mission].id
    trucker = s.truckers[seat]
    ship = trucker.ship
    if name == m.ARCHAEOLOGY:
        return _by(s, (4, 6, 8)) * count(ship, ARTIFACT) + _by(s, (8, 12, 16)) * count(ship, DOUBLE_ARTIFACT)
    if name == m.DESIGN:
        return 2 * mirrored_pairs(ship) + _by(s, (2, 3, 4)) * sum(who >= PURPLE for who in ship.crew)
    if name == m.BEVERAGE:
        return _by(s, (8, 12, 16)) * count(ship, FRAGILE)
    if name == m.CARPOOL:
        best = max(s.ship(other).commuters() for other in order)
        most = _by(s, (2, 3, 4)) if best and ship.commuters() == best else 0
        return _by(s, (2, 3, 3)) * ship.commuters() + most
    if name == m.DIPLOMATIC:
        return _envoy(s, seat, order)
    if name == m.CLUB_GOLD:
        every = trucker.stamps == s.supers_met and s.supers_met >= 2
        return _by(s, (4, 6, 8)) * (trucker.stamps + every)
    if name == m.COCKTAIL:
        glasses = count(ship, FRAGILE)
        colours = sum(number > 0 for number in ship.goods())
        return _by(s, (2, 3, 4)) * glasses + _by(s, (1, 1, 2)) * min(glasses, 4) * colours
    if name == m.DIRECTIVES:
        met = bin(trucker.met_at_launch).count("1")
        now = sum(directive_holds(ORDERS[one].id, ship, s.level) for one in s.directives)
        return _by(s, (2, 3, 4)) * (met + now)
    if name == m.EASY_PEASY:
        return _by(s, (8, 12, 16)) + (_by(s, (4, 6, 8)) if lost_in_flight(s, seat) == 0 else 0)
    if name == m.ESCORT:
        return _guarding(s, seat, order)
    if name == m.EXPERIMENTS:
        return SAMPLES[s.level - 1][sum(count(ship, *kind) > 0 for kind in KINDS)]
    if name == m.HEAVY_DUTY:
        return _by(s, (2, 3, 4)) * _mass(ship) + _most(s, seat, order, (4, 6, 8))
    if name == m.STORIES:
        return min(lost_in_flight(s, seat), _by(s, (10, 16, 22))) + _best_story(s, seat, order)
    if name == m.ISOTOPES:
        return _BY_RANK[order.index(seat)][s.level - 1] * count(ship, RADIOACTIVE)
    if name == m.POWDER_KEG:
        beside = sum(beside_start(ship, q, AROUND) for q in ship.of_kind(EXPLOSIVE))
        return _by(s, (3, 5, 6)) * count(ship, EXPLOSIVE) + _by(s, (3, 4, 6)) * beside
    return stake(s) * BETS[trucker.bet].odds if bet_won(s, seat, order) else 0


def penalty(s: State, seat: int, order: list[int]) -> int:
    """The mission's penalty for this seat."""
    name = MISSIONS[s.mission].id
    trucker = s.truckers[seat]
    if name == m.ARCHAEOLOGY:
        broken = sum(KIND[tile] in (ARTIFACT, DOUBLE_ARTIFACT) for tile in trucker.destroyed)
        return _by(s, (2, 3, 4)) * broken
    if name == m.CLUB_GOLD:
        return _by(s, (2, 3, 4)) if s.supers_met and not trucker.stamps else 0
    if name == m.DIRECTIVES:
        return _by(s, (2, 3, 4)) * sum(_missed(s, seat, place, order) for place in range(len(s.directives)))
    if name == m.ESCORT:
        return _by(s, (3, 4, 6)) if s.client and s.client[1] == 0 else 0
    if name == m.POWDER_KEG:
        return 0 if trucker.loaded else _by(s, (3, 4, 5))
    if name == m.BET:
        return 0 if bet_won(s, seat, order) else stake(s)
    return 0


def lost_in_flight(s: State, seat: int) -> int:
    return len(s.truckers[seat].lost) - s.truckers[seat].grounded


def stake(s: State) -> int:
    return _by(s, (4, 6, 8))


def bet_won(s: State, seat: int, order: list[int]) -> bool:
    """Whether the seat completed the flight and its bet held at launch or at the end, as the bet says."""
    trucker = s.truckers[seat]
    if seat not in order or trucker.bet < 0:
        return False
    bet = BETS[trucker.bet]
    return bet_holds(bet.id, s, seat) if bet.at_end else trucker.met_at_launch > 0


def mirrored_pairs(ship: Ship) -> int:
    """Pairs of squares left and right of column 7 that hold the same kind of component."""
    axis = 7 - FIRST_COLUMN + 1
    pairs = 0
    for q in ship.squares():
        column = q % WIDTH
        other = q + 2 * (axis - column)
        pairs += column < axis and ship.tile[other] >= 0 and ship.kind(q) == ship.kind(other)
    return pairs


def _by(s: State, values: ByLevel) -> int:
    return values[s.level - 1]


def _mass(ship: Ship) -> int:
    return sum(CAPACITY[ship.tile[q]] for q in ship.of_kind(HEAVY_CARGO))


def _most(s: State, seat: int, order: list[int], amounts: ByLevel) -> int:
    best = max(_mass(s.ship(other)) for other in order)
    return _by(s, amounts) if best and _mass(s.ship(seat)) == best else 0


def _envoy(s: State, seat: int, order: list[int]) -> int:
    """Pay for the envoy, minus incidents, plus a bonus for the first to arrive with one."""
    if not s.ship(seat).has_envoy():
        return 0
    pay = max(0, _by(s, (12, 18, 24)) - _by(s, (4, 6, 8)) * s.truckers[seat].incidents)
    first = next(other for other in order if s.ship(other).has_envoy())
    return pay + (_by(s, (4, 6, 8)) if first == seat else 0)


def _guarding(s: State, seat: int, order: list[int]) -> int:
    """If the courier arrives: pay by rank in guard tokens; tied seats all get the better rank."""
    mine = s.truckers[seat].guards
    if not s.client or s.client[1] == 0 or not mine:
        return 0
    return _GUARDS[sum(s.truckers[other].guards > mine for other in order)][s.level - 1]


def _best_story(s: State, seat: int, order: list[int]) -> int:
    best = max(s.truckers[other].story for other in order)
    return _by(s, (4, 6, 8)) if best >= 3 and s.truckers[seat].story == best else 0


def _missed(s: State, seat: int, place: int, order: list[int]) -> bool:
    if s.truckers[seat].met_at_launch >> place & 1:
        return False
    return seat not in order or not directive_holds(ORDERS[s.directives[place]].id, s.ship(seat), s.level)


def kills(ship: Ship, dead: list[int]) -> bool:
    """Riding a Powder Keg: whether the starting cabin is destroyed along with explosive cargo next to it."""
    start = [q for q in dead if ship.kind(q) == START]
    return bool(start) and any(ship.kind(q) == EXPLOSIVE and q - start[0] in AROUND for q in dead)
