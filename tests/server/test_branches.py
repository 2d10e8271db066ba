"""Continuing a finished match from any moment: one person in one seat, bots in the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.house import LiveServer, Person


def ended(anna: Person, game: str = "cabal", until: int = 9) -> str:
    """A match that its host ends in the middle."""
    code = anna.opens(game, 2, bots=["steady" if game == "cabal" else "easy"], title="Friday")
    at = anna.joins(code)
    at.does("start")
    while at.seq < until:
        at.plays_on()
    at.does("end_match")
    return code


def branched(anna: Person, code: str, seq: int, seat: int, level: str = "steady") -> Any:
    body = {"seq": seq, "seat": seat, "level": level}
    return anna.server.http.post(f"/api/matches/{code}/branches", json=body, headers=anna.headers)


def test_a_match_can_be_continued_from_any_moment(server: LiveServer) -> None:
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
        at.plays_on(1)
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
        assert at.seq > reached, "it can be continued"


@pytest.mark.parametrize(
    ("asked", "status", "why"),
    [
        ({"seq": 999}, 404, "There is no entry 999."),
        ({"seat": 7}, 400, "There is no seat 7. The seats are 0 to 1."),
        ({"level": "genius"}, 400, "This game has no bot called"),
    ],
)
def test_a_match_that_cannot_be_continued_is_refused(
    server: LiveServer, asked: dict[str, Any], status: int, why: str
) -> None:
    anna = server.person("Anna")
    code = ended(anna)
    answer = branched(anna, code, **{"seq": 4, "seat": 0, **asked})
    assert answer.status_code == status and why in answer.json()["detail"], answer.text


def test_a_running_match_cannot_be_branched(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens("cabal", 2, bots=["steady"], start=True)
    assert branched(anna, code, 0, 0).status_code == 403


def test_friends_continue_a_match_together(server: LiveServer) -> None:
    """The match is on, and the other seats are free: anyone with the link can ask, and the host lets them in."""
    anna, ben = server.person("Anna"), server.person("Ben")
    body = {"seq": 5, "seat": 1, "level": "steady", "friends": True}
    code = ended(anna)
    info = server.http.post(f"/api/matches/{code}/branches", json=body, headers=anna.headers).json()
    assert info["status"] == "playing" and info["free"] == 1
    one, two = anna.joins(info["code"]), ben.joins(info["code"])
    two.does("sit", seat=0)
    one.hears_of(lambda table: table["asked"] is not None)
    one.does("vote", yes=True)
    two.hears_of(lambda table: table["seats"][0]["yours"])
    while 0 not in (one.update or {})["to_act"]:
        one.acts(1, one.options(1)[0])
    two.see(one.seq)
    two.quiet()
    assert two.acts(0, two.options(0)[0]) > one.seq, "Ben plays where the match stood"


def test_a_clock_waits_for_friends(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens("space-alert", 2, bots=["easy"], start=True)
    at = anna.joins(code)
    while (at.update or {})["public"].get("phase", 0) == 0 and at.seq < 3:
        at.acts(0, at.options(0)[0])
    at.does("end_match")
    body = {"seq": at.seq, "seat": 0, "level": "easy", "friends": True}
    info = server.http.post(f"/api/matches/{code}/branches", json=body, headers=anna.headers).json()
    table = server.house.tables[info["code"]]
    assert table.match is not None and bool(table.row.paused) == (table.match.deadline is not None)


def test_a_record_file_can_be_continued(server: LiveServer) -> None:
    anna = server.person("Anna")
    record = server.http.get(f"/api/matches/{ended(anna)}/record").json()
    query: dict[str, str | int] = {"seq": 5, "seat": 1, "level": "steady"}
    answer = server.http.post("/api/branches", params=query, json=record, headers=anna.headers)
    assert answer.status_code == 201, answer.text
    assert answer.json()["title"] == "Friday, played on" and answer.json()["status"] == "playing"
    tampered = {**record, "entries": record["entries"][:3] + record["entries"][4:]}
    answer = server.http.post("/api/branches", params=query, json=tampered, headers=anna.headers)
    assert answer.status_code == 400, "it is checked entry by entry"
    assert server.http.post("/api/branches", params=query, json=record).status_code == 401
