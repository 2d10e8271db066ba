"""The threat decks of a mission."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from readyroom.core.cards import in_play
from readyroom.core.deck import Deck
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_boards import NONE
from readyroom.games.space_alert.mission.card import BASE, CALLS_INTERNAL, CALLS_NOTHING, FRONTIER, SWITCHES_DECKS
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import threat_deck
from readyroom.games.space_alert.state import State

CARD_NUMBER: Final = {card.code: number for number, card in enumerate(CARDS)}


@lru_cache(maxsize=64)
def threat_cards(version: int) -> int:
    """The number of them in all."""
    return len(in_play(CARDS, version))


def shuffle_threats(s: State) -> None:
    """The threat decks of this mission's difficulty, as the Action Round begins."""
    boxes = (BASE, FRONTIER) if s.options.new_frontier else (BASE,)
    s.threats = []
    for internal in (False, True):
        for serious in (False, True):
            mix = s.serious if serious else s.common
            deck = threat_deck(internal, serious, mix, boxes, s.version)
            s.threats.append(Deck([CARD_NUMBER[code] for code in deck]))
    s.boxed = threat_cards(s.version) - sum(len(deck) for deck in s.threats)


def next_threat(s: State, internal: bool, serious: bool, t: Telling, also: int = NONE) -> int:
    """The next card of a threat deck. A deck that runs out continues with the other colors of the boxes in play, except
    the cards on the table and those just drawn (``also``)."""
    deck = s.threats[internal * 2 + serious]
    if not len(deck):
        boxes = (BASE, FRONTIER) if s.options.new_frontier else (BASE,)
        gone = {drawn.card for drawn in s.drawn} | set(s.called) | {also}
        fitting = (CARD_NUMBER[code] for code in threat_deck(internal, serious, "all", boxes, s.version))
        deck.pool = [card for card in fitting if card not in gone]
        s.boxed -= len(deck.pool)
    return deck.draw(t.chance)


def next_called(s: State, caller: int, t: Telling) -> tuple[int, ...]:
    """A called-in card comes from the common decks of this mission, and so does any card that it may call in."""
    card = CARDS[caller]
    if card.calls == CALLS_NOTHING or card.traits & SWITCHES_DECKS:
        return ()
    called = next_threat(s, card.calls == CALLS_INTERNAL, False, t, also=caller)
    s.called = (*s.called, called)
    return called, *next_called(s, called, t)
