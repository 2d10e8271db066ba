"""The mild inspection (R-32): a beginner returns the number, repairs the ship, and takes a number that is left."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import build, building, hand, options_of, ship, told, trucker
from tests.games.refused import refused

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.core.struct import Event
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.bot import LEVELS
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.ship import mistakes


def inspected(seats: int = 2, version: int = 2) -> tuple[Match, list[Event]]:
    """The first builder's cannon points to the right into nothing, but its connectors do not fit."""
    m = building(seats, mild_inspection=True, draws=5)
    m = Match.start(GAME, m.options, seats, "building", version)
    build(m, 0, "cannon-1 at 7,6 turned 1")
    m.act(0, "finish 1")
    events: list[Event] = []
    for seat in range(1, seats):
        events = m.act(seat, f"finish {seat + 1}")
    return m, events


def test_a_faulty_ship_hands_its_number_back_and_the_sound_ones_move_up() -> None:
    """R-32."""
    m, events = inspected(3)
    assert told(events, e.NumberHandedBack) == [e.NumberHandedBack(0, 1)]
    assert told(events, e.MovedUp) == [e.MovedUp(1, 1), e.MovedUp(2, 2)]
    assert m.to_act == (0,) and m.state.phase == "inspect"


def test_a_tile_of_a_mistake_may_be_turned_and_put_back() -> None:
    """R-32."""
    m, _ = inspected()
    assert options_of(m, 0) == ["remove 7,6", "keep 7,7"]
    m.act(0, "remove 7,6; place 7,6 turned 0")
    assert not mistakes(ship(m, 0)) and options_of(m, 0) == ["lift", "finish 2"]
    events = m.act(0, "finish 2")
    assert told(events, e.Launched)[0].order == (1, 0)
    assert trucker(m, 0).lost == [] and ship(m, 0).tile[ship(m, 0).board.number["7,6"]] == NUMBER["cannon-1"]


def test_another_tile_that_lies_face_up_may_take_its_place() -> None:
    """R-32."""
    m = building(2, mild_inspection=True)
    hand(m, 0, "cannon-2")
    m.act(0, "return")
    build(m, 0, "cannon-1 at 7,6 turned 1")
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    assert "take cannon-2" not in options_of(m, 0), "nothing was taken off yet"
    m.act(0, "remove 7,6; return; take cannon-2; place 7,6 turned 0; finish 2")
    assert NUMBER["cannon-1"] in m.state.open and trucker(m, 0).lost == []


def test_a_repaired_ship_is_no_bigger_than_the_one_that_was_built() -> None:
    """R-32."""
    m = building(2, mild_inspection=True, draws=5)
    for tile in ("cannon-2", "cannon-3"):
        hand(m, 0, tile)
        m.act(0, "return")
    build(m, 0, "cannon-1 at 7,6 turned 1")
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    m.act(0, "remove 7,6; place 7,6 turned 0")
    refused(m, 0, "take cannon-2", "as many tiles as you took off")
    m.act(0, "lift; return; take cannon-2; place 7,6 turned 1; remove 7,6; return")
    assert not [option for option in options_of(m, 0) if option.startswith("take")], "one for one, and not again"


def test_unattached_parts_go_back_for_free() -> None:
    """R-32."""
    m, _ = inspected()
    m.act(0, "keep 7,7")
    assert NUMBER["cannon-1"] in m.state.open and trucker(m, 0).lost == []
    assert "take cannon-1" in options_of(m, 0) and "finish 2" in options_of(m, 0)


def test_a_ship_with_mistakes_cannot_be_finished() -> None:
    """R-32."""
    m, _ = inspected()
    refused(m, 0, "finish 2", "Repair it first")


def test_the_first_of_two_repaired_ships_chooses_among_the_numbers_left() -> None:
    """R-32."""
    m = building(3, mild_inspection=True)
    for seat, cannon in ((0, "cannon-1"), (1, "cannon-2")):
        build(m, seat, f"{cannon} at 7,6 turned 1")
        m.act(seat, "end turn")
    m.act(2, "finish 3")
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    assert m.to_act == (0, 1) and m.live and trucker(m, 2).number == 1
    m.act(1, "remove 7,6; return; finish 2")
    events = m.act(0, "remove 7,6; return; finish 3")
    assert told(events, e.Launched)[0].order == (2, 1, 0)


@pytest.mark.parametrize("faulty", [False, True])
def test_unused_tiles_set_aside_are_lost_by_faulty_and_sound_ships_alike(faulty: bool) -> None:
    """R-13."""
    m = building(1, mild_inspection=True)
    for tile in ("battery2-4", "hold2-1"):
        hand(m, 0, tile)
        m.act(0, "set aside")
    build(m, 0, f"cannon-1 at 7,6 turned {1 if faulty else 0}")
    m.act(0, "finish 1")
    if faulty:
        m.act(0, "remove 7,6; place 7,6 turned 0; finish 1")
    assert trucker(m, 0).lost == [NUMBER["battery2-4"], NUMBER["hold2-1"]]


def test_in_the_first_version_the_mild_inspection_only_removes() -> None:
    m, _ = inspected(version=1)
    events = m.act(0, "remove 7,6")
    assert [(event.seat, event.number) for event in told(events, e.StartedBehind)] == [(1, 1), (0, 2)]
    assert trucker(m, 0).lost == [] and NUMBER["cannon-1"] in m.state.open


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_repairs_its_ship(level: str) -> None:
    m, _ = inspected()
    luck = Chance("repairs")
    for _ in range(20):
        if m.state.phase != "inspect":
            break
        action = GAME.bot(level).choose(m.state, 0, m.legal(0), luck)
        assert action is not None
        m.act(0, action)
    assert m.state.phase != "inspect" and not mistakes(ship(m, 0))
