"""Targeting and damage to external threats (rulebook 3.3 and 7.1; New Frontier, New Threats)."""

from __future__ import annotations

from tests.games.space_alert.table import Table, fly_out, stand, table

from readyroom.games.space_alert.mission.ship import LOWER_WEAPON, UPPER_WEAPON
from readyroom.games.space_alert.mission.trace import Splashed, WeaponHit, WeaponMissed

RED, WHITE, BLUE = 0, 1, 2


def hits(t: Table) -> list[tuple[str, str, int]]:
    return [(e.weapon, e.threat, e.strength) for e in t.told(WeaponHit)]


def test_strengths_add_up_and_the_shield_counts_once() -> None:
    t = table("1 red Frigate", crew=["A", "A"])
    stand(t, Ada="upper_red", Bo="lower_red").play(1)
    assert hits(t) == [("red heavy laser", "SE1-01", 4), ("red light laser", "SE1-01", 2)]
    assert t.left("Frigate") == 7 - (4 + 2 - 2)


def test_lasers_have_strength_4_5_4_and_2() -> None:
    t = table("1 red Frigate", "2 white Gunship", "3 blue Amoeba", crew=[", , A"] * 5)
    stand(t, Ada="upper_red", Bo="upper_white", Cy="upper_blue", Di="lower_red", Ed="lower_blue")
    t.ship.tiles[WHITE] = 0
    t.play(3)
    assert sorted(h[2] for h in hits(t)) == [2, 2, 4, 4, 5]


def test_a_damaged_laser_is_weaker_by_one() -> None:
    t = stand(table("1 red Frigate", crew=["A", "A"]), Ada="upper_red", Bo="lower_red")
    t.ship.tiles[RED] = 1 << UPPER_WEAPON | 1 << LOWER_WEAPON
    assert [h[2] for h in hits(t.play(1))] == [3, 1]


def test_a_laser_targets_the_closest_threat_and_on_a_tie_the_lowest_number() -> None:
    t = table("1 white Gunship", "2 white Fighter", crew=[", A"]).play(2)
    assert hits(t) == [("white heavy laser", "E1-05", 5)]
    t = table("1 white Gunship", "2 white Fighter", crew=[", , , A"])
    t.play(2)
    t.threat("Gunship").square = t.threat("Fighter").square = 8
    t.threat("Gunship").speed = t.threat("Fighter").speed = 0
    t.play(2)
    assert [h[1] for h in hits(t)] == ["E1-05"]


def test_excess_damage_is_lost() -> None:
    t = table("1 white Fighter", "2 white Gunship", crew=[", A", ", C"])
    t.play(1)
    t.threat("Fighter").damage = 3
    t.play(1)
    assert t.destroyed("Fighter") and t.left("Gunship") == 5


def test_all_targets_are_fixed_before_any_damage() -> None:
    t = stand(table("1 red Fighter", "2 red Gunship", crew=[", A", ", A"]), Ada="upper_red", Bo="lower_red")
    t.play(1)
    t.threat("Fighter").damage = 3
    t.play(1)
    assert [h[1] for h in hits(t)] == ["E1-07", "E1-07"] and t.left("Gunship") == 5


def test_the_pulse_cannon_hits_everything_within_distance_2() -> None:
    t = stand(table("1 red Amoeba", "2 white Jellyfish", crew=[", A"], tracks="T1 T7 T6 T5"), Ada="lower_white")
    t.play(2)
    assert hits(t) == [("pulse cannon", "E1-09", 1)]


def test_a_damaged_pulse_cannon_reaches_only_distance_1() -> None:
    t = stand(table("1 red Amoeba", "2 blue Gunship", crew=[", A"], tracks="T1 T7 T2 T5"), Ada="lower_white")
    t.ship.tiles[WHITE] = 1 << LOWER_WEAPON
    t.play(1)
    t.threat("Amoeba").square = 5
    assert [h[1] for h in hits(t.play(1))] == ["E1-09"]


def test_a_heroic_shot_is_stronger_by_one_pulse_too() -> None:
    t = stand(
        table("1 red Amoeba", crew=["heroic A", "heroic A"], tracks="T1 T7 T6 T5"), Ada="lower_white", Bo="upper_red"
    )
    assert hits(t.play(1)) == [("red heavy laser", "E1-09", 5), ("pulse cannon", "E1-09", 2)]


