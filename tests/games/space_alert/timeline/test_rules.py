"""Every rule notices a mission that breaks it, and says how."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from readyroom.games.space_alert.timeline import BY_NAME, Timeline, breaches
from readyroom.games.space_alert.timeline.notation import down, incoming, transfer
from readyroom.games.space_alert.timeline.rules import RULES
from readyroom.games.space_alert.timeline.timeline import SECOND, Announcement, ThreatAnnounced

MISSION = BY_NAME["S2-1"]
DOUBLE = BY_NAME["NF-4"]
INSIDE = True


def said(t: Timeline) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for breach in breaches(t):
        found.setdefault(breach.rule, []).append(breach.sentence)
    return found


def change(t: Timeline, number: int, inside: bool = False, /, **fields: int | str | bool) -> Timeline:
    """The mission with the threat of a turn changed."""

    def how(a: Announcement) -> Announcement:
        wanted = isinstance(a, ThreatAnnounced) and (a.turn, a.internal) == (number, inside)
        return replace(a, **fields) if wanted else a

    return edit(t, how)


def edit(t: Timeline, how: Callable[[Announcement], Announcement]) -> Timeline:
    return replace(t, announcements=tuple(sorted((how(a) for a in t.announcements), key=lambda a: a.at)))


def add(t: Timeline, *more: Announcement) -> Timeline:
    return replace(t, announcements=tuple(sorted([*t.announcements, *more], key=lambda a: a.at)))


def drop(t: Timeline, kinds: type | tuple[type, ...], phase: int) -> Timeline:
    keep = [a for a in t.announcements if not (isinstance(a, kinds) and t.phase_at(a.at) == phase)]
    return replace(t, announcements=tuple(keep))


BROKEN = {
    "grid": (change(MISSION, 4, at=111 * SECOND), "All times must be multiples of five seconds."),
    "phases": (
        replace(MISSION, phase_ends=(200 * SECOND, 450 * SECOND, 600 * SECOND)),
        "Phase 1 takes 200 seconds; usual are 205 to 240.",
    ),
    "weight": (change(MISSION, 4, serious=True), "The threats for a crew of 4 count 8, not 7."),
    "mix": (change(change(MISSION, 4, serious=True), 6, serious=True), "4 serious threats are not usual."),
    "turns": (change(MISSION, 2, turn=1), "The serious external threat of T+1 must appear on T+2 to T+7."),
    "halves": (
        change(MISSION, 5, INSIDE, at=215 * SECOND),
        "The common internal threat of T+5 must be announced in phase 2.",
    ),
    "balance": (change(MISSION, 5, INSIDE, turn=4), "The halves have 4 and 2 threats; they may differ by 1."),
    "sharing": (change(MISSION, 3, INSIDE, turn=2), "1 turns with two threats are not usual."),
    "inside": (change(MISSION, 5, INSIDE, turn=4), "The internal threats of T+3 and T+4 are too close."),
    "reports": (change(MISSION, 4, unconfirmed=True), "The unconfirmed reports count 2, not 1."),
    "zones": (change(MISSION, 7, zone="white"), "The red zone gets 0 threats; usual are 1 to 2."),
    "threat_times": (
        change(MISSION, 2, at=30 * SECOND),
        "The first threat of phase 1 comes after 30 seconds; usual are 10 to 20.",
    ),
    "room_to_speak": (change(MISSION, 2, at=40 * SECOND), "What is announced at 0:55 interrupts what began at 0:40."),
    "data": (add(MISSION, incoming("8:45"), incoming("8:55")), "Data comes in 4 times; usual are 2 to 3."),
    "communications": (add(MISSION, down("6:00", 30)), "Communications are down for 85 seconds; usual are 45 to 65."),
}


def test_there_is_a_broken_mission_for_every_rule() -> None:
    assert list(BROKEN) == list(RULES)


@pytest.mark.parametrize("rule", BROKEN)
def test_a_broken_rule_is_named_with_a_sentence(rule: str) -> None:
    broken, sentence = BROKEN[rule]
    assert rule not in said(MISSION)
    assert sentence in said(broken)[rule]


def test_two_unconfirmed_reports_must_not_be_in_the_same_half() -> None:
    moved = change(change(DOUBLE, 8, unconfirmed=False), 1, unconfirmed=True)
    assert said(moved)["reports"] == ["Two unconfirmed reports must be in different halves of the mission."]


def test_both_threats_of_a_turn_cannot_be_unconfirmed() -> None:
    doubtful = change(change(DOUBLE, 7, unconfirmed=True), 7, INSIDE, unconfirmed=True)
    assert "Both threats of T+7 are unconfirmed." in said(doubtful)["sharing"]


def test_two_serious_threats_cannot_share_a_turn() -> None:
    heavy = change(change(DOUBLE, 7, serious=True), 7, INSIDE, serious=True)
    assert "T+7 counts more than 3." in said(heavy)["sharing"]


def test_serious_internal_threats_are_three_turns_apart() -> None:
    close = change(change(DOUBLE, 7, INSIDE, serious=True), 7, INSIDE, turn=6)
    assert said(close)["inside"] == ["The serious internal threats of T+4 and T+6 are too close."]


def test_nothing_is_announced_while_communications_are_down() -> None:
    assert said(add(MISSION, incoming("5:25")))["room_to_speak"]
    assert said(add(MISSION, transfer("7:45")))["room_to_speak"]


def test_nothing_is_announced_in_the_last_twenty_seconds_of_a_phase() -> None:
    assert said(add(MISSION, incoming("9:45")))["room_to_speak"]


def test_every_phase_has_a_data_operation() -> None:
    kinds = (type(incoming("0:00")), type(transfer("0:00")))
    assert "Phase 3 has neither incoming data nor a data transfer." in said(drop(MISSION, kinds, 3))["data"]


def test_an_ambush_is_a_common_external_threat_without_double_actions() -> None:
    late = change(MISSION, 7, at=395 * SECOND)
    assert "The ambush in phase 2 must be a common external threat." in said(late)["threat_times"]


def test_a_crew_of_four_keeps_an_internal_threat() -> None:
    t = change(change(BY_NAME["S2-8"], 8, unconfirmed=False), 3, INSIDE, unconfirmed=True)
    assert said(t)["reports"] == ["At least one internal threat must be confirmed."]
