"""The search method our solver is measured against."""

from __future__ import annotations

from random import Random

import pytest
from scripts.annealing import LOST, anneal, changed, push, worth

from readyroom.games.space_alert.solver.evaluation import Evaluator
from readyroom.games.space_alert.solver.task import Task

MISSION = {
    "tracks": {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"},
    "threats": [{"turn": 2, "zone": "white", "card": "Gunship"}],
    "crew": [{"name": "Ada"}, {"name": "Bo"}],
}


@pytest.mark.parametrize(
    ("turn", "onto", "pushed"),
    [
        (1, range(2, 5), [0, 0, 1, 2, 3, 5]),  # into the free space, and no farther
        (5, range(4, 0, -1), [0, 1, 2, 3, 5, 0]),
        (3, range(2, 0, -1), [0, 2, 3, 0, 0, 5]),  # the first card falls off
    ],
)
def test_a_card_is_pushed_until_a_space_is_free(turn: int, onto: range, pushed: list[int]) -> None:
    plan = [0, 1, 2, 3, 0, 5]
    push(plan, turn, onto)
    assert plan == pushed


def test_a_change_touches_nothing_but_its_copy_and_leaves_the_outer_spaces_empty() -> None:
    luck = Random(1)
    plans = [[0, *luck.choices(range(8), k=12), 0] for _ in range(3)]
    before = [plan.copy() for plan in plans]
    for _ in range(500):
        other = changed(plans, 12, luck)
        assert plans == before
        assert all(plan[0] == plan[13] == 0 and len(plan) == 14 for plan in other)


def test_more_tries_destroy_a_lone_gunship_and_the_score_is_that_of_the_plans() -> None:
    problem = Task(MISSION).problem
    best, plans = anneal(problem, 3_000, seed=1)
    assert best == worth(Evaluator(problem).play(problem.mission, plans))
    assert best >= 4 > anneal(problem, 1, seed=1)[0]


def test_a_lost_ship_is_worth_far_less_than_any_that_came_home() -> None:
    threats = [
        {"turn": turn, "zone": "red", "card": card}
        for turn, card in ((1, "Gunship"), (2, "Fighter"), (3, "Man-Of-War"))
    ]
    problem = Task({**MISSION, "threats": threats}).problem
    idle = Evaluator(problem).play(problem.mission, [[0] * 14, [0] * 14])
    assert idle.lost
    assert worth(idle) < -LOST
