"""Club seasons: members' matches count, the organizer rules and draws, and private ones stay private."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from tests.server.house import LiveServer, Person

from readyroom.core.struct import Outcome
from readyroom.server.http import seasons
from readyroom.store import Change
from readyroom.store.pruning import Retention, prune
from readyroom.store.rows import ResultRow, SeatRow

DAY = 86_400_000


def now() -> int:
    return int(time.time() * 1000)


def opened(organizer: Person, **more: Any) -> str:
    body = {"name": "Friday league", "games": ["cabal"], "starts": now() - DAY, "ends": now() + DAY, **more}
    return str(says(organizer, "POST", "/api/seasons", body)["code"])


def says(person: Person, method: str, path: str, body: Any = None, status: int = 0) -> Any:
    answer = person.server.http.request(method, path, json=body, headers=person.headers)
    assert answer.status_code in ((status,) if status else (200, 201)), answer.text
    return answer.json()


def sheet(person: Person, code: str) -> Any:
    return says(person, "GET", f"/api/seasons/{code}")


def plays(server: LiveServer, one: Person, other: Person, season: str = "") -> str:
    """A finished two-player match for a season, won by the first."""
    code = one.opens("cabal", 2, season=season)
    store = server.house.store
    stored = server.run(store.load(code))
    over = msgspec.structs.replace(stored.table, status="over", version=stored.table.version + 1)
    second = SeatRow(code, 1, "person", server.run(server.house.people.recognise(other.token)).id)
    outcome = msgspec.json.encode(Outcome(scores=(21, 12), ranking=(1, 2), reason="Anna has more.")).decode()
    change = Change(code=code, table=over, seats=[second], result=ResultRow(code, "cabal", now(), outcome))

    async def end() -> None:
        await store.keep(change)

    server.run(end())
    return code


def club(server: LiveServer, **more: Any) -> tuple[str, Person, Person]:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = opened(anna, **more)
    says(ben, "POST", f"/api/seasons/{code}/members")
    return code, anna, ben


def points(person: Person, code: str) -> dict[str, float]:
    return {line["name"]: line["points"] for line in sheet(person, code)["lines"]}


def test_finished_matches_of_members_count_and_others_do_not(server: LiveServer) -> None:
    code, anna, ben = club(server)
    cleo = server.person("Cleo")
    match = plays(server, anna, ben, code)
    plays(server, anna, ben)
    told = sheet(cleo, code)
    assert points(anna, code) == {"Anna": 10, "Ben": 6}
    assert [table["code"] for table in told["finished"]] == [match]
    assert [cell["match"] for cell in told["lines"][0]["cells"]] == [match]
    assert told["info"]["members"] == 2 and not told["info"]["you_belong"]
    plays(server, anna, cleo, code)
    assert "Cleo" not in points(anna, code)
    assert sheet(ben, code)["lines"] == sheet(ben, code)["lines"], "It follows from what was played."


def test_a_table_is_opened_for_a_season_by_its_members_only(server: LiveServer) -> None:
    code, anna, ben = club(server)
    cleo = server.person("Cleo")
    body = {"game": "cabal", "seats": 2, "season": code}
    assert "not a member" in says(cleo, "POST", "/api/tables", body, 404)["detail"]
    assert "not played in" in says(ben, "POST", "/api/tables", {**body, "game": "scramble"}, 400)["detail"]
    assert says(ben, "POST", "/api/tables", {**body, "season": "nowhere"}, 404)
    table = ben.opens("cabal", 2, season=code)
    assert [one["code"] for one in sheet(anna, code)["tables"]] == [table]
    assert "season" not in server.http.get(f"/api/tables/{table}").json(), "A table says nothing of a private season."
    says(anna, "POST", f"/api/seasons/{code}/finish")
    assert "is over" in says(ben, "POST", "/api/tables", body, 400)["detail"]
    late = opened(anna, starts=now() + DAY // 2)
    assert "not begun" in says(anna, "POST", "/api/tables", {**body, "season": late}, 400)["detail"]


def test_only_the_organizer_rules_and_everyone_sees_why(server: LiveServer) -> None:
    code, anna, ben = club(server)
    match = plays(server, anna, ben, code)
    lines = {line["name"]: line for line in sheet(ben, code)["lines"]}
    strike = {"kind": "strike", "match": match, "member": lines["Ben"]["member"], "reason": "Left  early"}
    assert "Only the organizer" in says(ben, "POST", f"/api/seasons/{code}/rulings", strike, 403)["detail"]
    told = says(anna, "POST", f"/api/seasons/{code}/rulings", strike)
    assert {line["name"]: line["points"] for line in told["lines"]}["Ben"] == 0
    ruling = told["rulings"][0]
    assert (ruling["name"], ruling["reason"], ruling["match"]) == ("Ben", "Left early", match)
    gift = {"kind": "points", "member": lines["Ben"]["member"], "points": 4, "reason": "Bye"}
    assert says(anna, "POST", f"/api/seasons/{code}/rulings", gift)["rulings"][1]["points"] == 4
    assert points(ben, code)["Ben"] == 4
    for wrong in ({**strike, "match": "nowhere"}, {**gift, "member": "nobody"}):
        says(anna, "POST", f"/api/seasons/{code}/rulings", wrong, 404)
    for wrong in ({**gift, "points": 0}, {**gift, "reason": " "}, {**gift, "points": 5000}, {**gift, "reason": ""}):
        says(anna, "POST", f"/api/seasons/{code}/rulings", wrong, 400)


def test_a_round_names_its_players_and_the_next_round_mixes_them(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = opened(anna)
    others = [server.person(name) for name in ("Ben", "Cleo", "Dan")]
    assert (
        "1 member cannot be divided into tables of 2"
        in says(anna, "POST", f"/api/seasons/{code}/rounds", ROUND, 400)["detail"]
    )
    for one in others:
        says(one, "POST", f"/api/seasons/{code}/members")
    assert says(others[0], "POST", f"/api/seasons/{code}/rounds", ROUND, 403)
    met: list[frozenset[str]] = []
    for number in (1, 2, 3):
        told = says(anna, "POST", f"/api/seasons/{code}/rounds", ROUND)
        new = [one for one in told["tables"] if f"round {number}" in one["title"]]
        assert len(new) == 2 and told["rounds"] == number
        met += [frozenset(seat["name"] for seat in one["seats"]) for one in new]
    assert len(set(met)) == 6, "In three rounds everyone has met everyone."
    mine = server.http.get("/api/me/tables", headers=others[0].headers).json()
    assert len(mine) == 3 and all(seat["kind"] == "person" for seat in mine[0]["seats"])
    assert (
        "not played" in says(anna, "POST", f"/api/seasons/{code}/rounds", {**ROUND, "game": "scramble"}, 400)["detail"]
    )


ROUND = {"game": "cabal", "seats": 2}


def test_a_private_season_is_listed_only_for_its_members(server: LiveServer) -> None:
    code, anna, ben = club(server)
    cleo = server.person("Cleo")
    assert server.http.get("/api/seasons").json() == [] and says(cleo, "GET", "/api/seasons") == []
    assert [one["code"] for one in says(ben, "GET", "/api/seasons")] == [code]
    public = opened(anna, listed=True, name="Open league")
    assert [one["code"] for one in server.http.get("/api/seasons").json()] == [public]
    told = str(sheet(cleo, code))
    for secret in (anna.token, ben.token):
        assert secret not in told
    ids = [row[0] for row in server.run(server.house.store.rows("members", season=code))]
    assert not any(one in told for one in ids), "Members are identified by keys of this season."
    assert server.http.get("/api/seasons/nowhere").status_code == 404


def test_a_member_who_leaves_does_not_count_and_the_organizer_cannot_leave(server: LiveServer) -> None:
    code, anna, ben = club(server)
    assert says(ben, "DELETE", f"/api/seasons/{code}/members/me")["info"]["members"] == 1
    assert "organize this season" in says(anna, "DELETE", f"/api/seasons/{code}/members/me", status=400)["detail"]
    twin = server.person("Аnna")  # noqa: RUF001 - a Cyrillic letter
    assert "called Anna" in says(twin, "POST", f"/api/seasons/{code}/members", status=409)["detail"]


def test_seasons_are_validated_and_limited_per_guest(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.person("Anna")
    body = {"name": "League", "games": ["cabal"], "starts": now(), "ends": now() + DAY}
    for wrong, said in (
        ({"name": "\u200b "}, "name"),
        ({"games": ["chess"]}, "no game"),
        ({"games": []}, "games"),
        ({"ends": now() - DAY}, "before it begins"),
        ({"ends": now() + 800 * DAY}, "at most a year"),
        ({"name": "x" * 97}, "name"),
        ({"note": "x" * 401}, "note"),
        ({"places": [5000]}, "places"),
    ):
        answer = server.http.post("/api/seasons", json={**body, **wrong}, headers=anna.headers)
        assert answer.status_code in (400, 404) and said in answer.json()["detail"], answer.text
    monkeypatch.setattr(seasons, "MOST_ORGANIZED", 1)
    monkeypatch.setattr(seasons, "MOST_MEMBERS", 1)
    monkeypatch.setattr(seasons, "MOST_RULINGS", 0)
    code = opened(anna)
    assert "organize 1" in says(anna, "POST", "/api/seasons", body, 400)["detail"]
    assert "takes no more" in says(server.person("Ben"), "POST", f"/api/seasons/{code}/members", status=400)["detail"]
    ruling = {"kind": "strike", "match": "x", "reason": "y"}
    assert "too many" in says(anna, "POST", f"/api/seasons/{code}/rulings", ruling, 400)["detail"]


def test_a_forgotten_member_stays_in_the_table_without_a_name(server: LiveServer) -> None:
    code, anna, ben = club(server)
    plays(server, anna, ben, code)
    assert says(anna, "GET", "/api/me/export")["seasons"] == [
        {"code": code, "name": "Friday league", "you_organize": True}
    ]
    server.http.delete("/api/me", headers=anna.headers)
    told = sheet(ben, code)
    assert {line["name"] for line in told["lines"]} == {"Somebody", "Ben"}
    assert told["info"]["you_organize"], "Another member organizes it."
    server.http.delete("/api/me", headers=ben.headers)
    assert server.http.get(f"/api/seasons/{code}").status_code == 404


def test_a_finished_season_has_a_final_table(server: LiveServer) -> None:
    code, anna, ben = club(server)
    plays(server, anna, ben, code)
    before = sheet(ben, code)["lines"]
    assert says(ben, "POST", f"/api/seasons/{code}/finish", status=403)
    told = says(anna, "POST", f"/api/seasons/{code}/finish")
    assert told["info"]["status"] == "finished"
    assert [line["points"] for line in told["lines"]] == [line["points"] for line in before]
    assert "is over" in says(anna, "POST", f"/api/seasons/{code}/finish", status=400)["detail"]


def test_a_finished_season_is_frozen(server: LiveServer) -> None:
    code, anna, ben = club(server)
    plays(server, anna, ben, code)
    lines = {line["name"]: line for line in sheet(ben, code)["lines"]}
    says(anna, "POST", f"/api/seasons/{code}/finish")
    late(server, ben, anna, code)
    assert points(anna, code) == {"Anna": 10, "Ben": 6}, "Later matches do not count."
    assert "is over" in says(ben, "DELETE", f"/api/seasons/{code}/members/me", status=400)["detail"]
    gift = {"kind": "points", "member": lines["Ben"]["member"], "points": 4, "reason": "Bye"}
    assert "is over" in says(anna, "POST", f"/api/seasons/{code}/rulings", gift, 400)["detail"]
    assert "is over" in says(server.person("Cleo"), "POST", f"/api/seasons/{code}/members", status=400)["detail"]
    assert points(anna, code) == {"Anna": 10, "Ben": 6}


def late(server: LiveServer, one: Person, other: Person, season: str) -> None:
    """A match that was opened for a season in time, and is over when the season is."""
    match = plays(server, one, other)
    step = server.house.store.step("add_season_table", code=match, season=season, round=0)
    server.run(_written(server, step))
    assert match in [table["code"] for table in sheet(one, season)["finished"]]


async def _written(server: LiveServer, step: Any) -> None:
    await server.house.store.write([step], "")


def test_the_organizer_removes_a_member_for_good_and_everyone_sees_why(server: LiveServer) -> None:
    code, anna, ben = club(server)
    plays(server, anna, ben, code)
    lines = {line["name"]: line for line in sheet(ben, code)["lines"]}
    gone = {"kind": "remove", "member": lines["Ben"]["member"], "reason": "Left three tables"}
    assert says(ben, "POST", f"/api/seasons/{code}/rulings", gone, 403)
    own = {**gone, "member": lines["Anna"]["member"]}
    assert "organize this season" in says(anna, "POST", f"/api/seasons/{code}/rulings", own, 400)["detail"]
    assert "who is removed" in says(anna, "POST", f"/api/seasons/{code}/rulings", {**gone, "member": ""}, 400)["detail"]
    told = says(anna, "POST", f"/api/seasons/{code}/rulings", gone)
    assert {line["name"]: line["points"] for line in told["lines"]} == {"Anna": 10}
    assert [(one["kind"], one["name"], one["reason"]) for one in told["rulings"]] == [
        ("remove", "Ben", "Left three tables")
    ]
    assert "has removed you" in says(ben, "POST", f"/api/seasons/{code}/members", status=403)["detail"]
    assert says(ben, "POST", "/api/tables", {"game": "cabal", "seats": 2, "season": code}, 404)


def test_a_table_names_its_season_to_those_who_may_know_of_it(server: LiveServer) -> None:
    code, anna, ben = club(server)
    cleo = server.person("Cleo")
    table = ben.opens("cabal", 2, season=code)
    mark = {"code": code, "name": "Friday league"}
    nothing = {"code": "", "name": ""}
    assert says(anna, "GET", f"/api/tables/{table}/season") == mark
    assert says(cleo, "GET", f"/api/tables/{table}/season") == nothing, "it is private"
    assert server.http.get(f"/api/tables/{table}/season").json() == nothing
    assert says(anna, "GET", f"/api/tables/{anna.opens('cabal')}/season") == nothing
    public = opened(anna, listed=True)
    shown = anna.opens("cabal", 2, season=public)
    assert server.http.get(f"/api/tables/{shown}/season").json()["code"] == public
    season = server.run(seasons.found(server.house, public))
    server.run(seasons.put_status(server.house, season, "closed"))
    assert says(anna, "GET", f"/api/tables/{shown}/season") == nothing


def test_pruning_keeps_a_seasons_matches_until_their_time_after_its_end(server: LiveServer) -> None:
    code, anna, ben = club(server)
    match, plain = plays(server, anna, ben, code), plays(server, anna, ben)
    says(anna, "POST", f"/api/seasons/{code}/finish")
    gone: list[str] = []

    def prunes(at: int) -> list[str]:
        gone.clear()
        server.run(prune(server.house.store, Retention(matches=30), at, lambda _, what: gone.append(what)))
        return gone

    assert prunes(now() + 30 * DAY + DAY // 2) == [plain]
    assert points(anna, code) == {"Anna": 10, "Ben": 6}
    assert prunes(now() + 32 * DAY) == [match]
