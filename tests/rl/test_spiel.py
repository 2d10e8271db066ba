"""OpenSpiel's own test and its search run on our games."""

from __future__ import annotations

import pytest

import readyroom

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'readyroom[rl]'")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402

from readyroom.rl import spiel  # noqa: E402


def played(game: spiel.SpielGame, decisions: int, seed: int = 1) -> spiel.SpielState:
    """A match after so many decisions at random."""
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        legal = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        decisions -= not state.is_chance_node()
        state.apply_action(int(random.choice(legal)))
    return state


def test_a_random_match_passes_the_test_of_open_spiel() -> None:
    pyspiel.random_sim_test(spiel.game("starship-captains", seats=2), num_sims=1, serialize=False, verbose=False)


def test_search_plays_a_match_to_its_end() -> None:
    """From the middle of a match, against someone who plays at random."""
    game = spiel.game("starship-captains", seats=2)
    state = played(game, 40)
    assert not state.is_terminal()
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = int(random.choice([outcome for outcome, _ in state.chance_outcomes()]))
        elif state.current_player() == 0 and len(state.legal_actions()) > 1:
            action = bot.step(state)
            searched += 1
            assert action in state.legal_actions()
        else:
            action = int(random.choice(state.legal_actions()))
        state.apply_action(action)
    assert searched and sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("slug", readyroom.games())
def test_the_same_history_comes_to_the_same_match(slug: str) -> None:
    game = spiel.game(slug, seats=2)
    state = played(game, 25)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.spot.lane.state.dump() == state.spot.lane.state.dump()
    copy = state.clone()
    assert copy.legal_actions() == state.legal_actions() and copy.current_player() == state.current_player()


def test_hidden_information_is_dealt_again() -> None:
    state = played(spiel.game("tiny-epic-galaxies", seats=2), 6)
    player = state.current_player()
    observer = state.get_game().make_py_observer()
    other = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert observer.string_from(other, player) == observer.string_from(state, player)
    hidden = 1 - player
    deals = [state.resample_from_infostate(player, np.random.default_rng(i).random) for i in range(8)]
    assert len({observer.string_from(deal, hidden) for deal in deals}) > 1
