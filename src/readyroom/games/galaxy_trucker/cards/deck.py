"""All cards in one numbering, adventures first and then supercards; and the decks dealt from them."""

from __future__ import annotations

from typing import Final

from readyroom.core.cards import in_play
from readyroom.games.galaxy_trucker.cards.adventures import ADVENTURES, METEOR_SHOWER, ROBOPOLICE, Card
from readyroom.games.galaxy_trucker.cards.supercards import SUPERCARDS

CARDS: Final[list[Card]] = [*ADVENTURES, *SUPERCARDS]
CARD_NUMBER: Final = {card.id: i for i, card in enumerate(CARDS)}
LEVEL: Final[list[int]] = [card.level for card in CARDS]
BASE_CARDS: Final = len(ADVENTURES)

_ADVENTURES: Final[dict[int, list[int]]] = {}
_SUPERS: Final[dict[int, list[int]]] = {}
"""Decks by version."""


def adventure_deck(version: int) -> list[int]:
    if version not in _ADVENTURES:
        _ADVENTURES[version] = in_play(ADVENTURES, version)
    return _ADVENTURES[version].copy()


def super_deck(version: int) -> list[int]:
    """The supercards that can be drawn: Robopolice Raids need another expansion."""
    if version not in _SUPERS:
        cards = in_play(CARDS, version)
        _SUPERS[version] = [card for card in cards if METEOR_SHOWER <= CARDS[card].kind < ROBOPOLICE]
    return _SUPERS[version].copy()