def test_a_rocket_hits_on_the_turn_after_its_launch_the_closest_threat_of_all_zones() -> None:
    t = stand(table("1 red Gunship", "2 blue Meteoroid", crew=["C"], tracks="T1 T7 T2 T5"), Ada="lower_blue").play(1)
    assert not hits(t)
    assert hits(t.play(1)) == [("rocket", "E1-05", 3)]


def test_a_rocket_without_a_target_within_distance_2_is_lost() -> None:
    t = stand(table("2 white Gunship", crew=["C"], tracks="T1 T7 T2 T5"), Ada="lower_blue").play(2)
    assert [(e.weapon, e.why) for e in t.told(WeaponMissed)] == [("rocket", "out_of_range")]
    assert t.ship.rockets == 2


def test_a_rocket_launched_on_turn_12_hits_on_turn_13() -> None:
    t = stand(table("12 red Gunship", crew=[", , , , , , , , , , , C"], tracks="T1 T7 T2 T5"), Ada="lower_blue")
    t.m.turn = 11
    t.play(1)
    assert t.left("Gunship") == 5
    assert t.jump().left("Gunship") == 4


def test_interceptors_hit_one_threat_with_3_and_several_with_1() -> None:
    t = fly_out(table("1 red Gunship", "2 blue Amoeba", crew=["bots, bots"], tracks="T1 T7 T2 T5"), "Ada")
    t.play(1)
    t.threat("Gunship").square = 5
    t.play(1)
    assert hits(t) == [("interceptors", "E1-05", 3)]
    t = fly_out(table("1 red Gunship", "2 blue Amoeba", crew=["bots, bots, heroic bots"], tracks="T1 T7 T2 T5"), "Ada")
    t.play(2)
    t.threat("Gunship").square = t.threat("Amoeba").square = 5
    t.play(1)
    assert hits(t) == [("interceptors", "E1-05", 2), ("interceptors", "E1-09", 2)]


def test_interceptors_attack_on_the_turn_they_take_off() -> None:
    t = stand(table("1 red Gunship", crew=[", C"], tracks="T1 T7 T2 T5"), Ada="upper_red").play(1)
    t.player("Ada").squad = 1
    t.threat("Gunship").square = 5
    assert hits(t.play(1)) == [("interceptors", "E1-05", 3)]


def test_stealth_and_phantom_fighters_are_ignored_until_x() -> None:
    for name in ("Stealth Fighter", "Phantom Fighter"):
        t = table(f"1 white {name}", crew=["A, A"], tracks="T4 T1 T6 T7").play(1)
        assert not hits(t)
        t.threat(name).revealed = True
        assert len(hits(t.play(1))) == 1


def test_a_rocket_that_targets_the_phantom_fighter_is_wasted() -> None:
    t = stand(table("1 white Phantom Fighter", crew=["C"], tracks="T4 T1 T6 T7"), Ada="lower_blue").play(1)
    t.threat("Phantom Fighter").revealed = True
    t.play(1)
    assert t.left("Phantom Fighter") == 3 and [e.why for e in t.told(WeaponMissed)] == ["decoy"]


def test_a_cryoshield_takes_all_damage_of_the_first_turn_it_is_targeted() -> None:
    for name, hp in (("Cryoshield Fighter", 4), ("Cryoshield Frigate", 7)):
        t = table(f"1 white {name}", crew=["A, A"]).play(1)
        assert t.left(name) == hp
        assert t.play(1).left(name) == max(hp - 4, 0)


def test_a_destroyer_draws_two_tiles_for_each_point_that_gets_through() -> None:
    for name in ("Destroyer", "Megashield Destroyer", "Phasing Destroyer"):
        t = table(f"1 white {name}", crew=[""]).play(1)
        t.ship.shield[WHITE] = 1
        t.threat(name).was_out = False
        t.trigger(name, "Z")
        assert t.damage()[WHITE] == 2 * (int(t.threat(name).card.z[0].n) - 1)


def test_a_pulse_shot_in_range_strips_the_shield_for_the_turn() -> None:
    for name in ("Energy Cloud", "Maelstrom", "Energy Snake", "Energy Dragon"):
        t = table(f"1 white {name}", crew=["A, , A", "A"], tracks="T4 T1 T6 T7")
        stand(t, Bo="lower_white")
        before = t.threat(name).hp
        assert max(t.play(1).left(name), 0) == max(before - 6, 0)
        if t.in_play(name):
            left = t.left(name)
            t.threat(name).square, t.threat(name).speed = 9, 0
            assert t.play(2).left(name) == left - 2


