"""The boxes on the back of the log: how many, how hard, and which missions and campaigns count."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.space_alert.experience.flights import flight

from readyroom.games.space_alert.experience.achievements import (
    ACHIEVEMENTS,
    BY_ID,
    CATEGORIES,
    GATES,
    could_grant,
    seen,
)
from readyroom.games.space_alert.experience.flight import HARDER, Flight, Flown

FOUR, FIVE = (0, 1, 2, 3), (0, 1, 2, 3, 4)
ANDROIDS = (11, 12, 13, 14)


def missions(flown: Flown, humans: int = 4) -> set[str]:
    """What a mission meets in the Missions category."""
    return {id for id in seen(flight(flown, humans=humans), 0) if BY_ID[id].category == "missions"}


def campaigns(*flown: Flown, humans: int = 4, planned: int = 3) -> set[str]:
    found = seen(flight(*flown, humans=humans, planned=planned, campaign=True), 0)
    return {id for id in found if BY_ID[id].category == "full_campaigns"}


def plain(count: int = 3, **facts: Any) -> tuple[Flown, ...]:
    return (Flown(crew=FOUR, **facts),) * count


def test_there_are_135_achievements_in_7_categories() -> None:
    assert len(ACHIEVEMENTS) == len(BY_ID) == 135
    assert Counter(one.category for one in ACHIEVEMENTS) == {
        "missions": 35, "full_campaigns": 24, "social_skillz": 20, "close_calls": 7, "hot_shots": 13,
        "expert_know_how": 20, "addiction": 16,
    }  # fmt: skip
    assert {one.category for one in ACHIEVEMENTS} == set(CATEGORIES)
    assert {one.level for one in ACHIEVEMENTS} == set(GATES)


def test_points_add_up_as_on_the_sheet() -> None:
    points: Counter[str] = Counter()
    for one in ACHIEVEMENTS:
        points[one.category] += one.points
    assert points == {
        "missions": 243, "full_campaigns": 366, "social_skillz": 79, "close_calls": 28, "hot_shots": 55,
        "expert_know_how": 80, "addiction": 232,
    }  # fmt: skip


SHEET = {
    "missions": "3 3 3 3 3 3 5 3 5 7 9+ 6+ 2 4 4 4 4 4 5 7+ 9+ 11++ 8+ 3 6+ 9+ 12+ 15++ 10++ 4+ 8+ 12++ 16++ 20++ 13++",
    "full_campaigns": "6+ 6+ 6+ 6+ 6++ 9+ 9+ 9+ 8+ 12+ 16++ 20++ 13++ 10+ 15++ 20++ "
    "7+ 14+ 21++ 28++ 35++ 20++ 30++ 40++",
    "social_skillz": "5+ 4+ 3+ 2+ 1+ 0+ 2 3 4 5 6 12 2 3 4 5 6 6+ 6++ 0",
    "close_calls": "2 4 6 1 3 5 7",
    "hot_shots": "7+ 6+ 5+ 4+ 3+ 2+ 1+ 2+ 3+ 4+ 5++ 6+ 7+",
    "expert_know_how": " ".join(["3 5"] * 10),
    "addiction": "5 10 20 15 25 3 6+ 12++ 5 10 15 10 20 30 4+ 42++",
}
"""The points of each achievement in the order of the sheet, with + where it is marked 2+ and ++ for 5+."""


@pytest.mark.parametrize("category", CATEGORIES)
def test_every_box_is_worth_what_the_sheet_says_and_has_its_gate(category: str) -> None:
    boxes = [one for one in ACHIEVEMENTS if one.category == category]
    assert " ".join(f"{one.points}{'+' * GATES.index(one.level)}" for one in boxes) == SHEET[category]


def test_every_criterion_of_our_own_is_flagged() -> None:
    designed = [one for one in ACHIEVEMENTS if one.origin == "designed"]
    assert {one.category for one in designed} == {"full_campaigns", "social_skillz", "close_calls", "hot_shots"}
    assert BY_ID["troubleshooter"].origin == BY_ID["superstar"].origin == "printed"


def test_the_example_of_the_book_a_perfect_double_quartet() -> None:
    """New Frontier, page 33: a perfect four-player mission with double actions."""
    met = missions(Flown(crew=FOUR, double_actions=True, threat_count=10, perfect=True))
    assert met == {"perfect_double", "not_even_a_scratch", "double_quartet", "fantastic_four", "double_trouble"}


def test_the_example_of_the_book_double_actions_and_all_colors() -> None:
    """New Frontier, page 33: Double Random, or Scrambled Alert or Double Scramble instead, but not Double Yellow."""
    met = missions(Flown(crew=FOUR, double_actions=True, threat_count=10, common="all", serious="all"))
    assert {"double_random", "scrambled_alert", "double_scramble", "random_alert"} <= met
    assert not met & {"double_yellow", "yellow_alert", "double_orange"}


@pytest.mark.parametrize(
    ("common", "serious", "met"),
    [
        ("white", "red", set()),
        ("white_yellow", "red", {"scrambled_alert"}),
        ("yellow", "all", {"scrambled_alert"}),
        ("yellow", "yellow", {"scrambled_alert", "yellow_alert"}),
        ("all", "all", {"scrambled_alert", "random_alert"}),
        ("yellow_red", "red", {"scrambled_alert", "yellow_alert", "random_alert", "orange_alert"}),
        ("red", "red", {"scrambled_alert", "yellow_alert", "random_alert", "orange_alert", "red_alert"}),
    ],
)
def test_a_harder_mission_meets_easier_demands_and_the_lower_difficulty_counts(
    common: str, serious: str, met: set[str]
) -> None:
    assert missions(Flown(crew=FOUR, common=common, serious=serious)) == met | {"fantastic_four"}


def test_yellow_and_all_colors_are_different_and_neither_is_harder() -> None:
    assert "all" not in HARDER["yellow"] and "yellow" not in HARDER["all"]


@pytest.mark.parametrize(
    ("count", "crew", "double", "standard"),
    [(7, FOUR, False, True), (6, FOUR, False, False), (7, FIVE, False, False), (8, FIVE, False, True),
     (10, FOUR, True, True), (9, FOUR, True, False), (11, FIVE, True, False), (12, FIVE, True, True)],
)  # fmt: skip
def test_the_standard_threat_count(count: int, crew: tuple[int, ...], double: bool, standard: bool) -> None:
    """New Frontier, page 32: 7 or 8 for five, with double actions 10 or 12."""
    assert Flown(crew=crew, threat_count=count, double_actions=double).standard == standard


def test_an_easier_double_mission_is_double_trouble_and_nothing_else() -> None:
    assert missions(Flown(crew=FOUR, double_actions=True, threat_count=7, perfect=True)) == {"double_trouble"}


@pytest.mark.parametrize(
    ("humans", "crew", "met"),
    [
        (1, ANDROIDS, {"lone_wolf"}),
        (1, FOUR, set()),
        (2, (0, 1, 11, 12), {"dynamic_duo"}),
        (2, FOUR, {"dynamic_duo"}),
        (3, FOUR, {"three_musketeers"}),
        (3, FOUR[:3], {"three_musketeers", "dartagnan_missing"}),
        (4, FOUR, {"fantastic_four"}),
        (4, (0, 1, 2, 3, 11), {"fantastic_four", "fifth_wheel"}),
        (4, FIVE, {"fantastic_four"}),
        (5, FIVE, {"take_five"}),
    ],
)
def test_achievements_for_crews(humans: int, crew: tuple[int, ...], met: set[str]) -> None:
    """Lone Wolf is the solo game's, and a fifth wheel is an android, not a bot on a fifth seat."""
    assert missions(Flown(crew=crew, threat_count=8), humans) == met


