"""Dealing again what a viewer cannot know: missions another has looked at, and which betas lie under the tech deck."""

from __future__ import annotations

from readyroom.core.chance import Chance
from readyroom.core.deck import Deck
from readyroom.games.starship_captains.cards.techs import BETA, TECHS
from readyroom.games.starship_captains.state import State


def imagine(s: State, viewer: int | None, chance: Chance) -> None:
    """Works in place. Only the viewer's knowledge and chance decide: everything unseen is gathered, sorted and
    dealt."""
    if s.over:
        return
    _missions(s, viewer, chance)
    _techs(s, chance)


def _missions(s: State, viewer: int | None, chance: Chance) -> None:
    deck = s.mission_deck
    bit = 0 if viewer is None else 1 << viewer
    seen = [known & bit != 0 for known in s.peeked]
    unseen = sorted(deck.pool + [card for card, known in zip(deck.top, seen, strict=True) if not known])
    top = [card if known else chance.take(unseen) for card, known in zip(deck.top, seen, strict=True)]
    s.mission_deck = Deck(unseen, top, deck.bottom.copy())


def _techs(s: State, chance: Chance) -> None:
    deck = s.tech_deck
    unseen = sorted(deck.pool + deck.bottom)
    betas = [card for card in unseen if TECHS[card].deck == BETA]
    bottom = [chance.take(betas) for _ in deck.bottom]
    s.tech_deck = Deck(sorted(set(unseen) - set(bottom)), deck.top.copy(), bottom)
