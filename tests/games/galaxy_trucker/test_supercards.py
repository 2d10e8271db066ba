"""Missions expansion supercards. Test names carry the numbers of the cases they settle."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import SHIELDED, SHIP, at, dice, flight_of, options_of, ship, told, trucker
from tests.games.printed import FIRST, printed
from tests.games.refused import refused

from readyroom.core.chance import Chance
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.deck import CARDS, super_deck
from readyroom.games.galaxy_trucker.cards.supercards import SUPERCARDS, SuperCard
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.ship import parse
from readyroom.games.galaxy_trucker.ship.legality import bodies
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.fleets import segments_suffered, super_card
from readyroom.games.galaxy_trucker.steps.super_hits import alert, lines_of, shower

SMOOTH = "class I\n 7\n 6 C1:0010\n 7 SC:3333/2\n 8 E1:3200"
BARE = "class I\n 7\n 7 SC:3333/2"


def card(name: str) -> SuperCard:
    return super_card([one.id for one in CARDS].index(name))


def test_the_deck_has_26_supercards_and_23_of_them_without_robopolice() -> None:
    assert len(printed(SUPERCARDS)) == 26 and len(super_deck(FIRST)) == 23
    assert not any(CARDS[number].name == "Robopolice Raid" for number in super_deck(GAME.versions[-1]))
    assert len(GAME.catalog().supercards) == len(SUPERCARDS)


def test_a_step_is_written_down_with_the_id_of_its_card_since_numbers_move_when_adventures_come() -> None:
    m = flight_of(1, SHIP, card="BH-1")
    m.fly()
    assert [step["card"] for step in m.state.dump()["stack"] if "card" in step] == ["BH-1"]


# -- meteor shower and alert


def test_a_shower_comes_along_every_line_of_the_board() -> None:
    assert lines_of(parse(SHIP).board, 0) == [5, 6, 7, 8, 9]
    assert lines_of(parse("class IIIA\n 7\n 7 SC:3333").board, 1) == [11, 10, 9, 8, 7, 6, 5, 4, 3]
    wave = shower(card("MS-2"), parse(SHIP).board, (0,))
    assert wave.lines == (9, 8, 7, 6, 5, 9, 8, 7, 6, 5)


def test_without_exposed_connectors_a_shower_does_nothing() -> None:
    m = flight_of(1, "class I\n 6 7 8\n 6 . C1:0010 .\n 7 H2:0300 SC:3333/2 H2:0003\n 8 . E1:1000 .", card="MS-1")
    events = m.fly()
    assert not told(events, e.Destroyed) and told(events, e.Bounced)


def test_one_token_saves_one_of_two_connectors_in_the_order_of_impact() -> None:
    text = SHIELDED.replace("B2:1113/2", "B2:1113/1").replace("H3:0102", "H2:3300").replace("E1:3001v", "E1:3200v")
    m = flight_of(1, text, card="MS-1")
    m.fly()
    assert m.view(0).public.threat.square == "6,7"  # column 6 from the front comes first
    events = m.act(0, "shield 8,7")
    assert ship(m, 0).token_count() == 0
    assert [event.square for event in told(events, e.Destroyed)] == ["8,6", "8,7", "7,8"]  # from the right


def test_a_shield_lost_to_the_first_wave_does_not_help_against_the_second() -> None:
    m = flight_of(1, SHIELDED.replace("SH:0131^>", "SH:1212^>").replace("CA:1112/2", "CA:1212/2"), card="MS-1")
    m.fly()
    m.act(0, "suffer")  # column 8 from the front hits the shield itself
    assert ship(m, 0).tile[at(m, 0, "8,6")] < 0
    assert not any(option.startswith("shield") for option in options_of(m, 0))


def test_a_gap_from_the_front_can_expose_a_connector_for_a_later_meteor() -> None:
    m = flight_of(1, "class I\n 7 8\n 6 CA:2121/2 .\n 7 SC:3333/2 H2:0003", card="MS-1")
    events = m.fly()
    assert [event.square for event in told(events, e.Destroyed)] == ["7,6"]  # the front wave, column 7
    m = flight_of(1, "class I\n 7 8\n 6 CA:2121/2 .\n 7 SC:3333/2 .", card="MS-1")
    events = m.fly()
    assert [event.square for event in told(events, e.Destroyed)] == ["7,6", "7,7"]  # row 7, from the right


def test_a_shower_misses_an_empty_column() -> None:
    m = flight_of(1, SMOOTH, card="MS-1")
    assert len(told(m.fly(), e.Missed)) >= 4


def test_rows_of_a_meteor_alert_up_to_the_flights_level_are_played() -> None:
    assert len(alert(card("MA-1"), 2, (0,)).threats) == 3
    assert len(alert(card("MA-1"), 3, (0,)).threats) == 5


def test_an_arrow_with_a_die_needs_one_die() -> None:
    m = flight_of(1, SMOOTH, card="MA-1")
    m.fly("4")  # die 3 is set: column 7
    assert options_of(m, 0) == ["shoot -", "suffer"]
    events = m.act(0, "shoot -", luck=dice("1 1"))
    assert told(events, e.Rolled)[0].dice == (1, 1)


@pytest.mark.parametrize(("column", "shot"), [("6", True), ("5", False)])
def test_a_rear_cannon_shoots_into_the_next_column(column: str, shot: bool) -> None:
    stern = "C1:1000v . ." if column == "5" else ". C1:1000v ."
    m = flight_of(1, f"class I\n 5 6 7\n 7 B2:1311 H2:1312 SC:3333/2\n 8 {stern}", card="MA-3")
    m.fly("4" if shot else "4, 1 1")
    assert ("shoot -" in options_of(m, 0)) == shot


def test_a_front_cannon_shoots_only_its_own_column() -> None:
    m = flight_of(1, "class I\n 6 7\n 6 C1:0010^ .\n 7 H2:3300 SC:3333/2", card="MA-1")
    events = m.fly("4, 1 1")
    assert [event.square for event in told(events, e.Destroyed)] == ["7,7"]


def test_a_double_rear_cannon_needs_a_token() -> None:
    m = flight_of(1, "class I\n 7\n 7 SC:3333/2\n 8 C2:1000v", card="MA-3")
    events = m.fly("4, 1 1")
    assert [event.square for event in told(events, e.Destroyed)] == ["7,8"]


# -- black hole

TUG = """
class II
   5         6         7          8         9
