"""The same lesson on the clock: the computer announces its threats, warns and counts down, as on any mission."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.core.struct import Event
from readyroom.games.space_alert.academy.lesson import Lesson, Threat
from readyroom.games.space_alert.events import DrillEvent, SilenceBegan
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.timeline.languages import LANGUAGES
from readyroom.games.space_alert.timeline.rules import HALF
from readyroom.games.space_alert.timeline.timeline import (
    SECOND,
    TRANSFER_WINDOW,
    Announcement,
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    Moment,
    PhaseBegins,
    ThreatAnnounced,
    Timeline,
    moments,
)

FIRST_CALL: Final = 5 * SECOND
BETWEEN_CALLS: Final = 15 * SECOND
AFTER_DATA: Final = 5 * SECOND


class Call(msgspec.Struct, frozen=True):
    """Something the computer says: when, in milliseconds; in words; and as the event it would be on a mission."""

    at: int
    text: str
    event: DrillEvent


def timeline(lesson: Lesson) -> Timeline:
    """Threats are told in the order of their turns, the first one of a phase soon; then data, and at last silence."""
    ends = tuple(lesson.seconds * SECOND * phase // lesson.phases for phase in range(1, lesson.phases + 1))
    said: list[Announcement] = []
    for start, threats in zip((0, *ends), _by_phase(lesson), strict=False):
        said += [_told(threat, start + FIRST_CALL + i * BETWEEN_CALLS) for i, threat in enumerate(threats)]
    at = FIRST_CALL + len(_by_phase(lesson)[0]) * BETWEEN_CALLS
    if lesson.incoming:
        said.append(IncomingData(at))
    if lesson.transfer is not None:
        said.append(DataTransfer(at, at + TRANSFER_WINDOW))
    if lesson.silence:
        down = at + TRANSFER_WINDOW + AFTER_DATA
        said.append(CommunicationsDown(down, down + lesson.silence * SECOND))
    return Timeline(f"academy/{lesson.id}", lesson.title, "academy", ends, tuple(said))


def _by_phase(lesson: Lesson) -> tuple[list[Threat], ...]:
    """Those of T+5 and later wait for a second phase, if there is one."""
    threats = sorted(lesson.threats, key=_turn)
    if lesson.phases == 1:
        return (threats,)
    return [t for t in threats if t.turn <= HALF], [t for t in threats if t.turn > HALF]


def announcements(lesson: Lesson) -> list[Call]:
    """Everything that is said, in order."""
    return [Call(moment.at, _words(lesson, moment), _as_told(moment)) for moment in moments(timeline(lesson))]


def _as_told(moment: Moment) -> Event:
    """Leaves out how long a silence lasts."""
    return SilenceBegan(moment.at) if isinstance(moment, CommunicationsDown) else moment


def _words(lesson: Lesson, moment: Moment) -> str:
    if isinstance(moment, PhaseBegins) and lesson.phases == 1:
        return f"We are out of hyperspace. Plan turns 1 to {lesson.turns}."
    return LANGUAGES["en"].say(moment)


def _told(threat: Threat, at: int) -> ThreatAnnounced:
    return ThreatAnnounced(at, threat.turn, threat.zone, serious=BY_CODE[threat.card].serious)


def _turn(threat: Threat) -> int:
    return threat.turn
