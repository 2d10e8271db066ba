"""Order and movement (R-50 to R-54), leaving (R-100 to R-102), and the accounts (R-110 to R-115)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import SHIP, at, building, flight, flight_of, options_of, ship, told, trucker

from readyroom.core.chance import Chance
from readyroom.core.struct import Moment
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.goods import BLUE, RED
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.options import Orders
from readyroom.games.galaxy_trucker.wreckage import move

BARE = "class I\n 7\n 7 SC:3333/2"


def t() -> Telling:
    return Telling(Chance("nothing is rolled"))


def test_a_rocket_counts_only_free_spaces() -> None:
    """R-50, R-51."""
    m = flight(SHIP, SHIP, SHIP, card="I-05", places=[0, -2, -3])
    move(m.state, 2, 2, t())
    assert trucker(m, 2).place == 1  # -2 and 0 are taken


def test_losing_days_skips_taken_spaces_too() -> None:
    """R-51."""
    m = flight(SHIP, SHIP, SHIP, card="I-05", places=[0, -1, -3])
    move(m.state, 0, -2, t())
    assert trucker(m, 0).place == -4


def test_occupied_spaces_count_around_the_circle() -> None:
    """R-51."""
    m = flight(SHIP, SHIP, card="I-05", places=[39, 0])
    move(m.state, 0, 1, t())
    assert trucker(m, 0).place == 41


def test_a_ship_that_left_takes_no_space() -> None:
    """R-51."""
    m = flight(SHIP, SHIP, card="I-05", places=[0, -1])
    trucker(m, 0).flying = False
    move(m.state, 1, 1, t())
    assert trucker(m, 1).place == 0


def test_the_leader_turns_the_card() -> None:
    """R-52."""
    m = flight(SHIP, SHIP, card="I-05", places=[3, 8])
    assert told(m.fly(), e.CardTurned) == [e.CardTurned(1, "I-05")]


def test_open_space_is_flown_in_flight_order() -> None:
    """R-52."""
    m = flight(SHIP, SHIP, card="I-05", places=[0, 1])
    assert [event.seat for event in told(m.fly(), e.Flew)] == [1, 0]
    assert (trucker(m, 0).place, trucker(m, 1).place) == (1, 2)


def test_the_rearmost_loses_days_first() -> None:
    """R-53."""
    m = flight(SHIP, SHIP, card="I-04", places=[5, 4])
    events = told(m.fly(), e.Flew)
    assert [event.seat for event in events] == [1, 0]
    assert (trucker(m, 0).place, trucker(m, 1).place) == (-2, -3)


def test_the_flight_ends_with_the_last_card() -> None:
    """R-54."""
    m = flight(SHIP, SHIP, card="I-05", last=True)
    assert told(m.fly(), e.FlightEnded) == [e.FlightEnded((0, 1))]
    assert m.outcome is not None


def test_the_moment_is_named_after_the_card_and_finally_the_end() -> None:
    m = flight(SHIP, SHIP, card="I-13", last=True)
    assert GAME.moment(m.state) == Moment(1, None, "Flight I")
    m.fly()
    assert GAME.moment(m.state) == Moment(1, None, "Flight I: Planets")
    m.act(0, "decline")
    m.act(1, "decline")
    assert GAME.moment(m.state) == Moment(1, None, "The end")


def test_the_flight_ends_when_nobody_is_left() -> None:
    """R-54."""
    m = flight(SHIP, SHIP, card="I-05")
    m.act(0, "give up")
    events = m.act(1, "give up")
    assert told(events, e.FlightEnded) == [e.FlightEnded(())] and m.outcome is not None


def test_a_ship_may_give_up_between_cards() -> None:
    """R-100."""
    m = flight(SHIP, SHIP, card="I-05")
    assert options_of(m, 0) == ["fly on", "give up"]
    m.act(1, "give up")
    m.card = "I-05"
    m.fly()
    assert m.state.order() == [0] and trucker(m, 1).left == "gave up"


def test_standing_orders_can_answer_between_cards() -> None:
    """R-100."""
    m = flight(SHIP, SHIP, card="I-05")
    m.give_orders(0, Orders(fly_on=True))
    assert m.to_act == (1,)


def test_without_engines_open_space_is_the_end() -> None:
    """R-101."""
    m = flight(SHIP, BARE, card="I-05")
    assert told(m.fly(), e.LeftFlight) == [e.LeftFlight(1, "no engines")]


def test_aliens_alone_cannot_fly() -> None:
    """R-101."""
    m = flight(SHIP, "class I\n 7 8\n 6 CA:1211/p LP:2202\n 7 SC:3333 E1:0003", card="I-04")
    assert told(m.fly(), e.LeftFlight) == [e.LeftFlight(1, "no humans")]


def test_a_ship_that_loses_its_last_human_stays_until_the_card_is_done() -> None:
    """C18."""
    m = flight(SHIP, BARE, card="I-16", places=[0, -2])
    events = m.fly("1 1, 1 1")
    names = [type(event).__name__ for event in events]
    assert names.index("LeftFlight") > names.index("Rolled")
    assert trucker(m, 1).left == "no humans"


def test_a_lapped_ship_leaves_when_the_card_is_finished() -> None:
    """R-101."""
    m = flight(SHIP, SHIP, card="I-04", places=[50, 10])
    assert told(m.fly(), e.LeftFlight) == []
    m = flight(SHIP, SHIP, card="I-05", places=[51, 8])
    assert told(m.fly(), e.LeftFlight) == [e.LeftFlight(1, "lapped")]


def test_a_full_circle_ahead_is_not_more_than_a_circle() -> None:
    """C8."""
    m = flight(SHIP, SHIP, card="I-05", places=[39, 0])
    m.fly()
    assert trucker(m, 0).place - trucker(m, 1).place <= 40 and trucker(m, 1).flying


def test_later_cards_ignore_a_ship_that_left() -> None:
    """R-102."""
    m = flight(SHIP, SHIP, card="I-04")
    m.act(1, "give up")
    m.card = "I-04"
    assert {event.seat for event in told(m.fly(), e.Flew)} == {0}


def test_a_ship_that_left_gets_half_for_its_goods_rounded_up_and_nothing_else() -> None:
    """R-102."""
    m = flight(SHIP, SHIP.replace("H3:0102", "H3:0102/yb").replace("yb", "yyb"), card="I-05", last=True)
    m.act(1, "give up")
    bill = told(m.act(0, "fly on", luck=[0]), e.Billed)[1]
    assert (bill.finishing, bill.best_looking, bill.goods) == (0, 0, 4)


def test_finishing_pays_4_3_2_1_times_the_level() -> None:
    """R-110."""
    m = flight(SHIP, SHIP, SHIP, SHIP, card="I-05", last=True)
    assert [bill.finishing for bill in told(m.fly(), e.Billed)] == [4, 3, 2, 1]
    m = flight_of(3, SHIP, SHIP, card="I-05", last=True)
    assert [bill.finishing for bill in told(m.fly(), e.Billed)] == [12, 9]


def test_only_ships_that_arrive_count_for_the_order() -> None:
    """R-110."""
    m = flight(SHIP, SHIP, SHIP, card="I-05", last=True)
    m.act(0, "give up")
    m.act(1, "fly on")
    assert [bill.finishing for bill in told(m.act(2, "fly on", luck=[0]), e.Billed)] == [0, 4, 3]


def test_the_best_looking_ships_all_get_the_full_reward() -> None:
    """R-111."""
    neat = "class I\n 7\n 6 C1:0010\n 7 SC:3333/2\n 8 E1:3001"
    m = flight(neat, SHIP, neat, card="I-05", last=True)
    assert [bill.best_looking for bill in told(m.fly(), e.Billed)] == [2, 0, 2]
    m = flight_of(2, neat, SHIP, card="I-05", last=True)
    assert [bill.best_looking for bill in told(m.fly(), e.Billed)] == [4, 0]


def test_a_ship_that_left_is_not_compared() -> None:
    """R-111."""
    m = flight("class I\n 7\n 6 C1:0010\n 7 SC:3333/2\n 8 E1:3001", SHIP, card="I-05", last=True)
    m.act(0, "give up")
    assert [bill.best_looking for bill in told(m.act(1, "fly on", luck=[0]), e.Billed)] == [0, 2]


def test_goods_are_sold() -> None:
    """R-112."""
    m = flight(SHIP.replace("H3:0102", "H3:0102/ygb"), card="I-05", last=True)
    assert told(m.fly(), e.Billed)[0].goods == 3 + 2 + 1
    assert ship(m, 0).goods()[RED] == 0 and ship(m, 0).goods()[BLUE] == 1


@pytest.mark.parametrize(("level", "cap"), [(1, 5), (2, 8), (3, 11)])
def test_losses_cost_a_credit_each_up_to_the_cap_of_the_class(level: int, cap: int) -> None:
    """R-113."""
    text = SHIP.replace("class I", f"class {'I' * level}")
    m = flight_of(level, text, card="I-05", last=True)
    trucker(m, 0).credits = 40
    trucker(m, 0).lost = [NUMBER[f"cannon-{n}"] for n in range(2, 20)]
    bill = told(m.fly(), e.Billed)[0]
    assert (bill.lost, bill.paid) == (18, cap)
    m = flight_of(level, text, card="I-05", last=True)
    trucker(m, 0).credits = 40
    trucker(m, 0).lost = [NUMBER["cannon-2"], NUMBER["cannon-3"]]
    assert told(m.fly(), e.Billed)[0].paid == 2


def test_class_iiia_has_no_cap() -> None:
    """C6."""
    m = flight_of(3, "class IIIA\n 7 8\n 7 SC:3333/2 E1:0003", card="I-05", last=True)
    trucker(m, 0).credits = 40
    trucker(m, 0).lost = [NUMBER[f"cannon-{n}"] for n in range(2, 20)]
    assert told(m.fly(), e.Billed)[0].paid == 18


def test_nobody_goes_into_debt() -> None:
    """R-114."""
    m = flight(BARE, BARE, card="I-05", last=True)
    trucker(m, 0).lost = [NUMBER["cannon-2"], NUMBER["cannon-3"]]
    bill = told(m.fly(), e.Billed)[0]
    assert (bill.paid, bill.credits, trucker(m, 0).credits) == (0, 0, 0)


def test_rewards_come_before_losses() -> None:
    """R-114."""
    m = flight(SHIP, card="I-05", last=True)
    trucker(m, 0).lost = [NUMBER["cannon-2"], NUMBER["cannon-3"]]
    assert told(m.fly(), e.Billed)[0].credits == 4 + 2 - 2


def test_everyone_with_a_credit_wins_and_the_richest_wins_most() -> None:
    """R-115."""
    m = flight(SHIP, SHIP, BARE, card="I-05", last=True)
    ended = told(m.fly(), e.GameEnded)[0]
    assert ended.winners == (0, 1) and ended.richest == (0,)
    assert m.outcome is not None and m.outcome.ranking == (1, 2, 3)


def test_credits_stay_from_flight_to_flight() -> None:
    m = building(1, flights="I-I")
    m.act(0, "finish 1")
    while m.state.flight == 0:
        m.act(0, m.legal(0)[0])
    assert m.state.phase == "build" and len(m.state.bills) == 1
    assert trucker(m, 0).credits == m.state.bills[0][5]


def test_a_flight_leaves_nothing_on_the_ships_of_the_next() -> None:
    m = building(1, flights="I-I")
    m.act(0, "finish 1")
    while m.state.flight == 0:
        m.act(0, m.legal(0)[0])
    assert ship(m, 0).crew_count() == 0 and ship(m, 0).squares() == [at(m, 0, "7,7")]
