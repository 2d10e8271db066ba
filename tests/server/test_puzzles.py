"""Puzzles on a server: told without what answers are worth, judged, counted once, made from matches."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.house import LiveServer, Person

from readyroom.bots.analysis import Decision, Piece, Way
from readyroom.bots.puzzles import shipped
from readyroom.core.words import Words
from readyroom.server.http.analyses import HOW


@pytest.fixture
def solved() -> tuple[str, int, int]:
    """A puzzle that comes along, its best answer and another."""
    puzzle = next(iter(shipped().values()))
    right = next(n for n in range(len(puzzle.answers)) if puzzle.solved(n))
    return puzzle.code, right, (right + 1) % len(puzzle.answers)


def answers(person: Person, code: str, answer: int) -> Any:
    return person.server.http.post(f"/api/puzzles/{code}/answers", json={"answer": answer}, headers=person.headers)


def test_an_answer_is_judged_and_the_first_one_counts(server: LiveServer, solved: tuple[str, int, int]) -> None:
    code, right, wrong = solved
    anna, ben = server.person("Anna"), server.person("Ben")
    judged = answers(anna, code, wrong).json()
    assert not judged["solved"] and judged["info"]["yours"] is False
    assert [one["best"] for one in judged["answers"]].index(True) == right
    assert answers(anna, code, right).json()["info"]["yours"] is False, "once is once"
    told = answers(ben, code, right).json()
    assert told["solved"] and (told["info"]["tried"], told["info"]["found"]) == (2, 1)
    mine = server.http.get("/api/me/export", headers=anna.headers).json()["puzzles"]
    assert mine == [{"puzzle": code, "solved": False}]
    server.http.delete("/api/me", headers=anna.headers)
    listed = {one["code"]: one for one in server.http.get("/api/puzzles", headers=ben.headers).json()}
    assert (listed[code]["tried"], listed[code]["yours"]) == (1, True)


def test_nobody_is_told_the_answer_before_theirs(server: LiveServer, solved: tuple[str, int, int]) -> None:
    told = server.http.get(f"/api/puzzles/{solved[0]}")
    assert told.status_code == 200 and '"value"' not in told.text and '"best"' not in told.text
    assert '"value"' not in server.http.get("/api/puzzles").text


def test_what_is_not_there_is_refused(server: LiveServer, solved: tuple[str, int, int]) -> None:
    anna = server.person("Anna")
    assert server.http.get("/api/puzzles/nothing").status_code == 404
    assert answers(anna, solved[0], 99).status_code == 400
    assert server.http.post(f"/api/puzzles/{solved[0]}/answers", json={"answer": 0}).status_code == 401


def test_a_decision_of_a_match_becomes_a_puzzle(server: LiveServer) -> None:
    """One that was analyzed, and at which one answer was clearly the best."""
    anna = server.person("Anna")
    code = anna.opens("tiny-epic-galaxies", 2, bots=["easy"], start=True)
    at = anna.joins(code)
    while at.seq < 6:
        if 0 in (at.update or {})["to_act"]:
            at.acts(0, at.options(0)[0])
        else:
            at.hear()
    at.does("end_match")

    def asked(seq: int) -> Any:
        return server.http.post(f"/api/matches/{code}/puzzles", json={"seq": seq}, headers=anna.headers)

    assert asked(4).status_code == 409 and "Analyse the match first" in asked(4).json()["detail"]
    match = server.house.tables[code].match
    assert match is not None
    store = server.house.store
    for seq, values in ((4, (0.9, 0.5, 0.4)), (5, (0.9, 0.88, 0.4))):
        ways = tuple(Way(Words((f"Do {n}.",)), f"do {n}", value) for n, value in enumerate(values))
        piece = Piece(seq, Decision(seq, match.entries[seq].actor, 7, ways, 0.0))
        body = msgspec.json.encode(piece).decode()
        server.run(store.write([store.step("keep_piece", code=code, how=HOW, seq=seq, piece=body)], ""))
    assert "clearly the best" in asked(5).json()["detail"]
    made = asked(4)
    assert made.status_code == 201, made.text
    assert asked(4).json()["code"] == made.json()["code"], "the same puzzle is one puzzle"
    sheet = server.http.get(f"/api/puzzles/{made.json()['code']}").json()
    assert len(sheet["answers"]) == 3 and sheet["seat"] == match.entries[4].actor
    assert "Anna" not in msgspec.json.encode(sheet).decode()
    assert made.json()["code"] == server.http.get("/api/puzzles").json()[0]["code"]
