"""How the hard bot and the expert build: each tile goes where the whole ship gains most, or back into the middle."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.bots.airworthy import airworthy, leaves_hope
from readyroom.games.galaxy_trucker.bots.builder import (
    Habits,
    choose_building,
    crowded,
    engine_or_payload,
    half_built,
    payload_or_engine,
)
from readyroom.games.galaxy_trucker.bots.search import Placing, Search, best_with
from readyroom.games.galaxy_trucker.bots.supply import alike
from readyroom.games.galaxy_trucker.cards.adventures import OPEN_PILES
from readyroom.games.galaxy_trucker.cards.tiles import BASE_TILES
from readyroom.games.galaxy_trucker.state import State, Trucker

GOOD_ENOUGH: Final = 0.1
"""A tile is placed if the ship gains so much by it: the room that it takes is counted already."""
TAKEN: Final = 0.6
"""One that lies open is taken if the ship gains so much, while there is something to draw."""
READS_AFTER: Final = 4
"""With so many parts built, it reads the cards."""
GLANCE: Final = 30
"""While there is something to draw, it takes in so many of the tiles that lie open, the latest ones."""
SLACK: Final = 0.4
"""One that has been taken on purpose is not put back for a trifle: in hand, it is missing among those to be had."""
HOPES: Final[tuple[float, ...]] = (1.0, 0.6, 0.3, 0.0)
"""When nothing is left to draw and nothing that lies open is good enough, a builder hopes for less."""
LAST_HOPE: Final = 0.5
"""On the last run of the sand."""


def build_well(s: State, seat: int, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    """Places and takes tiles by what they are worth to the ship; all else by ``habits``."""
    trucker = s.truckers[seat]
    if interned.AGREE["supercard"] in legal:
        return interned.AGREE["supercard"]  # hard dares; anybody can refuse
    if trucker.hand >= 0 and isinstance(legal[0], a.Place):
        return _with_tile(s, trucker, legal, habits)
    if interned.DRAW in legal or (s.open and interned.TAKE[s.open[-1]] in legal):
        return _with_empty_hand(s, trucker, legal, chance, habits)
    return choose_building(s, seat, legal, chance, habits)


def _with_tile(s: State, trucker: Trucker, legal: list[Action], habits: Habits) -> Action:
    """A tile is built in where it does most good. One that was taken on purpose is, with whatever hope."""
    may_return = interned.RETURN in legal
    away = interned.RETURN if may_return else interned.SET_ASIDE
    settled = payload_or_engine(s, trucker, away)
    if settled is not None:
        return settled
    settling = _settles(s, trucker, habits)
    slack = SLACK if settling else 0.0
    places = Search(s, trucker.seat, habits.weigh).places([trucker.hand])
    for hope in _hopes(s, settling):
        best = _best(s, trucker, places, hope)
        if best is not None and (not may_return or best.gain(hope) >= GOOD_ENOUGH - slack):
            return interned.PLACE[s.board][best.square][best.turn]
    return away


def _best(s: State, trucker: Trucker, places: list[Placing], hope: float) -> Placing | None:
    """The best place after which the ship can still take off."""
    left = places.copy()
    while (best := best_with(left, hope)) is not None:
        if leaves_hope(s, trucker.ship, best.tile, best.square, best.turn):
            return best
        left.remove(best)
    return None


def _with_empty_hand(s: State, trucker: Trucker, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    ship = trucker.ship
    if not ship.open_squares():
        return choose_building(s, trucker.seat, legal, chance, habits)
    wanted = engine_or_payload(s, trucker, legal, habits)
    if wanted is not None:
        return wanted
    look = _unread(s, trucker.seat, legal)
    if look is not None and len(ship.squares()) >= READS_AFTER:
        return look
    many = crowded(s, trucker, habits)
    may_draw = interned.DRAW in legal and not _settles(s, trucker, habits)
    lying = [tile for tile in alike(s.open[-GLANCE:] if may_draw and not many else s.open) if tile < BASE_TILES]
    places = Search(s, trucker.seat, habits.weigh).places([tile for tile in lying if interned.TAKE[tile] in legal])
    for hope in _hopes(s, not may_draw):
        best = _best(s, trucker, places, hope)
        if best is not None and best.gain(hope) >= (TAKEN if may_draw else GOOD_ENOUGH):
            return interned.TAKE[best.tile]
    if may_draw:
        return interned.DRAW
    finish = next((action for action in legal if isinstance(action, a.Finish)), None)
    if many and finish is not None and airworthy(ship):
        return finish
    return choose_building(s, trucker.seat, legal, chance, habits)


def _settles(s: State, trucker: Trucker, habits: Habits) -> bool:
    """Whether a builder makes do with what lies open: nothing is left to draw, or enough was turned up for a ship that
    is half built and can take off."""
    ship = trucker.ship
    return not s.heap or (crowded(s, trucker, habits) and half_built(ship) and airworthy(ship))


def _unread(s: State, seat: int, legal: list[Action]) -> Action | None:
    """A pile of cards that has not been looked at: what is coming tells what to build."""
    for pile, seen in enumerate(s.seen):
        if pile < OPEN_PILES and not seen >> seat & 1 and interned.LOOK[pile] in legal:
            return interned.LOOK[pile]
    return None


def _hopes(s: State, settling: bool) -> list[float]:
    """How much is hoped for: less and less by one who must settle for what there is."""
    most = LAST_HOPE if s.options.pace == "hourglass" and s.circle == 0 else 1.0
    return [hope for hope in HOPES if hope <= most] if settling else [most]
