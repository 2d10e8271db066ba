"""Special cards in the Action Round (New Frontier, Specializations): on a player's own board and on androids' boards,
and the Teleporter's tokens.

At level 1 there is the basic card, at level 2 the advanced one, which can be played as either, at level 3 both. So a
crew member plays special cards once, at level 3 twice, and at most one of them as the advanced action. It never matters
which card was played.
"""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.steps import NOTHING
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_boards import NONE, Board, changed
from readyroom.games.space_alert.actions import FeedSpecial, MoveToken, PlaySpecial, TakeBackSpecial, WithdrawSpecial
from readyroom.games.space_alert.events import (
    CameTooLate,
    SpecialCleared,
    SpecialFed,
    SpecialLaid,
    SpecialPlanned,
    SpecialTakenBack,
    TokenMoved,
)
from readyroom.games.space_alert.interned import (
    FEED_SPECIAL,
    MOVE_TOKEN,
    PLAY_SPECIAL,
    TAKE_BACK_SPECIAL,
    TOKENS,
    WITHDRAW_SPECIAL,
)
from readyroom.games.space_alert.mission.orders import ADVANCED, BASIC
from readyroom.games.space_alert.mission.specializations import MEDIC, SPECIAL_OPS, TELEPORTER
from readyroom.games.space_alert.state import HOLDS_BOTH, State
from readyroom.games.space_alert.steps.specialization_choice import may_plan_for_android

BOTH: Final = BASIC | ADVANCED
SIDE: Final[dict[str, int]] = {"basic": BASIC, "advanced": ADVANCED}
SIDE_NAMES: Final[tuple[Literal["", "basic", "advanced", "both"], ...]] = ("", "basic", "advanced", "both")
CARDS_AT: Final[tuple[int, ...]] = (0, 1, 1, 2)
"""Special cards by level."""

# -- what is there


def used(board: Board) -> int:
    """Special cards on the board."""
    found = 0
    for special in board.special:
        if special:
            found += 2 if special == BOTH else 1
    return found


def left(board: Board) -> int:
    """Special cards that have not been planned. Everyone can count them."""
    return CARDS_AT[board.level] - used(board) if board.level else 0


def has(board: Board, special: int) -> bool:
    """Whether the board's owner can still play this action."""
    if not left(board):
        return False
    if special == BASIC:
        return True
    for one in board.special:
        if one & ADVANCED:
            return False
    return board.level > 1


def room_for_special(board: Board, special: int, turn: int) -> bool:
    """Only Medics and, with the advanced action, Special Ops combine special cards with others. Special Ops of the
    third level may put both of theirs together."""
    there = board.special[turn]
    if there:
        alone = board.cards[turn] == NONE
        return board.specialization == SPECIAL_OPS and there | special == BOTH and there != special and alone
    return board.cards[turn] == NONE or combines(board, special)


def room_for_card(board: Board, turn: int) -> bool:
    """Whether a normal card can be laid on a space: it is free, or holds a card that can be combined with it."""
    special = board.special[turn]
    return board.cards[turn] == NONE and (not special or combines(board, special))


def combines(board: Board, special: int) -> bool:
    return board.specialization == MEDIC or (board.specialization == SPECIAL_OPS and special == ADVANCED)


def teleporter(s: State) -> Board | None:
    for board in s.boards:
        if board.specialization == TELEPORTER:
            return board
    return None


def holder(s: State, token: int) -> int:
    """The crew member with a token in front of them."""
    board = teleporter(s)
    if s.tokens[token] == HOLDS_BOTH:
        return -1 if board is None else board.member
    return s.tokens[token]


def may_move_tokens(s: State, seat: int) -> bool:
    """The Teleporter, during a data transfer; for an android, anyone who may plan its basic action. A lone player, who
    has no data transfers, may do so at any time."""
    board = teleporter(s)
    if board is None or not (s.transfers or s.crew.solo):
        return False
    return board.seat == seat or (board.number > 0 and may_plan_for_android(s, seat, board, advanced=False))


# -- what is legal


def own_specials(board: Board, first: int, last: int) -> list[Action]:
    """From one turn to another."""
    found: list[Action] = []
    if not board.level:
        return found
    for side in range(2):
        if has(board, side + 1):
            plays = PLAY_SPECIAL[side]
            found += [plays[turn] for turn in range(first, last + 1) if room_for_special(board, side + 1, turn)]
    found += [TAKE_BACK_SPECIAL[turn] for turn in range(first, last + 1) if board.special[turn]]
    return found


def android_specials(s: State, seat: int, first: int, last: int) -> list[Action]:
    """From one turn to another."""
    found: list[Action] = []
    for board in s.boards:
        number = board.number
        if not number or not board.level:
            continue
        for side in range(2):
            if has(board, side + 1) and may_plan_for_android(s, seat, board, side + 1 == ADVANCED):
                feeds = FEED_SPECIAL[number][side]
                found += [feeds[turn] for turn in range(first, last + 1) if room_for_special(board, side + 1, turn)]
        if s.crew.solo:
            found += [WITHDRAW_SPECIAL[number][turn] for turn in range(first, last + 1) if board.special[turn]]
    return found


def token_moves(s: State, seat: int) -> list[Action]:
    if not may_move_tokens(s, seat):
        return NOTHING
    return [
        MOVE_TOKEN[token][board.member] for token in range(2) for board in s.boards if board.member != holder(s, token)
    ]


# -- doing it


def apply(s: State, seat: int, action: Action, t: Telling) -> None:
    if isinstance(action, PlaySpecial):
        _lay(s.board_of(seat), action.turn, SIDE[action.side])
        t.reveal()  # the others saw its back
        if t.aloud:
            t.whisper(SpecialPlanned(seat, action.turn, action.side), seat, SpecialLaid(seat, action.turn))
    elif isinstance(action, TakeBackSpecial):
        _clear(s.board_of(seat), action.turn)
        if t.aloud:
            t.tell(SpecialTakenBack(seat, action.turn))
    elif isinstance(action, FeedSpecial):
        feed_special(s, seat, action, t)
    elif isinstance(action, WithdrawSpecial):
        _clear(s.android(action.android), action.turn)
        if t.aloud:
            t.tell(SpecialCleared(action.android, action.turn))
    elif isinstance(action, MoveToken):
        s.tokens = changed(s.tokens, TOKENS.index(action.token), action.to)
        if t.aloud:
            t.tell(TokenMoved(seat, action.token, action.to))


def feed_special(s: State, seat: int, action: FeedSpecial, t: Telling) -> None:
    board = s.android(action.android)
    special = SIDE[action.side]
    if not has(board, special) or not room_for_special(board, special, action.turn):
        if t.aloud:
            t.whisper(CameTooLate(seat, action.android, action.turn), seat)
        return
    _lay(board, action.turn, special)
    t.reveal()
    if t.aloud:
        t.tell(SpecialFed(seat, action.android, action.turn, action.side))


def _lay(board: Board, turn: int, special: int) -> None:
    board.special = changed(board.special, turn, board.special[turn] | special)


def _clear(board: Board, turn: int) -> None:
    board.special = changed(board.special, turn, 0)
