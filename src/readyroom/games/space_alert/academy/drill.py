"""The same lesson on the clock: the computer announces its threats, warns and counts down, as on any mission."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from readyroom.games.space_alert.academy.lesson import Lesson, Threat
from readyroom.games.space_alert.cards import BY_CODE
from readyroom.games.space_alert.missions.timeline import (
    SECOND,
    Moment,
    PhaseBegins,
    ThreatAnnounced,
    Timeline,
    moments,
)
from readyroom.games.space_alert.missions.words import LANGUAGES

FIRST_CALL: Final = 5 * SECOND
BETWEEN_CALLS: Final = 15 * SECOND


class Announcement(msgspec.Struct, frozen=True):
    """What the computer says: when, in milliseconds, in words, and as the event it would be on a mission."""

    at: int
    text: str
    event: dict[str, Any]


def timeline(lesson: Lesson) -> Timeline:
    """One phase; threats are told in the order of their turns, the first one soon."""
    threats = sorted(lesson.threats, key=_turn)
    return Timeline(
        name=f"academy/{lesson.id}",
        title=lesson.title,
        kind="academy",
        phase_ends=(lesson.seconds * SECOND,),
        announcements=tuple(_told(threat, FIRST_CALL + i * BETWEEN_CALLS) for i, threat in enumerate(threats)),
    )


def announcements(lesson: Lesson) -> list[Announcement]:
    """Everything that is said, in order. All turns of a lesson are planned in one phase."""
    return [
        Announcement(moment.at, _words(lesson, moment), msgspec.to_builtins(moment))
        for moment in moments(timeline(lesson))
    ]


def _words(lesson: Lesson, moment: Moment) -> str:
    if isinstance(moment, PhaseBegins):
        return f"Out of hyperspace. Plan turns 1 to {lesson.turns}."
    return LANGUAGES["en"].say(moment)


def _told(threat: Threat, at: int) -> ThreatAnnounced:
    return ThreatAnnounced(at, threat.turn, threat.zone, serious=BY_CODE[threat.card].serious)


def _turn(threat: Threat) -> int:
    return threat.turn
