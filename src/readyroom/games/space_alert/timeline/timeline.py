"""A mission as the ship's computer runs it: its announcements and their times (rulebook 2.1).

A timeline holds only the differences between missions: the ends of phases, and the announcements. Warnings,
countdowns and phase changes follow from the phase ends, so ``moments`` adds them. All times are milliseconds from the
start of the Action Round.
"""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.core.struct import Event
from readyroom.games.space_alert.mission.places import TRAJECTORIES, Trajectory

SECOND: Final = 1000
GRID: Final = 5 * SECOND
"""Every announcement of the official missions starts on a multiple of five seconds."""
TRANSFER_WINDOW: Final = 15 * SECOND
"""From the first word of a data transfer to the beep that closes it."""
WARNINGS: Final = (60, 20)
COUNTDOWN: Final = 5
"""Seconds before the end of a phase at which the computer warns, and then counts aloud."""
INSIDE: Final = TRAJECTORIES[3]
PHASE_TURNS: Final = ((1, 3), (4, 7), (8, 12))
"""The turns that are planned in each phase."""


def phases_of(turns: int) -> tuple[tuple[int, int], ...]:
    """The first and the last turn of each phase that begins within this many turns."""
    return tuple([(first, min(last, turns)) for first, last in PHASE_TURNS if first <= turns])


class ThreatAnnounced(Event, frozen=True):
    """A threat will appear on a turn. An unconfirmed report counts only for a crew of five."""

    at: int
    turn: int
    zone: Trajectory
    serious: bool = False
    unconfirmed: bool = False

    @property
    def internal(self) -> bool:
        return self.zone == INSIDE

    @property
    def points(self) -> int:
        """Its weight in comparing missions: common 1, serious 2."""
        return 2 if self.serious else 1


class IncomingData(Event, frozen=True):
    """Each player draws a card."""

    at: int


class DataTransfer(Event, frozen=True):
    """Each player may hand one card to another player until the window closes."""

    at: int
    until: int
    """When it closes; 0 without a clock, when it stays open until the phase ends."""


class DataTransferEnds(Event, frozen=True):
    at: int


class CommunicationsDown(Event, frozen=True):
    """Nobody may communicate until communications are restored."""

    at: int
    until: int


class CommunicationsRestored(Event, frozen=True):
    at: int


class PhaseBegins(Event, frozen=True):
    at: int
    phase: int


class PhaseWarning(Event, frozen=True):
    """A minute, or twenty seconds, are left of a phase; the last phase ends the operation."""

    at: int
    phase: int
    seconds: int
    last: bool


class PhaseCountdown(Event, frozen=True):
    """The computer starts to count the last five seconds of a phase."""

    at: int
    phase: int
    last: bool


class PhaseEnds(Event, frozen=True):
    at: int
    phase: int


class MissionEnds(Event, frozen=True):
    at: int


Announcement = ThreatAnnounced | IncomingData | DataTransfer | CommunicationsDown
"""The announcements of a timeline."""
Moment = (
    ThreatAnnounced | IncomingData | DataTransfer | DataTransferEnds | CommunicationsDown | CommunicationsRestored
    | PhaseBegins | PhaseWarning | PhaseCountdown | PhaseEnds | MissionEnds
)  # fmt: skip
"""The moments of an Action Round, in order."""

AT_ONCE: Final[dict[type, int]] = {CommunicationsRestored: 0, DataTransferEnds: 1, PhaseEnds: 2, PhaseBegins: 3}
"""The order of moments at the same time; all others come after these."""


class Timeline(msgspec.Struct, frozen=True):
    """A mission's soundtrack."""

    name: str
    """``S2-1`` for an official mission, ``mission/7/v2`` for one that the second generator made from seed 7."""
    title: str
    kind: str
    phase_ends: tuple[int, ...]
    announcements: tuple[Announcement, ...]
    sources: str = "generated"
    """How reliable an official timeline's source is: ``high``, ``two_sources``, ``single_source`` or ``suspect``."""
    pace: int = 100
    """Its length in percent of the usual one."""
    since: int = 1
    until: int = 0

    @property
    def id(self) -> str:
        return self.name

    @property
    def phases(self) -> int:
        return len(self.phase_ends)

    @property
    def length(self) -> int:
        return self.phase_ends[-1]

    def phase_start(self, phase: int) -> int:
        return self.phase_ends[phase - 2] if phase > 1 else 0

    def phase_end(self, phase: int) -> int:
        return self.phase_ends[phase - 1]

    def phase_at(self, at: int) -> int:
        """The phase in which a moment falls."""
        return 1 + sum(at >= end for end in self.phase_ends[:-1])

    def threats(self, crew: int = 5) -> list[ThreatAnnounced]:
        """The threats that a crew meets, in order of announcement: unconfirmed reports are for five only."""
        return [a for a in self.announcements if isinstance(a, ThreatAnnounced) and (crew > 4 or not a.unconfirmed)]

    def points(self, crew: int) -> int:
        """How heavy the mission is for a crew."""
        return sum(t.points for t in self.threats(crew))

    def incoming(self) -> list[IncomingData]:
        return [a for a in self.announcements if isinstance(a, IncomingData)]

    def transfers(self) -> list[DataTransfer]:
        return [a for a in self.announcements if isinstance(a, DataTransfer)]

    def silences(self) -> list[CommunicationsDown]:
        return [a for a in self.announcements if isinstance(a, CommunicationsDown)]


def moments(timeline: Timeline, crew: int = 5) -> list[Moment]:
    """Everything that happens in the Action Round, in order, for a crew of this size."""
    said: list[Moment] = [*timeline.threats(crew), *timeline.incoming()]
    for transfer in timeline.transfers():
        said += [transfer, DataTransferEnds(transfer.until)]
    for silence in timeline.silences():
        said += [silence, CommunicationsRestored(silence.until)]
    for phase in range(1, timeline.phases + 1):
        end, last = timeline.phase_end(phase), phase == timeline.phases
        said.append(PhaseBegins(timeline.phase_start(phase), phase))
        said += [PhaseWarning(end - left * SECOND, phase, left, last) for left in WARNINGS]
        said.append(PhaseCountdown(end - COUNTDOWN * SECOND, phase, last))
        said.append(MissionEnds(end) if last else PhaseEnds(end, phase))
    return sorted(said, key=_when)


def clock(words: str) -> int:
    """Minutes and seconds as milliseconds.

    >>> clock("3:45")
    225000
    """
    minutes, _, seconds = words.partition(":")
    return (int(minutes) * 60 + int(seconds)) * SECOND


def clock_words(at: int) -> str:
    """
    >>> clock_words(225000)
    '3:45'
    """
    seconds = at // SECOND
    return f"{seconds // 60}:{seconds % 60:02}"


def _when(moment: Moment) -> tuple[int, int]:
    return moment.at, AT_ONCE.get(type(moment), 4)