def test_heavy_lasers_ignore_the_scout_and_the_needleship() -> None:
    for name in ("Scout", "Plasmatic Needleship"):
        t = stand(table(f"1 red {name}", "2 red Gunship", crew=[", A", ", A"]), Ada="upper_red", Bo="lower_red").play(2)
        assert [(h[0], h[1]) for h in hits(t)] == [
            ("red heavy laser", "E1-05"),
            ("red light laser", t.threat(name).card.code),
        ]


def test_the_swarm_takes_one_damage_a_turn_and_the_mother_swarm_two() -> None:
    assert table("1 white Swarm", crew=["A"]).play(1).left("Swarm") == 2
    assert table("1 white Mother Swarm", crew=["A"]).play(1).left("Mother Swarm") == 4


def test_the_jellyfish_adds_two_to_an_attack_but_only_if_targeted() -> None:
    t = table("1 white Jellyfish", crew=["A"]).play(1)
    assert t.left("Jellyfish") == 13 - 7
    assert table("1 white Jellyfish", crew=[""]).play(1).left("Jellyfish") == 13


def test_creatures_and_rocks_are_ignored_by_rockets() -> None:
    names = ("Amoeba", "Meteoroid", "Swarm", "Jellyfish", "Minor Asteroid", "Interstellar Octopus", "Asteroid",
             "Nebula Crab", "Major Asteroid", "Dimension Spider", "Mother Swarm", "Planetoid")  # fmt: skip
    for name in names:
        t = stand(table(f"1 red {name}", crew=["C"], tracks="T1 T7 T2 T5"), Ada="lower_blue").play(1)
        t.threat(name).square = 5
        assert not hits(t.play(1)), name


def test_the_leviathan_tanker_splashes_everything_even_what_cannot_be_hit() -> None:
    """Rulebook 7.1: untargetable and cryoshielded threats, and the Swarm beyond its limit."""
    t = table("1 white Leviathan Tanker", "2 red Stealth Fighter", "3 blue Swarm", "4 white Cryoshield Fighter",
              crew=[", , , A", ", , , A"])  # fmt: skip
    stand(t, Bo="upper_blue")
    t.play(3)
    t.threat("Leviathan Tanker").damage = 7
    t.play(1)
    assert t.destroyed("Leviathan Tanker")
    assert t.left("Stealth Fighter") == 3 and t.left("Swarm") == 1 and t.left("Cryoshield Fighter") == 3
    assert t.told(Splashed) == [Splashed("E1-03", 3), Splashed("E2-04", 1), Splashed("E1-06", 3)]


def test_phased_out_threats_are_not_splashed() -> None:
    t = table("1 red Phasing Fighter", "2 white Leviathan Tanker", crew=[", A"]).play(1)
    t.threat("Leviathan Tanker").damage = 7
    t.play(1)
    assert t.destroyed("Leviathan Tanker") and t.left("Phasing Fighter") == 4


def test_satellites_at_distance_3_are_ignored_by_all_weapons() -> None:
    for name in ("Pulse Satellite", "Psionic Satellite", "Transmitter Satellite"):
        t = table(f"1 white {name}", crew=["A, A"], tracks="T4 T7 T6 T5").play(1)
        assert not hits(t), name
        t.threat(name).square = 10
        assert len(hits(t.play(1))) == 1, name


def test_even_far_interceptors_and_a_strong_pulse_ignore_a_satellite_at_distance_3() -> None:
    """New Frontier appendix, Transmitter Satellite."""
    t = table("1 white Transmitter Satellite", crew=["bots", "pulse gunner: advanced"], tracks="T4 T7 T6 T5",
              variable=True)  # fmt: skip
    fly_out(t, "Ada", 3)
    stand(t, Bo="lower_white")
    assert not hits(t.play(1))


