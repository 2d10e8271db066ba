"""Whether a game is balanced: its seats, and its cards."""

from __future__ import annotations

from collections import Counter
from math import floor, sqrt
from statistics import fmean, stdev

import msgspec

from readyroom.cli.simulate.least_squares import fit
from readyroom.cli.simulate.plan import Result
from readyroom.core.account import Component

Z = 1.96
"""For 95% confidence intervals."""
SELDOM = 0.05
"""A card should be taken in at least this share of the matches in which it is on offer."""
FEW = 20
"""Offers needed before a card is judged."""
TOO_MUCH = 2.0
"""A card should not be worth more than this many times the average of its peers."""
LEAST_WORTH = 1.0
"""Peers worth less than a point on average count as one: twice almost nothing is still nothing."""
TOO_FAR = 1.0
"""No seat should be ahead of the average by more points than this."""


class CardTally(msgspec.Struct, frozen=True):
    """How one component did. ``worth`` is how many more points a seat ended with if it took this, everything else being
    equal (least squares over all seats of all matches); where everyone has exactly one of its peers, compared with
    their average."""

    id: str
    name: str
    kind: str
    peers: str
    offered: int
    """in how many matches"""
    taken: int
    """in how many of those"""
    rate: float
    score: float
    """the average score of seats that took it"""
    worth: float
    low: float
    high: float
    times: float
    """its worth, as a multiple of its peers' average"""

    even: float
    """its peers' average worth"""

    @property
    def verdict(self) -> str:
        """Too strong means worth more than twice its peers, with an interval entirely above their average."""
        if self.rate < SELDOM and self.offered >= FEW:
            return "seldom taken"
        return "too strong" if self.times > TOO_MUCH and self.low > self.even else ""


class SeatTally(msgspec.Struct, frozen=True):
    """How far one seat was ahead of its match's average."""

    name: str
    ahead: float
    low: float
    high: float

    @property
    def fair(self) -> bool:
        return abs(self.ahead) <= TOO_FAR


class Balance(msgspec.Struct, frozen=True):
    cards: tuple[CardTally, ...]
    seats: tuple[SeatTally, ...]
    order: tuple[SeatTally, ...]
    """the same by playing order"""
    mean: float
    low: float
    high: float
    scale: tuple[int, int] | None
    beyond: tuple[float, float]
    """the share of scores at or below, and at or above, the ends of the game's own scale"""
    scores: dict[int, int]
    """how often each score occurred, halves rounded down"""


def weigh(components: tuple[Component, ...], scale: tuple[int, int] | None, results: list[Result]) -> Balance:
    played = [result for result in results if not result.fault and result.account is not None]
    scores = [float(score) for result in played for score in result.scores]
    mean, reach = _mean(scores)
    seats = len(played[0].scores) if played else 0
    least, most = scale if scale is not None else (0, 0)
    return Balance(
        cards=_cards(components, played),
        seats=tuple(_seat(f"seat {seat}", [_ahead(one, seat) for one in played]) for seat in range(seats)),
        order=tuple(
            _seat(f"player {place + 1}", [_ahead(one, one.account.order[place]) for one in played if one.account])
            for place in range(seats)
        ),
        mean=mean,
        low=mean - reach,
        high=mean + reach,
        scale=scale,
        beyond=(
            (
                sum(score <= least for score in scores) / len(scores),
                sum(score >= most for score in scores) / len(scores),
            )
            if scale is not None and scores
            else (0.0, 0.0)
        ),
        scores=dict(sorted(Counter(floor(score) for score in scores).items())),
    )


def _cards(components: tuple[Component, ...], played: list[Result]) -> tuple[CardTally, ...]:
    """Only components that were on offer at least once."""
    accounts = [(result, result.account.offers) for result in played if result.account is not None]
    met = {id for _, offers in accounts for id in offers}
    shown = [one for one in components if one.id in met]
    taken = {id for _, offers in accounts for id, seats in offers.items() if seats}
    columns = {one.id: i for i, one in enumerate(one for one in shown if one.id in taken)}
    rows = [
        (tuple(columns[id] for id, takers in offers.items() if seat in takers), float(score))
        for result, offers in accounts
        for seat, score in enumerate(result.scores)
    ]
    estimates = fit(rows, len(columns), _choices(shown, columns, rows))
    values = {id: estimates[i].value for id, i in columns.items()}
    made: list[CardTally] = []
    for one in shown:
        offered = [(result, offers[one.id]) for result, offers in accounts if one.id in offers]
        takers = [float(result.scores[seat]) for result, seats in offered for seat in seats]
        others = [
            values[other.id] for other in shown if other.peers == one.peers and other.id in values and other != one
        ]
        worth = values.get(one.id, 0.0)
        error = Z * estimates[columns[one.id]].error if one.id in columns else 0.0
        even = max(LEAST_WORTH, fmean(others) if others else LEAST_WORTH)
        count = sum(bool(seats) for _, seats in offered)
        made.append(
            CardTally(
                one.id, one.name, one.kind, one.peers, len(offered), count, count / len(offered),
                fmean(takers) if takers else 0.0, worth, worth - error, worth + error,
                worth / even, even,
            )
        )  # fmt: skip
    return tuple(made)


def _choices(
    shown: list[Component], columns: dict[str, int], rows: list[tuple[tuple[int, ...], float]]
) -> tuple[tuple[int, ...], ...]:
    """Peers of which everyone always has exactly one, such as the passenger in a solo game."""
    groups: dict[str, list[int]] = {}
    for one in shown:
        if one.id in columns:
            groups.setdefault(one.peers, []).append(columns[one.id])
    return tuple(
        tuple(group)
        for group in groups.values()
        if len(group) > 1 and all(sum(column in group for column in held) == 1 for held, _ in rows)
    )


def _ahead(result: Result, seat: int) -> float:
    return result.scores[seat] - fmean(result.scores)


def _seat(name: str, ahead: list[float]) -> SeatTally:
    mean, reach = _mean(ahead)
    return SeatTally(name, mean, mean - reach, mean + reach)


def _mean(values: list[float]) -> tuple[float, float]:
    """An average, and the half-width of its interval."""
    if not values:
        return 0.0, 0.0
    return fmean(values), Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
