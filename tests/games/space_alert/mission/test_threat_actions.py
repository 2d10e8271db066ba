"""How threats move and act (rulebook 3.4; New Frontier, New Threats)."""

from __future__ import annotations

import pytest
from tests.games.printed import printed
from tests.games.space_alert.table import Table, fly_out, stand, table

from readyroom.games.space_alert.mission.trace import (
    Attacked,
    CameBack,
    Delayed,
    JumpedHome,
    ThreatActed,
    ThreatMoved,
    TileDrawn,
)
from readyroom.games.space_alert.mission.tracks import TRACKS, band

RED, WHITE, BLUE = 0, 1, 2


def actions(t: Table) -> list[str]:
    return [f"{e.threat} {e.action}" for e in t.told(ThreatActed)]


def test_the_seven_tracks_are_as_printed() -> None:
    def squares(track: int, mark: int) -> list[int]:
        board = TRACKS[track]
        return [s for s in range(1, board.length) if mark in board.passes[s + 1][1]]

    assert [t.length for t in printed(TRACKS)] == [10, 11, 12, 13, 14, 15, 16]
    assert [squares(t, 1) for t in range(7)] == [[5], [8], [8], [9], [11], [10], [12]]
    assert [squares(t, 2) for t in range(7)] == [[], [], [3], [5], [7], [3, 7], [5, 8]]
    assert [squares(t, 3) for t in range(7)] == [[1]] * 7


def test_distances_are_five_squares_each() -> None:
    assert [band(s) for s in (1, 5, 6, 10, 11, 16)] == [1, 1, 2, 2, 3, 3]


def test_a_threat_moves_on_the_turn_it_appears() -> None:
    assert table("1 white Gunship").play(1).threat("Gunship").square == 12


def test_passed_and_reached_squares_act_in_order() -> None:
    t = table("1 white Meteoroid", tracks="T4 T6 T5 T7").hold().play(1)
    t.threat("Meteoroid").square, t.threat("Meteoroid").speed = 11, 10
    t.play(1)
    assert actions(t) == ["E1-10 X", "E1-10 Y", "E1-10 Y", "E1-10 Z"]
    assert t.survived("Meteoroid")


def test_threats_move_lowest_number_first_and_external_before_internal_of_the_same_number() -> None:
    t = table("2 I1-01", "2 red Gunship", "1 white Fighter").play(2)
    assert [e.threat for e in t.told(ThreatMoved)][1:] == ["E1-07", "E1-05", "I1-01"]


def test_shields_reduce_an_attack_and_lose_the_energy() -> None:
    t = table("1 white Gunship", crew=[""]).play(1)
    t.ship.shield[WHITE] = 1
    t.trigger("Gunship", "X")
    assert t.damage() == (0, 1, 0) and t.ship.shield[WHITE] == 0
    t.ship.shield[WHITE] = 3
    t.trigger("Gunship", "X")
    assert t.damage() == (0, 1, 0) and t.ship.shield[WHITE] == 1


def test_a_seventh_tile_loses_the_ship() -> None:
    t = table("1 white Gunship").play(1)
    t.ship.shield[WHITE] = 0
    t.ship.tiles[WHITE] = 0b11111
    t.trigger("Gunship", "X")
    assert t.m.lost and t.m.threats[t.m.destroyed_by].card.name == "Gunship"
    assert len(t.told(TileDrawn)) == 1


def test_tiles_come_in_the_given_order_and_then_by_chance() -> None:
    t = table("1 white Gunship", tiles={"white": ["gravolift", "structural"]}).play(1)
    t.ship.shield[WHITE] = 0
    t.trigger("Gunship", "Z")
    assert [e.tile for e in t.told(TileDrawn)][:2] == ["gravolift", "structural"] and t.damage()[WHITE] == 3


def test_every_tile_left_in_a_stack_can_come_next() -> None:
    for on_board, left in ((0, 6), (0b000011, 4), (0b111100, 2), (0b111110, 1)):
        drawn = set()
        for seed in range(60):
            t = table("1 white Fighter", seed=seed).hold().play(1)
            t.ship.shield[WHITE], t.ship.tiles[WHITE] = 0, on_board
            drawn.add(t.trigger("Fighter", "X").ship.tiles[WHITE] & ~on_board)
        assert len(drawn) == left


def test_a_survived_intruder_leaves_and_a_survived_malfunction_stays_beyond_repair() -> None:
    t = table("1 Virus", "2 I1-01", crew=[", , , C"]).play(2).trigger("Virus", "Z").trigger("Skirmishers", "Z")
    assert t.threat("Virus").tokens and not t.threat("Skirmishers").tokens
    t.play(2)
    assert t.why_not("Ada") == ["beyond_repair"]


