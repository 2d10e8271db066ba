"""Seats' clocks: a bank of time for each, with an increment for each decision.

Time runs for every seat that has something to decide. A seat that runs out is played by a bot for that decision; after
``PATIENCE`` time-outs in a row, until its person does something again. No match ends because of a clock.
"""

from __future__ import annotations

from typing import Final

import msgspec

PATIENCE: Final = 3


class Allowance(msgspec.Struct, frozen=True):
    """Milliseconds at the start, for each decision, and the most that can be saved up."""

    bank: int
    increment: int
    most: int


ALLOWANCES: Final = {
    "relaxed": Allowance(bank=300_000, increment=20_000, most=600_000),
    "brisk": Allowance(bank=90_000, increment=8_000, most=120_000),
}


def after_decision(allowance: Allowance, remaining: int, timed_out: bool) -> int:
    """What is left once the seat, or a bot in its place, has decided."""
    if timed_out:
        return allowance.increment
    return min(max(remaining, 0) + allowance.increment, max(allowance.most, remaining))
