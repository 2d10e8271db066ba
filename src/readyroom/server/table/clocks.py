"""Seats' clocks: a bank of time for each, with an increment for each decision.

The clock runs for every seat that has something to decide. When it runs out, a bot makes that decision; after
``PATIENCE`` time-outs in a row a bot plays on until the person acts again. No match ends because of a clock.
"""

from __future__ import annotations

from typing import Final

import msgspec

PATIENCE: Final = 3
DAY: Final = 86_400_000
LATER: Final = 60_000
"""How long a question about a late person waits while another question is open."""


class Allowance(msgspec.Struct, frozen=True):
    """Milliseconds at the start, per decision, and the most that can be saved up."""

    bank: int
    increment: int
    most: int

    @property
    def slow(self) -> bool:
        """Whether the clock counts in days: by the calendar, even while nobody is there and the table is not loaded."""
        return self.bank >= DAY


class Mark(msgspec.Struct, frozen=True):
    """The parts of a question to the table that matter to clocks: its type and when it expires."""

    type: str
    until: int = 0


ALLOWANCES: Final = {
    "relaxed": Allowance(bank=300_000, increment=20_000, most=600_000),
    "brisk": Allowance(bank=90_000, increment=8_000, most=120_000),
    "days-1": Allowance(bank=DAY, increment=DAY, most=DAY),
    "days-3": Allowance(bank=3 * DAY, increment=3 * DAY, most=3 * DAY),
    "week": Allowance(bank=7 * DAY, increment=7 * DAY, most=7 * DAY),
}


def after_decision(allowance: Allowance, remaining: int, timed_out: bool) -> int:
    """The time left once the seat, or a bot in its place, has decided."""
    if timed_out:
        return allowance.increment
    return min(max(remaining, 0) + allowance.increment, max(allowance.most, remaining))
