"""Random play, in one loop that is compiled with the rules: for search, simulation, learning and benchmarks."""

from __future__ import annotations

from typing import Any

from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.telling import Telling

BEAT = 1_000
"""Against the clock, each seat that can act does one thing per so many match milliseconds."""


def playout(game: Game[Any, Any, Any, Any], state: Any, chance: Chance, most: int, now: int = 0) -> int:
    """Plays at random from this state, in place, to its end or for ``most`` actions; returns how many were made.
    ``chance`` is the dice and the choices alike, and nothing is told.

    >>> import readyroom
    >>> from readyroom.core.chance import QuickChance
    >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7)
    >>> state = match.state.clone()
    >>> playout(match.game, state, QuickChance(1), most=100)
    100
    """
    t = Telling(chance, now, aloud=False)
    actions = 0
    while actions < most:
        deciding = game.to_act(state)
        if deciding:
            for seat in deciding:
                legal = game.legal(state, seat)
                if legal:
                    game.apply(state, seat, legal[chance.below(len(legal))], t)
                    actions += 1
        elif game.outcome(state) is not None:
            break
        due = game.deadline(state)
        if due is not None:
            run_clock(game, state, t, t.now + BEAT)
        chance.outcomes.clear()
    return actions


def run_clock(game: Game[Any, Any, Any, Any], state: Any, t: Telling, now: int) -> None:
    """Ticks every deadline up to ``now``."""
    while True:
        due = game.deadline(state)
        if due is None or due > now:
            break
        t.now = due
        game.tick(state, t)
    t.now = now
