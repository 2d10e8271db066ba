"""Intruders and malfunctions (rulebook 3.2 and 7.2; New Frontier appendix)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.table import fly_out, squad, stand, table

from readyroom.games.space_alert.mission.cards import BY_CODE, CARDS
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.ship import REACTOR, STORED_DISABLED, STRUCTURAL
from readyroom.games.space_alert.mission.trace import (
    Attacked,
    Delayed,
    InternalHurt,
    TeamworkPaid,
    ThreatAppeared,
    ThreatDestroyed,
    WeaponHit,
    WeaponMissed,
)

RED, WHITE, BLUE = 0, 1, 2


def test_battlebots_hit_the_lowest_numbered_intruder_of_the_station() -> None:
    t = squad(stand(table("1 I2-03", "2 I1-01", crew=[", bots"]), Ada="upper_red"), "Ada").play(2)
    assert t.left("Troopers") == 1 and t.left("Skirmishers") == 1


@pytest.mark.parametrize("code", ["I1-01", "I2-03", "SI1-02", "SI2-01", "I3-106", "SI3-101", "SI3-105"])
def test_an_intruder_that_fights_back_disables_the_squad_unless_the_attack_is_heroic(code: str) -> None:
    for order, state in (("bots", 2), ("heroic bots", 1)):
        t = squad(table(f"1 {code}", crew=[order]), "Ada")
        t.player("Ada").station = t.threat(code).station
        assert t.play(1).player("Ada").squad == state


@pytest.mark.parametrize(
    "code", ["I1-03", "I2-01", "SI1-03", "SI2-02", "SI2-04", "I2-102", "I3-107", "SI1-101", "SI3-106"]
)
def test_other_intruders_do_not_fight_back(code: str) -> None:
    t = squad(table(f"1 {code}", crew=["bots"]), "Ada")
    t.player("Ada").station = t.threat(code).station
    assert t.play(1).player("Ada").squad == 1


def test_an_intruder_leaves_nothing_behind_when_it_moves() -> None:
    t = table("1 I1-01").hold().play(1).trigger("Skirmishers", "X")
    assert t.threat("Skirmishers").tokens == 1 << 1
    assert t.trigger("Skirmishers", "Y").threat("Skirmishers").tokens == 1 << 4


def test_only_slime_is_slimy() -> None:
    t = stand(table("1 I2-01", "2 I1-06", crew=[", red, A"]), Ada="upper_white").hold().play(2).trigger("Slime", "Y")
    assert t.m.slime == 0b110000 and not t.told(Delayed)


def test_battlebots_reach_only_intruders_of_their_own_station() -> None:
    t = squad(table("1 I1-01", crew=["bots"]), "Ada").hold().play(1)
    assert t.left("Skirmishers") == 1 and t.why_not("Ada") == ["no_intruder"]


def test_battlebots_do_not_attack_malfunctions() -> None:
    t = squad(table("1 Virus", crew=["bots"]), "Ada").hold().play(1)
    assert t.left("Virus") == 3 and t.why_not("Ada") == ["no_intruder"]


def test_a_phased_out_intruder_cannot_be_attacked() -> None:
    """New Frontier, page 4."""
    t = squad(stand(table("1 I3-105", crew=[", bots, bots"]), Ada="lower_red"), "Ada").hold().play(2)
    assert t.left("Phasing Troopers") == 2 and t.why_not("Ada") == ["no_intruder"]
    assert t.play(1).left("Phasing Troopers") == 1


def test_a_repair_reaches_only_the_malfunction_of_its_own_station() -> None:
    t = stand(table("1 I1-05", "2 I1-06", crew=[", B"]), Ada="upper_red").hold().play(2)
    assert t.left("I1-05") == 3 and t.left("I1-06") == 2


def test_a_malfunction_is_repaired_point_by_point_and_blocks_the_system() -> None:
    t = stand(table("1 I1-06", crew=["B", "B", "B"]), Ada="upper_red", Bo="upper_red", Cy="upper_red").play(1)
    assert t.destroyed("Hacked Shields") and t.ship.shield[RED] == 1 and not any(t.ship.covered)


def test_a_heroic_repair_does_2() -> None:
    t = stand(table("1 I1-06", crew=["heroic B"]), Ada="upper_red").play(1)
    assert t.left("Hacked Shields") == 1
    t = stand(table("1 Power Pack Overload", crew=["heroic A"]), Ada="lower_red").play(1)
    assert t.left("Power Pack Overload") == 2


def test_the_lowest_numbered_repairable_malfunction_is_repaired() -> None:
    t = stand(table("1 Overheated Reactor", "2 Power System Overload", crew=[", B"]), Ada="lower_white").play(2)
    assert t.left("Overheated Reactor") == 2 and t.left("Power System Overload") == 7
    t = stand(table("1 Overheated Reactor", "2 Power System Overload", crew=[", , B"]), Ada="lower_white").play(2)
    t.trigger("Overheated Reactor", "Z").play(1)
    assert t.left("Power System Overload") == 6


def test_the_saboteur_deals_damage_when_the_reactor_is_empty() -> None:
    for code in ("I1-03", "I1-04"):
        t = table(f"1 {code}").play(1)
        t.ship.reactor[t.threat(code).station % 3] = 0
        assert sum(t.trigger(code, "Y").damage()) == 1


def test_unstable_warheads_count_the_rockets_aboard() -> None:
    t = stand(table("2 Unstable Warheads", crew=["C, C"]), Ada="lower_blue").play(2)
    assert t.threat("Unstable Warheads").hp == 2 and t.left("Unstable Warheads") == 1
    assert t.trigger("Unstable Warheads", "Z").damage() == (0, 0, 3)


def test_unstable_warheads_without_rockets_are_destroyed_at_once() -> None:
    t = table("1 Unstable Warheads")
    t.ship.rockets = 0
    t.play(1)
    assert t.destroyed("Unstable Warheads") and not any(t.ship.covered) and t.points.destroyed == 4


def test_a_rocket_that_slime_destroys_lowers_the_warheads_hit_points() -> None:
    t = table("1 Unstable Warheads", "2 I2-01").play(2)
    t.threat("Unstable Warheads").damage = 2
    t.trigger("Slime", "X")
    assert t.ship.rockets == 2 and t.destroyed("Unstable Warheads")


@pytest.mark.parametrize("code", [card.code for card in CARDS if card.code not in ("I1-07", "I2-01")])
def test_nothing_but_the_warheads_loses_hit_points_with_a_rocket(code: str) -> None:
    t = table(f"1 {'' if BY_CODE[code].internal else 'white '}{code}", "2 I2-01").hold().play(2)
    before = t.left(code)
    t.ship.rockets = 1
    assert t.trigger("I2-01", "X").ship.rockets == 0 and t.left(code) == before


def test_walking_into_slime_delays() -> None:
    t = stand(table("1 I2-01", crew=["blue, A", "go lower_blue, A"]), Ada="lower_white").play(1)
    assert [e.seat for e in t.told(Delayed)] == [0, 1]


def test_slime_spreads_and_its_offshoots_have_one_hit_point() -> None:
    t = squad(stand(table("1 I2-01", crew=[", bots, , bots, bots"]), Ada="lower_white"), "Ada").play(1)
    t.trigger("Slime", "Y")
    assert t.threat("Slime").tokens == 0b110000 and t.m.slime == 0b110000
    t.play(1)
    assert t.threat("Slime").tokens == 0b100000 and t.left("Slime") == 2
    t.trigger("Slime", "Y").trigger("Slime", "Y")
    assert t.threat("Slime").tokens == 0b111000


def test_the_account_says_that_the_first_hit_hurts_a_slime() -> None:
    t = squad(stand(table("1 I2-01", crew=["bots, bots"]), Ada="lower_blue"), "Ada").hold().play(1)
    assert t.told(InternalHurt) == [InternalHurt("I2-01", 1, 0, 1)] and t.left("Slime") == 1
    assert len(t.play(1).told(InternalHurt)) == 1 and t.destroyed("Slime")


def test_slime_lives_until_all_its_tokens_are_gone() -> None:
    t = (
        squad(stand(table("1 I2-02", crew=[", bots, bots, bots"]), Ada="lower_red"), "Ada")
        .play(1)
        .trigger("Slime", "Y")
    )
    t.play(2)
    assert t.in_play("Slime") and t.threat("Slime").tokens == 0b010000
    stand(t, Ada="lower_white").play(1)
    assert t.destroyed("Slime") and t.m.slime == 0


def test_slime_does_not_spread_into_slime() -> None:
    t = table("1 I2-01", "2 I2-02").play(2).trigger("I2-01", "Y").trigger("I2-02", "Y")
    assert t.threat("I2-01").tokens == 0b110000 and t.threat("I2-02").tokens == 0b001000


def test_slime_that_did_its_z_stays_and_delays() -> None:
    t = stand(table("1 I2-01", crew=[", blue, A"]), Ada="lower_white").play(1).trigger("Slime", "Y")
    t.trigger("Slime", "Z")
    assert t.damage() == (0, 2, 2) and t.survived("Slime")
    assert [e.seat for e in t.play(1).told(Delayed)] == [0]


def test_red_slime_disables_only_a_squad_in_storage() -> None:
    t = table("1 I2-02").play(1).trigger("Slime", "X")
    assert t.ship.stored[3] == STORED_DISABLED and t.points.battlebots == -1
    t = table("1 I2-02").play(1)
    t.ship.stored[3] = 0
    assert t.trigger("Slime", "X").ship.stored[3] == 0


def test_repairing_the_overheated_reactor_knocks_out_players_beside_it() -> None:
    """Rulebook 7.2: order of play matters."""
    t = table("1 Overheated Reactor", crew=["lift", "heroic B", "B", "lift"])
    stand(t, Ada="lower_red", Bo="lower_white", Cy="lower_white", Di="upper_blue")
    t.play(1)
    assert t.destroyed("Overheated Reactor") and not t.out()
    t = table("1 Overheated Reactor", crew=["heroic B", "B", "", ""])
    assert stand(t, Ada="lower_white", Bo="lower_white", Cy="lower_red", Di="lower_blue").play(1).out() == ["Cy", "Di"]


def test_commandos_move_when_hurt_and_strike_otherwise() -> None:
    for code, to in (("SI1-01", 4), ("SI1-02", 1)):
        t = table(f"1 {code}").play(1)
        assert sum(t.trigger(code, "Y").damage()) == 2
        t.threat(code).damage = 1
        assert t.trigger(code, "Y").threat(code).station == to


def test_the_alien_fights_back_only_after_x() -> None:
    t = squad(stand(table("1 Alien", crew=["bots, bots"]), Ada="lower_white"), "Ada").play(1)
    assert t.player("Ada").squad == 1
    t.threat("Alien").damage = 0
    t.trigger("Alien", "X").play(1)
    assert t.player("Ada").squad == 2


def test_the_alien_deals_a_point_for_each_player_where_it_arrives() -> None:
    t = stand(table("1 Alien", crew=["", "", ""]).play(1), Cy="lower_white")
    assert t.trigger("Alien", "Y").damage() == (0, 2, 0)


def test_interceptors_repair_the_fissure_and_attack_nothing_else() -> None:
    """Rulebook 7.2: the launch counts as an attack."""
    t = squad(stand(table("1 Fissure", "2 red Gunship", crew=[", C, bots"]), Ada="upper_red"), "Ada").play(1)
    t.play(1)
    t.threat("Gunship").square = 5
    assert t.left("Fissure") == 1
    t.play(1)
    assert t.destroyed("Fissure") and not t.told(WeaponHit) and t.m.doubled == 0


def test_the_fissure_doubles_damage_in_red_and_then_everywhere() -> None:
    t = table("1 Fissure", "2 white Gunship", "3 red Fighter").hold().play(3).trigger("Fissure", "X")
    t.ship.shield[:] = [0, 0, 0]
    assert t.trigger("Fighter", "X").trigger("Gunship", "X").damage()[:2] == (2, 2)
    assert t.trigger("Fissure", "Y").trigger("Fighter", "X").damage()[0] == 4
    t = table("1 Fissure", "2 white Gunship").play(2).trigger("Fissure", "Y")
    t.ship.shield[WHITE] = 0
    assert t.trigger("Gunship", "X").damage() == (0, 4, 0)


def test_crossed_wires_leak_what_the_shield_cannot_hold() -> None:
    t = table("1 Crossed Wires").play(1)
    t.ship.shield[WHITE], t.ship.reactor[WHITE] = 1, 5
    t.trigger("Crossed Wires", "X")
    assert t.ship.shield[WHITE] >= 2 and t.ship.reactor[WHITE] == 0 and t.damage() == (0, 3, 0)


def test_battlebot_uprising_takes_1_more_when_repaired_in_both_stations() -> None:
    t = stand(table("1 Battlebot Uprising", crew=["C", "C"]), Ada="upper_blue", Bo="lower_red").play(1)
    assert t.left("Battlebot Uprising") == 1
    t = stand(table("1 Battlebot Uprising", crew=["C", "C"]), Ada="upper_blue", Bo="upper_blue").play(1)
    assert t.left("Battlebot Uprising") == 2


def test_battlebot_uprising_knocks_out_leaders_of_active_squads_except_in_space() -> None:
    t = squad(table("1 Battlebot Uprising", crew=["", "", ""]).play(1), "Ada", "Bo")
    t.player("Cy").squad = 2
    fly_out(t, "Bo")
    assert t.trigger("Battlebot Uprising", "X").out() == ["Ada"] and t.player("Ada").squad == 2


def test_power_system_overload_takes_2_more_when_repaired_in_all_three_stations() -> None:
    t = table("1 Power System Overload", crew=["B", "B", "B"])
    assert stand(t, Ada="lower_red", Bo="lower_white", Cy="lower_blue").play(1).left("Power System Overload") == 2
    assert t.told(TeamworkPaid) == [TeamworkPaid("SI2-03", 2)]


def test_power_pack_overload_takes_1_more_when_repaired_in_both_stations() -> None:
    t = table("1 Power Pack Overload", crew=["A", "A"])
    assert stand(t, Ada="lower_red", Bo="lower_blue").play(1).left("Power Pack Overload") == 1


def test_the_executioner_spares_only_leaders_of_active_squads() -> None:
    t = squad(table("1 Executioner", crew=["", "", ""]).play(1), "Ada", "Bo")
    t.player("Bo").squad = 2
    assert t.trigger("Executioner", "X").out() == ["Bo", "Cy"]


def test_the_seeker_goes_where_most_players_are_and_stays_on_a_tie() -> None:
    t = stand(table("1 Seeker", crew=[""] * 5).play(1), Ada="upper_red", Bo="upper_red", Cy="upper_blue")
    assert t.trigger("Seeker", "X").threat("Seeker").station == 0
    t = stand(table("1 Seeker", crew=[""] * 5).play(1), Ada="upper_red", Bo="upper_blue")
    assert t.trigger("Seeker", "X").threat("Seeker").station == 1


def test_destroying_the_seeker_knocks_you_out_but_its_points_make_up_for_it() -> None:
    t = squad(table("1 Seeker", crew=["bots, heroic bots"]), "Ada").play(2)
    assert t.destroyed("Seeker") and t.out() == ["Ada"]
    assert (t.points.destroyed, t.points.knocked_out, t.points.battlebots) == (15, -2, -1)


def test_contamination_is_cleaned_station_by_station_and_the_third_cleans_the_last() -> None:
    t = squad(table("1 Contamination", crew=["bots, bots, bots"]), "Ada")
    for station, tokens in (("upper_red", 0b101100), ("upper_blue", 0b101000)):
        assert stand(t, Ada=station).play(1).threat("Contamination").tokens == tokens
    assert stand(t, Ada="lower_red").play(1).destroyed("Contamination")
    assert t.threat("Contamination").tokens == 0


def test_survived_contamination_knocks_out_players_entering_even_from_space() -> None:
    t = table("1 Contamination", crew=[", blue", ", red", ""]).play(1).trigger("Contamination", "Z")
    fly_out(t, "Cy")
    assert t.play(1).out() == ["Ada", "Bo", "Cy"]


def test_the_nuclear_device_takes_three_players_on_the_same_turn() -> None:
    t = table("1 Nuclear Device", crew=["C, C", "C, C", ", C"])
    stand(t, Ada="lower_white", Bo="lower_white", Cy="lower_white").play(1)
    assert t.in_play("Nuclear Device") and t.m.visual == [0, 0, 0]
    assert t.play(1).destroyed("Nuclear Device")


def test_inaccessibility_ignores_the_first_point_of_each_turn() -> None:
    """New Frontier, pages 6 and 7: one repair does nothing, a heroic one does 1, three do 2."""
    for plans, left in ((["A"], 2), (["heroic A"], 1), (["A", "A"], 1), (["A", "A", "A"], 0)):
        t = table("1 Pulse Cannon Short Circuit", crew=plans)
        for p in t.m.crew:
            p.station = 4
        assert t.play(1).left("Pulse Cannon Short Circuit") == left
    t = stand(table("1 Pulse Cannon Short Circuit", crew=["A, A"]), Ada="lower_white").play(2)
    assert t.left("Pulse Cannon Short Circuit") == 2


def test_two_squads_get_at_an_inaccessible_intruder() -> None:
    """New Frontier, page 7."""
    for code in ("I3-107", "SI3-106"):
        t = squad(table(f"1 {code}", crew=["bots", "bots"]), "Ada", "Bo")
        for p in t.m.crew:
            p.station = t.threat(code).station
        assert t.play(1).left(code) == t.threat(code).hp - 1


def test_the_last_repair_of_a_laser_jam_needs_an_energy() -> None:
    t = table("1 Central Laser Jam", crew=["heroic A"])
    assert t.play(1).destroyed("Central Laser Jam") and t.ship.reactor[WHITE] == 2
    t = table("1 Central Laser Jam", crew=["heroic A"])
    t.ship.reactor[WHITE] = 0
    assert t.play(1).left("Central Laser Jam") == 1


def test_the_lateral_laser_jam_is_red_on_odd_turns_and_blue_on_even_ones() -> None:
    assert table("1 Lateral Laser Jam").play(1).threat("Lateral Laser Jam").tokens == 1 << 0
    assert table("2 Lateral Laser Jam").play(2).threat("Lateral Laser Jam").tokens == 1 << 2
    t = table("1 white Transmitter Satellite > Lateral Laser Jam", tracks="T4 T5 T6 T7").play(1)
    assert t.threat("Lateral Laser Jam").tokens == 1 << 0


def test_the_lateral_laser_jam_takes_its_energy_from_its_own_zone() -> None:
    t = stand(table("1 Lateral Laser Jam", crew=["A", "A", "A"]), Ada="upper_red", Bo="upper_red", Cy="upper_red").play(
        1
    )
    assert t.destroyed("Lateral Laser Jam") and t.ship.reactor == [1, 3, 2]


def test_the_central_heavy_laser_sets_off_the_short_circuit_when_it_fires() -> None:
    t = table("1 Pulse Cannon Short Circuit", crew=["A, A"])
    t.ship.shield[:] = [1, 0, 0]
    t.play(1)
    assert t.damage() == (0, 1, 1) and t.ship.shield == [0, 0, 0]
    t.ship.reactor[WHITE] = 0
    assert t.play(1).damage() == (0, 1, 1)


def test_the_short_circuit_stops_backfiring_after_its_z_but_stays_broken() -> None:
    t = stand(table("1 Pulse Cannon Short Circuit", crew=[", A", ", A"]).play(1), Bo="lower_white")
    t.ship.shield[:] = [1, 1, 1]
    t.trigger("Pulse Cannon Short Circuit", "Z").play(1)
    assert t.damage() == (0, 0, 0) and t.why_not("Bo") == ["beyond_repair"]


def test_the_short_circuit_needs_energy_for_x_and_fuel_for_y() -> None:
    t = table("1 Pulse Cannon Short Circuit").play(1)
    t.ship.reactor[WHITE] = t.ship.capsules = 0
    t.trigger("Pulse Cannon Short Circuit", "X").trigger("Pulse Cannon Short Circuit", "Y")
    assert not t.told(Attacked)


def test_reversed_shields_at_first_only_block_the_transfer() -> None:
    t = table("1 Reversed Shields", "2 white Gunship", crew=[""], tracks="T4 T5 T6 T7").hold().play(2)
    t.ship.shield[WHITE] = 3
    assert t.trigger("Gunship", "X").damage() == (0, 0, 0)


def test_after_x_attacks_ignore_shields_and_after_y_shields_add_to_them() -> None:
    t = table("1 Reversed Shields", "2 white Gunship").hold().play(2).trigger("Reversed Shields", "X")
    t.ship.shield[WHITE] = 2
    assert t.trigger("Gunship", "X").damage() == (0, 2, 0) and t.ship.shield[WHITE] == 2
    t.ship.shield[WHITE] = 1
    t.trigger("Reversed Shields", "Y").trigger("Gunship", "X")
    assert t.damage() == (0, 5, 0) and t.ship.shield[WHITE] == 0


def test_reversed_shields_double_with_a_destroyer_and_absorb_nothing() -> None:
    t = table("1 Reversed Shields", "2 white Destroyer").hold().play(2).trigger("Reversed Shields", "Y")
    t.ship.shield[WHITE] = 1
    assert t.trigger("Destroyer", "X").damage() == (0, 4, 0)
    t = table("1 Reversed Shields", "2 white Plasmatic Fighter").hold().play(2).trigger("Reversed Shields", "Y")
    assert t.trigger("Plasmatic Fighter", "X").out() == ["Ada"]


def test_a_temporary_shield_comes_before_reversed_ones() -> None:
    t = table("1 Reversed Shields", "2 white Gunship").hold().play(2).trigger("Reversed Shields", "Y")
    t.ship.shield[WHITE], t.m.temporary[WHITE] = 1, 2
    assert t.trigger("Gunship", "X").damage() == (0, 0, 0) and t.ship.shield[WHITE] == 1


def test_reversed_shields_last_after_z_and_end_when_repaired() -> None:
    t = table("1 Reversed Shields").play(1).trigger("Reversed Shields", "X").trigger("Reversed Shields", "Z")
    assert t.m.shields == 1
    t = table("1 Reversed Shields", crew=[", B"]).play(1).trigger("Reversed Shields", "Y")
    t.threat("Reversed Shields").damage = 3
    assert t.play(1).destroyed("Reversed Shields") and t.m.shields == 0


def test_a_lone_repair_of_reversed_shields_counts_1_more() -> None:
    assert table("1 Reversed Shields", crew=["B"]).play(1).left("Reversed Shields") == 3
    assert table("1 Reversed Shields", crew=["heroic B"]).play(1).left("Reversed Shields") == 2
    assert table("1 Reversed Shields", crew=["B", "B"]).play(1).left("Reversed Shields") == 3
    assert table("1 Reversed Shields", crew=["", "B"]).play(1).left("Reversed Shields") == 3
    assert table("1 Reversed Shields", crew=["B", ", B"]).play(2).left("Reversed Shields") == 1


def test_sealed_doors_stop_players_heroes_and_intruders_but_not_lifts() -> None:
    t = table("1 Breached Airlock", "2 I1-01", crew=[", , red", ", , go lower_red", ", , lift"]).play(2)
    t.m.sealed = 1
    stand(t, Bo="upper_blue")
    t.threat("Skirmishers").station, t.threat("Skirmishers").tokens = 0, 1
    t.trigger("Skirmishers", "X").play(1)
    assert t.at("Ada") == "upper_white" and t.at("Bo") == "lower_white" and t.at("Cy") == "lower_white"
    assert t.threat("Skirmishers").station == 0


def test_a_sealed_door_leaves_the_other_one_open() -> None:
    for sealed, way, to in ((1, "blue", "upper_blue"), (2, "red", "upper_red")):
        t = table(crew=[way])
        t.m.sealed = sealed
        assert t.play(1).at("Ada") == to


def test_slime_passes_sealed_doors() -> None:
    t = table("1 Breached Airlock", "2 I2-02").play(2)
    t.m.sealed = 3
    assert t.trigger("Slime", "Y").threat("Slime").tokens == 0b011000


def test_doors_open_when_the_airlock_is_repaired_and_stay_sealed_after_z() -> None:
    t = stand(table("1 Breached Airlock", crew=[", C"]), Ada="upper_red").play(1).trigger("Breached Airlock", "X")
    t.threat("Breached Airlock").damage = 2
    assert t.play(1).destroyed("Breached Airlock") and t.m.sealed == 0
    t = table("1 Breached Airlock").play(1).trigger("Breached Airlock", "X").trigger("Breached Airlock", "Z")
    assert t.m.sealed == 1


def test_active_battlebots_help_to_repair_the_airlock() -> None:
    t = squad(stand(table("1 Breached Airlock", crew=["C"]), Ada="upper_red"), "Ada").play(1)
    assert t.left("Breached Airlock") == 1 and t.at("Ada") == "upper_red"


def test_blind_lasers_hit_nothing_unless_a_player_looks_out() -> None:
    """New Frontier appendix, Phasing Anomaly."""
    t = table("1 Phasing Anomaly", "2 white Gunship", crew=[", , A, A"]).play(2).trigger("Phasing Anomaly", "X")
    t.play(1)
    assert [e.why for e in t.told(WeaponMissed)] == ["blind"] and t.ship.reactor[WHITE] <= 2
    t.m.crew[0].station = 1
    fly = (
        table("1 Phasing Anomaly", "2 white Gunship", crew=[", , A", ", , bots"])
        .play(2)
        .trigger("Phasing Anomaly", "X")
    )
    assert "white heavy laser" in [e.weapon for e in fly_out(fly, "Bo").play(1).told(WeaponHit)]
    look = (
        table("1 Phasing Anomaly", "2 white Gunship", crew=[", , A", ", , C"]).play(2).trigger("Phasing Anomaly", "X")
    )
    assert len(stand(look, Bo="lower_white").play(1).told(WeaponHit)) == 1


def test_the_second_y_of_the_anomaly_blinds_blue() -> None:
    t = table("1 Phasing Anomaly").play(1)
    t.trigger("Phasing Anomaly", "Y").trigger("Phasing Anomaly", "Y")
    assert t.m.optics == 0b101


def test_optics_recover_when_the_anomaly_is_repaired_and_not_after_z() -> None:
    t = table("1 Phasing Anomaly", crew=[", , C", ", , C"]).play(1).trigger("Phasing Anomaly", "X")
    t.threat("Phasing Anomaly").damage = 1
    t.play(2)
    assert t.destroyed("Phasing Anomaly") and t.m.optics == 0
    t = table("1 Phasing Anomaly", crew=["", ", , C"], computer=False).play(1).trigger("Phasing Anomaly", "X")
    stand(t, Bo="lower_red")
    t.threat("Phasing Anomaly").square, t.threat("Phasing Anomaly").speed = 2, 1
    t.play(1)
    assert t.survived("Phasing Anomaly") and t.m.optics & 2 and t.ship.covered[1 * 3 + 2] == 1


def test_the_mine_layers_mines_go_off_in_their_zones() -> None:
    t = table("1 Phasing Mine Layer").play(1)
    t.threat("Phasing Mine Layer").was_out = False
    t.trigger("Phasing Mine Layer", "X").trigger("Phasing Mine Layer", "Y").trigger("Phasing Mine Layer", "Z")
    assert t.damage() == (4, 2, 0)


def test_mines_vanish_with_a_destroyed_mine_layer() -> None:
    t = squad(table("1 Phasing Mine Layer", crew=["bots"]), "Ada")
    t.threat("Phasing Mine Layer").damage = 1
    t.threat("Phasing Mine Layer").marks = 1
    assert t.play(1).finish().damage() == (0, 0, 0)


def test_the_driller_goes_toward_the_most_damaged_zone_and_to_white_on_a_tie() -> None:
    """New Frontier appendix."""
    for tiles, to in (((1, 0, 0), 4), ((0, 1, 0), 4), ((0, 0, 1), 5), ((0, 0, 0), 4), ((1, 0, 1), 4)):
        t = table("1 Driller").play(1)
        t.ship.tiles[:] = [(1 << STRUCTURAL) * n for n in tiles]
        assert t.trigger("Driller", "X").threat("Driller").station == to


def test_the_shambler_affects_only_its_own_station() -> None:
    t = stand(table("1 Shambler", crew=["", ""]).play(1), Ada="lower_blue", Bo="upper_white")
    assert t.trigger("Shambler", "X").threat("Shambler").station == 4
    t.threat("Shambler").damage = 1
    assert t.trigger("Shambler", "Y").left("Shambler") == 2
    assert stand(t, Ada="lower_white").trigger("Shambler", "X").threat("Shambler").station == 5


def test_the_ninjas_drones_poison_a_player_starting_or_ending_a_move_there() -> None:
    t = table("1 Ninja", crew=["lift", "blue", "red", "go upper_blue", ""])
    stand(t, Ed="lower_white").play(1)
    assert [p.name for p in t.m.crew if p.poisoned] == ["Ada", "Bo", "Di"]
    t = stand(table("1 Ninja", crew=["lift", "red"]), Ada="lower_white", Bo="lower_red").play(1)
    assert [p.name for p in t.m.crew if p.poisoned] == ["Ada"]


def test_passing_through_with_two_moves_does_not_poison() -> None:
    """New Frontier appendix: and a move that leads nowhere does not either."""
    t = table("1 Ninja", crew=["red+red", "blue+lift", "blue"], double=True)
    stand(t, Ada="lower_blue", Bo="upper_white", Cy="upper_blue").play(1)
    assert not any(p.poisoned for p in t.m.crew)


def test_the_drones_may_wait_for_x_if_the_table_agreed() -> None:
    t = table("1 Ninja", crew=["lift, lift"], ninja_at_x=True).play(1)
    assert not t.player("Ada").poisoned
    assert t.trigger("Ninja", "X").play(1).player("Ada").poisoned


def test_a_destroyed_ninja_still_knocks_out_the_poisoned_when_its_token_reaches_z() -> None:
    t = squad(table("1 Ninja", crew=["lift, , bots", ""]), "Bo")
    t.play(1)
    t.threat("Ninja").damage = 2
    stand(t, Bo="lower_blue").player("Bo").plan[2] = 4
    t.play(1)
    assert t.destroyed("Ninja") and t.m.poison == 0 and not t.out()
    t.play(6)
    assert t.out() == ["Ada"] and t.ship.rockets == 3 and not t.told(Attacked) and t.points.destroyed == 6


def test_a_living_ninja_launches_all_rockets_at_the_red_zone() -> None:
    t = table("1 Ninja", crew=["lift"]).play(1)
    t.ship.shield[RED] = 2
    t.trigger("Ninja", "Z")
    assert t.damage() == (4, 0, 0) and t.ship.rockets == 0 and t.out() == ["Ada"]


def test_the_beast_infects_players_in_its_station_before_it_moves_on() -> None:
    t = stand(table("1 Rabid Beast", crew=["", "", ""]).hold().play(1), Bo="upper_blue", Cy="upper_red")
    t.trigger("Rabid Beast", "X")
    assert [p.name for p in t.m.crew if p.infected] == ["Bo"] and t.threat("Rabid Beast").station == 0
    assert t.trigger("Rabid Beast", "Z").damage() == (4, 0, 2)


def test_infection_breaks_out_at_z_where_the_infected_are() -> None:
    t = table("1 Rabid Beast", crew=["", "", ""]).play(1)
    for p in t.m.crew:
        p.infected = True
    stand(t, Ada="upper_red")
    fly_out(t, "Bo")
    t.player("Cy").out = True
    t.trigger("Rabid Beast", "Z")
    assert t.damage() == (2, 0, 4)
    assert not any(p.infected for p in t.m.crew), "the infection has no further effect"


def test_a_destroyed_beasts_infection_still_breaks_out() -> None:
    t = squad(table("1 Rabid Beast", crew=["", ", bots"]), "Bo").play(1)
    t.player("Ada").infected = True
    t.player("Bo").station = t.threat("Rabid Beast").station
    t.threat("Rabid Beast").damage = 1
    t.play(1)
    assert t.destroyed("Rabid Beast") and t.damage() == (0, 0, 0)
    assert t.play(6).damage() == (0, 2, 0)


def test_each_repair_of_the_vortex_throws_everyone_onto_the_other_deck() -> None:
    t = table("1 Space-Time Vortex", crew=["C", "C", ""])
    stand(t, Ada="lower_white", Bo="lower_white", Cy="upper_red").play(1)
    assert (t.at("Ada"), t.at("Bo"), t.at("Cy")) == ("upper_white", "upper_white", "lower_red")
    assert t.left("Space-Time Vortex") == 2, "Bo acts on the bridge now"


def test_two_points_in_one_action_change_decks_once_and_the_last_one_does_too() -> None:
    t = stand(table("1 Space-Time Vortex", crew=["mechanic: advanced", ""]), Ada="lower_white")
    t.threat("Space-Time Vortex").damage = 1
    assert t.play(1).destroyed("Space-Time Vortex") and t.at("Ada") == "upper_white" and t.at("Bo") == "lower_white"


def test_the_vortexs_x_repeats_the_turn() -> None:
    t = table("1 Space-Time Vortex", crew=["red, blue", ", A"]).play(1).trigger("Space-Time Vortex", "X")
    assert [words_of(o) for o in t.player("Ada").plan[1:4]] == ["red", "red", "blue"]
    assert [words_of(o) for o in t.player("Bo").plan[1:4]] == ["nothing", "nothing", "A"]


def test_the_vortexs_y_swaps_red_and_blue_without_movement_effects() -> None:
    t = table("1 Space-Time Vortex", "2 I2-01", crew=["", "", ""]).hold().play(2)
    stand(t, Ada="lower_red", Bo="upper_blue").trigger("Space-Time Vortex", "Y")
    assert (t.at("Ada"), t.at("Bo"), t.at("Cy")) == ("lower_blue", "upper_red", "upper_white") and not t.told(Delayed)


def test_the_vortexs_z_runs_a_drawn_threat_that_nobody_scores() -> None:
    """On T7 it does X, Y, Y and Z."""
    t = table("1 Space-Time Vortex > I1-05").play(1)
    t.trigger("Space-Time Vortex", "Z")
    assert t.ship.shield[BLUE] == 0 and t.ship.reactor[BLUE] == 0 and t.damage() == (0, 0, 2)
    assert not t.ship.covered[2 * 3 + 1] and t.points.survived == 8


def test_the_siren_flees_to_lower_blue_when_hit_and_can_be_hit_again_there() -> None:
    t = squad(stand(table("1 Siren", crew=["bots", "bots"]), Ada="upper_red", Bo="lower_blue"), "Ada", "Bo").play(1)
    assert t.destroyed("Siren")


def test_the_siren_sings_first_to_the_lonely_then_to_the_crowd() -> None:
    t = stand(table("1 Siren", crew=["", "", ""]).play(1), Cy="lower_red")
    assert t.trigger("Siren", "X").out() == ["Cy"]
    t = stand(table("1 Siren", crew=["", "", "", ""]).play(1), Cy="lower_red")
    fly_out(t, "Di")
    assert t.trigger("Siren", "Y").out() == ["Ada", "Bo"]


def test_the_gremlins_sabotage_is_repaired_letter_by_letter_and_outlasts_it() -> None:
    t = stand(table("1 Cyber Gremlin", crew=[", A, B, A"]), Ada="upper_red").play(1).trigger("Cyber Gremlin", "Z")
    t.play(2)
    assert t.ship.covered[:3] == [0, 0, 1] and t.ship.reactor[RED] == 2
    t.play(1)
    assert t.ship.reactor[RED] == 1


def test_sabotage_is_no_threat_that_appears_or_is_destroyed() -> None:
    t = stand(table("1 Cyber Gremlin", crew=[", A"]), Ada="upper_red").hold().play(1).trigger("Cyber Gremlin", "Z")
    t.play(1)
    assert t.ship.covered[0] == 0 and not t.told(ThreatDestroyed) and len(t.told(ThreatAppeared)) == 1


def test_unless_destroyed_the_gremlin_knocks_out_everyone_at_the_jump() -> None:
    t = table("1 Cyber Gremlin", crew=["", ""]).finish()
    assert t.survived("Cyber Gremlin") and t.out() == ["Ada", "Bo"] and t.points.survived == 8
    t = squad(stand(table("1 Cyber Gremlin", crew=["bots", "bots"]), Ada="upper_red", Bo="upper_red"), "Ada", "Bo")
    assert not t.finish().out()


def test_the_parasite_attaches_to_the_first_who_changes_stations() -> None:
    t = table("1 Parasite", crew=["A", "red", "blue"]).play(1)
    assert t.threat("Parasite").host == 1


def test_the_parasite_works_through_its_host() -> None:
    t = table("1 Parasite", crew=["lift", ""]).play(1)
    stand(t, Bo="lower_white").trigger("Parasite", "X")
    assert t.ship.reactor[WHITE] == 2
    assert t.trigger("Parasite", "Y").out() == ["Bo"]
    assert t.trigger("Parasite", "Z").damage() == (0, 5, 0) and t.survived("Parasite")


def test_destroying_the_parasite_knocks_out_the_host_who_cannot_do_it_alone() -> None:
    t = squad(table("1 Parasite", crew=["lift, bots, bots", "lift"]), "Ada").play(2)
    assert t.why_not("Ada") == ["no_intruder"]
    squad(t, "Bo").player("Bo").plan[3] = 4
    t.play(1)
    assert t.destroyed("Parasite") and t.out() == ["Ada"] and t.player("Bo").squad == 2 and t.points.destroyed == 18


def test_a_host_knocked_out_by_something_else_ends_the_parasite_as_survived() -> None:
    t = table("1 Parasite", "2 white Psionic Satellite", crew=["lift"]).play(2).trigger("Psionic Satellite", "Z")
    assert t.survived("Parasite")


def test_a_parasite_without_a_host_does_nothing() -> None:
    t = table("1 Parasite", crew=["A, , , , , , , , , lift"]).finish()
    assert t.survived("Parasite") and sum(t.damage()) == 0


def test_a_parasites_z_with_its_host_in_space_attacks_the_white_zone() -> None:
    t = table("1 Parasite", crew=["lift"]).play(1)
    fly_out(t, "Ada")
    t.ship.shield[WHITE] = 3
    assert t.trigger("Parasite", "Z").damage() == (0, 2, 0)


def test_reactor_damage_lowers_what_overheats() -> None:
    t = table("1 Overheated Reactor", tiles={"white": ["reactor"]}).play(1)
    t.ship.reactor[WHITE] = 2
    t.trigger("Overheated Reactor", "X")
    assert t.damage() == (0, 2, 0) and t.ship.tiles[WHITE] >> REACTOR & 1


def test_the_virus_spares_players_in_space() -> None:
    t = fly_out(table("1 Virus", crew=["bots, A", ", A"]), "Ada").play(1).trigger("Virus", "Y")
    assert [e.seat for e in t.told(Delayed)] == [1]
