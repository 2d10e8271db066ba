"""A mission to read aloud: as cues for a page or a companion that speaks, and as a script for a person with a watch."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from readyroom.core.errors import ReadyRoomError
from readyroom.games.space_alert.timeline.languages import LANGUAGES, Language
from readyroom.games.space_alert.timeline.timeline import (
    COUNTDOWN,
    SECOND,
    CommunicationsDown,
    CommunicationsRestored,
    DataTransfer,
    DataTransferEnds,
    IncomingData,
    MissionEnds,
    Moment,
    PhaseBegins,
    PhaseCountdown,
    PhaseEnds,
    PhaseWarning,
    ThreatAnnounced,
    Timeline,
    clock_words,
    moments,
)

Sound = Literal[
    "alert", "threat", "serious", "internal", "data", "transfer", "tone", "static", "restored", "warning", "count",
    "phase", "jump",
]  # fmt: skip
SOUNDS: Final[dict[type, Sound]] = {
    IncomingData: "data",
    DataTransfer: "transfer",
    DataTransferEnds: "tone",
    CommunicationsDown: "static",
    CommunicationsRestored: "restored",
    PhaseWarning: "warning",
    PhaseCountdown: "warning",
    PhaseEnds: "phase",
    MissionEnds: "jump",
}
SAID_TWICE: Final = (ThreatAnnounced, IncomingData)


class Cue(msgspec.Struct, frozen=True):
    """Something to say: when it starts, the caption, the sound that goes with it, and how often it is said."""

    at: int
    text: str
    sound: Sound
    times: int = 1


def cues(timeline: Timeline, crew: int = 5, language: str = "en") -> list[Cue]:
    """Everything the computer says to a crew of this size, countdowns second by second.

    >>> from readyroom.games.space_alert.timeline import find
    >>> cues(find("TR-1"))[1]
    Cue(at=15000, text='T+1. Threat. Blue zone.', sound='threat', times=2)
    """
    speaks = _language(language)
    said: list[Cue] = []
    for moment in moments(timeline, crew):
        said.append(Cue(moment.at, speaks.say(moment), sound(moment), 2 if isinstance(moment, SAID_TWICE) else 1))
        if isinstance(moment, PhaseCountdown):
            said += _count(timeline.phase_end(moment.phase), speaks)
        elif isinstance(moment, DataTransfer):
            said += _count(moment.until, speaks)
    return sorted(said, key=_start)


def script(timeline: Timeline, crew: int = 5, language: str = "en") -> str:
    """The mission on paper, for someone who reads it aloud. Countdowns are one line."""
    speaks = _language(language)
    words = speaks.headings
    ends = ", ".join(clock_words(end) for end in timeline.phase_ends)
    lines = [
        f"{timeline.title} ({timeline.name})",
        f"{words['length']}: {clock_words(timeline.length)}. {words['phases']}: {ends}.",
        f"{words['threats']}: {len(timeline.threats(crew))} ({timeline.points(crew)}), {words['for_crew']} {crew}.",
    ]
    if len(timeline.threats(crew)) < len(timeline.threats()):
        lines.append(words["aside"])
    lines.append("")
    for moment in moments(timeline, crew):
        text = speaks.say(moment)
        if isinstance(moment, PhaseCountdown):
            text = f"{text} {', '.join(speaks.say_number(n) for n in range(COUNTDOWN, 0, -1))}."
        lines.append(f"{clock_words(moment.at):>5}  {text}")
    return "\n".join(lines) + "\n"


def sound(moment: Moment) -> Sound:
    """The sound that goes with a moment."""
    if isinstance(moment, ThreatAnnounced):
        return "internal" if moment.internal else "serious" if moment.serious else "threat"
    if isinstance(moment, PhaseBegins):
        return "alert" if moment.phase == 1 else "phase"
    return SOUNDS[type(moment)]


def _count(end: int, speaks: Language) -> list[Cue]:
    return [Cue(end - left * SECOND, speaks.say_number(left), "count") for left in range(COUNTDOWN, 0, -1)]


def _language(code: str) -> Language:
    if code not in LANGUAGES:
        raise ReadyRoomError(f'The computer does not speak "{code}" yet, only {", ".join(LANGUAGES)}.')
    return LANGUAGES[code]


def _start(cue: Cue) -> int:
    return cue.at
