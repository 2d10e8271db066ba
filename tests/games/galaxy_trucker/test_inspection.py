"""Checking and correcting (R-30 to R-33), and the crew (R-40 to R-44)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import build, building, options_of, ship, told, trucker

from readyroom.core.errors import IllegalAction
from readyroom.core.match import Match
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.ship import mistakes


def squares(m: Match, seat: int) -> list[str]:
    return [ship(m, seat).board.names[q] for q in ship(m, seat).squares()]


def test_a_sound_ship_passes_without_a_question() -> None:
    """R-30."""
    m = building(1)
    build(m, 0, "cannon-1 at 7,6")
    events = m.act(0, "finish 1")
    assert told(events, e.Inspected) == [e.Inspected(0, ())] and told(events, e.CardTurned)


def test_the_owner_chooses_which_tile_of_a_mistake_goes() -> None:
    """R-31."""
    m = building(1)
    build(m, 0, "hold2-9 at 6,7 turned 1", "cabin-1 at 6,6 turned 0", "cannon-1 at 7,6")
    m.act(0, "finish 1")
    assert m.state.phase == "inspect"
    assert options_of(m, 0) == ["remove 6,6", "remove 7,6"]
    assert m.game.prompt(m.state, 0).startswith("Your ship has 1 mistake. ")
    m.act(0, "remove 7,6")
    assert squares(m, 0) == ["6,6", "6,7", "7,7"]
    assert trucker(m, 0).lost == [NUMBER["cannon-1"]]


def test_a_tile_without_a_mistake_cannot_be_removed() -> None:
    """R-31."""
    m = building(1)
    build(m, 0, "hold2-9 at 6,7 turned 1", "cabin-1 at 6,6 turned 0", "cannon-1 at 7,6")
    m.act(0, "finish 1")
    with pytest.raises(IllegalAction, match="part of a mistake"):
        m.act(0, "remove 6,7")


def test_parts_no_longer_joined_fall_off_too() -> None:
    """R-31."""
    m = building(1)
    build(m, 0, "hold2-4 at 6,7 turned 0", "engine-1 at 5,7 turned 0", "cannon-1 at 6,6 turned 0")
    m.act(0, "finish 1")
    m.act(0, "remove 6,7")
    assert trucker(m, 0).lost[:3] == [NUMBER["hold2-4"], NUMBER["cannon-1"], NUMBER["engine-1"]]
    assert "3 parts: a 2-slot cargo hold, a cannon and an engine" in m.board(0)


def test_the_owner_keeps_one_of_several_parts_with_a_cabin() -> None:
    """R-31."""
    m = building(1)
    build(m, 0, "engine-14 at 6,7 turned 2", "cabin-3 at 5,7 turned 0")
    m.act(0, "finish 1")
    assert "keep 5,7" in options_of(m, 0) and "keep 6,7" in options_of(m, 0)
    m.act(0, "keep 5,7")
    assert NUMBER["engine-14"] in trucker(m, 0).lost and NUMBER["start-1"] in trucker(m, 0).lost


def test_a_part_without_a_cabin_cannot_be_kept() -> None:
    """R-31."""
    m = building(1)
    build(m, 0, "cannon-1 at 6,7 turned 0", "hold2-1 at 5,7 turned 1")
    m.act(0, "finish 1")
    assert not any(option.startswith("keep 5") for option in options_of(m, 0))


def test_the_last_cabin_cannot_be_removed() -> None:
    """R-31."""
    m = building(1)
    build(m, 0, "cannon-1 at 7,6 turned 1")
    m.act(0, "finish 1")
    assert options_of(m, 0) == ["remove 7,6", "keep 7,7"]


def test_no_mistake_survives_the_inspection() -> None:
    """R-33."""
    m = building(1)
    build(m, 0, "hold2-9 at 6,7 turned 1", "cabin-1 at 6,6 turned 0", "cannon-1 at 7,6")
    m.act(0, "finish 1")
    m.act(0, "remove 7,6")
    assert m.state.phase != "inspect" and mistakes(ship(m, 0)) == []


def test_everyone_corrects_mistakes_at_once() -> None:
    """R-31."""
    m = building(2)
    build(m, 0, "cannon-1 at 7,6 turned 1")
    m.act(0, "end turn")
    build(m, 1, "cannon-2 at 7,6 turned 1")
    m.act(1, "end turn")
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    assert list(m.to_act) == [0, 1] and m.live
    m.act(1, "remove 7,6")
    assert list(m.to_act) == [0]


def test_rockets_start_in_the_order_of_their_numbers() -> None:
    """R-40."""
    m = building(3, flights="II")
    m.act(0, "finish 2")
    m.act(1, "finish 3")
    events = m.act(2, "finish 1")
    launched = told(events, e.Launched)[0]
    assert launched.order == (2, 0, 1) and launched.spaces == (0, -3, -6)


def test_batteries_are_full_and_cabins_hold_two_humans() -> None:
    """R-41, R-42."""
    m = building(1)
    build(m, 0, "cabin-15 at 7,6", "battery3-1 at 8,7", "battery2-4 at 6,7")
    events = m.act(0, "finish 1")
    boarded = told(events, e.CrewBoarded)[0]
    assert boarded.humans == 4 and (boarded.purple, boarded.brown) == (None, None)
    assert sum(1 for event in told(events, e.CardTurned)) == 1


def test_an_alien_may_board_where_life_support_of_its_color_is_joined() -> None:
    """R-43."""
    m = building(1)
    build(m, 0, "cabin-15 at 7,6", "purple-2 at 8,6 turned 0", "brown-2 at 6,6 turned 0")
    m.act(0, "finish 1")
    assert options_of(m, 0) == ["board purple - brown -", "board purple - brown 7,6", "board purple 7,6 brown -"]
    events = m.act(0, "board purple 7,6 brown -")
    assert told(events, e.CrewBoarded) == [e.CrewBoarded(0, 2, "7,6", None)]


def test_the_crew_boards_in_flight_order() -> None:
    """R-43."""
    m = building(2, draws=5)
    for seat, cabin, support in ((0, "cabin-15", "purple-2"), (1, "cabin-14", "purple-5")):
        build(m, seat, f"{cabin} at 7,6 turned 0", f"{support} at 8,6 turned 0")
        m.act(seat, "end turn")
    m.act(0, "finish 2")
    m.act(1, "finish 1")
    assert m.to_act == (1,)


def test_the_first_card_is_always_of_the_flights_level() -> None:
    """R-44."""
    for seed in range(12):
        m = Match.start(building(1).game, building(1, flights="III").options, 1, f"seed {seed}")
        events = m.act(0, "finish 1")
        assert CARDS[[card.id for card in CARDS].index(told(events, e.CardTurned)[0].card)].level == 3
