"""Missions are found by name, by title, or by class and seed."""

import pytest

from readyroom.games.space_alert.timeline import BY_NAME, OFFICIAL, UnknownMission, find, generate


@pytest.mark.parametrize("spelled", ["S2-3", "s2 3", "Mission 3", "mission_3"])
def test_official_missions_are_found_however_they_are_spelled(spelled: str) -> None:
    assert find(spelled) is BY_NAME["S2-3"]


def test_every_official_mission_is_found_by_name_and_title() -> None:
    for t in OFFICIAL:
        assert find(t.name) is t and find(t.title) is t


def test_a_class_and_a_seed_give_a_new_mission() -> None:
    assert find("Double action mission", "12/v2") == generate("double_action_standard", 12)
    assert find("advanced simulation/abc/125/v2") == generate("advanced_simulation", "abc", 125)


def test_a_name_or_seed_without_a_version_is_the_first_generators() -> None:
    assert find("mission/7") == find("mission", 7) == generate("mission", 7, version=1)
    assert find("mission/7/125") == generate("mission", 7, 125, version=1)
    assert find("mission/7/v2") == generate("mission", 7) != find("mission/7")


@pytest.mark.parametrize(
    ("name", "seed", "sentence"),
    [
        ("mission", None, '"mission" is a class of missions. Name a seed to get one.'),
        ("S2-1", 4, "Mission 1 is an official mission and needs no seed."),
        ("simulatoin", 4, 'No mission is called "simulatoin". Did you mean "simulation"?'),
        ("mission/7/slow", None, '"mission/7/slow" should end with a pace in percent, such as 150, or a version.'),
        (
            "mission/7/100/125",
            None,
            '"mission/7/100/125" should end with a pace in percent, such as 150, or a version.',
        ),
    ],
)
def test_a_mission_not_found_is_explained(name: str, seed: int | None, sentence: str) -> None:
    with pytest.raises(UnknownMission) as refusal:
        find(name, seed)
    assert str(refusal.value) == sentence
