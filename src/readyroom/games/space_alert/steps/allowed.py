"""A player's options in the Action Round (rulebook 2, 5.2 and 5.5), as far as they can be told without listing them."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.action_boards import NONE, Board
from readyroom.games.space_alert.interned import FIRST_TURN, LAST_TURN, ORDERS, SILENCE, WORDS_OF
from readyroom.games.space_alert.mission.card_names import CARD_NAMES
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.special_cards import combines
from readyroom.games.space_alert.timeline.timeline import PHASE_TURNS

TURNS_OF: Final = tuple(range(first, last + 1) for first, last in PHASE_TURNS)
TO_OTHERS: Final[tuple[bool, ...]] = tuple(card.transferable for card in FACES)
"""Heroic cards are for their owner alone (2.1, 5.2)."""


def own_turns(s: State, seat: int) -> range:
    """The turns that a player is planning on their own board."""
    return TURNS_OF[s.hands[seat].phase - 1]


def android_turns(s: State, seat: int) -> range:
    """An android's phase ends with the clock's: a player may plan for it from there to the end of their own phase."""
    return range(FIRST_TURN[s.phase - 1], LAST_TURN[s.hands[seat].phase - 1] + 1)


def free(board: Board, turns: range) -> list[int]:
    return [turn for turn in turns if room(board, turn, turn)]


def room(board: Board, first: int, last: int) -> int:
    """The turns from the first to the last that a card can be laid on, as bits."""
    cards, special = board.cards, board.special
    found = 0
    for turn in range(first, last + 1):
        if cards[turn] == NONE and (special[turn] == 0 or combines(board, special[turn])):
            found |= 1 << turn
    return found


def hand_names(s: State, seat: int, to_others: bool) -> list[str]:
    """The different cards in a hand; with ``to_others``, only those that others may get."""
    faces = dict.fromkeys(s.hands[seat].cards)
    return [CARD_NAMES[face] for face in faces if TO_OTHERS[face] or not to_others]


def sayable(s: State, seat: int) -> list[int]:
    """The orders that a player may call."""
    words = sayable_words(s, seat)
    return [order for i, order in enumerate(ORDERS) if words >> i & 1]


def sayable_words(s: State, seat: int) -> int:
    """The orders that a player may call, as bits: those that cards of the hand and of this phase allow, and nothing. No
    calls while communications are down (2.1)."""
    if s.silent or s.crew.solo:
        return 0
    words = 0
    hand = s.hands[seat]
    for face in hand.cards:
        words |= WORDS_OF[face]
    cards = s.board_of(seat).cards
    for turn in range(FIRST_TURN[hand.phase - 1], LAST_TURN[hand.phase - 1] + 1):
        face = cards[turn]
        if face != NONE:
            words |= WORDS_OF[face]
    return words | SILENCE if words else 0


def may_give(s: State, seat: int) -> bool:
    return s.hands[seat].given < s.transfers


def may_end_phase(s: State, seat: int) -> bool:
    """Independently of the others (2.1); alone, only the clock ends a phase, if there is one (5.5)."""
    phase = s.hands[seat].phase
    if phase == s.phases:
        return False
    return phase == s.phase if s.untimed else not s.crew.solo


def may_agree(s: State, seat: int) -> bool:
    """At any time after the end of the phase before the last has been announced (2.1)."""
    return s.phase == s.phases and not s.hands[seat].agreed
