"""A generated mission keeps every constraint of the official ones, whatever the seed. The constraints are stated here
once more, in numbers of their own, so that a mistake in the generator's rules is noticed."""

from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from readyroom.core.errors import ReadyRoomError
from readyroom.games.space_alert.timeline import KINDS, PACES, CannotGenerate, Timeline, find, generate, official
from readyroom.games.space_alert.timeline.timeline import (
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    ThreatAnnounced,
    moments,
)

SECOND = 1000
POINTS = {
    "test_run": (3, 3),
    "simulation": (5, 6),
    "advanced_simulation": (5, 6),
    "mission": (7, 8),
    "double_action_easier": (8, 10),
    "double_action_standard": (10, 12),
}
PHASES = {
    "test_run": ((220, 250), (170, 200)),
    "simulation": ((220, 250), (200, 230), (140, 150)),
    "advanced_simulation": ((220, 250), (200, 230), (140, 150)),
    "mission": ((205, 240), (215, 235), (140, 155)),
    "double_action_easier": ((280, 300), (250, 270), (210, 240)),
    "double_action_standard": ((290, 310), (250, 290), (220, 270)),
}
LENGTH = {
    "test_run": (420, 420),
    "simulation": (600, 600),
    "advanced_simulation": (600, 600),
    "mission": (580, 620),
    "double_action_easier": (750, 810),
    "double_action_standard": (780, 840),
}
SERIOUS = {
    "test_run": (0, 0),
    "simulation": (1, 2),
    "advanced_simulation": (1, 2),
    "mission": (1, 3),
    "double_action_easier": (1, 3),
    "double_action_standard": (2, 4),
}
INSIDE = {
    "test_run": (0, 0),
    "simulation": (0, 0),
    "advanced_simulation": (1, 2),
    "mission": (1, 2),
    "double_action_easier": (1, 3),
    "double_action_standard": (2, 3),
}
INSIDE_POINTS = {
    "test_run": (0, 0),
    "simulation": (0, 0),
    "advanced_simulation": (2, 3),
    "mission": (1, 3),
    "double_action_easier": (2, 4),
    "double_action_standard": (2, 5),
}
INCOMING = {
    "test_run": (1, 2),
    "simulation": (2, 2),
    "advanced_simulation": (2, 2),
    "mission": (2, 3),
    "double_action_easier": (2, 3),
    "double_action_standard": (1, 3),
}
TRANSFERS = {
    "test_run": (2, 3),
    "simulation": (4, 4),
    "advanced_simulation": (3, 4),
    "mission": (3, 4),
    "double_action_easier": (5, 6),
    "double_action_standard": (4, 7),
}
SILENCE = {
    "test_run": (0, 0),
    "simulation": (25, 40),
    "advanced_simulation": (40, 55),
    "mission": (45, 65),
    "double_action_easier": (55, 95),
    "double_action_standard": (60, 80),
}
SILENCES = {
    "test_run": (0, 0),
    "simulation": (2, 4),
    "advanced_simulation": (3, 4),
    "mission": (2, 5),
    "double_action_easier": (3, 6),
    "double_action_standard": (3, 6),
}
ANY = st.builds(generate, st.sampled_from(KINDS), st.integers(0, 1 << 52))
THOROUGH = settings(max_examples=60, deadline=None)


