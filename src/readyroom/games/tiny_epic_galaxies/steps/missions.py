"""Secret missions (A4): everybody keeps one of the two dealt, all at the same time."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.steps import AskAll
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import KeepMission
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSION_NUMBER
from readyroom.games.tiny_epic_galaxies.events import MissionKept
from readyroom.games.tiny_epic_galaxies.interned import KEEP
from readyroom.games.tiny_epic_galaxies.state import State


class ChooseMissions(AskAll[State]):
    """Waits until every seat has chosen."""

    __slots__ = ()
    question: ClassVar[str] = "Which secret mission do you keep? The other goes back unseen."

    def options(self, s: State, seat: int) -> list[Action]:
        return [KEEP[mission] for mission in s.galaxies[seat].dealt]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, KeepMission)
        s.stack[-1] = ChooseMissions(self.without(seat))
        s.galaxies[seat].mission = MISSION_NUMBER[action.mission]
        if t.aloud:
            t.whisper(MissionKept(seat, action.mission), seat, MissionKept(seat))

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, KeepMission):
            return "That mission was not dealt to you."
        return "Everyone keeps a secret mission first."