def test_the_phasing_pulser_follows_the_rulebooks_example() -> None:
    """New Frontier, page 6: appears on turn 3, X in brackets on turn 4, Y on turn 6, Z in full on turn 9."""
    t = table("3 white Phasing Pulser", crew=[", , A, A, A"], tracks="T2 T5 T3 T4")
    t.ship.shield[:] = [2, 3, 2]
    t.play(3)
    assert t.left("Phasing Pulser") == 2 and t.threat("Phasing Pulser").square == 12 and t.threat("Phasing Pulser").out
    t.play(1)
    assert t.left("Phasing Pulser") == 2 and actions(t) == ["E3-102 X"] and not t.told(Attacked)
    t.player("Ada").plan[5] = 0
    t.threat("Phasing Pulser").damage = 0
    t.play(1)
    assert not t.threat("Phasing Pulser").was_out
    assert actions(t.play(1)) == ["E3-102 X", "E3-102 Y"]
    t.play(3)
    assert actions(t) == ["E3-102 X", "E3-102 Y", "E3-102 Z"] and t.threat("Phasing Pulser").fate_turn == 9
    assert [e.strength for e in t.told(Attacked)] == [1, 1, 1, 3, 3, 3]


def test_a_phased_out_threat_cannot_be_targeted_and_lasers_look_for_another() -> None:
    """New Frontier, page 6."""
    t = table("1 white Phasing Fighter", "2 white Gunship", crew=[", A"]).play(2)
    assert t.left("Phasing Fighter") == 4 and t.left("Gunship") == 2


def test_a_phasing_threat_gets_the_scouts_bonus_even_on_an_attack_of_0() -> None:
    t = table("1 red Scout", "2 white Phasing Pulser", crew=[""]).play(2).trigger("Scout", "X")
    t.ship.shield[:] = [0, 0, 0]
    t.threat("Phasing Pulser").was_out = True
    t.trigger("Phasing Pulser", "X")
    assert t.damage() == (1, 1, 1)


def test_a_phased_out_malfunction_leaves_its_system_working() -> None:
    """New Frontier, page 4 and appendix, Phasing Anomaly."""
    t = table("1 Phasing Anomaly", crew=[", C"], computer=False).play(2)
    assert t.m.turn == 2 and not t.told(Delayed)


def test_a_carriers_attack_is_weaker_by_2_when_a_player_is_in_space() -> None:
    for name in ("Mini-Carrier", "Spacecraft Carrier", "Super-Carrier"):
        for out in (False, True):
            t = table(f"1 white {name}", crew=[""]).play(1)
            t.ship.shield[:] = [0, 0, 0]
            if out:
                fly_out(t, "Ada")
            t.trigger(name, "X")
            assert t.damage() == (0, 0 if out else 2, 0)


def test_with_variable_range_only_interceptors_as_close_as_the_carrier_help() -> None:
    """New Frontier, page 3."""
    for distance, damage in ((1, 0), (2, 0), (3, 2)):
        t = fly_out(table("1 white Mini-Carrier", crew=[""], variable=True).hold().play(1), "Ada", distance)
        t.ship.shield[:] = [0, 0, 0]
        t.threat("Mini-Carrier").square = 9
        t.trigger("Mini-Carrier", "X")
        assert t.damage() == (0, damage, 0)


@pytest.mark.parametrize("name", ["Plasmatic Fighter", "Plasmatic Needleship", "Plasmatic Frigate"])
def test_a_plasmatic_attack_that_no_shield_touches_knocks_out_the_zone(name: str) -> None:
    t = stand(table(f"1 white {name}", crew=["", "", ""]).play(1), Bo="lower_white", Cy="upper_red")
    t.ship.shield[WHITE] = 1
    assert not t.trigger(name, "X").out()
    assert t.trigger(name, "X").out() == ["Ada", "Bo"]


def test_a_temporary_shield_stops_plasma() -> None:
    """New Frontier, page 4."""
    t = table("1 white Plasmatic Fighter", crew=[""]).play(1)
    t.ship.shield[WHITE], t.m.temporary[WHITE] = 0, 1
    assert not t.trigger("Plasmatic Fighter", "Z").out() and t.damage() == (0, 1, 0)


