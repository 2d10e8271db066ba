"""The view's counts match what the rules then do."""

from __future__ import annotations

from tests.games.galaxy_trucker.builder import SHIP, Position, bills, building, flight, flight_of, mission_flight, told
from tests.games.galaxy_trucker.builder import build as build_tiles

from readyroom.core.match import Match
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.deck import CARD_NUMBER
from readyroom.games.galaxy_trucker.forecast import Stake, forecast, measures
from readyroom.games.galaxy_trucker.view import Public, TruckerView

STRONG = SHIP.replace("C1:0010^", "C2:0010^").replace("CA:1112/2", "C2:0020^")
CREWED = SHIP.replace("H3:0102  ", "CA:0103/2")
SILENCED = """
class I
   5      6           7          8      9
7  H2:0003  A1:0303    SC:3333/2  R1:0303  .
8  .      .       E1:3001v   H2:0003      .
"""
GLOWING = """
class I
   5      6           7          8      9
6  .      .       CA:1112        .      .
7  .   RA:1320    SC:3333    B2:1113    .
"""


def table(m: Match) -> Public:
    shown = m.view(None).public
    assert isinstance(shown, Public)
    return shown


def trucker(m: Match, seat: int = 0) -> TruckerView:
    return table(m).truckers[seat]


def before(m: Position, seat: int = 0) -> Stake:
    """What the next card would do."""
    m.state.card = CARD_NUMBER[m.card]
    return forecast(m.state, seat)


def test_stardust_costs_the_days_that_were_foretold() -> None:
    m = flight(SHIP, card="I-04")
    days = before(m).days
    assert [event.days for event in told(m.fly(), e.Flew)] == [-days] and days == 7


def test_static_dust_costs_tokens_too() -> None:
    m = flight_of(1, SHIP, card="SE-STATIC")
    stake = before(m)
    assert (stake.days, stake.tokens) == (7, 2)
    assert [event.days for event in told(m.fly(), e.Flew)] == [-7]


def test_acid_leaks_from_the_batteries_that_were_foretold() -> None:
    m = flight_of(2, SHIP, card="SE-ACID")
    stake = before(m)
    names = m.state.truckers[0].ship.board.names
    leaks = [names[q] for q in stake.leaks]
    assert [event.battery for event in told(m.fly(), e.TokenLost)] == leaks == ["8,7"]


def test_a_black_hole_takes_two_components_for_each_point_missing() -> None:
    m = flight_of(1, SHIP, card="BH-1")
    m.fly()
    shown = table(m)
    assert (shown.doing, shown.stakes[0].overboard) == ("black hole", 6)  # it pulls with 4 against 1
    prompt = m.choice(0)
    assert prompt is not None and "give up 6 more components" in str(prompt.prompt)


def test_a_fight_ends_as_foretold_with_tokens_and_without() -> None:
    m = flight(STRONG, SHIP, card="I-02")  # smugglers with 4; two double cannons, two tokens
    m.fly()
    assert [one.fight for one in table(m).stakes] == [("lost", "even"), ("lost", "lost")]
    m.act(0, "power 7,5 from 8,7")
    m.act(0, "power 7,6 from 8,7")
    events = m.act(0, "declare") if m.to_act == (0,) else [event for _, event in m.events(0)]
    assert "even" in [event.result for event in told(events, e.EnemyMet)]


def test_a_combat_zone_names_who_suffers() -> None:
    m = flight(SHIP, CREWED, card="I-16")
    events = m.fly()
    first = table(m).measures[0]
    assert first.what == "crew" and {one.seat: one.score for one in first.scores} == {0: 4, 1: 6}
    assert first.lowest == told(events, e.WorstOff)[0].seat == 0
    assert [one.what for one in table(m).measures] == ["crew", "engine strength", "cannon strength"]


def test_a_tactical_zone_compares_differences() -> None:
    m = flight_of(1, SHIP, CREWED, card="TZ-C")
    stakes = [(seat, before(m, seat)) for seat in (0, 1)]
    cannons, _ = measures(m.state, stakes)
    assert (cannons.what, cannons.scores, cannons.lowest) == ("cannon strength minus crew", [(0, -3), (1, -5)], 1)
    assert told(m.fly("1 1"), e.WorstOff)[0].seat == 1


def test_a_lone_ship_is_never_lowest() -> None:
    m = flight(SHIP, SHIP, card="I-16")
    m.act(1, "give up")
    assert [one.lowest for one in measures(m.state, [(0, before(m))])] == [-1, -1, -1]


def test_saboteurs_find_a_ship_that_is_alone() -> None:
    m = flight(SHIP, card="III-04")
    crews = measures(m.state, [(0, before(m, 0))])[0]
    assert crews.lowest == 0


def test_room_counts_only_holds_that_work() -> None:
    m = mission_flight("alien-archaeology", 1, SILENCED)
    room = trucker(m).room  # row 7 is silent, so that only the hold at 8,8 takes goods
    assert (room.places, room.free, room.red) == (2, 2, 0)
    m.state.truckers[0].ship.remove(m.state.truckers[0].ship.board.number["6,7"])
    room = trucker(m).room
    assert (room.places, room.free, room.red) == (5, 5, 1)