6  .         C1:0210^  CA:1112/2  C1:0021^  .
7  H2:0300   B2:1311/2 SC:3333/2  H2:2123   C1:0001>
8  .         E1:1000   E1:1000    E1:2000   .
"""
"""Engine strength 3."""


def test_a_black_hole_takes_exactly_two_components_for_each_missing_point() -> None:
    m = flight_of(2, TUG, card="BH-1")  # strength 5 at level II, so four components
    m.fly()
    refused(m, 0, "declare", "exactly 4 components, and you have chosen 0")
    m.act(0, "jettison 5,7; jettison 9,7; jettison 6,6; jettison 8,6; declare")
    assert len(trucker(m, 0).lost) == 4 and trucker(m, 0).destroyed == []


def test_giving_up_more_components_than_points_are_missing_is_refused() -> None:
    m = flight_of(1, TUG, card="BH-1")  # strength 4 at level I, so two
    m.fly()
    m.act(0, "jettison 5,7; jettison 9,7; jettison 6,6")
    refused(m, 0, "declare", "exactly 2 components, and you have chosen 3")
    m.act(0, "retain 6,6; declare")
    assert len(trucker(m, 0).lost) == 2


def test_strong_engines_give_up_nothing() -> None:
    m = flight_of(1, TUG, card="BH-3")
    events = m.fly()
    assert told(events, e.StrengthDeclared)[0].strength == 3.0 and trucker(m, 0).lost == []


def test_nothing_else_may_fall_off_with_what_is_given_up() -> None:
    m = flight_of(2, TUG, card="BH-1")
    m.fly()
    assert "jettison 6,7" not in options_of(m, 0)
    refused(m, 0, "jettison 6,7", "nothing else may hang on it")


def test_a_token_may_be_used_before_its_battery_goes() -> None:
    text = TUG.replace("E1:2000", "E2:2000").replace("H2:0300", "B2:0300/1").replace("B2:1311/2", "B2:1311")
    m = flight_of(1, text, card="BH-2")  # strength 5; engines 2, and 4 with power
    m.fly()
    m.act(0, "power 8,8 from 5,7; jettison 5,7; jettison 9,7; declare")
    assert len(trucker(m, 0).lost) == 2


def test_an_engine_that_is_given_up_does_not_count() -> None:
    m = flight_of(1, TUG, card="BH-1")
    m.fly()
    m.act(0, "jettison 6,8")
    refused(m, 0, "declare", "exactly 4 components")


def test_an_alien_is_gone_with_its_life_support_before_strength_is_counted() -> None:
    text = "class II\n 6 7 8\n 6 . CA:1211/b LB:0203\n 7 H2:0103 SC:3333/2 H2:0003\n 8 . E1:3001 ."
    m = flight_of(1, text, card="BH-1")  # strength 4, engines 1 + 2
    m.fly()
    m.act(0, "jettison 8,6")
    refused(m, 0, "declare", "exactly 6 components")


def test_cases_76_and_77_heavy_cargo_given_up_makes_the_engines_stronger() -> None:
    m = flight_of(1, TUG.replace("C1:0001>", "M2:0301"), card="BH-1")  # strength 4, engines 3 - 2
    m.fly()
    refused(m, 0, "declare", "exactly 6 components")
    m.act(0, "jettison 9,7; jettison 5,7; declare")
    assert len(trucker(m, 0).lost) == 2
    m = flight_of(1, TUG.replace("C1:0001>", "M2:0301"), card="BH-3")  # strength 3: without the cargo none is needed
    m.fly()
    m.act(0, "jettison 9,7")
    refused(m, 0, "declare", "exactly 0 components, and you have chosen 1")


def test_a_ship_with_no_answer_to_a_black_hole_loses_everything() -> None:
    m = flight_of(3, BARE, card="BH-1")
    m.fly()
    assert options_of(m, 0) == ["concede"]
    events = m.act(0, "concede")
    assert told(events, e.LeftFlight) == [e.LeftFlight(0, "sucked in")] and len(trucker(m, 0).lost) == 1


def test_cases_4_and_79_what_is_given_up_neither_explodes_nor_shatters() -> None:
    text = TUG.replace("H2:0300", "EX:0300").replace("C1:0001>", "FR:0003")
    m = flight_of(1, text, card="BH-1")
    m.fly()
    m.act(0, "jettison 5,7; jettison 6,6; declare")
    assert len(trucker(m, 0).lost) == 2 and ship(m, 0).tile[at(m, 0, "9,7")] >= 0


TRAIN = """
class I
   5        6          7          8        9
