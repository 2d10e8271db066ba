"""Action cards by name: both halves, such as ``A/red``, ``bots+A/lift`` or ``heroic-A/go-lower_red``."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.decks import FACES
from readyroom.games.space_alert.orders import words_of


def _name(face: int) -> str:
    card = FACES[face]
    return f"{words_of(card.action)}/{words_of(card.movement)}".replace(" ", "-")


def half_words(half: int) -> str:
    """One half in words: ``heroic A``, ``go lower red``."""
    return words_of(half).replace("_", " ")


CARD_NAMES: Final = tuple(_name(face) for face in range(len(FACES)))
FACE_OF: Final = {name: face for face, name in enumerate(CARD_NAMES)}
CARD_WORDS: Final = {
    CARD_NAMES[face]: f"{half_words(card.action)} / {half_words(card.movement)}" for face, card in enumerate(FACES)
}
HALVES: Final = ("action", "movement")


def half_name(movement: bool) -> str:
    return HALVES[movement]
