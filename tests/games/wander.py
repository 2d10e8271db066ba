"""Play that gets somewhere, for tests that look at every state along the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from readyroom.core.chance import QuickChance
from readyroom.core.conformance import Case
from readyroom.core.playout import run_clock
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker.bots.quick import choose_quickly

HURRIED = ("Intend", "Pass", "GiveUp", "Finish")
"""Actions that are talk, or end what others have begun: rarely chosen."""
ROUNDS = 400
BEAT = 15_000
"""The match time that passes with every round of actions."""


def wander(case: Case, matches: int = 2) -> Iterator[Any]:
    """The states of some matches, up to their 400th round of actions: ships are built and flown, turns are long."""
    for seed in range(matches):
        yield from _match(case, QuickChance(10 * seed + case.seats))


def _match(case: Case, chance: QuickChance) -> Iterator[Any]:
    game: Any = case.game
    t = Telling(chance, 0, aloud=False)
    state = game.setup(case.options, case.seats, case.version, t)
    for _ in range(ROUNDS):
        yield state
        for seat in game.to_act(state):
            legal = game.legal(state, seat)
            deeds = [action for action in legal if type(action).__name__ not in HURRIED] or legal
            wish = choose_quickly(state, seat, chance) if game.slug == "galaxy-trucker" else None
            listed = deeds if chance.below(8) else legal
            if wish is None or not chance.below(6):
                wish = listed[chance.below(len(listed))] if listed else None
            if wish is not None:
                game.apply(state, seat, wish, t)
            if game.slug == "starship-captains" and not state.over and not chance.below(30):
                state.ships[seat].medals += 3  # so that there are payments to choose from
                state.legal = None
        if game.deadline(state) is not None:
            run_clock(game, state, t, t.now + BEAT)
        if game.outcome(state) is not None:
            return
