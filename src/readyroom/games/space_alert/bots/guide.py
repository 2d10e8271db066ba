"""Guides a search through Space Alert. Plans are searched as a whole, for the crew and from open information, so trying
single cards gains nothing: the guide suggests what the most thorough bot would do now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.guide import Guide
from readyroom.core.struct import Action
from readyroom.games.space_alert.bots.crew_bot import CrewBot
from readyroom.games.space_alert.bots.level import Level
from readyroom.games.space_alert.state import State

WEIGHING: Final = Level("weighing", joint=3_000, fit=3_000, mend=2_000, rounds=2, fortunes=3, worlds=8)
FITTING: Final = Level("fitting", joint=15_000, fit=4_000, mend=7_500, rounds=4, fortunes=3)
"""The levels of a bot that may think for a second per move: without androids, and with androids to feed."""


class CrewGuide(Guide):
    def promising(self, state: State, seat: int, legal: Sequence[Action], chance: Chance) -> list[Action]:
        """The bot's action; empty while it waits for others to speak or for news."""
        level = expert(FITTING if state.crew.androids else WEIGHING, self.effort)
        action = CrewBot(level).choose(state, seat, list(legal), chance)
        return [] if action is None else [action]


def expert(level: Level, effort: float) -> Level:
    """A level scaled by effort, but always thorough enough to lay its cards."""
    percent = max(1, round(100 * effort))
    joint, fit, mend = (max(100, count * percent // 100) for count in (level.joint, level.fit, level.mend))
    return Level(f"{level.name} {percent}", joint, fit, mend, level.rounds, level.fortunes, level.worlds)