def within(value: float, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= value <= bounds[1]


def is_double(t: Timeline) -> bool:
    return t.kind.startswith("double")


@given(ANY)
@THOROUGH
def test_threats_count_what_the_class_demands_for_both_crew_sizes(t: Timeline) -> None:
    for crew, wanted in zip((4, 5), POINTS[t.kind], strict=True):
        assert sum(2 if a.serious else 1 for a in t.threats(crew)) == wanted


@given(ANY)
@THOROUGH
def test_phases_and_missions_are_as_long_as_official_ones(t: Timeline) -> None:
    starts = (0, *t.phase_ends)
    assert len(t.phase_ends) == len(PHASES[t.kind])
    for (start, end), bounds in zip(pairwise(starts), PHASES[t.kind], strict=True):
        assert within((end - start) / SECOND, bounds)
    assert within(t.length / SECOND, LENGTH[t.kind])


@given(ANY)
@THOROUGH
def test_all_times_are_multiples_of_five_seconds(t: Timeline) -> None:
    assert all(m.at % (5 * SECOND) == 0 for m in moments(t))


@given(ANY)
@THOROUGH
def test_threats_are_announced_in_order_and_in_the_phase_of_their_half(t: Timeline) -> None:
    turns = [a.turn for a in t.threats()]
    assert turns == sorted(turns)
    first = 3 if t.kind == "test_run" else 4
    assert all(t.phase_at(a.at) == (1 if a.turn <= first else 2) for a in t.threats())


@given(ANY)
@THOROUGH
def test_serious_and_internal_threats_are_as_many_as_usual(t: Timeline) -> None:
    inside = [a for a in t.threats() if a.internal]
    assert within(sum(a.serious for a in t.threats()), SERIOUS[t.kind])
    assert within(len(inside), INSIDE[t.kind])
    assert within(sum(a.points for a in inside), INSIDE_POINTS[t.kind])


@given(ANY)
@THOROUGH
def test_each_kind_of_threat_appears_on_the_turns_that_suit_it(t: Timeline) -> None:
    for a in t.threats():
        if a.internal:
            low, high = (3, 6) if a.serious else (2, 7)
            high += is_double(t)
        else:
            low, high = (2, 7 + is_double(t)) if a.serious else (1, 7 if "simulation" in t.kind else 8)
        assert within(a.turn, (low, high))


@given(ANY)
@THOROUGH
def test_a_turn_is_shared_only_by_an_external_and_an_internal_threat_and_only_with_double_actions(t: Timeline) -> None:
    shared = 0
    for turn in range(1, 9):
        here = [a for a in t.threats() if a.turn == turn]
        assert sum(a.internal for a in here) <= 1 and sum(not a.internal for a in here) <= 1
        assert sum(a.points for a in here) <= 3
        assert len(here) < 2 or not all(a.unconfirmed for a in here)
        shared += len(here) == 2
    low = 1 if t.kind == "double_action_standard" else 0
    assert within(shared, (low, 2 if is_double(t) else 0))


@given(ANY)
@THOROUGH
def test_internal_threats_are_never_on_the_same_or_neighboring_turns(t: Timeline) -> None:
    inside = [a for a in t.threats() if a.internal]
    assert all(b.turn - a.turn >= 2 for a, b in pairwise(inside))
    assert all(b.turn - a.turn >= 3 for a, b in pairwise([a for a in inside if a.serious]))


@given(ANY)
@THOROUGH
def test_the_halves_of_a_mission_are_balanced(t: Timeline) -> None:
    if t.kind != "test_run":
        early, late = ([a for a in t.threats() if (a.turn <= 4) == first] for first in (True, False))
        assert abs(sum(a.points for a in early) - sum(a.points for a in late)) <= 2
        assert abs(len(early) - len(late)) <= 1


@given(ANY)
@THOROUGH
def test_unconfirmed_reports_are_one_common_threat_or_with_double_actions_one_serious_or_two_halves(
    t: Timeline,
) -> None:
    doubtful = [a for a in t.threats() if a.unconfirmed]
    if t.kind == "test_run":
        assert not doubtful
    elif is_double(t):
        assert [a.serious for a in doubtful] in ([True], [False, False])
        assert len(doubtful) == 1 or doubtful[0].turn <= 4 < doubtful[1].turn
    else:
        assert [a.serious for a in doubtful] == [False]
        assert not (doubtful[0].internal and "simulation" in t.kind)


@given(ANY)
@THOROUGH
def test_every_zone_is_threatened_and_none_too_often(t: Timeline) -> None:
    zones = [a.zone for a in t.threats() if not a.internal]
    most = 4 if is_double(t) else 1 if t.kind == "test_run" else 2
    assert all(within(zones.count(zone), (1, most)) for zone in ("red", "white", "blue"))
    assert sum(a == b for a, b in pairwise(zones)) <= 1


@given(ANY)
@THOROUGH
def test_threats_come_soon_with_room_between_and_not_too_late(t: Timeline) -> None:
    for phase in (1, 2):
        mine = [a for a in t.threats() if t.phase_at(a.at) == phase]
        if not mine:
            continue
        times = [(a.at - t.phase_start(phase)) // SECOND for a in mine]
        assert within(times[0], (10, 25) if phase == 1 else (5, 40))
        gap = (20, 115) if is_double(t) else (25, 90) if t.kind == "mission" else (45, 120)
        assert all(within(b - a, gap) for a, b in pairwise(times))
        left = (t.phase_end(phase) - mine[-1].at) // SECOND
        assert left >= 85 or within(left, (45, 55))
        if left < 85 and not is_double(t):
            assert not (mine[-1].serious or mine[-1].internal)


@given(ANY)
@THOROUGH
def test_no_crew_waits_longer_for_the_end_of_a_phase_than_in_any_official_mission(t: Timeline) -> None:
    for crew in (4, 5):
        for phase in (1, 2):
            assert quiet_end(t, crew, phase) <= max(quiet_end(o, crew, phase) for o in official(t.kind))


def quiet_end(t: Timeline, crew: int, phase: int) -> int:
    """How long before the end of a phase its last threat is announced; 0 where it has none."""
    times = [a.at for a in t.threats(crew) if t.phase_at(a.at) == phase]
    return t.phase_end(phase) - times[-1] if times else 0


@given(ANY)
@THOROUGH
def test_the_computer_never_interrupts_itself(t: Timeline) -> None:
    length = {ThreatAnnounced: 15, IncomingData: 10}
    taken = []
    for a in t.announcements:
        if isinstance(a, (DataTransfer, CommunicationsDown)):
            taken.append((a.at, a.until))
        else:
            taken.append((a.at, a.at + length[type(a)] * SECOND))
    for start, end in pairwise((0, *t.phase_ends)):
        taken += [(start, start + 5 * SECOND), (end - 60 * SECOND, end - 55 * SECOND), (end - 20 * SECOND, end)]
    taken.sort()
    assert all(a[1] <= b[0] for a, b in pairwise(taken))
    assert all(a.at >= 10 * SECOND for a in t.announcements)


@given(ANY)
@THOROUGH
def test_data_and_silences_are_as_many_as_usual(t: Timeline) -> None:
    lengths = [(a.until - a.at) // SECOND for a in t.silences()]
    assert within(len(t.incoming()), INCOMING[t.kind])
    assert within(len(t.transfers()), TRANSFERS[t.kind])
    assert within(len(lengths), SILENCES[t.kind]) and within(sum(lengths), SILENCE[t.kind])
    assert all(within(seconds, (5, 30)) for seconds in lengths)
    assert t.kind == "test_run" or any(t.phase_at(a.at) == 3 for a in t.silences())
    busy = {t.phase_at(a.at) for a in t.announcements if isinstance(a, (IncomingData, DataTransfer))}
    assert busy == set(range(1, t.phases + 1))


@given(st.sampled_from(KINDS), st.integers(0, 1 << 52), st.sampled_from(PACES))
@settings(max_examples=30, deadline=None)
def test_the_same_seed_gives_the_same_mission_and_its_name_finds_it_again(kind: str, seed: int, pace: int) -> None:
    t = generate(kind, seed, pace)
    assert generate(kind, str(seed), pace) == t == find(t.name)


@pytest.mark.parametrize("kind", KINDS)
def test_other_seeds_give_other_missions(kind: str) -> None:
    assert len({generate(kind, seed).announcements for seed in range(40)}) == 40


@pytest.mark.parametrize("kind", KINDS)
def test_a_slower_pace_gives_longer_phases_and_the_same_weight(kind: str) -> None:
    for seed in range(5):
        t = generate(kind, seed, pace=150)
        for phase, bounds in enumerate(PHASES[kind], 1):
            seconds = (t.phase_end(phase) - t.phase_start(phase)) / SECOND
            assert within(seconds, (bounds[0] * 3 // 2 - 5, bounds[1] * 3 // 2))
        assert (t.points(4), t.points(5)) == POINTS[kind]


def test_a_seed_that_was_shared_keeps_its_mission() -> None:
    """Players share seeds: a change to what they give needs a new generator version."""
    t = find("mission", 7)
    assert [(a.turn, a.zone, a.serious, a.at // SECOND) for a in t.threats()] == GOLDEN
    assert [end // SECOND for end in t.phase_ends] == GOLDEN_ENDS


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_a_generator_repeats_its_missions(kind: str, version: int) -> None:
    made = [generate(kind, seed, pace, version) for pace in PACES for seed in range(10)]
    text = repr([(t.phase_ends, t.announcements) for t in made])
    assert sha256(text.encode()).hexdigest()[:16] == GIVEN_OUT[kind][version - 1]


GOLDEN = [
    (1, "red", False, 10),
    (2, "white", False, 45),
    (3, "internal", False, 80),
    (4, "blue", False, 105),
    (5, "internal", True, 265),
    (7, "red", False, 355),
    (8, "white", False, 425),
]
GOLDEN_ENDS = [240, 475, 620]
GIVEN_OUT = {
    "test_run": ("9ed0eb00cc1c3861", "7e1e87b460dd4a13"),
    "simulation": ("331b45e7d706f4b9", "4a71116f5133eb42"),
    "advanced_simulation": ("7aef704a2740645b", "db5d9063377e9709"),
    "mission": ("e5c6f58fef4faa9f", "42d1faab2414cdd2"),
    "double_action_easier": ("887e62e9a54255c9", "6d0a57e874da5a6e"),
    "double_action_standard": ("31bad08941b1eef2", "a1e2aec53e3c48b0"),
}
"""Ten missions of each pace, as the first and the second generator make them."""


def test_an_impossible_mission_is_refused_with_a_sentence() -> None:
    with pytest.raises(CannotGenerate, match='no class of missions called "picnic"'):
        generate("picnic", 1)
    with pytest.raises(CannotGenerate, match="percent of the usual time"):
        generate("mission", 1, pace=90)
    with pytest.raises(CannotGenerate, match="no generator v3"):
        generate("mission", 1, version=3)
    with pytest.raises(CannotGenerate, match="cannot be a seed"):
        generate("mission", "a/b")
    assert issubclass(CannotGenerate, ReadyRoomError)
