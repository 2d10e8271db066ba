"""Missions expansion payloads. Test names carry the numbers of the cases they settle."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.galaxy_trucker.builder import build, building, flight, flight_of, hand, ship, told, trucker

from readyroom.core.errors import IllegalAction
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.adventures import FRONT, RIGHT
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.ship import Ship, mistakes, parse, write
from readyroom.games.galaxy_trucker.ship.payload import blast, charge, dead_zone, irradiated, livable, usable_holds
from readyroom.games.galaxy_trucker.ship.ship import PURPLE
from readyroom.games.galaxy_trucker.ship.strength import (
    alien_cabins,
    cannon_halves,
    engine_strength,
    guns_against,
    shields,
)
from readyroom.games.galaxy_trucker.steps.boarding import boardings

PIRATES = "I-03"
"""light, heavy and light shots from the front"""


def names(made: Ship, squares: Iterable[int]) -> list[str]:
    return [made.board.names[q] for q in sorted(squares)]


def q(made: Ship, name: str) -> int:
    return made.board.number[name]


def faults(made: Ship) -> list[str]:
    return [str(mistake) for mistake in mistakes(made)]


# -- losing components


def test_an_explosion_takes_all_eight_squares_joined_or_not() -> None:
    made = parse("class II\n 6 7 8\n 6 H2:0030 EX:1210 .\n 7 H2:3003 SC:3333 E1:0003")
    assert names(made, blast(made, q(made, "7,6"))) == ["6,6", "7,6", "6,7", "7,7", "8,7"]


def test_explosions_chain_across_corners() -> None:
    made = parse("class II\n 5 6 7 8\n 6 . EX:1210 . .\n 7 EX:3300 . SC:3333 E1:0003\n 8 CA:2121 . . .")
    assert names(made, blast(made, q(made, "6,6"))) == ["6,6", "5,7", "7,7", "5,8"]


def test_an_explosive_that_falls_off_does_not_explode() -> None:
    m = flight("class I\n 5 6 7\n 7 EX:0300 H2:0103 SC:3333/2\n 8 . . E1:3001", card=PIRATES)
    events = m.fly("1 1, 3 3, 1 1")
    assert [event.square for event in told(events, e.Destroyed)] == ["6,7"]
    assert [event.squares for event in told(events, e.FellOff)] == [("5,7",)]


def test_parts_beyond_the_blast_fall_off_and_do_not_explode() -> None:
    text = "class III\n 3 4 5 6 7\n 7 EX:0300 B2:0303 H2:0103 EX:0303 SC:3333/2\n 8 . . . . E1:3001"
    m = flight(text, card=PIRATES)
    events = m.fly("1 1, 3 3, 1 1")
    assert [event.square for event in told(events, e.Destroyed)] == ["6,7", "5,7", "7,7", "7,8"]
    assert not trucker(m, 0).flying


def test_the_chain_comes_before_anything_falls_off() -> None:
    made = parse("class II\n 5 6 7\n 7 EX:0300 EX:0303 SC:3333")
    assert names(made, blast(made, q(made, "6,7"))) == ["5,7", "6,7", "7,7"]


def test_a_blast_may_take_the_starting_cabin_and_another_part_is_kept() -> None:
    text = "class II\n 5 6 7 8 9\n 6 . . EX:1210 . .\n 7 . H2:0103 SC:3333/2 B2:0303 CA:0103/2"
    m = flight(text, card=PIRATES)
    m.fly("1 1, 3 4, 1 1")
    assert names(ship(m, 0), ship(m, 0).squares()) == ["9,7"]
    assert trucker(m, 0).flying and ship(m, 0).humans() == 2


def test_fragile_cargo_breaks_at_a_corner() -> None:
    made = parse("class II\n 6 7\n 6 FR:3110 .\n 7 H2:3003 SC:3333")
    assert names(made, blast(made, q(made, "7,7"))) == ["6,6", "7,7"]


def test_a_neighbor_that_falls_off_breaks_nothing() -> None:
    text = "class I\n 5 6 7\n 7 H2:0300 H2:0103 SC:3333/2\n 8 FR:1302 . E1:3001"
    made = parse(text)
    made.remove(q(made, "5,7"))
    assert made.tile[q(made, "5,8")] >= 0


def test_a_row_of_fragile_cargo_shatters_from_one_end() -> None:
    made = parse("class II\n 4 5 6 7\n 8 FR:0300 FR:0303 FR:2130 B2:1113")
    assert names(made, blast(made, q(made, "7,8"))) == ["4,8", "5,8", "6,8", "7,8"]


def test_a_small_meteor_on_an_exposed_connector_breaks_fragile_cargo_and_its_neighbors() -> None:
    m = flight("class I\n 5 6 7\n 7 FR:0300 FR:3110 SC:3333/2\n 8 . . E1:3001", card="I-10")
    events = m.fly("3 3, 1 1, 1 1, 1 1")  # column 6 from the front
    assert sorted(event.square for event in told(events, e.Destroyed)) == ["5,7", "6,7"]


def test_a_hit_on_plating_breaks_nothing_nearby() -> None:
    m = flight("class I\n 6 7 8\n 7 FR:0300 SC:3333/2 M3:0003\n 8 . E1:3001 .", card=PIRATES)
    events = m.fly("4 4, 4 4, 1 1")
    assert len(told(events, e.Bounced)) == 2 and not told(events, e.Destroyed)


def test_sabotage_beside_fragile_cargo_destroys_both() -> None:
    m = flight_of(3, "class I\n 6 7 8\n 7 FR:0300 SC:3333/2 H2:0003\n 8 . E1:3001 .", card="III-04")
    events = m.fly("3 4 4 4")
    assert [event.square for event in told(events, e.Destroyed)] == ["7,8", "6,7"]


def test_destroyed_and_fallen_off_are_counted_apart() -> None:
    """R-75."""
    text = "class III\n 3 4 5 6 7 8\n 7 H2:0300 B2:0303 EX:0303 FR:0303 SC:3333/2 H2:0003\n 8 . . . . E1:3001 ."
    m = flight(text, card=PIRATES)
    events = m.fly("1 1, 2 3, 1 1")
    assert [event.squares for event in told(events, e.FellOff)] == [("3,7",)]
    assert len(trucker(m, 0).destroyed) == 3 and len(trucker(m, 0).lost) == 4


# -- heavy cargo

PLATED = "class I\n 6 7 8\n 7 H2:0103 SC:3333/2 M3:0003\n 8 . E1:3001 ."


def test_a_large_meteor_bounces_off_plating() -> None:
    m = flight(PLATED, card="I-11")
    events = m.fly("4 4, 1 1, 4 4")
    assert [event.threat for event in told(events, e.Bounced)] == ["large meteor"] * 2


def test_a_heavy_shot_bounces_off_plating() -> None:
    m = flight(PLATED, card=PIRATES)
    assert [event.threat for event in told(m.fly("1 1, 4 4, 1 1"), e.Bounced)] == ["heavy shot"]


def test_cases_19_and_28_a_heavy_shot_on_a_connector_destroys_it_and_plating_turns_with_the_tile() -> None:
    m = flight(PLATED.replace("M3:0003", "M2:3003"), card=PIRATES)
    assert [event.square for event in told(m.fly("1 1, 4 4, 1 1"), e.Destroyed)] == ["8,7"]
    m = flight(PLATED.replace("M3:0003", "M2:0033"), card=PIRATES)
    assert told(m.fly("1 1, 4 4, 1 1"), e.Destroyed) == []


def test_a_small_meteor_on_an_exposed_connector_of_plating_destroys_it() -> None:
    m = flight(PLATED.replace("M3:0003", "M2:3003"), card="I-10")
    assert [event.square for event in told(m.fly("4 4, 1 1, 1 1, 1 1"), e.Destroyed)] == ["8,7"]


def test_an_explosion_ignores_plating() -> None:
    made = parse("class I\n 6 7 8\n 7 EX:0300 SC:3333 .\n 8 M3:0300 E1:3001 .")
    assert "6,8" in names(made, blast(made, q(made, "6,7")))


def test_cases_22_and_23_mass_weighs_after_the_aliens_bonus() -> None:
    two = parse("class II\n 6 7 8\n 6 M3:0300 CA:1211/b M1:1203\n 7 E1:0300 SC:3333 E1:0003")
    assert engine_strength(two, []) == 0
    none = parse("class II\n 6 7 8\n 6 M3:0300 CA:1211/b M1:1203\n 7 . SC:3333 .")
    assert engine_strength(none, []) == -4


def test_strength_zero_or_less_drops_out_in_open_space_without_moving() -> None:
    m = flight("class I\n 6 7 8\n 7 H2:0103 SC:3333/2 M3:0003\n 8 . E1:3001 .", card="I-05", places=[5])
    events = m.fly()
    assert told(events, e.LeftFlight) == [e.LeftFlight(0, "no engines")] and not told(events, e.Flew)


def test_a_negative_strength_is_worst_in_a_combat_zone() -> None:
    loaded = "class I\n 7 8\n 6 CA:1211/2 .\n 7 SC:3333/2 M3:0003"
    m = flight("class I\n 7\n 6 CA:1211/2\n 7 SC:3333/2", loaded, card="I-16", places=[0, -9])
    worst = [event.seat for event in told(m.fly(), e.WorstOff) if event.measure == "engine strength"]
    assert worst == [1]


def test_a_powered_engine_under_too_much_mass_still_costs_its_token() -> None:
    m = flight("class I\n 6 7 8\n 7 B2:0303/1 SC:3333/2 M3:0003\n 8 . E2:1000 .", card="I-05")
    m.fly()
    events = m.act(0, "power 7,8 from 6,7")
    assert told(events, e.StrengthDeclared)[0].strength == -1.0 and ship(m, 0).token_count() == 0


# -- radioactive cargo


def test_joined_radioactive_tiles_are_a_mistake() -> None:
    made = parse("class I\n 6 7 8\n 7 . SC:3333 RA:1013\n 8 . . RA:1212")
    assert faults(made) == ["The radioactive cargo at 8,7 is joined to radioactive cargo at 8,8."]


def test_smooth_sides_of_radioactive_tiles_may_touch() -> None:
    made = parse("class I\n 7 8\n 7 SC:3333 RA:0003\n 8 H2:3300 RA:0013")
    assert faults(made) == []


def test_cases_31_and_32_radiation_empties_batteries_and_cabins_around() -> None:
    made = parse("class II\n 6 7 8\n 6 . CA:1211 B2:0013\n 7 RA:0300 SC:3333 .\n 8 . E1:3001 .")
    charge(made)
    assert made.tokens[q(made, "8,6")] == 2 and livable(made) == []
    near = parse("class II\n 7 8 9\n 6 CA:1211 . B2:0030\n 7 SC:3333 RA:0013 .")
    charge(near)
    assert near.token_count() == 0


def test_no_alien_may_live_beside_radiation() -> None:
    made = parse("class II\n 6 7 8\n 6 RA:0100 CA:1211 LP:2202\n 7 . SC:3333 .")
    assert alien_cabins(made, PURPLE) == [] and len(boardings(made)) == 1
    apart = parse("class II\n 7 8\n 6 CA:1211 LP:2202\n 7 SC:3333 .")
    assert names(apart, alien_cabins(apart, PURPLE)) == ["7,6"]


def test_radiation_does_not_affect_goods() -> None:
    made = parse("class II\n 6 7 8\n 7 H2:0103 SC:3333 RA:0003")
    assert names(made, usable_holds(made)) == ["6,7"]
    assert q(made, "7,7") in irradiated(made)


def test_components_emptied_by_radiation_stay_empty() -> None:
    m = flight("class II\n 6 7 8 9\n 7 B2:0303 SC:3333/2 H2:0103 RA:0003\n 8 . E1:3001 . .", card=PIRATES)
    m.fly("1 1, 4 5, 1 1")
    assert ship(m, 0).token_count() == 0


# -- artifacts


def test_a_single_artifact_silences_its_row_or_turned_its_column() -> None:
    row = parse("class I\n 6 7\n 7 A1:3030<> SC:3333")
    column = parse("class I\n 6 7\n 7 A1:3030^v SC:3333")
    assert q(row, "7,7") in dead_zone(row) and q(row, "6,8") not in dead_zone(row)
    assert q(column, "7,7") not in dead_zone(column) and q(column, "6,8") in dead_zone(column)
    assert parse(write(row)).dump() == row.dump() and parse(write(column)).dump() == column.dump()


def test_cases_38_and_39_a_double_artifact_silences_both_across_gaps() -> None:
    made = parse("class II\n 6 7\n 7 A2:3030 SC:3333")
    zone = dead_zone(made)
    assert {q(made, "9,7"), q(made, "6,9"), q(made, "7,7")} <= zone and q(made, "7,8") not in zone


def test_engines_cannons_and_shields_in_the_zone_do_nothing() -> None:
    made = parse("class I\n 5 6 7 8 9\n 7 C1:0100< A1:0303<> SC:3333/2 SH:0013^> .\n 8 . . E1:3001 . .")
    assert cannon_halves(made, []) == 0 and shields(made, RIGHT) == []
    assert guns_against(made, q(made, "5,7"), 3) == ([], [])
    dead_engine = parse("class I\n 6 7 8\n 7 A1:0303<> SC:3333 E1:0003")
    assert engine_strength(dead_engine, []) == 0


def test_life_support_in_the_zone_supports_nobody() -> None:
    made = parse("class I\n 6 7 8\n 6 A1:0201<> CA:1211 LP:2202\n 7 . SC:3333 .")
    assert alien_cabins(made, PURPLE) == []


def test_a_hold_in_the_zone_takes_no_goods() -> None:
    made = parse("class I\n 6 7 8\n 7 A1:0303<> SC:3333 H2:0003")
    assert usable_holds(made) == []


def test_an_artifact_in_anothers_zone_is_a_mistake_even_one_way() -> None:
    made = parse("class I\n 6 7 8\n 7 A1:0303<> SC:3333 A1:0303^v")
    assert "The artifact at 8,7 lies in the dead zone of the one at 6,7." in faults(made)


def test_cases_44_and_45_a_zone_ends_at_once_with_its_artifact_and_leaves_things_empty() -> None:
    text = "class I\n 5 6 7 8 9\n 7 A1:0303<> H2:0103 SC:3333/2 SH:0013^> .\n 8 . . E1:3001 . ."
    made = parse(text)
    made.remove(q(made, "5,7"))
    assert shields(made, FRONT) == [q(made, "8,7")] and made.token_count() == 0


def test_a_square_in_two_zones_is_dead_until_both_are_gone() -> None:
    made = parse("class II\n 6 7 8\n 6 A1:0303<> CA:1211 .\n 7 . SC:3333 A1:0303^v")
    both = q(made, "8,6")
    made.remove(q(made, "6,6"))
    assert both in dead_zone(made)
    made.remove(q(made, "8,7"))
    assert both not in dead_zone(made)


def test_cases_27_and_47_a_dead_zone_does_not_affect_payloads() -> None:
    made = parse("class I\n 6 7 8\n 7 A1:0303<> SC:3333 M3:0003\n 8 . E1:3001 .")
    assert engine_strength(made, []) == 1 - 3
    keg = parse("class I\n 6 7 8\n 7 A1:0303<> SC:3333 EX:0003\n 8 . E1:3001 .")
    assert len(blast(keg, q(keg, "8,7"))) == 3


def test_a_ship_without_a_human_at_launch_leaves_before_the_first_card() -> None:
    m = building(1)
    m.state.heap.append(NUMBER["radioactive-9"])
    build(m, 0, "radioactive-9 at 8,7 turned 3")
    events = m.act(0, "finish 1")
    assert told(events, e.LeftFlight) == [e.LeftFlight(0, "no humans")] and not told(events, e.CardTurned)


def test_a_payload_cannot_be_set_aside() -> None:
    m = building(1)
    m.state.heap.append(NUMBER["radioactive-9"])
    hand(m, 0, "radioactive-9")
    with pytest.raises(IllegalAction, match="A payload cannot be set aside"):
        m.act(0, "set aside")
    m.act(0, "return")
    assert m.state.open == [NUMBER["radioactive-9"]]


def test_cases_14_and_36_a_mistake_removed_before_launch_triggers_nothing() -> None:
    m = building(1)
    m.state.heap += [NUMBER[name] for name in ("radioactive-9", "explosive-1", "fragile-12")]
    build(m, 0, "explosive-1 at 7,8 turned 0", "fragile-12 at 6,7 turned 1", "cannon-1 at 7,6 turned 1")
    m.act(0, "finish 1")
    m.act(0, "remove 7,6")
    assert trucker(m, 0).lost[0] == NUMBER["cannon-1"] and trucker(m, 0).destroyed == []
