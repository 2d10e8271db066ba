"""The bots on missions: guests, payloads, agreements, and ships that can take off."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import (
    SHIP,
    building,
    flight,
    mission_flight,
    offered_mission,
    options_of,
    race,
    ship,
    start_mission,
    told,
    trucker,
)
from tests.games.galaxy_trucker.test_bots import play_on

from readyroom.bots.named import decide
from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.bot import LEVELS, bot
from readyroom.games.galaxy_trucker.bots.airworthy import airworthy, leaves_hope, moves
from readyroom.games.galaxy_trucker.bots.payloads import best_payload_place, payment
from readyroom.games.galaxy_trucker.cards import missions as ms
from readyroom.games.galaxy_trucker.cards.tiles import BASE_TILES, KIND, NUMBER, RADIOACTIVE
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.ship import parse
from readyroom.games.galaxy_trucker.ship.legality import mistakes
from readyroom.games.galaxy_trucker.ship.payload import livable
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards

POOL = "class I\n 6 7 8\n 6 . CA:1211/1c .\n 7 . SC:3333/2 B2:1113/2\n 8 . E1:3001 ."
"""A cabin with one human and one commuter, joined to the starting cabin."""


def choice(m: Match, seat: int, level: str) -> str:
    action = decide(m, seat, bot(level), Chance("a choice"))
    assert action is not None
    return m.write(action)


# -- guests


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_can_say_whether_crew_or_guest_is_lost(level: str) -> None:
    m = mission_flight(ms.CARPOOL, 2, POOL, SHIP, card="II-05", last=False)
    m.fly()
    assert options_of(m, 0) == ["lose crew 7,6", "lose guest 7,6"]
    assert ship(m, 0).humans() == 2
    assert choice(m, 0, level) == "lose guest 7,6", "the last humans fly the ship"
    ship(m, 0).set_crew(ship(m, 0).board.number["7,7"], 2)
    assert choice(m, 0, level) == "lose crew 7,6", "a commuter pays"


def test_hard_can_think_ahead_although_another_seat_has_guests() -> None:
    m = mission_flight(ms.CARPOOL, 2, SHIP, POOL, card="II-05", places=[10, 0], last=False)
    for seed in range(3):  # an Epidemic comes for certain
        assert decide(m, 0, bot("hard"), Chance(f"ahead {seed}")) == a.FlyOn()


@pytest.mark.parametrize("level", LEVELS)
def test_bots_keep_enough_humans_when_commuters_board(level: str) -> None:
    m = start_mission(ms.CARPOOL)
    for seat in (0, 1):
        ship(m, seat).place(ship(m, seat).board.number["7,6"], NUMBER["cabin-15"], 0)
    m.act(0, "finish 1")
    m.act(1, "finish 2")
    assert choice(m, 0, level) == "seat 1 in 7,6", "three humans fly"


# -- what the people choose


@pytest.mark.parametrize("level", LEVELS)
def test_bots_leave_the_mission_to_the_people(level: str) -> None:
    m = offered_mission(ms.ESCORT, seats=4)
    for seat in (1, 2, 3):
        m.act(seat, choice(m, seat, level))
    assert told(m.act(0, f"wish {ms.ESCORT}"), e.MissionChosen) == [e.MissionChosen(ms.ESCORT, "agreed")]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("answer", "ships"), [("agree ship", "IIIA"), ("refuse ship", "III")])
def test_bots_build_the_ships_that_the_people_want(level: str, answer: str, ships: str) -> None:
    m = offered_mission(ms.ESCORT, seats=3, flights="III")
    for seat in (0, 1, 2):
        m.act(seat, f"wish {ms.ESCORT}")
    for seat in (1, 2):
        m.act(seat, choice(m, seat, level))
    m.act(0, answer)
    assert ship(m, 0).board.name == ships


def test_hard_wants_the_supercard_and_other_bots_follow_the_people() -> None:
    m = offered_mission(ms.BEVERAGE)
    for seat in (0, 1):
        m.act(seat, f"wish {ms.BEVERAGE}")
    assert [choice(m, 0, level) for level in LEVELS] == ["abstain", "abstain", "agree supercard"]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_come_back_after_death(level: str) -> None:
    m = mission_flight(ms.POWDER_KEG, 1, SHIP, SHIP)
    m.state.flights = (1, 1)
    trucker(m, 0).flying, trucker(m, 0).left = False, "died"
    m.state.stack[-1] = BetweenCards((1,))
    m.fly()
    assert choice(m, 0, level) == "come back"


# -- ships that can take off


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("pace", ["hourglass", "relaxed"])
def test_no_bot_finishes_a_ship_that_cannot_move_or_hold_crew(level: str, pace: str) -> None:
    finished = 0
    for seed in range(6):
        options = building(3, flights="I").options if pace == "relaxed" else race(3).options
        m = Match.start(GAME, options, 3, f"{seed}", version=2)
        luck = Chance(f"builders {seed}")
        turn = 0
        while m.state.phase in ("ready", "build"):
            seat = m.to_act[turn % len(m.to_act)]
            turn += 1
            action = decide(m, seat, bot(level), luck)
            assert action is not None
            if isinstance(action, a.Finish):
                finished += 1
                assert airworthy(ship(m, seat)), f"seed {seed}, seat {seat}"
            m.act(seat, action)
    assert finished >= 12


@pytest.mark.parametrize(("level", "flights"), [("easy", "III"), ("normal", "II"), ("hard", "I")])
def test_bots_do_not_draw_every_tile_while_a_person_thinks(level: str, flights: str) -> None:
    """A good enough ship takes off when dozens of tiles lie face up and none helps."""
    for seed in range(2):
        options = race(2, flights=flights).options
        m = Match.start(GAME, options, 2, f"{seed}", version=2)
        m.act(0, "ready")
        luck = Chance(f"patience {seed}")
        while not trucker(m, 1).number:
            action = decide(m, 1, bot(level), luck)
            assert action is not None
            m.act(1, action)
        s: State = m.state
        assert len(s.open) <= 45 and len(s.heap) >= 40, f"seed {seed}: {len(s.open)} face up, {len(s.heap)} face down"
        assert airworthy(ship(m, 1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_full_ship_without_an_engine_still_wants_one(level: str) -> None:
    m = building(2, flights="I")
    s: State = m.state
    drawn = parse(SHIP.replace("E1:3001v", "."))
    mine = ship(m, 0)
    for square in drawn.squares():
        mine.place(square, drawn.tile[square], drawn.turn[square])
    engine = NUMBER["engine-1"]
    s.heap, s.open = [], [NUMBER["battery2-4"], engine]
    assert not moves(mine)
    assert choice(m, 0, level) == "take engine-1"
    m.act(0, "take engine-1")
    m.act(0, choice(m, 0, level))
    assert moves(mine)


def test_a_double_engine_without_a_battery_moves_nothing() -> None:
    engine = parse("class I\n 7\n 7 SC:3333\n 8 E2:2003v")
    powered = parse("class I\n 7 8\n 7 SC:3333 B2:1113\n 8 E2:2003v .")
    assert not moves(engine) and moves(powered)


def test_a_ship_without_an_engine_keeps_room_for_one() -> None:
    m = building(1)
    s: State = m.state
    mine = ship(m, 0)
    board = mine.board
    cannon = NUMBER["cannon-1"]
    s.heap, s.open = [NUMBER["engine-1"]], []
    for name in ("6,7", "8,7", "7,6"):
        mine.place(board.number[name], cannon, 0)
    assert not leaves_hope(s, mine, NUMBER["module-1"], board.number["7,8"], 0)


# -- payloads


@pytest.mark.parametrize(
    ("mission", "flights", "levels"),
    [
        (ms.POWDER_KEG, "I", ["hard", "normal"]),
        (ms.COCKTAIL, "II", ["normal", "normal"]),
        (ms.ISOTOPES, "II", ["normal", "normal"]),
        (ms.HEAVY_DUTY, "II", ["normal", "normal"]),
        (ms.EXPERIMENTS, "II", ["normal", "normal"]),
    ],
)
def test_payloads_are_built_in_where_the_mission_pays_for_them(mission: str, flights: str, levels: list[str]) -> None:
    m = start_mission(mission, flights=flights, version=2)
    play_on(m, levels, until="fly")
    for seat in (0, 1):
        assert any(tile >= BASE_TILES for tile in ship(m, seat).tile), f"seat {seat}"
        assert airworthy(ship(m, seat)) and not mistakes(ship(m, seat))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_do_not_draw_every_payload_in_vain(level: str) -> None:
    """Two that nobody wants are enough to tell that they do not fit."""
    m = start_mission(ms.ISOTOPES, flights="II", version=2)
    play_on(m, [level, level], until="fly")
    s: State = m.state
    assert sum(tile >= BASE_TILES for tile in s.open) <= 2 and s.crates


def test_bots_leave_payloads_the_mission_does_not_pay_for() -> None:
    m = flight(SHIP, card="I-05")
    assert payment(m.state, 0, NUMBER["explosive-1"]) == 0.0
    s: State = start_mission(ms.EXPERIMENTS).state
    kinds = {KIND[tile]: tile for tile in s.crates}
    aboard = kinds[RADIOACTIVE]
    assert payment(s, 0, aboard) > 0.0
    square = s.ship(0).open_squares()[0]
    s.ship(0).place(square, aboard, 0)
    assert payment(s, 0, aboard) == 0.0, "a second sample of a kind pays nothing"


def test_radioactive_cargo_never_goes_beside_the_only_cabin() -> None:
    m = start_mission(ms.ISOTOPES, flights="III")
    s: State = m.state
    mine = ship(m, 0)
    mine.place(mine.board.number["7,8"], NUMBER["engine-1"], 0)
    assert airworthy(mine)
    for tile in s.crates:
        value, square, turn = best_payload_place(s, 0, tile)
        if square:
            trial = mine.clone()
            trial.place(square, tile, turn)
            assert livable(trial), "the only square left for it would empty the starting cabin"
        else:
            assert value == 0.0


def test_a_face_up_payload_is_taken_before_drawing() -> None:
    m = start_mission(ms.HEAVY_DUTY, flights="I", version=2)  # with the tiles of which some lie open in time
    play_on(m, ["normal", "normal"], until="inspect")
    taken = [event for _, event in m.events(None) if isinstance(event, (e.TileTaken, e.TileDrawn))]
    heavy = [event.tile for event in taken if NUMBER[event.tile] >= BASE_TILES]
    assert heavy and len(heavy) <= 2 * m.state.seats * 3, "they do not draw all of them"
