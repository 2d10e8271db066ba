"""How the hard bot builds: each tile goes where the whole ship gains most, or back into the middle."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.bots.builder import Habits, choose_building, crate
from readyroom.games.galaxy_trucker.bots.demands import demands
from readyroom.games.galaxy_trucker.bots.fitting import MISFIT, fitting_places
from readyroom.games.galaxy_trucker.bots.supply import Supply, alike
from readyroom.games.galaxy_trucker.bots.worth import worth
from readyroom.games.galaxy_trucker.ship.ship import EMPTY, Ship
from readyroom.games.galaxy_trucker.state import State, Trucker

GOOD_ENOUGH: Final = 0.1
"""A tile is placed if the ship gains so much by it: the room that it takes is counted already."""
TAKEN: Final = 0.6
"""One that lies open is taken if the ship gains so much, while there is something to draw."""
SLACK: Final = 0.4
"""One that has been taken on purpose is not put back for a trifle: in hand, it is missing among those to be had."""
HOPES: Final[tuple[float, ...]] = (1.0, 0.6, 0.3, 0.0)
"""When nothing is left to draw and nothing that lies open is good enough, a builder hopes for less."""
LAST_HOPE: Final = 0.5
"""On the last run of the sand."""


class Plan:
    """What a builder reckons with: the cards to come, the tiles to be had, and how much of the ship will be built."""

    __slots__ = ("hope", "supply", "want")

    def __init__(self, s: State, seat: int, hope: float) -> None:
        self.want = demands(s, seat)
        self.supply = Supply(s)
        self.hope = hope


def build_well(s: State, seat: int, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    """Places and takes tiles by what they are worth to the ship; all else by ``habits``."""
    trucker = s.truckers[seat]
    if trucker.hand >= 0 and isinstance(legal[0], a.Place):
        return _with_tile(s, trucker, legal)
    if interned.DRAW in legal or (s.open and interned.TAKE[s.open[-1]] in legal):
        return _with_empty_hand(s, trucker, legal, chance, habits)
    return choose_building(s, seat, legal, chance, habits)


def _with_tile(s: State, trucker: Trucker, legal: list[Action]) -> Action:
    """A tile is built in where it does most good. One that was taken on purpose is, with whatever hope."""
    may_return = interned.RETURN in legal
    hope = _hope(s)
    for less in HOPES if not s.heap else HOPES[:1]:
        gain, square, turn = best_gain(trucker.ship, trucker.hand, Plan(s, trucker.seat, min(less, hope)))
        if gain >= (GOOD_ENOUGH - (SLACK if not s.heap else 0.0) if may_return else MISFIT + 1):
            return interned.PLACE[s.board][square][turn]
    return interned.RETURN if may_return else interned.SET_ASIDE


def _with_empty_hand(s: State, trucker: Trucker, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    ship = trucker.ship
    if not ship.open_squares() or len(ship.squares()) == len(ship.board.squares):
        return choose_building(s, trucker.seat, legal, chance, habits)
    payload = crate(s, trucker, legal)
    if payload is not None:
        return payload
    hope = _hope(s)
    takeable = [tile for tile in alike(s.open) if interned.TAKE[tile] in legal]
    for less in HOPES if interned.DRAW not in legal else HOPES[:1]:
        tile, gain = _best_of(ship, takeable, Plan(s, trucker.seat, min(less, hope)))
        if gain >= (TAKEN if interned.DRAW in legal else GOOD_ENOUGH):
            return interned.TAKE[tile]
    if interned.DRAW in legal:
        return interned.DRAW
    return choose_building(s, trucker.seat, legal, chance, habits)


def _hope(s: State) -> float:
    return LAST_HOPE if s.options.pace == "hourglass" and s.circle == 0 else 1.0


def _best_of(ship: Ship, tiles: list[int], plan: Plan) -> tuple[int, float]:
    best, most = EMPTY, MISFIT
    for tile in tiles:
        gain, _, _ = best_gain(ship, tile, plan)
        if gain > most:
            best, most = tile, gain
    return best, most


def best_gain(ship: Ship, tile: int, plan: Plan) -> tuple[float, int, int]:
    """The best square and turn for a tile, and what the ship gains by it; MISFIT if it fits nowhere."""
    before = worth(ship, plan.want, plan.supply, plan.hope)
    best, where, how = MISFIT, 0, 0
    for square, turn in fitting_places(ship, tile):
        ship.place(square, tile, turn)
        gain = worth(ship, plan.want, plan.supply, plan.hope) - before
        ship.remove(square)
        if gain > best:
            best, where, how = gain, square, turn
    return best, where, how
