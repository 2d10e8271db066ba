"""What an arena plays, and the result of one match."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.cli.simulate.plan import Plan, Result, play_match
from readyroom.core.struct import Points


class Arena(msgspec.Struct, frozen=True):
    """Every bot against every other in ``matches`` matches; in games won or lost together, crews of one bot each."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    matches: int
    seed: str
    together: bool = False
    sources: tuple[str, ...] = ()


class Task(msgspec.Struct, frozen=True):
    """One match: two bots in alternating seats, and its number, which decides who sits first."""

    arena: Arena
    pair: tuple[str, str]
    number: int


class Played(msgspec.Struct, frozen=True):
    """``points`` is the first bot's result against the second: 1 for a win, a half for a draw; for a crew, whether it
    won. ``thinking`` is in milliseconds per decision."""

    pair: tuple[str, str]
    number: int
    seed: str
    points: float
    scores: tuple[Points, ...]
    bots: tuple[str, ...]
    reason: str
    thinking: tuple[float, float]
    seconds: float
    fault: str = ""


def play(task: Task) -> Played:
    """Plays a match. Every pair has the same dice at the same number."""
    arena = task.arena
    seated = tuple(task.pair[seat % 2] for seat in range(arena.seats))
    # Each seed is played twice, with places swapped: any luck of a seat goes to both. A crew of equals would fly the
    # same mission twice.
    seed = f"{arena.seed}-{task.number if arena.together else task.number // 2}"
    plan = Plan(arena.game, arena.seats, arena.options, seated, seed, arena.sources)
    result = play_match(plan, task.number % 2, seed)
    sides = [[seat for seat, bot in enumerate(result.bots) if bot == name] for name in task.pair]
    return Played(
        task.pair,
        task.number,
        result.seed,
        _points(result, sides) if not result.fault else 0.5,
        result.scores,
        result.bots,
        result.reason,
        (_pace(result, sides[0]), _pace(result, sides[1])),
        result.seconds,
        result.fault,
    )


def _points(result: Result, sides: list[list[int]]) -> float:
    """For a crew, whether it won; for two bots, how the seats of one compare with those of the other."""
    if result.together:
        return float(result.ranking[0] == 1)
    met = [(result.ranking[mine], result.ranking[theirs]) for mine in sides[0] for theirs in sides[1]]
    return sum(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in met) / len(met)


def _pace(result: Result, seats: list[int]) -> float:
    decisions = sum(result.decisions[seat] for seat in seats)
    return 1000 * sum(result.thinking[seat] for seat in seats) / decisions if decisions else 0.0