@pytest.mark.parametrize(("humans", "met"), [(2, "duo"), (3, "trio"), (4, "quartet"), (5, "quintet")])
def test_achievements_for_double_crews(humans: int, met: str) -> None:
    flown = missions(Flown(crew=FIVE, double_actions=True, threat_count=12), humans)
    assert {id for id in flown if id in {"double_duo", "double_trio", "double_quartet", "double_quintet"}} == {
        f"double_{met}"
    }


FIVES = {
    "plain": ("scrambled_alert", "yellow_alert", "random_alert", "orange_alert", "red_alert"),
    "double": ("double_scramble", "double_yellow", "double_random", "double_orange", "double_red"),
    "perfect": ("clean_as_a_whistle", "spotless", "favored_by_fortune", "flawless", "peerless"),
    "perfect double": (
        "clean_as_two_whistles", "doubly_spotless", "doubly_fortunate", "doubly_flawless", "doubly_peerless",
    ),
}  # fmt: skip
"""The sets of five that go with white and yellow, yellow, all colours, yellow and red, and red threats."""
MEETS = {
    "white": "", "white_yellow": "1", "yellow": "12", "all": "13", "yellow_red": "1234", "red": "12345",
}  # fmt: skip
"""Which of the five each difficulty meets."""


@pytest.mark.parametrize("difficulty", MEETS)
@pytest.mark.parametrize("five", FIVES)
def test_every_set_of_five_goes_by_the_same_difficulties(five: str, difficulty: str) -> None:
    facts: dict[str, Any] = {"double_actions": "double" in five, "perfect": "perfect" in five, "threat_count": 10}
    met = missions(Flown(crew=FOUR, common=difficulty, serious=difficulty, **facts))
    assert [str(place) for place, id in enumerate(FIVES[five], 1) if id in met] == list(MEETS[difficulty])
    for other in FIVES:
        if not set(other.split()) - {"plain"} <= set(five.split()):
            assert not met & set(FIVES[other]), "neither perfection nor double actions come by themselves"


