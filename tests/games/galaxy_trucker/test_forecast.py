"""The view's forecast of a card matches what the card then does."""

from __future__ import annotations

from tests.games.galaxy_trucker.builder import SHIELDED, SHIP, Position, flight, flight_of, told

from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.deck import CARD_NUMBER
from readyroom.games.galaxy_trucker.forecast import forecast
from readyroom.games.galaxy_trucker.view import Public, StakeView

DOUBLE = """
class I
   5      6           7          8      9
5  _      _       C2:0010^       _      _
6  _      .       CA:1112/2      .      _
7  .  H3:0102     SC:3333/2  B2:1113/2  .
8  .      .       E2:1000v   E2:1300v   .
"""
TWO_HOMES = """
class I
   5      6           7          8      9
5  _      _           .          _      _
6  _      .           .          .      _
7  CA:1212/2  H3:0102     SC:3333/2  .  .
8  .      .       E1:3001v       .      .
"""
BROADER = SHIELDED.replace("E1:3001v       .", "E1:3001v   E1:1000v")
"""With an engine that hangs on the battery."""


def table(m: Position) -> Public:
    shown = m.view(None).public
    assert isinstance(shown, Public)
    return shown


def stake(m: Position, seat: int = 0) -> StakeView:
    return next(one for one in table(m).stakes if one.seat == seat)


def test_a_meteor_that_a_shield_could_stop_shows_what_it_would_cost() -> None:
    m = flight(BROADER, card="I-10")
    m.fly("1 1, 1 1, 1 1, 3 4")  # row 7 from the right: the battery's connector
    shown = table(m)
    assert (shown.hit, shown.line, [hit.side for hit in shown.hits]) == (3, 7, ["front", "rear", "left", "right"])
    now = stake(m)
    assert (now.fate, now.squares, now.falls) == ("shield", ("8,7",), ("8,8",))
    events = m.act(0, "suffer")
    assert [event.square for event in told(events, e.Destroyed)] == list(now.squares)
    assert [event.squares for event in told(events, e.FellOff)] == [now.falls]


def test_ships_a_meteor_has_not_reached_are_forecast_too() -> None:
    m = flight(BROADER, SHIP, card="I-10")
    m.fly("1 1, 1 1, 1 1, 3 4")
    assert [one.fate for one in table(m).stakes] == ["shield", "hits"]


def test_strengths_count_the_tokens_that_are_left() -> None:
    m = flight(DOUBLE, SHIP, card="I-05")
    m.fly()
    assert (stake(m).engines, stake(m, 1).engines) == ((0, 4), (1, 1))
    m.act(0, "power 7,8 from 8,7")
    assert stake(m).engines == (2, 4)

    m = flight(DOUBLE.replace("B2:1113/2", "B2:1113"), card="I-05")
    assert table(m).stakes == ()
    m.fly()
    assert table(m).truckers[0].left == "no engines"


def test_open_space_says_how_far_the_engines_fly_with_tokens_and_without() -> None:
    m = flight(DOUBLE, SHIP, card="I-05")
    m.fly()
    assert (stake(m).flies, stake(m, 1).flies) == ((0, 4), (1, 1))
    m.act(0, "power 7,8 from 8,7")
    now = stake(m).flies[0]
    assert told(m.act(0, "declare"), e.Flew)[0].days == now == 2


def test_an_abandoned_ship_says_how_much_crew_it_leaves() -> None:
    m = flight(SHIP, card="I-17")
    m.fly()
    assert stake(m).crew_left == 4 - 3
    m = flight(SHIP, card="I-19")
    m.state.card = CARD_NUMBER["I-19"]
    assert forecast(m.state, 0).crew_left == -1


def test_a_black_hole_is_met_with_what_is_left_of_the_ship() -> None:
    heavy = DOUBLE.replace("H3:0102", "M1:0312")
    m = flight_of(1, heavy, card="BH-1")
    m.fly()
    assert stake(m).engines == (-1, 3)
    m.act(0, "jettison 6,7")
    assert (stake(m).engines, table(m).giving_up) == ((0, 4), ("6,7",))
    m.act(0, "power 7,8 from 8,7; jettison 8,8")
    assert stake(m).engines == (2, 2)


def test_tokens_of_a_battery_that_is_chosen_to_go_still_count_against_a_black_hole() -> None:
    m = flight_of(1, DOUBLE.replace("E2:1000v   E2:1300v", "E2:1000v   .       "), card="BH-1")
    m.fly()
    m.act(0, "jettison 8,7")
    assert stake(m).engines == (0, 2)


def test_enemies_are_met_with_what_the_cannons_can_do() -> None:
    m = flight(DOUBLE, SHIP, card="I-01")
    m.fly()
    assert (stake(m).cannons, stake(m, 1).cannons, stake(m).fate) == ((0.0, 2.0), (1.0, 1.0), "")


def test_sneezing_plague_names_the_cabins_that_lose_crew() -> None:
    m = flight_of(1, SHIP, card="SE-SNEEZING", last=True)
    m.state.card = CARD_NUMBER["SE-SNEEZING"]
    assert [m.state.ship(0).board.names[q] for q in forecast(m.state, 0).squares] == ["7,6", "7,7"]
    lost = [event.cabin for event in told(m.fly(), e.CrewLost)]
    assert lost == ["7,6", "7,7"]


def test_a_fleet_counts_cannons_on_its_own_sides() -> None:
    m = flight_of(1, DOUBLE, SHIP, card="FL-ROBBER")  # right, rear and left count full, the front half
    m.fly()
    assert (stake(m).cannons, stake(m, 1).cannons) == ((0.0, 1.0), (0.5, 0.5))


def test_a_broken_ship_shows_its_pieces_while_its_owner_chooses() -> None:
    m = flight(TWO_HOMES, card="I-11")
    m.fly("2 4")  # column 6: the hold that joins the two cabins
    assert table(m).doing == "keeping part"
    assert table(m).truckers[0].pieces == (("7,7", "7,8"), ("5,7",)) and stake(m).fate == ""
