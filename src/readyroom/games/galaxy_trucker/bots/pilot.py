"""How the bots fly: they power what pays, load the most valuable goods, and keep their crew."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.adventures import ABANDONED_SHIP, CANNONS, ENGINES, OPEN_SPACE, PIRATES, Goods
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import GOOD_NUMBER, PRICE, RED
from readyroom.games.galaxy_trucker.cards.tiles import CAPACITY, DOUBLE_ENGINE, ENGINE, MODULE, RED_HOLD
from readyroom.games.galaxy_trucker.ship.legality import bodies
from readyroom.games.galaxy_trucker.ship.payload import usable_holds
from readyroom.games.galaxy_trucker.ship.ship import PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import cannon_halves, engine_strength
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.flight import OpeningCrate
from readyroom.games.galaxy_trucker.steps.loading import Loading, in_stock

FLY_WITH: Final = 3
"""How many humans stay aboard even where guests would pay for their places,"""
LAST_HUMANS: Final = 2
"""and how few must be left before guests are lost first."""


def choose_flying(s: State, seat: int, legal: list[Action], chance: Chance) -> Action:
    ship = s.ship(seat)
    top = s.stack[-1]
    if interned.FLY_ON in legal:
        return interned.FLY_ON
    if isinstance(top, DeclareStrength):
        return _power(s, seat, top, legal)
    if isinstance(top, Loading):
        return _load(ship, top, legal)
    if interned.SUFFER in legal:
        return _defend(ship, legal)
    if interned.CLAIM_IMMUNITY in legal:
        return interned.CLAIM_IMMUNITY
    if isinstance(legal[0], a.SeatGuests):
        return legal[max(0, min(2, ship.humans() - FLY_WITH))]
    if isinstance(legal[0], a.SeatEnvoy):
        return legal[-1] if ship.humans() >= 2 + FLY_WITH else legal[0]
    if isinstance(top, BlackHole):
        return _escape(s, ship, top, legal)
    if isinstance(top, OpeningCrate):
        return interned.DECLINE
    if interned.DECLINE in legal:
        return _answer_offer(s, seat, legal)
    first = legal[0]
    if isinstance(first, a.Board):
        return _board(ship, legal)
    if isinstance(first, a.Keep):
        return max(legal, key=lambda action: _kept(ship, action))
    if isinstance(legal[-1], a.LoseGuest):
        return legal[-1] if ship.humans() <= LAST_HUMANS else first  # a commuter pays, a spare human does not
    if isinstance(first, a.LoseCrew):
        return max(legal, key=lambda action: _spare(ship, action))
    return first


def _power(s: State, seat: int, step: DeclareStrength, legal: list[Action]) -> Action:
    """Powers a part if the reachable strength is worth the tokens."""
    ship = s.ship(seat)
    wants = _wants_more(s, seat, step)
    ways = [action for action in legal if isinstance(action, a.Power)]
    if not wants or not ways:
        return interned.DECLARE
    number = ship.board.number
    return max(ways, key=lambda way: (_gain(ship, step, number[way.part]), ship.tokens[number[way.battery]]))


def _gain(ship: Ship, step: DeclareStrength, part: int) -> int:
    powered = [*step.powered, part]
    return engine_strength(ship, powered) if step.measure == ENGINES else cannon_halves(ship, powered)


def _wants_more(s: State, seat: int, step: DeclareStrength) -> bool:
    ship = s.ship(seat)
    now = step.strength(s)
    card = CARDS[s.card]
    if step.measure == CANNONS and card.strength:
        goal = 2 * card.strength
        reach = _reach(ship, step)
        if now > goal or reach < goal:
            return False
        return now < goal or reach > goal
    if card.kind == OPEN_SPACE:
        return now == 0 or ship.token_count() > 2
    rivals = [s.truckers[other].declared for other in s.order() if other != seat]
    return bool(rivals) and now <= min(rivals) and ship.token_count() > 1


def _reach(ship: Ship, step: DeclareStrength) -> int:
    """The cannon strength with as many double cannons powered as there are tokens, best first."""
    idle = [q for q in range(len(ship.tile)) if ship.tile[q] >= 0 and q not in step.powered]
    guns = sorted((q for q in idle if _gain(ship, step, q) > cannon_halves(ship, step.powered)), key=_turned(ship))
    return cannon_halves(ship, [*step.powered, *guns[: ship.token_count()]])


class _turned:
    """Sorts parts: those that point forward first."""

    def __init__(self, ship: Ship) -> None:
        self.ship = ship

    def __call__(self, square: int) -> int:
        return self.ship.turn[square]


def _load(ship: Ship, step: Loading, legal: list[Action]) -> Action:
    """Stows the most valuable block first, red ones in special holds; a cheaper block makes room."""
    stows = [action for action in legal if isinstance(action, a.Stow)]
    if stows:
        return max(stows, key=lambda action: _stow_value(ship, action))
    for good in step.dock:
        cheaper = [
            action
            for action in legal
            if isinstance(action, a.Unload)
            and GOOD_NUMBER[action.good] < good
            and (good < RED or ship.kind(ship.board.number[action.hold]) == RED_HOLD)
        ]
        if cheaper:
            return min(cheaper, key=lambda action: GOOD_NUMBER[action.good])
    return interned.DEPART


def _stow_value(ship: Ship, action: a.Stow) -> tuple[int, bool]:
    good = GOOD_NUMBER[action.good]
    special = ship.kind(ship.board.number[action.hold]) == RED_HOLD
    return good, special == (good == RED)


def _defend(ship: Ship, legal: list[Action]) -> Action:
    """Stops whatever can be stopped, with a token from the fullest battery."""
    if interned.SHOOT_FREE in legal:
        return interned.SHOOT_FREE
    ways = [action for action in legal if isinstance(action, (a.Shield, a.Shoot))]
    return max(ways, key=lambda way: ship.tokens[ship.board.number[way.battery or ""]]) if ways else interned.SUFFER


def _answer_offer(s: State, seat: int, legal: list[Action]) -> Action:
    """Weighs goods and credits against days and crew."""
    ship = s.ship(seat)
    card = CARDS[s.card]
    if card.planets:
        lands = [action for action in legal if isinstance(action, a.Land)]
        best = max(lands, key=lambda land: gain(ship, in_stock(s, card.planets[land.planet - 1])))
        worth = gain(ship, in_stock(s, card.planets[best.planet - 1]))
        return best if worth > card.days else interned.DECLINE
    if card.kind == ABANDONED_SHIP:
        spared = ship.crew_count() - card.crew
        return interned.ACCEPT if spared >= 2 and card.credits > card.days else interned.DECLINE
    worth = card.credits if card.credits or card.kind == PIRATES else gain(ship, in_stock(s, card.goods))
    return interned.ACCEPT if worth > card.days else interned.DECLINE


def gain(ship: Ship, goods: Goods) -> int:
    """What these goods would add to the cargo's value, with the cheapest thrown away."""
    red_room = sum(CAPACITY[ship.tile[q]] for q in usable_holds(ship) if ship.kind(q) == RED_HOLD)
    room = sum(CAPACITY[ship.tile[q]] for q in usable_holds(ship))
    have = [good for good, count in enumerate(ship.goods()) for _ in range(count)]
    return _best_cargo([*have, *goods], room, red_room) - _best_cargo(have, room, red_room)


