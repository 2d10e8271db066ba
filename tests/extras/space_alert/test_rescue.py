"""Save the ship: which tasks lost missions make, and which answers are accepted."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest
from tests.cli.command_line import readyroom
from tests.games.space_alert.steps.test_resolution_of_a_match import played

from readyroom.bots.puzzles import tasks_of
from readyroom.core.english import count
from readyroom.core.extras import Task
from readyroom.core.match import Match
from readyroom.extras.space_alert.rescue import SAVING, NotSo
from readyroom.games.space_alert.film.film import screen_match
from readyroom.games.space_alert.film.story import hands_of, story


def lost() -> Match:
    return played(4, "save 17", pace="untimed", mission="TR-1")


def task() -> Task:
    (made,) = SAVING.tasks(lost())
    return made


def plans(made: Task) -> list[list[str]]:
    """The plans as laid."""
    return [[order or "" for order in member["plan"]] for member in made.given["mission"]["crew"]]


def judge(made: Task, changed: Any) -> Any:
    return SAVING.judge(made.given, {"plans": changed})


def test_a_lost_mission_that_one_change_saves_makes_a_task_with_a_proven_solution() -> None:
    made = task()
    given = made.given
    assert str(made.question) == "The ship is lost to the Gunship. Change one space of the plan, and bring it home."
    assert (given["most"], given["tried"], given["saving"]) == (1, 208, 4)
    verdict = SAVING.judge(given, made.solution)
    assert verdict.solved and "comes home with" in str(verdict.words)


def test_the_solution_is_one_of_those_that_the_debrief_looks_at() -> None:
    match = lost()
    screening = screen_match(match)
    assert screening is not None
    told = story(screening, hands_of(match)).change
    verdict = SAVING.judge(task().given, task().solution)
    assert told is not None and count(told.score, "point") in str(verdict.words)


def test_every_single_change_is_judged_as_the_resolver_does() -> None:
    """Everything the page offers can be flown, and as many changes save the ship as the task says, except swaps."""
    made = task()
    saved = 0
    for member, turns in enumerate(made.given["can"]):
        for turn, orders in enumerate(turns):
            for order in ["", *orders]:
                changed = deepcopy(plans(made))
                if changed[member][turn] != order:
                    changed[member][turn] = order
                    saved += judge(made, changed).solved
    assert 1 <= saved <= made.given["saving"]


def test_the_task_names_no_player() -> None:
    match = lost()
    (puzzle,) = tasks_of(match)
    assert [member["name"] for member in task().given["mission"]["crew"]][:4] == ["Ada", "Bo", "Cleo", "Dan"]
    assert match.seed is not None and match.seed not in msgspec.json.encode(puzzle).decode()


def test_a_malformed_answer_is_refused_with_a_sentence() -> None:
    made = task()
    for changed, why in (
        (plans(made), "Change something"),
        ([[""] * 12 for _ in plans(made)], "You may change 1 space, but this changes"),
        (plans(made)[:-1], "Send 12 orders for each of"),
        ("all", "This is not a plan"),
    ):
        with pytest.raises(NotSo, match=why):
            judge(made, changed)


def test_cards_that_were_not_dealt_are_refused() -> None:
    made = task()
    all_orders = ("A", "B", "C", "bots", "red", "blue", "lift")
    spaces = [(m, t, may) for m, turns in enumerate(made.given["can"]) for t, may in enumerate(turns) if may]
    member, turn, order = next((m, t, one) for m, t, may in spaces for one in all_orders if one not in may)
    changed = plans(made)
    changed[member][turn] = order
    with pytest.raises(NotSo, match="does not have the cards for that plan"):
        judge(made, changed)


def test_a_ship_that_came_home_and_a_crew_of_one_set_no_task() -> None:
    home = next(
        match
        for n in range(9)
        if screen_match(match := played(4, f"home {n}", pace="untimed", mission="TR-1"))
        and match.outcome
        and match.outcome.winners
    )
    assert SAVING.tasks(home) == []
    alone = next(
        match
        for n in range(9)
        if (match := played(1, f"alone {n}", pace="untimed", mission="TR-1")).outcome and not match.outcome.winners
    )
    assert SAVING.tasks(alone) == [], "its hands are unknown"


def test_the_command_finds_it(tmp_path: Any) -> None:
    match = lost()
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode({**match.record(), "seed": match.seed}))
    said = readyroom("puzzles", str(file))
    assert said.returncode == 0, said.stderr
    (found,) = msgspec.json.decode(said.stdout)
    assert found["title"] == "Save the ship" and found["solution"] == task().solution
    assert readyroom("puzzles").returncode == 2, "neither records nor a game"
