"""A quick bot for simulations and benchmarks: it places whatever fits, flies to the last card, and otherwise picks any
legal action. Its ships are ugly but they fly; random actions would build almost nothing."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.playout import BEAT, run_clock
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import interned, warehouse
from readyroom.games.galaxy_trucker.cards.tiles import SIDE
from readyroom.games.galaxy_trucker.ship.board import BOARDS, STEP
from readyroom.games.galaxy_trucker.ship.legality import facing, lies_well
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import State, Trucker
from readyroom.games.galaxy_trucker.steps.building import Building
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards
from readyroom.games.galaxy_trucker.steps.relaxed import BuildInTurns
from readyroom.games.galaxy_trucker.steps.repairs import Repairs

NEARLY_FULL: Final = 90
"""The percentage of squares at which it stops building;"""
ENOUGH: Final = 50
"""from this percentage on it may stop early,"""
IMPATIENT: Final = 10
"""with a chance of one in this many per tile."""
CRATES: Final = 8
"""Missions: it draws a payload once in this many tiles."""


def play_quickly(game: Game[Any, Any, Any, Any], state: State, chance: Chance, most: int, now: int = 0) -> int:
    """Like ``core.playout.playout``, with this bot's choices: plays on from a state, in place, to its end or for
    ``most`` actions, and returns how many were taken.

    >>> import readyroom
    >>> from readyroom.core.chance import QuickChance
    >>> match = readyroom.new_match("galaxy-trucker", seats=2, options={"flights": "I"}, seed=7)
    >>> state = match.state.clone()
    >>> play_quickly(match.game, state, QuickChance(1), most=10_000) > 50
    True
    """
    t = Telling(chance, now, aloud=False)
    actions = 0
    while actions < most and not state.over:
        for seat in game.to_act(state):
            action = choose_quickly(state, seat, chance)
            if action is not None:
                game.apply(state, seat, action, t)
                actions += 1
        if game.deadline(state) is not None:
            run_clock(game, state, t, t.now + BEAT)
        chance.outcomes.clear()
    return actions


def choose_quickly(s: State, seat: int, chance: Chance) -> Action | None:
    """A legal action for this seat; None if it has none."""
    if not s.stack:
        return None
    top = s.stack[-1]
    if isinstance(top, BetweenCards):
        return interned.FLY_ON if seat in top.seats else None
    if isinstance(top, BuildInTurns):
        may_draw = s.takes > 0
        return _build(s, s.truckers[seat], may_draw, chance) if seat == top.seat else None
    if isinstance(top, Building) and seat in top.seats:
        return _build(s, s.truckers[seat], True, chance)
    legal = top.legal(s, seat)
    if isinstance(top, Repairs) and legal:
        return _repair(legal)
    return legal[chance.below(len(legal))] if legal else None


def _build(s: State, trucker: Trucker, may_draw: bool, chance: Chance) -> Action:
    if trucker.looking >= 0:
        return interned.PUT_BACK
    ship = trucker.ship
    if trucker.hand >= 0:
        way = _somewhere(ship, trucker.hand, chance)
        if way is not None:
            return way
        return interned.SET_ASIDE if trucker.hand_kept else interned.RETURN
    built = 100 * len(ship.squares()) // len(ship.board.squares)
    if built >= NEARLY_FULL or not s.heap or (built >= ENOUGH and chance.below(IMPATIENT) == 0):
        return interned.FINISH[warehouse.free_numbers(s)[0]]
    if not may_draw:
        return interned.END_TURN
    if s.crates and chance.below(CRATES) == 0:
        return interned.DRAW_PAYLOAD
    return interned.DRAW


def _repair(legal: list[Action]) -> Action:
    """Removes mistakes and adds nothing; random repairs would take forever."""
    if interned.RETURN in legal:
        return interned.RETURN
    return legal[-1] if isinstance(legal[-1], a.Finish) else legal[0]


def _somewhere(ship: Ship, tile: int, chance: Chance) -> Action | None:
    """Where the tile fits and leaves the most ways to build on; ties are broken by starting at a random square."""
    squares = ship.open_squares()
    if not squares:
        return None
    count = len(squares)
    start = chance.below(count)
    best, where, how = -1, 0, 0
    for i in range(count):
        square = squares[(start + i) % count]
        around = facing(ship, square)
        if not around:
            continue
        for turn in range(4):
            if lies_well(tile, turn, around):
                ways = _ways_on(ship, square, tile, turn)
                if ways > best:
                    best, where, how = ways, square, turn
    return interned.PLACE[ship.number][where][how] if where else None


def _ways_on(ship: Ship, square: int, tile: int, turn: int) -> int:
    """How many connectors would lead to squares that can still be built on."""
    has, tiles = BOARDS[ship.number].has, ship.tile
    sides = 16 * tile + 4 * turn
    ways = 0
    for side in range(4):
        near = square + STEP[side]
        if SIDE[sides + side] and has[near] and tiles[near] < 0:
            ways += 1
    return ways
