"""Learns to play by proximal policy optimization, in NumPy alone, until it beats a bot.

    python -m examples.rl.ppo                                  # Starship Captains against the easy bot
    python -m examples.rl.ppo --decisions 4000000 --out build/ppo
    python -m examples.rl.ppo --evaluate build/ppo/policy.npz --against normal
    readyroom simulate starship-captains --bots examples.rl.ppo:Learned,easy -n 200

It plays against itself: every seat uses the same network and is rewarded with its own points. It meets the bot only in
evaluations. Actions are masked, everything is seeded. Results are saved after every evaluation and on Ctrl-C:
``policy.npz``, ``curve.csv`` and ``curve.svg``. Compiled rules make it several times as fast
(``PYTHONPATH=build/compiled``, see docs/compiled.md). READYROOM_POLICY names a policy to play with, by default
``build/ppo/policy.npz``.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
from pathlib import Path
from time import process_time

os.environ.setdefault("OMP_NUM_THREADS", "1")  # small matrices: more threads only wait for each other
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from examples.rl.curve import Measured, drawn
from examples.rl.network import Floats, Look, Network
from numpy.typing import NDArray

from readyroom import rl
from readyroom.bots import Seen
from readyroom.cli.simulate.tally import wilson
from readyroom.core.errors import ReadyRoomError
from readyroom.core.game import Game
from readyroom.core.struct import Action

DISCOUNT, SMOOTHING = 0.998, 0.95
CLIP, EPOCHS, BATCH = 0.2, 3, 1024
RATE, ENTROPY, VALUE = 1e-3, 0.01, 0.5
SCALE = 10.0
"""Points per unit of reward."""


def main() -> int:
    args = _arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    tests = [_test(args, seat) for seat in range(args.seats)]
    if args.evaluate:
        print(_line(evaluate(tests, kept_policy(args.evaluate), args.matches, 1_000_000 + args.seed)))
        return 0
    env = rl.VectorEnv(args.game, lanes=args.lanes, seats=args.seats, reward="points")
    random = np.random.default_rng(args.seed)
    network = Network(env.observations.shape[1], env.actions, random)
    curve: list[Measured] = []
    rollouts = Rollouts(env, args.seed, args.steps)
    decisions = due = 0
    try:
        while True:
            if decisions >= due:
                found = evaluate(tests, network, args.matches, 1_000_000)
                curve.append(Measured(process_time() / 60, decisions, *found))
                print(f"{curve[-1].minutes:5.1f} min  {decisions:9,} decisions  {_line(found)}", flush=True)
                keep(args.out, network, curve)
                if decisions >= args.decisions:
                    break
                due = min(due + args.every, args.decisions)
            batch = rollouts.play(network, random)
            learn(network, batch, random, RATE * max(0.05, 1 - decisions / args.decisions))
            decisions += len(batch.actions)
            if args.verbose:
                print(f"           {decisions:9,} decisions  {rollouts.told()}", flush=True)
    except KeyboardInterrupt:
        print("\nStopped; what was learned is kept.", file=sys.stderr)
    keep(args.out, network, curve)
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
    parser.add_argument("--seats", type=int, default=2, help="at every table (default: 2)")
    parser.add_argument("--against", default="easy", help="the level that it is measured by (default: easy)")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="in all, of every seat (default: 1000000)")
    parser.add_argument("--lanes", type=int, default=64, help="matches side by side (default: 64)")
    parser.add_argument("--steps", type=int, default=128, help="decisions in each lane before learning (default: 128)")
    parser.add_argument("--every", type=int, default=250_000, help="evaluate after so many (default: 250000)")
    parser.add_argument("--matches", type=int, default=200, help="of each evaluation (default: 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"), help="where to keep it (default: build/ppo)")
    parser.add_argument("--evaluate", type=Path, metavar="FILE", help="only play with a policy that was kept")
    parser.add_argument("-v", "--verbose", action="store_true", help="tell of every round")
    return parser.parse_args()


def _test(args: argparse.Namespace, seat: int) -> rl.VectorEnv:
    """Tables with bots in all seats but this one."""
    bots = [None if other == seat else args.against for other in range(args.seats)]
    lanes = min(25, -(-args.matches // args.seats))
    return rl.VectorEnv(args.game, lanes=lanes, seats=args.seats, bots=bots)


class Batch:
    """Observations and actions, decision by decision, with their advantages."""

    def __init__(self, steps: int, lanes: int, inputs: int, actions: int, most: Floats) -> None:
        count = steps * lanes
        self.most = most
        self.seen = np.zeros((count, inputs), np.uint8)
        self.masks = np.zeros((count, actions), np.int8)
        self.actions: NDArray[np.int64] = np.zeros(count, np.int64)
        self.likely: Floats = np.zeros(count, np.float32)
        self.worth: Floats = np.zeros(count, np.float32)
        self.gains: Floats = np.zeros(count, np.float32)
        self.returns: Floats = np.zeros(count, np.float32)
        self.judged = np.zeros(count, np.bool_)
        """Whether the outcome is known."""


class Rollouts:
    """Continues play where it stopped."""

    def __init__(self, env: rl.VectorEnv, seed: int, steps: int) -> None:
        self.env = env
        self.steps = steps
        self.most = env.most.astype(np.float32)
        self.scores: list[list[float]] = []
        env.reset(seed)

    def play(self, network: Network, random: np.random.Generator) -> Batch:
        env, steps = self.env, self.steps
        lanes, inputs = env.observations.shape
        batch = Batch(steps, lanes, inputs, env.actions, self.most)
        seats: NDArray[np.int64] = np.zeros((steps, lanes), np.int64)
        rewards: Floats = np.zeros((steps, *env.rewards.shape), np.float32)
        ended = np.zeros((steps, lanes), np.bool_)
        self.scores = []
        for i in range(steps):
            here = slice(i * lanes, (i + 1) * lanes)
            look = Look(env.observations, env.masks, self.most)
            _, likely, worth = network.forward(look)
            places = pick(likely, random)
            batch.seen[here], batch.masks[here] = env.observations, env.masks
            batch.actions[here] = look.actions[places]
            batch.likely[here], batch.worth[here] = likely[np.arange(lanes), places], worth
            seats[i] = env.seats
            env.step(batch.actions[here])
            rewards[i], ended[i] = env.rewards / SCALE, env.ended
            self.scores += env.scores
        last = network.forward(Look(env.observations, env.masks, self.most))[2]
        judge(batch, seats, rewards, ended, env.seats, last)
        return batch

    def told(self) -> str:
        return f"{len(self.scores)} matches, {np.mean(self.scores):.1f} points" if self.scores else "no match ended"


def judge(
    batch: Batch,
    seats: NDArray[np.int64],
    rewards: Floats,
    ended: NDArray[np.bool_],
    asked: NDArray[np.int64],
    last: Floats,
) -> None:
    """How much better each decision was than expected, seat by seat: all rewards until a seat decides again count for
    its last decision. A seat's last decision is not judged if its outcome is unknown."""
    steps, lanes, count = rewards.shape
    rows = np.arange(lanes)
    given = np.zeros((lanes, count), np.float32)
    ahead = np.zeros((lanes, count), np.float32)
    worth = np.zeros((lanes, count), np.float32)
    known = np.zeros((lanes, count), np.bool_)
    worth[rows, asked], known[rows, asked] = last, True
    for i in reversed(range(steps)):
        over = ended[i]
        given[over], ahead[over], worth[over], known[over] = 0, 0, 0, True
        given += rewards[i]
        who, here = seats[i], slice(i * lanes, (i + 1) * lanes)
        expected, sure = batch.worth[here], known[rows, who]
        surprise = given[rows, who] + DISCOUNT * worth[rows, who] - expected
        gains = np.where(sure, surprise + DISCOUNT * SMOOTHING * ahead[rows, who], 0)
        batch.gains[here], batch.returns[here], batch.judged[here] = gains, gains + expected, sure
        given[rows, who], ahead[rows, who], worth[rows, who], known[rows, who] = 0, gains, expected, True


