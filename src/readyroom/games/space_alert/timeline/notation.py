"""The notation for official timelines: one short call for each announcement."""

from __future__ import annotations

from readyroom.games.space_alert.mission.places import Trajectory
from readyroom.games.space_alert.timeline.timeline import (
    SECOND,
    TRANSFER_WINDOW,
    Announcement,
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    ThreatAnnounced,
    Timeline,
    clock,
)


def common(at: str, turn: int, zone: Trajectory, unconfirmed: bool = False) -> ThreatAnnounced:
    return ThreatAnnounced(clock(at), turn, zone, False, unconfirmed)


def serious(at: str, turn: int, zone: Trajectory, unconfirmed: bool = False) -> ThreatAnnounced:
    return ThreatAnnounced(clock(at), turn, zone, True, unconfirmed)


def incoming(at: str) -> IncomingData:
    return IncomingData(clock(at))


def transfer(at: str, seconds: int = TRANSFER_WINDOW // SECOND) -> DataTransfer:
    return DataTransfer(clock(at), clock(at) + seconds * SECOND)


def down(at: str, seconds: int) -> CommunicationsDown:
    return CommunicationsDown(clock(at), clock(at) + seconds * SECOND)


def timeline(
    name: str,
    title: str,
    kind: str,
    sources: str,
    ends: tuple[str, ...],
    *announcements: Announcement,
    since: int = 1,
    until: int = 0,
) -> Timeline:
    """
    >>> timeline("X", "Drill", "test_run", "high", ("4:00", "7:00"), common("0:10", 1, "red")).length
    420000
    """
    phase_ends = tuple(clock(end) for end in ends)
    return Timeline(name, title, kind, phase_ends, announcements, sources, since=since, until=until)
