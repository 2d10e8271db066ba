"""Computes strength from results: maximum-likelihood Elo ratings, with bootstrap intervals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log10
from statistics import fmean, quantiles, stdev

import msgspec

from readyroom.cli.arena.pairing import Arena, Played
from readyroom.cli.simulate.tally import wilson

DRAWN = 300
"""How often the results are resampled for an interval."""
STEPS = 200
MIDDLE = 1500.0


class Standing(msgspec.Struct, frozen=True):
    """One bot: its Elo, 1500 on average (none for a crew), its share of the points, and its mean score."""

    bot: str
    elo: float | None
    low: float
    high: float
    matches: int
    rate: float
    rate_low: float
    rate_high: float
    score: float
    score_reach: float
    thinking_ms: float


class Pair(msgspec.Struct, frozen=True):
    """One bot's results against another."""

    bot: str
    other: str
    matches: int
    rate: float
    low: float
    high: float


def standings(arena: Arena, results: Sequence[Played]) -> tuple[Standing, ...]:
    """The standings, strongest first."""
    played = [one for one in results if not one.fault]
    found = elo(arena.bots, played)
    luck = random.Random(arena.seed)  # noqa: S311  # not a secret
    again = [elo(arena.bots, luck.choices(played, k=len(played))) for _ in range(DRAWN)] if played else [found]
    made: list[Standing] = []
    for bot in arena.bots:
        cuts = quantiles([one[bot] for one in again], n=40, method="inclusive") if len(again) > 1 else [found[bot]] * 39
        points = [one.points if one.pair[0] == bot else 1 - one.points for one in played if bot in one.pair]
        made.append(_standing(bot, played, points, (found[bot], cuts[0], cuts[-1])))
    return tuple(sorted(made, key=lambda one: -(one.elo or 0.0)))


def crews(arena: Arena, results: Sequence[Played]) -> tuple[Standing, ...]:
    """How often each crew won, in the given order."""
    played = [one for one in results if not one.fault]
    return tuple(_standing(bot, played, [one.points for one in played if bot in one.pair], None) for bot in arena.bots)


def _standing(
    bot: str, played: list[Played], points: list[float], rating: tuple[float, float, float] | None
) -> Standing:
    mine = [one for one in played if bot in one.pair]
    scores = [fmean(s for s, who in zip(one.scores, one.bots, strict=True) if who == bot) for one in mine]
    low, high = wilson(sum(points), len(points))
    elo, elo_low, elo_high = rating or (None, 0.0, 0.0)
    return Standing(
        bot,
        elo,
        elo_low,
        elo_high,
        len(mine),
        fmean(points) if points else 0.0,
        low,
        high,
        fmean(scores) if scores else 0.0,
        1.96 * stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0,
        fmean(one.thinking[one.pair.index(bot)] for one in mine) if mine else 0.0,
    )


def pairs(arena: Arena, results: Sequence[Played]) -> tuple[Pair, ...]:
    found: list[Pair] = []
    for first in arena.bots:
        for second in arena.bots:
            met = [one.points for one in results if one.pair == (first, second) and not one.fault]
            if met:
                found.append(Pair(first, second, len(met), fmean(met), *wilson(sum(met), len(met))))
    return tuple(found)


def elo(bots: Sequence[str], results: Sequence[Played]) -> dict[str, float]:
    """The ratings that make the results likeliest (Bradley-Terry, draws as halves). Each bot gets one extra draw
    against an average one, so that no rating is infinite.

    >>> from types import SimpleNamespace as One
    >>> found = elo(("a", "b"), [One(pair=("a", "b"), points=points) for points in (1, 1, 1, 0)] * 50)
    >>> round(found["a"] - found["b"]), round(found["a"] + found["b"])
    (190, 3000)
    """
    made = dict.fromkeys(bots, 0.5)
    met: dict[tuple[str, str], int] = {}
    for one in results:
        first, second = one.pair
        made[first] += one.points
        made[second] += 1 - one.points
        met[first, second] = met.get((first, second), 0) + 1
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        against = {bot: 1 / (strength[bot] + 1.0) for bot in bots}
        for (first, second), count in met.items():
            share = count / (strength[first] + strength[second])
            against[first] += share
            against[second] += share
        strength = {bot: made[bot] / against[bot] for bot in bots}
    mean = fmean(log10(value) for value in strength.values())
    return {bot: MIDDLE + 400 * (log10(strength[bot]) - mean) for bot in bots}
