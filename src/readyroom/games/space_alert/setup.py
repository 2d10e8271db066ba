"""Setup (rulebook 1 and 5.1): the crew and its captain. Each mission's briefing sets up the rest."""

from __future__ import annotations

from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_boards import IS_ANDROID, new_board, new_hand
from readyroom.games.space_alert.crews import crew
from readyroom.games.space_alert.mission.specializations import NAMES
from readyroom.games.space_alert.options import Kept, Options
from readyroom.games.space_alert.state import State, new_state
from readyroom.games.space_alert.steps.campaign import Campaign


def set_up(options: Options, seats: int, version: int, t: Telling) -> State:
    """A new match. Chance picks the captain here, and later what each mission needs (see ``Campaign``)."""
    dealt = crew(seats, options.fifth_member, options.specializations, androids=not options.no_androids)
    s = new_state(options, version, dealt)
    s.captain = t.chance.below(seats)
    s.hands = [new_hand() for _ in range(seats)]
    if not dealt.solo:
        s.boards = [new_board((s.captain + place) % seats) for place in range(seats)]
    s.boards += [new_board(IS_ANDROID, number) for number in range(1, dealt.androids + 1)]
    for known in options.kept:
        recall(s, known)
    s.stack.append(Campaign())
    return s


def recall(s: State, known: Kept) -> None:
    """Gives a crew member the specialization from the crew's previous mission, before this match."""
    board = s.member(known.member)
    if board is None:
        raise AssertionError("a specialization is for a crew member")
    board.specialization, board.level = NAMES.index(known.specialization), known.level
