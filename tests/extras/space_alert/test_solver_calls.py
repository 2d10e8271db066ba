"""Better plans over HTTP: for a mission file, or for a match that is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import LiveServer

from readyroom.core.match import Match
from readyroom.games.space_alert.events import PickedUp
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.resolver import resolve
from readyroom.games.space_alert.solver.dealt import hands_dealt

EXAMPLE = Path(__file__).parents[3] / "examples" / "space-alert" / "first-mission.json"
SOLVE = "/api/space-alert/solve"


def example() -> Any:
    return msgspec.json.decode(EXAMPLE.read_bytes())


def test_a_plan_is_found_and_sent_back_it_gets_better(server: LiveServer) -> None:
    first = server.http.post(SOLVE, json={"mission": example(), "evaluations": 300}).json()
    assert first["evaluations"] >= 300
    second = server.http.post(SOLVE, json={"mission": first["mission"], "evaluations": 300, "seed": 1}).json()
    assert second["worth"] >= first["worth"]
    result = resolve(second["mission"])
    assert (result.outcome == "survived", result.score) == (second["survived"], second["score"])


def test_the_same_question_has_the_same_answer(server: LiveServer) -> None:
    asked = {"mission": example(), "evaluations": 150, "seed": 4}
    assert server.http.post(SOLVE, json=asked).json() == server.http.post(SOLVE, json=asked).json()


def test_hands_bind_the_plan(server: LiveServer) -> None:
    mission = example()
    hands = {mission["crew"][0]["name"]: [["C/lift"], [], []]}
    found = server.http.post(SOLVE, json={"mission": mission, "hands": hands, "evaluations": 200}).json()
    plans = [member["plan"] for member in found["mission"]["crew"]]
    assert set(plans[0]) <= {None, "C", "lift"}
    assert all(set(plan) == {None} for plan in plans[1:])


@pytest.mark.parametrize(
    ("asked", "status", "words"),
    [
        ({}, 400, "Send a mission"),
        ({"mission": {"crew": []}}, 400, "$.crew"),
        ({"mission": example(), "hands": {"Nobody": []}}, 400, "$.Nobody"),
        ({"mission": example(), "evaluations": 10_000_000}, 400, ""),
        ({"match": "nowhere"}, 404, "no table"),
    ],
)
def test_what_cannot_be_solved_is_said_in_words(
    server: LiveServer, asked: dict[str, Any], status: int, words: str
) -> None:
    answer = server.http.post(SOLVE, json=asked)
    assert answer.status_code == status, answer.text
    assert words in answer.json()["detail"]


def test_a_match_is_solved_when_it_is_over_with_the_hands_really_dealt(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens(GAME.slug, 1, options={"mission": "test_run", "pace": "untimed"})
    at = anna.joins(code)
    at.does("start")
    early = server.http.post(SOLVE, json={"match": code})
    assert early.status_code == 403
    at.acts(0, {"type": "ready"})
    at.acts(0, {"type": "end_phase"})
    at.acts(0, {"type": "agree"})
    answer = server.http.post(SOLVE, json={"match": code, "evaluations": 200, "dealt": True})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert len(found["mission"]["crew"]) == 4
    assert all(len(member["plan"]) <= 12 and not any(member["plan"][7:]) for member in found["mission"]["crew"])


def test_the_hands_of_a_match_are_all_that_was_picked_up_by_phase() -> None:
    match = Match.start(GAME, Options(mission="test_run", pace="untimed"), 4, "hands")
    for seat in range(4):
        match.act(seat, "ready")
    for action in ("end phase", "agree"):
        for seat in range(4):
            match.act(seat, action)
    dealt = hands_dealt(match)
    told = [told.event for entry in match.told for told in entry if isinstance(told.event, PickedUp)]
    for seat in range(4):
        picked = [card for event in told if event.seat == seat for card in event.cards]
        assert sorted(card for phase in dealt[seat] for card in phase) == sorted(picked)
        assert len(dealt[seat][0]) >= 5 and len(dealt[seat][1]) >= 5 and not dealt[seat][2]
