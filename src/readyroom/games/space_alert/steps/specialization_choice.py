"""Choosing specializations (New Frontier, Specializations and Experience System)."""

from __future__ import annotations

from functools import lru_cache

from readyroom.core.cards import in_play
from readyroom.games.space_alert.action_boards import Board
from readyroom.games.space_alert.experience.explorer import Explorer
from readyroom.games.space_alert.mission.specializations import NAMES, NO_SPECIALIZATION, SPECIALISTS
from readyroom.games.space_alert.state import State


def offers(s: State, board: Board) -> list[int]:
    """The specializations a crew member may choose now instead of the current one. No two have the same specialization;
    to get another\'s, ask for it."""
    taken = [other.specialization for other in s.boards]
    return [one for one in wished(s, board) if one not in taken]


def wished(s: State, board: Board) -> list[int]:
    """The specializations a crew member could have if nobody else had them."""
    if not s.options.specializations:
        return []
    if board.dealt and not s.experienced:
        return list(board.dealt)
    known = specializations(s.version)
    if s.experienced:
        return [one for one in known if level_of(s, board, one)]
    return known  # Subsequent Missions: keep yours, or take one that is available


@lru_cache(maxsize=64)
def specializations(version: int) -> list[int]:
    """All of them. Never changed."""
    return in_play(SPECIALISTS, version)


def level_of(s: State, board: Board, specialization: int) -> int:
    """The level a crew member would have it at: an explorer's own, or for an android that of the best explorer aboard;
    in a crew without experience 1, or one more than on the mission before."""
    if not s.experienced:
        return board.raised if specialization == board.was else 1
    if board.number:
        return max((knows(explorer, specialization) for explorer in s.options.explorers), default=0)
    return knows(explorer_of(s, board.seat), specialization)


def explorer_of(s: State, seat: int) -> Explorer | None:
    return s.options.explorers[seat] if seat < len(s.options.explorers) else None


def knows(explorer: Explorer | None, specialization: int) -> int:
    return 0 if explorer is None else explorer.knows(NAMES[specialization])


def must_choose(s: State, board: Board) -> bool:
    """In a crew without experience everyone gets one specialization; so does a newcomer to a crew that has flown."""
    return board.specialization == NO_SPECIALIZATION and bool(board.dealt or s.options.kept)


def may_drop(s: State, board: Board) -> bool:
    """An explorer may fly without a specialization, so that someone else can have it."""
    return s.experienced and board.specialization != NO_SPECIALIZATION


def may_plan_for_android(s: State, seat: int, board: Board, advanced: bool) -> bool:
    """Without experience, any player may plan an android's special action; with it, only one whose explorer knows the
    specialization, at the second level for the advanced action (Specializations for Androids)."""
    if not s.experienced:
        return True
    return knows(explorer_of(s, seat), board.specialization) >= (2 if advanced else 1)
