"""Errands: changes to a plan that answer one threat and leave settled turns alone."""

from __future__ import annotations

import pytest

from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.mission.card import FROM_SPACE
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.orders import ACT_A, ACT_C, BOTS, LIFT, MOVE_BLUE, MOVE_RED
from readyroom.games.space_alert.mission.places import LOWER_BLUE, LOWER_RED, LOWER_WHITE, UPPER_RED, UPPER_WHITE
from readyroom.games.space_alert.mission.threat import DESTROYED
from readyroom.games.space_alert.mission.turn.round import resolve_round
from readyroom.games.space_alert.solver.dice import Dice
from readyroom.games.space_alert.solver.drawn import Setting, drawn_mission
from readyroom.games.space_alert.solver.errands import Errands
from readyroom.games.space_alert.solver.moves import Moves
from readyroom.games.space_alert.solver.problem import Plans, Problem
from readyroom.games.space_alert.solver.search import copied
from readyroom.games.space_alert.solver.task import Task
from readyroom.games.space_alert.solver.ways import stand, way
from readyroom.games.space_alert.timeline import find


def with_threat(code: str, turn: int, zone: str) -> Problem:
    mission = {
        "tracks": {"red": "T5", "white": "T6", "blue": "T7", "internal": "T4"},
        "threats": [{"card": code, "turn": turn, "zone": zone}],
        "crew": [{"name": name, "plan": []} for name in ("Ada", "Bo", "Cy", "Di")],
    }
    return Problem(read_mission(mission, trace=False))


def errands_of(problem: Problem, seed: int) -> Errands:
    return Moves(problem, Dice(seed)).errands


def nothing() -> Plans:
    return [[0] * 14 for _ in range(4)]


def test_a_way_takes_the_lift_first() -> None:
    assert way(UPPER_WHITE, LOWER_BLUE) == [LIFT, MOVE_BLUE]
    assert way(LOWER_BLUE, UPPER_RED) == [LIFT, MOVE_RED, MOVE_RED]
    assert way(LOWER_RED, LOWER_RED) == []


def test_everyone_stands_where_the_plan_has_led_them() -> None:
    plan = [0, MOVE_RED, LIFT, ACT_A, MOVE_BLUE, *[0] * 9]
    assert [stand(plan, turn) for turn in (1, 2, 3, 4, 5)] == [
        UPPER_WHITE,
        UPPER_RED,
        LOWER_RED,
        LOWER_RED,
        LOWER_WHITE,
    ]


@pytest.mark.parametrize("seed", range(6))
def test_a_player_sent_on_an_errand_arrives_in_time_and_does_it(seed: int) -> None:
    problem = with_threat("E1-05", 2, "red")
    plan = [0] * 14
    first = errands_of(problem, seed).arrive(plan, 0, LOWER_BLUE, 6, [ACT_C, ACT_A])
    assert 0 < first <= 6
    assert stand(plan, 6) == LOWER_BLUE
    assert plan[6:8] == [ACT_C, ACT_A]


def test_nobody_is_sent_where_the_way_is_too_long() -> None:
    problem = with_threat("E1-05", 2, "red")
    plan = [0] * 14
    assert errands_of(problem, 1).arrive(plan, 0, LOWER_BLUE, 2, [ACT_C]) == 0
    assert not any(plan)


def test_a_volley_fires_in_one_turn_from_different_stations_while_the_threat_is_there() -> None:
    problem = with_threat("E1-05", 4, "red")
    crowds = set()
    for seed in range(40):
        plans = nothing()
        errands = errands_of(problem, seed)
        if not errands.volley(plans, errands.targets[0]):
            continue
        shots = [(turn, stand(plan, turn)) for plan in plans for turn in range(1, 13) if plan[turn] == ACT_A]
        assert all(turn >= 4 for turn, _ in shots)
        assert {station for _, station in shots} <= {UPPER_RED, LOWER_RED, LOWER_WHITE}
        turns = [turn for turn, _ in shots]
        crowds.add(max((turns.count(turn) for turn in turns), default=0))
    assert crowds >= {1, 2, 3}


def test_a_sortie_can_mend_a_fissure() -> None:
    fissure = next(card for card in CARDS if card.letter == FROM_SPACE)
    problem = with_threat(fissure.code, 3, "internal")
    mended = 0
    for seed in range(60):
        plans = nothing()
        errands = errands_of(problem, seed)
        errands.answer(plans)
        assert any(BOTS in plan or ACT_C in plan for plan in plans) or not any(map(any, plans))
        m = problem.mission.clone()
        for p, plan in zip(m.crew, plans, strict=True):
            p.plan = plan.copy()
        resolve_round(m)
        mended += m.threats[0].fate == DESTROYED
    assert mended > 5


@pytest.mark.parametrize("seed", range(3))
def test_changes_touch_only_what_is_open_and_say_where_they_begin(seed: int) -> None:
    problem = Task(drawn_mission(find(f"mission/{seed}"), Setting(), str(seed))).problem
    problem.open = [[4, 5, 6, 7], [1, 2, 3], [], list(range(1, 13))]
    moves = Moves(problem, Dice(seed))
    current = nothing()
    for _ in range(600):
        plans = copied(current)
        since = moves.propose(plans)
        changed = [(t, m) for m in range(4) for t in range(14) if plans[m][t] != current[m][t]]
        assert all(turn in problem.open[member] for turn, member in changed)
        assert {member for _, member in changed} <= set(moves.touched)
        if since:
            assert all(turn >= since for turn, _ in changed)
            current = plans
        else:
            assert not changed
    assert any(map(any, current))
