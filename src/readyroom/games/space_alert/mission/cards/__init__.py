"""The threat cards, by family: 55 of the base box, 48 of The New Frontier. New ones go to the end of their family."""

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

FAMILIES: Final[dict[str, tuple[Card, ...]]] = {
    "common external threats": external_common.CARDS,
    "serious external threats": external_serious.CARDS,
    "common internal threats": internal_common.CARDS,
    "serious internal threats": internal_serious.CARDS,
    "new common external threats": frontier_external_common.CARDS,
    "new serious external threats": frontier_external_serious.CARDS,
    "new common internal threats": frontier_internal_common.CARDS,
    "new serious internal threats": frontier_internal_serious.CARDS,
}
CARDS: Final[tuple[Card, ...]] = tuple(card for family in FAMILIES.values() for card in family)
BY_CODE: Final = {card.code: card for card in CARDS}
