"""The parts of a score (rulebook 4)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from readyroom.core.board import joined
from readyroom.core.english import signed

SAID: Final = {
    "survived": "for threats survived", "destroyed": "for threats destroyed", "visual": "for visual confirmation",
    "bonus": "as a bonus", "damage": "for damage", "worst_zone": "for the most damaged zone",
    "knocked_out": "for crew knocked out", "battlebots": "for disabled battlebots",
    "penalties": "for the last mission's penalties",
}  # fmt: skip


class Points(msgspec.Struct, frozen=True):
    """The parts of the score; the score is their sum, so penalties are below zero."""

    survived: int = 0
    destroyed: int = 0
    visual: int = 0
    bonus: int = 0
    damage: int = 0
    worst_zone: int = 0
    knocked_out: int = 0
    battlebots: int = 0

    @property
    def score(self) -> int:
        return (
            self.survived + self.destroyed + self.visual + self.bonus
            + self.damage + self.worst_zone + self.knocked_out + self.battlebots
        )  # fmt: skip


def in_words(made: Any) -> str:
    """What a score is made of, after the score itself. ``made`` has some of these parts, as ``Points`` does.

    >>> in_words(Points(survived=4, damage=-2))
    ': +4 for threats survived and −2 for damage'
    """
    parts = joined(f"{signed(points)} {said}" for what, said in SAID.items() if (points := getattr(made, what, 0)))
    return f": {parts}" if parts else ""