7  H2:0300  B2:0303/2  SC:3333/2  ST:1303  E1:0003v
8  .        .          H2:3003    .        .
"""
"""Engine strength 1; the engine hangs on the module."""


def test_a_component_taken_back_must_be_attached_to_what_stays() -> None:
    m = flight_of(1, TRAIN, card="BH-3")  # strength 3, so four components
    m.fly()
    m.act(0, "jettison 9,7; jettison 8,7; jettison 5,7; jettison 6,7; jettison 7,8")
    assert [option for option in options_of(m, 0) if option.startswith("retain")] == [
        "retain 8,7", "retain 6,7", "retain 7,8",
    ]  # fmt: skip
    refused(m, 0, "retain 9,7", "only if what it hangs on stays too")
    m.act(0, "retain 8,7; retain 9,7")
    assert "declare" not in options_of(m, 0)  # the engine and the module are back: three chosen, four needed


def test_whatever_is_chosen_and_taken_back_the_ship_left_is_one_piece() -> None:
    m = flight_of(1, TRAIN, card="BH-3")
    m.fly()
    seen = set()
    todo = [m.state]
    while todo:
        s = todo.pop()
        step = s.stack[-1]
        assert isinstance(step, BlackHole)
        if (key := tuple(sorted(step.chosen))) in seen:
            continue
        seen.add(key)
        assert len(bodies(step.left(s))) == 1
        for action in GAME.legal(s, 0):
            if isinstance(action, (a.Jettison, a.Retain)):
                after = s.clone()
                GAME.apply(after, 0, action, Telling(Chance("black hole")))
                todo.append(after)
    assert len(seen) == 25  # 15 stretches of the row of five, 9 of them with the hold below or not, and that hold alone


def test_version_1_lets_a_ship_be_declared_in_two_pieces() -> None:
    m = flight_of(1, TRAIN, card="BH-3")
    m.state.version = 1
    m.fly()
    m.act(0, "jettison 9,7; jettison 8,7; jettison 5,7; jettison 6,7; jettison 7,8; retain 9,7; declare")
    assert len(bodies(ship(m, 0))) == 2 and GAME.flaws(m.state) == ()
    m.state.version = 2
    assert GAME.flaws(m.state) == ("Seat 0: The piece with 9,7 is not joined to the rest of the ship.",)


SILENCED = """
class I
   6        7          8
