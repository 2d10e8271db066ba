"""The sentences in the log."""

from __future__ import annotations

import msgspec
from tests.games.galaxy_trucker.builder import SHIP, building, flight, flight_of, told

from readyroom.core.struct import Action, Event
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.game import GAME

GLASS = "class I\n 6 7 8\n 7 FR:0300 SC:3333/2 H2:0003\n 8 . E1:3001 ."
CHAIN = "class II\n 5 6 7\n 7 FR:0300 EX:0303 SC:3333/2\n 8 . EX:0300 E1:3001"
PIRATES = "I-03"
SABOTAGE = "III-04"


def says(event: Event | Action) -> str:
    return str(GAME.describe(event))


def destroyed(events: list[Event]) -> list[str]:
    return [says(event) for event in told(events, e.Destroyed)]


def test_glass_shatters_because_of_what_breaks_beside_it() -> None:
    m = flight_of(3, GLASS, card=SABOTAGE)
    assert destroyed(m.fly("3 4 4 4")) == [
        "Hit! Seat 0's engine at 7,8 is gone.",
        "The crash at 7,8 shatters Seat 0's fragile cargo at 6,7.",
    ]


def test_glass_that_is_hit_shatters() -> None:
    m = flight(GLASS, card=PIRATES)
    assert destroyed(m.fly("1 1, 3 3, 1 1")) == ["Hit! Seat 0's fragile cargo at 6,7 shatters."]


def test_an_explosion_is_reported_with_everything_it_destroys() -> None:
    m = flight(CHAIN, card=PIRATES)
    events = m.fly("1 1, 3 3, 1 1")
    assert destroyed(events) == [
        "Hit! Seat 0's explosive cargo at 6,7 explodes.",
        "The explosion at 6,7 shatters Seat 0's fragile cargo at 5,7.",
        "The explosion at 6,7 destroys Seat 0's starting cabin at 7,7.",
        "The explosion at 6,7 sets off Seat 0's explosive cargo at 6,8.",
        "The explosion at 6,7 destroys Seat 0's engine at 7,8.",
    ]
    assert [(event.cause, event.by) for event in told(events, e.Destroyed)] == [("", ""), *[("explosion", "6,7")] * 4]


def test_records_without_causes_still_decode() -> None:
    hit = msgspec.convert({"type": "destroyed", "seat": 0, "square": "6,7", "tile": "cannon-1"}, e.Destroyed)
    assert says(hit) == "Hit! Seat 0's cannon at 6,7 is gone."
    token = msgspec.convert({"type": "token_lost", "seat": 0, "battery": "8,7"}, e.TokenLost)
    assert says(token) == "Seat 0 loses a battery token from 8,7."


def test_articles_fit_their_nouns() -> None:
    assert says(e.TileDrawn(0, "engine-1")) == "Seat 0 draws an engine."
    assert says(e.TileDrawn(0, "cannon-1")) == "Seat 0 draws a cannon."
    assert says(e.TileDrawn(0, "explosive-1")) == "Seat 0 draws explosive cargo."
    assert says(e.TileDrawn(0, "brown-1")) == "Seat 0 draws brown life support."
    assert says(e.CrewLost(0, "7,6", "envoy", "Slavers")) == "The Slavers take an envoy from Seat 0's cabin at 7,6."
    assert says(e.CrewLost(0, "7,6", "human", "Epidemic")) == "Illness at 7,6: Seat 0 loses a human."


def test_blocks_left_behind_are_counted_by_color() -> None:
    assert says(e.GoodsLeft(0, ("red", "blue", "yellow"))) == (
        "Seat 0 leaves 1 red block, 1 yellow block and 1 blue block behind."
    )
    assert says(e.GoodsLeft(0, ("green", "green"))) == "Seat 0 leaves 2 green blocks behind."
    assert says(e.GoodsLeft(0, ())) == "Seat 0 leaves nothing behind."


def test_a_count_of_one_is_singular() -> None:
    assert says(e.CreditsGained(0, 1)) == "Seat 0 earns 1 credit."
    assert says(e.GuestsSeated(0, "7,6", 1, False)) == "Seat 0 puts 1 commuter in 7,6."
    assert says(a.SeatGuests("7,6", 1)) == "Put 1 commuter in 7,6."


def test_the_end_says_who_makes_a_profit_and_who_is_the_richest() -> None:
    poor, rich = says(e.GameEnded((0, 1), ())), says(e.GameEnded((1,), (0, 1)))
    assert poor == "The game is over. Nobody makes a profit. Seat 0 and Seat 1 are the richest."
    assert rich == "The game is over. Seat 0 and Seat 1 make a profit, and Seat 1 is the richest."
    assert says(e.GameEnded((1,), (1,))) == "The game is over. Seat 1 makes a profit."


def test_an_abandoned_station_nobody_can_crew_is_reported() -> None:
    m = flight(SHIP, SHIP, card="I-19")  # it takes 5, and both have 4
    events = m.fly()
    assert [says(event) for event in told(events, e.TooFewCrew)] == [
        "Nobody has the 5 crew the abandoned station needs."
    ]


def test_too_few_crew_is_reported_only_if_no_ship_has_enough() -> None:
    m = flight(SHIP, SHIP.replace("H3:0102", "CA:0103/2"), card="I-19")
    assert told(m.fly(), e.TooFewCrew) == [] and m.to_act == (1,)
    assert told(m.act(1, "decline"), e.TooFewCrew) == []


def test_a_bill_names_the_mission_for_what_it_pays_and_what_it_costs() -> None:
    paid, cost = e.Billed(0, 0, 0, 0, 0, 0, 24, mission=4), e.Billed(0, 0, 0, 0, 1, 1, 17, penalty=2)
    assert says(paid) == "Seat 0's bill: +4 from the mission. That makes 24 credits."
    assert says(cost) == "Seat 0's bill: −1 for 1 lost part and −2 in mission penalties. That makes 17 credits."


def test_the_others_hear_who_is_building() -> None:
    m = building(2)
    assert str(GAME.deciding(m.state, 0)) == "Seat 0 is building."


def test_a_leaking_battery_is_named() -> None:
    m = flight_of(2, SHIP, card="SE-ACID")
    assert [says(event) for event in told(m.fly(), e.TokenLost)] == ["The battery at 8,7 leaks: Seat 0 loses a token."]
