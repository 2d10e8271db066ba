"""The hands dealt in a finished match: everyone's cards, and the phase in which each one came."""

from __future__ import annotations

from readyroom.core.match import Match
from readyroom.games.space_alert.events import ANDROID, CardGiven, HeroicShown, PhaseEndedEarly, PickedUp
from readyroom.games.space_alert.film.film import resolutions
from readyroom.games.space_alert.timeline.timeline import PhaseEnds

Cards = dict[int, list[tuple[str, int]]]
"""For each crew member as events name them: cards, and the phase in which they came."""


def hands_dealt(match: Match, mission: int = -1) -> dict[int, list[list[str]]]:
    """For each crew member (a seat, or an android), the cards of each phase, in a resolved mission, the latest unless
    another is asked for, counted from 0. A card that was given away belongs to the player who got it. Androids have
    only their heroic card: anyone feeds them."""
    flown = [-1, *resolutions(match)]
    last = flown.index(flown[mission if mission < 0 else mission + 1])
    first = flown[last - 1] + 1
    phase = [1] * match.seats
    cards: Cards = {}
    for seq in match.line:
        if not first <= seq < flown[last]:
            continue
        for told in match.told[seq]:
            event = told.event
            if isinstance(event, PickedUp):
                cards.setdefault(event.seat, []).extend((card, phase[event.seat]) for card in event.cards)
            elif isinstance(event, HeroicShown):
                cards.setdefault(ANDROID + event.android, []).append((event.card, 1))
            elif isinstance(event, CardGiven):
                _hand_on(cards, event, phase[event.to])
            elif isinstance(event, PhaseEndedEarly):
                phase[event.seat] = event.phase + 1
            elif isinstance(event, PhaseEnds):
                phase = [max(one, event.phase + 1) for one in phase]
    return {who: [[card for card, at in dealt if at == p] for p in (1, 2, 3)] for who, dealt in cards.items()}


def _hand_on(cards: Cards, event: CardGiven, phase: int) -> None:
    mine = cards[event.seat]
    mine.remove(next(card for card in mine if card[0] == event.card))
    cards.setdefault(event.to, []).append((event.card, phase))