@pytest.mark.parametrize("difficulty", MEETS)
def test_full_campaigns_by_difficulty(difficulty: str) -> None:
    """Single actions have a set of five, double actions three of them, and perfect campaigns likewise."""
    facts: dict[str, Any] = {"common": difficulty, "serious": difficulty}
    plain_five = ("cracked", "loony", "psychedelic", "crazy", "insane")
    perfect_five = ("forget_this", "not_possible", "", "beyond_impossible", "are_you_serious")
    double_five = ("scramble_challenge", "", "rainbow_challenge", "orange_challenge", "")
    perfect_double = ("doubly_difficult", "", "doubly_impossible", "no_comment", "")
    met_places = [int(place) - 1 for place in MEETS[difficulty]]

    def wanted(*fives: tuple[str, ...]) -> set[str]:
        return {five[place] for five in fives for place in met_places} - {""}

    scratched, perfect = plain(**facts), plain(perfect=True, **facts)
    double = plain(double_actions=True, threat_count=10, **facts)
    both = plain(double_actions=True, threat_count=10, perfect=True, **facts)
    assert campaigns(*scratched) == wanted(plain_five) | {"tour"}
    assert campaigns(*perfect) == wanted(plain_five, perfect_five) | {"tour", "not_going_to_happen"}
    assert campaigns(*double) == wanted(plain_five, double_five) | {"tour", "double_tour"}
    assert campaigns(*both) == wanted(plain_five, perfect_five, double_five, perfect_double) | {
        "tour", "double_tour", "not_going_to_happen",
    }  # fmt: skip


@pytest.mark.parametrize(("humans", "met"), [(2, "double_friday"), (3, "double_tour"), (4, "double_tour")])
def test_double_campaigns_by_crew(humans: int, met: str) -> None:
    found = campaigns(*plain(double_actions=True, threat_count=10), humans=humans)
    assert {id for id in found if id.startswith("double_")} == {met}


def test_a_double_solo_is_flown_with_androids_only() -> None:
    assert "double_solo" in missions(Flown(crew=ANDROIDS, double_actions=True, threat_count=10), humans=1)
    assert "double_solo" not in missions(Flown(crew=FOUR, double_actions=True, threat_count=10), humans=1)


def test_a_full_campaign_is_one_that_nobody_quit() -> None:
    assert campaigns(*plain()) == {"tour"}
    assert campaigns(*plain(2)) == set()
    assert campaigns(*plain(), planned=4) == set()


def test_every_mission_of_a_full_campaign_has_the_standard_threat_count() -> None:
    assert campaigns(*plain(2), Flown(crew=FOUR, threat_count=6)) == set()


@pytest.mark.parametrize(("humans", "met"), [(1, set()), (2, {"and_friday"}), (3, {"tour"}), (5, {"tour"})])
def test_campaign_achievements_by_crew(humans: int, met: set[str]) -> None:
    assert campaigns(*plain(), humans=humans) == met


def test_robinson_crusoe_is_alone_with_androids_on_every_mission() -> None:
    alone = Flown(crew=ANDROIDS)
    assert campaigns(alone, alone, alone, humans=1) == {"robinson_crusoe"}
    double = Flown(crew=ANDROIDS, double_actions=True, threat_count=10)
    assert campaigns(double, double, double, humans=1) == {"robinson_crusoe", "double_crusoe"}


