"""Measures durations cheaply: the hot path only adds plain numbers."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final[tuple[float, ...]] = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""In seconds."""


class Histogram:
    """Durations, counted by upper bound."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """For each bound, how many took no longer, in Prometheus's form."""
        below, found = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            found.append((bound, float(below)))
        return found
