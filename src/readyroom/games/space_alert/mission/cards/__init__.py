"""The threat cards, by family: 55 of the base box, 48 of The New Frontier."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import Card
from readyroom.games.space_alert.mission.cards import (
    external_common,
    external_serious,
    frontier_external_common,
    frontier_external_serious,
    frontier_internal_common,
    frontier_internal_serious,
    internal_common,
    internal_serious,
)

CARDS: Final[tuple[Card, ...]] = (
    *external_common.CARDS,
    *external_serious.CARDS,
    *internal_common.CARDS,
    *internal_serious.CARDS,
    *frontier_external_common.CARDS,
    *frontier_external_serious.CARDS,
    *frontier_internal_common.CARDS,
    *frontier_internal_serious.CARDS,
)
BY_CODE: Final = {card.code: card for card in CARDS}
