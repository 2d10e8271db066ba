"""Seats' clocks: a bank of time for each, with an increment for each decision.

Time runs for every seat that has something to decide. A seat that runs out is played by a bot for that decision; after
``PATIENCE`` time-outs in a row, until its person does something again. No match ends because of a clock.
"""

from __future__ import annotations

from typing import Final

import msgspec

PATIENCE: Final = 3
DAY: Final = 86_400_000
LATER: Final = 60_000
"""How long a question about someone who is late waits for another to be answered."""


class Allowance(msgspec.Struct, frozen=True):
    """Milliseconds at the start, for each decision, and the most that can be saved up."""

    bank: int
    increment: int
    most: int

    @property
    def slow(self) -> bool:
        """Whether it counts in days: by the calendar, whether or not people are there or the table is loaded."""
        return self.bank >= DAY


class Mark(msgspec.Struct, frozen=True):
    """What is to be known of a question to the table here: whether it is about someone who is late, and until when."""

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
    """What is left once the seat, or a bot in its place, has decided."""
    if timed_out:
        return allowance.increment
    return min(max(remaining, 0) + allowance.increment, max(allowance.most, remaining))
