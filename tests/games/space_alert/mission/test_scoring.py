"""Scoring (rulebook 4)."""

from __future__ import annotations

from tests.games.space_alert.table import squad, stand, table


def test_destroyed_and_survived_threats_score_and_unfinished_ones_do_not() -> None:
    t = table("1 white Gunship", "2 red Frigate", "12 blue Fighter", crew=[", , A"]).play(2)
    t.threat("Gunship").damage = 4
    t.ship.shield[0] = 9
    t.finish()
    assert (t.points.destroyed, t.points.survived) == (4, 4)


def test_damage_counts_once_for_all_zones_and_again_for_the_worst() -> None:
    t = table(crew=[""])
    t.ship.tiles[:] = [0b111, 0b1, 0]
    t.finish()
    assert (t.points.damage, t.points.worst_zone, t.points.score) == (-4, -3, -7)


def test_two_points_for_each_knocked_out_player_and_one_for_each_disabled_squad() -> None:
    t = squad(table("1 white Psionic Satellite", crew=["", "", ""]).hold().play(1), "Bo").trigger(
        "Psionic Satellite", "Z"
    )
    assert (t.points.knocked_out, t.points.battlebots) == (-6, -1)


def test_visual_confirmation_of_the_three_phases_is_added() -> None:
    t = table(crew=["C, , , C, , , , C", "C, , , , , , , C"])
    assert stand(t, Ada="lower_white", Bo="lower_white").finish().points.visual == 2 + 1 + 2


def test_a_lost_ship_scores_nothing() -> None:
    t = table("1 Nuclear Device", crew=["C"], tracks="T4 T5 T6 T1")
    stand(t, Ada="lower_white").finish()
    assert t.m.lost and t.points.score == 0
    assert t.m.threats[t.m.destroyed_by].card.name == "Nuclear Device"


def test_a_crew_can_come_home_all_knocked_out() -> None:
    t = table("1 white Psionic Satellite", crew=["", ""]).hold().play(1).trigger("Psionic Satellite", "Z").finish()
    assert not t.m.lost and t.points.score == 6 - 4


def test_the_score_is_the_sum_of_its_parts() -> None:
    t = stand(table("1 white Gunship", crew=["data analyst: special", "C"]), Bo="lower_white").finish()
    made = t.points
    assert made.score == 2 + 1 + 1 + made.damage + made.worst_zone
