"""Redeals what a viewer does not know: the cards in piles they have not looked at.

The next tile and the next card are drawn at random when they are needed, so nothing else is hidden.
"""

from __future__ import annotations

from readyroom.core.chance import Chance
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.setup import fits
from readyroom.games.galaxy_trucker.state import State


def imagine(s: State, viewer: int | None, chance: Chance) -> None:
    """Redeals the unseen piles. Cards already turned up stay among them; the others can be any card of their level from
    the piles or the box."""
    hidden = [pile for pile, seen in enumerate(s.seen) if viewer is None or not seen >> viewer & 1]
    if not hidden:
        return
    inside = [card for pile in hidden for card in s.piles[pile]]
    dealt: list[list[int]] = [[] for _ in hidden]
    for level in range(4):
        cards = sorted(card for card in inside if CARDS[card].level == level and card in s.flown)
        unknown = [card for card in inside if CARDS[card].level == level and card not in s.flown]
        pool = sorted(unknown + [card for card in _boxed(s, level) if fits(s, card, level)])
        cards += [chance.take(pool) for _ in unknown]
        _put_back(s, level, pool)
        for new, pile in zip(dealt, hidden, strict=True):
            new += [chance.take(cards) for card in s.piles[pile] if CARDS[card].level == level]
    piles = s.piles.copy()
    for pile, new in zip(hidden, dealt, strict=True):
        piles[pile] = sorted(new)
    s.piles = piles


def _boxed(s: State, level: int) -> list[int]:
    return s.box if level else s.super_box


def _put_back(s: State, level: int, pool: list[int]) -> None:
    """Puts the cards that were not dealt back in the box."""
    if level:
        s.box = sorted([*(card for card in s.box if not fits(s, card, level)), *pool])
    else:
        s.super_box = pool