def test_a_campaign_of_five_is_a_transgalactic_tour() -> None:
    assert campaigns(*plain(5), planned=5) == {"tour", "transgalactic_tour"}


def test_the_lowest_mission_is_the_difficulty_of_a_campaign() -> None:
    red, yellow = Flown(crew=FOUR, common="red", serious="red"), Flown(crew=FOUR, common="yellow", serious="yellow")
    assert campaigns(red, red, red) == {"tour", "cracked", "loony", "crazy", "insane", "psychedelic"}
    assert campaigns(red, yellow, red) == {"tour", "cracked", "loony"}


def test_a_psychedelic_campaign_has_threats_of_all_colors_or_worse_on_every_mission() -> None:
    every, white = Flown(crew=FOUR, common="all", serious="all"), Flown(crew=FOUR)
    scrambled = Flown(crew=FOUR, common="white_yellow", serious="white_yellow")
    red = Flown(crew=FOUR, common="red", serious="red")
    assert campaigns(every, every, every) == {"tour", "cracked", "psychedelic"}
    assert campaigns(red, every, red) == {"tour", "cracked", "psychedelic"}, "as hard as its easiest mission"
    assert campaigns(red, scrambled, red) == {"tour", "cracked"}
    assert campaigns(white, scrambled, white) == {"tour"}, "different threats are not all colours"


def test_a_perfect_campaign_need_only_end_perfectly() -> None:
    scratched, perfect = Flown(crew=FOUR, damage=3), Flown(crew=FOUR, perfect=True)
    assert "not_going_to_happen" in campaigns(scratched, scratched, perfect)
    assert "not_going_to_happen" not in campaigns(perfect, perfect, scratched)


def test_double_actions_must_be_played_on_every_mission_of_a_double_campaign() -> None:
    double: dict[str, Any] = {
        "double_actions": True,
        "threat_count": 10,
        "common": "yellow_red",
        "serious": "yellow_red",
    }
    met = campaigns(*plain(**double))
    assert {"double_tour", "scramble_challenge", "rainbow_challenge", "orange_challenge"} <= met
    mixed = campaigns(*plain(2, **double), *plain(1))
    assert not mixed & {"double_tour", "scramble_challenge", "rainbow_challenge", "orange_challenge"}


def test_a_single_mission_is_no_campaign() -> None:
    assert not any(BY_ID[id].category == "full_campaigns" for id in seen(flight(), 0))


def test_a_mission_achievement_can_be_met_on_any_mission_of_a_campaign() -> None:
    met = seen(flight(Flown(crew=FOUR), Flown(crew=FOUR, perfect=True), campaign=True, planned=3), 0)
    assert "not_even_a_scratch" in met


def test_a_personal_achievement_can_be_met_on_any_mission_of_a_campaign() -> None:
    met = seen(flight(Flown(crew=FOUR), Flown(crew=FOUR, damage=7), campaign=True, planned=3), 0)
    assert "banged_up" in met


def test_nothing_is_achieved_on_a_ship_that_is_lost() -> None:
    assert seen(flight(Flown(crew=FOUR, damage=18), lost=True), 0) == ()


def test_nobody_can_be_judged_on_a_solo_mission() -> None:
    """New Frontier, Hot Shots and Expert Know-How."""
    alone: Flight = flight(humans=1)
    judged = [one for one in ACHIEVEMENTS if one.proof == "crew"]
    assert judged and not any(could_grant(alone, 0, one) for one in judged)
    assert could_grant(flight(), 0, BY_ID["integration"])


def test_a_honeymoon_needs_a_full_campaign_of_two() -> None:
    honeymoon = BY_ID["honeymoon"]
    assert could_grant(flight(*plain(), humans=2, planned=3, campaign=True), 0, honeymoon)
    assert not could_grant(flight(*plain(), humans=3, planned=3, campaign=True), 0, honeymoon)
    assert not could_grant(flight(humans=2), 0, honeymoon)


def test_only_the_player_who_planned_a_special_card_can_have_used_it_well() -> None:
    flown = flight(Flown(crew=FOUR, specials=((1, "medic_basic"),)))
    assert could_grant(flown, 1, BY_ID["medic_basic"])
    assert not could_grant(flown, 0, BY_ID["medic_basic"])
    assert not could_grant(flown, 1, BY_ID["medic_advanced"])
