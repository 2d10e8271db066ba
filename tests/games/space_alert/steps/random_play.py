"""Random play that does more than talk, for tests that check every state along the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from readyroom.core.chance import Chance
from readyroom.core.conformance import Case
from readyroom.core.playout import run_clock
from readyroom.core.telling import Telling
from readyroom.games.space_alert.actions import Intend
from readyroom.games.space_alert.state import State

STEPS = 60
BEAT = 15_000
"""The match time that passes with every round of actions."""


def wander(case: Case, seed: str) -> Iterator[State]:
    """Yields the states of a random match."""
    game: Any = case.game
    chance = Chance(f"{seed} {case}")
    t = Telling(chance, 0, aloud=False)
    state: State = game.setup(case.options, case.seats, case.version, t)
    for _ in range(STEPS):
        yield state
        for seat in game.to_act(state):
            legal = game.legal(state, seat)
            deeds = [action for action in legal if not isinstance(action, Intend)] or legal
            if legal:
                listed = deeds if chance.below(8) else legal
                game.apply(state, seat, listed[chance.below(len(listed))], t)
        if game.deadline(state) is not None:
            run_clock(game, state, t, t.now + BEAT)
