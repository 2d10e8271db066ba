"""The environments pass the tests of PettingZoo and Gymnasium, for every game."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import readyroom
from readyroom.core.errors import BadOptions, IllegalAction, NoSuchSeat, ReadyRoomError

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'readyroom[rl]'")

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from readyroom import rl

EVERY = pytest.mark.parametrize("slug", readyroom.games())


@EVERY
def test_one_seat_at_a_time_passes_the_tests_of_pettingzoo(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")  # a mask makes it a Dict
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")  # and the observation a dict
        api_test(rl.aec_env(slug, seats=2, render_mode="ansi"), num_cycles=150)
        seed_test(lambda: rl.aec_env(slug, seats=3), num_cycles=60)


@EVERY
def test_all_seats_at_once_pass_the_tests_of_pettingzoo(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(rl.parallel_env(slug, seats=2), num_cycles=150)
        parallel_seed_test(lambda: rl.parallel_env(slug, seats=3), num_cycles=40)


@EVERY
def test_a_match_is_truncated_after_the_requested_cycles(slug: str) -> None:
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: rl.parallel_env(slug, seats=2, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(rl.parallel_env(slug, seats=2, max_cycles=max_cycles)),
        )
    )


@EVERY
def test_one_player_passes_the_test_of_gymnasium(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(rl.seat_env(slug), skip_render_check=True)
        check_env(rl.seat_env(slug, seats=2, seat=1, bots="random"), skip_render_check=True)


@EVERY
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_choices_make_the_same_match_in_turn_and_at_once(slug: str, seats: int) -> None:
    at_once = rl.parallel_env(slug, seats=seats, reward="points")
    in_turn = rl.aec_env(slug, seats=seats, reward="points")
    seen, _ = at_once.reset(seed=11)
    in_turn.reset(seed=11)
    random, wait = np.random.default_rng(5), at_once.table.actions - 1
    for _ in range(120):
        if not at_once.agents:
            break
        chosen = {a: int((random.random(wait + 1) * one["action_mask"]).argmax()) for a, one in seen.items()}
        seen, rewards, *_, infos = at_once.step(chosen)
        earned = dict.fromkeys(in_turn.possible_agents, 0.0)
        while (in_turn.match.seq, in_turn.match.now) != (at_once.match.seq, at_once.match.now):
            agent = in_turn.agent_selection
            in_turn.step(wait if infos[agent].get("late") else chosen.pop(agent, wait))
            earned = {agent: earned[agent] + in_turn.rewards[agent] for agent in earned}
        assert in_turn.match.state.dump() == at_once.match.state.dump() and earned == pytest.approx(rewards)
        for agent, one in seen.items():
            assert (in_turn.observe(agent)["observation"] == one["observation"]).all()
    assert all(in_turn.terminations.values()) == (not at_once.agents)


def test_a_crews_player_is_asked_what_its_seats_are_asked_in_turn() -> None:
    alone, in_turn = rl.seat_env("space-alert", seats=2), rl.aec_env("space-alert", seats=2)
    asked, _ = alone.reset(seed=1)
    in_turn.reset(seed=1)
    for agent in in_turn.agent_iter(200):
        seen, *_ = in_turn.last()
        assert all((seen[part] == asked[part]).all() for part in seen), agent
        action = int(asked["action_mask"].argmax())
        asked, *_ = alone.step(action)
        in_turn.step(action)


@EVERY
def test_a_match_of_an_environment_can_be_kept_and_replayed(slug: str) -> None:
    env = rl.aec_env(slug, seats=2)
    env.reset(seed=3)
    for agent in env.agent_iter(40):
        seen, *_ = env.last()
        if env.terminations[agent]:
            break
        env.step(env.action_space(agent).sample(seen["action_mask"]))
    assert readyroom.replay(env.match.record()) == env.match


def test_at_the_end_the_place_is_rewarded() -> None:
    env = rl.aec_env("starship-captains", seats=3)
    env.reset(seed=5)
    for agent in env.possible_agents:
        env.action_space(agent).seed(5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, broken, info = env.last()
        earned[agent] += reward
        if ended or broken:
            assert info["place"] == env.match.outcome.ranking[env.possible_agents.index(agent)]
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    ranking = env.match.outcome.ranking
    assert sum(earned.values()) == pytest.approx(0)
    best, worst = ranking.index(min(ranking)), ranking.index(max(ranking))
    assert earned[f"seat_{best}"] > earned[f"seat_{worst}"]


def test_points_are_rewarded_as_they_come() -> None:
    env = rl.seat_env("tiny-epic-galaxies", seats=2, bots="random", reward="points")
    seen, _ = env.reset(seed=2)
    total, over, broken = 0.0, False, False
    while not (over or broken):
        seen, reward, over, broken, info = env.step(int(env.action_space.sample(seen["action_mask"])))
        total += reward
    assert total == info["score"]


def test_with_a_clock_a_player_may_wait_a_beat() -> None:
    env = rl.parallel_env("space-alert", seats=2, beat=500)
    seen, _ = env.reset(seed=1)
    wait = env.table.actions - 1
    ready = next(n for n in range(wait) if env.match.space.name(n) == "ready")
    while not seen["seat_0"]["action_mask"][wait] or env.match.deadline is None:
        seen, *_ = env.step(dict.fromkeys(env.agents, ready))
    before = env.match.now
    seen, *_ = env.step(dict.fromkeys(env.agents, wait))
    assert env.match.now == before + 500


def test_without_a_clock_nobody_may_wait() -> None:
    env = rl.aec_env("starship-captains", seats=2)
    env.reset(seed=1)
    seen, *_ = env.last()
    assert seen["action_mask"][-1] == 0
    with pytest.raises(IllegalAction, match="No clock runs now"):
        env.step(env.table.actions - 1)


def test_an_agent_that_is_not_asked_can_do_nothing() -> None:
    env = rl.aec_env("starship-captains", seats=2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any() and env.last()[0]["action_mask"].any()


def test_a_late_action_counts_as_waiting() -> None:
    env = rl.parallel_env("starship-captains", seats=2)
    seen, _ = env.reset(seed=1)
    asked = env.agents[env.match.to_act[0]]
    other = next(agent for agent in env.agents if agent != asked)
    legal = int(seen[asked]["action_mask"].argmax())
    *_, infos = env.step({asked: legal, other: legal})
    assert infos == {asked: {}, other: {"late": True}}


def test_an_illegal_action_loses_a_lone_players_match() -> None:
    env = rl.seat_env("starship-captains")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(seen["action_mask"].argmin()))
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_one_player_decides_for_a_crew_and_for_no_one_else() -> None:
    env = rl.seat_env("space-alert", seats=2)
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        seen, _, over, *_ = env.step(int(env.action_space.sample(seen["action_mask"])))
        assert not over
    with pytest.raises(BadOptions, match="name the bots"):
        rl.seat_env("starship-captains", seats=2)
    with pytest.raises(ReadyRoomError, match="Its bots are: easy"):
        rl.seat_env("starship-captains", seats=2, bots="brilliant")
    with pytest.raises(BadOptions, match="A reward is for place or points"):
        rl.aec_env("starship-captains", reward="fame")


@pytest.mark.parametrize("action", [-1, 10**6, 1.5, "pass", np.array([1, 2])])
def test_what_is_no_action_is_refused_with_the_numbers_that_are(action: Any) -> None:
    numbers = "An action is a whole number from 0 to 1432"
    aec = rl.aec_env("starship-captains", seats=2)
    aec.reset(seed=1)
    with pytest.raises(IllegalAction, match=numbers):
        aec.step(action)
    parallel = rl.parallel_env("starship-captains", seats=2)
    parallel.reset(seed=1)
    with pytest.raises(IllegalAction, match=numbers):
        parallel.step({"seat_0": action})
    single = rl.seat_env("starship-captains")
    single.reset(seed=1)
    with pytest.raises(IllegalAction, match=numbers):
        single.step(action)


def test_nothing_happens_before_reset_or_after_the_end() -> None:
    aec = rl.aec_env("starship-captains", seats=2, max_cycles=1)
    parallel = rl.parallel_env("starship-captains", seats=2, max_cycles=1)
    single = rl.seat_env("starship-captains", max_steps=1)
    steps: list[Callable[[], Any]] = [lambda: aec.step(0), aec.last, lambda: parallel.step({}), lambda: single.step(0)]
    for step in [*steps, lambda: aec.observe("seat_0"), single.render]:
        with pytest.raises(ResetNeeded, match="No match has begun"):
            step()
    aec.reset(seed=1)
    for agent in aec.agent_iter():
        seen, _, _, broken, _ = aec.last()
        aec.step(None if broken else aec.action_space(agent).sample(seen["action_mask"]))
    parallel.reset(seed=1)
    parallel.step({})
    seen, _ = single.reset(seed=1)
    single.step(int(seen["action_mask"].argmax()))
    for step in steps:
        with pytest.raises(ResetNeeded, match="The match is over"):
            step()


def test_a_match_lost_by_an_illegal_action_stays_lost() -> None:
    env = rl.seat_env("starship-captains")
    seen, _ = env.reset(seed=1)
    env.step(int(seen["action_mask"].argmin()))
    with pytest.raises(ResetNeeded, match="The match is over"):
        env.step(int(seen["action_mask"].argmax()))


def test_an_agent_without_an_action_waits() -> None:
    env = rl.parallel_env("starship-captains", seats=2)
    env.reset(seed=1)
    before = env.match.seq
    *_, infos = env.step({})
    assert env.match.seq == before and infos == {"seat_0": {}, "seat_1": {}}


def test_unknown_agents_render_modes_and_limits_are_refused() -> None:
    env = rl.parallel_env("starship-captains", seats=2)
    env.reset(seed=1)
    for wrong in (lambda: env.step({"seat_7": 0}), lambda: env.action_space("seat_7")):
        with pytest.raises(NoSuchSeat, match="The agents are seat_0 and seat_1"):
            wrong()
    for make in (rl.aec_env, rl.parallel_env, rl.seat_env):
        with pytest.raises(BadOptions, match="There is no render mode 'human'"):
            make("starship-captains", render_mode="human")
    with pytest.raises(BadOptions, match="max_cycles is a whole number, 1 or more, not 0"):
        rl.aec_env("starship-captains", max_cycles=0)
    with pytest.raises(BadOptions, match="max_cycles is a whole number, 1 or more, not '3'"):
        rl.parallel_env("starship-captains", max_cycles="3")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match=r"A beat in milliseconds is a whole number, 1 or more, not 0\.5"):
        rl.aec_env("space-alert", beat=0.5)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="max_steps is a whole number, 1 or more, not 0"):
        rl.seat_env("starship-captains", max_steps=0)


def test_bots_of_one_player_fill_exactly_the_other_seats() -> None:
    assert rl.seat_env("starship-captains", bots=("easy", "hard")).table.seats == 3
    with pytest.raises(BadOptions, match="Name 1 bot for the other seats, not 2"):
        rl.seat_env("starship-captains", seats=2, bots=("easy", "easy"))
    with pytest.raises(BadOptions, match="Seats are numbered 0 to 1, and there is no seat '1'"):
        rl.seat_env("starship-captains", seats=2, seat="1", bots="easy")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="no other seats for bots"):
        rl.seat_env("starship-captains", seats=1, bots="easy")


def one_acts(env: Any) -> None:
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))


def all_act(env: Any) -> None:
    env.step({agent: int(seen["action_mask"].argmax()) for agent, seen in env._seen().items()})


@EVERY
@pytest.mark.parametrize(("made", "step"), [(rl.aec_env, one_acts), (rl.parallel_env, all_act)])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_by_itself(slug: str, made: Any, step: Callable[[Any], None], copied: Any) -> None:
    env = made(slug, seats=2)
    env.reset(seed=3)
    for _ in range(10):
        step(env)
    other, before = copied(env), env.match.seq
    for _ in range(5):
        step(other)
    assert env.match.seq == before < other.match.seq
    for _ in range(5):
        step(env)
    assert env.match == other.match and env.match.digest == other.match.digest
