"""Decisions of a table with missions: the mission, an extra supercard, the ships, and returning after death."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import (
    SHIP,
    Position,
    mission_flight,
    offered_mission,
    options_of,
    ship,
    told,
    trucker,
)

from readyroom.core.chance import Chance
from readyroom.core.errors import IllegalAction
from readyroom.core.match import Match
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards import missions as ms
from readyroom.games.galaxy_trucker.cards.deck import BASE_CARDS
from readyroom.games.galaxy_trucker.cards.missions import MISSION_NUMBER, MISSIONS
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.accounts import Accounts
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards
from readyroom.games.galaxy_trucker.steps.losses import die


def agreed(mission: str, seats: int = 2, flights: str = "I", version: int | None = None, **options: object) -> Match:
    """A match in which this mission has just been chosen."""
    m = offered_mission(mission, seats, flights, version, **options)
    for seat in range(seats):
        m.act(seat, f"wish {mission}")
    return m


def supercards(m: Match) -> list[int]:
    """How many lie in each pile."""
    return [sum(card >= BASE_CARDS for card in pile) for pile in m.state.piles]


# -- the mission


def test_leaving_the_mission_to_the_others_counts_as_agreement() -> None:
    m = offered_mission(ms.CARPOOL, seats=3)
    m.act(0, "abstain")
    m.act(1, f"wish {ms.CARPOOL}")
    assert told(m.act(2, "abstain"), e.MissionChosen) == [e.MissionChosen(ms.CARPOOL, "agreed")]


def test_leaving_the_mission_to_the_others_skips_the_question_what_to_drop() -> None:
    m = offered_mission(ms.CARPOOL, seats=3)
    one, two, three = (MISSIONS[mission].id for mission in m.state.offered)
    m.act(0, "abstain")
    m.act(1, f"wish {one}")
    m.act(2, f"wish {two}")
    assert m.to_act == (1, 2)
    m.act(1, f"drop {three}")
    chosen = told(m.act(2, f"drop {three}"), e.MissionChosen)[0]
    assert chosen.how == "one dropped" and chosen.mission in (one, two)


def test_a_random_mission_is_flown_if_everyone_leaves_it_to_the_others() -> None:
    m = offered_mission(ms.CARPOOL)
    m.act(0, "abstain")
    assert told(m.act(1, "abstain"), e.MissionChosen)[0].how == "at random"


def test_a_match_of_the_first_version_is_asked_as_before() -> None:
    m = Match.start(GAME, Options(missions=True, flights="III", pace="relaxed"), 2, "old", version=1)
    name = MISSIONS[m.state.offered[0]].id
    assert len(m.legal(0)) == 3
    m.act(0, f"wish {name}")
    m.act(1, f"wish {name}")
    assert m.state.phase == "build"


# -- one more supercard


@pytest.mark.parametrize("mission", [ms.BEVERAGE, ms.STORIES])
def test_a_fourth_supercard_joins_the_sealed_pile_if_everyone_wants_it(mission: str) -> None:
    m = agreed(mission, seats=3)
    assert options_of(m, 0) == ["agree supercard", "refuse supercard", "abstain"]
    m.act(0, "agree supercard")
    m.act(2, "abstain")
    assert supercards(m) == []
    m.act(1, "agree supercard")
    assert supercards(m) == [1, 1, 1, 1] and m.state.phase == "build"


def test_one_refusal_keeps_the_supercard_out() -> None:
    m = agreed(ms.BEVERAGE, seats=3)
    m.act(0, "agree supercard")
    m.act(2, "refuse supercard")
    assert supercards(m) == [1, 1, 1, 0] and m.state.phase == "build"


def test_no_supercard_is_added_if_nobody_wants_it() -> None:
    m = agreed(ms.BEVERAGE)
    m.act(0, "abstain")
    m.act(1, "abstain")
    assert supercards(m) == [1, 1, 1, 0]


def test_missions_without_an_optional_supercard_do_not_ask() -> None:
    assert agreed(ms.CLUB_GOLD).state.phase == "build"


# -- the ships


def test_the_ships_of_level_iii_change_only_if_everyone_agrees() -> None:
    m = agreed(ms.HEAVY_DUTY, flights="III")
    assert options_of(m, 1) == ["agree ship", "refuse ship", "abstain"]
    m.act(0, "agree ship")
    m.act(1, "agree ship")
    assert ship(m, 0).board.name == ship(m, 1).board.name == "IIIA" and m.state.phase == "build"


def test_the_long_ships_can_be_changed_back_too() -> None:
    m = agreed(ms.HEAVY_DUTY, flights="III", big_ship="IIIA")
    assert ship(m, 0).board.name == "IIIA"
    m.act(1, "agree ship")
    m.act(0, "abstain")
    assert ship(m, 0).board.name == "III"


def test_one_refusal_keeps_everyones_ships() -> None:
    m = agreed(ms.HEAVY_DUTY, flights="III")
    m.act(0, "agree ship")
    m.act(1, "refuse ship")
    assert ship(m, 0).board.name == "III" and m.state.phase == "build"


def test_the_next_flight_uses_the_ships_agreed_on_before_the_match() -> None:
    m = agreed(ms.HEAVY_DUTY, flights="III-III", version=2)  # whose cards ask nobody anything
    m.act(0, "agree ship")
    m.act(1, "agree ship")
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    while m.state.flight == 0:
        m.act(m.to_act[0], "give up")
    assert m.state.board == 2


def test_ships_and_supercard_are_asked_one_after_the_other() -> None:
    m = agreed(ms.BEVERAGE, flights="III")
    m.act(0, "refuse ship")
    assert options_of(m, 0) == ["agree supercard", "refuse supercard", "abstain"]


def test_ships_of_other_levels_are_not_asked_about() -> None:
    assert agreed(ms.HEAVY_DUTY, flights="II").state.phase == "build"


# -- death


def deadly(flights: tuple[int, ...], *ships: str) -> Position:
    """Seat 0 dies before the last card of the first flight."""
    m = mission_flight(ms.POWDER_KEG, 1, *ships)
    m.state.flights = flights
    trucker(m, 0).credits = 35
    die(m.state, 0, Telling(Chance("nothing is rolled")))
    m.state.stack[-1] = BetweenCards(tuple(range(1, len(ships))))
    m.fly()
    return m


def test_a_dead_trucker_may_come_back_with_one_credit() -> None:
    m = deadly((1, 1), SHIP, SHIP)
    assert options_of(m, 0) == ["come back", "play possum"]
    m.act(0, "come back")
    assert trucker(m, 0).credits == 1 and m.to_act == (0, 1)


def test_a_trucker_playing_possum_is_out_of_the_game() -> None:
    m = deadly((1, 1), SHIP, SHIP, SHIP)
    m.act(0, "play possum")
    s: State = m.state
    assert list(m.to_act) == [1, 2], "the others choose a mission"
    s.offered[0] = MISSION_NUMBER[ms.ESCORT]
    for seat in (1, 2):
        m.act(seat, f"wish {ms.ESCORT}")
    assert list(m.to_act) == [2], "another builder begins each flight"
    assert [option for option in options_of(m, 2) if option.startswith("finish")] == ["finish 1", "finish 2"]
    m.act(2, "finish 1")
    assert list(m.to_act) == [1]
    events = m.act(1, "finish 2")
    assert told(events, e.Launched)[0].order == (2, 1)
    with pytest.raises(IllegalAction):
        m.act(0, "fly on")
    for seat in (1, 2):
        if seat in m.to_act:
            events = m.act(seat, "give up")
    assert [bill.seat for bill in told(events, e.Billed) if bill.credits == 0] == [0]
    assert m.outcome is not None and m.outcome.scores[0] == 0


def test_when_everyone_plays_possum_the_game_is_over() -> None:
    m = deadly((1, 1, 1), SHIP, SHIP)
    m.state.truckers[1].out = True
    m.act(0, "play possum")
    assert m.outcome is not None


def test_nobody_is_asked_after_the_last_flight() -> None:
    m = deadly((1,), SHIP, SHIP)
    assert m.outcome is not None and m.outcome.scores[0] == 0


def test_in_the_first_version_a_dead_trucker_came_back_unasked() -> None:
    m = mission_flight(ms.POWDER_KEG, 1, SHIP, SHIP)
    s: State = m.state
    s.version = 1
    s.flights = (1, 1)
    luck = Telling(Chance("nothing is rolled"))
    die(s, 0, luck)
    s.stack = [Accounts()]
    s.stack[0].run(s, luck)
    assert trucker(m, 0).credits == 1 and not s.stack
