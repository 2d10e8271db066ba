"""The parts of a score (rulebook 4)."""

from __future__ import annotations

import msgspec


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
