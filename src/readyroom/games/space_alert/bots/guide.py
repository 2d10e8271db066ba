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

JOINT: Final = 15_000
FIT: Final = 4_000
MEND: Final = 7_500
"""Plans that are tried by who may think for a second a move."""


class CrewGuide(Guide):
    def promising(self, state: State, seat: int, legal: Sequence[Action], chance: Chance) -> list[Action]:
        """Nothing, while it waits for others to speak or for news."""
        action = CrewBot(expert(self.effort)).choose(state, seat, list(legal), chance)
        return [] if action is None else [action]


def expert(effort: float) -> Level:
    """Never less thorough than it must be to lay its cards."""
    percent = max(1, round(100 * effort))
    name = f"expert {percent}"
    counts = [max(100, count * percent // 100) for count in (JOINT, FIT, MEND)]
    return Level(name, joint=counts[0], fit=counts[1], mend=counts[2], rounds=4, fortunes=3)
