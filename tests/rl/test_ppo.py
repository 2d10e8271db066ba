"""The training example learns: its slopes are right, and what it keeps can be played with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'readyroom[rl]'")

import numpy as np
from examples.rl import ppo

from readyroom import rl

ROOT = Path(__file__).parents[2]


def test_the_slopes_are_those_of_the_objective() -> None:
    """Along the steepest slope the clipped objective falls as fast as it says."""
    env = rl.VectorEnv("starship-captains", lanes=4, seats=2, bots=(None, "random"), reward="points")
    random = np.random.default_rng(1)
    policy = ppo.Policy(env.observations.shape[1], env.actions, random)
    batch = ppo.Rollouts(env, 1, 8).play(policy, random)
    batch.likely += random.normal(0, 0.05, batch.likely.shape).astype(np.float32)  # as if it had learned since
    some = np.arange(len(batch.actions))
    look = ppo.Look(batch.seen, batch.masks, batch.most)
    found = ppo.slopes(policy, batch, some, look)
    direction = {"in_bias": found["in_bias"], "worth_bias": found["worth_bias"]}
    length = sum(float((slope * slope).sum()) for slope in direction.values())

    def objective(step: float) -> float:
        for name, slope in direction.items():
            policy.weights[name] = (policy.weights[name] + step * slope).astype(np.float32)
        _, likely, worth = policy.forward(look)
        for name, slope in direction.items():
            policy.weights[name] = (policy.weights[name] - step * slope).astype(np.float32)
        chosen = likely[some, np.searchsorted(look.actions, batch.actions)]
        gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
        ratio = np.exp(chosen - batch.likely)
        clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
        gained = np.minimum(ratio * gains, clipped * gains).mean()
        spread = -(np.exp(likely) * np.where(look.legal, likely, 0)).sum(axis=1).mean()
        missed = 0.5 * ((worth - batch.returns) ** 2).mean()
        return float(-gained - ppo.ENTROPY * spread + ppo.VALUE * missed)

    small = 0.02 / np.sqrt(length)
    assert (objective(small) - objective(-small)) / (2 * small) == pytest.approx(length, rel=0.05)


def test_a_minute_part_of_training_is_kept_and_played_with(tmp_path: Path) -> None:
    few = ["--lanes", "4", "--matches", "4", "--against", "random", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "examples.rl.ppo", *few]
    trained = subprocess.run(
        [*command, "--minutes", "0.001", "--steps", "4"], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert trained.returncode == 0, trained.stderr
    assert (tmp_path / "curve.csv").read_text().startswith("minutes,decisions,wins")
    kept = str(tmp_path / "policy.npz")
    played = subprocess.run([*command, "--evaluate", kept], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert played.returncode == 0 and "points ahead" in played.stdout, played.stderr
