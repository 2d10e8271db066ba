"""Building (R-10 to R-17): the race, contested tiles, the hourglass, and the relaxed pace."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import at, build, building, hand, options_of, race, ship, told, trucker
from tests.games.refused import refused

from readyroom.core.match import Match
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.state import State

RUN = 90_000


def test_the_hourglass_starts_only_when_everyone_is_ready() -> None:
    m = race(seats=2)
    assert m.deadline == RUN
    fresh = Match.start(m.game, m.options, 2, "race")
    fresh.act(0, "ready")
    assert fresh.deadline is None and fresh.to_act == (1,)


def test_only_one_tile_can_be_in_hand() -> None:
    """R-10."""
    m = race()
    hand(m, 0, "cannon-1")
    refused(m, 0, "draw", "You have a tile in hand")


def test_a_returned_tile_lies_face_up_for_anyone_to_take() -> None:
    """R-10."""
    m = race()
    hand(m, 0, "cannon-1")
    m.act(0, "return")
    s: State = m.state
    assert s.open == [NUMBER["cannon-1"]] and NUMBER["cannon-1"] not in s.heap
    m.act(1, "take cannon-1")
    assert trucker(m, 1).hand == NUMBER["cannon-1"] and not s.open


def test_a_tile_must_be_placed_next_to_another() -> None:
    """R-11."""
    m = race()
    hand(m, 0, "cannon-1")
    refused(m, 0, "place 6,6 turned 0", "nothing is next to 6,6")
    refused(m, 0, "place 7,7 turned 0", "There is already a tile at 7,7")
    refused(m, 0, "place 3,3 turned 0", "Class I has no square 3,3")
    m.act(0, "place 7,6 turned 0")


def test_a_tile_that_does_not_fit_may_still_be_placed() -> None:
    """R-11, R-30."""
    m = race()
    build(m, 0, "cannon-1 at 7,6 turned 2")
    assert ship(m, 0).tile[at(m, 0, "7,6")] == NUMBER["cannon-1"]


def test_the_latest_tile_can_be_lifted_until_the_next_is_taken() -> None:
    """R-12."""
    m = race()
    build(m, 0, "cannon-1 at 7,6")
    m.act(0, "lift; place 8,7 turned 1; lift; set aside")
    assert trucker(m, 0).aside == [NUMBER["cannon-1"]] and len(ship(m, 0).squares()) == 1


def test_taking_another_tile_welds_the_latest() -> None:
    """R-12."""
    m = race()
    build(m, 0, "cannon-1 at 7,6")
    m.act(0, "draw; return")
    refused(m, 0, "lift", "already welded")


def test_looking_at_cards_welds_the_latest() -> None:
    """R-12."""
    m = race()
    build(m, 0, "cannon-1 at 7,6")
    m.act(0, "look 1; put back")
    assert "lift" not in options_of(m, 0)


def test_two_tiles_can_be_set_aside() -> None:
    """R-13."""
    m = race()
    for tile in ("cannon-1", "cannon-2"):
        hand(m, 0, tile)
        m.act(0, "set aside")
    hand(m, 0, "cannon-3")
    refused(m, 0, "set aside", "already set two tiles aside")


def test_a_tile_set_aside_can_be_placed_but_not_returned() -> None:
    """R-13."""
    m = race()
    hand(m, 0, "cannon-1")
    m.act(0, "set aside; unpack cannon-1")
    refused(m, 0, "return", "cannot go back to the warehouse")
    m.act(0, "place 7,6 turned 0; lift")
    assert "return" not in options_of(m, 0)
    m.act(0, "set aside")


def test_unused_tiles_set_aside_are_lost() -> None:
    """R-13."""
    m = building(1)
    hand(m, 0, "cannon-1")
    m.act(0, "set aside; finish 1")
    assert NUMBER["cannon-1"] in trucker(m, 0).lost


def test_cards_can_be_looked_at_once_a_tile_is_built() -> None:
    """R-14."""
    m = race()
    refused(m, 0, "look 1", "Add a tile to your ship first")
    build(m, 0, "cannon-1 at 7,6")
    m.act(0, "look 2")
    assert options_of(m, 0) == ["put back"]


def test_the_fourth_pile_cannot_be_looked_at() -> None:
    """R-14."""
    m = race()
    build(m, 0, "cannon-1 at 7,6")
    refused(m, 0, "look 4", "cannot look at that pile")


def test_only_the_player_who_looks_learns_what_is_in_the_pile() -> None:
    """R-14."""
    m = race()
    build(m, 0, "cannon-1 at 7,6")
    before = m.seq
    m.act(0, "look 1")
    assert len(told([event for _, event in m.events(0, before)], e.CardsSeen)) == 1
    for viewer in (1, None):
        assert told([event for _, event in m.events(viewer, before)], e.CardsSeen) == []
    assert m.view(0).own.seen and not m.view(1).own.seen


def test_one_player_looks_at_a_pile_at_a_time_and_the_other_is_told() -> None:
    """R-14."""
    m = race()
    build(m, 0, "cannon-1 at 7,6")
    build(m, 1, "cannon-2 at 7,6")
    m.act(0, "look 1")
    events = m.act(1, "look 1")
    assert [event.what for event in told(events, e.TooLate)] == ["pile"]
    m.act(0, "put back")
    m.act(1, "look 1")


@pytest.mark.parametrize(("level", "runs"), [("I", 2), ("II", 3), ("III", 4)])
def test_the_hourglass_runs_two_three_or_four_times(level: str, runs: int) -> None:
    """R-15."""
    m = race(flights=level)
    m.act(0, "finish 1")
    for run in range(1, runs):
        m.tick(run * RUN)
        m.act(0, "turn hourglass")
    events = m.tick(runs * RUN)
    assert [event.reason for event in told(events, e.BuildingEnded)] == ["time is up"]


def test_an_empty_hourglass_waits_to_be_turned() -> None:
    """R-15."""
    m = race()
    m.tick(RUN)
    assert m.deadline is None
    m.tick(10 * RUN)
    assert m.state.phase == "build" and m.live


def test_only_a_finished_player_turns_the_hourglass_onto_start() -> None:
    """R-15."""
    m = race()
    m.tick(RUN)
    refused(m, 0, "turn hourglass", "Only a builder who has finished")
    m.act(1, "finish 1; turn hourglass")
    assert m.deadline == 2 * RUN


def test_on_a_higher_circle_anyone_may_turn_the_hourglass() -> None:
    """R-15."""
    m = race(flights="II")
    m.tick(RUN)
    m.act(0, "turn hourglass")
    assert m.state.circle == 1


def test_a_running_hourglass_cannot_be_turned() -> None:
    """R-15."""
    m = race(flights="II")
    refused(m, 0, "turn hourglass", "still running")


def test_the_second_player_to_turn_the_hourglass_is_too_late() -> None:
    """R-15."""
    m = race(flights="II")
    m.tick(RUN)
    m.act(0, "turn hourglass")
    events = m.act(1, "turn hourglass")
    assert [event.what for event in told(events, e.TooLate)] == ["hourglass"] and m.state.circle == 1


def test_any_number_tile_that_is_left_may_be_taken() -> None:
    """R-16."""
    m = race(seats=3)
    m.act(2, "finish 3")
    assert [text for text in options_of(m, 0) if text.startswith("finish")] == ["finish 1", "finish 2"]


def test_a_finished_player_cannot_build() -> None:
    """R-16."""
    m = race(seats=2)
    m.act(0, "finish 1")
    refused(m, 0, "draw", "You have finished building")


def test_a_number_tile_goes_to_the_first_of_two_hands() -> None:
    """R-16."""
    m = race(seats=3)
    m.act(0, "finish 1")
    events = m.act(1, "finish 1")
    assert [event.what for event in told(events, e.TooLate)] == ["number tile"] and trucker(m, 1).number == 0


def test_when_time_is_up_the_others_get_the_tiles_that_are_left() -> None:
    """R-16."""
    m = race(seats=3)
    m.act(1, "finish 2")
    m.tick(RUN)
    m.act(1, "turn hourglass")
    m.tick(2 * RUN)
    assert sorted(trucker(m, seat).number for seat in (0, 2)) == [1, 3]


def test_building_ends_when_all_have_finished() -> None:
    """R-17."""
    m = race(seats=2)
    m.act(0, "finish 1")
    events = m.act(1, "finish 2")
    assert [event.reason for event in told(events, e.BuildingEnded)] == ["all finished"] and m.deadline is None


def test_a_tile_in_hand_when_time_is_up_may_still_be_added() -> None:
    """C4."""
    m = race(seats=2)
    m.act(1, "finish 1")
    hand(m, 0, "engine-8")
    m.tick(RUN)
    m.act(1, "turn hourglass")
    m.tick(2 * RUN)
    assert m.to_act == (0,) and "set aside" not in options_of(m, 0)
    m.act(0, "place 7,8 turned 0")
    assert ship(m, 0).tile[at(m, 0, "7,8")] == NUMBER["engine-8"]


def test_a_tile_set_aside_and_in_hand_when_time_is_up_is_lost_if_not_added() -> None:
    """C4."""
    m = race(seats=2)
    m.act(1, "finish 1")
    hand(m, 0, "engine-8")
    m.act(0, "set aside; unpack engine-8")
    m.tick(RUN)
    m.act(1, "turn hourglass")
    m.tick(2 * RUN)
    assert "return" not in options_of(m, 0)
    m.act(0, "set aside")
    assert NUMBER["engine-8"] in trucker(m, 0).lost


def test_when_two_players_grab_a_tile_one_gets_it_and_the_other_loses_nothing() -> None:
    m = race(seats=2)
    hand(m, 0, "cannon-1")
    m.act(0, "return; draw; return")
    sums = m.game.conserved(m.state)
    m.act(0, "take cannon-1")
    before = m.digest
    events = m.act(1, "take cannon-1")
    assert [(event.what, event.by) for event in told(events, e.TooLate)] == [("tile", 0)]
    assert m.digest == before and m.game.conserved(m.state) == sums
    assert trucker(m, 0).hand == NUMBER["cannon-1"] and trucker(m, 1).hand < 0


def test_a_tile_that_is_not_face_up_cannot_be_taken() -> None:
    m = race(seats=2)
    refused(m, 1, "take cannon-1", "is not face up")


def test_relaxed_builders_take_turns_of_a_set_number_of_tiles() -> None:
    m = building(seats=2, draws=2)
    assert m.to_act == (0,) and m.deadline is None
    m.act(0, "draw; return; draw; return")
    refused(m, 0, "draw", r"^You have taken all your tiles for this turn")
    m.act(0, "end turn")
    assert m.to_act == (1,)


def test_relaxed_building_starts_with_another_player_each_flight() -> None:
    m = building(seats=2, flights="I-I")
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    while m.state.flight == 0:
        m.act(m.to_act[0], m.legal(m.to_act[0])[-1])
    assert m.to_act == (1,)


def test_relaxed_building_gives_the_others_four_turns_after_the_first_finish() -> None:
    m = building(seats=2)
    m.act(0, "finish 1")
    for turn in range(3):
        m.act(1, "end turn")
        assert trucker(m, 1).number == 0, turn
    m.act(1, "end turn")
    assert trucker(m, 1).number == 2 and m.state.phase != "build"


def test_relaxed_building_alone_counts_no_turns() -> None:
    m = building(seats=1, draws=1)
    m.act(0, "draw; return; draw; return; draw; return")
    assert "end turn" not in options_of(m, 0)
