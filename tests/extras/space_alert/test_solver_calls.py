"""Better plans over HTTP: for a mission file, or for a match that is over."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import SETTINGS, LiveServer
from tests.server.process import until

from readyroom.core.match import Match
from readyroom.games.space_alert.events import PickedUp
from readyroom.games.space_alert.file.resolver import resolve
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.solver.dealt import hands_dealt
from readyroom.server.limits import Limits

EXAMPLE = Path(__file__).parents[3] / "examples" / "space-alert" / "first-mission.json"
SOLVE = "/api/space-alert/solve"


def example() -> Any:
    return msgspec.json.decode(EXAMPLE.read_bytes())


def test_a_plan_sent_back_is_improved(server: LiveServer) -> None:
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
def test_an_unsolvable_request_is_explained(server: LiveServer, asked: dict[str, Any], status: int, words: str) -> None:
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


# Too much


def limited(tmp_path: Path, **limits: Any) -> LiveServer:
    settings = msgspec.structs.replace(SETTINGS, limits=Limits(**limits))
    return LiveServer(tmp_path / "tables.db", settings)


def test_a_stranger_is_given_fewer_evaluations_than_a_guest(tmp_path: Path) -> None:
    with limited(tmp_path, stranger_evaluations=50) as server:
        asked = {"mission": example(), "evaluations": 400}
        assert 50 <= server.http.post(SOLVE, json=asked).json()["evaluations"] < 400
        guest = server.person("Anna").headers
        assert server.http.post(SOLVE, json=asked, headers=guest).json()["evaluations"] >= 400


def test_a_search_that_takes_too_long_is_stopped_with_a_sentence(tmp_path: Path) -> None:
    with limited(tmp_path, long_work_seconds=0.5) as server:
        guest = server.person("Anna").headers
        answer = server.http.post(SOLVE, json={"mission": example(), "evaluations": 20_000}, headers=guest)
        assert answer.status_code == 503
        assert answer.json()["detail"] == "That takes longer than ½ second, so it was stopped."


def test_with_a_full_queue_a_search_is_told_to_retry_and_plans_still_resolve(tmp_path: Path) -> None:
    with limited(tmp_path, long_work_waiting=1, long_work_seconds=600) as server, ThreadPoolExecutor(2) as others:
        guest = server.person("Anna").headers
        asked = [{"mission": example(), "evaluations": 20_000, "seed": seed} for seed in range(3)]
        searches = [others.submit(server.http.post, SOLVE, json=one, headers=guest) for one in asked[:2]]
        until(lambda: (server.house.workshop.running, server.house.workshop.waiting) == (1, 1))
        answer = server.http.post(SOLVE, json=asked[2], headers=guest)
        assert answer.status_code == 503 and answer.json()["detail"].startswith("The server is busy. Try again in ")
        assert int(answer.headers["Retry-After"]) >= 1
        assert server.http.post("/api/space-alert/resolve", json=example()).status_code == 200
        assert not any(search.done() for search in searches)
        server.run(server.house.workshop.close())
        assert [search.result().status_code for search in searches] == [503, 503]


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


def test_the_story_of_a_mission_file_is_told(server: LiveServer) -> None:
    told = server.http.post("/api/space-alert/story", json={"mission": example()}).json()
    assert told["survived"] and len(told["phases"]) == 3 and not told["from_hands"]
    assert told["change"]["score"] == 16
    wrong = server.http.post("/api/space-alert/story", json={"mission": {"crew": []}})
    assert wrong.status_code == 400 and wrong.json()["mistakes"]
    assert server.http.post("/api/space-alert/story", json={"mission": example(), "match": "none"}).status_code == 404


def test_hands_are_tried_in_the_story_of_a_match_only_once_it_is_over(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens(GAME.slug, 2, options={"mission": "test_run", "pace": "untimed"})
    at = anna.joins(code)
    at.does("sit", seat=1)
    at.does("start")
    quiet = {
        "tracks": {"red": "T1", "white": "T5", "blue": "T3", "internal": "T2"},
        "threats": [],
        "crew": [{"name": name, "plan": []} for name in ("Anna", "Anna too", "Android 1", "Android 2")],
        "turns": 7,
    }
    asked = {"mission": quiet, "match": code}
    assert not server.http.post("/api/space-alert/story", json=asked).json()["from_hands"]
    for action in ("ready", "end_phase", "agree"):
        for seat in range(2):
            at.acts(seat, {"type": action})
    film = server.http.get(f"/api/matches/{code}/film").json()
    told = server.http.post("/api/space-alert/story", json={**asked, "mission": film["mission"]}).json()
    assert told["from_hands"] and told["tried"] > 20
