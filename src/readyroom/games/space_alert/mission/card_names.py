"""Action cards by name: both halves, such as ``A/red``, ``bots+A/lift`` or ``heroic-A/go-lower_red``."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.actions import Half
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.orders import spoken, words_of


def half_words(half: int) -> str:
    """One half in words: ``heroic A``, ``go lower red``."""
    return words_of(half).replace("_", " ")


CARD_NAMES: Final = tuple(card.name for card in FACES)
FACE_OF: Final = {name: face for face, name in enumerate(CARD_NAMES)}
CARD_WORDS: Final = {
    CARD_NAMES[face]: f"{half_words(card.action)} / {half_words(card.movement)}" for face, card in enumerate(FACES)
}
ORDER_NAMES: Final = {
    half: words_of(half).replace(" ", "-")
    for half in sorted({0, *(h for card in FACES for h in (card.action, card.movement))})
}
"""The orders that players can mean or call, by the names used at the table: nothing, and every half of every card:
``A``, ``heroic-A``, ``A+red``."""
ORDER_OF: Final = {name: half for half, name in ORDER_NAMES.items()}
ORDER_WORDS: Final = {name: spoken(name) for name in ORDER_OF}
HALVES: Final[tuple[Half, ...]] = ("action", "movement")


def half_name(movement: bool) -> Half:
    return HALVES[movement]
