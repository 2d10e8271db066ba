"""Resolves a mission that was played elsewhere: plain data in, events and score out."""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.core.english import half
from readyroom.games.space_alert.events import FilmEvent
from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.mission.account import PHRASES
from readyroom.games.space_alert.mission.card import NOT_A_CARD
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import TRAJECTORIES, place
from readyroom.games.space_alert.mission.player import SQUADS
from readyroom.games.space_alert.mission.points import Points, in_words
from readyroom.games.space_alert.mission.scoring import points
from readyroom.games.space_alert.mission.ship import COUNT
from readyroom.games.space_alert.mission.threat import FATES, WAITING
from readyroom.games.space_alert.mission.trace import Scored, TurnBegan
from readyroom.games.space_alert.mission.turn.round import resolve_round

Outcome = Literal["survived", "destroyed"]


class ZoneDamage(msgspec.Struct, frozen=True):
    """Damage tiles on each zone."""

    red: int
    white: int
    blue: int


class ThreatResult(msgspec.Struct, frozen=True):
    """The fate of a threat; ``turn`` is when, and null for one that is still there at the jump."""

    code: str
    name: str
    zone: str
    fate: str
    turn: int | None


class CrewResult(msgspec.Struct, frozen=True):
    """How a crew member came home."""

    name: str
    android: bool
    station: str
    knocked_out: bool
    battlebots: str | None


class Resolution(msgspec.Struct, frozen=True):
    """The result of a mission. A lost ship has no score."""

    outcome: Outcome
    destroyed_by: str | None
    score: int | None
    points: Points
    damage: ZoneDamage
    threats: list[ThreatResult]
    crew: list[CrewResult]
    trace: list[FilmEvent]


def resolve(mission: object, trace: bool = True) -> Resolution:
    """Resolves a mission file's contents; raises ``BadMission`` with every mistake in it.

    >>> result = resolve({"tracks": {"red": "T1", "white": "T5", "blue": "T3", "internal": "T2"},
    ...                   "threats": [], "crew": [{"name": "Ada", "plan": ["C", "lift", "C"]}]})
    >>> result.outcome, result.score
    ('survived', 1)
    """
    m = read_mission(mission, trace)
    resolve_round(m)
    return result(m)


def result(m: Mission) -> Resolution:
    """The result of a mission that has been played out."""
    made = points(m)
    if m.aloud and not m.lost:
        m.tell(Scored(made.score))
    return Resolution(
        outcome="destroyed" if m.lost else "survived",
        destroyed_by=m.threats[m.destroyed_by].card.name if m.lost else None,
        score=None if m.lost else made.score,
        points=made,
        damage=ZoneDamage(*(COUNT[drawn] for drawn in m.ship.tiles)),
        threats=[
            ThreatResult(t.card.code, t.card.name, TRAJECTORIES[t.zone], FATES[t.fate], t.fate_turn or None)
            for t in m.threats
            if not t.traits & NOT_A_CARD and (t.fate != WAITING or t.turn)
        ],
        crew=[CrewResult(p.name, p.android, place(p.station), p.out, SQUADS[p.squad]) for p in m.crew],
        trace=m.trace,
    )


def account(resolution: Resolution) -> str:
    """The mission in words, turn by turn."""
    names = [member.name for member in resolution.crew]
    lines: list[str] = []
    for event in resolution.trace:
        said = PHRASES.describe(event).text(names)
        if isinstance(event, TurnBegan):
            lines += ["", said]
        else:
            lines.append("  " + said[:1].upper() + said[1:])
    return "\n".join([*lines, "", *summary(resolution)]).lstrip("\n")


def summary(resolution: Resolution) -> list[str]:
    """The end of the account: outcome, score, and the score's parts."""
    if resolution.score is None:
        return [f"The ship was lost to the {resolution.destroyed_by}."]
    made = in_words(resolution.points)
    return [f"The ship came home with a score of {half(resolution.score)}{made}."]