def test_interceptors_alone_with_the_behemoth_crash_into_it_for_9() -> None:
    """Rulebook 7.1: the pilot is knocked out, the squad disabled, and nobody can take off again."""
    for order, strength in (("bots", 9), ("heroic bots", 10)):
        t = table("1 white Behemoth", crew=[f", {order}", ", , C"], tracks="T4 T1 T6 T7").play(1)
        fly_out(t, "Ada")
        stand(t, Bo="upper_red").player("Bo").squad = 1
        t.threat("Behemoth").square = 5
        t.play(1)
        assert hits(t) == [("interceptors", "SE2-01", strength)]
        assert t.out() == ["Ada"] and t.player("Ada").squad == 2
        assert t.play(1).why_not("Bo") == ["interceptors_gone"]
        assert t.points.knocked_out == -2 and t.points.battlebots == -1


def test_beside_another_threat_the_behemoth_is_attacked_as_usual() -> None:
    t = table("1 white Behemoth", "2 red Gunship", crew=[", , bots"], tracks="T2 T1 T6 T7").play(2)
    fly_out(t, "Ada")
    t.threat("Behemoth").square = t.threat("Gunship").square = 5
    t.play(1)
    assert hits(t) == [("interceptors", "SE2-01", 1), ("interceptors", "E1-05", 1)] and not t.out()


def test_the_behemoth_attacks_unless_it_has_been_hurt_enough() -> None:
    for action, enough, strength in (("X", 2, 2), ("Y", 3, 3), ("Z", 6, 6)):
        for damage in (enough - 1, enough):
            t = table("1 white Behemoth", crew=[""]).play(1)
            t.ship.shield[WHITE] = 0
            t.threat("Behemoth").damage = damage
            t.trigger("Behemoth", action)
            assert t.damage()[WHITE] == (strength if damage < enough else 0)


def test_the_juggernaut_draws_rockets_from_any_distance_and_hardens() -> None:
    t = stand(table("1 white Juggernaut", "2 red Gunship", crew=["C"], tracks="T1 T7 T2 T5"), Ada="lower_blue").play(2)
    assert hits(t) == [("rocket", "SE2-02", 3)]
    assert t.left("Juggernaut") == 10 and t.threat("Juggernaut").shield == 4


def test_the_nemesis_strikes_back_after_each_turn_that_hurt_it() -> None:
    t = table("1 white Nemesis", crew=["A"], tracks="T4 T7 T6 T5")
    t.ship.shield[:] = [1, 0, 0]
    t.play(1)
    assert t.left("Nemesis") == 5 and t.damage() == (0, 1, 1) and t.ship.shield == [0, 0, 0]
    assert t.play(1).damage()[RED] == 0


def test_the_nemesis_can_destroy_itself_and_then_does_nothing_more() -> None:
    t = table("1 white Nemesis", crew=[""], tracks="T4 T5 T6 T7").play(1)
    t.threat("Nemesis").damage, t.threat("Nemesis").square, t.threat("Nemesis").speed = 8, 12, 10
    t.ship.shield[WHITE] = 1
    t.play(1)
    assert t.destroyed("Nemesis") and t.damage() == (0, 0, 0) and not t.m.lost


def test_a_destroyed_asteroid_attacks_for_each_x_and_y_it_passed() -> None:
    for name, each in (("Minor Asteroid", 1), ("Asteroid", 2), ("Major Asteroid", 3), ("Planetoid", 4)):
        for passed in (0, 1, 2):
            t = table(f"1 white {name}", crew=[", A"]).play(1)
            t.ship.shield[WHITE] = 3
            rock = t.threat(name)
            rock.damage, rock.counter = rock.hp - 1, passed
            t.play(1)
            assert t.destroyed(name) and t.damage()[WHITE] == max(each * passed - 3, 0)


def test_the_scout_makes_other_external_threats_stronger_until_it_is_destroyed() -> None:
    t = table("1 red Scout", "2 white Gunship", crew=[", , A"]).play(2)
    t.ship.shield[WHITE] = 0
    t.trigger("Scout", "X").trigger("Gunship", "X")
    assert t.damage()[WHITE] == 3
    stand(t, Ada="lower_red").player("Ada").plan[3] = 1
    t.threat("Scout").damage = 2
    t.play(1)
    assert t.destroyed("Scout") and t.m.attack_aura == -1


def test_a_survived_scout_helps_to_the_end_and_helps_asteroids_and_the_nemesis() -> None:
    t = table("1 red Scout", "2 white Asteroid", crew=[", A"]).play(1).trigger("Scout", "X").trigger("Scout", "Z")
    t.ship.shield[WHITE] = 0
    rock = t.threat("Asteroid")
    rock.damage, rock.counter = 8, 1
    t.play(1)
    assert t.damage()[WHITE] == 2 + 1