6  .        B2:0320/2  A1:0003^v
7  H2:0300  SC:3333/2  E2:0303v
"""


def test_choosing_an_artifact_revives_the_double_engine_it_silenced() -> None:
    m = flight_of(1, SILENCED, card="BH-3")  # strength 3; the engine has 2, so two components
    m.fly()
    assert not any(option.startswith("power") for option in options_of(m, 0))
    m.act(0, "jettison 8,6")
    assert "power 8,7 from 7,6" in options_of(m, 0)
    m.act(0, "power 8,7 from 7,6; jettison 6,7; declare")
    assert trucker(m, 0).flying and len(trucker(m, 0).lost) == 2


def test_version_1_silences_the_engine_until_the_artifact_is_gone() -> None:
    m = flight_of(1, SILENCED, card="BH-3")
    m.state.version = 1
    m.fly()
    m.act(0, "jettison 8,6")
    assert not any(option.startswith("power") for option in options_of(m, 0))


# -- fleets


@pytest.mark.parametrize(("points", "segments"), [(5, [0, 1, 2]), (6, [1, 2]), (8.5, [2]), (9, [])])
def test_the_robber_fleet_at_level_three(points: float, segments: list[int]) -> None:
    assert list(segments_suffered(card("FL-ROBBER"), 3, int(2 * points))) == segments


def test_equal_strength_is_enough_against_a_fleet() -> None:
    assert not segments_suffered(card("FL-PIRATE"), 2, 18)
    assert segments_suffered(card("FL-PIRATE"), 2, 17)


def test_a_forward_cannon_counts_half_against_the_robbers() -> None:
    m = flight_of(1, "class I\n 6 7 8\n 6 . C1:0010^ .\n 7 C1:0100< SC:3333/2 C1:0002>", card="FL-ROBBER")
    assert told(m.fly(), e.StrengthDeclared)[0].strength == 2.5


def test_an_alien_alone_has_no_strength() -> None:
    m = flight_of(1, "class I\n 7 8\n 6 CA:1211/p LP:2202\n 7 SC:3333/2 .", card="FL-ROBBER")
    assert told(m.fly(), e.StrengthDeclared)[0].strength == 0.0


def test_robbers_take_goods_then_tokens_then_nothing() -> None:
    m = flight_of(1, SHIP.replace("H3:0102", "H3:0102/y").replace("B2:1113/2", "B2:1113/1"), card="FL-ROBBER")
    events = m.fly()
    assert len(told(events, e.GoodLost)) == 1 and len(told(events, e.TokenLost)) == 1


def test_one_roll_hits_all_who_suffer_the_segment() -> None:
    m = flight_of(1, SHIP, SHIP, card="FL-PIRATE")
    events = m.fly("3 4, 1 1")
    assert len(told(events, e.Rolled)) == 2
    assert [(event.seat, event.square) for event in told(events, e.Destroyed)] == [(0, "7,5"), (1, "7,5")]


def test_losses_during_the_card_change_nothing_about_who_suffers() -> None:
    m = flight_of(2, SHIP, card="FL-PIRATE")
    events = m.fly("3 4, 1 1, 3 4")
    assert [event.square for event in told(events, e.Destroyed)] == ["7,5", "7,6"]


def test_at_level_one_only_the_first_line_of_a_fleet_matters() -> None:
    assert list(segments_suffered(card("FL-SLAVER"), 1, 0)) == [0]
    assert not segments_suffered(card("FL-SLAVER"), 1, 12)


# -- tactical zone


def test_cases_88_to_90_the_lowest_difference_suffers_and_of_equals_the_one_ahead() -> None:
    weak = "class II\n 7\n 6 C1:0010^\n 7 SC:3333/2"
    m = flight_of(1, weak, SHIP, card="TZ-A", places=[0, -2])
    events = m.fly()
    first = told(events, e.WorstOff)[0]
    assert (first.seat, first.measure) == (0, "crew minus cannon strength")  # 2 - 1 against 4 - 1
    m = flight_of(1, SHIP, SHIP, card="TZ-A", places=[0, -2])
    m.fly()
    m.act(0, "lose crew 7,6; lose crew 7,6")
    assert ship(m, 0).crew_count() == 2 and ship(m, 1).crew_count() == 4


def test_the_left_column_of_tz_a_at_level_three_takes_five_crew_and_five_days() -> None:
    left = card("TZ-A").columns[0]
    assert sum(segment.crew for segment in left.segments[:3]) == 5
    assert sum(segment.days for segment in left.segments[:3]) == 5


def test_an_alien_lost_in_the_left_column_does_not_count_in_the_right_one() -> None:
    friend = "class I\n 6 7\n 5 . C1:0010^\n 6 LP:0300 CA:1211/p\n 7 . SC:3333/2\n 8 . E1:3001v"
    m = flight_of(1, friend, SHIP, card="TZ-A", places=[-2, 0])
    m.fly()
    right = told(m.act(0, "lose crew 7,6"), e.WorstOff)
    # 1 - 1 against 1 - 1, so the one ahead suffers; with the alien it would be 1 - 3.
    assert [(event.seat, event.measure) for event in right] == [(1, "engine strength minus cannon strength")]


def test_a_token_counts_for_one_column() -> None:
    guns = SHIP.replace("C1:0010^", "C2:0010^")
    m = flight_of(1, guns, BARE, card="TZ-A", places=[0, -2])
    m.fly()
    m.act(0, "power 7,5 from 8,7")
    m.act(0, "lose crew 7,6; lose crew 7,6")  # 4 - 2 against 2 - 0: the one ahead suffers the left column
    assert "power 7,5 from 8,7" in options_of(m, 0)  # asked again in the right one


def test_negative_engine_strength_is_used() -> None:
    loaded = "class I\n 7 8\n 6 CA:1211/2 .\n 7 SC:3333/2 M3:0003"
    m = flight_of(1, "class I\n 7\n 6 CA:1211/2\n 7 SC:3333/2", loaded, card="TZ-C", places=[0, -9])
    events = m.fly("1 1")
    worst = [event.seat for event in told(events, e.WorstOff) if event.measure == "engine strength minus crew"]
    assert worst == [1]


def test_a_tactical_zone_with_one_ship_does_nothing() -> None:
    m = flight_of(1, SHIP, card="TZ-A")
    assert told(m.fly(), e.ZoneSkipped)


# -- special events


def test_nanobot_dust_drops_parts_with_many_exposed_connectors_and_case_15_destroys_nothing() -> None:
    m = flight_of(1, SHIP.replace("B2:1113/2", "EX:2103"), card="SE-NANOBOT")
    events = m.fly()
    assert not told(events, e.Destroyed)
    m = flight_of(2, SHIP, card="SE-NANOBOT")
    events = m.fly()
    assert told(events, e.FellOff)[0].squares == ("7,6", "8,7") and not told(events, e.Destroyed)
    assert told(events, e.FellOff)[1].squares == ("7,5",)


def test_static_dust_costs_days_and_tokens() -> None:
    m = flight_of(1, SHIP, card="SE-STATIC", places=[20])
    m.fly()
    assert trucker(m, 0).place == 13 and ship(m, 0).token_count() == 0  # 7 connectors: two full groups of 3


def test_the_creeping_plague_walks_over_other_components() -> None:
    apart = "class II\n 5 6 7\n 7 CA:0203/2 H3:0102 SC:3333/2"
    m = flight_of(1, apart, card="SE-CREEPING")
    m.fly()
    assert ship(m, 0).crew_count() == 2


def test_the_sneezing_plague_reaches_corners_and_takes_all_at_level_three() -> None:
    corner = "class II\n 6 7\n 6 CA:0013/2 .\n 7 H2:3300 SC:3333/2"
    m = flight_of(1, corner, card="SE-SNEEZING")
    m.fly()
    assert ship(m, 0).crew_count() == 2
    m = flight_of(3, corner, card="SE-SNEEZING")
    m.fly()
    assert ship(m, 0).crew_count() == 0


def test_the_acid_leak_hurts_cabins_joined_to_full_batteries() -> None:
    m = flight_of(2, SHIP, card="SE-ACID")
    events = m.fly()
    assert [event.cabin for event in told(events, e.CrewLost)] == ["7,7"] and ship(m, 0).token_count() == 1


def test_the_acid_leak_tells_every_token_it_takes() -> None:
    text = SHIP.replace("H3:0102", "B2:0303/2")
    m = flight_of(2, text, text.replace("B2:0303/2", "B2:0303/1"), card="SE-ACID")
    lost = told(m.fly(), e.TokenLost)
    assert [(event.seat, event.battery) for event in lost] == [(0, "6,7"), (0, "8,7"), (1, "8,7")]
    assert [ship(m, seat).token_count() for seat in (0, 1)] == [2, 2]


def test_shaken_couplings_drop_engines_joined_to_engines() -> None:
    twins = "class II\n 7 8\n 7 SC:3333/2 H2:0003\n 8 E1:3200 E1:0003"
    m = flight_of(3, twins, card="SE-COUPLINGS")
    assert told(m.fly(), e.FellOff)[0].squares == ("7,8", "8,8")
    m = flight_of(1, twins, card="SE-COUPLINGS")
    assert not told(m.fly(), e.FellOff)