def test_jumps_wrap_around_and_keep_the_distance() -> None:
    """New Frontier, page 7."""
    for zone, code, to in (("red", "E3-105", "blue"), ("white", "E3-105", "red"), ("blue", "E3-106", "red")):
        t = table(f"1 {zone} {code}").hold().play(1)
        t.threat(code).square = 9
        t.trigger(code, "X")
        assert ["red", "white", "blue"][t.threat(code).zone] == to and t.threat(code).square == 9


def test_a_threat_does_not_jump_to_a_trajectory_that_is_too_short_but_still_attacks() -> None:
    """New Frontier, page 8."""
    t = table("1 white E3-105", tracks="T1 T7 T6 T5").play(1)
    t.threat("E3-105").square = 12
    t.ship.shield[:] = [0, 0, 0]
    t.trigger("E3-105", "X")
    assert t.threat("E3-105").zone == WHITE and t.damage() == (0, 1, 0)


def test_attacks_before_and_after_a_jump_strike_different_zones() -> None:
    """New Frontier, page 8: Attack 1, jumps left, attack 1."""
    t = table("1 white E3-105").hold().play(1)
    t.threat("E3-105").square = 5
    t.ship.shield[:] = [0, 0, 0]
    t.trigger("E3-105", "Y")
    assert t.damage() == (1, 1, 0)


def test_the_squares_of_a_move_are_those_of_the_trajectory_it_started_on() -> None:
    """New Frontier, page 8: squares it lands on by jumping do not count, but may be reached again next turn."""
    t = table("1 white E3-105", tracks="T6 T5 T4 T7").play(1)
    assert actions(t) == ["E3-105 X"] and t.threat("E3-105").square == 11 and t.threat("E3-105").zone == RED
    assert actions(t.play(1)) == ["E3-105 X", "E3-105 X"] and t.threat("E3-105").zone == BLUE


def test_the_leaper_jumps_both_ways() -> None:
    t = table("1 white Leaper").play(1)
    t.threat("Leaper").square = 9
    t.ship.shield[:] = [0, 0, 0]
    t.trigger("Leaper", "X")
    assert t.threat("Leaper").zone == BLUE and t.damage() == (0, 1, 1)
    assert t.trigger("Leaper", "Y").threat("Leaper").zone == WHITE


def test_the_spinning_saucer_is_thrown_off_by_any_rocket_hit() -> None:
    for hit in (False, True):
        t = table("1 white Spinning Saucer", crew=["C" if hit else ""], tracks="T4 T1 T6 T7")
        stand(t, Ada="lower_blue").play(2)
        t.ship.shield[WHITE] = 0
        damage = t.damage()[WHITE]
        t.trigger("Spinning Saucer", "Z")
        assert t.damage()[WHITE] - damage == (0 if hit else 5)
        assert t.left("Spinning Saucer") == 3 and t.survived("Spinning Saucer")


def test_energy_snake_and_dragon_are_slower_by_2_on_turns_that_hurt_them() -> None:
    for name in ("Energy Snake", "Energy Dragon"):
        t = table(f"1 white {name}", crew=["A"], tracks="T4 T7 T6 T5").play(1)
        assert t.threat(name).square == 14
        assert t.play(1).threat(name).square == 10


def test_damage_to_an_energy_snake_on_turn_12_does_not_slow_it_on_turn_13() -> None:
    t = table("12 white Energy Snake", crew=[", , , , , , , , , , , A"], tracks="T4 T7 T6 T5")
    t.m.turn = 11
    assert t.play(1).threat("Energy Snake").square == 14
    assert t.jump().threat("Energy Snake").square == 10


def test_energy_snake_heals_what_shields_absorb() -> None:
    t = table("1 white Energy Snake").play(1)
    t.threat("Energy Snake").damage = 4
    t.ship.shield[WHITE], t.m.temporary[WHITE] = 1, 1
    assert t.trigger("Energy Snake", "Y").left("Energy Snake") == 4 and t.damage() == (0, 0, 0)


def test_the_energy_snakes_z_is_damage_that_leaves_the_reactor_alone() -> None:
    t = table("1 white Energy Snake").play(1)
    t.ship.shield[WHITE], t.ship.reactor[WHITE] = 3, 2
    t.trigger("Energy Snake", "Z")
    assert t.damage() == (0, 3, 0) and t.ship.shield[WHITE] == 3


def test_the_energy_dragons_z_counts_each_reactor() -> None:
    t = table("1 white Energy Dragon", tiles={"red": ["structural"]}).hold().play(1)
    t.ship.reactor[:] = [0, 2, 1]
    assert t.trigger("Energy Dragon", "Z").damage() == (1, 3, 2)


