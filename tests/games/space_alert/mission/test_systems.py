"""Weapons, energy, rockets, battlebots, the computer and the window (rulebook 3.2)."""

from __future__ import annotations

from tests.games.space_alert.table import fly_out, squad, stand, table

from readyroom.games.space_alert.mission.ship import REACTOR, SHIELD, STORED_DISABLED
from readyroom.games.space_alert.mission.trace import Fired

RED, WHITE, BLUE = 0, 1, 2


def test_a_heavy_laser_takes_energy_from_the_reactor_of_its_zone() -> None:
    t = table(crew=["A"]).play(1)
    assert t.ship.reactor == [2, 2, 2]


def test_a_heavy_laser_without_energy_does_not_fire() -> None:
    t = stand(table(crew=["A, A, A"]), Ada="upper_red").play(3)
    assert len(t.told(Fired)) == 2 and t.why_not("Ada") == ["no_energy"]


def test_a_laser_fires_once_a_turn() -> None:
    t = table(crew=["A", "A"]).play(1)
    assert t.ship.reactor[WHITE] == 2 and t.why_not("Bo") == ["already_fired"]


def test_a_light_laser_needs_no_energy_but_fires_once_a_turn() -> None:
    t = stand(table(crew=["A, A", "A"]), Ada="lower_red", Bo="lower_red").play(2)
    assert t.ship.reactor == [2, 3, 2]
    assert len(t.told(Fired)) == 2 and t.why_not("Bo") == ["already_fired"]


def test_the_pulse_cannon_takes_energy_from_the_central_reactor() -> None:
    t = stand(table(crew=["A"]), Ada="lower_white").play(1)
    assert t.ship.reactor == [2, 2, 2]


def test_energy_fills_the_shield_as_far_as_the_reactor_goes() -> None:
    t = table(crew=["B"]).play(1)
    assert t.ship.shield == [1, 3, 1] and t.ship.reactor == [2, 1, 2]
    t = stand(table(crew=["B"]), Ada="upper_red")
    t.ship.shield[RED], t.ship.reactor[RED] = 0, 1
    t.play(1)
    assert t.ship.shield[RED] == 1 and t.ship.reactor[RED] == 0


def test_a_side_reactor_is_filled_from_the_central_one() -> None:
    t = stand(table(crew=["B"]), Ada="lower_blue").play(1)
    assert t.ship.reactor == [2, 2, 3]


def test_refueling_costs_a_capsule_even_if_the_reactor_is_full() -> None:
    t = stand(table(crew=["B, B, B, B"]), Ada="lower_white").play(3)
    assert t.ship.reactor[WHITE] == 5 and t.ship.capsules == 0
    assert t.play(2).why_not("Ada") == ["no_capsule"]


def test_damage_lowers_capacities_and_energy_above_them_is_lost() -> None:
    t = table("1 white Pulse Ball", crew=[""], tiles={"white": ["reactor"]}, tracks="T4 T1 T6 T7")
    t.ship.reactor[WHITE] = 5
    t.ship.shield[WHITE] = 0
    t.play(3)
    assert t.ship.tiles[WHITE] == 1 << REACTOR and t.ship.reactor[WHITE] == 4
    t = stand(table(crew=["B"]), Ada="upper_red")
    t.ship.tiles[RED] = 1 << SHIELD
    t.ship.shield[RED] = 0
    assert t.play(1).ship.shield[RED] == 1


def test_heroic_energy_adds_one_above_capacity_if_any_moved() -> None:
    t = table(crew=["heroic B, heroic B"]).play(1)
    assert t.ship.shield[WHITE] == 4 and t.ship.reactor[WHITE] == 1
    assert t.play(1).why_not("Ada") == ["full"]
    t = stand(table(crew=["heroic B"]), Ada="lower_white").play(1)
    assert t.ship.reactor[WHITE] == 6
    t = stand(table(crew=["heroic B"]), Ada="lower_blue").play(1)
    assert t.ship.reactor == [2, 2, 2 + 1 + 1]


def test_a_rocket_leaves_the_ship_and_one_a_turn_is_the_limit() -> None:
    t = stand(table(crew=["C, C, C, C", "C"]), Ada="lower_blue", Bo="lower_blue").play(1)
    assert t.ship.rockets == 2 and t.why_not("Bo") == ["rocket_launched"]
    assert t.play(4).why_not("Ada") == ["no_rockets"]


def test_each_squad_can_be_taken_once() -> None:
    t = stand(table(crew=["C, C", "C"]), Ada="upper_blue", Bo="upper_blue").play(2)
    assert t.player("Ada").squad == 1 and t.player("Bo").squad == 0
    assert t.why_not("Bo") == ["squad_gone"] and t.why_not("Ada") == ["squad_active"]


def test_a_disabled_squad_is_revived_at_either_storage() -> None:
    t = stand(table(crew=["C"]), Ada="lower_red")
    t.player("Ada").squad = 2
    assert t.play(1).player("Ada").squad == 1
    assert t.ship.stored[3] == 1


def test_battlebots_without_a_squad_or_an_intruder_do_nothing() -> None:
    t = squad(table(crew=["bots", "bots"]), "Bo").play(1)
    assert t.why_not("Ada") == ["no_squad"] and t.why_not("Bo") == ["no_intruder"]


def test_visual_confirmation_scores_the_best_turn_of_each_phase() -> None:
    t = table(crew=["C, , C, , , C", "C, , , , , C", "C", "C", "C"])
    stand(t, Ada="lower_white", Bo="lower_white", Cy="lower_white", Di="lower_white", Ed="lower_white")
    t.finish()
    assert t.m.visual == [7, 2, 0] and t.points.visual == 9


def test_visual_confirmation_pays_1_2_3_5_7() -> None:
    for players, points in ((1, 1), (2, 2), (3, 3), (4, 5), (5, 7)):
        t = table(crew=["C"] * players)
        for p in t.m.crew:
            p.station = 4
        assert t.play(1).m.visual[0] == points


def test_interceptors_need_an_active_squad_and_an_empty_space() -> None:
    t = stand(table(crew=["C", "C", "C"]), Ada="upper_red", Bo="upper_red", Cy="upper_red")
    squad(t, "Bo", "Cy").play(1)
    assert t.at("Bo") == "space" and t.at("Cy") == "upper_red"
    assert t.why_not("Ada") == ["no_squad"] and t.why_not("Cy") == ["interceptors_gone"]


def test_in_space_battlebots_keep_you_out_and_no_action_brings_you_back() -> None:
    t = fly_out(table(crew=["bots, "]), "Ada").play(1)
    assert t.at("Ada") == "space"
    assert t.play(1).at("Ada") == "upper_red"


def test_any_other_action_in_space_is_delayed_and_so_you_return() -> None:
    t = fly_out(table(crew=["A, C"]), "Ada").play(1)
    assert t.at("Ada") == "upper_red"
    assert t.player("Ada").plan[1:5] == [0, 1, 3, 0]


def test_a_stored_squad_that_slime_disabled_has_to_be_revived() -> None:
    """Rulebook 7.2, Slime."""
    t = stand(table(crew=["C, C"]), Ada="lower_red")
    t.ship.stored[3] = STORED_DISABLED
    assert t.play(1).player("Ada").squad == 2
    assert t.play(1).player("Ada").squad == 1
