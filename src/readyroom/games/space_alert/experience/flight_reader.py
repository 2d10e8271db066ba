"""From a finished match to the facts the experience system needs."""

from __future__ import annotations

from typing import Final

from readyroom.core.match import Match
from readyroom.core.struct import Event
from readyroom.games.space_alert.events import PlanRevealed, Proposed, ShipCameHome, Specialized, ThreatDrawn
from readyroom.games.space_alert.experience.flight import Flight, Flown
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.trace import ShipLost
from readyroom.games.space_alert.state import State

REAL: Final = ("mission", "double_action_easier", "double_action_standard")
"""Test runs and simulations are no real danger (New Frontier, Sending Your Explorers on Missions)."""
NOT_REAL: Final = "Test runs and simulations pose no real danger, so explorers earn nothing on them."
NOT_FULL: Final = "Explorers earn nothing on this mission. That takes the full rules and the normal pace."


def unearned(kind: str, pace: str, version: int) -> str:
    """A sentence about why a mission of this class earns no experience; empty if it does. Under version 1 of the rules,
    the pace did not matter."""
    if kind not in REAL:
        return NOT_REAL
    return NOT_FULL if pace != "normal" and version >= 2 else ""


def read_flight(match: Match, seat: int, code: str, ended: int) -> Flight:
    """The mission or campaign that a match was, once it is over."""
    s: State = match.state
    outcome = match.outcome
    if outcome is None:
        raise ValueError("Only a match that is over is a flight.")
    reader = Reader(s)
    for seq in match.line:
        for told in match.told[seq]:
            reader.read(told.event)
    explorers = tuple(None if one is None else one.name for one in s.options.explorers)
    campaign = s.options.campaign > 0
    return Flight(
        code=code,
        ended=ended,
        title=f"Campaign of {s.missions} missions" if campaign else s.timeline.title,
        missions=tuple(reader.missions),
        humans=sum(s.options.people or (name is not None for name in explorers)),
        score=int(outcome.scores[seat]),
        lost=outcome.ranking[seat] != 1,
        planned=s.missions,
        campaign=campaign,
        explorers=explorers,
        eligible=not unearned(s.timeline.kind, s.options.pace, s.version),
    )


class Reader:
    """Goes through the events, mission by mission."""

    def __init__(self, s: State) -> None:
        self.missions: list[Flown] = []
        self._double = s.options.double_actions
        self._common: str = s.options.common
        self._serious: str = s.options.serious
        self._skills: dict[int, str] = {}
        self._begin()

    def _begin(self) -> None:
        self._resolving = False
        self._trace: list[Event] = []
        self._crew: list[int] = []
        self._count = 0
        self._specials: list[tuple[int, str]] = []

    def read(self, event: Event) -> None:
        if isinstance(event, Proposed):
            if event.threats == "common":
                self._common = event.agreed
            else:
                self._serious = event.agreed
        elif isinstance(event, Specialized):
            self._skills[event.member] = event.specialization
        elif isinstance(event, ThreatDrawn):
            self._count += 2 if BY_CODE[event.threat].serious else 1
        elif isinstance(event, PlanRevealed):
            self._reveal(event)
        elif isinstance(event, ShipCameHome):
            penalties = (event.damage, event.worst_zone, event.knocked_out, event.battlebots)
            self._end(-event.damage, not any(penalties))
        elif self._resolving:
            self._trace.append(event)
            if isinstance(event, ShipLost):
                self._end(0, False)

    def _reveal(self, event: PlanRevealed) -> None:
        self._resolving = True
        self._crew.append(event.seat)
        skill = self._skills.get(event.seat, "")
        played = {part for words in event.plan for part in words.split("+")}
        for word, side in (("special", "basic"), ("advanced", "advanced")):
            if skill and word in played:
                self._specials.append((event.seat, f"{skill}_{side}"))

    def _end(self, damage: int, perfect: bool) -> None:
        self.missions.append(
            Flown(
                trace=tuple(self._trace),
                crew=tuple(self._crew),
                common=self._common,
                serious=self._serious,
                double_actions=self._double,
                threat_count=self._count,
                specials=tuple(self._specials),
                damage=damage,
                perfect=perfect,
            )
        )
        self._begin()
