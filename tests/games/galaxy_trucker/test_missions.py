"""The mission frame and the missions. The names carry the numbers of the cases they settle."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import (
    SHIP,
    Position,
    build,
    building,
    dice,
    hand,
    mission_flight,
    options_of,
    ship,
    told,
    trucker,
)

from readyroom.core.chance import Chance
from readyroom.core.errors import BadOptions, IllegalAction
from readyroom.core.match import Match
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards import missions as ms
from readyroom.games.galaxy_trucker.cards.deck import BASE_CARDS, CARDS
from readyroom.games.galaxy_trucker.cards.missions import BET_NUMBER, MISSION_NUMBER, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.tiles import FRAGILE, KIND, NUMBER
from readyroom.games.galaxy_trucker.missions.judging import bet_holds, directive_holds
from readyroom.games.galaxy_trucker.missions.paying import mirrored_pairs
from readyroom.games.galaxy_trucker.setup import clear_away
from readyroom.games.galaxy_trucker.ship import parse
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.accounts import Accounts
from readyroom.games.galaxy_trucker.steps.boarding import judge_launch
from readyroom.games.galaxy_trucker.steps.flight import turn_card
from readyroom.games.galaxy_trucker.steps.losing import die
from readyroom.games.galaxy_trucker.steps.missions import offer_missions


def start(mission: str, seats: int = 2, flights: str = "I", tries: int = 400) -> Match:
    """A match in which this mission was agreed on, about to build in turns."""
    for seed in range(tries):
        m = building(seats, flights=flights, missions=True)
        m = Match.start(m.game, m.options, seats, f"mission {seed}")
        if MISSION_NUMBER[mission] in m.state.offered:
            for seat in range(seats):
                m.act(seat, f"wish {mission}")
            return m
    raise AssertionError(f"{mission} was never offered.")


def bills(m: Position) -> list[e.Billed]:
    return told(m.fly(), e.Billed)


def load(m: Match, seat: int, *tiles: str) -> None:
    """Puts payloads on a ship: ``load(m, 0, "heavy3-1 5,7")``."""
    for one in tiles:
        tile, square = one.split()
        ship(m, seat).place(ship(m, seat).board.number[square], NUMBER[tile], 0)


def launch(m: Position) -> Position:
    for one in m.state.truckers:
        judge_launch(m.state, one)
    return m


# -- the frame


def test_case_20_credits_to_start_and_missions_are_not_for_one() -> None:
    m = building(2, missions=True)
    assert [trucker(m, seat).credits for seat in (0, 1)] == [20, 20]
    with pytest.raises(BadOptions, match="two to four players"):
        building(1, missions=True)


def test_case_52_agreement_chooses_the_mission() -> None:
    m = building(3, missions=True)
    name = MISSIONS[m.state.offered[1]].id
    for seat in (0, 1, 2):
        events = m.act(seat, f"wish {name}")
    assert told(events, e.MissionChosen) == [e.MissionChosen(name, "agreed")]


def test_case_52_agreement_on_one_to_drop_leaves_two() -> None:
    m = building(2, missions=True)
    one, two, three = (MISSIONS[mission].id for mission in m.state.offered)
    m.act(0, f"wish {one}")
    m.act(1, f"wish {two}")
    m.act(0, f"drop {three}")
    events = m.act(1, f"drop {three}")
    chosen = told(events, e.MissionChosen)[0]
    assert chosen.how == "one dropped" and chosen.mission in (one, two)


def test_case_52_no_agreement_leaves_it_to_chance() -> None:
    m = building(2, missions=True)
    one, two, _ = (MISSIONS[mission].id for mission in m.state.offered)
    m.act(0, f"wish {one}")
    m.act(1, f"wish {two}")
    m.act(0, f"drop {one}")
    assert told(m.act(1, f"drop {two}"), e.MissionChosen)[0].how == "at random"


def test_case_53_no_mission_is_offered_twice_until_the_deck_runs_out() -> None:
    s: State = building(2, missions=True).state
    seen = [*s.offered]
    for _ in range(3):
        offer_missions(s, Telling(Chance(str(len(seen)))))
        seen += s.offered
    assert len(seen) == len(set(seen)) == 12
    offer_missions(s, Telling(Chance("again")))
    assert len(s.offered) == 3


def test_case_54_more_than_20_credits_win() -> None:
    m = mission_flight(ms.HEAVY_DUTY, 1, SHIP, "class I\n 7\n 7 SC:3333/2")
    ended = told(m.fly(), e.GameEnded)[0]
    assert [trucker(m, seat).credits for seat in (0, 1)] == [26, 20]
    assert ended.winners == (0,)


def test_case_51_payloads_leave_the_warehouse_after_the_flight() -> None:
    m = start(ms.HEAVY_DUTY)
    assert len(m.state.crates) == 10
    clear_away(m.state)
    assert not m.state.crates and len(m.state.payloads) == 72


def test_payloads_are_drawn_by_their_backs_and_count_as_takes() -> None:
    m = start(ms.HEAVY_DUTY)
    events = m.act(0, "draw payload")
    assert KIND[NUMBER[told(events, e.TileDrawn)[0].tile]] == KIND[NUMBER["heavy1-1"]]
    assert m.state.takes == 2  # of three


def test_case_57_the_first_card_is_never_a_supercard() -> None:
    s: State = start(ms.CLUB_GOLD, flights="II").state
    assert sum(card >= BASE_CARDS for card in s.deck()) == 4
    for seed in range(20):
        assert CARDS[turn_card(s.clone(), Telling(Chance(str(seed))))].level == 2


# -- beverage run


def test_case_49_two_crates_fill_the_places_for_tiles_set_aside() -> None:
    m = start(ms.BEVERAGE)
    assert [KIND[tile] for tile in trucker(m, 0).aside] == [FRAGILE, FRAGILE]
    hand(m, 0, "cannon-1")
    with pytest.raises(IllegalAction, match="set two tiles aside already"):
        m.act(0, "set aside")
    m.act(0, "return")
    crate = next(option for option in options_of(m, 0) if option.startswith("unpack"))
    m.act(0, crate)
    assert "return" not in options_of(m, 0) and "set aside" in options_of(m, 0)


def test_case_50_a_crate_that_was_not_built_in_is_lost() -> None:
    m = start(ms.BEVERAGE)
    crates = list(trucker(m, 0).aside)
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    assert trucker(m, 0).lost[:2] == crates


CRATES = "class I\n 6 7 8\n 7 FR:0300 SC:3333/2 FR:0213\n 8 . E1:3001 ."


def test_case_58_a_crate_buys_a_ship_out_of_a_supercard_and_breaks_no_other() -> None:
    m = mission_flight(ms.BEVERAGE, 1, CRATES, SHIP, card="SE-STATIC", last=False, places=[20, 10])
    m.fly()
    assert options_of(m, 0) == ["jettison 6,7", "jettison 8,7", "decline"]
    m.act(0, "jettison 6,7")
    assert trucker(m, 0).place == 20 and trucker(m, 1).place < 10
    assert len(trucker(m, 0).lost) == 1 and trucker(m, 0).destroyed == []


def test_case_59_a_zone_that_one_of_two_skips_does_nothing() -> None:
    m = mission_flight(ms.BEVERAGE, 1, CRATES, SHIP, card="TZ-A", last=False)
    m.fly()
    assert told(m.act(0, "jettison 6,7"), e.ZoneSkipped)


def test_beverage_run_pays_for_each_crate_delivered() -> None:
    m = mission_flight(ms.BEVERAGE, 2, CRATES, SHIP)
    assert [bill.mission for bill in bills(m)] == [24, 0]


# -- the others


def test_case_95_archaeology_fines_what_was_destroyed_and_pays_for_nothing_lost() -> None:
    m = mission_flight(ms.ARCHAEOLOGY, 1, SHIP, SHIP)
    trucker(m, 0).destroyed = [NUMBER["artifact-1"]]
    trucker(m, 0).lost = [NUMBER["artifact-1"], NUMBER["artifact-2"]]
    first = bills(m)[0]
    assert (first.mission, first.penalty, first.paid) == (0, 2, 2)


def test_case_96_pairs_match_by_kind_and_not_by_the_way_they_point() -> None:
    pair = parse("class I\n 5 7 9\n 7 . SC:3333 .\n 8 C1:0001> . C1:0010^")
    assert mirrored_pairs(pair) == 1
    assert mirrored_pairs(parse("class I\n 5 7 9\n 7 . SC:3333 .\n 8 B2:0003 . B3:0201")) == 1
    assert mirrored_pairs(parse("class I\n 5 7 9\n 7 . SC:3333 .\n 8 E1:1000 . E2:1000")) == 0


def test_case_97_empty_squares_make_no_pair_and_looks_pay_nothing() -> None:
    m = mission_flight(ms.DESIGN, 1, "class I\n 7\n 7 SC:3333/2\n 8 E1:3001", SHIP)
    first = bills(m)[0]
    assert (first.mission, first.best_looking) == (0, 0)


def test_case_101_a_stamp_for_who_loses_nothing_even_with_tokens_spent() -> None:
    m = mission_flight(
        ms.CLUB_GOLD, 1, "class I\n 7\n 6 C1:0010\n 7 SC:3333/2\n 8 E1:1000", SHIP, card="MA-1", last=False
    )
    m.fly("1, 1 1")
    assert trucker(m, 0).stamps == 1
    m = mission_flight(ms.CLUB_GOLD, 1, SHIP, SHIP, card="SE-STATIC", last=False)
    m.fly()
    assert trucker(m, 0).stamps == 0


def test_case_102_a_zone_with_one_ship_gives_no_stamp_and_does_not_count() -> None:
    m = mission_flight(ms.CLUB_GOLD, 1, SHIP, card="TZ-A", last=False)
    m.fly()
    assert trucker(m, 0).stamps == 0 and m.state.supers_met == 0


def test_club_gold_fines_who_has_no_stamp() -> None:
    m = mission_flight(ms.CLUB_GOLD, 2, SHIP, SHIP)
    m.state.supers_met = 2
    trucker(m, 0).stamps = 2
    made = bills(m)
    assert made[0].mission == 3 * 6 and made[1].penalty == 3


def test_case_103_cocktails_are_glasses_times_colours() -> None:
    m = mission_flight(ms.COCKTAIL, 2, SHIP, SHIP)
    load(m, 0, "fragile-1 5,7", "fragile-2 5,8", "fragile-3 8,6", "fragile-4 9,7", "fragile-5 9,8")
    ship(m, 0).cargo[ship(m, 0).board.number["6,7"]] = (3, 3, 0)
    assert bills(m)[0].mission == 5 * 3 + 4 * 2 * 1


def test_case_107_directives_pay_at_launch_and_at_the_end_and_fine_what_never_held() -> None:
    m = mission_flight(ms.DIRECTIVES, 1, SHIP, SHIP)
    m.state.directives = [0, 4, 11]  # ballast, no cannon forward, an alien
    trucker(m, 0).met_at_launch = 0b001
    first = bills(m)[0]
    assert (first.mission, first.penalty) == (2, 4)


def test_case_108_only_the_drawn_payload_is_in_the_warehouse() -> None:
    m = start(ms.DIRECTIVES)
    assert len(m.state.directives) == 3 and len(m.state.crates) == 3
    assert {KIND[tile] for tile in m.state.crates} == {ORDERS[m.state.directives[0]].adds}


def test_case_109_easy_peasy_hides_its_supercards_in_the_unknown_pile() -> None:
    m = start(ms.EASY_PEASY, flights="II")
    sizes = [sum(card >= BASE_CARDS for card in pile) for pile in m.state.piles]
    assert sizes == [0, 0, 0, 2] and len(m.state.deck()) == 11


def test_easy_peasy_pays_for_arriving_and_for_losing_nothing() -> None:
    m = mission_flight(ms.EASY_PEASY, 1, SHIP, SHIP)
    trucker(m, 1).lost = [NUMBER["cannon-9"]]
    assert [bill.mission for bill in bills(m)] == [12, 8]


def test_case_113_experiments_pay_by_kinds() -> None:
    m = mission_flight(ms.EXPERIMENTS, 1, SHIP, SHIP, card="II-05")
    load(m, 0, "explosive-1 5,7", "explosive-2 5,8", "fragile-1 8,6")
    load(m, 1, "artifact-1 5,7", "artifact2-1 5,8")
    assert [bill.mission for bill in bills(m)] == [5, 2]


def test_case_114_heavy_duty_pays_by_mass_and_everybody_with_the_most() -> None:
    m = mission_flight(ms.HEAVY_DUTY, 3, SHIP, SHIP, card="II-05")
    for seat in (0, 1):
        load(m, seat, "heavy2-1 5,7", "heavy3-1 5,8")
    assert [bill.mission for bill in bills(m)] == [28, 28]


def test_case_115_without_arriving_there_is_no_pay() -> None:
    m = mission_flight(ms.HEAVY_DUTY, 1, SHIP, SHIP)
    load(m, 0, "heavy3-1 5,7")
    m.act(0, "give up")
    assert told(m.act(1, "fly on", luck=[0]), e.Billed)[0].mission == 0


def test_case_116_stories_pay_for_what_was_lost_in_flight_and_ask_no_fee_for_it() -> None:
    m = mission_flight(ms.STORIES, 1, SHIP, SHIP)
    trucker(m, 0).grounded = 2
    trucker(m, 0).lost = [NUMBER[f"cannon-{n}"] for n in range(2, 17)]
    first = bills(m)[0]
    assert (first.mission, first.paid, first.best_looking) == (10, 2, 0)


def test_case_117_a_story_that_nobody_brings_home_pays_nothing() -> None:
    m = mission_flight(ms.STORIES, 1, SHIP, SHIP)
    trucker(m, 0).lost = [NUMBER[f"cannon-{n}"] for n in range(2, 17)]
    m.act(0, "give up")
    first = told(m.act(1, "fly on", luck=[0]), e.Billed)[0]
    assert (first.mission, first.paid) == (0, 5)


def test_case_118_isotopes_pay_by_rank_among_those_who_arrive() -> None:
    m = mission_flight(ms.ISOTOPES, 3, SHIP, SHIP)
    load(m, 1, "radioactive-1 5,7", "radioactive-2 5,8", "radioactive-3 9,7")
    assert bills(m)[1].mission == 24
    m = mission_flight(ms.ISOTOPES, 3, SHIP, SHIP)
    load(m, 1, "radioactive-1 5,7", "radioactive-2 5,8", "radioactive-3 9,7")
    m.act(0, "give up")
    assert told(m.act(1, "fly on", luck=[0]), e.Billed)[1].mission == 30


KEG = "class I\n 6 7 8\n 6 . CA:2121/2 .\n 7 EX:0300 SC:3333/2 H2:0003\n 8 . E1:3001 ."


def test_case_119_a_shot_on_the_cabin_beside_an_explosive_kills_nobody() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, KEG.replace("CA:2121/2", "."), SHIP, card="I-03")
    m.fly("1 1, 3 4")
    assert m.state.ship(0).tile[m.state.ship(0).board.number["6,7"]] >= 0
    events = m.act(0, "keep 6,7", luck=dice("1 1"))
    assert told(events, e.LeftFlight) == [e.LeftFlight(0, "no humans")]


def test_case_120_an_explosion_beside_the_starting_cabin_kills_the_trucker() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, KEG, SHIP, card="I-03")
    events = m.fly("1 1, 3 3, 1 1")
    assert told(events, e.LeftFlight)[0] == e.LeftFlight(0, "died")
    assert told(events, e.Billed)[0] == e.Billed(0, 0, 0, 0, len(trucker(m, 0).lost), 0, 0)


def test_case_55_a_trucker_who_died_starts_the_next_flight_with_one_credit() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, KEG, SHIP)
    s: State = m.state
    s.flights = (1, 1)
    trucker(m, 0).credits = 35
    die(s, 0, Telling(Chance("nothing is rolled")))
    assert trucker(m, 0).credits == 0
    s.stack.append(Accounts())
    s.stack[-1].run(s, Telling(Chance("nothing is rolled")))
    assert trucker(m, 0).credits == 1


def test_case_121_a_cabin_that_falls_off_kills_nobody() -> None:
    text = "class III\n 4 5 6 7 8\n 7 CA:0103/2 EX:0303 B2:0303 SC:3333/2 H2:0003\n 8 . . . E1:3001 ."
    m = mission_flight(ms.POWDER_KEG, 1, text, SHIP, card="I-03")
    events = m.fly("1 1, 2 3, 1 1")
    assert not [event for event in told(events, e.LeftFlight) if event.why == "died"]


def test_case_122_danger_pay_needs_the_starting_cabin() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, KEG, KEG)
    for one in m.state.truckers:
        one.loaded = True
    gone = ship(m, 1)
    gone.remove(gone.board.number["7,7"])
    made = bills(m)
    assert (made[0].mission, made[1].mission) == (6, 3)


def test_powder_keg_fines_who_launched_without_explosives() -> None:
    m = launch(mission_flight(ms.POWDER_KEG, 2, KEG, SHIP))
    assert [bill.penalty for bill in bills(m)] == [0, 4]


def test_case_123_a_bet_pays_its_odds_or_costs_the_stake() -> None:
    unarmed = "class I\n 7\n 7 SC:3333/2\n 8 E1:3001"
    m = mission_flight(ms.BET, 1, unarmed, SHIP)
    trucker(m, 0).bet = BET_NUMBER["B2"]
    trucker(m, 1).bet = BET_NUMBER["B1"]
    launch(m)
    made = bills(m)
    assert (made[0].mission, made[0].penalty) == (12, 0) and (made[1].mission, made[1].penalty) == (0, 4)
    m = mission_flight(ms.BET, 1, unarmed, SHIP)
    trucker(m, 0).bet = BET_NUMBER["B2"]
    launch(m)
    m.act(0, "give up")
    first = told(m.act(1, "fly on", luck=[0]), e.Billed)[0]
    assert (first.mission, first.penalty) == (0, 4)


def test_case_124_who_bets_on_not_reading_ahead_may_not_look() -> None:
    m = start(ms.BET)
    for bet in ("B8", "B9"):
        m.act(m.to_act[0], f"bet {bet}")
    seat = next(seat for seat in (0, 1) if trucker(m, seat).bet == BET_NUMBER["B8"])
    while m.to_act != (seat,):
        m.act(m.to_act[0], "end turn")
    build(m, seat, "cannon-1 at 7,6")
    with pytest.raises(IllegalAction, match="not read ahead"):
        m.act(seat, "look 1")


def test_case_125_the_poorest_bets_first_and_no_bet_is_taken_twice() -> None:
    m = start(ms.BET)
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


@pytest.mark.parametrize(
    ("order", "text"),
    [
        ("P1", "class I\n 7 8\n 7 SC:3333 M3:0003"),
        ("P2", "class I\n 7 8\n 7 SC:3333 RA:0003"),
        ("P3", "class I\n 7 8\n 7 SC:3333 EX:0003"),
        ("P4", "class I\n 7 8\n 7 SC:3333 A1:0303"),
        ("S1", "class I\n 7 8\n 7 SC:3333 C1:0001>"),
        ("S2", "class I\n 7 8\n 7 SC:3333 E1:0003"),
        ("S3", "class I\n 7 8 9\n 7 SC:3333 H2:0103 CA:0103"),
        ("S5", "class I\n 7\n 6 C1:0010\n 7 SC:3333"),
        ("S6", "class I\n 6 7 8\n 7 B2:0300 SC:3333 SH:0013"),
        ("S7", "class I\n 6 7 8\n 7 H2:0300 SC:3333 H2:0003"),
        ("S8", "class I\n 7 8\n 6 CA:1211/p LP:2202\n 7 SC:3333 ."),
    ],
)
def test_each_directive_holds_for_a_ship_that_obeys_it(order: str, text: str) -> None:
    assert directive_holds(order, parse(text), 1)
