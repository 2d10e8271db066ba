"""Turns results into numbers: wins, points and lengths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import floor, sqrt

import msgspec

from readyroom.cli.simulate.balance import Balance, Z
from readyroom.cli.simulate.plan import Plan, Result
from readyroom.core.struct import Points


class BotTally(msgspec.Struct, frozen=True):
    """One bot's results. Rivals who share a win get a part each; each member of a crew gets the whole win."""

    bot: str
    seatings: int
    wins: float
    rate: float
    low: float
    high: float
    score: float
    score_low: float
    score_high: float
    """the 5th and 95th percentiles of its scores"""
    thinking_ms: float
    """milliseconds per decision, on average"""
    turn_ms: float
    """milliseconds per turn, including thinking during others' turns; 0 in a game without turns"""
    scores: dict[int, int]
    """how often it made each score, halves rounded down"""


class Report(msgspec.Struct, frozen=True):
    plan: Plan
    matches: int
    bots: tuple[BotTally, ...]
    even: float | None
    """each bot's win rate if all were equal; none where a crew wins or loses together"""
    seat_rates: tuple[float, ...]
    """how often each seat won, whoever sat there"""
    actions: float
    actions_low: float
    actions_high: float
    actions_per_second: float
    """in one process, including thinking"""
    endings: dict[str, int]
    faults: tuple[str, ...]
    balance: Balance | None = None
    """what each card and each seat was worth, if requested"""
    lengths: dict[int, int] = {}
    """how many matches had each number of actions"""


def tally(plan: Plan, results: Iterable[Result], balance: Balance | None = None) -> Report:
    """Counts without keeping the results: there may be millions."""
    bots = {name: _Bot() for name in plan.bots}
    wins = [_Wins() for _ in range(plan.seats)]
    lengths: Counter[int] = Counter()
    endings: Counter[str] = Counter()
    faults: dict[int, str] = {}
    matches, actions, seconds, together = 0, 0, 0.0, False
    for result in results:
        matches += 1
        actions += result.actions
        seconds += result.seconds
        if result.fault:
            faults[result.number] = f"match {result.number} (seed {result.seed}): {result.fault}"
            continue
        lengths[result.actions] += 1
        endings[result.reason] += 1
        together |= result.together
        for seat, name in enumerate(result.bots):
            bots[name].add(result, seat)
            wins[seat].add(result, seat)
    played = matches - len(faults)
    return Report(
        plan=plan,
        matches=matches,
        bots=tuple(one.tally(name, played if together else None) for name, one in bots.items()),
        even=None if together else 1 / plan.seats,
        seat_rates=tuple(one.sum / played if played else 0.0 for one in wins),
        actions=percentile(lengths, 50),
        actions_low=percentile(lengths, 5),
        actions_high=percentile(lengths, 95),
        actions_per_second=actions / seconds if seconds else 0.0,
        endings=dict(sorted(endings.items(), key=lambda one: (-one[1], one[0]))),
        faults=tuple(words for _, words in sorted(faults.items())),
        balance=balance,
        lengths=dict(sorted(lengths.items())),
    )


class _Wins:
    """Wins by how many shared them: rivals get a part each, each member of a crew the whole win."""

    def __init__(self) -> None:
        self._shared: Counter[int] = Counter()

    def add(self, result: Result, seat: int) -> None:
        if result.ranking[seat] == 1:
            self._shared[among(result)] += 1

    @property
    def sum(self) -> float:
        return sum(count / many for many, count in sorted(self._shared.items()))


def share(result: Result, seat: int) -> float:
    """A seat's share of the win."""
    return 1 / among(result) if result.ranking[seat] == 1 else 0.0


def among(result: Result) -> int:
    """How many rivals share the win; 1 for a crew, since each member gets the whole win."""
    return 1 if result.together else result.ranking.count(1)


class _Bot:
    """One bot's running totals."""

    def __init__(self) -> None:
        self._wins = _Wins()
        self._scores: Counter[Points] = Counter()
        self._decisions = self._turns = 0
        self._thinking = 0.0

    def add(self, result: Result, seat: int) -> None:
        self._wins.add(result, seat)
        self._scores[result.scores[seat]] += 1
        self._decisions += result.decisions[seat]
        self._thinking += result.thinking[seat]
        if result.turns:
            self._turns += result.turns[seat]

    def tally(self, name: str, flown: int | None) -> BotTally:
        """``flown``: a crew's matches. However many seats a bot has in it, a match is one result."""
        seatings = self._scores.total()
        wins = self._wins.sum
        rate = wins / seatings if seatings else 0.0
        results = seatings if flown is None else flown
        low, high = wilson(rate * results, results)
        scored: Counter[int] = Counter()
        for score, count in sorted(self._scores.items()):
            scored[floor(score)] += count
        return BotTally(
            bot=name,
            seatings=seatings,
            wins=round(wins, 3),
            rate=rate,
            low=low,
            high=high,
            score=float(sum(score * count for score, count in self._scores.items()) / seatings) if seatings else 0.0,
            score_low=percentile(self._scores, 5),
            score_high=percentile(self._scores, 95),
            thinking_ms=1000 * self._thinking / self._decisions if self._decisions else 0.0,
            turn_ms=1000 * self._thinking / self._turns if self._turns else 0.0,
            scores=dict(scored),
        )


def percentile(counted: Mapping[Points, int] | Mapping[int, int], percent: int) -> float:
    """The value below which this percentage lies, interpolated if necessary.

    >>> percentile({1: 1, 2: 1, 3: 1, 4: 1}, 50), percentile({7: 3}, 95), percentile({}, 5)
    (2.5, 7.0, 0.0)
    """
    values = sorted(counted.items())
    count = sum(counted.values())
    if not count:
        return 0.0
    place, part = divmod((count - 1) * percent, 100)
    return (_nth(values, place) * (100 - part) + _nth(values, min(place + 1, count - 1)) * part) / 100


def _nth(values: Sequence[tuple[Points, int]], place: int) -> float:
    for value, count in values:
        place -= count
        if place < 0:
            return float(value)
    raise IndexError(place)


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The Wilson score interval for the true rate.

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
    # The rate is always inside, but rounding could leave a clean sweep just outside.
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))
