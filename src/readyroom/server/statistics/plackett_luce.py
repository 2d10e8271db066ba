"""Estimates strength in a game and its uncertainty with OpenSkill's Plackett-Luce model.

Everyone starts at 1500, plus or minus 1000. The scale is ours: 60 points to one of the model's. The margin is two
standard deviations, so that in 19 of 20 cases the true strength is within it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

SCALE = 60
SURE = 2
"""Standard deviations on either side."""
SETTLED = 10
"""A rating with fewer matches is provisional, and not in the ranking."""

_MODEL = PlackettLuce()


class Strength(msgspec.Struct, frozen=True):
    """A person's strength after ``n`` rated matches."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    n: int = 0


def after(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Everyone's strength after a match with these places; equal places are ties.

    >>> winner, loser = after([Strength(), Strength()], [1, 2])
    >>> winner.mu > 25 > loser.mu, winner.sigma < 8.3, winner.n
    (True, True, 1)
    """
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma, was.n + 1) for team, was in zip(rated, before, strict=True)]


def shown(mu: float) -> int:
    """A strength on the scale shown to people.

    >>> shown(Strength().mu), margin(Strength().sigma)
    (1500, 1000)
    """
    return round(mu * SCALE)


def margin(sigma: float) -> int:
    return round(sigma * SCALE * SURE)