def test_the_planetoid_gets_faster_every_turn() -> None:
    t = table("1 white Planetoid", tracks="T4 T7 T6 T5")
    assert [t.play(1).threat("Planetoid").square for _ in range(4)] == [15, 13, 10, 6]


def test_the_dimension_spider_does_its_z_when_the_ship_jumps() -> None:
    t = table("8 white Dimension Spider", tracks="T4 T7 T6 T5")
    t.ship.shield[:] = [3, 3, 3]
    t.finish()
    assert t.survived("Dimension Spider") and t.damage() == (1, 1, 1) and t.points.survived == 4


def test_the_transmitter_satellite_moves_intruders_at_once() -> None:
    t = table("1 white Transmitter Satellite > I1-03", "2 Virus").play(2)
    virus = t.threat("Virus").square
    assert t.trigger("Transmitter Satellite", "Y").threat("Virus").square == virus - 1


def test_a_called_in_threat_appears_after_all_moves_and_does_not_move_that_turn() -> None:
    """New Frontier, page 8."""
    t = table("1 white Transmitter Satellite > I1-03", tracks="T4 T5 T6 T7").play(1)
    assert t.in_play("Saboteur") and t.threat("Saboteur").square == 16
    assert t.play(1).threat("Saboteur").square == 12


def test_called_in_threats_act_after_all_numbered_ones() -> None:
    t = table("1 white Transmitter Satellite > I1-03", "2 I1-01").play(2)
    assert [threat.card.code for threat in t.m.active] == ["SE3-104", "I1-01", "I1-03"]


def test_destroying_the_caller_first_counts_for_both() -> None:
    """New Frontier, page 8."""
    t = table("1 white Sealed Capsule > Virus", crew=[", A"]).play(1)
    t.threat("Sealed Capsule").damage = 3
    t.play(1)
    assert t.destroyed("Sealed Capsule") and t.destroyed("Virus") and t.points.destroyed == 0 + 6


def test_a_caller_that_has_not_called_at_the_jump_scores_nothing_for_either() -> None:
    t = table("12 white Sealed Capsule > Virus").finish()
    assert (t.points.survived, t.points.destroyed) == (0, 0)


def test_the_passenger_of_an_intact_capsule_is_faster() -> None:
    for damage, speed in ((0, 4), (1, 4), (2, 3)):
        t = table("1 white Sealed Capsule > Virus").play(1)
        t.threat("Sealed Capsule").damage = damage
        t.trigger("Sealed Capsule", "Z")
        assert t.threat("Virus").speed == speed


def test_hidden_transmitters_call_into_their_own_zone_and_hurry_it_on() -> None:
    for code, zone in (("SI3-102", BLUE), ("SI3-103", RED)):
        t = table(f"1 {code} > Fighter", "2 white Gunship").play(2).trigger(code, "X").play(1)
        fighter = t.threat("Fighter")
        assert fighter.zone == zone and t.in_play("Fighter")
        before = fighter.square, t.threat("Gunship").square
        t.trigger(code, "Y")
        assert (fighter.square, t.threat("Gunship").square) == (before[0] - 2, before[1])


def test_the_overlord_heals_all_external_threats() -> None:
    t = table("1 white Overlord > Fighter", "2 red Gunship").play(2)
    t.threat("Overlord").damage = t.threat("Gunship").damage = 2
    t.trigger("Overlord", "Y")
    assert t.left("Overlord") == 13 and t.left("Gunship") == 4


def test_players_in_space_are_out_of_reach() -> None:
    t = fly_out(table("1 white Psionic Satellite", crew=["", ""]).play(1), "Bo")
    assert t.trigger("Psionic Satellite", "Z").out() == ["Ada"]


def test_a_ship_lost_to_what_the_last_rocket_provokes_does_not_jump() -> None:
    t = table("1 white Nemesis", crew=[""], tracks="T4 T1 T6 T7").hold().play(1)
    t.ship.shield[:], t.ship.tiles[:], t.ship.rocket_far = [0, 0, 0], [63, 0, 0], 3
    t.jump()
    assert t.m.lost and not t.told(JumpedHome) and not t.told(ThreatMoved)


def test_turn_13_rocket_return_threats_jump() -> None:
    """Rulebook 3.6."""
    t = fly_out(table("11 white Gunship", crew=[", , , , , , , , , , bots, bots"]), "Ada")
    t.m.turn = 10
    t.play(2)
    square = t.threat("Gunship").square
    assert t.at("Ada") == "space"
    t.jump()
    assert t.at("Ada") == "upper_red" and not t.out() and t.threat("Gunship").square == square - 2
    assert [e.ultrafast for e in t.told(CameBack)] == [False]
