"""Environments for learners beside the peers': steps a second on one core, with observations and masks.

Only the environments' own CPU time counts: picking a random action is left out for all. A step is one decision of one
seat, with the observation and legal actions of the next seat to decide.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np
from benchmarks.rows import Row, at_least

import readyroom
from readyroom import rl

WANTED = 100_000
"""Steps a second for the two games without a clock; see docs/rl.md."""
LANES = 64
STEPS = "steps of an environment, with observation and mask"


def learning(seconds: float, rounds: int) -> list[Row]:
    """``rounds`` turns of about ``seconds`` each; the best one counts, for ours and theirs alike."""
    gc.collect()
    gc.freeze()  # the collector must not scan what was imported, theirs or ours
    theirs = {name: max(play(seconds) for _ in range(rounds)) for name, play in PEERS.items()}
    rows = [Row(STEPS, name, speed, "steps/s") for name, speed in theirs.items()]
    quickest = max(theirs.values())
    for slug in readyroom.games():
        title = f"{readyroom.game(slug).title}, 2 seats{', compiled' if _compiled(slug) else ''}"
        many = max(_vector(slug, seconds) for _ in range(rounds))
        one = max(_aec(slug, seconds) for _ in range(rounds))
        who = f"{title}, VectorEnv of {LANES}"
        if _compiled(slug) and slug in ("starship-captains", "tiny-epic-galaxies"):
            rows.append(at_least(STEPS, who, many, "steps/s", WANTED))
        rows.append(Row(STEPS, who, many, "steps/s", "the quickest peer", many / quickest, many > quickest))
        rows.append(Row(STEPS, f"{title}, PettingZoo AEC", one, "steps/s"))
    return rows


def _compiled(slug: str) -> bool:
    """Whether this game's rules are compiled: a build may leave some out."""
    game = readyroom.game(slug)
    return not str(sys.modules[type(game.observer(game.versions[-1])).__module__].__file__).endswith(".py")


def _vector(slug: str, seconds: float) -> float:
    env = rl.VectorEnv(slug, lanes=LANES, seats=2)
    _, masks = env.reset(seed=1)
    luck = np.random.default_rng(1)
    spent, steps = 0.0, 0
    while spent < seconds:
        chosen = (luck.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
        started = process_time()
        env.step(chosen)
        spent += process_time() - started
        steps += LANES
    return steps / spent


def _aec(slug: str, seconds: float) -> float:
    return _pettingzoo(lambda: rl.aec_env(slug, seats=2), seconds)


def pettingzoo_chess(seconds: float) -> float:
    from pettingzoo.classic import chess_v6

    return _pettingzoo(chess_v6.env, seconds)


def pettingzoo_connect_four(seconds: float) -> float:
    from pettingzoo.classic import connect_four_v3

    return _pettingzoo(connect_four_v3.env, seconds)


def _pettingzoo(make: Callable[[], Any], seconds: float) -> float:
    env = make()
    luck = random.Random(1)
    spent, steps = 0.0, 0
    env.reset(seed=1)
    while spent < seconds:
        if not env.agents:
            started = process_time()
            env.reset()
            spent += process_time() - started
        started = process_time()
        seen, _, ended, broken, _ = env.last()
        spent += process_time() - started
        chosen = None if ended or broken else int(luck.choice(np.flatnonzero(seen["action_mask"])))
        started = process_time()
        env.step(chosen)
        spent += process_time() - started
        steps += chosen is not None
    return steps / spent


def rlcard_uno(seconds: float) -> float:
    return _rlcard("uno", seconds)


def rlcard_gin_rummy(seconds: float) -> float:
    return _rlcard("gin-rummy", seconds)


def _rlcard(name: str, seconds: float) -> float:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    luck = random.Random(1)
    spent, steps = 0.0, 0
    state, _ = env.reset()
    while spent < seconds:
        chosen = luck.choice(list(state["legal_actions"]))
        started = process_time()
        state, _ = env.step(chosen)
        if env.is_over():
            state, _ = env.reset()
        spent += process_time() - started
        steps += 1
    return steps / spent


def pgx_chess(seconds: float) -> float:
    return _pgx("chess", seconds)


def pgx_backgammon(seconds: float) -> float:
    return _pgx("backgammon", seconds)


def _pgx(name: str, seconds: float, batch: int = 1_024) -> float:
    """In batches as large as in its own examples; compile time is left out."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    pick = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.where(mask, 0.0, -1e9), axis=-1))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    spent, steps = 0.0, 0
    for turn in range(1_000_000):
        key, luck, more = jax.random.split(key, 3)
        chosen = jax.block_until_ready(pick(luck, state.legal_action_mask))
        keys = jax.block_until_ready(jax.random.split(more, batch))
        started = process_time()
        state = jax.block_until_ready(step(state, chosen, keys))
        if turn:  # the first compiles
            spent += process_time() - started
            steps += batch
        if spent >= seconds and steps:
            break
    return steps / spent


PEERS: dict[str, Callable[[float], float]] = {
    "PettingZoo chess": pettingzoo_chess,
    "PettingZoo connect four": pettingzoo_connect_four,
    "RLCard uno": rlcard_uno,
    "RLCard gin rummy": rlcard_gin_rummy,
    "Pgx backgammon (CPU, batches of 1,024)": pgx_backgammon,
    "Pgx chess (CPU, batches of 1,024)": pgx_chess,
}
