"""Many matches at once: the same matches as one by one, in arrays that are reused."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import readyroom

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'readyroom[rl]'")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'readyroom[rl]'")

from gymnasium.error import ResetNeeded  # noqa: E402

from readyroom import rl  # noqa: E402
from readyroom.core.errors import BadOptions, IllegalAction  # noqa: E402

EVERY = pytest.mark.parametrize("slug", readyroom.games())


def any_legal(random: Any, masks: Any) -> Any:
    """An action for each lane, each as likely as the other."""
    return (random.random(masks.shape) * masks).argmax(axis=1)


@EVERY
def test_matches_end_and_the_next_begin(slug: str) -> None:
    env = rl.VectorEnv(slug, lanes=3, seats=2, max_steps=60)
    seen, masks = env.reset(seed=1)
    random, ended = np.random.default_rng(1), 0
    for _ in range(130):
        assert masks.any(axis=1).all()
        _, rewards, over, broken = env.step(any_legal(random, masks))
        assert seen is env.observations and masks is env.masks
        assert (rewards[~over] == 0).all() and (over | ~broken).all()
        ended += int(over.sum())
        assert len(env.scores) == over.sum()
    assert ended >= 6


@EVERY
def test_observations_show_what_the_acting_seat_knows(slug: str) -> None:
    env = rl.VectorEnv(slug, lanes=2, seats=2)
    env.reset(seed=4)
    random = np.random.default_rng(2)
    for _ in range(40):
        env.step(any_legal(random, env.masks))
        for i, lane in enumerate(env._lanes.lanes):
            assert env.seats[i] == lane.seat
            assert env.observations[i].tobytes() == bytes(lane.observer.observe(lane.state, lane.seat, lane.now))
            legal = set(env.table.game.space(env.table.version).legal(lane.game, lane.state, lane.seat))
            assert set(np.flatnonzero(env.masks[i])) == legal | ({lane.wait} if lane.clock else set())


def test_the_same_seed_gives_the_same_matches() -> None:
    def sums() -> list[int]:
        env = rl.VectorEnv("tiny-epic-galaxies", lanes=2, seats=2, bots=(None, "random"), reward="points")
        _, masks = env.reset(seed=9)
        random = np.random.default_rng(3)
        found = []
        for _ in range(50):
            observations, rewards, *_ = env.step(any_legal(random, masks))
            found.append(int(observations.sum()) + int(rewards.sum() * 1000))
        return found

    assert sums() == sums()


def test_without_a_seed_the_series_goes_on() -> None:
    env = rl.VectorEnv("tiny-epic-galaxies", lanes=2, seats=2)
    first = env.reset()[0].tobytes()
    assert env.reset()[0].tobytes() != first and env.reset(seed=0)[0].tobytes() == first


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_by_itself(copied: Any) -> None:
    env = rl.VectorEnv("starship-captains", lanes=3, seats=2)
    _, masks = env.reset(seed=1)
    before, chosen, other = env.observations.tobytes(), masks.argmax(axis=1), copied(env)
    other.step(chosen)
    assert env.observations.tobytes() == before != other.observations.tobytes()
    env.step(chosen)
    assert env.observations.tobytes() == other.observations.tobytes() and (env.masks == other.masks).all()


def test_bots_play_their_seats() -> None:
    env = rl.VectorEnv("starship-captains", lanes=2, seats=2, bots=(None, "easy"))
    env.reset(seed=1)
    random = np.random.default_rng(4)
    for _ in range(30):
        env.step(any_legal(random, env.masks))
        assert (env.seats == 0).all()


@EVERY
def test_an_observers_cache_never_shows(slug: str) -> None:
    """Rows that many matches share an observer for are those that a new observer writes for each."""
    env = rl.VectorEnv(slug, lanes=5, seats=3)
    _, masks = env.reset(seed=3)
    random = np.random.default_rng(3)
    for _ in range(100):
        env.step(any_legal(random, masks))
        for row, lane in zip(env.observations, env._lanes.lanes, strict=True):
            new = type(lane.observer)(lane.observer.layout)
            assert row.tobytes() == bytes(new.observe(lane.state, lane.seat, lane.now))


def test_one_illegal_action_moves_no_lane() -> None:
    env = rl.VectorEnv("starship-captains", lanes=3, seats=2)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(np.zeros(3, int))
    _, masks = env.reset(seed=1)
    chosen, before = masks.argmax(axis=1), env.observations.tobytes()
    for number, why in (
        (int(masks[2].argmin()), "Lane 2: Seat 0 cannot do that now"),
        (env.actions - 1, "Lane 2: No clock runs now"),
        (-1, "whole number from 0 to 1432, not -1"),
        (env.actions, "whole number from 0 to 1432, not 1433"),
    ):
        with pytest.raises(IllegalAction, match=why):
            env.step(np.array([*chosen[:2], number]))
    with pytest.raises(IllegalAction, match="an array of 3, not of 2"):
        env.step(chosen[:2])
    with pytest.raises(IllegalAction, match="whole number"):
        env.step(chosen.astype(float))
    assert env.observations.tobytes() == before
    env.step(chosen.tolist())
    assert env.observations.tobytes() != before


def test_one_seat_at_least_is_the_learners() -> None:
    for bots, why in (
        (("easy", "easy"), "leave one to the learner"),
        (("easy",) * 3, "There are 3 bots for 2 seats"),
        ("easy", "Name a bot or None for each seat"),
    ):
        with pytest.raises(BadOptions, match=why):
            rl.VectorEnv("starship-captains", lanes=1, seats=2, bots=bots)
    with pytest.raises(BadOptions, match="lanes is a whole number, 1 or more"):
        rl.VectorEnv("starship-captains", lanes=0)
