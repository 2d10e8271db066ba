"""The mission rules and all missions. Test names carry the numbers of the cases they settle."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import (
    SHIP,
    Position,
    bills,
    build,
    building,
    dice,
    hand,
    launch,
    load,
    mission_flight,
    options_of,
    ship,
    start_mission,
    told,
    trucker,
)
from tests.games.refused import refused

from readyroom.core.chance import Chance
from readyroom.core.errors import BadOptions
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards import missions as ms
from readyroom.games.galaxy_trucker.cards.deck import BASE_CARDS, CARDS
from readyroom.games.galaxy_trucker.cards.missions import BET_NUMBER, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.tiles import FRAGILE, KIND, NUMBER, payloads
from readyroom.games.galaxy_trucker.missions.conditions import bet_holds, directive_holds
from readyroom.games.galaxy_trucker.missions.escort import meet_client
from readyroom.games.galaxy_trucker.missions.payments import mirrored_pairs
from readyroom.games.galaxy_trucker.setup import clear_away
from readyroom.games.galaxy_trucker.ship import parse, write
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.accounts import Accounts
from readyroom.games.galaxy_trucker.steps.flight import Flight
from readyroom.games.galaxy_trucker.steps.losses import die
from readyroom.games.galaxy_trucker.steps.missions import offer_missions

# -- the frame


def test_missions_start_with_20_credits_and_need_two_players() -> None:
    m = building(2, missions=True)
    assert [trucker(m, seat).credits for seat in (0, 1)] == [20, 20]
    with pytest.raises(BadOptions, match="two to four players"):
        building(1, missions=True)


def test_agreement_chooses_the_mission() -> None:
    m = building(3, missions=True)
    name = MISSIONS[m.state.offered[1]].id
    for seat in (0, 1, 2):
        events = m.act(seat, f"wish {name}")
    assert told(events, e.MissionChosen) == [e.MissionChosen(name, "agreed")]


def test_agreement_on_one_to_drop_leaves_two() -> None:
    m = building(2, missions=True)
    one, two, three = (MISSIONS[mission].id for mission in m.state.offered)
    m.act(0, f"wish {one}")
    m.act(1, f"wish {two}")
    m.act(0, f"drop {three}")
    events = m.act(1, f"drop {three}")
    chosen = told(events, e.MissionChosen)[0]
    assert chosen.how == "one dropped" and chosen.mission in (one, two)


def test_no_agreement_leaves_it_to_chance() -> None:
    m = building(2, missions=True)
    one, two, _ = (MISSIONS[mission].id for mission in m.state.offered)
    m.act(0, f"wish {one}")
    m.act(1, f"wish {two}")
    m.act(0, f"drop {one}")
    assert told(m.act(1, f"drop {two}"), e.MissionChosen)[0].how == "at random"


def test_no_mission_is_offered_twice_until_the_deck_runs_out() -> None:
    s: State = building(2, missions=True).state
    seen = [*s.offered]
    for _ in range(4):
        offer_missions(s, Telling(Chance(str(len(seen)))))
        seen += s.offered
    assert len(MISSIONS) == 16 and len(seen) == len(set(seen)) == 15
    offer_missions(s, Telling(Chance("again")))
    assert len(s.offered) == 3


def test_more_than_20_credits_win() -> None:
    m = mission_flight(ms.HEAVY_DUTY, 1, SHIP, "class I\n 7\n 7 SC:3333/2")
    ended = told(m.fly(), e.GameEnded)[0]
    assert [trucker(m, seat).credits for seat in (0, 1)] == [26, 20]
    assert ended.winners == (0,)


def test_payloads_leave_the_warehouse_after_the_flight() -> None:
    m = start_mission(ms.HEAVY_DUTY)
    assert len(m.state.crates) == 10
    clear_away(m.state)
    assert not m.state.crates and m.state.payloads == payloads(m.state.version)


def test_payloads_are_drawn_by_their_backs_and_count_as_takes() -> None:
    m = start_mission(ms.HEAVY_DUTY)
    events = m.act(0, "draw payload")
    assert KIND[NUMBER[told(events, e.TileDrawn)[0].tile]] == KIND[NUMBER["heavy1-1"]]
    assert m.state.takes == 2  # of three


def test_the_first_card_is_never_a_supercard() -> None:
    s: State = start_mission(ms.CLUB_GOLD, flights="II").state
    assert sum(card >= BASE_CARDS for card in s.deck()) == 4
    for seed in range(20):
        assert CARDS[Flight().turn_card(s.clone(), Telling(Chance(str(seed))))].level == 2


# -- beverage run


def test_two_crates_fill_the_places_for_tiles_set_aside() -> None:
    m = start_mission(ms.BEVERAGE)
    assert [KIND[tile] for tile in trucker(m, 0).aside] == [FRAGILE, FRAGILE]
    hand(m, 0, "cannon-1")
    refused(m, 0, "set aside", "already set two tiles aside")
    m.act(0, "return")
    crate = next(option for option in options_of(m, 0) if option.startswith("unpack"))
    m.act(0, crate)
    assert "return" not in options_of(m, 0) and "set aside" in options_of(m, 0)


def test_a_crate_that_was_not_built_in_is_lost() -> None:
    m = start_mission(ms.BEVERAGE)
    crates = list(trucker(m, 0).aside)
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    assert trucker(m, 0).lost[:2] == crates


CRATES = "class I\n 6 7 8\n 7 FR:0300 SC:3333/2 FR:0213\n 8 . E1:3001 ."


def test_a_crate_buys_a_ship_out_of_a_supercard_and_breaks_no_other() -> None:
    m = mission_flight(ms.BEVERAGE, 1, CRATES, SHIP, card="SE-STATIC", last=False, places=[20, 10])
    m.fly()
    assert options_of(m, 0) == ["jettison 6,7", "jettison 8,7", "decline"]
    m.act(0, "jettison 6,7")
    assert trucker(m, 0).place == 20 and trucker(m, 1).place < 10
    assert len(trucker(m, 0).lost) == 1 and trucker(m, 0).destroyed == []


def test_a_zone_that_one_of_two_skips_does_nothing() -> None:
    m = mission_flight(ms.BEVERAGE, 1, CRATES, SHIP, card="TZ-A", last=False)
    m.fly()
    assert told(m.act(0, "jettison 6,7"), e.ZoneSkipped)


# -- the others


def test_archaeology_fines_what_was_destroyed_and_pays_for_nothing_lost() -> None:
    m = mission_flight(ms.ARCHAEOLOGY, 1, SHIP, SHIP)
    trucker(m, 0).destroyed = [NUMBER["artifact-1"]]
    trucker(m, 0).lost = [NUMBER["artifact-1"], NUMBER["artifact-2"]]
    first = bills(m)[0]
    assert (first.mission, first.penalty, first.paid) == (0, 2, 2)


def test_pairs_match_by_kind_and_not_by_the_way_they_point() -> None:
    pair = parse("class I\n 5 7 9\n 7 . SC:3333 .\n 8 C1:0001> . C1:0010^")
    assert mirrored_pairs(pair) == 1
    assert mirrored_pairs(parse("class I\n 5 7 9\n 7 . SC:3333 .\n 8 B2:0003 . B3:0201")) == 1
    assert mirrored_pairs(parse("class I\n 5 7 9\n 7 . SC:3333 .\n 8 E1:1000 . E2:1000")) == 0


def test_empty_squares_make_no_pair_and_looks_pay_nothing() -> None:
    m = mission_flight(ms.DESIGN, 1, "class I\n 7\n 7 SC:3333/2\n 8 E1:3001", SHIP)
    first = bills(m)[0]
    assert (first.mission, first.best_looking) == (0, 0)


def test_losing_nothing_earns_a_stamp_even_with_tokens_spent() -> None:
    m = mission_flight(
        ms.CLUB_GOLD, 1, "class I\n 7\n 6 C1:0010\n 7 SC:3333/2\n 8 E1:1000", SHIP, card="MA-1", last=False
    )
    m.fly("1, 1 1")
    assert trucker(m, 0).stamps == 1
    m = mission_flight(ms.CLUB_GOLD, 1, SHIP, SHIP, card="SE-STATIC", last=False)
    m.fly()
    assert trucker(m, 0).stamps == 0


def test_a_zone_with_one_ship_gives_no_stamp_and_does_not_count() -> None:
    m = mission_flight(ms.CLUB_GOLD, 1, SHIP, card="TZ-A", last=False)
    m.fly()
    assert trucker(m, 0).stamps == 0 and m.state.supers_met == 0


def test_only_the_drawn_payload_is_in_the_warehouse() -> None:
    m = start_mission(ms.DIRECTIVES)
    assert len(m.state.directives) == 3 and len(m.state.crates) == 3
    assert {KIND[tile] for tile in m.state.crates} == {ORDERS[m.state.directives[0]].adds}


def test_easy_peasy_puts_its_supercards_in_the_unknown_pile() -> None:
    m = start_mission(ms.EASY_PEASY, flights="II")
    sizes = [sum(card >= BASE_CARDS for card in pile) for pile in m.state.piles]
    assert sizes == [0, 0, 0, 2] and len(m.state.deck()) == 11


def test_experiments_pay_by_kinds() -> None:
    m = mission_flight(ms.EXPERIMENTS, 1, SHIP, SHIP, card="II-05")
    load(m, 0, "explosive-1 5,7", "explosive-2 5,8", "fragile-1 8,6")
    load(m, 1, "artifact-1 5,7", "artifact2-1 5,8")
    assert [bill.mission for bill in bills(m)] == [5, 2]


def test_heavy_duty_pays_by_mass_and_everyone_with_the_most() -> None:
    m = mission_flight(ms.HEAVY_DUTY, 3, SHIP, SHIP, card="II-05")
    for seat in (0, 1):
        load(m, seat, "heavy2-1 5,7", "heavy3-1 5,8")
    assert [bill.mission for bill in bills(m)] == [28, 28]


def test_without_arriving_there_is_no_pay() -> None:
    m = mission_flight(ms.HEAVY_DUTY, 1, SHIP, SHIP)
    load(m, 0, "heavy3-1 5,7")
    m.act(0, "give up")
    assert told(m.act(1, "fly on", luck=[0]), e.Billed)[0].mission == 0


def test_stories_pay_for_what_was_lost_in_flight_and_ask_no_fee_for_it() -> None:
    m = mission_flight(ms.STORIES, 1, SHIP, SHIP)
    trucker(m, 0).grounded = 2
    trucker(m, 0).lost = [NUMBER[f"cannon-{n}"] for n in range(2, 17)]
    first = bills(m)[0]
    assert (first.mission, first.paid, first.best_looking) == (10, 2, 0)


def test_a_story_that_nobody_brings_home_pays_nothing() -> None:
    m = mission_flight(ms.STORIES, 1, SHIP, SHIP)
    trucker(m, 0).lost = [NUMBER[f"cannon-{n}"] for n in range(2, 17)]
    m.act(0, "give up")
    first = told(m.act(1, "fly on", luck=[0]), e.Billed)[0]
    assert (first.mission, first.paid) == (0, 5)


def test_isotopes_pay_by_rank_among_those_who_arrive() -> None:
    m = mission_flight(ms.ISOTOPES, 3, SHIP, SHIP)
    load(m, 1, "radioactive-1 5,7", "radioactive-2 5,8", "radioactive-3 9,7")
    assert bills(m)[1].mission == 24
    m = mission_flight(ms.ISOTOPES, 3, SHIP, SHIP)
    load(m, 1, "radioactive-1 5,7", "radioactive-2 5,8", "radioactive-3 9,7")
    m.act(0, "give up")
    assert told(m.act(1, "fly on", luck=[0]), e.Billed)[1].mission == 30


KEG = "class I\n 6 7 8\n 6 . CA:2121/2 .\n 7 EX:0300 SC:3333/2 H2:0003\n 8 . E1:3001 ."


def test_a_shot_on_the_cabin_beside_an_explosive_kills_nobody() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, KEG.replace("CA:2121/2", "."), SHIP, card="I-03")
    m.fly("1 1, 3 4")
    assert m.state.ship(0).tile[m.state.ship(0).board.number["6,7"]] >= 0
    events = m.act(0, "keep 6,7", luck=dice("1 1"))
    assert told(events, e.LeftFlight) == [e.LeftFlight(0, "no humans")]


def test_glass_that_shatters_beside_the_starting_cabin_kills_nobody() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, KEG.replace("CA:2121/2", ".").replace("EX:0300", "FR:0300"), SHIP, card="I-03")
    events = m.fly("1 1, 3 4")
    assert [event.square for event in told(events, e.Destroyed)] == ["7,7", "6,7"]
    assert not [event for event in told(events, e.LeftFlight) if event.why == "died"]


def test_an_explosion_beside_the_starting_cabin_kills_the_trucker() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, KEG, SHIP, card="I-03")
    events = m.fly("1 1, 3 3, 1 1")
    assert told(events, e.LeftFlight)[0] == e.LeftFlight(0, "died")
    assert told(events, e.Billed)[0] == e.Billed(0, 0, 0, 0, len(trucker(m, 0).lost), 0, 0)


def test_a_trucker_who_died_starts_the_next_flight_with_one_credit() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, KEG, SHIP)
    s: State = m.state
    s.flights = (1, 1)
    trucker(m, 0).credits = 35
    die(s, 0, Telling(Chance("nothing is rolled")))
    assert trucker(m, 0).credits == 0
    s.stack.append(Accounts())
    s.stack[-1].run(s, Telling(Chance("nothing is rolled")))
    m.act(0, "come back")
    assert trucker(m, 0).credits == 1


def test_a_cabin_that_falls_off_kills_nobody() -> None:
    text = "class III\n 4 5 6 7 8\n 7 CA:0103/2 EX:0303 B2:0303 SC:3333/2 H2:0003\n 8 . . . E1:3001 ."
    m = mission_flight(ms.POWDER_KEG, 1, text, SHIP, card="I-03")
    events = m.fly("1 1, 2 3, 1 1")
    assert not [event for event in told(events, e.LeftFlight) if event.why == "died"]


def test_danger_pay_needs_the_starting_cabin() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, KEG, KEG)
    for one in m.state.truckers:
        one.loaded = True
    gone = ship(m, 1)
    gone.remove(gone.board.number["7,7"])
    made = bills(m)
    assert (made[0].mission, made[1].mission) == (6, 3)


def test_a_bet_on_a_ship_that_gives_up_costs_the_stake() -> None:
    m = mission_flight(ms.BET, 1, "class I\n 7\n 7 SC:3333/2\n 8 E1:3001", SHIP)
    trucker(m, 0).bet = BET_NUMBER["B2"]
    launch(m)
    m.act(0, "give up")
    first = told(m.act(1, "fly on", luck=[0]), e.Billed)[0]
    assert (first.mission, first.penalty) == (0, 4)


def test_betting_on_not_reading_ahead_forbids_looking() -> None:
    m = start_mission(ms.BET)
    for bet in ("B8", "B9"):
        m.act(m.to_act[0], f"bet {bet}")
    seat = next(seat for seat in (0, 1) if trucker(m, seat).bet == BET_NUMBER["B8"])
    while m.to_act != (seat,):
        m.act(m.to_act[0], "end turn")
    build(m, seat, "cannon-1 at 7,6")
    refused(m, seat, "look 1", "not read ahead")


def test_the_poorest_bets_first_and_no_bet_is_taken_twice() -> None:
    m = start_mission(ms.BET)
    m.act(m.to_act[0], "bet B2")
    assert "bet B2" not in options_of(m, m.to_act[0])


def test_cases_126_and_127_rewards_come_before_the_fee_and_penalties_after_it() -> None:
    m = mission_flight(ms.BET, 1, "class I\n 7\n 7 SC:3333/2", SHIP)
    trucker(m, 0).credits = 2
    trucker(m, 0).bet = BET_NUMBER["B6"]
    m.act(0, "give up")
    first = told(m.act(1, "fly on", luck=[0]), e.Billed)[0]
    assert (first.penalty, first.credits) == (2, 0)


def test_every_directive_and_every_bet_can_be_judged() -> None:
    made = parse(SHIP)
    assert {one.id for one in ORDERS if directive_holds(one.id, made, 1)} == {"S4"}
    m = mission_flight(ms.BET, 1, SHIP, SHIP)
    assert {f"B{n}" for n in range(1, 10) if bet_holds(f"B{n}", m.state, 0)} == {"B3", "B4", "B5", "B6", "B8", "B9"}


def convoy(*places: int, client: int, hull: int = 2, card: str = "I-10", level: int = 1) -> Position:
    m = mission_flight(ms.ESCORT, level, *([SHIP] * len(places)), card=card, places=places, last=False)
    m.state.client = [client, hull]
    return m


def test_the_courier_is_hit_when_too_few_ships_are_near() -> None:
    m = convoy(20, 10, 3, 30, client=22)
    m.fly("1 1, 1 1, 1 1, 1 1")
    assert m.state.client[1] == 1
    m = convoy(20, 24, 3, 30, client=22)
    m.fly("1 1, 1 1, 1 1, 1 1")
    assert m.state.client[1] == 2


def test_with_one_ship_left_and_near_there_is_no_loss() -> None:
    m = convoy(20, 10, 3, 30, client=22)
    for seat in (1, 2, 3):
        trucker(m, seat).flying = False
    m.act(0, "fly on")
    m.act(1, "fly on")
    m.act(2, "fly on")
    m.act(3, "fly on", luck=[m.state.deck().index([card.id for card in CARDS].index("I-10")), *([0] * 8)])
    assert m.state.client[1] == 2


def test_the_nearest_ships_before_and_behind_the_courier_get_guard_tokens() -> None:
    m = convoy(20, 24, 23, 10, client=22, card="I-18")
    m.fly()
    while m.state.client[0] == 22:
        m.act(m.to_act[0], "decline")
    assert [trucker(m, seat).guards for seat in range(4)] == [1, 0, 1, 0]
    assert m.state.client[0] == 21


def test_only_the_nearest_ship_on_each_side_guards_the_courier() -> None:
    m = convoy(24, 23, 21, 20, client=22)
    m.fly("1 1, 1 1, 1 1, 1 1")
    assert [trucker(m, seat).guards for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.parametrize(("level", "reach"), [(1, 4), (2, 6), (3, 8)])
def test_guards_are_near_the_courier_within_4_6_and_8_days(level: int, reach: int) -> None:
    for away in (reach, reach + 1):
        m = convoy(30, 30 - 2 * away, client=30 - away, card="I-10", level=level)
        m.fly("1 1, 1 1, 1 1, 1 1")
        near = int(away == reach)
        assert [trucker(m, seat).guards for seat in (0, 1)] == [near, near]
        assert m.state.client[1] == 1 + near


@pytest.mark.parametrize(("ships", "needed"), [(2, 1), (3, 1), (4, 2)])
def test_one_ship_near_the_courier_is_enough_except_for_four(ships: int, needed: int) -> None:
    for near in (needed - 1, needed):
        places = [22 + i for i in range(1, near + 1)] + [10 - i for i in range(ships - near)]
        m = convoy(*places, client=22)
        m.fly("1 1, 1 1, 1 1, 1 1")
        assert m.state.client[1] == (2 if near == needed else 1)


@pytest.mark.parametrize(("level", "days"), [(1, 3), (2, 4), (3, 5)])
def test_the_courier_flies_3_4_and_5_days_in_open_space(level: int, days: int) -> None:
    m = convoy(30, 20, client=5, card="I-06", level=level)
    m.fly()
    assert m.state.client[0] == 5 + days


def test_the_courier_flies_ahead_in_open_space_and_its_space_is_taken() -> None:
    m = convoy(20, 10, client=21, card="I-06")
    m.fly()
    assert trucker(m, 0).place == 22 and m.state.client[0] == 25


def test_a_courier_without_hull_is_gone_and_costs_everyone() -> None:
    m = mission_flight(ms.ESCORT, 2, SHIP, SHIP)
    m.state.client = [0, 0]
    trucker(m, 0).guards = 3
    made = bills(m)
    assert [(bill.mission, bill.penalty) for bill in made] == [(0, 4), (0, 4)]


def test_tied_guards_all_take_the_better_place() -> None:
    m = mission_flight(ms.ESCORT, 1, SHIP, SHIP, SHIP)
    m.state.client = [30, 2]
    for seat, guards in enumerate((3, 3, 1)):
        trucker(m, seat).guards = guards
    assert [bill.mission for bill in bills(m)] == [10, 10, 3]


def test_the_courier_starts_behind_everyone() -> None:
    m = start_mission(ms.ESCORT, seats=3, flights="II")
    for seat in (0, 1, 2):
        m.act(seat, f"finish {seat + 1}")
    assert m.state.client[1] >= 1 and m.view(None).public.client is not None


@pytest.mark.parametrize(("level", "space", "hull"), [(1, -6, 2), (2, -9, 3), (3, -12, 4)])
def test_the_couriers_hull_is_2_3_and_4(level: int, space: int, hull: int) -> None:
    m = mission_flight(ms.ESCORT, level, SHIP, SHIP, SHIP)
    meet_client(m.state)
    assert m.state.client == [space, hull]


POOL = SHIP.replace("CA:1112/2", "CA:1112/1c")
"""A cabin with a human and a commuter."""


def test_guests_can_be_written_and_read() -> None:
    made = parse(POOL)
    assert parse(write(made)).dump() == made.dump()
    for inside in ("c", "cc", "e"):
        made = parse(SHIP.replace("CA:1112/2", f"CA:1112/{inside}"))
        assert parse(write(made)).dump() == made.dump() and made.crew_count() == 2


def test_commuters_are_not_crew() -> None:
    m = mission_flight(ms.CARPOOL, 1, POOL, card="I-01", last=False)
    m.fly()
    assert ship(m, 0).crew_count() == 0 and ship(m, 0).commuters() == 1  # three of three went, all humans


def test_an_epidemic_takes_crew_or_guest_at_the_owners_choice() -> None:
    m = mission_flight(ms.CARPOOL, 2, POOL, card="II-05", last=False)
    m.fly()
    assert options_of(m, 0) == ["lose crew 7,6", "lose guest 7,6"]
    m.act(0, "lose guest 7,6")
    assert ship(m, 0).commuters() == 0 and ship(m, 0).crew_count() == 2


def test_the_carpool_lane_is_a_day_ahead_after_open_space() -> None:
    full = "class I\n 6 7 8\n 6 . CA:1211/1c .\n 7 CA:0103/c SC:3333/2 CA:0013/c\n 8 . E1:3001 ."
    m = mission_flight(ms.CARPOOL, 1, full, SHIP, places=[10, 0], last=False)
    m.fly()
    assert trucker(m, 0).place == 12 and trucker(m, 1).place == 1


@pytest.mark.parametrize(("level", "needed"), [(1, 3), (2, 4), (3, 5)])
def test_the_carpool_lane_is_for_3_4_and_5_commuters(level: int, needed: int) -> None:
    full = "class I\n 6 7 8\n 6 . CA:1211/{} .\n 7 CA:0103/{} SC:3333/2 CA:0013/{}\n 8 . E1:3001 ."
    aboard = {2: ("c", "c", "0"), 3: ("c", "c", "c"), 4: ("cc", "c", "c"), 5: ("cc", "cc", "c")}
    few, enough = (full.format(*aboard[commuters]) for commuters in (needed - 1, needed))
    m = mission_flight(ms.CARPOOL, level, few, enough, places=[20, 10], last=False)
    m.fly()
    assert trucker(m, 0).place == 21 and trucker(m, 1).place == 12


def test_commuters_take_the_places_of_humans_and_pay_on_arrival() -> None:
    m = start_mission(ms.CARPOOL)
    build(m, 0, "cabin-15 at 7,6", "engine-10 at 7,8")
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    assert options_of(m, 0) == ["seat 0 in 7,6", "seat 1 in 7,6", "seat 2 in 7,6"]
    m.act(0, "seat 2 in 7,6")
    m = mission_flight(ms.CARPOOL, 2, SHIP.replace("CA:1112/2", "CA:1112/cc"), SHIP)
    assert [bill.mission for bill in bills(m)] == [2 * 3 + 3, 0]


EMBASSY = SHIP.replace("CA:1112/2", "CA:1112/e")


def test_immunity_sends_the_enemy_on_and_costs_days_afterwards() -> None:
    m = mission_flight(ms.DIPLOMATIC, 1, EMBASSY, SHIP, card="I-03", places=[10, 5], last=False)
    m.fly()
    assert options_of(m, 0) == ["claim immunity", "decline"]
    events = m.act(0, "claim immunity", luck=dice("1 1, 1 1, 1 1"))
    assert [(event.seat, event.result) for event in told(events, e.EnemyMet)] == [(1, "lost")]
    assert trucker(m, 0).place == 9


@pytest.mark.parametrize(("level", "days"), [(1, 1), (2, 2), (3, 2)])
def test_immunity_costs_1_2_and_2_days(level: int, days: int) -> None:
    m = mission_flight(ms.DIPLOMATIC, level, EMBASSY, EMBASSY, card="I-02", places=[20, 10], last=False)
    m.fly()
    m.act(0, "claim immunity")
    m.act(1, "claim immunity")
    assert [trucker(m, seat).place for seat in (0, 1)] == [20 - days, 10 - days]


def test_immunity_may_be_declined_and_an_enemy_beaten_is_an_incident() -> None:
    m = mission_flight(ms.DIPLOMATIC, 1, EMBASSY, card="I-02", last=False)
    ship(m, 0).place(ship(m, 0).board.number["8,6"], NUMBER["cannon-1"], 0)
    for tile, square in (("cannon-2", "6,6"), ("cannon-3", "9,7"), ("cannon-4", "5,7")):
        ship(m, 0).place(ship(m, 0).board.number[square], NUMBER[tile], 0)
    m.fly()
    m.act(0, "decline")
    assert options_of(m, 0) == ["accept", "decline"] and trucker(m, 0).incidents == 1


def test_incidents_cost_but_never_more_than_the_envoy_pays() -> None:
    m = mission_flight(ms.DIPLOMATIC, 2, SHIP, EMBASSY, EMBASSY)
    trucker(m, 1).incidents = 4
    trucker(m, 2).incidents = 1
    assert [bill.mission for bill in bills(m)] == [0, 6, 12]


def test_without_its_cabin_the_envoy_is_gone() -> None:
    m = mission_flight(ms.DIPLOMATIC, 1, EMBASSY, SHIP, card="I-02")
    ship(m, 0).remove(ship(m, 0).board.number["7,6"])
    events = m.fly()
    assert not told(events, e.ImmunityClaimed) and told(events, e.Billed)[0].mission == 0


def test_the_envoy_gets_an_ordinary_cabin_alone() -> None:
    m = start_mission(ms.DIPLOMATIC)
    build(m, 0, "cabin-15 at 7,6", "engine-10 at 7,8")
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    assert options_of(m, 0) == ["seat envoy -", "seat envoy 7,6"]
    events = m.act(0, "seat envoy 7,6")
    assert told(events, e.GuestsSeated) == [e.GuestsSeated(0, "7,6", 1, True)]
