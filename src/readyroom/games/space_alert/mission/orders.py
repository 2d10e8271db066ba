"""A crew member's plan for a turn, as one small number: up to two symbols, a special card, and how it was played.

``A+red`` is a double card (New Frontier, Double Actions); ``advanced+A`` is a special card combined with another one
(Medic, Special Ops); ``tripped red`` is a misplayed card that its owner owned up to (rulebook 3.2).
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0
ACT_A: Final = 1
ACT_B: Final = 2
ACT_C: Final = 3
BOTS: Final = 4
MOVE_RED: Final = 5
MOVE_BLUE: Final = 6
LIFT: Final = 7
HEROIC_A: Final = 8
HEROIC_B: Final = 9
HEROIC_BOTS: Final = 10
GO: Final = 11
"""``GO + station``: a heroic movement."""
SYMBOLS: Final[tuple[str, ...]] = (
    "nothing", "A", "B", "C", "bots", "red", "blue", "lift", "heroic A", "heroic B", "heroic bots",
    "go upper_red", "go upper_white", "go upper_blue", "go lower_red", "go lower_white", "go lower_blue",
)  # fmt: skip
BASIC: Final = 1
ADVANCED: Final = 2
SPECIALS: Final[tuple[str, ...]] = ("", "special", "advanced")

SYMBOL_MASK: Final = 31
SECOND_SHIFT: Final = 5
SPECIAL_SHIFT: Final = 10
TRIPPED: Final = 1 << 12
BOTH_SPECIALS: Final = 1 << 13
"""Special Ops of the third level may protect their own preparation: both special cards in one space."""


ANOTHER_CARD: Final = (1 << SPECIAL_SHIFT) - 1 | BOTH_SPECIALS
"""The card beside the advanced card of Special Ops, if any."""


def order(first: int = NOTHING, second: int = NOTHING, special: int = 0, flags: int = 0) -> int:
    """A planned space of the action board."""
    return first | second << SECOND_SHIFT | special << SPECIAL_SHIFT | flags


def first_of(slot: int) -> int:
    return slot & SYMBOL_MASK


def second_of(slot: int) -> int:
    return slot >> SECOND_SHIFT & SYMBOL_MASK


def special_of(slot: int) -> int:
    return slot >> SPECIAL_SHIFT & 3


def is_move(symbol: int) -> bool:
    """One of the three single movements that a Medic may add to a special card."""
    return MOVE_RED <= symbol <= LIFT


def words_of(slot: int) -> str:
    """A planned space as it is written in a plan.

    >>> words_of(order(ACT_A, MOVE_RED))
    'A+red'
    """
    parts = []
    if special_of(slot):
        parts.append(SPECIALS[special_of(slot)])
    if slot & BOTH_SPECIALS:
        parts.append(SPECIALS[BASIC])
    parts += [SYMBOLS[s] for s in (first_of(slot), second_of(slot)) if s]
    said = "+".join(parts) or "nothing"
    return f"tripped {said}" if slot & TRIPPED else said


_SPOKEN: Final = {
    "bots": "battlebot action",
    "heroic bots": "heroic battlebot action",
    "red": "red move",
    "blue": "blue move",
    "lift": "gravolift",
    "special": "special card",
    "advanced": "advanced special card",
}


def spoken(order: str) -> str:
    """An order as written in a plan, in words for a sentence.

    >>> spoken("A+red"), spoken("go lower_red"), spoken("heroic-bots")
    ('A and red move', 'heroic move to lower red', 'heroic battlebot action')
    """
    parts = [part.replace("-", " ") for part in order.removeprefix("tripped ").split("+")]
    return " and ".join(_SPOKEN.get(part) or part.replace("go ", "heroic move to ").replace("_", " ") for part in parts)
