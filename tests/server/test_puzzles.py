"""Puzzles on a server: shown without values, judged, counted, made from matches, removed, forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.house import LiveServer, Person

from readyroom.bots.puzzles import Puzzle, shipped
from readyroom.core.chance import QuickChance
from readyroom.server.http import puzzle_routes
from readyroom.server.wall import wall
from readyroom.store import Store
from readyroom.store.pruning import Retention, prune

MOVE = next(puzzle for puzzle in shipped().values() if puzzle.task is None and len(puzzle.answers) > 2)
RIGHT = next(n for n in range(len(MOVE.answers)) if MOVE.solved(n))
WRONG = (RIGHT + 1) % len(MOVE.answers)
TASK = next(puzzle for puzzle in shipped().values() if puzzle.task is not None)


def answers(person: Person, code: str, **answer: object) -> Any:
    return person.server.http.post(f"/api/puzzles/{code}/answers", json=answer, headers=person.headers)


def listed(server: LiveServer, person: Person | None = None) -> dict[str, Any]:
    headers = person.headers if person else {}
    return {one["code"]: one for one in server.http.get("/api/puzzles", headers=headers).json()}


# -- solving


def test_an_answer_is_judged_and_the_first_one_counts(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    judged = answers(anna, MOVE.code, answer=WRONG).json()
    assert not judged["solved"] and judged["info"]["yours"] is False
    assert [one["best"] for one in judged["answers"]].index(True) == RIGHT
    assert answers(anna, MOVE.code, answer=RIGHT).json()["info"]["yours"] is False, "it counts once"
    told = answers(ben, MOVE.code, answer=RIGHT).json()
    assert told["solved"] and (told["info"]["tried"], told["info"]["found"]) == (2, 1)
    mine = server.http.get("/api/me/export", headers=anna.headers).json()["puzzles"]
    assert mine == {"tried": [{"puzzle": MOVE.code, "solved": False}], "made": []}
    server.http.delete("/api/me", headers=anna.headers)
    now = listed(server, ben)[MOVE.code]
    assert (now["tried"], now["yours"]) == (1, True)


def test_only_attempts_at_listed_puzzles_are_read(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.person("Anna")
    answers(anna, MOVE.code, answer=RIGHT)
    store = server.house.store
    read: list[tuple[Any, ...]] = []

    async def rows(name: str, **given: Any) -> list[Any]:
        found = await Store.rows(store, name, **given)
        read.extend((name, *row) for row in found if name.startswith("puzzle_"))
        return found

    monkeypatch.setattr(store, "rows", rows)
    server.http.get(f"/api/puzzles/{TASK.code}", headers=anna.headers)
    assert read == []
    server.http.get(f"/api/puzzles/{MOVE.code}", headers=anna.headers)
    assert read == [("puzzle_counts", MOVE.code, 1, 1), ("puzzle_tried", MOVE.code, 1)]


def test_a_task_can_be_retried_and_hides_its_solution_until_solved(server: LiveServer) -> None:
    anna = server.person("Anna")
    assert TASK.task is not None and TASK.solution is not None
    sheet = server.http.get(f"/api/puzzles/{TASK.code}")
    assert sheet.json()["task"] == TASK.task and "solution" not in sheet.text
    as_it_was = [[order or "" for order in member["plan"]] for member in TASK.task["mission"]["crew"]]
    refused = answers(anna, TASK.code, task={"plans": as_it_was})
    assert refused.status_code == 400 and "Change something" in refused.json()["detail"]
    empty = [["" for _ in plan] for plan in as_it_was]
    assert "You may change" in answers(anna, TASK.code, task={"plans": empty}).json()["detail"]
    lost = [plan.copy() for plan in as_it_was]
    member, turn = next((m, t) for m, plan in enumerate(lost) for t, order in enumerate(plan) if order and t > 9)
    lost[member][turn] = ""
    tried = answers(anna, TASK.code, task={"plans": lost}).json()
    assert not tried["solved"] and tried["solution"] is None and tried["info"]["yours"] is False
    done = answers(anna, TASK.code, task=TASK.solution).json()
    assert done["solved"] and done["info"]["yours"] is True and (done["info"]["tried"], done["info"]["found"]) == (1, 1)
    assert "comes home" in str(done["words"])


def test_giving_up_a_task_shows_the_solution(server: LiveServer) -> None:
    anna = server.person("Anna")
    told = answers(anna, TASK.code).json()
    assert not told["solved"] and told["solution"] == TASK.solution and told["info"]["yours"] is False
    after = answers(anna, TASK.code, task=TASK.solution).json()
    assert after["solved"] and after["info"]["yours"] is False and after["info"]["found"] == 0, "it was not theirs"
    mine = server.http.get("/api/me/export", headers=anna.headers).json()["puzzles"]["tried"]
    assert mine == [{"puzzle": TASK.code, "solved": False}]


def test_cards_nobody_holds_are_refused(server: LiveServer) -> None:
    assert TASK.task is not None
    plans = [[order or "" for order in member["plan"]] for member in TASK.task["mission"]["crew"]]
    can = TASK.task["can"]
    orders = ("A", "B", "C", "bots", "red", "blue", "lift")
    spaces = [(member, turn, may) for member, turns in enumerate(can) for turn, may in enumerate(turns) if may]
    member, turn, order = next((m, t, one) for m, t, may in spaces for one in orders if one not in may)
    plans[member][turn] = order
    refused = answers(server.person("Anna"), TASK.code, task={"plans": plans})
    assert refused.status_code == 400 and "does not have the cards" in refused.json()["detail"]


def test_the_answer_stays_hidden_until_you_have_answered(server: LiveServer) -> None:
    told = server.http.get(f"/api/puzzles/{MOVE.code}")
    assert told.status_code == 200
    hidden = ('"value"', '"best"', "readyroom-position")
    assert not any(word in told.text for word in hidden)
    assert not any(word in server.http.get("/api/puzzles").text for word in hidden)


@pytest.mark.parametrize("puzzle", [one for one in shipped().values() if one.task is None], ids=lambda one: one.code)
def test_a_move_puzzle_shows_only_what_its_seat_knows(puzzle: Puzzle) -> None:
    """It looks the same whatever the others hold and the decks bring."""
    shown = msgspec.msgpack.decode(puzzle_routes.show(msgspec.msgpack.encode(puzzle)))
    match = puzzle_routes.laid(puzzle)
    for luck in range(3):
        state = match.state.clone()
        match.game.imagine(state, puzzle.seat, QuickChance(luck))
        seen = {"public": match.game.public(state), "own": match.game.own(state, puzzle.seat)}
        again = msgspec.msgpack.decode(msgspec.msgpack.encode(seen))
        assert again == {"public": shown["public"], "own": shown["own"]}


def test_an_unknown_puzzle_is_refused(server: LiveServer) -> None:
    anna = server.person("Anna")
    assert server.http.get("/api/puzzles/nothing").status_code == 404
    assert answers(anna, MOVE.code, answer=99).status_code == 400
    assert answers(anna, MOVE.code, task={"plans": []}).status_code == 400
    assert answers(anna, TASK.code, task={"plans": "all"}).status_code == 400
    assert server.http.post(f"/api/puzzles/{MOVE.code}/answers", json={"answer": 0}).status_code == 401


def test_an_answered_puzzle_can_be_played_on(server: LiveServer) -> None:
    anna = server.person("Anna")

    def on(code: str) -> Any:
        return server.http.post(f"/api/puzzles/{code}/branches", json={"level": "easy"}, headers=anna.headers)

    assert on(MOVE.code).status_code == 409 and on(TASK.code).status_code == 409
    answers(anna, MOVE.code, answer=WRONG)
    table = on(MOVE.code).json()
    assert table["status"] == "playing" and table["seats"][MOVE.seat]["name"] == "Anna"
    match = server.house.tables[table["code"]].match
    assert match is not None and match.at(0).position() == MOVE.position


# -- making


def finished(person: Person, open_: bool = True) -> str:
    """A table whose match was ended after a few moves."""
    code = person.opens("tiny-epic-galaxies", 2, bots=["easy"], start=True, open=open_)
    at = person.joins(code)
    while at.seq < 4:
        at.plays_on()
    at.does("end_match")
    return code


def makes(person: Person, code: str, seq: int | None) -> Any:
    return person.server.http.post(f"/api/matches/{code}/puzzles", json={"seq": seq}, headers=person.headers)


@pytest.fixture
def clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision makes a puzzle, whatever search thinks of it; the worker's side is here."""

    def made(match: Any, seq: int) -> Puzzle:
        return msgspec.structs.replace(MOVE, code=f"made-{seq}", position=match.at(seq - 1).position())

    monkeypatch.setattr(puzzle_routes, "_of_decision", made)


