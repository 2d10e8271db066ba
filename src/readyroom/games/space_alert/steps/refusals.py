"""The reasons why an action is not possible in the Action Round."""

from __future__ import annotations

from readyroom.core.struct import Action
from readyroom.games.space_alert.action_boards import NONE, Board
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
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.allowed import (
    android_turns,
    hand_names,
    may_agree,
    may_end_phase,
    may_give,
    own_turns,
)
from readyroom.games.space_alert.steps.special_cards import SIDE, has, may_move_tokens, teleporter
from readyroom.games.space_alert.steps.specialization_choice import may_plan_for_android


def why_not(s: State, seat: int, action: Action) -> str:
    if s.hands[seat].agreed:
        return "You have agreed to end planning early. Wait for the others."
    if isinstance(action, EndPhase | Agree):
        return _no_end(s, seat, action)
    if isinstance(action, Intend):
        return _no_word(s, seat, action)
    if isinstance(action, Give):
        return _no_gift(s, seat, action)
    if isinstance(action, MoveToken):
        return _no_token(s, seat, action)
    if isinstance(action, Play | TakeBack | TurnOver | PlaySpecial | TakeBackSpecial):
        return _not_on_own_board(s, seat, action)
    return _not_for_android(s, seat, action)


def _no_token(s: State, seat: int, action: MoveToken) -> str:
    if teleporter(s) is None:
        return "Nobody aboard is a Teleporter."
    if not may_move_tokens(s, seat):
        return "Only the Teleporter moves the tokens, and only during a data transfer."
    if s.member(action.to) is None:
        return "There is no such crew member."
    return "The token is already there. Put it in front of someone else."


def _no_end(s: State, seat: int, action: Action) -> str:
    if isinstance(action, Agree):
        return "You can end planning early only in the last phase."
    if s.hands[seat].phase == s.timeline.phases:
        return "This is the last phase: it ends when time runs out or everyone agrees."
    if may_end_phase(s, seat) or may_agree(s, seat):
        return "You cannot do that now."
    return (
        "When you fly alone, only the clock ends a phase." if s.crew.solo else "Wait for the others to end their phase."
    )


def _no_gift(s: State, seat: int, action: Give) -> str:
    if not s.transfers:
        return "No data transfer is open. Wait until the computer announces one."
    if not may_give(s, seat):
        return "You have already given a card in this data transfer."
    if action.card in hand_names(s, seat, to_others=False):
        if action.card not in hand_names(s, seat, to_others=True):
            return "Heroic cards never change hands. Give another card."
        return "Give the card to another player."
    return "You do not have that card."


def _no_word(s: State, seat: int, action: Intend) -> str:
    if s.silent:
        return "Communications are down: no talking."
    if s.crew.solo:
        return "There is nobody to tell: you fly alone."
    turns = own_turns(s, seat)
    if action.turn not in turns:
        return f"You are planning turns {turns[0]} to {turns[-1]}."
    return "None of your cards allows that. Call something you can play."


def _not_on_own_board(s: State, seat: int, action: Play | TakeBack | TurnOver | PlaySpecial | TakeBackSpecial) -> str:
    if s.crew.solo:
        return "You have no action board of your own. Plan for the androids."
    turns = own_turns(s, seat)
    if action.turn not in turns:
        return f"You are planning turns {turns[0]} to {turns[-1]}."
    if isinstance(action, PlaySpecial):
        return _no_special(s.board_of(seat), action.side, action.turn, "You have")
    if isinstance(action, TakeBackSpecial):
        return f"You have no special card on turn {action.turn}."
    if not isinstance(action, Play):
        return f"You have no card on turn {action.turn}."
    if action.card not in hand_names(s, seat, to_others=False):
        return "You do not have that card."
    if s.board_of(seat).cards[action.turn] == NONE:
        return f"The special card on turn {action.turn} cannot be combined with another card. Choose another turn."
    return f"Turn {action.turn} already has a card. Take it back first."


def _no_special(board: Board, side: str, turn: int, who: str) -> str:
    if not board.level:
        return f"{who} no special cards."
    if not has(board, SIDE[side]):
        return f"{who} no special card left for the {side} action."
    return f"That special card cannot be combined with the card on turn {turn}. Choose another turn."


def _not_for_android(s: State, seat: int, action: Action) -> str:
    fed = (Feed, UseHeroic, Withdraw, FeedSpecial, WithdrawSpecial)
    if not isinstance(action, fed) or not 1 <= action.android <= s.crew.androids:
        return "There is no such android aboard."
    if isinstance(action, Withdraw | WithdrawSpecial) and not s.crew.solo:
        return "Cards on an android's board stay there: you cannot take them back."
    turns = android_turns(s, seat)
    if action.turn not in turns:
        return f"You can plan turns {turns[0]} to {turns[-1]} for an android."
    if isinstance(action, Withdraw):
        return f"Android {action.android} has no card on turn {action.turn}."
    if isinstance(action, WithdrawSpecial):
        return f"Android {action.android} has no special card on turn {action.turn}."
    if isinstance(action, FeedSpecial):
        board = s.android(action.android)
        if board.level and not may_plan_for_android(s, seat, board, action.side == "advanced"):
            return "Your explorer does not know that specialization well enough to use it for an android."
        return _no_special(board, action.side, action.turn, f"Android {action.android} has")
    if isinstance(action, Feed) and action.card not in hand_names(s, seat, to_others=True):
        return "You do not have that card, or it is your heroic one, which an android cannot use."
    if isinstance(action, UseHeroic) and s.android(action.android).heroic == NONE:
        return f"Android {action.android} has no heroic card to plan."
    return f"Android {action.android} already has a card on turn {action.turn}. Choose another turn."
