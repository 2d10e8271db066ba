"""Setup, rounds, and what happens between them."""

from __future__ import annotations

import pytest
from tests.games.starship_captains.builder import captains, finish_round, mission_at, offered, queue, ready, told

from readyroom.core.cards import in_play
from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.boards import MISSION_TILES, NUMBERED_TILES
from readyroom.games.starship_captains.cards.techs import ALPHA, BETA, OMEGA, TECHS
from readyroom.games.starship_captains.events import CadetGained, MedalGained, StationUsed
from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.names import NONE, exhaust
from readyroom.games.starship_captains.options import Options
from readyroom.games.starship_captains.outfit import DAMAGED
from readyroom.games.starship_captains.state import AT_STATION, State


def fresh(seats: int, seed: str = "fresh", **options: str) -> State:
    state: State = Match.start(GAME, Options(**options), seats, seed).state  # type: ignore[arg-type]
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_planet_gets_a_mission_a_station_or_a_number_and_home_gets_none(seats: int) -> None:
    s = fresh(seats)
    four = seats == 4
    assert len(s.galaxy.locations) == (16 if four else 14)
    assert s.missions_at[0] == NONE and s.numbers_at[0] == 0 and s.station_at[0] == 0
    for place in range(1, len(s.galaxy.locations)):
        here = (s.missions_at[place] != NONE, s.station_at[place] != NONE, s.numbers_at[place] > 0)
        assert sum(here) == 1
        assert s.face_up[place] == (s.numbers_at[place] > 0)
    assert sum(mission != NONE for mission in s.missions_at) == MISSION_TILES[four]
    assert sorted(s.numbers_at)[-NUMBERED_TILES[four] :] == list(range(1, NUMBERED_TILES[four] + 1))
    assert sorted(station for station in s.station_at if station != NONE) == [0, 1, 2]
    assert s.station_tiles[1:] == (AT_STATION, AT_STATION)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_betas_met_while_dealing_go_unseen_under_the_deck(seed: str) -> None:
    s = fresh(3, seed)
    assert [TECHS[tech].deck for tech in s.offer] == [ALPHA] * 5 + [OMEGA] * 3
    assert [TECHS[tech].deck for tech in s.archive] == [ALPHA]
    assert {TECHS[tech].deck for tech in s.tech_deck.bottom} <= {BETA}
    assert len(s.tech_deck) == sum(TECHS[tech].deck != OMEGA for tech in in_play(TECHS, s.version)) - 6


def test_some_betas_do_lie_under_the_deck() -> None:
    assert any(fresh(2, seed).tech_deck.bottom for seed in "abcdef")


@pytest.mark.parametrize(("seats", "marks"), [(2, 5), (4, 6)])
def test_each_marked_route_gets_a_pirate_whatever_its_exhaust(seats: int, marks: int) -> None:
    states = [fresh(seats, seed) for seed in "abcdef"]
    for s in states:
        assert [pirate != NONE for pirate in s.routes] == [route.mark for route in s.galaxy.routes]
        assert sum(route.mark for route in s.galaxy.routes) == marks
    colours = [
        exhaust(pirate) == s.galaxy.routes[i].colour for s in states for i, pirate in enumerate(s.routes) if pirate >= 0
    ]
    assert True in colours and False in colours


def test_a_new_ship_has_seven_damage_seven_crew_and_a_medal() -> None:
    for side, damaged in (("A", [0, 2, 3, 5]), ("B", [0, 1, 4, 5])):
        s = fresh(2, slots=side)
        for ship in s.ships:
            assert ship.damage == 3
            assert [slot for slot, card in enumerate(ship.slots) if card == DAMAGED] == damaged
            assert (len(ship.queue), sum(ship.ready), ship.ready[0], ship.medals) == (3, 4, 1, 1)


def test_home_station_has_no_tile_in_round_1() -> None:
    m = captains(stations={"home": 2})
    assert not told(m.act(0, "pass"), StationUsed)


def test_only_the_last_three_stay_in_the_queue_in_order() -> None:
    m = captains(ready="", queue="red blue yellow cadet yellow blue red", others={1: {"ready": ""}})
    assert ready(m) == "cadet red blue yellow"
    assert queue(m) == "yellow blue red"


def test_a_queue_of_two_stays() -> None:
    m = captains(ready="android", queue="red blue", others={1: {"ready": "", "queue": ""}})
    finish_round(m)
    assert queue(m) == "red blue"
    assert m.state.round > 1


def test_ready_crew_stay_ready() -> None:
    m = captains(ready="red yellow")
    finish_round(m)
    assert ready(m) == "red yellow"


def test_new_stuff_medals_in_round_2_cadets_in_rounds_3_and_4_ready_at_once() -> None:
    m = captains(ready="red")
    events = finish_round(m)
    assert len(told(events, MedalGained)) == 2 and m.state.ships[0].medals == 1
    for _ in range(2):
        events = finish_round(m)
        assert len(told(events, CadetGained)) == 2
    assert ready(m) == "cadet cadet red"
    assert queue(m) == ""


def test_a_tile_waits_for_the_next_round_where_a_ship_is_in_the_way() -> None:
    m = captains(stations={"home": 2})
    finish_round(m)
    assert m.state.station_tiles[0] == 3


def test_a_used_tile_returns_when_no_ship_is_there() -> None:
    m = captains(at="arvo", stations={"tincan": 2}, others={1: {"at": "arvo"}})
    finish_round(m)
    assert m.state.station_tiles[1] == AT_STATION


def test_the_starting_marker_passes_to_the_left() -> None:
    m = captains(seats=3)
    finish_round(m)
    assert m.state.first == 1
    assert m.to_act == (1,)


def test_the_game_ends_after_four_rounds() -> None:
    m = captains(round=4)
    finish_round(m)
    assert m.outcome is not None
    assert m.outcome.ranking == (1, 1)


def test_nobody_may_do_anything_once_it_is_over() -> None:
    m = captains(round=4)
    finish_round(m)
    assert m.to_act == ()
    assert offered(m) == []


def test_the_first_mission_shows_where_it_lies() -> None:
    m = captains(missions={"arvo": "convoy-duty"})
    assert mission_at(m, "arvo") == "convoy-duty"


def test_setup_is_the_same_for_the_same_luck() -> None:
    one, other = (GAME.setup(Options(), 3, 1, Telling(Chance("same"))) for _ in range(2))
    assert one.dump() == other.dump()
