"""The solver finds playable plans, scores them like the resolver, and improves with time."""

from __future__ import annotations

from typing import Any

import pytest

from readyroom.games.space_alert.file.mistakes import BadMission
from readyroom.games.space_alert.file.resolver import resolve
from readyroom.games.space_alert.mission.card_names import FACE_OF
from readyroom.games.space_alert.mission.orders import ACT_A, ACT_B, HEROIC_A, MOVE_RED, NOTHING, order
from readyroom.games.space_alert.mission.turn.round import resolve_round
from readyroom.games.space_alert.solver.dice import Dice
from readyroom.games.space_alert.solver.drawn import Setting, drawn_hands, drawn_mission
from readyroom.games.space_alert.solver.evaluation import Evaluator, worth
from readyroom.games.space_alert.solver.hands import Dealt, Hands, layout
from readyroom.games.space_alert.solver.moves import Moves
from readyroom.games.space_alert.solver.problem import is_heroic
from readyroom.games.space_alert.solver.search import copied
from readyroom.games.space_alert.solver.task import Task
from readyroom.games.space_alert.timeline import find

HARD = Setting(5, "all", "all", new_frontier=True, double_actions=True)


def easy_mission() -> dict[str, Any]:
    return drawn_mission(find("mission/2"), Setting(), "2")


def plan_of(*slots: int) -> list[int]:
    return [0, *slots, *[0] * (13 - len(slots))]


@pytest.mark.parametrize("setting", [Setting(), HARD], ids=["white", "both boxes"])
def test_resuming_from_a_remembered_turn_gives_what_the_whole_mission_gives(setting: Setting) -> None:
    for seed in range(4):
        task = Task(drawn_mission(find(f"mission/{seed}"), setting, str(seed)))
        problem = task.problem
        evaluator = Evaluator(problem)
        moves = Moves(problem, Dice(seed))
        current = problem.plans
        for step in range(150):
            plans = copied(current)
            since = moves.propose(plans)
            if not since:
                continue
            value = worth(evaluator.resolve(plans, since))
            whole = problem.mission.clone()
            for p, plan in zip(whole.crew, plans, strict=True):
                p.plan = plan.copy()
            resolve_round(whole)
            assert value == worth(whole), f"seed {seed}, step {step}"
            if step % 3:
                current = plans
                evaluator.settle(since)


def test_a_plan_is_found_that_brings_the_ship_home_and_the_resolver_agrees() -> None:
    task = Task(easy_mission())
    search = task.start(1, from_scratch=True)
    assert not search.survived
    search.run(3000)
    search.tidy()
    found = task.solution(search.best, search.evaluations, search.value)
    assert found.survived
    result = resolve(found.mission)
    assert result.outcome == "survived"
    assert result.score == found.score


def test_the_same_seed_and_budget_give_the_same_plan_in_one_go_or_in_pieces() -> None:
    one = Task(easy_mission()).start(5, from_scratch=True)
    one.run(600)
    other = Task(easy_mission()).start(5, from_scratch=True)
    for _ in range(6):
        other.run(100)
    assert (one.best, one.value, one.evaluations) == (other.best, other.value, other.evaluations)


def test_a_search_keeps_to_the_hands_dealt() -> None:
    mission = easy_mission()
    hands = drawn_hands(mission, double_actions=False, seed="9")
    task = Task(mission, hands)
    search = task.start(1, from_scratch=True)
    search.run(1500)
    dealt = task.problem.hands
    assert dealt is not None
    assert layout(dealt, search.best, [0, 1, 2, 3]) is not None
    assert any(any(plan) for plan in search.best)


def test_even_free_cards_hold_one_heroic_card_for_each() -> None:
    search = Task(easy_mission()).start(8, from_scratch=True)
    search.run(1500)
    assert all(sum(is_heroic(slot) for slot in plan) <= 1 for plan in search.best)


def test_tidying_leaves_out_what_does_nothing() -> None:
    mission = easy_mission()
    mission["threats"] = []
    mission["crew"] = [{"name": "Ada", "plan": ["C", "bots", "bots", "C", None, None, None, "C"]}]
    search = Task(mission).start(0, from_scratch=False)
    before = search.value
    search.tidy()
    assert search.value >= before
    assert search.best[0][2] == search.best[0][3] == NOTHING


def cards(*names: tuple[str, int]) -> list[Dealt]:
    return [Dealt(FACE_OF[name], 0, phase) for name, phase in names]


def test_a_card_is_laid_once_with_either_half_up() -> None:
    hands = Hands(cards(("A/red", 1), ("B/red", 1)), [False])
    assert hands.allow([plan_of(ACT_A, ACT_B)], 0)
    assert hands.allow([plan_of(MOVE_RED, MOVE_RED)], 0)
    assert hands.allow([plan_of(MOVE_RED, ACT_A)], 0)
    assert not hands.allow([plan_of(ACT_A, ACT_A)], 0)
    assert not hands.allow([plan_of(MOVE_RED, ACT_A, ACT_B)], 0)


def test_a_card_is_laid_in_its_phase_or_later() -> None:
    hands = Hands(cards(("A/red", 2)), [False])
    assert not hands.allow([plan_of(ACT_A)], 0)
    assert hands.allow([plan_of(0, 0, 0, ACT_A)], 0)
    assert hands.allow([plan_of(0, 0, 0, 0, 0, 0, 0, ACT_A)], 0)


def test_androids_are_fed_from_any_hand_but_never_with_heroic_cards() -> None:
    hands = Hands(cards(("A/red", 1), ("heroic-A/go-lower_red", 1)), [False, True])
    assert hands.allow([plan_of(HEROIC_A), plan_of(ACT_A)], 1)
    assert not hands.allow([plan_of(ACT_A), plan_of(HEROIC_A)], 1)
    assert not hands.allow([plan_of(ACT_A), plan_of(MOVE_RED)], 0)


def test_beyond_the_known_phases_anything_can_be_planned() -> None:
    hands = Hands(cards(("A/red", 1)), [False], known=1)
    assert hands.allow([plan_of(ACT_A, 0, 0, ACT_B, ACT_B)], 0)
    assert not hands.allow([plan_of(ACT_B)], 0)


def test_special_cards_need_no_card_from_the_hand() -> None:
    assert Hands([], [False]).allow([plan_of(order(special=1))], 0)


def test_mistakes_in_hands_are_reported_with_their_place() -> None:
    with pytest.raises(BadMission) as bad:
        Task(easy_mission(), {"Member 1": [["A/rad"]], "Nobody": []})
    assert "$.Member 1[0][0]" in str(bad.value) and 'Did you mean "A/red"?' in str(bad.value)
    assert "$.Nobody" in str(bad.value)


def test_random_outcomes_are_fixed_in_the_file() -> None:
    mission = drawn_mission(find("mission/4"), HARD, "4")
    file = Task(mission).solution(Task(mission).problem.plans, 0, 0).mission
    assert all(len(tiles) == 6 for tiles in file["damage"].values())
    first, second = (resolve({**file, "seed": seed}) for seed in (1, 2))
    assert first.trace == second.trace
