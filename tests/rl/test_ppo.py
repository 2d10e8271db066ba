"""The training example learns: its gradients are right, and its saved policy can play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'readyroom[rl]'")

import numpy as np
from examples.rl import ppo
from examples.rl.network import Look, Network

from readyroom import rl

ROOT = Path(__file__).parents[2]


def test_the_slopes_are_those_of_the_objective() -> None:
    """Along the steepest slope the clipped objective falls as fast as it says."""
    env = rl.VectorEnv("starship-captains", lanes=4, seats=2, reward="points")
    random = np.random.default_rng(1)
    network = Network(env.observations.shape[1], env.actions, random)
    batch = ppo.Rollouts(env, 1, 8).play(network, random)
    batch.likely += random.normal(0, 0.05, batch.likely.shape).astype(np.float32)  # as if it had learned since
    some = np.flatnonzero(batch.judged)
    look = Look(batch.seen[some], batch.masks[some], batch.most)
    found = ppo.slopes(network, batch, some, look)
    direction = {"in_bias": found["in_bias"], "worth_bias": found["worth_bias"]}
    length = sum(float((slope * slope).sum()) for slope in direction.values())

    def objective(step: float) -> float:
        for name, slope in direction.items():
            network.weights[name] = (network.weights[name] + step * slope).astype(np.float32)
        _, likely, worth = network.forward(look)
        for name, slope in direction.items():
            network.weights[name] = (network.weights[name] - step * slope).astype(np.float32)
        chosen = likely[np.arange(len(some)), np.searchsorted(look.actions, batch.actions[some])]
        gains = batch.gains[some]
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        ratio = np.exp(chosen - batch.likely[some])
        clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
        gained = np.minimum(ratio * gains, clipped * gains).mean()
        spread = -(np.exp(likely) * np.where(look.legal, likely, 0)).sum(axis=1).mean()
        missed = 0.5 * ((worth - batch.returns[some]) ** 2).mean()
        return float(-gained - ppo.ENTROPY * spread + ppo.VALUE * missed)

    small = 0.02 / np.sqrt(length)
    assert (objective(small) - objective(-small)) / (2 * small) == pytest.approx(length, rel=0.05)


def test_a_seat_is_judged_by_what_comes_until_it_is_asked_again() -> None:
    """One lane, two seats: 0 acts, 1 acts and pays both, the match ends with 1; then 0 acts, 1 acts, 0 is asked."""
    batch = ppo.Batch(5, 1, 1, 1, np.ones(1, np.float32))
    batch.worth[:] = [1.0, 2.0, 0.5, 0.25, 0.125]
    seats = np.array([[0], [1], [1], [0], [1]])
    rewards = np.array([[[0, 0]], [[3, 4]], [[5, 6]], [[0, 7]], [[8, 9]]], np.float32)
    ended = np.array([[False], [False], [True], [False], [False]])
    ppo.judge(batch, seats, rewards, ended, np.array([0]), np.array([10.0], np.float32))
    keep = ppo.DISCOUNT * ppo.SMOOTHING
    assert batch.judged.tolist() == [True, True, True, True, False]
    assert batch.gains[3] == pytest.approx(8 + ppo.DISCOUNT * 10 - 0.25)
    assert batch.gains[2] == pytest.approx(6 - 0.5), "the next match does not count"
    assert batch.gains[1] == pytest.approx(4 + ppo.DISCOUNT * 0.5 - 2 + keep * batch.gains[2])
    assert batch.gains[0] == pytest.approx(3 + 5 - 1), "what seat 0 is given while seat 1 acts is for its last decision"


def test_a_bit_of_training_is_kept_and_played_with(tmp_path: Path) -> None:
    few = ["--lanes", "4", "--matches", "4", "--against", "random", "--out", str(tmp_path)]
    trained = _run("-m", "examples.rl.ppo", *few, "--decisions", "30", "--every", "20", "--steps", "4")
    assert trained.returncode == 0, trained.stderr
    assert (tmp_path / "curve.csv").read_text().startswith("minutes,decisions,wins")
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    kept = tmp_path / "policy.npz"
    assert "points ahead" in _run("-m", "examples.rl.ppo", *few, "--evaluate", str(kept)).stdout
    bots = ["--bots", "examples.rl.ppo:Learned,random", "-n", "2", "--out", str(tmp_path / "report")]
    played = _run("-m", "readyroom", "simulate", "starship-captains", *bots, policy=kept)
    assert played.returncode == 0, played.stderr
    wrong = _run("-m", "readyroom", "simulate", "tiny-epic-galaxies", *bots, policy=kept)
    assert "is not for Tiny Epic Galaxies" in wrong.stdout + wrong.stderr


def _run(*command: str, policy: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "READYROOM_POLICY": str(policy)}
    return subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, timeout=600, env=env)
