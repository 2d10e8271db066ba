"""Values that the printed sources leave open. Each is a ruling in rulings.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Settings:
    """The open values of one version of the rules."""

    pilot_points: int = 1
    dwarf_points: int = 1
    badge_first: int = 3
    badge_second: int = 1
    badge_tied_first: int = 2
    badge_tied_second: int = 1
    badges_to_score: int = 1
    hire_trained: int = 2
    hire_any: int = 3
    copy_depth: int = 3
    """how many copying planets (Umbra-Forum, Walsfeo, Sargus-36) may be used inside one another"""
    two_seats_leave_out_comparing: bool = True
    skull_level: int = 6
    """the Rogue wins when its empire reaches this level"""
    rogue_bonus_dice: int = 3
    foil_energy: int = 1
    foil_culture: int = 1
    follow_price: int = 1
    reroll_price: int = 1


SETTINGS: Final = {1: Settings()}
"""By version of the rules; one that changed none of them has no line."""
