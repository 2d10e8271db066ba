"""All cards under one numbering, the adventures, then the supercards; and what of them is dealt."""

from __future__ import annotations

from typing import Final

from readyroom.core.cards import in_play
from readyroom.games.galaxy_trucker.cards.adventures import ADVENTURES, METEOR_SHOWER, ROBOPOLICE, Card
from readyroom.games.galaxy_trucker.cards.supercards import SUPERCARDS

CARDS: Final[list[Card]] = [*ADVENTURES, *SUPERCARDS]
CARD_NUMBER: Final = {card.id: i for i, card in enumerate(CARDS)}
BASE_CARDS: Final = len(ADVENTURES)


def adventure_deck(version: int) -> list[int]:
    return in_play(ADVENTURES, version)


def super_deck(version: int) -> list[int]:
    """The supercards that can be drawn: Robopolice Raids need another expansion."""
    return [card for card in in_play(CARDS, version) if METEOR_SHOWER <= CARDS[card].kind < ROBOPOLICE]
