"""Warnings, countdowns and phase changes follow from the phase ends (rulebook 2.1)."""

import msgspec
import pytest

from readyroom.games.space_alert.timeline import BY_NAME, OFFICIAL, Timeline, moments
from readyroom.games.space_alert.timeline.timeline import (
    SECOND,
    CommunicationsDown,
    CommunicationsRestored,
    DataTransferEnds,
    MissionEnds,
    PhaseBegins,
    PhaseCountdown,
    PhaseEnds,
    PhaseWarning,
    ThreatAnnounced,
    clock,
)


def test_a_phase_is_warned_of_a_minute_and_twenty_seconds_before_its_end_and_counted_out() -> None:
    t = BY_NAME["S2-1"]
    first = [m for m in moments(t) if not isinstance(m, (PhaseBegins, ThreatAnnounced)) and getattr(m, "phase", 0) == 1]
    assert first == [
        PhaseWarning(clock("2:45"), 1, 60, last=False),
        PhaseWarning(clock("3:25"), 1, 20, last=False),
        PhaseCountdown(clock("3:40"), 1, last=False),
        PhaseEnds(clock("3:45"), 1),
    ]


def test_the_next_phase_begins_when_one_ends() -> None:
    said = moments(BY_NAME["S2-1"])
    ends = said.index(PhaseEnds(clock("3:45"), 1))
    assert said[ends + 1] == PhaseBegins(clock("3:45"), 2)


def test_the_last_phase_ends_the_mission() -> None:
    said = moments(BY_NAME["S2-4"])
    assert said[-1] == MissionEnds(clock("9:40"))
    assert PhaseWarning(clock("8:40"), 3, 60, last=True) in said
    assert not any(isinstance(m, PhaseEnds) and m.phase == 3 for m in said)


def test_a_test_run_ends_after_two_phases() -> None:
    said = moments(BY_NAME["TR-1"])
    assert [m.phase for m in said if isinstance(m, PhaseBegins)] == [1, 2]
    assert said[-1] == MissionEnds(clock("7:00"))


def test_a_crew_of_four_does_not_hear_of_unconfirmed_reports() -> None:
    t = BY_NAME["S2-2"]
    heard = [m for m in moments(t, crew=4) if isinstance(m, ThreatAnnounced)]
    assert len(heard) == len(t.threats()) - 1
    assert [m.turn for m in t.threats() if m not in heard] == [1]


@pytest.mark.parametrize("t", OFFICIAL, ids=lambda t: t.name)
def test_every_silence_and_every_transfer_ends(t: Timeline) -> None:
    said = moments(t)
    assert [m.at for m in said] == sorted(m.at for m in said)
    assert sum(isinstance(m, CommunicationsRestored) for m in said) == len(t.silences())
    assert sum(isinstance(m, DataTransferEnds) for m in said) == len(t.transfers())


def test_a_timeline_survives_json() -> None:
    for t in OFFICIAL:
        assert msgspec.json.decode(msgspec.json.encode(t), type=Timeline) == t


def test_moments_know_their_type_on_the_wire() -> None:
    assert msgspec.json.decode(msgspec.json.encode(CommunicationsDown(5 * SECOND, 10 * SECOND))) == {
        "type": "communications_down",
        "at": 5000,
        "until": 10000,
    }
