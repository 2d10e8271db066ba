"""Pieces and setup (R-01 to R-07)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.galaxy_trucker.builder import building, hand, race, ship, trucker
from tests.games.printed import FIRST

from readyroom.core.chance import Chance
from readyroom.core.codec import decode_options
from readyroom.core.errors import BadOptions
from readyroom.core.match import Match
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.tiles import warehouse
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.setup import clear_away, deal_piles, start_flight
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.warehouse import free_numbers


def test_one_to_four_seats_start_with_no_credits() -> None:
    """R-01."""
    for seats in (1, 2, 3, 4):
        m = building(seats)
        assert [trucker(m, seat).credits for seat in range(seats)] == [0] * seats


def test_the_escort_mission_is_never_redrawn_because_five_never_play() -> None:
    with pytest.raises(BadOptions):
        building(5)


def test_any_sequence_of_flights_can_be_agreed_on() -> None:
    """R-01."""
    assert Match.start(GAME, Options(flights="II-III-I"), 2, "x").state.flights == (2, 3, 1)
    eight = decode_options(Options, {"flights": "I-I-I-II-II-II-III-III"})
    assert Match.start(GAME, eight, 2, "x").state.flights == (1, 1, 1, 2, 2, 2, 3, 3)


@pytest.mark.parametrize("flights", ["", "IV", "I II", "I-", "I-II-III-I-II-III-I-II-III", "I-II\n"])
def test_flights_must_be_levels(flights: str) -> None:
    """R-01."""
    with pytest.raises(BadOptions):
        decode_options(Options, {"flights": flights})


def test_all_140_tiles_lie_face_down_and_everyone_has_a_starting_cabin() -> None:
    """R-03."""
    m = race(seats=4, version=FIRST)
    s: State = m.state
    assert len(s.heap) == 140 and not s.open
    for seat in range(4):
        names = [ship(m, seat).board.names[q] for q in ship(m, seat).squares()]
        assert names == ["7,7"]


def test_tiles_of_the_last_flight_come_back() -> None:
    """R-03."""
    m = building(2, flights="I-I")
    hand(m, 0, "cannon-1")
    m.act(0, "place 7,6 turned 0; finish 1")
    s: State = m.state
    clear_away(s)
    start_flight(s, Telling(Chance("next")))
    assert s.heap == warehouse(s.version) and all(not trucker(m, seat).lost for seat in (0, 1))


@pytest.mark.parametrize(("level", "counts"), [("I", (8, 0, 0)), ("II", (4, 8, 0)), ("III", (4, 4, 8))])
def test_the_deck_has_8_12_or_16_cards(level: str, counts: tuple[int, int, int]) -> None:
    """R-04."""
    s: State = race(flights=level).state
    levels = Counter(CARDS[card].level for card in s.deck())
    assert tuple(levels[n] for n in (1, 2, 3)) == counts
    assert len({tuple(sorted(CARDS[card].level for card in pile)) for pile in s.piles}) == 1


def test_cards_turned_up_in_an_earlier_flight_are_not_used_again() -> None:
    """R-04."""
    m = building(2, flights="I-I-I")
    s: State = m.state
    s.flown = sorted(s.deck())
    first = set(s.flown)
    clear_away(s)
    deal_piles(s, Telling(Chance("again")))
    assert not first & set(s.deck())


def test_when_a_level_runs_short_its_used_cards_come_back() -> None:
    """R-04."""
    m = building(2, flights="I-I-I")
    s: State = m.state
    cards = GAME.conserved(s)["cards"]
    for flight in (1, 2):
        s.flown = sorted(s.deck())
        clear_away(s)
        s.flight = flight
        start_flight(s, Telling(Chance(str(flight))))
        s.stack[-1].run(s, Telling(Chance(str(flight))))
    assert len(s.deck()) == 8 and GAME.conserved(s)["cards"] == cards


def test_a_first_flight_uses_only_the_eight_starred_cards() -> None:
    """R-05."""
    s: State = building(2, first_flight=True).state
    assert all(CARDS[card].starter for card in s.deck()) and len(s.deck()) == 8


def test_the_first_flight_option_does_nothing_on_higher_levels() -> None:
    """R-05."""
    s: State = building(2, flights="II", first_flight=True).state
    assert not s.starred


def test_number_tiles_are_one_for_each_player() -> None:
    """R-07."""
    assert free_numbers(race(seats=3).state) == [1, 2, 3]


def test_class_iiia_can_replace_class_iii() -> None:
    assert ship(race(flights="III", big_ship="IIIA"), 0).board.name == "IIIA"
    assert ship(race(flights="II", big_ship="IIIA"), 0).board.name == "II"
