"""From results to numbers: who won how often, with how many points, in how many actions."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean, median, quantiles

import msgspec

from readyroom.cli.simulate.balance import Balance, Z
from readyroom.cli.simulate.plan import Plan, Result


class BotTally(msgspec.Struct, frozen=True):
    """How one bot did. A win that rivals share counts as a part for each; a crew's counts for all of it."""

    bot: str
    seatings: int
    wins: float
    rate: float
    low: float
    high: float
    score: float
    score_low: float
    score_high: float
    """the scores' 5th and 95th percentile"""
    thinking_ms: float
    """milliseconds a decision, on average"""
    turn_ms: float
    """milliseconds a turn, what it thinks about during the others' turns included; 0 in a game without turns"""


class Report(msgspec.Struct, frozen=True):
    plan: Plan
    matches: int
    bots: tuple[BotTally, ...]
    even: float | None
    """the rate at which each would win if all were equal; none where a crew wins or loses together"""
    seat_rates: tuple[float, ...]
    """how often each seat won, no matter who sat there"""
    actions: float
    actions_low: float
    actions_high: float
    actions_per_second: float
    """in one process, thinking included"""
    endings: dict[str, int]
    faults: tuple[str, ...]
    balance: Balance | None = None
    """what each card and each seat was worth, where that was asked for"""


def tally(plan: Plan, results: list[Result], balance: Balance | None = None) -> Report:
    played = [result for result in results if not result.fault]
    lengths = [float(result.actions) for result in played]
    seconds = sum(result.seconds for result in results)
    return Report(
        plan=plan,
        matches=len(results),
        bots=tuple(_bot(name, played) for name in dict.fromkeys(plan.bots)),
        even=None if any(result.together for result in played) else 1 / plan.seats,
        seat_rates=tuple(
            sum(_share(result, seat) for result in played) / len(played) if played else 0.0
            for seat in range(plan.seats)
        ),
        actions=median(lengths) if lengths else 0.0,
        actions_low=_percentile(lengths, 5),
        actions_high=_percentile(lengths, 95),
        actions_per_second=sum(result.actions for result in results) / seconds if seconds else 0.0,
        endings=dict(Counter(result.reason for result in played).most_common()),
        faults=tuple(f"match {one.number} (seed {one.seed}): {one.fault}" for one in results if one.fault),
        balance=balance,
    )


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The interval in which the true rate lies, by Wilson's score.

    >>> tuple(round(bound, 3) for bound in wilson(75, 100))
    (0.657, 0.825)
    >>> wilson(6, 6)[1], wilson(0, 6)[0], wilson(0, 0)
    (1.0, 0.0, (0.0, 1.0))
    """
    if not count:
        return 0.0, 1.0
    rate = wins / count
    middle = (rate + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z * sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    # The rate itself lies within; without saying so, rounding can leave a clean sweep just outside.
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))


def _bot(name: str, played: list[Result]) -> BotTally:
    seatings = [(result, seat) for result in played for seat, bot in enumerate(result.bots) if bot == name]
    wins = sum(_share(result, seat) for result, seat in seatings)
    low, high = wilson(wins, len(seatings))
    scores = [float(result.scores[seat]) for result, seat in seatings]
    decisions = sum(result.decisions[seat] for result, seat in seatings)
    thinking = sum(result.thinking[seat] for result, seat in seatings)
    turns = sum(result.turns[seat] for result, seat in seatings if result.turns)
    return BotTally(
        bot=name,
        seatings=len(seatings),
        wins=round(wins, 3),
        rate=wins / len(seatings) if seatings else 0.0,
        low=low,
        high=high,
        score=fmean(scores) if scores else 0.0,
        score_low=_percentile(scores, 5),
        score_high=_percentile(scores, 95),
        thinking_ms=1000 * thinking / decisions if decisions else 0.0,
        turn_ms=1000 * thinking / turns if turns else 0.0,
    )


def _share(result: Result, seat: int) -> float:
    """A seat's part in the win: all of it, or one part for each of those rivals who share the first place."""
    if result.ranking[seat] != 1:
        return 0.0
    return 1.0 if result.together else 1 / result.ranking.count(1)


def _percentile(values: list[float], percent: int) -> float:
    if len(values) < 2:
        return values[0] if values else 0.0
    return quantiles(values, n=100, method="inclusive")[percent - 1]