def _best_cargo(goods: list[int], room: int, red_room: int) -> int:
    reds = min(red_room, goods.count(RED))
    others = sorted((good for good in goods if good < RED), reverse=True)[: room - reds]
    return reds * PRICE[RED] + sum(PRICE[good] for good in others)


def _escape(s: State, ship: Ship, step: BlackHole, legal: list[Action]) -> Action:
    """Powers its engines, then gives up the least important components; if that fails, the ship is lost."""
    ways = [action for action in legal if isinstance(action, a.Power)]
    if ways and step.needed(s) > len(step.chosen):
        return ways[0]
    if interned.DECLARE in legal:
        return interned.DECLARE
    goes = [action for action in legal if isinstance(action, a.Jettison)]
    if step.needed(s) > len(step.chosen) and goes:
        return min(goes, key=lambda go: _dear(ship, ship.board.number[go.square]))
    return interned.CONCEDE


def _dear(ship: Ship, q: int) -> int:
    """How much a component would be missed: engines most, then parts with something on them."""
    if ship.kind(q) in (ENGINE, DOUBLE_ENGINE):
        return 100
    return ship.crew[q] * 4 + ship.tokens[q] * 3 + sum(ship.cargo[q]) + (ship.kind(q) != MODULE)


def _board(ship: Ship, legal: list[Action]) -> Action:
    """Takes an alien where its bonus has something to add to and enough humans remain."""
    wants_purple = cannon_halves(ship, []) >= 4
    wants_brown = engine_strength(ship, []) >= 1
    cabins = len(ship.cabins())

    def liking(action: Action) -> float:
        assert isinstance(action, a.Board)
        aliens = (action.purple is not None) + (action.brown is not None)
        score = (2.0 if wants_purple else -1.0) * (action.purple is not None)
        score += (1.5 if wants_brown else -1.0) * (action.brown is not None)
        return score - (5.0 if cabins - aliens < 2 else 0.0)

    return max(legal, key=liking)


def _kept(ship: Ship, action: Action) -> int:
    assert isinstance(action, a.Keep)
    square = ship.board.number[action.square]
    body = next(body for body in bodies(ship) if square in body)
    humans = sum(ship.crew[q] for q in body if ship.crew[q] < PURPLE)
    return len(body) + (100 if humans else 0)


def _spare(ship: Ship, action: Action) -> int:
    """Prefers to lose one of two humans in a cabin, then an alien, and the last human only at the end."""
    assert isinstance(action, a.LoseCrew)
    who = ship.crew[ship.board.number[action.cabin]]
    if who >= PURPLE:
        return 5 if ship.humans() <= 1 else 1
    return 0 if ship.humans() <= 1 else 2 + who