def pick(likely: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """Samples an action for each lane from the policy."""
    noise = -np.log(-np.log(random.random(likely.shape, dtype=np.float32) + 1e-9) + 1e-9)
    chosen: NDArray[np.int64] = (likely + noise).argmax(axis=1)
    return chosen


def learn(network: Network, batch: Batch, random: np.random.Generator, rate: float) -> None:
    """Several passes over the batch, in minibatches."""
    judged = np.flatnonzero(batch.judged)
    for _ in range(EPOCHS):
        order = random.permutation(judged)
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            look = Look(batch.seen[some], batch.masks[some], batch.most)
            network.step(look, slopes(network, batch, some, look), rate)


def slopes(network: Network, batch: Batch, some: NDArray[np.int64], look: Look) -> dict[str, Floats]:
    """The gradient of the clipped objective for the weights in use."""
    count = len(some)
    rows = np.arange(count)
    actions = np.searchsorted(look.actions, batch.actions[some])
    hidden, likely, worth = network.forward(look)
    gains = batch.gains[some]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    ratio = np.exp(likely[rows, actions] - batch.likely[some])
    free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    chance = np.exp(likely)
    surely = np.where(look.legal, likely, 0)
    spread = -(chance * surely).sum(axis=1, keepdims=True)
    weight = gains * ratio * free
    pull = chance * (weight[:, None] + ENTROPY * (surely + spread))
    pull[rows, actions] -= weight
    pull = (pull / count).astype(np.float32)
    miss = (VALUE * (worth - batch.returns[some]) / count).astype(np.float32)[:, None]
    return network.back(look, hidden, pull, miss)


Found = tuple[float, float, float, float]
"""The share of matches won (a tie is half a win), its 95% interval, and the average lead in points."""


def evaluate(tests: list[rl.VectorEnv], network: Network, matches: int, seed: int) -> Found:
    """Plays this many matches with the best actions, equally many in every seat and with the same luck. Every lane
    plays equally many, so that short matches do not count more."""
    places: list[float] = []
    ahead: list[float] = []
    for seat, env in enumerate(tests):
        most = env.most.astype(np.float32)
        env.reset(seed)
        lanes = len(env.observations)
        each = -(-matches // (lanes * len(tests)))
        played = np.zeros(lanes, np.int64)
        while played.min() < each:
            look = Look(env.observations, env.masks, most)
            _, rewards, ended, _ = env.step(look.actions[network.forward(look)[1].argmax(axis=1)])
            for lane, points in zip(np.flatnonzero(ended), env.scores, strict=True):
                if played[lane] < each:
                    played[lane] += 1
                    places.append((float(rewards[lane, seat]) + 1) / 2)
                    ahead.append(points[seat] - (sum(points) - points[seat]) / (len(points) - 1))
    return float(np.mean(places)), *wilson(sum(places), len(places)), float(np.mean(ahead))


def _line(found: Found) -> str:
    won, low, high, points = found
    return f"wins {won:4.0%} ({low:.0%} to {high:.0%}), {points:+.1f} points ahead"


def keep(out: Path, network: Network, curve: list[Measured]) -> None:
    network.save(out / "policy.npz")
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(Measured._fields)
        rows.writerows([(f"{minutes:.2f}", n, *[f"{x:.3f}" for x in rest]) for minutes, n, *rest in curve])
    (out / "curve.svg").write_text(drawn(curve), encoding="utf-8")


def kept_policy(file: Path) -> Network:
    if not file.exists():
        raise ReadyRoomError(f"There is no policy {file}. Train one first: python -m examples.rl.ppo")
    return Network.load(file)


class Learned:
    """Plays with a saved policy: a bot like any other (see docs/write-a-bot.md)."""

    level = "learned"

    def __init__(self, game: Game) -> None:
        file = Path(os.environ.get("READYROOM_POLICY", "build/ppo/policy.npz"))
        self.network = kept_policy(file)
        self.space, self.observer = game.space(game.versions[-1]), game.observer(game.versions[-1])
        layout = self.observer.layout
        if (layout.size, len(self.space) + 1) != (
            len(self.network.weights["in"]),
            len(self.network.weights["act_bias"]),
        ):
            raise ReadyRoomError(f"The policy {file} is not for {game.title}.")
        self.most = np.frombuffer(layout.most(), np.uint8).astype(np.float32)

    def decide(self, seen: Seen) -> Action | None:
        state = seen.imagined()  # the seat's observation does not depend on what is hidden
        numbers = self.space.numbers(state, seen.seat, seen.legal)
        masks = np.zeros((1, len(self.space) + 1), np.int8)
        masks[0, numbers] = 1
        known = np.frombuffer(self.observer.observe(state, seen.seat), np.uint8)[None]
        look = Look(known, masks, self.most)
        best = int(look.actions[self.network.forward(look)[1][0].argmax()])
        return seen.legal[numbers.index(best)]


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ReadyRoomError as wrong:
        sys.exit(str(wrong))
