"""Strengths declared, crew and goods lost, and every kind of card (R-60 to R-64, R-80 to R-82, R-90 to R-99)."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.galaxy_trucker.builder import SHIP, at, dice, flight, flight_of, options_of, ship, told, trucker

from readyroom.core.errors import IllegalAction
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.goods import GOODS

BARE = "class I\n 7\n 7 SC:3333/2"
GUNS = """
class I
   5         6         7          8         9
5  _         _         C2:0010^   _         _
6  _         C1:0210^  CA:1112/2  C1:0021^  _
7  B2:0300/1 B2:1311/2 SC:3333/2  H2:2123   C1:0001>
"""
"""Cannon strength 2.5, and 4.5 with the double cannon."""
FOUR = GUNS.replace("C1:0001>", ".")
"""The same without the side cannon: 2, and 4."""
DOUBLE = """
class I
   6         7          8
7  B2:0303/1 SC:3333/2  E2:0303
8  .         E1:3001    .
"""
TRADER = """
class I
   5          6          7          8          9
7  .       H3:0102/yb    SC:3333/2  R1:2103/r  .
8  .          .          E1:3001    .          .
"""


# -- strengths


def test_tokens_come_from_any_battery_the_owner_likes() -> None:
    """R-60, R-64."""
    m = flight(GUNS, card="I-02")
    m.fly()
    assert options_of(m, 0) == ["declare", "power 7,5 from 5,7", "power 7,5 from 6,7"]


def test_a_double_engine_counts_two_when_powered() -> None:
    """R-61."""
    m = flight(DOUBLE, card="I-05", places=[0])
    m.fly()
    events = m.act(0, "power 8,7 from 6,7")
    assert told(events, e.StrengthDeclared) == [e.StrengthDeclared(0, "engine strength", 3.0)]
    assert trucker(m, 0).place == 3 and ship(m, 0).token_count() == 0


def test_only_spending_tokens_is_a_choice() -> None:
    """R-62."""
    m = flight(DOUBLE, card="I-05", places=[0])
    m.fly()
    m.act(0, "declare")
    assert trucker(m, 0).place == 1 and ship(m, 0).token_count() == 1


def test_a_token_counts_for_one_declaration() -> None:
    """R-62."""
    m = flight(DOUBLE.replace("B2:0303/1", "B2:0303/2"), card="I-05", places=[0])
    m.fly()
    m.act(0, "power 8,7 from 6,7")
    assert trucker(m, 0).place == 3
    m.card = "I-06"
    m.fly()
    m.act(0, "declare", luck=[])
    assert trucker(m, 0).place == 4 and ship(m, 0).token_count() == 1


def test_without_a_token_nobody_is_asked() -> None:
    m = flight(DOUBLE.replace("B2:0303/1", "B2:0303"), card="I-05", places=[0])
    m.fly()
    assert trucker(m, 0).place == 1


# -- crew and goods


def test_the_owner_picks_who_is_lost() -> None:
    """R-80."""
    m = flight(SHIP, card="I-18")
    m.fly()
    m.act(0, "accept")
    assert options_of(m, 0) == ["lose crew 7,6", "lose crew 7,7"]
    m.act(0, "lose crew 7,6; lose crew 7,7")
    assert [ship(m, 0).crew[at(m, 0, name)] for name in ("7,6", "7,7")] == [1, 1]


def test_a_player_with_too_few_loses_all() -> None:
    """R-80."""
    m = flight(BARE, card="I-01")
    events = m.fly()
    assert len(told(events, e.CrewLost)) == 2 and trucker(m, 0).left == "no humans"


def test_the_most_valuable_goods_go_first() -> None:
    """R-81."""
    m = flight(TRADER, card="I-02")
    events = m.fly()
    assert [event.good for event in told(events, e.GoodLost)] == ["red", "yellow"]
    assert ship(m, 0).goods() == [1, 0, 0, 0]


def test_among_equals_the_owner_picks() -> None:
    """R-81."""
    m = flight(TRADER.replace("R1:2103/r", "R1:2103/y").replace("/yb", "/yy"), card="I-02")
    m.fly()
    assert options_of(m, 0) == ["give good 6,7", "give good 8,7"]
    m.act(0, "give good 8,7")
    assert m.state.phase == "fly" and options_of(m, 0) == ["fly on", "give up"]
    assert ship(m, 0).cargo[at(m, 0, "6,7")] == (2,)


def test_missing_goods_are_paid_in_battery_tokens_and_then_not_at_all() -> None:
    """R-81."""
    m = flight(SHIP.replace("H3:0102", "H3:0102/b").replace("B2:1113/2", "B2:1113/1"), card="I-02")
    events = m.fly()
    assert len(told(events, e.GoodLost)) == 1 and len(told(events, e.TokenLost)) == 1
    m = flight(BARE, card="I-02")
    events = m.fly()
    assert not told(events, e.GoodLost) and not told(events, e.TokenLost)


def test_the_owner_picks_the_battery() -> None:
    """R-81."""
    m = flight(GUNS, card="I-02")
    m.fly()
    m.act(0, "declare")
    assert options_of(m, 0) == ["give token 5,7", "give token 6,7"]
    m.act(0, "give token 6,7; give token 5,7")
    assert ship(m, 0).token_count() == 1


def test_red_goods_only_in_special_holds_and_the_rest_stays_behind() -> None:
    """R-82."""
    m = flight(TRADER.replace("/yb", "").replace("/r", ""), card="I-13")
    m.fly()
    m.act(0, "land 1")
    assert options_of(m, 0) == ["depart", "stow red in 8,7"]
    m.act(0, "stow red in 8,7")
    events = m.act(0, "depart")
    assert told(events, e.GoodsLeft) == [e.GoodsLeft(0, ("red",))] and ship(m, 0).goods() == [0, 0, 0, 1]


def test_goods_may_be_rearranged_and_thrown_away_when_gaining() -> None:
    """R-82."""
    m = flight(TRADER.replace("R1:2103/r", "R1:2103/b"), card="I-13")
    m.fly()
    m.act(0, "land 1; unload blue from 8,7; stow red in 8,7; stow blue in 6,7; unload blue from 6,7; depart")
    assert ship(m, 0).cargo[at(m, 0, "8,7")] == (3,) and ship(m, 0).cargo[at(m, 0, "6,7")] == (2, 0)


def test_a_ship_without_holds_loads_nothing() -> None:
    m = flight(BARE, card="I-13")
    m.fly()
    assert told(m.act(0, "land 3"), e.GoodsLeft) == [e.GoodsLeft(0, ("yellow",))]


# -- cards


def test_open_space_moves_by_engine_strength_leader_first() -> None:
    """R-90."""
    m = flight(SHIP, DOUBLE, card="I-05", places=[4, 3])
    m.fly()
    m.act(1, "power 8,7 from 6,7")
    assert (trucker(m, 0).place, trucker(m, 1).place) == (5, 7)


def test_planets_are_chosen_in_order_and_one_ship_lands_on_each() -> None:
    """R-91."""
    m = flight(SHIP, SHIP, SHIP, card="I-14")
    m.fly()
    m.act(0, "land 2; depart")
    assert options_of(m, 1) == ["land 1", "decline"]
    assert [(one.planet, one.seat) for one in m.view(None).public.landings] == [(1, -1), (2, 0)]
    m.act(1, "land 1")
    events = m.act(1, "depart")  # no planet is free for the third
    assert [event.seat for event in told(events, e.Flew)] == [1, 0]


def test_days_are_lost_after_all_have_landed() -> None:
    """R-91."""
    m = flight(SHIP, SHIP, card="I-13", places=[5, 4])
    m.fly()
    m.act(0, "land 3; depart")
    assert trucker(m, 0).place == 5
    m.act(1, "decline")
    assert trucker(m, 0).place == 2  # two days, over the other rocket


def test_with_limited_goods_the_first_player_takes_what_the_bank_has() -> None:
    """C14."""
    m = flight(SHIP, SHIP, card="I-14")
    m.state.options = msgspec.structs.replace(m.state.options, goods="box")
    m.state.bank[:4] = [1, 0, 1, 0]
    m.fly()
    events = m.act(0, "land 1")  # a yellow, a green and two blue blocks
    assert told(events, e.GoodsShort) == [e.GoodsShort(0, ("green", "blue"))]
    m.act(0, "stow yellow in 6,7; depart")
    assert m.state.bank[:4] == [1, 0, 0, 0], "the blue block stays behind and returns to the bank"
    events = m.act(1, "land 2")
    assert all(blocks >= 0 for blocks in m.state.bank[:4])
    assert m.view(None).public.bank == dict(zip(GOODS, m.state.bank[:4], strict=True))


def test_without_a_limit_no_color_runs_out() -> None:
    """C14."""
    m = flight(SHIP, SHIP, card="I-14")
    m.state.bank[:4] = [0, 0, 0, 0]
    m.fly()
    assert not told(m.act(0, "land 1"), e.GoodsShort)
    m.act(0, "stow yellow in 6,7")
    assert ship(m, 0).goods()[2] == 1 and m.view(None).public.bank == {}


def test_the_first_who_wants_and_can_takes_the_abandoned_ship() -> None:
    """R-92."""
    m = flight(BARE, SHIP, SHIP, card="I-17")
    m.fly()
    assert m.to_act == (1,)  # the leader has too few crew
    m.act(1, "accept; lose crew 7,6; lose crew 7,6")  # the third can only come from the other cabin
    assert trucker(m, 1).credits == 4 and ship(m, 1).crew_count() == 1
    assert ship(m, 2).crew_count() == 4 and trucker(m, 1).place == -3


def test_declining_passes_the_offer_to_the_next_player() -> None:
    """R-92."""
    m = flight(SHIP, SHIP, card="I-18")
    m.fly()
    m.act(0, "decline")
    assert m.to_act == (1,)


def test_a_station_needs_crew_but_costs_none() -> None:
    """R-93."""
    m = flight(SHIP, SHIP.replace("H3:0102", "CA:0103/2").replace("B2:1113/2", "R1:1113"), card="I-19")
    m.fly()
    assert m.to_act == (1,)
    m.act(1, "accept; stow yellow in 8,7; depart")
    assert ship(m, 1).crew_count() == 6 and ship(m, 1).goods() == [0, 0, 1, 0] and trucker(m, 1).place == -3


def test_stardust_costs_a_day_for_each_exposed_connector() -> None:
    """R-94."""
    m = flight(SHIP, card="I-04", places=[10])
    m.fly()
    assert trucker(m, 0).place == 3


def test_meteors_come_in_their_order_and_the_leader_rolls() -> None:
    """R-95."""
    m = flight(SHIP, SHIP, card="I-09", places=[0, 3])
    rolls = told(m.fly("6 6, 6 6, 6 6"), e.Rolled)
    assert [(roll.seat, roll.threat, roll.side) for roll in rolls] == [
        (1, "large meteor", "front"), (1, "small meteor", "left"), (1, "small meteor", "right"),
    ]  # fmt: skip


def test_an_enemy_that_is_beaten_spares_those_behind() -> None:
    """R-96."""
    m = flight(GUNS, SHIP, card="I-02")
    m.fly()
    m.act(0, "power 7,5 from 5,7")
    assert options_of(m, 0) == ["accept", "decline"]
    events = m.act(0, "decline")
    assert not told(events, e.EnemyMet) and trucker(m, 0).place == 0


def test_a_draw_sends_the_enemy_on_to_the_next() -> None:
    """R-96."""
    m = flight(FOUR, SHIP.replace("H3:0102", "H3:0102/yy"), card="I-02")
    m.fly()
    events = m.act(0, "power 7,5 from 5,7")
    met = told(events, e.EnemyMet)
    assert [(event.seat, event.result) for event in met] == [(0, "even"), (1, "lost")]
    assert len(told(events, e.GoodLost)) == 2


def test_half_a_point_wins() -> None:
    """R-96."""
    m = flight(GUNS, card="I-02")
    m.fly()
    events = m.act(0, "power 7,5 from 5,7")
    assert told(events, e.StrengthDeclared)[0].strength == 4.5
    assert told(events, e.EnemyMet)[0].result == "won"


def test_an_enemy_that_two_tokens_would_beat_is_not_beaten_with_one() -> None:
    """R-96: A ship that could reach 5 with two tokens, but has one, declares 4 and draws."""
    m = flight(GUNS.replace("C1:0001>", "C2:2021>").replace("B2:1311/2", "B2:1311"), card="I-02")
    m.fly()
    events = m.act(0, "power 7,5 from 5,7")
    assert told(events, e.StrengthDeclared)[0].strength == 4.0
    assert told(events, e.EnemyMet)[0].result == "even"


def test_slavers_take_crew_from_a_weaker_ship() -> None:
    """R-96."""
    m = flight(SHIP, card="I-01")
    m.fly()
    m.act(0, "lose crew 7,6; lose crew 7,6")  # and one of the two others goes without asking
    assert ship(m, 0).crew_count() == 1


def test_the_reward_costs_days_and_both_may_be_declined() -> None:
    """R-96."""
    m = flight(GUNS, card="I-02", places=[5])
    m.fly()
    m.act(0, "power 7,5 from 5,7")
    m.act(0, "accept; stow yellow in 8,7; depart")
    assert trucker(m, 0).place == 4 and ship(m, 0).goods() == [0, 0, 1, 0]


def test_pirates_shoot_at_all_losers_together_after_the_fight() -> None:
    """R-96."""
    m = flight(SHIP, SHIP, card="I-03")
    events = m.fly("6 6, 3 4, 6 6")
    assert len(told(events, e.Rolled)) == 3 and {event.seat for event in told(events, e.Rolled)} == {0}
    assert [(event.seat, event.square) for event in told(events, e.Destroyed)] == [(0, "7,5"), (1, "7,5")]


def test_pirates_do_not_shoot_at_those_who_were_not_beaten() -> None:
    """R-96."""
    m = flight(SHIP, GUNS.replace("CA:1112/2", "CA:1112/p"), card="I-03")
    m.fly()
    m.act(1, "power 7,5 from 5,7")
    events = m.act(1, "decline", luck=dice("3 4, 6 6, 6 6"))
    assert {event.seat for event in told(events, e.Destroyed)} == {0}


def test_a_combat_zone_hits_the_lowest_player_line_by_line() -> None:
    """R-97."""
    m = flight(SHIP, DOUBLE, card="I-16", places=[0, -2])
    m.fly()
    events = m.act(1, "power 8,7 from 6,7")
    assert [(event.seat, event.measure) for event in told(events, e.WorstOff)] == [(0, "engine strength")]
    assert trucker(m, 1).place == -5  # it has fewer crew: the first line cost three days


def test_in_a_tie_the_ship_farther_ahead_suffers() -> None:
    """R-97."""
    m = flight(SHIP, SHIP, card="I-16", places=[0, -2])
    events = m.fly()
    assert [(event.seat, event.measure) for event in told(events, e.WorstOff)] == [(0, "crew"), (1, "engine strength")]


def test_the_order_is_determined_again_for_each_line() -> None:
    """R-97: The first line drops the leader behind, so that the other one is farther ahead on the second."""
    m = flight(SHIP, SHIP, card="I-16", places=[0, -2])
    m.fly()
    assert m.state.order() == [1, 0]


def test_a_lone_ship_skips_the_card() -> None:
    """R-97."""
    m = flight(SHIP, card="I-16")
    assert told(m.fly(), e.ZoneSkipped)


def test_shots_of_a_combat_zone_are_rolled_by_the_one_they_hit() -> None:
    """R-97."""
    m = flight(SHIP, BARE, card="I-16", places=[0, -2])
    events = m.fly("3 4, 6 6")
    assert [event.seat for event in told(events, e.Rolled)] == [1, 1]


def test_an_epidemic_takes_one_from_every_joined_pair_of_cabins() -> None:
    """R-98."""
    m = flight_of(2, SHIP, card="II-05")
    events = m.fly()
    assert [event.cabin for event in told(events, e.CrewLost)] == ["7,6", "7,7"] and ship(m, 0).crew_count() == 2


def test_all_cabins_are_judged_at_once() -> None:
    """R-98."""
    text = SHIP.replace("CA:1112/2", "CA:1112/1").replace("H3:0102", "CA:0103/1")
    m = flight_of(2, text, card="II-05")
    m.fly()
    assert ship(m, 0).crew_count() == 1


def test_sabotage_finds_the_ship_with_the_fewest_crew() -> None:
    """R-99."""
    m = flight_of(3, SHIP, BARE, card="III-04", places=[0, -4])
    events = m.fly("1 1 1 1, 1 1 1 1, 1 1 1 1")
    assert told(events, e.WorstOff) == [e.WorstOff(1, "crew")]
    assert [event.found for event in told(events, e.SabotageTried)] == [False, False, False]


def test_a_component_that_is_found_is_destroyed_and_the_search_ends() -> None:
    """R-99."""
    m = flight_of(3, SHIP, card="III-04")
    events = m.fly("1 1 1 1, 3 4 3 3")
    assert [event.square for event in told(events, e.Destroyed)] == ["7,6"]
    assert [event.squares for event in told(events, e.FellOff)] == [("7,5",)]


def test_sabotage_reaches_the_foremost_row_of_a_board() -> None:
    """R-99."""
    m = flight_of(3, "class II\n 7\n 4 C2:0130\n 5 ST:1303\n 6 CA:2121/2\n 7 SC:3333/2", card="III-04")
    assert [event.square for event in told(m.fly("3 4 2 2"), e.Destroyed)] == ["7,4"]


def test_sabotage_hits_a_lone_ship_too() -> None:
    """C7."""
    m = flight_of(3, SHIP, card="III-04")
    assert told(m.fly("1 1 1 1, 1 1 1 1, 1 1 1 1"), e.WorstOff)


def test_decisions_of_another_seat_are_refused() -> None:
    m = flight(SHIP, SHIP, card="I-13")
    m.fly()
    with pytest.raises(IllegalAction, match="It is not your turn to decide"):
        m.act(1, "land 1")
