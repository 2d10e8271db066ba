"""Over many seeds, generated missions are distributed as the official ones are. The expected values are averages of
the official missions of the class; tolerances allow for how few of those there are."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest

from readyroom.games.space_alert.timeline import KINDS, Timeline, generate

SEEDS = 250
FEW = {"test_run": 12, "simulation": 12, "advanced_simulation": 12}
"""Classes with two or three official missions, whose averages say less."""
FULL = tuple(kind for kind in KINDS if kind != "test_run")


@cache
def sample(kind: str) -> tuple[Timeline, ...]:
    return tuple(generate(kind, f"sample {seed}") for seed in range(SEEDS))


def mean(kind: str, of: Callable[[Timeline], float]) -> float:
    return sum(of(t) for t in sample(kind)) / SEEDS


def share(kind: str, of: Callable[[Timeline], object]) -> dict[object, float]:
    return {value: count / SEEDS for value, count in Counter(of(t) for t in sample(kind)).items()}


def per_phase(kind: str, of: Callable[[Timeline, int], float]) -> list[float]:
    """The mean of something in each phase."""
    phases = range(1, sample(kind)[0].phases + 1)
    return [sum(of(t, phase) for t in sample(kind)) / SEEDS for phase in phases]


def seconds(t: Timeline, phase: int) -> float:
    return (t.phase_end(phase) - t.phase_start(phase)) / 1000


def incoming_data(t: Timeline, phase: int) -> int:
    return sum(t.phase_at(a.at) == phase for a in t.incoming())


def data_transfers(t: Timeline, phase: int) -> int:
    return sum(t.phase_at(a.at) == phase for a in t.transfers())


def silent_seconds(t: Timeline, phase: int) -> float:
    return sum(a.until - a.at for a in t.silences() if t.phase_at(a.at) == phase) / 1000


@pytest.mark.parametrize(
    ("kind", "lengths"),
    [
        ("test_run", (235, 185)),
        ("simulation", (237, 215, 148)),
        ("advanced_simulation", (237, 215, 148)),
        ("mission", (226, 225, 149)),
        ("double_action_easier", (290, 257, 228)),
        ("double_action_standard", (299, 271, 240)),
    ],
)
def test_phases_are_on_average_as_long_as_official_ones(kind: str, lengths: tuple[int, ...]) -> None:
    assert per_phase(kind, seconds) == pytest.approx(list(lengths), abs=FEW.get(kind, 6))


def serious(t: Timeline) -> int:
    return sum(a.serious for a in t.threats())


def inside(t: Timeline) -> int:
    return sum(a.internal for a in t.threats())


def test_serious_threats_of_missions_are_one_two_or_three_as_two_to_four_to_two() -> None:
    assert share("mission", serious) == pytest.approx({1: 0.25, 2: 0.5, 3: 0.25}, abs=0.1)


def test_serious_threats_of_double_action_missions_are_two_three_or_four_as_three_to_five_to_four() -> None:
    assert share("double_action_standard", serious) == pytest.approx({2: 0.25, 3: 0.42, 4: 0.33}, abs=0.1)


def test_serious_threats_of_simulations_are_one_or_two() -> None:
    assert share("simulation", serious) == pytest.approx({1: 0.33, 2: 0.67}, abs=0.1)
    assert share("advanced_simulation", serious) == pytest.approx({1: 0.67, 2: 0.33}, abs=0.1)


def test_missions_have_one_or_two_internal_threats_as_three_to_five() -> None:
    assert share("mission", inside) == pytest.approx({1: 0.375, 2: 0.625}, abs=0.1)
    assert mean("mission", lambda t: sum(a.points for a in t.threats() if a.internal)) == pytest.approx(2.1, abs=0.2)


def test_double_action_missions_have_two_or_three_internal_threats_as_seven_to_five() -> None:
    assert share("double_action_standard", inside) == pytest.approx({2: 0.58, 3: 0.42}, abs=0.1)
    points = mean("double_action_standard", lambda t: sum(a.points for a in t.threats() if a.internal))
    assert points == pytest.approx(3.2, abs=0.25)


@pytest.mark.parametrize(
    ("kind", "points"), [("mission", 4.0), ("double_action_easier", 4.8), ("double_action_standard", 5.8)]
)
def test_the_first_half_is_as_heavy_as_in_official_missions(kind: str, points: float) -> None:
    assert mean(kind, lambda t: sum(a.points for a in t.threats() if a.turn <= 4)) == pytest.approx(points, abs=0.3)


@pytest.mark.parametrize(("kind", "shared"), [("double_action_easier", 1.17), ("double_action_standard", 1.58)])
def test_turns_are_shared_as_often_as_in_official_missions(kind: str, shared: float) -> None:
    count = mean(kind, lambda t: len(t.threats()) - len({a.turn for a in t.threats()}))
    assert count == pytest.approx(shared, abs=0.2)


@pytest.mark.parametrize("kind", ["double_action_easier", "double_action_standard"])
def test_half_of_the_double_action_missions_doubt_a_serious_threat(kind: str) -> None:
    assert mean(kind, lambda t: any(a.serious and a.unconfirmed for a in t.threats())) == pytest.approx(0.5, abs=0.1)


def test_a_quarter_of_the_missions_doubt_an_internal_threat() -> None:
    assert mean("mission", lambda t: any(a.internal and a.unconfirmed for a in t.threats())) == pytest.approx(
        0.25, abs=0.12
    )


def test_a_zone_is_threatened_twice_running_in_a_fifth_of_the_missions() -> None:
    def again(t: Timeline) -> bool:
        zones = [a.zone for a in t.threats() if not a.internal]
        return any(a == b for a, b in pairwise(zones))

    for kind in ("mission", "double_action_easier", "double_action_standard"):
        assert mean(kind, again) == pytest.approx(0.2, abs=0.1)


@pytest.mark.parametrize("kind", FULL)
def test_no_zone_is_favored(kind: str) -> None:
    zones = Counter(a.zone for t in sample(kind) for a in t.threats() if not a.internal)
    total = sum(zones.values())
    assert all(zones[zone] / total == pytest.approx(1 / 3, abs=0.05) for zone in ("red", "white", "blue"))


@pytest.mark.parametrize("kind", FULL)
def test_every_turn_that_suits_a_kind_of_threat_gets_it_sometimes(kind: str) -> None:
    double = kind.startswith("double")
    turns = Counter((a.internal, a.serious, a.turn) for t in sample(kind) for a in t.threats())
    suits = {(False, False): (1, 7 if "simulation" in kind else 8), (False, True): (2, 7 + double)}
    if kind != "simulation":
        suits |= {(True, False): (2, 7 + double), (True, True): (3, 6 + double)}
    for (internal, heavy), (low, high) in suits.items():
        assert {turn for i, s, turn in turns if (i, s) == (internal, heavy)} == set(range(low, high + 1))


@pytest.mark.parametrize(
    ("kind", "first", "last"),
    [("simulation", 0.33, 0), ("advanced_simulation", 0.33, 0), ("mission", 0.5, 0.75),
     ("double_action_easier", 0.67, 0.83), ("double_action_standard", 0.58, 0.92)],
)  # fmt: skip
def test_the_first_and_the_last_turn_are_used_as_often_as_in_official_missions(
    kind: str, first: float, last: float
) -> None:
    assert mean(kind, lambda t: any(a.turn == 1 for a in t.threats())) == pytest.approx(first, abs=0.12)
    assert mean(kind, lambda t: any(a.turn == 8 for a in t.threats())) == pytest.approx(last, abs=0.08)


def test_two_of_three_advanced_simulations_have_two_internal_threats() -> None:
    assert share("advanced_simulation", inside) == pytest.approx({1: 0.33, 2: 0.67}, abs=0.1)


@pytest.mark.parametrize(("kind", "transfers", "silence"), [("simulation", 4.0, 32), ("advanced_simulation", 3.67, 47)])
def test_data_and_silences_of_simulations_are_as_many_as_in_official_ones(
    kind: str, transfers: float, silence: int
) -> None:
    assert sum(per_phase(kind, data_transfers)) == pytest.approx(transfers, abs=0.1)
    assert sum(per_phase(kind, silent_seconds)) == pytest.approx(silence, abs=4)


@pytest.mark.parametrize(
    ("kind", "wait"),
    [
        ("simulation", 78),
        ("advanced_simulation", 73),
        ("mission", 55),
        ("double_action_easier", 59),
        ("double_action_standard", 57),
    ],
)
def test_threats_follow_each_other_as_in_official_missions(kind: str, wait: int) -> None:
    gaps = []
    for t in sample(kind):
        for phase in (1, 2):
            times = [a.at for a in t.threats() if t.phase_at(a.at) == phase]
            gaps += [(b - a) / 1000 for a, b in pairwise(times)]
    assert sum(gaps) / len(gaps) == pytest.approx(wait, abs=FEW.get(kind, 6))


def test_ambushes_are_rarer_without_double_actions() -> None:
    assert per_phase("mission", ambushes) == pytest.approx([0.12, 0.25, 0], abs=0.08)
    assert per_phase("double_action_easier", ambushes) == pytest.approx([0.33, 0.33, 0], abs=0.1)
    assert per_phase("double_action_standard", ambushes) == pytest.approx([0.58, 0.5, 0], abs=0.1)


def ambushes(t: Timeline, phase: int) -> int:
    return sum(t.phase_end(phase) - a.at < 60_000 for a in t.threats() if t.phase_at(a.at) == phase)


@pytest.mark.parametrize(
    ("kind", "incoming", "transfers", "silence"),
    [
        ("mission", (1.4, 0.9, 0.25), (0.75, 1.75, 1.0), (9, 14, 31)),
        ("double_action_easier", (1.5, 1.0, 0.0), (2.0, 1.8, 2.0), (12, 25, 35)),
        ("double_action_standard", (1.25, 1.0, 0.1), (1.9, 1.8, 1.9), (15, 20, 35)),
    ],
)
def test_data_and_silences_fall_in_the_phases_as_in_official_missions(
    kind: str, incoming: tuple[float, ...], transfers: tuple[float, ...], silence: tuple[float, ...]
) -> None:
    assert per_phase(kind, incoming_data) == pytest.approx(list(incoming), abs=0.25)
    assert per_phase(kind, data_transfers) == pytest.approx(list(transfers), abs=0.25)
    assert per_phase(kind, silent_seconds) == pytest.approx(list(silence), abs=6)
