"""How the bots build: they place one good tile after another, and stop when the ship is nearly full."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.bots.airworthy import airworthy, engines_that_fit, leaves_hope, moves
from readyroom.games.galaxy_trucker.bots.payloads import best_payload_place
from readyroom.games.galaxy_trucker.bots.placement import MISFIT, best_place, fitting_places
from readyroom.games.galaxy_trucker.bots.supply import alike
from readyroom.games.galaxy_trucker.bots.weights import HARD, Weights
from readyroom.games.galaxy_trucker.cards.tiles import BASE_TILES, DOUBLE_ENGINE, ENGINE
from readyroom.games.galaxy_trucker.ship.legality import bodies, flaws, keepable
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import State, Trucker

HALF: Final = 0.5
"""The share of the board that makes a ship worth flying."""
TURNED_UP: Final = 2
"""With this many unwanted payloads face up, no bot draws another."""


@dataclass(frozen=True)
class Habits:
    """How carefully a bot builds."""

    good: float
    """the least value at which a tile is worth placing; near the end of the heap, anything that fits"""
    glance: int
    """how many of the face-up tiles it considers"""
    full: float
    """the share of the board at which the ship is ready"""
    slips: float
    """how often it places a tile anywhere it fits"""
    payloads: int
    """how many payloads it builds in where the mission pays for them"""
    patience: int
    """with this many tiles face up it stops drawing and looks through all of them, as people do; if none helps, it
    launches once a good part of the ship is built"""
    weigh: Weights = HARD
    """the value of each part, for a builder who weighs the whole ship"""

    def weighing(self, weigh: Weights) -> Habits:
        """The same habits with other weights."""
        return Habits(self.good, self.glance, self.full, self.slips, self.payloads, self.patience, weigh)


def choose_building(s: State, seat: int, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    trucker = s.truckers[seat]
    if interned.READY in legal:
        return interned.READY
    if interned.ABSTAIN in legal:
        return interned.ABSTAIN  # the people at the table choose; among bots, it is random
    if isinstance(legal[0], (a.Wish, a.Drop, a.PlaceBet)):
        return legal[chance.below(len(legal))]
    if interned.TURN_HOURGLASS in legal and (trucker.number or ready(s, trucker, habits)):
        return interned.TURN_HOURGLASS
    if interned.PUT_BACK in legal:
        return interned.PUT_BACK
    if trucker.hand >= 0:
        return _with_tile(s, trucker, legal, chance, habits)
    return _with_empty_hand(s, trucker, legal, habits)


def ready(s: State, trucker: Trucker, habits: Habits) -> bool:
    """Whether the ship is finished, or time is short and it can fly."""
    ship = trucker.ship
    built = len(ship.squares()) / len(ship.board.squares)
    last_run = s.options.pace == "hourglass" and s.circle == 0
    return airworthy(ship) and (built >= habits.full or (last_run and built >= HALF))


def crowded(s: State, trucker: Trucker, habits: Habits) -> bool:
    """Whether enough tiles are face up, counting the one in hand, that there is no need to draw more."""
    return len(s.open) + (trucker.hand >= 0) >= habits.patience


def _with_tile(s: State, trucker: Trucker, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    ship, tile = trucker.ship, trucker.hand
    away = interned.RETURN if interned.RETURN in legal else interned.SET_ASIDE
    settled = payload_or_engine(s, trucker, away)
    if settled is not None:
        return settled
    if habits.slips and chance.below(100) < 100 * habits.slips:
        ways = fitting_places(ship, tile)
        if ways:
            square, turn = ways[chance.below(len(ways))]
            if leaves_hope(s, ship, tile, square, turn):
                return interned.PLACE[s.board][square][turn]
    value, square, turn = best_place(ship, tile)
    choosy = len(s.heap) > 20 and interned.RETURN in legal and (half_built(ship) or not crowded(s, trucker, habits))
    enough = habits.good if choosy else MISFIT + 1
    if value >= enough and leaves_hope(s, ship, tile, square, turn):
        return interned.PLACE[s.board][square][turn]
    return away


def payload_or_engine(s: State, trucker: Trucker, away: Action) -> Action | None:
    """The easy cases: a payload is built in if it pays, and the first engine goes wherever it fits."""
    ship, tile = trucker.ship, trucker.hand
    if tile >= BASE_TILES:
        value, square, turn = best_payload_place(s, trucker.seat, tile)
        return interned.PLACE[s.board][square][turn] if value > 0.0 else away
    if not moves(ship) and engines_that_fit(ship, [tile]):
        _, square, turn = best_place(ship, tile)
        return interned.PLACE[s.board][square][turn]
    return None


def _with_empty_hand(s: State, trucker: Trucker, legal: list[Action], habits: Habits) -> Action:
    finish = [action for action in legal if isinstance(action, a.Finish)]
    if ready(s, trucker, habits) and finish:
        return finish[0]
    wanted = engine_or_payload(s, trucker, legal, habits)
    if wanted is not None:
        return wanted
    many = crowded(s, trucker, habits)
    seen = alike(s.open) if many else s.open[-habits.glance :]
    near = [tile for tile in seen if tile < BASE_TILES and interned.TAKE[tile] in legal]
    if near:
        best = max(near, key=lambda tile: best_place(trucker.ship, tile)[0])
        value, square, turn = best_place(trucker.ship, best)
        enough = habits.good + (1.0 if s.heap and not many else 0.0)
        if many and not half_built(trucker.ship):
            enough = MISFIT + 1
        if value >= enough and leaves_hope(s, trucker.ship, best, square, turn):
            return interned.TAKE[best]
    if many and finish and airworthy(trucker.ship):
        return finish[0]
    if interned.DRAW in legal:
        return interned.DRAW
    more = s.heap or (not moves(trucker.ship) and engines_that_fit(trucker.ship, s.open))
    return interned.END_TURN if interned.END_TURN in legal and more else finish[0]


def half_built(ship: Ship) -> bool:
    return len(ship.squares()) >= HALF * len(ship.board.squares)


def engine_or_payload(s: State, trucker: Trucker, legal: list[Action], habits: Habits) -> Action | None:
    """Takes the first face-up engine that fits if the ship cannot move. Builds in dealt crates as soon as it pays.
    Where a mission pays for payloads, takes a few, or draws if most kinds would do and few have been drawn in vain."""
    ship, seat = trucker.ship, trucker.seat
    if not moves(ship):
        takes = [tile for tile in engines_that_fit(ship, s.open) if interned.TAKE[tile] in legal]
        if takes:
            return interned.TAKE[takes[0]]
    for tile in trucker.aside:
        if tile >= BASE_TILES and best_payload_place(s, seat, tile)[0] > 0.0:
            return interned.UNPACK[tile]
    aboard = sum(tile >= BASE_TILES for tile in ship.tile)
    built = len(ship.squares()) / len(ship.board.squares)
    if s.mission < 0 or aboard >= habits.payloads or built <= 0.4:
        return None
    lying = [tile for tile in alike(s.open) if tile >= BASE_TILES and interned.TAKE[tile] in legal]
    worth, best = max(((best_payload_place(s, seat, tile)[0], tile) for tile in lying), default=(0.0, 0))
    if worth > 0.0:
        return interned.TAKE[best]
    if interned.DRAW_PAYLOAD in legal and sum(tile >= BASE_TILES for tile in s.open) < TURNED_UP:
        heap = alike(s.crates)
        if 2 * sum(best_payload_place(s, seat, tile)[0] > 0.0 for tile in heap) > len(heap):
            return interned.DRAW_PAYLOAD
    return None


def choose_correction(ship: Ship, legal: list[Action]) -> Action:
    """The correction that leaves the most of the ship, counting mistakes as lost; a corrected ship is finished."""
    finish = next((action for action in legal if isinstance(action, a.Finish)), None)
    if finish is not None:
        return finish
    return max((action for action in legal if isinstance(action, (a.Remove, a.Keep))), key=lambda one: _left(ship, one))


def _left(ship: Ship, action: Action) -> int:
    trial = ship.clone()
    if isinstance(action, a.Remove):
        trial.remove(trial.board.number[action.square])
    elif isinstance(action, a.Keep):
        kept = trial.board.number[action.square]
        for body in bodies(trial):
            if kept not in body:
                for square in body:
                    trial.remove(square)
    parts = keepable(trial, bodies(trial))
    biggest = max((len(body) for body in parts), default=0)
    engines = bool(trial.of_kind(ENGINE) or trial.of_kind(DOUBLE_ENGINE))
    return 10 * biggest - 12 * len(flaws(trial)) + 40 * engines
