"""The same lesson on the clock: the computer announces its threats, warns and counts down, as on any mission."""

from __future__ import annotations

from readyroom.games.space_alert.academy.lesson import Lesson
from readyroom.games.space_alert.cards import BY_CODE
from readyroom.games.space_alert.missions.script import Cue, cues
from readyroom.games.space_alert.missions.timeline import SECOND, ThreatAnnounced, Timeline

FIRST_CALL = 5 * SECOND
BETWEEN_CALLS = 15 * SECOND


def timeline(lesson: Lesson) -> Timeline:
    """One phase; threats are told in the order of their turns, the first one soon."""
    threats = sorted(lesson.threats, key=lambda threat: threat.turn)
    return Timeline(
        name=f"academy/{lesson.id}",
        title=lesson.title,
        kind="academy",
        phase_ends=(lesson.seconds * SECOND,),
        announcements=tuple(
            ThreatAnnounced(
                FIRST_CALL + i * BETWEEN_CALLS, threat.turn, threat.zone, serious=BY_CODE[threat.card].serious
            )
            for i, threat in enumerate(threats)
        ),
    )


def announcements(lesson: Lesson) -> list[Cue]:
    """What the computer says, and when."""
    return cues(timeline(lesson), crew=4)
