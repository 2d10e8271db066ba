"""How far a bot sees: the weights of its judgement, and how hard it thinks."""

from __future__ import annotations

import msgspec


class Insight(msgspec.Struct, frozen=True):
    """Weights are in points. Budgets are in positions looked at, never in time, so that a bot decides alike on every
    machine."""

    die: float = 0.22
    """one more die, for each round to come"""
    ship: float = 0.10
    """one more ship, for each round to come"""
    stock: float = 1.0
    """of energy and culture in stock"""
    culture: float = 1.15
    """of culture, where energy is 1"""
    saving: float = 0.35
    """the part of an upgrade's worth that having saved for it is worth"""
    yields: float = 0.22
    """a ship where an acquire die gains something"""
    rivals: float = 1.0
    """of the others' strength; 0 for a bot that looks only at its own mat"""
    contests: bool = True
    """whether it sees that others race for the same planet"""
    missions: float = 1.0
    """of its own secret mission"""