async def _here(task: str, given: bytes, *_: object, **__: object) -> bytes:
    return puzzle_routes.make(given)


@pytest.fixture
def maker(server: LiveServer, clear: None, monkeypatch: pytest.MonkeyPatch) -> Person:
    monkeypatch.setattr(server.house.workshop, "do", _here)
    return server.person("Anna")


def test_a_decision_becomes_an_anonymous_puzzle_that_can_be_removed(server: LiveServer, maker: Person) -> None:
    code = finished(maker)
    made = makes(maker, code, 3)
    assert made.status_code == 201 and made.json()["mine"] and "Anna" not in made.text
    assert makes(maker, code, 3).json()["code"] == made.json()["code"], "the same puzzle is one puzzle"
    assert (
        made.json()["code"] in listed(server) and not listed(server, server.person("Ben"))[made.json()["code"]]["mine"]
    )
    export = server.http.get("/api/me/export", headers=maker.headers).json()["puzzles"]["made"]
    assert [one["puzzle"] for one in export] == ["made-3"]
    ben = server.person("Ben").headers
    assert server.http.delete("/api/puzzles/made-3", headers=ben).status_code == 403
    assert server.http.delete("/api/puzzles/made-3", headers=maker.headers).status_code == 204
    assert "made-3" not in listed(server)


