"""The common part of a match's stages: everyone at the table acts at once."""

from __future__ import annotations

from readyroom.core.steps import NOTHING, AskAll
from readyroom.core.struct import Action
from readyroom.games.space_alert.actions import IN_BRIEFING, IN_DEBRIEFING, OWNING
from readyroom.games.space_alert.state import State


class Together(AskAll[State]):
    """``seats`` are all who are asked. Everyone can see who is done, so the hands hold it and not the step."""

    __slots__ = ()
    live = True

    def done(self, s: State, seat: int) -> bool:
        """Whether one of the seats has nothing more to do here."""
        raise NotImplementedError

    def waits(self, s: State) -> bool:
        return any(not self.done(s, seat) for seat in self.seats)

    def to_act(self, s: State) -> tuple[int, ...]:
        left = [seat for seat in self.seats if not self.done(s, seat)]
        return self.seats if len(left) == len(self.seats) else tuple(left)

    def legal(self, s: State, seat: int) -> list[Action]:
        return NOTHING if seat not in self.seats or self.done(s, seat) else self.options(s, seat)

    def answers(self, s: State, seat: int) -> bool:
        return True


def everybody(s: State) -> tuple[int, ...]:
    return tuple(range(s.seats))


def at_another_time(action: Action) -> str:
    """The stage in which an action outside the Action Round belongs."""
    if isinstance(action, IN_BRIEFING):
        return "That is decided in the briefing, before the mission begins."
    if isinstance(action, OWNING):
        return "You can own up to tripping after planning, before the cards are revealed."
    if isinstance(action, IN_DEBRIEFING):
        return "That is decided between the missions of a campaign."
    return ""
