"""Plays out what a viewer knows: the same resolution as any mission's, watched turn by turn. Luck is left out: damage
breaks no system. A lost ship flies on, so that those still planning can see where the rest of the plan would lead.
While someone's first turns of a phase are unknown, the computer counts as maintained: crews agree on that by voice
before they call it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from readyroom.core.chance import Chance, NoChance
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert.actions import (
    Feed,
    FeedSpecial,
    Play,
    PlaySpecial,
    TakeBack,
    TakeBackSpecial,
    TurnOver,
    UseHeroic,
    Withdraw,
    WithdrawSpecial,
)
from readyroom.games.space_alert.ahead.known_plans import Known, known_plans
from readyroom.games.space_alert.ahead.recorder import Watching
from readyroom.games.space_alert.ahead.view import Ahead
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.turn.computer import CHECKS
from readyroom.games.space_alert.mission.turn.round import play_turn
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.planning import Planning
from readyroom.games.space_alert.steps.resolution import named_threats, on_the_table, player

LAYING: Final = (
    Play, TakeBack, TurnOver, PlaySpecial, TakeBackSpecial, Feed, UseHeroic, Withdraw, FeedSpecial, WithdrawSpecial,
)  # fmt: skip
"""The actions that can be tried out: laying cards and taking them back."""
REMEMBERED: Final = 128

Plans = tuple[tuple[Known, ...], ...]
_made: OrderedDict[object, Ahead] = OrderedDict()


def foresee(s: State, viewer: int | None, action: Action | None = None) -> Ahead | None:
    """Where the plans that this viewer knows lead after this action; None when nobody is planning."""
    if s.over or not isinstance(s.stack[-1], Planning):
        return None
    if viewer is not None and isinstance(action, LAYING):
        s = s.clone()
        step = s.stack[-1]
        assert isinstance(step, Planning)
        step.apply(s, viewer, action, Telling(NoChance(), aloud=False))
    plans = known_plans(s, viewer)
    key = _all_that_matters(s, plans)
    found = _made.get(key)
    if found is None:
        found = _made[key] = played_out(s, plans)
        if len(_made) > REMEMBERED:
            _made.popitem(last=False)
    return found


def _all_that_matters(s: State, plans: Plans) -> object:
    return (
        plans, s.tracks, tuple([(d.turn, d.zone, d.card, d.calls) for d in s.drawn]),
        tuple([(b.member, b.specialization, b.level) for b in s.boards]), s.carried, s.squads, s.squad_station,
        s.tokens, s.last_turn, s.variable_range, s.version, s.options.new_frontier, s.common, s.serious,
    )  # fmt: skip


def played_out(s: State, plans: Plans) -> Ahead:
    crew = [_member(s, index, plan) for index, plan in enumerate(plans)]
    m = on_the_table(s, crew, named_threats(s), Chance("nobody knows"), aloud=True)
    watching = Watching(m, plans)
    m.camera = watching
    for turn in range(1, s.last_turn + 1):
        play_turn(m, tended=_trusted(plans, turn))
        watching.end(m)
        m.early_jump = False
    return watching.seen()


def _member(s: State, index: int, plan: tuple[Known, ...]) -> Player:
    p = player(s, index)
    orders = [order for order, _ in plan]
    p.plan = [0, *orders, *[0] * (TURNS + 1 - len(orders))]
    return p


def _trusted(plans: Plans, turn: int) -> bool:
    """Whether someone may have agreed to look after the computer by this turn, at which it is checked."""
    return CHECKS >> turn & 1 == 1 and any(not by for plan in plans for _, by in plan[turn - 2 : turn])
