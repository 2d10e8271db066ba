"""Whether one action is legal in the Action Round (rulebook 2, 5.2 and 5.5), without listing thousands. It accepts any
action: fields can hold whatever someone has sent."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.struct import Action
from readyroom.games.space_alert import interned
from readyroom.games.space_alert.action_boards import NONE
from readyroom.games.space_alert.actions import (
    Agree,
    EndPhase,
    Feed,
    FeedSpecial,
    Give,
    Intend,
    MoveToken,
    Play,
    PlaySpecial,
    TakeBack,
    TakeBackSpecial,
    TurnOver,
    UseHeroic,
    Withdraw,
    WithdrawSpecial,
)
from readyroom.games.space_alert.crews import LARGEST_CREW
from readyroom.games.space_alert.mission.card_names import FACE_OF, ORDER_NAMES
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.allowed import TO_OTHERS, may_agree, may_end_phase, may_give, room, sayable_words
from readyroom.games.space_alert.steps.special_cards import android_specials, own_specials, token_moves

Places = dict[Any, int]
"""From the values of a field to small numbers."""
FACES: Final[Places] = dict(FACE_OF)
HALF: Final[Places] = {half: i for i, half in enumerate(interned.HALVES)}
TURN: Final[Places] = {turn: turn for turn in range(1, TURNS + 1)}
ANDROIDS: Final[Places] = {number: number for number in range(1, LARGEST_CREW + 1)}
SEATS: Final[Places] = {seat: seat for seat in range(LARGEST_CREW)}
WORDS: Final[Places] = {ORDER_NAMES[order]: i for i, order in enumerate(interned.ORDERS)}


def admitted(s: State, seat: int, action: Action) -> Action | None:
    """The shared action that is equal to this one, if the seat may do it."""
    if s.hands[seat].agreed:
        return None
    if isinstance(action, Intend):
        return _intend(s, seat, action)
    if isinstance(action, Play):
        return _play(s, seat, action)
    if isinstance(action, TakeBack | TurnOver):
        return _laid(s, seat, action)
    if isinstance(action, Feed):
        return _feed(s, seat, action)
    if isinstance(action, UseHeroic):
        return _heroic(s, seat, action)
    if isinstance(action, Withdraw):
        return _withdraw(s, seat, action)
    if isinstance(action, Give):
        return _give(s, seat, action)
    if isinstance(action, EndPhase):
        return interned.END_PHASE if may_end_phase(s, seat) else None
    if isinstance(action, Agree):
        return interned.AGREE if may_agree(s, seat) else None
    return _special(s, seat, action)


def _place(places: Places, what: object) -> int:
    """The number of a value; NONE for an unknown one."""
    try:
        return places.get(what, NONE)
    except TypeError:  # lists and the like are not even looked up
        return NONE


def _own_turn(s: State, seat: int, turn: object) -> int:
    """A turn that this player is planning on their own board, or NONE."""
    found = _place(TURN, turn)
    phase = s.hands[seat].phase
    return (
        found if not s.crew.solo and interned.FIRST_TURN[phase - 1] <= found <= interned.LAST_TURN[phase - 1] else NONE
    )


def _android_turn(s: State, seat: int, android: int, turn: object) -> int:
    """A turn that this player may plan for an android aboard, or NONE."""
    found = _place(TURN, turn)
    if not 1 <= android <= s.crew.androids:
        return NONE
    return found if interned.FIRST_TURN[s.phase - 1] <= found <= interned.LAST_TURN[s.hands[seat].phase - 1] else NONE


def _play(s: State, seat: int, action: Play) -> Action | None:
    face, half, turn = _place(FACES, action.card), _place(HALF, action.half), _own_turn(s, seat, action.turn)
    if half == NONE or turn == NONE or face not in s.hands[seat].cards:
        return None
    return interned.PLAY[face][half][turn] if room(s.board_of(seat), turn, turn) else None


def _laid(s: State, seat: int, action: TakeBack | TurnOver) -> Action | None:
    turn = _own_turn(s, seat, action.turn)
    if turn == NONE or s.board_of(seat).cards[turn] == NONE:
        return None
    return interned.TAKE_BACK[turn] if isinstance(action, TakeBack) else interned.TURN_OVER[turn]


def _feed(s: State, seat: int, action: Feed) -> Action | None:
    number, face, half = _place(ANDROIDS, action.android), _place(FACES, action.card), _place(HALF, action.half)
    turn = _android_turn(s, seat, number, action.turn)
    if half == NONE or turn == NONE or face not in s.hands[seat].cards or not TO_OTHERS[face]:
        return None
    return interned.feed(number, face)[half][turn] if room(s.android(number), turn, turn) else None


def _heroic(s: State, seat: int, action: UseHeroic) -> Action | None:
    number, half = _place(ANDROIDS, action.android), _place(HALF, action.half)
    turn = _android_turn(s, seat, number, action.turn)
    if half == NONE or turn == NONE:
        return None
    board = s.android(number)
    return interned.USE_HEROIC[number][half][turn] if board.heroic != NONE and room(board, turn, turn) else None


def _withdraw(s: State, seat: int, action: Withdraw) -> Action | None:
    number = _place(ANDROIDS, action.android)
    turn = _android_turn(s, seat, number, action.turn)
    if turn == NONE or not s.crew.solo or s.android(number).cards[turn] == NONE:
        return None
    return interned.WITHDRAW[number][turn]


def _give(s: State, seat: int, action: Give) -> Action | None:
    face, to = _place(FACES, action.card), _place(SEATS, action.to)
    if not may_give(s, seat) or to in (NONE, seat) or to >= s.seats:
        return None
    return interned.GIVE[face][to] if face in s.hands[seat].cards and TO_OTHERS[face] else None


def _intend(s: State, seat: int, action: Intend) -> Action | None:
    word, turn = _place(WORDS, action.order), _own_turn(s, seat, action.turn)
    if word == NONE or turn == NONE or not sayable_words(s, seat) >> word & 1:
        return None
    return interned.INTEND[word][turn]


def _special(s: State, seat: int, action: Action) -> Action | None:
    """There are few special cards, so their actions may as well be listed."""
    found: list[Action] = []
    own = s.hands[seat].phase
    if isinstance(action, PlaySpecial | TakeBackSpecial) and not s.crew.solo:
        found = own_specials(s.board_of(seat), interned.FIRST_TURN[own - 1], interned.LAST_TURN[own - 1])
    elif isinstance(action, FeedSpecial | WithdrawSpecial):
        found = android_specials(s, seat, interned.FIRST_TURN[s.phase - 1], interned.LAST_TURN[own - 1])
    elif isinstance(action, MoveToken):
        found = token_moves(s, seat)
    for one in found:
        if one == action:
            return one
    return None
