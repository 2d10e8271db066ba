"""Playing on from a moment of a match that is over: one person in one seat, bots in the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import LiveServer, Person


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with LiveServer(tmp_path / "house.db") as running:
        yield running


def ended(anna: Person, game: str = "cabal", until: int = 9) -> str:
    """A match that its host ends in the middle."""
    code = anna.opens(game, 2, bots=["steady" if game == "cabal" else "easy"], title="Friday")
    at = anna.joins(code)
    at.does("start")
    while at.seq < until:
        if 0 in (at.update or {})["to_act"]:
            at.acts(0, at.options(0)[0])
        else:
            at.hear()
    at.does("end_match")
    return code


def branched(anna: Person, code: str, seq: int, seat: int, level: str = "steady") -> Any:
    body = {"seq": seq, "seat": seat, "level": level}
    return anna.server.http.post(f"/api/matches/{code}/branches", json=body, headers=anna.headers)


def test_a_match_is_played_on_from_any_moment(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = ended(anna)
    answer = branched(anna, code, 5, 1)
    assert answer.status_code == 201, answer.text
    info = answer.json()
    assert info["status"] == "playing" and info["title"] == "Friday, played on"
    assert [(seat["kind"], seat["yours"]) for seat in info["seats"]] == [("bot", False), ("person", True)]
    at = anna.joins(info["code"])
    frames = server.http.get(f"/api/matches/{code}/replay?viewer=1").json()
    while at.seq < 3:
        if 1 in (at.update or {})["to_act"]:
            at.acts(1, at.options(1)[0])
        else:
            at.hear()
    at.does("end_match")
    again = server.http.get(f"/api/matches/{info['code']}/replay?viewer=1").json()
    assert again["start"]["public"] != frames["start"]["public"], "it does not begin at the beginning"
    record = server.http.get(f"/api/matches/{info['code']}/record").json()
    assert server.http.post("/api/replay?viewer=open", json=record).status_code == 200, "and can be replayed itself"


def test_a_branch_survives_a_restart(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "house.db") as server:
        anna = server.person("Anna")
        code = branched(anna, ended(anna, "tiny-epic-galaxies", 8), 6, 0, "easy").json()["code"]
    with LiveServer(tmp_path / "house.db") as server:
        at = Person(server, "Anna", anna.token).joins(code)
        while 0 not in (at.update or {})["to_act"]:
            at.hear()
        reached = at.seq
        at.acts(0, at.options(0)[0])
        assert at.seq > reached, "it is played on"


@pytest.mark.parametrize(
    ("asked", "status", "why"),
    [
        ({"seq": 999}, 404, "There is no entry 999."),
        ({"seat": 7}, 400, "There are seats 0 to 1, not 7."),
        ({"level": "genius"}, 400, "This game has no bot called"),
    ],
)
def test_what_cannot_be_played_on_is_refused(server: LiveServer, asked: dict[str, Any], status: int, why: str) -> None:
    anna = server.person("Anna")
    code = ended(anna)
    answer = branched(anna, code, **{"seq": 4, "seat": 0, **asked})
    assert answer.status_code == status and why in answer.json()["detail"], answer.text


def test_a_match_that_is_being_played_stays_where_it_is(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens("cabal", 2, bots=["steady"], start=True)
    assert branched(anna, code, 0, 0).status_code == 403
