"""How the bot builds: it fits one good tile after another, and stops when the ship is nearly full."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.bots.fitting import MISFIT, best_place, fitting_places
from readyroom.games.galaxy_trucker.cards.tiles import BASE_TILES, ENGINE
from readyroom.games.galaxy_trucker.ship.checking import bodies, flaws, keepable
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import State, Trucker

PAYLOADS: Final = 3
"""So many crates are taken aboard where a mission pays for them."""


class Habits(msgspec.Struct, frozen=True):
    """How carefully somebody builds."""

    good: float
    """a tile is worth placing if it is worth so much; near the end of the heap, anything that fits"""
    glance: int
    """how many of the tiles lying open it takes in"""
    full: float
    """a ship with so much of its board built is ready"""
    slips: float
    """how often it puts a tile anywhere it fits"""


def choose_building(s: State, seat: int, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    trucker = s.truckers[seat]
    if interned.READY in legal:
        return interned.READY
    if interned.ABSTAIN in legal:
        return interned.ABSTAIN  # the people at the table choose; among bots, chance does
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
    """Whether the ship is built, or time is short and it can fly."""
    ship = trucker.ship
    built = len(ship.squares()) / len(ship.board.squares)
    last_run = s.options.pace == "hourglass" and s.circle == 0
    return built >= habits.full or (last_run and built >= 0.5 and bool(ship.of_kind(ENGINE)))


def _with_tile(s: State, trucker: Trucker, legal: list[Action], chance: Chance, habits: Habits) -> Action:
    if habits.slips and chance.below(100) < 100 * habits.slips:
        ways = fitting_places(trucker.ship, trucker.hand)
        if ways:
            square, turn = ways[chance.below(len(ways))]
            return interned.PLACE[s.board][square][turn]
    value, square, turn = best_place(trucker.ship, trucker.hand)
    enough = habits.good if len(s.heap) > 20 and interned.RETURN in legal else MISFIT + 1
    if value >= enough:
        return interned.PLACE[s.board][square][turn]
    return interned.RETURN if interned.RETURN in legal else interned.SET_ASIDE


def _with_empty_hand(s: State, trucker: Trucker, legal: list[Action], habits: Habits) -> Action:
    finish = [action for action in legal if isinstance(action, a.Finish)]
    if ready(s, trucker, habits) and finish:
        return finish[0]
    payload = crate(s, trucker, legal)
    if payload is not None:
        return payload
    if s.open and interned.TAKE[s.open[-1]] in legal:
        near = s.open[-habits.glance :]
        best = max(near, key=lambda tile: best_place(trucker.ship, tile)[0])
        if best_place(trucker.ship, best)[0] >= (habits.good + 1.0 if s.heap else habits.good):
            return interned.TAKE[best]
    if interned.DRAW in legal:
        return interned.DRAW
    return interned.END_TURN if interned.END_TURN in legal and s.heap else finish[0]


def crate(s: State, trucker: Trucker, legal: list[Action]) -> Action | None:
    """Crates that were dealt are built in as soon as they fit; where a mission pays for payloads, a few are drawn."""
    for tile in trucker.aside:
        if tile >= BASE_TILES and best_place(trucker.ship, tile)[0] > MISFIT:
            return interned.UNPACK[tile]
    aboard = sum(tile >= BASE_TILES for tile in trucker.ship.tile)
    built = len(trucker.ship.squares()) / len(trucker.ship.board.squares)
    if interned.DRAW_PAYLOAD in legal and aboard < PAYLOADS and built > 0.4:
        return interned.DRAW_PAYLOAD
    return None


def choose_correction(ship: Ship, legal: list[Action]) -> Action:
    """The correction that leaves the most of the ship, mistakes counted as lost; what is right again is finished."""
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
    return 10 * biggest - 12 * len(flaws(trial))
