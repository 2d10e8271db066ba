"""Special cards in the Action Round (New Frontier, Specializations): on the own board, on androids' boards, and the
Teleporter's tokens.

At level 1 there is the basic card, at level 2 the advanced one, which can be played as either, at level 3 both. So a
crew member plays special cards once, at level 3 twice, and at most one of them as the advanced action: which card it
was never matters.
"""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_boards import NONE, Board
from readyroom.games.space_alert.actions import (
    FeedSpecial,
    MoveToken,
    PlaySpecial,
    Side,
    TakeBackSpecial,
    Token,
    WithdrawSpecial,
)
from readyroom.games.space_alert.events import (
    CameTooLate,
    SpecialCleared,
    SpecialFed,
    SpecialLaid,
    SpecialPlanned,
    SpecialTakenBack,
    TokenMoved,
)
from readyroom.games.space_alert.mission.orders import ADVANCED, BASIC
from readyroom.games.space_alert.mission.specializations import MEDIC, SPECIAL_OPS, TELEPORTER
from readyroom.games.space_alert.state import HOLDS_BOTH, State
from readyroom.games.space_alert.steps.choosing import may_plan_for_android

BOTH: Final = BASIC | ADVANCED
SIDES: Final[tuple[Side, Side]] = ("basic", "advanced")
SIDE: Final[dict[str, int]] = {"basic": BASIC, "advanced": ADVANCED}
SIDE_NAMES: Final = ("", "basic", "advanced", "both")
TOKENS: Final[tuple[Token, Token]] = ("first", "second")
CARDS_AT: Final = (0, 1, 1, 2)
"""Special cards by level."""

# -- what is there


def used(board: Board) -> int:
    """Special cards on the board."""
    return sum(2 if special == BOTH else 1 for special in board.special if special)


def left(board: Board) -> int:
    """Special cards that have not been planned. Everybody can count them."""
    return CARDS_AT[board.level] - used(board)


def has(board: Board, special: int) -> bool:
    """Whether the board's owner can still play this action."""
    if not left(board):
        return False
    return special == BASIC or (board.level > 1 and not any(one & ADVANCED for one in board.special))


def room_for_special(board: Board, special: int, turn: int) -> bool:
    """Only Medics and, with the advanced action, Special Ops combine special cards with others. Special Ops of the
    third level may put both of theirs together."""
    there = board.special[turn]
    if there:
        alone = board.cards[turn] == NONE
        return board.specialization == SPECIAL_OPS and there | special == BOTH and there != special and alone
    return board.cards[turn] == NONE or combines(board, special)


def room_for_card(board: Board, turn: int) -> bool:
    """Whether a normal card can be laid on a space: it is free, or holds what can be combined with it."""
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
    """The crew member in front of whom a token lies."""
    board = teleporter(s)
    if s.tokens[token] == HOLDS_BOTH:
        return -1 if board is None else board.member
    return s.tokens[token]


def may_move_tokens(s: State, seat: int) -> bool:
    """The Teleporter, during a data transfer; for an android, whoever may plan its basic action. A lone player, who
    has no data transfers, may do so at any time."""
    board = teleporter(s)
    if board is None or not (s.transfers or s.crew.solo):
        return False
    return board.seat == seat or (board.number > 0 and may_plan_for_android(s, seat, board, advanced=False))


# -- what is legal


def own_specials(board: Board, turns: range) -> list[Action]:
    found: list[Action] = []
    if not board.level:
        return found
    for side in SIDES:
        if has(board, SIDE[side]):
            found += [PlaySpecial(side, turn) for turn in turns if room_for_special(board, SIDE[side], turn)]
    found += [TakeBackSpecial(turn) for turn in turns if board.special[turn]]
    return found


def android_specials(s: State, seat: int, turns: range) -> list[Action]:
    found: list[Action] = []
    for board in s.boards:
        if not board.number or not board.level:
            continue
        for side in SIDES:
            if has(board, SIDE[side]) and may_plan_for_android(s, seat, board, side == "advanced"):
                found += [
                    FeedSpecial(board.number, side, turn) for turn in turns if room_for_special(board, SIDE[side], turn)
                ]
        if s.crew.solo:
            found += [WithdrawSpecial(board.number, turn) for turn in turns if board.special[turn]]
    return found


def token_moves(s: State, seat: int) -> list[Action]:
    if not may_move_tokens(s, seat):
        return []
    return [
        MoveToken(token, board.member)
        for i, token in enumerate(TOKENS)
        for board in s.boards
        if board.member != holder(s, i)
    ]


# -- doing it


def apply(s: State, seat: int, action: Action, t: Telling) -> None:
    if isinstance(action, PlaySpecial):
        s.board_of(seat).special[action.turn] |= SIDE[action.side]
        t.reveal()  # the others have seen its back
        t.whisper(SpecialPlanned(seat, action.turn, action.side), seat, SpecialLaid(seat, action.turn))
    elif isinstance(action, TakeBackSpecial):
        s.board_of(seat).special[action.turn] = 0
        t.tell(SpecialTakenBack(seat, action.turn))
    elif isinstance(action, FeedSpecial):
        feed_special(s, seat, action, t)
    elif isinstance(action, WithdrawSpecial):
        s.android(action.android).special[action.turn] = 0
        t.tell(SpecialCleared(action.android, action.turn))
    elif isinstance(action, MoveToken):
        s.tokens[TOKENS.index(action.token)] = action.to
        t.tell(TokenMoved(seat, action.token, action.to))


def feed_special(s: State, seat: int, action: FeedSpecial, t: Telling) -> None:
    board = s.android(action.android)
    special = SIDE[action.side]
    if not has(board, special) or not room_for_special(board, special, action.turn):
        t.whisper(CameTooLate(seat, action.android, action.turn), seat)
        return
    board.special[action.turn] |= special
    t.reveal()
    t.tell(SpecialFed(seat, action.android, action.turn, action.side))
