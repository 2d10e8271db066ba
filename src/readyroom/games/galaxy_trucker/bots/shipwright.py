"""How the hard bot builds: each tile goes where the whole ship gains most, or back into the middle."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.bots.builder import Habits, choose_building, crate
from readyroom.games.galaxy_trucker.bots.fitting import MISFIT, fitting_places
from readyroom.games.galaxy_trucker.bots.worth import worth
from readyroom.games.galaxy_trucker.ship.ship import EMPTY, Ship
from readyroom.games.galaxy_trucker.state import State, Trucker

TAKEN: Final = 0.6
"""A tile that lies open is taken if the ship gains so much more by it than by one that is just good enough."""
CHOOSY: Final = (0.9, 2.0, 2.4)
"""A tile is good enough if the ship gains so much by it, by class, while the heap is high,"""
ENOUGH_HEAP: Final = 80
"""of at least so many tiles,"""
DESPERATE: Final = 0.3
"""and so much when there is nothing left to draw."""


def build_well(s: State, seat: int, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    """Places and takes tiles by what they are worth to the ship; all else by ``habits``."""
    trucker = s.truckers[seat]
    if trucker.hand >= 0 and isinstance(legal[0], a.Place):
        return _with_tile(s, trucker, legal)
    if interned.DRAW in legal or (s.open and interned.TAKE[s.open[-1]] in legal):
        return _with_empty_hand(s, trucker, legal, chance, habits)
    return choose_building(s, seat, legal, chance, habits)


def _with_tile(s: State, trucker: Trucker, legal: list[Action]) -> Action:
    gain, square, turn = best_gain(trucker.ship, trucker.hand, _hope(s))
    may_return = interned.RETURN in legal
    if gain >= (good_enough(s) if may_return else MISFIT + 1):
        return interned.PLACE[s.board][square][turn]
    return interned.RETURN if may_return else interned.SET_ASIDE


def _with_empty_hand(s: State, trucker: Trucker, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    ship = trucker.ship
    if not ship.open_squares() or len(ship.squares()) == len(ship.board.squares):
        return choose_building(s, trucker.seat, legal, chance, habits)
    payload = crate(s, trucker, legal)
    if payload is not None:
        return payload
    best, most = EMPTY, good_enough(s) + (TAKEN if interned.DRAW in legal else 0.0)
    for tile in s.open:
        gain, _, _ = best_gain(ship, tile, _hope(s))
        if gain >= most and interned.TAKE[tile] in legal:
            best, most = tile, gain
    if best >= 0:
        return interned.TAKE[best]
    if interned.DRAW in legal:
        return interned.DRAW
    return choose_building(s, trucker.seat, legal, chance, habits)


def good_enough(s: State) -> float:
    """What a tile must add to the ship. While much lies face down and there is time, something better may come."""
    return DESPERATE + CHOOSY[s.level - 1] * _hope(s)


def _hope(s: State) -> float:
    """How much more can be expected: 1 while the heap is high, little on the last run of the sand."""
    hope = min(1.0, len(s.heap) / ENOUGH_HEAP)
    return min(hope, 0.2) if s.options.pace == "hourglass" and s.circle == 0 else hope


def best_gain(ship: Ship, tile: int, hope: float) -> tuple[float, int, int]:
    """The best square and turn for a tile, and what the ship gains by it; MISFIT if it fits nowhere."""
    before = worth(ship, hope)
    best, where, how = MISFIT, 0, 0
    for square, turn in fitting_places(ship, tile):
        ship.place(square, tile, turn)
        gain = worth(ship, hope) - before
        ship.remove(square)
        if gain > best:
            best, where, how = gain, square, turn
    return best, where, how
