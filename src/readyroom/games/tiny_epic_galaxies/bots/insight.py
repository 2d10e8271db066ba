"""How far a bot sees: the weights of its judgment, and how hard it thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Insight:
    """Weights are in points. Budgets are in positions looked at, never in time, so that a bot decides alike on every
    machine."""

    die: float = 0.12
    """one more die, for each round to come"""
    ship: float = 0.12
    """one more ship, for each round to come"""
    stock: float = 1.0
    """the weight of energy and culture in stock"""
    culture: float = 1.3
    """the worth of culture, where energy is 1"""
    saving: float = 0.35
    """the share of an upgrade's worth that saved resources for it have"""
    yields: float = 0.25
    """a ship where an acquire die gains something"""
    rivals: bool = True
    """whether it looks beyond its own mat: at the others' strength, and at how near the end is"""
    theirs: float = 1.0
    """the weight of what the others have, where its own things have 1"""
    pace: float = 2.0
    """about how many points the leader gains in a round"""
    actions: float = 1.0
    """the weight of what its colonies can do"""
    contests: bool = True
    """whether it notices others racing for the same planet"""
    missions: float = 1.0
    """the weight of its own secret mission"""
    orbits: tuple[float, ...] = (1.0, 0.70, 0.47, 0.32, 0.22, 0.15, 0.11)
    """the share of a planet's worth that a ship in its orbit has, by the advances it still needs"""
    badges: float = 1.0
    """the weight of leading in kinds of badges, and of pilots at the helm"""
    pilots: float = 0.0
    """a pilot hired, besides its point, its badges and what it does at the helm"""
    noise: float = 0.0
    """how much its judgment is blurred, as a beginner's is"""
    converts: bool = True
    """whether it thinks of using the converter"""
