"""What a viewer does not know, dealt anew: the cards in the piles that the viewer has not looked at.

Which tile comes next and which card is turned up next is luck when it happens, so there is nothing else to imagine.
"""

from __future__ import annotations

from readyroom.core.chance import Chance
from readyroom.games.galaxy_trucker.cards.adventures import PER_PILE
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.setup import in_play
from readyroom.games.galaxy_trucker.state import State


def imagine(s: State, viewer: int | None, chance: Chance) -> None:
    """Cards that have been turned up are known to have been in some pile; the rest of the unseen piles could be any
    cards of their level that were in the box."""
    hidden = [pile for pile, seen in enumerate(s.seen) if viewer is None or not seen >> viewer & 1]
    if not hidden:
        return
    inside = [card for pile in hidden for card in s.piles[pile]]
    dealt: list[list[int]] = [[] for _ in hidden]
    for level, count in enumerate(PER_PILE[s.level], start=1):
        cards = sorted(card for card in inside if CARDS[card].level == level and card in s.flown)
        unknown = [card for card in inside if CARDS[card].level == level and card not in s.flown]
        pool = sorted(unknown + [card for card in s.box if in_play(s, card, level)])
        s.box = [card for card in s.box if card not in pool]
        cards += [chance.take(pool) for _ in unknown]
        s.box = sorted(s.box + pool)
        for new in dealt:
            new += [chance.take(cards) for _ in range(count)]
    for pile, new in zip(hidden, dealt, strict=True):
        s.piles[pile] = sorted(new)
