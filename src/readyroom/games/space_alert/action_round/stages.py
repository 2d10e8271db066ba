"""Which part of the match asks: the briefing, the Action Round, owning up to misplayed cards, or what comes between the
missions of a campaign."""

from __future__ import annotations

from readyroom.core.steps import NOTHING
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_round import briefing, debriefing, owning_up, planning
from readyroom.games.space_alert.action_round.state import BRIEFING, OVER, OWNING_UP, PLANNING, State


def to_act(s: State) -> tuple[int, ...]:
    if s.stage == PLANNING:
        return tuple(seat for seat in range(s.seats) if planning.can_act(s, seat))
    if s.stage == BRIEFING:
        return tuple(seat for seat in range(s.seats) if not s.hands[seat].ready)
    if s.stage == OWNING_UP:
        return owning_up.asked(s)
    return () if s.stage == OVER else debriefing.asked(s)


def legal(s: State, seat: int) -> list[Action]:
    if s.stage == PLANNING:
        return planning.legal(s, seat)
    if s.stage == BRIEFING:
        return briefing.legal(s, seat)
    if s.stage == OWNING_UP:
        return owning_up.legal(s, seat)
    return NOTHING if s.stage == OVER else debriefing.legal(s, seat)


def apply(s: State, seat: int, action: Action, t: Telling) -> None:
    if s.stage == PLANNING:
        planning.apply(s, seat, action, t)
    elif s.stage == BRIEFING:
        briefing.apply(s, seat, action, t)
    elif s.stage == OWNING_UP:
        owning_up.apply(s, seat, action, t)
    else:
        debriefing.apply(s, seat, action, t)
