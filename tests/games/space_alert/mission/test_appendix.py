"""Card notes in the appendices of both books that no other test covers."""

from __future__ import annotations

from tests.games.space_alert.table import squad, stand, table

from readyroom.games.space_alert.mission.trace import Attacked, Delayed, ThreatActed

RED, WHITE, BLUE = 0, 1, 2


# Rulebook 7.1


def test_higher_numbered_threats_get_the_scouts_bonus_on_the_same_turn_and_lower_ones_do_not() -> None:
    t = table("1 red Gunship", "2 white Scout", "3 blue Fighter").hold().play(3)
    for name, square in (("Gunship", 10), ("Scout", 12), ("Fighter", 11)):
        t.threat(name).square, t.threat(name).speed = square, 1
    t.play(1)
    assert [(e.threat, e.strength) for e in t.told(Attacked)] == [("E1-05", 2), ("E1-07", 1 + 1)]


def test_the_scouts_bonus_reaches_threats_that_appear_later() -> None:
    t = table("1 red Scout", "3 white Gunship").hold().play(1).trigger("Scout", "X").play(2)
    assert [e.strength for e in t.trigger("Gunship", "X").told(Attacked)] == [3]


def test_threats_that_the_scout_waves_on_act_at_once() -> None:
    t = table("1 red Scout", "2 white Gunship").hold().play(2)
    t.threat("Gunship").square = 12
    t.trigger("Scout", "Y")
    assert [(e.threat, e.action) for e in t.told(ThreatActed)] == [("E2-02", "Y"), ("E1-05", "X")]


def test_a_survived_marauder_shields_to_the_end() -> None:
    t = table("1 red Marauder", "2 white Gunship", crew=[", A"]).hold().play(1)
    t.trigger("Marauder", "X").trigger("Marauder", "Z").play(1)
    assert t.left("Gunship") == 5 - (5 - 3)


def test_the_nemesis_strikes_back_for_the_tankers_splash_too() -> None:
    t = table("1 white Leviathan Tanker", "2 red Nemesis", crew=[", , A"]).hold().play(2)
    t.threat("Leviathan Tanker").damage = 7
    t.play(1)
    assert t.left("Nemesis") == 8 and [e.threat for e in t.told(Attacked)] == ["SE2-05"] * 3


def test_the_nemesis_wins_at_z() -> None:
    assert table("1 white Nemesis").hold().play(1).trigger("Nemesis", "Z").m.lost


def test_several_last_attacks_come_lowest_number_first() -> None:
    t = table("1 blue Asteroid", "2 red Minor Asteroid", crew=[", , A", ", , A"]).hold().play(2)
    stand(t, Ada="upper_red", Bo="upper_blue")
    for name in ("Asteroid", "Minor Asteroid"):
        rock = t.threat(name)
        rock.damage, rock.counter = rock.hp - 1, 1
    assert [e.threat for e in t.play(1).told(Attacked)] == ["SE1-08", "E2-07"]


def test_tankers_splash_can_destroy_an_asteroid_which_then_attacks() -> None:
    t = table("1 white Leviathan Tanker", "2 red Asteroid", crew=[", , A"]).hold().play(2)
    t.threat("Leviathan Tanker").damage, t.threat("Asteroid").damage, t.threat("Asteroid").counter = 7, 8, 2
    assert [e.strength for e in t.play(1).told(Attacked)] == [4]


def test_a_juggernaut_hardens_only_after_the_rockets_own_damage() -> None:
    t = stand(table("1 white Juggernaut", crew=["C", "A", "A"]), Ada="lower_blue").hold().play(1)
    t.player("Bo").plan[2] = 1
    assert t.play(1).left("Juggernaut") == 10 - (5 - 3) - (3 + 5 - 3)


# Rulebook 7.2


def test_rockets_in_flight_do_not_count_for_the_warheads() -> None:
    t = stand(table("1 Unstable Warheads"), Ada="lower_blue")
    t.ship.rockets, t.ship.rocket_far = 2, 3
    assert t.play(1).threat("Unstable Warheads").hp == 2


def test_the_seeker_may_move_to_a_station_with_fewer_players_than_its_own() -> None:
    t = stand(table("1 Seeker", crew=[""] * 4).hold().play(1), Di="upper_blue")
    assert t.trigger("Seeker", "X").threat("Seeker").station == 2


