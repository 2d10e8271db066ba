"""The academy over HTTP: lessons, where a plan leads, and its result."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.server.house import LiveServer

from readyroom.games.space_alert.academy import BY_ID, LESSONS

ACADEMY = "/api/space-alert/academy"


def laid(lesson: str) -> dict[str, Any]:
    return {"laid": msgspec.to_builtins(BY_ID[lesson].solution)}


def test_every_lesson_comes_with_screens_goals_and_words(server: LiveServer) -> None:
    told = server.http.get(ACADEMY).json()
    assert [one["id"] for one in told] == [lesson.id for lesson in LESSONS]
    first = told[0]
    assert first["goals"][0] == "Destroy the Fighter." and first["screens"][0]["picture"]["kind"] == "ship"
    (fighter,) = first["threats"]
    assert (fighter["turn"], fighter["zone"], fighter["name"], fighter["told"]) == (1, "red", "Fighter", 5000)
    assert first["bench"]["hand"] == first["hand"]
    assert first["said"][-1]["at"] == first["seconds"] * 1000


def test_a_card_is_laid_and_the_answer_says_what_can_be_done_next(server: LiveServer) -> None:
    play = {"type": "play", "card": "A/red", "half": "movement", "turn": 1}
    shown = server.http.post(f"{ACADEMY}/first-shot/plan", json={"action": play}).json()
    assert shown["laid"] == [{"turn": 1, "card": "A/red", "half": "movement", "android": False, "given": False}]
    assert shown["legal"] == [{"type": "take_back", "turn": 1}, {"type": "turn_over", "turn": 1}]
    again = server.http.post(f"{ACADEMY}/first-shot/plan", json={"laid": shown["laid"], "action": play})
    assert (again.status_code, again.json()["detail"]) == (400, "You cannot do that in this lesson right now.")
    assert server.http.post(f"{ACADEMY}/juggling/plan", json={}).status_code == 404


def test_a_plan_is_flown_marked_and_filmed(server: LiveServer) -> None:
    passed = server.http.post(f"{ACADEMY}/first-shot/fly", json=laid("first-shot")).json()
    assert passed["passed"] and all(goal["met"] for goal in passed["goals"])
    assert passed["film"]["turns"] == 4 and passed["debrief"]["sheet"]["survived"]
    failed = server.http.post(f"{ACADEMY}/first-shot/fly", json={}).json()
    assert not failed["passed"] and failed["goals"][1]["why"] == "You finished on the bridge."


def test_the_outlook_says_where_everyone_will_stand(server: LiveServer) -> None:
    ahead = server.http.post(f"{ACADEMY}/energy/outlook", json=laid("energy")).json()
    assert [crew[1] for crew in ahead["crew"]][:4] == ["upper_white", "upper_blue", "upper_blue", "lower_blue"]


def test_an_impossible_request_is_refused_with_a_sentence(server: LiveServer) -> None:
    unknown = server.http.post(f"{ACADEMY}/juggling/fly", json={})
    assert unknown.status_code == 404 and unknown.json()["detail"] == "There is no such lesson."
    stolen = server.http.post(f"{ACADEMY}/first-shot/fly", json={"laid": [{"turn": 1, "card": "x", "half": "action"}]})
    assert stolen.status_code == 400 and "not in your hand" in stolen.json()["detail"]
    crowd = {"laid": [{"turn": 1, "card": "A/red", "half": "action"}] * 25}
    assert server.http.post(f"{ACADEMY}/first-shot/outlook", json=crowd).status_code == 400
