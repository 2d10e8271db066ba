"""All that a player may do in the Action Round (rulebook 2, 5.2 and 5.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from readyroom.core.steps import NOTHING
from readyroom.core.struct import Action
from readyroom.games.space_alert.action_boards import NONE
from readyroom.games.space_alert.actions import (
    Agree,
    EndPhase,
    Feed,
    Give,
    Half,
    Intend,
    Play,
    TakeBack,
    TurnOver,
    UseHeroic,
    Withdraw,
)
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, ORDER_NAMES
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.allowed import (
    android_turns,
    free,
    hand_names,
    may_agree,
    may_end_phase,
    may_give,
    own_turns,
    sayable,
    taken,
)
from readyroom.games.space_alert.steps.special_cards import android_specials, left, own_specials, token_moves

BOTH: tuple[Half, Half] = ("action", "movement")
PLAYS: Final = tuple(
    tuple(tuple(Play(name, half, turn) for turn in range(TURNS + 1)) for half in BOTH) for name in CARD_NAMES
)
"""Every way to lay a card on the own board, made once, since random play and search list them again and again."""
TAKE_BACKS: Final = tuple(TakeBack(turn) for turn in range(TURNS + 1))
TURN_OVERS: Final = tuple(TurnOver(turn) for turn in range(TURNS + 1))
INTENTIONS: Final = {
    order: tuple(Intend(turn, name) for turn in range(TURNS + 1)) for order, name in ORDER_NAMES.items()
}


def can_act(s: State, seat: int) -> bool:
    """Whether ``legal`` lists anything; it can be told without knowing any card."""
    hand = s.hands[seat]
    if hand.agreed:
        return False
    if s.crew.solo or hand.cards or may_end_phase(s, seat) or may_agree(s, seat):
        return True
    board = s.board_of(seat)
    turns = own_turns(s, seat)
    if left(board) or any(board.cards[turn] != NONE or board.special[turn] for turn in turns):
        return True
    return bool(legal(s, seat))  # an android's own cards, or teleport tokens


def legal(s: State, seat: int) -> list[Action]:
    hand = s.hands[seat]
    if hand.agreed:
        return NOTHING
    found: list[Action] = []
    if not s.crew.solo:
        board, turns = s.board_of(seat), own_turns(s, seat)
        room = free(board, turns)
        if room:
            for face in dict.fromkeys(hand.cards):
                for half in PLAYS[face]:
                    found += [half[turn] for turn in room]
        cards = taken(board, turns)
        found += [TAKE_BACKS[turn] for turn in cards]
        found += [TURN_OVERS[turn] for turn in cards]
        found += own_specials(board, turns)
    found += _for_androids(s, seat)
    if may_give(s, seat):
        others = [other for other in range(s.seats) if other != seat]
        found += [Give(card, other) for card in hand_names(s, seat, to_others=True) for other in others]
    orders = sayable(s, seat)
    if orders:
        words = [INTENTIONS[order] for order in orders]
        found += [said[turn] for turn in own_turns(s, seat) for said in words]
    found += token_moves(s, seat)
    if may_end_phase(s, seat):
        found.append(EndPhase())
    if may_agree(s, seat):
        found.append(Agree())
    return found


def _for_androids(s: State, seat: int) -> list[Action]:
    found: list[Action] = []
    if not s.crew.androids:
        return found
    turns = android_turns(s, seat)
    faces = [face for face in dict.fromkeys(s.hands[seat].cards) if FACES[face].transferable]
    for number in range(1, s.crew.androids + 1):
        board = s.android(number)
        room = free(board, turns)
        if room:
            for face in faces:
                for half in feeds(number, face):
                    found += [half[turn] for turn in room]
            if board.heroic != NONE:
                found += [UseHeroic(number, half, turn) for half in BOTH for turn in room]
        if s.crew.solo:
            found += [Withdraw(number, turn) for turn in taken(board, turns)]
    return found + android_specials(s, seat, turns)


@lru_cache(maxsize=1024)
def feeds(number: int, face: int) -> tuple[tuple[Feed, ...], ...]:
    """Every way to lay a card on an android's board, made once: both halves, and all turns counted from 0."""
    return tuple(tuple(Feed(number, CARD_NAMES[face], half, turn) for turn in range(TURNS + 1)) for half in BOTH)