def test_the_uprisings_y_and_z_do_not_care_where_the_squads_are() -> None:
    t = squad(stand(table("1 Battlebot Uprising", crew=["", "", ""]).hold().play(1), Bo="lower_red"), "Ada")
    assert t.trigger("Battlebot Uprising", "Y").out() == ["Bo"]
    assert stand(t, Cy="upper_red").trigger("Battlebot Uprising", "Z").out() == ["Bo", "Cy"]


def test_interceptors_attack_external_threats_again_once_the_fissure_is_closed() -> None:
    t = (
        squad(stand(table("1 Fissure", "2 red Gunship", crew=[", , C, bots, bots"]), Ada="upper_red"), "Ada")
        .hold()
        .play(2)
    )
    t.threat("Gunship").square = 5
    t.play(2)
    assert t.destroyed("Fissure") and t.left("Gunship") == 5
    assert t.play(1).left("Gunship") == 4


# New Frontier appendix


def test_the_dimension_spider_can_arrive_in_the_usual_way_and_then_does_not_act_again() -> None:
    t = table("1 white Dimension Spider").hold().play(1)
    t.threat("Dimension Spider").square, t.threat("Dimension Spider").speed = 2, 1
    t.ship.shield[:] = [3, 3, 3]
    t.finish()
    assert t.survived("Dimension Spider") and len(t.told(Attacked)) == 3


def test_intruders_that_the_satellite_hurries_on_act_at_once_and_move_again_later() -> None:
    t = table("1 white Transmitter Satellite > I1-03", "2 I1-01").hold().play(2)
    t.threat("Skirmishers").square, t.threat("Skirmishers").speed = 13, 1
    t.threat("Transmitter Satellite").square, t.threat("Transmitter Satellite").speed = 8, 1
    t.play(1)
    assert t.threat("Skirmishers").square == 11 and t.threat("Skirmishers").station == 1


def test_a_long_heroic_way_meets_only_what_waits_at_its_end() -> None:
    t = table("1 I2-01", crew=[", go lower_red", ", go lower_white"]).hold().play(1).trigger("Slime", "Y")
    stand(t, Ada="lower_blue", Bo="lower_blue").play(1)
    assert t.at("Ada") == "lower_red" and [e.seat for e in t.told(Delayed)] == [1]


def test_the_short_circuit_backfires_even_when_the_laser_hits_nothing() -> None:
    t = table("1 Pulse Cannon Short Circuit", crew=["A"]).hold().play(1)
    assert len(t.told(Attacked)) == 3


def test_the_sirens_flight_ignores_sealed_doors() -> None:
    t = squad(stand(table("1 Siren", crew=["bots"]), Ada="upper_red"), "Ada").hold()
    t.m.sealed = 3
    assert t.play(1).threat("Siren").station == 5


def test_there_may_be_several_mines_in_a_station() -> None:
    t = table("1 Phasing Mine Layer").hold().play(1)
    t.threat("Phasing Mine Layer").was_out = False
    t.m.sealed = 3
    t.trigger("Phasing Mine Layer", "X").trigger("Phasing Mine Layer", "Z")
    assert t.damage() == (0, 4, 0)


def test_poison_needs_the_token_to_reach_z_before_the_jump() -> None:
    t = table("10 Ninja", crew=[", , , , , , , , , lift"]).finish()
    assert t.player("Ada").poisoned and not t.out()


def test_the_gremlins_faults_have_its_number_when_several_lie_on_a_system() -> None:
    t = stand(table("1 Cyber Gremlin", "2 I1-06", crew=[", , B, B"]), Ada="upper_red").hold().play(2)
    t.trigger("Cyber Gremlin", "Y").play(1)
    assert t.left("Hacked Shields") == 3
    assert t.play(1).left("Hacked Shields") == 2


def test_the_parasite_does_not_attach_to_a_teleported_player() -> None:
    t = table("1 Parasite", crew=["teleporter: special", "", "red"], tokens=["Bo", "Ada"])
    stand(t, Ada="lower_red").hold().play(1)
    assert t.at("Bo") == "lower_red" and t.threat("Parasite").host == 2


def test_lateral_jam_called_in_on_an_even_turn_is_blue() -> None:
    t = table("1 white Transmitter Satellite > Lateral Laser Jam").hold().play(2)
    t.trigger("Transmitter Satellite", "X").play(1)
    assert t.threat("Lateral Laser Jam").tokens == 1 << 2
