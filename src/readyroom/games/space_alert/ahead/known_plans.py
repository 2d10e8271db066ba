"""What a viewer knows of everyone's plans: their own cards, the others' calls, and the cards that lie face up."""

from __future__ import annotations

from readyroom.games.space_alert.action_boards import IS_ANDROID, NONE
from readyroom.games.space_alert.ahead.view import By
from readyroom.games.space_alert.interned import FIRST_TURN
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.allowed import own_turns
from readyroom.games.space_alert.steps.resolution import planned

Known = tuple[int, By]
"""An order, and how it is known. An unknown one counts as nothing."""
UNKNOWN: Known = (0, "")


def known_plans(s: State, viewer: int | None) -> tuple[tuple[Known, ...], ...]:
    """For each crew member in acting order, the turns from 1 on. A card that someone else laid is never looked at."""
    turns = range(1, s.last_turn + 1)
    return tuple([tuple([_known(s, index, turn, viewer) for turn in turns]) for index in range(len(s.boards))])


def _known(s: State, index: int, turn: int, viewer: int | None) -> Known:
    board = s.boards[index]
    if board.seat == IS_ANDROID or board.seat == viewer:
        lies = planned(board, turn)
        open_from = FIRST_TURN[s.phase - 1] if board.seat == IS_ANDROID else own_turns(s, board.seat)[0]
        if lies or turn < open_from:
            return lies, "card"
    called = board.intended[turn]
    return UNKNOWN if called == NONE else (called, "call")
