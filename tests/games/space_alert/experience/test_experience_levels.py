"""Boxes, levels, hardcore skips and specializations."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.experience.flights import explorer, veteran

from readyroom.games.space_alert.experience.amendments import Consent, amend
from readyroom.games.space_alert.experience.errors import BadLog
from readyroom.games.space_alert.experience.explorer import MAXIMUM_LEVEL, Explorer
from readyroom.games.space_alert.experience.levels import (
    SPECIALIZATIONS,
    dotted,
    learn,
    learnable,
    mark,
    row,
    to_next,
    unlearned,
)
from readyroom.games.space_alert.mission.specializations import NAMES


def consenting(**more: Any) -> Explorer:
    return explorer(consents=True, **more)


def test_the_log_lists_the_ten_specializations() -> None:
    assert SPECIALIZATIONS == NAMES


def test_eight_points_make_level_1() -> None:
    assert mark(consenting(), 7).level == 0
    reached = mark(consenting(), 8)
    assert (reached.level, reached.boxes) == (1, 0)


def test_points_that_are_left_over_go_on_in_the_next_row() -> None:
    reached = mark(consenting(), 8 + 12 + 5)
    assert (reached.level, reached.boxes, reached.experience) == (2, 5, 25)


@pytest.mark.parametrize(
    ("level", "points", "hardcore"),
    [(1, 8, 8), (2, 20, 20), (3, 36, 32), (6, 108, 74), (7, 140, 90), (10, 260, 150), (20, 920, 480), (30, 1980, 1010)],
)
def test_each_level_takes_its_points_with_and_without_consent(level: int, points: int, hardcore: int) -> None:
    for one, enough in ((consenting(), points), (explorer(), hardcore)):
        assert mark(one, enough).level == level
        assert mark(one, enough - 1).level == level - 1


def test_level_30_is_the_highest_and_points_are_counted_on() -> None:
    reached = mark(consenting(), 2000)
    assert (reached.level, reached.boxes, reached.experience) == (MAXIMUM_LEVEL, 20, 2000)
    assert to_next(reached) == 0 and mark(reached, 500).level == MAXIMUM_LEVEL


def test_marking_point_by_point_is_marking_at_once() -> None:
    slowly = explorer()
    for _ in range(300):
        slowly = mark(slowly, 1)
    assert slowly == mark(explorer(), 300)


def test_a_hardcore_explorer_who_consents_keeps_what_was_skipped() -> None:
    """New Frontier, Hardcore Explorers: skipped is what lies before an unmarked box that was checked."""
    begun = mark(explorer(), 20 + 1)
    assert (begun.level, begun.boxes, begun.skipped) == (2, 1, 4)
    consented = amend(begun, Consent(), away=False)
    assert to_next(consented) == row(2) - dotted(2) - 1
    assert mark(consented, to_next(consented)).level == 3


def test_a_hardcore_explorer_who_consents_at_the_start_of_a_row_checks_its_dotted_boxes() -> None:
    fresh = mark(explorer(), 20)
    assert to_next(fresh) == row(2) - dotted(2)
    assert to_next(amend(fresh, Consent(), away=False)) == row(2)


def test_after_consent_the_dotted_boxes_of_the_next_row_count() -> None:
    consented = amend(mark(explorer(), 21), Consent(), away=False)
    third = mark(consented, to_next(consented))
    assert to_next(third) == row(3)


def test_one_specialization_box_comes_with_each_level() -> None:
    assert unlearned(explorer()) == 0
    second = mark(consenting(), 20)
    assert unlearned(second) == 2
    learned = learn(learn(second, "medic"), "mechanic")
    assert unlearned(learned) == 0 and learned.knows("medic") == learned.knows("mechanic") == 1
    with pytest.raises(BadLog, match="box of every level"):
        learn(learned, "rocketeer")


def test_the_second_level_of_a_specialization_needs_explorer_level_3() -> None:
    first = learn(mark(consenting(), 20), "medic")
    with pytest.raises(BadLog, match="needs an explorer of level 3"):
        learn(first, "medic")
    third = mark(learn(first, "mechanic"), 16)
    assert learn(third, "medic").knows("medic") == 2


def test_a_box_looks_at_the_level_it_came_with_even_when_it_is_checked_later() -> None:
    late = learn(mark(consenting(), 36), "medic")
    assert late.level == 3 and unlearned(late) == 2
    assert "medic" not in learnable(late)
    assert "medic" in learnable(learn(late, "mechanic"))


def test_the_third_level_of_a_specialization_needs_explorer_level_6() -> None:
    fifth = veteran(5, boxes=0)
    assert fifth.knows("medic") == 3
    skilled = explorer(level=6, specializations=veteran(5).specializations)
    assert "mechanic" in learnable(skilled)
    early = explorer(level=5, specializations=())
    for name in ("medic", "rocketeer", "medic", "mechanic"):
        early = learn(early, name)
    assert early.knows("medic") == 2 and "medic" not in learnable(early)
    with pytest.raises(BadLog, match="level 6"):
        learn(early, "medic")


def test_nobody_learns_a_fourth_level() -> None:
    with pytest.raises(BadLog, match="any higher as medic"):
        learn(explorer(level=9, specializations=veteran(6).specializations), "medic")


def test_thirty_levels_are_thirty_boxes() -> None:
    """Ten specializations of three boxes each."""
    done = explorer(level=30)
    while learnable(done):
        done = learn(done, learnable(done)[0])
    assert unlearned(done) == 0 and all(done.knows(name) == 3 for name in SPECIALIZATIONS)