def test_puzzles_from_a_private_table_are_unlisted_and_only_for_its_players(server: LiveServer, maker: Person) -> None:
    code = finished(maker, open_=False)
    refused = makes(server.person("Ben"), code, 3)
    assert refused.status_code == 403 and "private table" in refused.json()["detail"]
    made = makes(maker, code, 3)
    assert made.status_code == 201 and made.json()["code"] not in listed(server, maker)


def test_forgetting_the_author_keeps_the_puzzle_without_a_name(server: LiveServer, maker: Person) -> None:
    makes(maker, finished(maker), 3)
    server.http.delete("/api/me", headers=maker.headers)
    assert "made-3" in listed(server)
    assert server.run(server.house.store.rows("puzzle", code="made-3"))[0][1] is None


def test_old_puzzles_are_deleted_with_their_answers(server: LiveServer, maker: Person) -> None:
    makes(maker, finished(maker), 3)
    answers(maker, "made-3", answer=RIGHT)
    later = wall() + 10 * 86_400_000
    server.run(prune(server.house.store, Retention(puzzles=7), later, lambda *_: None))
    assert "made-3" not in listed(server)
    assert server.http.get("/api/me/export", headers=maker.headers).json()["puzzles"] == {"tried": [], "made": []}


def test_puzzles_per_person_are_limited(server: LiveServer, maker: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_routes, "MOST_MADE", 1)
    code = finished(maker)
    assert makes(maker, code, 3).status_code == 201
    assert "Remove one first" in makes(maker, code, 4).json()["detail"]


def test_a_decision_without_a_clear_answer_makes_no_puzzle(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = finished(anna)
    refused = makes(anna, code, None)
    assert refused.status_code == 409 and "cannot be a puzzle" in refused.json()["detail"]
    assert makes(anna, code, 99_999).status_code == 404
    assert makes(anna, code, 0).status_code == 400