def test_goods_aboard_take_room() -> None:
    m = flight(SHIP, card="I-13")
    m.fly()
    m.act(0, "land 2")  # red, blue, blue; the hold takes no red
    assert [(one.good, one.hold) for one in table(m).stowing] == [("blue", "6,7"), ("blue", "6,7")]
    for one in table(m).stowing:
        m.act(0, f"stow {one.good} in {one.hold}")
    assert (trucker(m).room.free, trucker(m).room.places, table(m).stowing) == (1, 3, ())


def test_special_holds_are_kept_for_red_blocks() -> None:
    m = flight(SHIP.replace("CA:1112/2", "R2:0201"), card="I-13")
    m.fly()
    m.act(0, "land 2")
    assert [(one.good, one.hold) for one in table(m).stowing] == [("red", "7,6"), ("blue", "6,7"), ("blue", "6,7")]


def test_the_view_has_zones_only_with_payloads_aboard() -> None:
    assert trucker(flight(SHIP, card="I-04")).zones is None
    silent = trucker(mission_flight("alien-archaeology", 1, SILENCED)).zones
    assert silent is not None and silent.silenced == ("5,7", "7,7", "8,7", "9,7") and silent.irradiated == ()
    hot = trucker(mission_flight("radioactive-isotopes", 1, GLOWING)).zones
    assert hot is not None and {"7,6", "7,7", "5,8"} <= set(hot.irradiated) and "8,7" not in hot.irradiated


def test_berths_and_charge_count_what_payloads_leave() -> None:
    assert (trucker(flight(SHIP, card="I-04")).berths, trucker(flight(SHIP, card="I-04")).charge) == (4, 2)
    glowing = trucker(mission_flight("radioactive-isotopes", 1, GLOWING))
    assert (glowing.berths, glowing.charge) == (0, 2)


def test_the_view_has_pieces_when_it_has_mistakes() -> None:
    for hints in (True, False):
        m = building(2, hints=hints)
        build_tiles(m, 0, "cannon-1 at 7,6 turned 2")  # it joins nothing: its connector points away
        pieces = trucker(m).pieces
        assert pieces == ((("7,7",), ("7,6",)) if hints else ())


def boarding() -> Match:
    """Both could take an alien aboard; seat 0 is asked first."""
    m = building(2)
    build_tiles(m, 0, "cabin-15 at 7,6", "purple-2 at 8,6", "brown-2 at 6,6")
    m.act(0, "end turn")
    build_tiles(m, 1, "cabin-1 at 7,6", "purple-5 at 8,6")
    m.act(1, "finish 2")
    m.act(0, "finish 1")
    return m


def test_the_view_lists_every_crew_that_may_board() -> None:
    m = boarding()
    choices = [action for action in m.legal(0) if isinstance(action, a.Board)]
    shown = table(m).boardings
    assert [(one.purple, one.brown) for one in shown] == [(one.purple, one.brown) for one in choices]
    for one, action in zip(shown, choices, strict=True):
        trial = m.clone()
        trial.act(0, action)
        after = trucker(trial)
        assert one.humans == after.humans
        assert one.parts == tuple(part for part in after.parts if part.humans or part.alien or part.tokens)
    assert table(m).boardings and not table(flight(SHIP, card="I-04")).boardings


def test_arriving_pays_by_order_and_the_bill_says_which() -> None:
    m = flight(SHIP, SHIP, card="I-06", last=True)
    assert [one.arriving for one in table(m).truckers] == [4, 3]
    assert [one.finishing for one in bills(m)] == [4, 3]
    assert [one.place for one in table(m).bills] == [1, 2]


def test_a_bill_says_what_there_was_before_it() -> None:
    m = flight(SHIP, SHIP, card="I-06", last=True)
    had = [one.credits for one in table(m).truckers]
    bills(m)
    assert [one.before for one in table(m).bills] == had


def test_a_ship_that_gave_up_has_no_place() -> None:
    m = flight(SHIP, SHIP, card="I-06", last=True)
    m.act(0, "give up")
    assert trucker(m).arriving == 0 and trucker(m, 1).arriving == 4
    m.act(1, "give up")
    assert [one.place for one in table(m).bills] == [0, 0]


def test_a_profit_is_more_than_the_starting_credits() -> None:
    assert table(flight(SHIP, card="I-04")).winning == 1
    assert table(mission_flight("carpool", 1, SHIP, SHIP)).winning == 21


def test_shields_say_which_sides_they_cover() -> None:
    assert trucker(flight(SHIP, card="I-04")).shielded == ()
    shielded = SHIP.replace("CA:1112/2      .", "CA:1112/2  SH:0131^>")
    assert trucker(flight(shielded, card="I-04")).shielded == ("front", "right")
