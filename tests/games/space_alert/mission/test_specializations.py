"""The ten specializations, basic and advanced (New Frontier, Specializations)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.table import Table, fly_out, squad, stand, table

from readyroom.games.space_alert.mission.account import PHRASES
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.ship import GRAVOLIFT, LOWER_WEAPON, REACTOR, SHIELD, STRUCTURAL, UPPER_WEAPON
from readyroom.games.space_alert.mission.trace import Attacked, Delayed, Fired, NoEffect, WeaponHit

RED, WHITE, BLUE = 0, 1, 2


def hits(t: Table) -> list[tuple[str, str, int]]:
    return [(e.weapon, e.threat, e.strength) for e in t.told(WeaponHit)]


def plan(t: Table, name: str, upto: int = 4) -> list[str]:
    return [words_of(slot) for slot in t.player(name).plan[1 : upto + 1]]


# Rocketeer


def test_rocketeer_basic_launches_from_anywhere_if_nobody_else_did() -> None:
    t = stand(table(crew=["C", "rocketeer: special, special"]), Ada="lower_blue").play(2)
    assert t.ship.rockets == 1 and t.why_not("Bo") == ["rocket_launched"]


def test_rocketeer_basic_repairs_from_afar_but_never_the_last_point() -> None:
    t = table("1 Unstable Warheads", crew=["rocketeer: special, special, special"]).play(3)
    assert t.left("Unstable Warheads") == 1 and t.why_not("Ada") == ["last_point"]


def test_rocketeer_advanced_launches_two_rockets_of_strength_5() -> None:
    t = stand(table("1 red Gunship", crew=["rocketeer: advanced"], tracks="T1 T7 T2 T5"), Ada="lower_blue").play(2)
    assert hits(t) == [("rocket", "E1-05", 5)] and t.ship.rockets == 1


def test_rocketeer_advanced_is_otherwise_a_plain_c() -> None:
    t = table(crew=["rocketeer: advanced"], computer=False).play(1)
    assert t.m.maintained
    t = stand(table(crew=["rocketeer: advanced"]), Ada="lower_blue")
    t.ship.rockets = 1
    t.play(1)
    assert t.ship.rockets == 0 and t.ship.rocket_far == 3


def test_rocketeer_advanced_after_another_launch_does_nothing() -> None:
    t = stand(table(crew=["C", "rocketeer: advanced"]), Ada="lower_blue", Bo="lower_blue").play(1)
    assert t.ship.rockets == 2 and t.why_not("Bo") == ["rocket_launched"]


# Data Analyst


def test_data_analyst_basic_maintains_from_anywhere_and_scores_a_point_in_any_case() -> None:
    t = stand(table(crew=["data analyst: special, , special"], computer=False), Ada="lower_red").play(3)
    assert not t.told(Delayed) and t.points.bonus == 2


def test_data_analyst_basic_repairs_the_computer_but_not_the_last_point() -> None:
    t = stand(table("1 Virus", crew=["data analyst: special, special, special"]), Ada="lower_red").play(3)
    assert t.left("Virus") == 1 and t.points.bonus == 3


def test_data_analyst_advanced_looks_for_three() -> None:
    for others, points in ((0, 3), (1, 5), (2, 7), (3, 9), (4, 11)):
        t = table(crew=["data analyst: advanced", *["C"] * others])
        for p in t.m.crew:
            p.station = 4
        assert t.play(1).m.visual[0] == points


def test_data_analyst_advanced_elsewhere_is_a_plain_c() -> None:
    t = stand(table(crew=["data analyst: advanced"]), Ada="upper_blue").play(1)
    assert t.player("Ada").squad == 1


# Energy Technician


def test_energy_technician_basic_refuels_from_anywhere() -> None:
    t = stand(table(crew=["energy technician: special"]), Ada="upper_red").play(1)
    assert t.ship.reactor[WHITE] == 5 and t.ship.capsules == 2


def test_energy_technician_basic_can_trigger_a_bonus_that_finishes_the_overload() -> None:
    """The remote repair deals a point, not the last one; the bonus may still destroy it."""
    t = table("1 Power System Overload", crew=["B", "B", "energy technician: special"])
    stand(t, Ada="lower_red", Bo="lower_blue")
    t.threat("Power System Overload").damage = 2
    assert t.play(1).destroyed("Power System Overload")
    t = table("1 Power System Overload", crew=["energy technician: special"])
    t.threat("Power System Overload").damage = 6
    assert t.play(1).left("Power System Overload") == 1 and t.why_not("Ada") == ["last_point"]


def test_energy_technician_advanced_raises_a_shield_for_the_turn() -> None:
    t = table("1 white Pulse Ball", crew=["energy technician: , , advanced"])
    stand(t, Ada="upper_blue").hold().play(2)
    t.ship.shield[:] = [0, 0, 0]
    t.threat("Pulse Ball").square, t.threat("Pulse Ball").speed = 2, 1
    t.play(1)
    assert t.survived("Pulse Ball") and t.damage() == (1, 1, 0)
    assert t.play(1).m.temporary == [0, 0, 0]


def test_energy_technician_advanced_is_used_before_the_real_shield_and_works_with_broken_ones() -> None:
    t = table("1 I1-06", "2 red Fighter", crew=["energy technician: , advanced"]).hold().play(1)
    stand(t, Ada="upper_red").play(1)
    t.m.temporary[RED] = 2
    t.trigger("Fighter", "Y")
    assert t.ship.shield[RED] == 1 and t.damage() == (0, 0, 0)


def test_energy_technician_advanced_on_the_lower_deck_does_nothing() -> None:
    t = stand(table(crew=["energy technician: advanced"]), Ada="lower_red").play(1)
    assert t.why_not("Ada") == ["lower_deck"]


# Pulse Gunner


def test_pulse_gunner_basic_fires_both_cannons() -> None:
    t = stand(table("1 red Amoeba", crew=["pulse gunner: special"], tracks="T1 T7 T6 T5"), Ada="upper_red").play(1)
    assert hits(t) == [("red heavy laser", "E1-09", 4), ("pulse cannon", "E1-09", 1)]
    assert t.ship.reactor == [1, 2, 2]


def test_pulse_gunner_basic_links_a_light_laser_too_which_needs_only_the_pulse_cannons_energy() -> None:
    t = stand(table(crew=["pulse gunner: special"]), Ada="lower_red")
    t.ship.reactor[:] = [0, 1, 0]
    assert [e.weapon for e in t.play(1).told(Fired)] == ["red light laser", "pulse cannon"]


def test_pulse_gunner_basic_fires_both_or_neither() -> None:
    t = table(crew=["pulse gunner: special"])
    t.ship.reactor[WHITE] = 1
    assert not t.play(1).told(Fired) and t.ship.reactor[WHITE] == 1, "the bridge needs two energy"
    t = stand(table(crew=["pulse gunner: special"]), Ada="upper_red")
    t.ship.reactor[:] = [1, 1, 0]
    assert len(t.play(1).told(Fired)) == 2 and t.ship.reactor == [0, 0, 0]
    t = table(crew=["pulse gunner: special"])
    t.ship.reactor[WHITE] = 2
    assert len(t.play(1).told(Fired)) == 2 and t.ship.reactor[WHITE] == 0
    t = stand(table("1 Pulse Cannon Short Circuit", crew=["pulse gunner: special"]), Ada="upper_red").play(1)
    assert not t.told(Fired)


def test_pulse_gunner_basic_in_lower_white_or_with_a_broken_laser_is_a_plain_a() -> None:
    t = stand(table(crew=["pulse gunner: special"]), Ada="lower_white").play(1)
    assert [e.weapon for e in t.told(Fired)] == ["pulse cannon"]
    t = table("1 Central Laser Jam", crew=["pulse gunner: special"]).play(1)
    assert t.left("Central Laser Jam") == 1


def test_pulse_gunner_advanced_does_2_in_range_and_1_beyond() -> None:
    for damaged in (False, True):
        t = table("1 red Amoeba", "2 white Gunship", "3 blue Jellyfish", crew=["pulse gunner: , , , advanced"])
        stand(t, Ada="lower_white").hold().play(3)
        t.threat("Amoeba").square, t.threat("Gunship").square, t.threat("Jellyfish").square = 3, 8, 13
        t.ship.tiles[WHITE] = 1 << LOWER_WEAPON if damaged else 0
        assert [h[2] for h in hits(t.play(1))] == ([2, 1] if damaged else [2, 2, 1])


def test_pulse_gunner_advanced_elsewhere_is_a_plain_a() -> None:
    t = stand(table(crew=["pulse gunner: advanced"]), Ada="lower_red").play(1)
    assert [e.weapon for e in t.told(Fired)] == ["red light laser"]


# Medic


def test_medic_basic_makes_the_first_a_b_or_bots_of_all_in_the_station_heroic() -> None:
    t = table("1 white Amoeba", crew=["A", "C", "medic: special"]).play(1)
    assert hits(t) == [("white heavy laser", "E1-09", 6)]


def test_the_medic_goes_before_the_captain_and_may_move_first() -> None:
    t = table(crew=["lift, A", "medic: special+lift"]).play(1)
    assert t.at("Bo") == "lower_white" and [e.seat for e in t.told(Delayed)] == [0]


def test_a_stimulant_helps_only_the_first_symbol_of_a_double_action() -> None:
    for order, strength in (("A+red", 6), ("C+A", 5)):
        t = table("1 white Amoeba", crew=[order, "medic: special"], double=True).play(1)
        assert [h[2] for h in hits(t)] == [strength]


def test_a_stimulant_does_not_help_special_cards() -> None:
    t = table("1 white Amoeba", crew=["pulse gunner: special", "medic: special"], tracks="T4 T7 T6 T5").play(1)
    assert hits(t) == [("white heavy laser", "E1-09", 5)]


def test_only_those_in_the_station_at_that_moment_are_stimulated() -> None:
    t = stand(table("1 white Amoeba", crew=["A", "medic: special+red"])).play(1)
    assert hits(t) == [("white heavy laser", "E1-09", 5)]


def test_the_medics_card_with_anything_but_a_single_move_is_ignored() -> None:
    t = table("1 white Amoeba", crew=["A", "medic: special+B"]).play(1)
    assert hits(t) == [("white heavy laser", "E1-09", 5)] and t.ship.shield[WHITE] == 3
    t = table(crew=["A", "medic: advanced+red+red"], double=True).play(1)
    assert t.points.bonus == 0 and t.at("Bo") == "upper_red"


def test_a_captain_can_be_the_medic() -> None:
    t = table("1 white Psionic Satellite", crew=["medic: advanced", ""]).hold().play(1)
    assert not t.trigger("Psionic Satellite", "Z").out()


def test_medic_advanced_keeps_everyone_in_the_station_on_their_feet_for_a_point() -> None:
    t = table("1 white Psionic Satellite", crew=["", "medic: advanced", ""])
    stand(t, Cy="lower_white").play(1).trigger("Psionic Satellite", "Z")
    assert t.out() == ["Cy"] and t.points.bonus == -1


def test_medic_advanced_covers_players_who_enter_and_follows_the_medic() -> None:
    t = table("1 white Psionic Satellite", crew=["lift", "medic: advanced"])
    stand(t, Bo="lower_white").play(1).trigger("Psionic Satellite", "Z")
    assert not t.out()


def test_medic_advanced_does_not_protect_battlebots() -> None:
    t = squad(table("1 Seeker", crew=["bots", "medic: advanced"]), "Ada")
    t.threat("Seeker").damage = 1
    t.play(1)
    assert t.destroyed("Seeker") and not t.out() and t.player("Ada").squad == 2


# Teleporter


def test_teleporter_basic_beams_the_first_token_to_the_second() -> None:
    t = table("1 I2-01", crew=["teleporter: special", "", ""], tokens=["Bo", "Cy"])
    stand(t, Cy="lower_blue").play(1)
    assert t.at("Bo") == "lower_blue" and not t.told(Delayed)


def test_teleporter_basic_does_nothing_with_both_tokens_together_or_in_space() -> None:
    assert table(crew=["teleporter: special", ""], tokens=["Bo", "Bo"]).play(1).why_not("Ada") == ["already_there"]
    t = fly_out(table(crew=["teleporter: special", "bots"], tokens=["Bo", "Ada"]), "Bo").play(1)
    assert t.at("Bo") == "space"
    assert table(crew=["teleporter: special", ""]).play(1).why_not("Ada") == ["no_tokens"]


def test_the_beamed_player_acts_where_they_are_when_their_turn_comes() -> None:
    t = table(crew=["teleporter: special", "A", ""], tokens=["Bo", "Cy"])
    assert stand(t, Cy="lower_red").play(1).told(Fired)[0].weapon == "red light laser"


def test_teleporter_advanced_goes_to_the_opposite_zone_and_deck() -> None:
    for start, to in (("lower_blue", "upper_red"), ("upper_red", "lower_blue"), ("lower_red", "upper_blue"),
                      ("upper_blue", "lower_red")):  # fmt: skip
        assert stand(table(crew=["teleporter: advanced"]), Ada=start).play(1).at("Ada") == to
    assert table(crew=["teleporter: advanced"]).play(1).why_not("Ada") == ["white_zone"]


def test_teleporting_ignores_doors_slime_poison_and_the_parasite() -> None:
    t = table("1 I2-01", "2 Ninja", "3 Parasite", crew=["teleporter: , , advanced"]).hold().play(2)
    t.m.sealed = 3
    stand(t, Ada="upper_red").play(1)
    assert t.at("Ada") == "lower_blue" and not t.told(Delayed)
    assert not t.player("Ada").poisoned and t.threat("Parasite").host == -1


# Hypernavigator


def test_hypernavigator_basic_makes_all_threats_advance_one_less() -> None:
    t = table("1 white Gunship", "2 I1-03", "3 red Juggernaut", crew=["hypernavigator: , , special"]).play(2)
    before = t.threat("Gunship").square, t.threat("I1-03").square
    stand(t, Ada="lower_red").play(1)
    assert (t.threat("Gunship").square, t.threat("I1-03").square) == (before[0] - 1, before[1] - 3)
    assert t.threat("Juggernaut").square == 13


def test_hypernavigator_basic_works_only_on_the_lower_deck() -> None:
    t = table("1 white Gunship", crew=["hypernavigator: special"]).play(1)
    assert t.threat("Gunship").square == 12 and t.why_not("Ada") == ["upper_deck"]


def test_hypernavigator_advanced_jumps_after_turn_10_or_11() -> None:
    for turn in (9, 10, 11, 12):
        orders = ", ".join("advanced" if n == turn else "" for n in range(1, 13))
        t = stand(table(crew=[f"hypernavigator: {orders}"]), Ada="lower_white").finish()
        assert t.m.early_jump == (turn in (10, 11))


@pytest.mark.parametrize(
    ("turn", "station", "why"),
    [
        (9, "lower_white", "not_now"),
        (12, "lower_white", "not_now"),
        (9, "upper_white", "not_now"),
        (10, "upper_white", "wrong_station"),
        (11, "lower_red", "wrong_station"),
    ],
)
def test_a_refused_early_jump_says_whether_turn_or_station_is_wrong(turn: int, station: str, why: str) -> None:
    t = stand(table(crew=[f"hypernavigator: {', ' * (turn - 1)}advanced"]), Ada=station).finish()
    assert t.why_not("Ada") == [why] and not t.m.early_jump


def test_after_an_early_jump_rockets_and_threats_still_move() -> None:
    t = table("9 red Gunship", crew=["hypernavigator: , , , , , , , , , advanced", ", , , , , , , , , C"],
              tracks="T1 T7 T2 T5")  # fmt: skip
    stand(t, Ada="lower_white", Bo="lower_blue").finish()
    assert t.threat("Gunship").square == 4 and t.left("Gunship") == 4


# Special Ops


def test_special_ops_basic_makes_the_next_a_b_or_bots_heroic() -> None:
    t = table("3 white Amoeba", crew=["special ops: special, C, A, A"], computer=False).play(3)
    assert hits(t) == [("white heavy laser", "E1-09", 6)]
    assert [h[2] for h in hits(t.play(1))] == [6, 5]


def test_special_ops_preparation_works_inside_a_double_action_and_does_not_add_up() -> None:
    t = table("1 white Amoeba", crew=["special ops: special, special, C+A", "medic: , , special"], double=True).hold()
    assert [h[2] for h in hits(t.play(3))] == [6]
    t = table("1 white Amoeba", crew=["special ops: special, A, A", "medic: , special"]).hold().play(3)
    assert [h[2] for h in hits(t)] == [6, 5]


def test_special_ops_advanced_cannot_be_delayed_directly() -> None:
    t = table("1 white Psionic Satellite", crew=["special ops: , advanced+A, B"]).hold().play(1)
    assert plan(t.trigger("Psionic Satellite", "Y"), "Ada", 3) == ["nothing", "advanced+A", "B"]


def test_special_ops_advanced_can_be_pushed_on_by_an_earlier_delay() -> None:
    t = table("1 white Psionic Satellite", crew=["special ops: , B, advanced+A"]).hold().play(1)
    assert plan(t.trigger("Psionic Satellite", "Y"), "Ada") == ["nothing", "nothing", "B", "advanced+A"]


def test_special_ops_advanced_ignores_lifts_slime_and_doors() -> None:
    t = table("1 I2-01", crew=["lift", "special ops: advanced+lift, A"])
    stand(t, Ada="upper_blue", Bo="upper_blue").play(1)
    assert t.at("Bo") == "lower_blue" and not [e for e in t.told(Delayed) if e.seat == 1]
    t = table(crew=["special ops: advanced+red"])
    t.m.sealed = 1
    assert t.play(1).at("Ada") == "upper_red"


def test_special_ops_still_block_the_lift_for_others() -> None:
    t = table(crew=["special ops: advanced+lift", "lift, A"]).play(1)
    assert [e.seat for e in t.told(Delayed)] == [1]


def test_special_ops_advanced_ignores_what_earlier_players_trigger() -> None:
    t = table("1 Space-Time Vortex", crew=["C", "special ops: advanced+A"])
    assert stand(t, Ada="lower_white", Bo="upper_red").play(1).at("Bo") == "upper_red"
    t = table("1 Overheated Reactor", crew=["heroic B", "B", "special ops: advanced+A", ""])
    stand(t, Ada="lower_white", Bo="lower_white", Cy="lower_red", Di="lower_red").play(1)
    assert t.out() == ["Di"]


def test_special_ops_advanced_is_unharmed_by_its_own_action_but_the_squad_is_not() -> None:
    t = squad(table("1 Seeker", crew=["special ops: advanced+bots"]), "Ada")
    t.threat("Seeker").damage = 1
    t.play(1)
    assert t.destroyed("Seeker") and not t.out() and t.player("Ada").squad == 2


def test_special_ops_survive_the_behemoth_and_are_back_at_once() -> None:
    t = table("1 white Behemoth", crew=["special ops: , advanced+bots"], tracks="T4 T1 T6 T7").hold().play(1)
    fly_out(t, "Ada")
    t.threat("Behemoth").square = 5
    t.play(1)
    assert t.left("Behemoth") == 7 - (9 - 4)
    assert not t.out() and t.at("Ada") == "upper_red" and t.player("Ada").squad == 2


def test_special_ops_survive_an_ultrafast_return() -> None:
    t = fly_out(table(crew=["special ops: advanced+C"], variable=True), "Ada", 3).play(1)
    assert not t.out() and t.player("Ada").squad == 2 and t.at("Ada") == "upper_red"


def test_special_ops_advanced_catches_neither_poison_nor_parasite() -> None:
    t = table("1 Ninja", "2 Parasite", crew=["special ops: , advanced+lift", ", red"]).hold().play(2)
    assert not t.player("Ada").poisoned and t.threat("Parasite").host == 1


def test_special_ops_protection_ends_with_the_action() -> None:
    t = table("1 white Psionic Satellite", crew=["special ops: advanced+A"]).hold().play(1)
    assert t.trigger("Psionic Satellite", "Z").out() == ["Ada"]


def test_special_ops_protect_both_halves_of_a_double_action() -> None:
    t = table("1 I2-01", crew=["special ops: advanced+blue+A"], double=True)
    stand(t, Ada="lower_white").play(1)
    assert [e.weapon for e in t.told(Fired)] == ["blue light laser"]


def test_special_ops_of_level_3_may_protect_their_preparation() -> None:
    t = table("1 white Amoeba", crew=["special ops: advanced+special, A"]).hold().play(2)
    assert hits(t) == [("white heavy laser", "E1-09", 6)]


def test_special_ops_advanced_has_no_effect_without_another_card() -> None:
    """Combined with another card; used incorrectly, a special card has no effect."""
    t = table("1 white Psionic Satellite", crew=["special ops: , advanced, B"]).hold().play(1)
    assert plan(t.trigger("Psionic Satellite", "Y"), "Ada", 3) == ["nothing", "nothing", "advanced"]
    t = table(crew=["teleporter: special", "special ops: advanced", ""], tokens=["Bo", "Cy"])
    assert stand(t, Cy="lower_red").play(1).at("Bo") == "lower_red"
    t = table("1 Overheated Reactor", crew=["heroic B", "B", "special ops: advanced"])
    assert stand(t, Ada="lower_white", Bo="lower_white", Cy="lower_red").play(1).out() == ["Cy"]


def test_the_account_says_that_special_ops_had_nothing_to_concentrate_on() -> None:
    t = table(crew=["special ops: advanced"]).play(1)
    assert t.why_not("Ada") == ["no_other_card"]
    said = [str(PHRASES.describe(e)) for e in t.told(NoEffect)]
    assert said == ["Seat 0's advanced special card has no effect: there is no other card to concentrate on."]


def test_in_the_first_version_special_ops_were_protected_without_another_card() -> None:
    t = table(crew=["teleporter: special", "special ops: advanced", ""], tokens=["Bo", "Cy"])
    t.m.protects_alone = True
    assert stand(t, Cy="lower_red").play(1).at("Bo") == "upper_white" and not t.why_not("Bo")
    assert t.m.clone().protects_alone


# Squad Leader


def test_squad_leader_basic_repairs_weapons_then_lift_then_energy_then_structure() -> None:
    for station, order in (
        ("upper_red", ["heavy_laser", "light_laser", "gravolift", "shield", "reactor", "structural"]),
        ("lower_red", ["light_laser", "heavy_laser", "gravolift", "reactor", "shield", "structural"]),
    ):
        t = squad(stand(table(crew=["squad leader: " + ", ".join(["special"] * 7)]), Ada=station), "Ada")
        t.ship.tiles[RED] = 63
        for tile in order:
            before = set(t.tiles(RED))
            assert before - set(t.play(1).tiles(RED)) == {tile}
        assert t.play(1).why_not("Ada") == ["no_damage"]


def test_squad_leader_basic_gets_a_disabled_squad_up_anywhere() -> None:
    t = table("1 Battlebot Uprising", crew=["squad leader: special"])
    t.player("Ada").squad = 2
    t.ship.tiles[WHITE] = 1 << UPPER_WEAPON
    assert t.play(1).player("Ada").squad == 1 and t.damage() == (0, 1, 0)


def test_a_repaired_tile_goes_back_into_the_stack() -> None:
    t = squad(table("1 white Gunship", crew=["squad leader: special"]), "Ada").hold()
    t.ship.tiles[WHITE] = 0b111111
    t.play(1)
    t.ship.shield[WHITE] = 1
    assert not t.trigger("Gunship", "X").m.lost and t.tiles(WHITE).count("heavy_laser") == 1


def test_squad_leader_advanced_runs_to_upper_red_and_takes_off() -> None:
    t = squad(stand(table(crew=["squad leader: advanced"]), Ada="upper_blue"), "Ada").play(1)
    assert t.at("Ada") == "space"


def test_squad_leader_advanced_does_nothing_in_lower_blue_or_without_a_squad() -> None:
    t = squad(stand(table(crew=["squad leader: advanced"]), Ada="lower_blue"), "Ada").play(1)
    assert t.at("Ada") == "lower_blue"
    assert table(crew=["squad leader: advanced"]).play(1).why_not("Ada") == ["no_squad"]


def test_squad_leader_advanced_ignores_lifts_and_slime_but_not_sealed_doors() -> None:
    t = squad(stand(table("1 I2-02", crew=["lift", "squad leader: advanced"]), Ada="lower_red", Bo="lower_red"), "Bo")
    assert t.play(1).at("Bo") == "space" and not [e for e in t.told(Delayed) if e.seat == 1]
    t = squad(stand(table(crew=["squad leader: advanced"]), Ada="lower_white"), "Ada")
    t.m.sealed = 1
    assert t.play(1).at("Ada") == "upper_white"


def test_squad_leader_advanced_still_moves_when_the_interceptors_are_not_there() -> None:
    t = squad(table("1 Breached Airlock", crew=["squad leader: advanced"]), "Ada").play(1)
    assert t.at("Ada") == "upper_red" and t.left("Breached Airlock") == 3
    t = squad(table(crew=["bots", "squad leader: advanced"]), "Bo")
    assert fly_out(t, "Ada").play(1).at("Bo") == "upper_red"


def test_squad_leader_advanced_moves_count_for_the_parasite() -> None:
    t = squad(table("1 Parasite", crew=["squad leader: advanced"]), "Ada").play(1)
    assert t.threat("Parasite").host == 0


def test_squad_leader_advanced_in_space_is_a_heroic_attack() -> None:
    t = table("1 red Gunship", crew=["squad leader: , advanced"], tracks="T1 T7 T2 T5").hold().play(1)
    fly_out(t, "Ada")
    t.threat("Gunship").square = 4
    assert hits(t.play(1)) == [("interceptors", "E1-05", 4)]


# Mechanic


def test_mechanic_basic_makes_the_next_laser_shot_stronger() -> None:
    t = table("2 white Amoeba", crew=["mechanic: special, A, A"]).hold().play(3)
    assert [h[2] for h in hits(t)] == [6, 5]


def test_mechanic_basic_adds_to_a_heroic_shot() -> None:
    t = table("2 white Amoeba", crew=["mechanic: special", ", heroic A"]).hold().play(2)
    assert [h[2] for h in hits(t)] == [7]


def test_mechanic_basic_gives_the_pulse_cannon_range() -> None:
    for damaged, reached in ((False, 3), (True, 2)):
        t = table("1 red Amoeba", "2 white Gunship", "3 blue Jellyfish", crew=["mechanic: , , special, A"])
        stand(t, Ada="lower_white").hold().play(3)
        t.threat("Amoeba").square, t.threat("Gunship").square, t.threat("Jellyfish").square = 3, 8, 13
        t.ship.tiles[WHITE] = 1 << LOWER_WEAPON if damaged else 0
        assert len(hits(t.play(1))) == reached


def test_a_readied_pulse_cannon_and_a_pulse_gunner_reach_everything_with_2() -> None:
    t = table("1 red Amoeba", "2 blue Jellyfish", crew=["mechanic: , special", "pulse gunner: , , advanced"])
    stand(t, Ada="lower_white", Bo="lower_white").hold().play(2)
    t.threat("Amoeba").square, t.threat("Jellyfish").square = 3, 13
    assert [h[2] for h in hits(t.play(1))] == [2, 2]


def test_a_failed_shot_uses_up_the_mechanics_preparation() -> None:
    t = table("1 white Amoeba", crew=["mechanic: special, A, A"]).hold().play(1)
    t.ship.reactor[WHITE] = 0
    t.play(1)
    t.ship.reactor[WHITE] = 3
    assert [h[2] for h in hits(t.play(1))] == [5]


def test_a_malfunction_of_the_cannon_takes_the_preparation_away() -> None:
    t = table("2 Central Laser Jam", crew=["mechanic: special, special"]).play(2)
    assert t.ship.readied[1] == 0 and t.why_not("Ada") == ["malfunction"]


def test_mechanic_advanced_repairs_2_points_of_the_lowest_numbered_malfunction() -> None:
    t = stand(table("1 Power System Overload", "2 Pulse Cannon Short Circuit", crew=["mechanic: , advanced"]),
              Ada="lower_white").play(2)  # fmt: skip
    assert t.left("Power System Overload") == 5 and t.left("Pulse Cannon Short Circuit") == 2
    assert table(crew=["mechanic: advanced"]).play(1).why_not("Ada") == ["no_malfunction"]


def test_mechanic_advanced_takes_the_first_letter_on_a_tie() -> None:
    t = stand(table("1 Cyber Gremlin", crew=["mechanic: , advanced"]), Ada="upper_red").hold().play(1)
    t.trigger("Cyber Gremlin", "Z").play(1)
    assert t.ship.covered[:3] == [0, 1, 1]


def test_mechanic_advanced_cannot_defuse_the_nuclear_device() -> None:
    t = stand(table("1 Nuclear Device", crew=["mechanic: advanced"]), Ada="lower_white").play(1)
    assert t.in_play("Nuclear Device") and t.why_not("Ada") == ["needs_three"]


def test_special_cards_in_space_are_delayed() -> None:
    t = fly_out(table(crew=["mechanic: special"]), "Ada").play(1)
    assert t.at("Ada") == "upper_red" and plan(t, "Ada", 2) == ["nothing", "special"]


def test_a_plain_c_of_a_special_card_flies_farther_with_variable_range() -> None:
    for who in ("rocketeer", "data analyst"):
        assert fly_out(table(crew=[f"{who}: advanced"], variable=True), "Ada").play(1).player("Ada").distance == 2


def test_the_remote_repair_counts_against_inaccessibility() -> None:
    t = table("1 Phasing Anomaly", crew=["data analyst: special", "C"])
    assert stand(t, Ada="lower_red").play(1).left("Phasing Anomaly") == 1
    assert not t.told(Attacked) and not t.told(NoEffect)


def test_energy_tiles_of_your_own_station_come_first() -> None:
    t = squad(stand(table(crew=["squad leader: special"]), Ada="lower_white"), "Ada")
    t.ship.tiles[WHITE] = 1 << SHIELD | 1 << REACTOR | 1 << STRUCTURAL
    assert t.play(1).tiles(WHITE) == ["shield", "structural"]
    t = squad(table(crew=["squad leader: special"]), "Ada")
    t.ship.tiles[WHITE] = 1 << GRAVOLIFT | 1 << SHIELD
    assert t.play(1).tiles(WHITE) == ["shield"]
