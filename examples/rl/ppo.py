"""Learns to play by proximal policy optimization, in NumPy alone, until it beats a bot.

    python -m examples.rl.ppo                                  # Starship Captains against the easy bot
    python -m examples.rl.ppo --minutes 5 --out build/ppo
    python -m examples.rl.ppo --evaluate build/ppo/policy.npz --against normal

One network with two heads, actions masked, points as rewards, everything seeded. What was learned is kept after every
evaluation and on Ctrl-C: ``policy.npz`` and ``curve.csv``. Compiled rules make it several times as quick
(``PYTHONPATH=build/compiled``, see docs/compiled.md).
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
from pathlib import Path
from time import process_time
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # small matrices: more threads only wait for each other

import numpy as np
from numpy.typing import NDArray

from readyroom import rl

Floats = NDArray[np.float32]
HIDDEN = 96
DISCOUNT, SMOOTHING = 0.995, 0.95
CLIP, EPOCHS, BATCH = 0.2, 3, 512
RATE, ENTROPY, VALUE = 2.5e-4, 0.01, 0.5
SCALE = 10.0
"""So many points are one unit of reward."""


def main() -> int:
    args = _arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    against = (None, *[args.against] * (args.seats - 1))
    if args.evaluate:
        env = rl.VectorEnv(args.game, lanes=args.lanes, seats=args.seats, bots=against)
        print(_line(evaluate(env, Policy.load(args.evaluate), args.matches, 1_000_000 + args.seed)))
        return 0
    env = rl.VectorEnv(args.game, lanes=args.lanes, seats=args.seats, bots=against, reward="points")
    test = rl.VectorEnv(args.game, lanes=args.lanes, seats=args.seats, bots=against)
    random = np.random.default_rng(args.seed)
    policy = Policy(env.observations.shape[1], env.actions, random)
    curve: list[tuple[float, int, float, float, float]] = []
    rollouts = Rollouts(env, args.seed, args.steps)
    decisions = 0
    try:
        for turn in range(1_000_000):
            spent = process_time() / 60
            if turn % args.every == 0 or spent >= args.minutes:
                won, low, high, points = evaluate(test, policy, args.matches, 1_000_000)
                curve.append((spent, decisions, won, low, high))
                print(f"{spent:5.1f} min  {decisions:9,} decisions  {_line((won, low, high, points))}", flush=True)
                keep(args.out, policy, curve)
                if spent >= args.minutes:
                    break
            batch = rollouts.play(policy, random)
            learn(policy, batch, random)
            decisions += len(batch.actions)
    except KeyboardInterrupt:
        print("\nStopped; what was learned is kept.", file=sys.stderr)
    keep(args.out, policy, curve)
    print(f"The policy and its curve are in {args.out}.")
    return 0


def _arguments() -> argparse.Namespace:
    about, _, examples = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m examples.rl.ppo",
        description=about,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="starship-captains", help="the game's slug (default: starship-captains)")
    parser.add_argument("--seats", type=int, default=2, help="with bots in all seats but the first (default: 2)")
    parser.add_argument("--against", default="easy", help="their level (default: easy)")
    parser.add_argument("--minutes", type=float, default=14, help="of CPU time in all (default: 14)")
    parser.add_argument("--lanes", type=int, default=32, help="matches side by side (default: 32)")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each lane before learning (default: 64)")
    parser.add_argument("--every", type=int, default=10, help="evaluate after so many rounds (default: 10)")
    parser.add_argument("--matches", type=int, default=200, help="of each evaluation (default: 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"), help="where to keep it (default: build/ppo)")
    parser.add_argument("--evaluate", type=Path, metavar="FILE", help="only play with a policy that was kept")
    return parser.parse_args()


class Look:
    """What several seats see and may do, without the inputs that are 0 for all and the actions that none may do: most
    are, so nearly all of the work is saved."""

    def __init__(self, seen: NDArray[np.uint8], masks: NDArray[np.int8], most: Floats) -> None:
        self.inputs: NDArray[np.int64] = np.flatnonzero(seen.any(axis=0))
        self.actions: NDArray[np.int64] = np.flatnonzero(masks.any(axis=0))
        self.seen: Floats = (seen[:, self.inputs] / most[self.inputs]).astype(np.float32, copy=False)
        self.legal = masks[:, self.actions] != 0


class Policy:
    """One hidden layer shared by two heads: what to do, and what the position is worth."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Floats:
            drawn: Floats = random.standard_normal((rows, columns), np.float32) * np.float32(scale / rows**0.5)
            return drawn

        self.weights: dict[str, Floats] = {
            "in": layer(inputs, HIDDEN, 4.0),  # few of the inputs are not 0
            "in_bias": np.zeros(HIDDEN, np.float32),
            "act": layer(HIDDEN, actions, 0.01),
            "act_bias": np.zeros(actions, np.float32),
            "worth": layer(HIDDEN, 1, 0.1),
            "worth_bias": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    @classmethod
    def load(cls, file: Path) -> Policy:
        kept = np.load(file)
        policy = cls(kept["in"].shape[0], kept["act"].shape[1], np.random.default_rng(0))
        policy.weights = {name: kept[name] for name in policy.weights}
        return policy

    def forward(self, look: Look) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the logarithms of how likely each action that is ever legal here is, and the worth."""
        w = self.weights
        hidden = np.tanh(look.seen @ w["in"][look.inputs] + w["in_bias"])
        wishes = hidden @ w["act"][:, look.actions] + w["act_bias"][look.actions]
        wishes = np.where(look.legal, wishes, np.float32(-1e9))
        wishes -= wishes.max(axis=1, keepdims=True)
        wishes -= np.log(np.exp(wishes).sum(axis=1, keepdims=True))
        return hidden, wishes, (hidden @ w["worth"] + w["worth_bias"])[:, 0]

    def step(self, look: Look, slopes: dict[str, Floats]) -> None:
        """One step of Adam down these slopes, none longer than half, for the weights that were looked at."""
        places: dict[str, Any] = {"in": look.inputs, "act": (slice(None), look.actions), "act_bias": look.actions}
        self._steps += 1
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        shorter = np.float32(min(1.0, 0.5 / (length + 1e-8)))
        rate = RATE * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, slope in slopes.items():
            slope = slope * shorter
            here = places.get(name, slice(None))
            first = 0.9 * self._first[name][here] + 0.1 * slope
            second = 0.999 * self._second[name][here] + 0.001 * slope * slope
            self._first[name][here], self._second[name][here] = first, second
            self.weights[name][here] -= (rate * first / (np.sqrt(second) + 1e-5)).astype(np.float32)


class Batch:
    """What was seen and done, and what it turned out to be worth."""

    def __init__(self, steps: int, lanes: int, inputs: int, actions: int) -> None:
        self.seen = np.zeros((steps, lanes, inputs), np.uint8)
        self.masks = np.zeros((steps, lanes, actions), np.int8)
        self.actions: NDArray[np.int64] = np.zeros((steps, lanes), np.int64)
        self.likely: Floats = np.zeros((steps, lanes), np.float32)
        self.worth: Floats = np.zeros((steps + 1, lanes), np.float32)
        self.rewards: Floats = np.zeros((steps, lanes), np.float32)
        self.goes_on: Floats = np.zeros((steps, lanes), np.float32)
        self.gains: Floats = np.zeros((steps, lanes), np.float32)


class Rollouts:
    """Plays on where it stopped."""

    def __init__(self, env: rl.VectorEnv, seed: int, steps: int) -> None:
        self.env = env
        self.steps = steps
        self.most = env.most.astype(np.float32)
        env.reset(seed)

    def play(self, policy: Policy, random: np.random.Generator) -> _Flat:
        env, steps = self.env, self.steps
        lanes, inputs = env.observations.shape
        batch = Batch(steps, lanes, inputs, env.actions)
        for i in range(steps):
            look = Look(env.observations, env.masks, self.most)
            _, likely, worth = policy.forward(look)
            places = pick(likely, random)
            chosen = look.actions[places]
            batch.seen[i], batch.masks[i], batch.actions[i] = env.observations, env.masks, chosen
            batch.likely[i], batch.worth[i] = likely[np.arange(lanes), places], worth
            _, rewards, ended, _ = env.step(chosen)
            batch.rewards[i] = rewards[:, 0] / SCALE  # what others score is not in its hands
            batch.goes_on[i] = ~ended
        batch.worth[steps] = policy.forward(Look(env.observations, env.masks, self.most))[2]
        ahead = np.zeros(lanes, np.float32)
        for i in reversed(range(steps)):
            surprise = batch.rewards[i] + DISCOUNT * batch.worth[i + 1] * batch.goes_on[i] - batch.worth[i]
            ahead = surprise + DISCOUNT * SMOOTHING * batch.goes_on[i] * ahead
            batch.gains[i] = ahead
        return _Flat(batch, self.most)


class _Flat:
    """A batch without its lanes."""

    def __init__(self, batch: Batch, most: Floats) -> None:
        count = batch.actions.size
        self.seen = batch.seen.reshape(count, -1)
        self.masks = batch.masks.reshape(count, -1)
        self.actions = batch.actions.reshape(count)
        self.likely = batch.likely.reshape(count)
        self.gains = batch.gains.reshape(count)
        self.returns = (batch.gains + batch.worth[:-1]).reshape(count)
        self.most = most


def pick(likely: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """An action for each lane, as likely as the policy says."""
    noise = -np.log(-np.log(random.random(likely.shape, dtype=np.float32) + 1e-9) + 1e-9)
    chosen: NDArray[np.int64] = (likely + noise).argmax(axis=1)
    return chosen


def learn(policy: Policy, batch: _Flat, random: np.random.Generator) -> None:
    """Several passes over what was played, in small pieces."""
    for _ in range(EPOCHS):
        order = random.permutation(len(batch.actions))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            look = Look(batch.seen[some], batch.masks[some], batch.most)
            policy.step(look, slopes(policy, batch, some, look))


def slopes(policy: Policy, batch: _Flat, some: NDArray[np.int64], look: Look) -> dict[str, Floats]:
    """How the clipped objective changes with each weight that was looked at."""
    count = len(some)
    actions = np.searchsorted(look.actions, batch.actions[some])
    hidden, likely, worth = policy.forward(look)
    gains = batch.gains[some]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    rows = np.arange(count)
    ratio = np.exp(likely[rows, actions] - batch.likely[some])
    free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    chance = np.exp(likely)
    pull = (-gains * ratio * free)[:, None] * (_one_hot(actions, likely.shape[1]) - chance)
    spread = -(chance * np.where(look.legal, likely, 0)).sum(axis=1, keepdims=True)
    pull += ENTROPY * chance * (np.where(look.legal, likely, 0) + spread)
    pull = (pull / count).astype(np.float32)
    miss = (VALUE * (worth - batch.returns[some]) / count).astype(np.float32)[:, None]
    back = (pull @ policy.weights["act"][:, look.actions].T + miss @ policy.weights["worth"].T) * (1 - hidden * hidden)
    return {
        "in": look.seen.T @ back,
        "in_bias": back.sum(axis=0),
        "act": hidden.T @ pull,
        "act_bias": pull.sum(axis=0),
        "worth": hidden.T @ miss,
        "worth_bias": miss.sum(axis=0),
    }


def _one_hot(actions: NDArray[np.int64], width: int) -> Floats:
    found = np.zeros((len(actions), width), np.float32)
    found[np.arange(len(actions)), actions] = 1
    return found


Won = tuple[float, float, float, float]
"""The part of matches won (a tie is half a win), its 95% interval, and points ahead of the others on average."""


def evaluate(env: rl.VectorEnv, policy: Policy, matches: int, seed: int) -> Won:
    """Plays so many matches with what seems best. Every lane plays as many, so that short ones count no more."""
    most = env.most.astype(np.float32)
    env.reset(seed)
    lanes = len(env.observations)
    each = -(-matches // lanes)
    played = np.zeros(lanes, np.int64)
    places: list[float] = []
    ahead: list[float] = []
    while played.min() < each:
        look = Look(env.observations, env.masks, most)
        _, rewards, ended, _ = env.step(look.actions[policy.forward(look)[1].argmax(axis=1)])
        for lane, points in zip(np.flatnonzero(ended), env.scores, strict=True):
            if played[lane] < each:
                played[lane] += 1
                places.append((float(rewards[lane, 0]) + 1) / 2)
                ahead.append(points[0] - sum(points[1:]) / (len(points) - 1))
    won = float(np.mean(places))
    margin = 1.96 * float(np.sqrt(max(won * (1 - won), 1e-9) / len(places)))
    return won, max(0.0, won - margin), min(1.0, won + margin), float(np.mean(ahead))


def _line(found: Won) -> str:
    won, low, high, points = found
    return f"wins {won:4.0%} ({low:.0%} to {high:.0%}), {points:+.1f} points ahead"


def keep(out: Path, policy: Policy, curve: list[tuple[float, int, float, float, float]]) -> None:
    np.savez(out / "policy.npz", **policy.weights)  # type: ignore[arg-type]  # NumPy's types take one name for another
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(("minutes", "decisions", "wins", "at_least", "at_most"))
        rows.writerows([(f"{minutes:.2f}", n, *[f"{x:.3f}" for x in rest]) for minutes, n, *rest in curve])


if __name__ == "__main__":
    sys.exit(main())
