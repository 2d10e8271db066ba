"""What a search is told about Space Alert. A plan is searched for as a whole, for the crew and from what lies open, so
nothing is gained by trying single cards: the guide names what the most thorough member of a crew does now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.guide import Guide
from readyroom.core.struct import Action
from readyroom.games.space_alert.bots.crew_bot import CrewBot
from readyroom.games.space_alert.bots.level import Level
from readyroom.games.space_alert.state import State

EXPERT: Final = Level("expert", joint=15_000, fit=4_000, mend=7_500, rounds=4, fortunes=3)
MEMBER: Final = CrewBot(EXPERT)


class CrewGuide(Guide):
    def promising(self, state: State, seat: int, legal: Sequence[Action], chance: Chance) -> list[Action]:
        """Nothing, while it waits for others to speak or for news."""
        action = MEMBER.choose(state, seat, list(legal), chance)
        return [] if action is None else [action]
