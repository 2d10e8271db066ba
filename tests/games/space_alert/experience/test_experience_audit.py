"""A log copied from paper or a file must be one the rules could have written."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.space_alert.experience.flights import explorer, flight

from readyroom.games.space_alert.experience.audit import audit
from readyroom.games.space_alert.experience.errors import BadLog
from readyroom.games.space_alert.experience.explorer import Explorer, Grant, Skill
from readyroom.games.space_alert.experience.levels import learn, mark
from readyroom.games.space_alert.experience.log_entries import check, enter_flight


def flown() -> Explorer:
    """Two missions home, with an achievement for the first."""
    one = check(enter_flight(explorer("Bo"), flight(), 0), "m1", "fantastic_four")
    return enter_flight(one, flight(code="m2", ended=2000), 0)


def hardcore(points: int) -> Explorer:
    return mark(explorer(), points)


def test_a_log_written_by_the_rules_passes_the_audit() -> None:
    for points in (0, 7, 8, 20, 21, 31, 32, 500, 2500):
        audit(hardcore(points))
        audit(mark(explorer(consents=True), points))
    audit(learn(hardcore(8), "medic"))
    audit(flown())
    audit(replace(flown(), lost="m3", failures=("m3",)))


def test_a_full_row_leads_to_the_next_level() -> None:
    with pytest.raises(BadLog, match="leads to level 3"):
        audit(explorer(level=2, boxes=12, skipped=4, experience=32))
    audit(explorer(level=2, boxes=11, skipped=4, experience=31))


def test_a_hardcore_explorer_with_a_box_in_a_row_has_skipped_its_dotted_ones() -> None:
    with pytest.raises(BadLog, match="skips its 4 dotted boxes"):
        audit(explorer(level=2, boxes=1, experience=21))
    audit(explorer(level=2, boxes=1, experience=21, consents=True))
    audit(explorer(level=2, experience=20))


@pytest.mark.parametrize(("experience", "true"), [(35, False), (36, True), (40, True), (41, False)])
def test_the_points_of_a_career_lie_between_a_hardcore_one_and_a_clones(experience: int, true: bool) -> None:
    """Level 3 is reached with 32 or 36 points; four boxes are checked in its row, after seven dotted ones."""
    one = explorer(level=3, boxes=4, skipped=7, experience=experience)
    if true:
        audit(one)
        return
    with pytest.raises(BadLog, match="stand for 36 to 40 points"):
        audit(one)


@pytest.mark.parametrize(
    ("level", "skills", "sentence"),
    [
        (2, (Skill("medic", 1), Skill("rocketeer", 1)), "in the order of the sheet"),
        (2, (Skill("medic", 1), Skill("medic", 1)), "listed once"),
        (1, (Skill("medic", 1), Skill("mechanic", 1)), "one specialization box for each level"),
        (2, (Skill("medic", 2),), "Level 2 of a specialization needs an explorer of level 3"),
        (5, (Skill("medic", 3),), "Level 3 of a specialization needs an explorer of level 6"),
    ],
)
def test_impossible_skills_are_reported(level: int, skills: tuple[Skill, ...], sentence: str) -> None:
    points = {1: 8, 2: 20, 5: 80}[level]
    one = mark(explorer(consents=True), points)
    assert one.level == level
    with pytest.raises(BadLog, match=sentence):
        audit(replace(one, specializations=skills))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"met": ("best_hair",)}, "no achievement 'best_hair'"),
        ({"grants": (Grant("best_hair", "Ben"),)}, "no achievement 'best_hair'"),
        ({"earned": 4}, "not worth 4 points"),
        ({"checked": ()}, "not worth 3 points"),
        ({"checked": ("fantastic_four", "fantastic_four"), "earned": 6}, "for one mission only"),
        ({"checked": ("fantastic_four", "scrambled_alert"), "earned": 6}, "one achievement of each category"),
        ({"ended": 3000}, "in the order in which they ended"),
        ({"mission": "m2"}, "entered only once"),
    ],
)
def test_impossible_entries_are_reported(change: dict[str, Any], sentence: str) -> None:
    one = replace(flown(), achievements=("fantastic_four", "scrambled_alert"))
    first, second = one.log
    with pytest.raises(BadLog, match=sentence):
        audit(replace(one, log=(replace(first, **change), second)))


def test_any_number_of_addictions_go_with_one_mission() -> None:
    first, second = flown().log
    addicted = replace(second, checked=("out_of_this_world", "trucker"), earned=20)
    audit(replace(flown(), achievements=("fantastic_four", "out_of_this_world", "trucker"), log=(first, addicted)))


def test_a_gate_that_was_never_reached_keeps_its_achievement_closed() -> None:
    with pytest.raises(BadLog, match="Flawless is for explorers of level 2"):
        audit(replace(hardcore(19), achievements=("flawless",)))
    audit(replace(hardcore(20), achievements=("flawless",)))
