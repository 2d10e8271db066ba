"""The stage of a match, in a word."""

from __future__ import annotations

from typing import Final, Literal

from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.briefing import Briefing
from readyroom.games.space_alert.steps.debriefing import Deciding, Repair
from readyroom.games.space_alert.steps.owning_up import OwningUp
from readyroom.games.space_alert.steps.planning import Planning

Stage = Literal["briefing", "planning", "owning_up", "deciding", "repairing", "over"]
"""Between planning and the resolution everyone may own up to tripping (3.2). Between the missions of a campaign the
crew decides whether to fly on, and repairs the ship if it does."""
STAGES: Final[dict[type, Stage]] = {
    Briefing: "briefing",
    Planning: "planning",
    OwningUp: "owning_up",
    Deciding: "deciding",
    Repair: "repairing",
}


def stage(s: State) -> Stage:
    return "over" if s.over else STAGES[type(s.stack[-1])]