def test_the_scouts_y_moves_the_others_at_once_but_not_the_phased_out() -> None:
    """New Frontier, Phasing (page 4)."""
    t = table("1 red Scout", "2 white Gunship", "3 blue Phasing Fighter", crew=[""]).play(3)
    gunship, fighter = t.threat("Gunship").square, t.threat("Phasing Fighter").square
    t.trigger("Scout", "Y")
    assert t.threat("Gunship").square == gunship - 1 and t.threat("Phasing Fighter").square == fighter
    t.threat("Phasing Fighter").out = False
    t.trigger("Scout", "Y")
    assert t.threat("Phasing Fighter").square == fighter - 1


def test_the_marauder_shields_everyone_including_itself_and_later_arrivals() -> None:
    t = table("1 red Marauder", "2 white Gunship", crew=[", A"]).play(1).trigger("Marauder", "X").play(1)
    assert t.left("Gunship") == 5 - (5 - 3)
    t.threat("Marauder").damage = 5
    stand(t, Ada="upper_red").player("Ada").plan[3] = 1
    t.play(1)
    assert t.destroyed("Marauder") and t.m.shield_aura == -1


def test_megashields_wear_down_when_hit_even_without_damage() -> None:
    for name, shield in (("Megashield Destroyer", 4), ("Megashield Fighter", 4), ("Megashield Man-of-War", 5)):
        t = stand(table(f"1 red {name}", crew=["A"]), Ada="lower_red").play(2)
        assert t.threat(name).shield == shield - 1 and t.threat(name).damage == 0
        t.threat(name).shield = 0
        t.player("Ada").plan[3] = 1
        assert t.play(1).threat(name).shield == 0


def test_polarized_threats_take_half_of_all_laser_damage_rounded_up() -> None:
    """New Frontier, page 7: 4 and 1 of the lasers are halved to 3, the pulse cannon adds 1, the shield takes 1."""
    t = table("1 red Polarized Fighter", crew=["A", "A", "A"], tracks="T1 T7 T6 T5")
    stand(t, Ada="upper_red", Bo="lower_red", Cy="lower_white")
    t.ship.tiles[RED] = 1 << LOWER_WEAPON
    assert t.play(1).left("Polarized Fighter") == 1


def test_a_heroic_laser_does_not_help_against_a_polarized_fighter_but_a_heroic_pulse_does() -> None:
    """New Frontier, page 7."""
    for plans, left in ((["heroic A", "A", "A"], 1), (["A", "A", "heroic A"], 0)):
        t = stand(table("1 red Polarized Fighter", crew=plans, tracks="T1 T7 T6 T5"),
                  Ada="upper_red", Bo="lower_red", Cy="lower_white")  # fmt: skip
        t.ship.tiles[RED] = 1 << LOWER_WEAPON
        assert max(t.play(1).left("Polarized Fighter"), 0) == left


def test_a_polarized_frigate_halves_lasers_too() -> None:
    t = stand(table("1 red Polarized Frigate", crew=["A", "A"]), Ada="upper_red", Bo="lower_red").play(1)
    assert t.left("Polarized Frigate") == 5 - (3 - 2)


def test_any_laser_can_hit_what_spans_all_trajectories() -> None:
    for name in ("Super-Carrier", "Overlord"):
        t = table(f"1 white {name}", "2 blue Gunship", crew=[", A", ", A", ", A"], tracks="T1 T7 T6 T5")
        stand(t, Ada="upper_red", Bo="upper_white", Cy="upper_blue").play(2)
        code = t.threat(name).card.code
        assert [(h[0], h[1]) for h in hits(t)] == [
            ("red heavy laser", code), ("white heavy laser", code), ("blue heavy laser", code),
        ]  # fmt: skip


def test_a_spanning_threat_is_hit_once_by_the_pulse_cannon() -> None:
    t = stand(table("1 white Super-Carrier", crew=["A"], tracks="T7 T1 T6 T5"), Ada="lower_white").play(1)
    assert hits(t) == [("pulse cannon", "SE3-103", 1)]


def test_a_nearer_threat_in_the_lasers_own_zone_comes_before_a_spanning_one() -> None:
    t = stand(table("1 red Fighter", "2 white Super-Carrier", crew=[", A"]), Ada="upper_red").play(2)
    assert hits(t) == [("red heavy laser", "E1-07", 4)]
