"""The log as shown and printed."""

from __future__ import annotations

from msgspec.structs import replace
from tests.games.space_alert.experience.flights import explorer, flight, veteran

from readyroom.games.space_alert.experience.explorer import Explorer, Skill
from readyroom.games.space_alert.experience.levels import mark
from readyroom.games.space_alert.experience.log_entries import check, enter_flight
from readyroom.games.space_alert.experience.sheet import CategoryBoxes, LevelRow, SkillRow, sheet


def skill(one: Explorer, name: str) -> SkillRow:
    return next(row for row in sheet(one).skills if row.specialization == name)


def category(one: Explorer, name: str) -> CategoryBoxes:
    return next(boxes for boxes in sheet(one).categories if boxes.category == name)


def test_a_skill_can_be_learned_as_long_as_a_level_has_no_box_checked_for_it() -> None:
    fresh = explorer(level=1)
    assert sheet(fresh).unlearned == 1 and all(row.learnable for row in sheet(fresh).skills)
    medic = explorer(level=1, specializations=(Skill("medic", 1),))
    assert sheet(medic).unlearned == 0 and not any(row.learnable for row in sheet(medic).skills)
    assert (skill(medic, "medic").level, skill(medic, "mechanic").level) == (1, 0)


def test_the_second_box_of_a_skill_waits_for_the_third_level() -> None:
    two = explorer(level=2, specializations=(Skill("medic", 1),))
    assert not skill(two, "medic").learnable and skill(two, "mechanic").learnable
    three = explorer(level=3, specializations=(Skill("medic", 1), Skill("mechanic", 1)))
    assert skill(three, "medic").learnable and skill(three, "mechanic").learnable


def test_a_skill_is_shown_with_what_its_two_cards_do() -> None:
    shown = skill(explorer(), "rocketeer")
    assert shown.title == "Rocketeer"
    assert shown.basic == "Launch a rocket from anywhere on the ship." and shown.advanced.startswith("In lower blue")


def test_rows_are_full_below_the_level_half_filled_at_it_and_empty_above() -> None:
    shown = sheet(mark(explorer(consents=True), 8 + 5))
    assert shown.levels[0] == LevelRow(0, True, 8, 0, 0, 8)
    assert shown.levels[1] == LevelRow(1, True, 12, 0, 0, 5)
    assert shown.levels[2] == LevelRow(2, False, 16, 4, 0, 0)
    assert shown.to_next == 12 - 5 and not shown.hardcore


def test_a_hardcore_explorer_skips_the_dotted_boxes_of_the_row_that_comes_next() -> None:
    begun = sheet(mark(explorer(), 8 + 12))
    assert begun.hardcore and begun.levels[2] == LevelRow(2, True, 16, 4, 4, 0) and begun.to_next == 12
    assert sheet(mark(explorer(), 8 + 12 + 1)).levels[2] == LevelRow(2, True, 16, 4, 4, 1)
    late = replace(mark(explorer(), 8 + 12), consents=True)
    assert sheet(late).levels[2] == LevelRow(2, True, 16, 4, 0, 0) and sheet(late).to_next == 16


def test_a_category_counts_the_points_of_its_checked_boxes() -> None:
    flown = check(enter_flight(veteran(2), flight(), 0), "m1", "fantastic_four")
    missions = category(flown, "missions")
    assert (missions.title, missions.points) == ("Missions", 3)
    assert [box.achievement.id for box in missions.boxes if box.checked] == ["fantastic_four"]
    assert category(flown, "full_campaigns").points == 0


def test_the_latest_mission_stands_first_with_what_can_still_be_checked_for_it() -> None:
    twice = enter_flight(enter_flight(veteran(2), flight(), 0), flight(code="m2", ended=2000), 0)
    assert [line.entry.mission for line in sheet(twice).log] == ["m2", "m1"]
    assert {one.id for one in sheet(twice).log[1].offers} >= {"fantastic_four", "superstar"}
    checked = check(twice, "m1", "fantastic_four")
    assert "fantastic_four" not in {one.id for line in sheet(checked).log for one in line.offers}


def test_a_closed_log_offers_nothing_and_a_retired_explorers_still_does() -> None:
    flown = enter_flight(veteran(2), flight(), 0)
    assert sheet(replace(flown, retired=True)).log[0].offers
    assert not sheet(replace(flown, lost="m9")).log[0].offers
