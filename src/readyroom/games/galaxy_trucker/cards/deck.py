"""All cards under one numbering: the adventures, then the supercards."""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards.adventures import ADVENTURES, METEOR_SHOWER, ROBOPOLICE, Card
from readyroom.games.galaxy_trucker.cards.supercards import SUPERCARDS

CARDS: Final[list[Card]] = [*ADVENTURES, *SUPERCARDS]
CARD_NUMBER: Final = {card.id: i for i, card in enumerate(CARDS)}
BASE_CARDS: Final = len(ADVENTURES)
SUPER_DECK: Final = [i for i, card in enumerate(CARDS) if METEOR_SHOWER <= card.kind < ROBOPOLICE]
"""The supercards that can be drawn: Robopolice Raids need another expansion."""
