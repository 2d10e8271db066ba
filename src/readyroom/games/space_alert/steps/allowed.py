"""What the Action Round allows a player (rulebook 2, 5.2 and 5.5), as far as it can be told without listing it."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.action_boards import NONE, Board
from readyroom.games.space_alert.mission.card_names import CARD_NAMES
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.special_cards import combines
from readyroom.games.space_alert.timeline.timeline import PHASE_TURNS

TURNS_OF: Final = tuple(range(first, last + 1) for first, last in PHASE_TURNS)


def own_turns(s: State, seat: int) -> range:
    """The turns that a player is planning on the own board."""
    return TURNS_OF[s.hands[seat].phase - 1]


def android_turns(s: State, seat: int) -> range:
    """An android's phase ends with the clock's: a player may plan for it from there to the own phase."""
    return range(PHASE_TURNS[s.phase - 1][0], PHASE_TURNS[s.hands[seat].phase - 1][1] + 1)


def free(board: Board, turns: range) -> list[int]:
    cards, special = board.cards, board.special
    return [t for t in turns if cards[t] == NONE and (not special[t] or combines(board, special[t]))]


def taken(board: Board, turns: range) -> list[int]:
    return [turn for turn in turns if board.cards[turn] != NONE]


def hand_names(s: State, seat: int, to_others: bool) -> list[str]:
    """The different cards in a hand; heroic ones are for their owner alone (2.1, 5.2)."""
    faces = dict.fromkeys(s.hands[seat].cards)
    return [CARD_NAMES[face] for face in faces if FACES[face].transferable or not to_others]


def sayable(s: State, seat: int) -> list[int]:
    """What a player may say to intend: what the cards allow that are not in an earlier phase, or nothing. Not a word
    while communications are down (2.1)."""
    if s.silent or s.crew.solo:
        return []
    board = s.board_of(seat)
    faces = [*s.hands[seat].cards, *[board.cards[turn] for turn in taken(board, own_turns(s, seat))]]
    if not faces:
        return []
    orders = {0}
    for face in faces:
        orders.add(FACES[face].action)
        orders.add(FACES[face].movement)
    return sorted(orders)


def may_give(s: State, seat: int) -> bool:
    return s.hands[seat].given < s.transfers


def may_end_phase(s: State, seat: int) -> bool:
    """Independently of the others (2.1); alone, only the clock ends a phase, if there is one (5.5)."""
    hand = s.hands[seat]
    if hand.phase == s.timeline.phases:
        return False
    return hand.phase == s.phase if s.untimed else not s.crew.solo


def may_agree(s: State, seat: int) -> bool:
    """At any time after the end of the phase before the last has been announced (2.1)."""
    return s.phase == s.timeline.phases and not s.hands[seat].agreed
