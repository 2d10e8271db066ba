"""What the view and the catalog tell a page, so that it needs no rules of its own."""

from __future__ import annotations

import random

import pytest
from tests.games.starship_captains.builder import captains

from readyroom.core.match import Match
from readyroom.games.starship_captains.cards.passengers import SHADOW_ACTIONS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.catalog import catalog
from readyroom.games.starship_captains.slots import bonuses, icon_pairs
from readyroom.games.starship_captains.state import replaced
from readyroom.games.starship_captains.view import Own, ShipView


def ship(m: Match, seat: int = 0) -> ShipView:
    shown: ShipView = m.view(None).public.ships[seat]
    return shown


def own(m: Match, seat: int = 0) -> Own:
    shown: Own = m.view(seat).own
    return shown


def test_two_cards_that_face_each_other_light_the_icons_they_share() -> None:
    shown = ship(captains(slots={1: "tractor-net", 2: "boarding-gear"}))
    assert shown.lit[:2] == ("m--r--", "r-----")
    assert shown.pairs == icon_pairs(captains(slots={1: "tractor-net", 2: "boarding-gear"}).state, 0)


def test_printed_icons_count_under_damage_too() -> None:
    """Side A has a v in the middle between its slots 3 and 4."""
    shown = ship(captains(slots=dict.fromkeys((3, 4), "damage")))
    assert (shown.lit[2], shown.lit[3]) == ("----v-", "-v----")


@pytest.mark.parametrize("seed", range(20))
def test_a_tech_fits_a_slot_as_the_rules_pay_for_it(seed: int) -> None:
    """Over random ships: what the view promises for each tech and slot is what installing it there brings."""
    rng = random.Random(seed)
    techs = rng.sample(range(len(TECHS)), 14)
    m = captains(slots={i + 1: TECHS[tech].id for i, tech in enumerate(techs[:6]) if rng.random() < 0.6},
                 offer=[TECHS[tech].id for tech in techs[6:]])  # fmt: skip
    for tech in techs[6:]:
        for slot, icons in enumerate(own(m).fits[TECHS[tech].id]):
            trial = m.state.clone()
            trial.ships[0].slots = replaced(trial.ships[0].slots, slot, tech)
            told = [icons[i] for height in range(3) for i in (height, height + 3) if icons[i] != "-"]
            assert "".join(told) == bonuses(trial, 0, slot)


def test_drawn_techs_are_tried_instead_of_those_on_offer() -> None:
    m = captains(at="arvo", ready="blue red yellow", missions={"arvo": "tincan-library"},
                 next_techs=["workshop", "drill-hall", "ion-sails"], offer=("refit-bay",))  # fmt: skip
    m.act(0, "take mission; assign red; assign blue; decline")
    assert set(own(m).fits) == {"workshop", "drill-hall", "ion-sails"}
    assert set(own(m, 1).fits) == {"refit-bay"}


def test_a_mentor_and_a_roster_change_what_the_view_says_of_the_crew() -> None:
    plain, helped = ship(captains()), ship(captains(slots={1: "cadet-mentoring", 2: "overtime-roster"}))
    assert (plain.matching, plain.stay) == ("plain", 3)
    assert (helped.matching, helped.stay) == ("mentored", 2)


def test_the_catalog_tells_who_matches_which_line() -> None:
    matching = catalog().matching
    assert matching["plain"].lines["blue"] == ["blue", "blue-commander", "android"]
    assert matching["plain"].lines["gold"] == ["android"] and matching["plain"].once == []
    assert matching["mentored"].lines["blue"] == ["cadet", "blue", "blue-commander", "android"]
    assert matching["mentored"].lines["gold"] == ["android"] and matching["mentored"].once == ["cadet"]


def test_the_catalog_tells_what_a_line_brings_for_certain() -> None:
    lines = {one.id: one.lines for one in catalog().missions}
    assert lines["standoff-at-the-rift"][0].brings == {"damage": 2, "advance": 4}
    assert lines["restore-the-hive-mind"][1].brings == {}, "it depends on the androids there are"
    assert lines["embargo-breakers"][2].brings == {}, "it must be paid for"


def test_the_catalog_names_the_cards_of_captain_shadow() -> None:
    assert set(catalog().shadow) == set(SHADOW_ACTIONS)
    assert catalog().shadow["passenger"] == "Passenger acts"


def test_on_a_mission_the_view_tells_who_matches_and_how_far_it_is() -> None:
    m = captains(at="arvo", ready="cadet cadet blue red", missions={"arvo": "standoff-at-the-rift"},
                 slots={1: "cadet-mentoring"})  # fmt: skip
    m.act(0, "take mission; assign cadet; assign cadet")
    mission = m.view(None).public.mission
    assert (mission.fits, mission.line) == ((True, False), 0)
    m.act(0, "assign red")
    mission = m.view(None).public.mission
    assert (mission.fits, mission.line) == ((True, False, True), 1)


def test_missions_looked_at_come_to_the_numbers_face_up_the_highest_first() -> None:
    m = captains(
        numbers={"jurn": 1, "kestra": 3, "lumen": -2}, next_missions=["comet-rodeo", "scrap-run", "border-toll"]
    )
    m.state.peeked = (0b01, 0b01, 0b01)
    assert [(one.mission, one.place) for one in own(m).missions] == [
        ("comet-rodeo", "kestra"), ("scrap-run", "jurn"), ("border-toll", None),
    ]  # fmt: skip
    assert own(m, 1).missions == ()


def test_a_track_is_worth_its_zone_and_its_loops() -> None:
    shown = ship(captains(tracks={"coop": (4, 0), "nian": (1, 1)}))
    assert shown.worth == {"coop": 2, "tincan": 0, "nian": 6}
    assert sum(shown.worth.values()) == shown.score.tracks
