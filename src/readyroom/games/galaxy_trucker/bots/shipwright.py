"""How the hard bot and the expert build: each tile goes where the whole ship gains most, or back to the warehouse."""

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
"""The least gain at which a tile is placed; the room it takes is already counted."""
TAKEN: Final = 0.6
"""The least gain at which a face-up tile is taken while there are tiles to draw."""
READS_AFTER: Final = 4
"""With this many parts built, it looks at the cards."""
GLANCE: Final = 30
"""How many of the latest face-up tiles it considers while there are tiles to draw."""
SLACK: Final = 0.4
"""A tile taken on purpose is not returned for a small loss: in hand, it is missing from the supply."""
HOPES: Final[tuple[float, ...]] = (1.0, 0.6, 0.3, 0.0)
"""When there is nothing left to draw and no face-up tile is good enough, a builder lowers its hopes."""
LAST_HOPE: Final = 0.5
"""The most hope on the last run of the hourglass."""


def build_well(s: State, seat: int, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    """Places and takes tiles by their value to the ship; everything else follows ``habits``."""
    trucker = s.truckers[seat]
    if interned.AGREE["supercard"] in legal:
        return interned.AGREE["supercard"]  # hard dares; anyone can refuse
    if trucker.hand >= 0 and isinstance(legal[0], a.Place):
        return _with_tile(s, trucker, legal, habits)
    if interned.DRAW in legal or (s.open and interned.TAKE[s.open[-1]] in legal):
        return _with_empty_hand(s, trucker, legal, chance, habits)
    return choose_building(s, seat, legal, chance, habits)


def _with_tile(s: State, trucker: Trucker, legal: list[Action], habits: Habits) -> Action:
    """Places the tile where it does the most good. A tile taken on purpose is placed even with lower hopes."""
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
    """The best placing after which the ship can still launch."""
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
    """Whether a builder makes do with the face-up tiles: there is nothing left to draw, or plenty is face up and the
    ship is half built and can launch."""
    ship = trucker.ship
    return not s.heap or (crowded(s, trucker, habits) and half_built(ship) and airworthy(ship))


def _unread(s: State, seat: int, legal: list[Action]) -> Action | None:
    """A pile this seat has not looked at: the cards to come tell what to build."""
    for pile, seen in enumerate(s.seen):
        if pile < OPEN_PILES and not seen >> seat & 1 and interned.LOOK[pile] in legal:
            return interned.LOOK[pile]
    return None


def _hopes(s: State, settling: bool) -> list[float]:
    """The hopes to try in turn: ever lower if the builder must make do with the face-up tiles."""
    most = LAST_HOPE if s.options.pace == "hourglass" and s.circle == 0 else 1.0
    return [hope for hope in HOPES if hope <= most] if settling else [most]
