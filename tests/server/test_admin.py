"""The operator's API: behind a token, able to act, and blind to what players hide from each other."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.house import PATIENCE, SETTINGS, Client, LiveServer
from tests.server.test_playing import settled
from tests.store.databases import fresh_postgres
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from readyroom.bots.puzzles import shipped
from readyroom.core.errors import RulesFault
from readyroom.core.record_reader import replay
from readyroom.server.operations.admin import ROUTES

TOKEN = "a token that nobody guesses"
BEARER = {"Authorization": f"Bearer {TOKEN}"}
OPEN = msgspec.structs.replace(SETTINGS, admin_token=TOKEN)


class Operator:
    """A person with the token."""

    def __init__(self, server: LiveServer) -> None:
        self.http = httpx.Client(base_url=f"{server.url}/api/admin", headers=BEARER, timeout=PATIENCE)

    def looks(self, path: str = "/") -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def does(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()


@pytest.fixture
def served(tmp_path: Path, small_games: None) -> Iterator[LiveServer]:
    with LiveServer(tmp_path / "tables.db", OPEN) as live:
        yield live


@pytest.fixture
def operator(served: LiveServer) -> Operator:
    return Operator(served)


def playing(server: LiveServer) -> tuple[str, Client, Client]:
    """A match of two people, the first of whom is to act."""
    code, one, two, _, _ = settled(server)
    return code, one, two


def closed_with(client: Client) -> tuple[int, str]:
    """The close code of a connection, and the last sentence before it."""
    said = ""
    try:
        while True:
            message = client.hear()
            said = message.get("reason", said)
    except ConnectionClosed as gone:
        assert gone.rcvd is not None
        return gone.rcvd.code, said


# -- who may


def paths() -> list[tuple[str, str]]:
    return [
        (str(method), re.sub(r"{.*?}", "abc", path))
        for handler in ROUTES
        for path in handler.paths
        for method in handler.http_methods
    ]


@pytest.mark.parametrize(("method", "path"), paths())
def test_the_admin_pages_do_not_exist_without_a_token_setting(server: LiveServer, method: str, path: str) -> None:
    answer = server.http.request(method, f"/api/admin{path}", headers=BEARER, json={})
    assert answer.status_code == 404 and answer.json() == {"detail": "There is nothing here."}


@pytest.mark.parametrize(("method", "path"), paths())
def test_only_the_token_grants_access(served: LiveServer, method: str, path: str) -> None:
    guest = served.person("Ada").headers
    for headers in ({}, guest, {"Authorization": TOKEN}):
        assert served.http.request(method, f"/api/admin{path}", headers=headers, json={}).status_code == 401


def test_wrong_tokens_are_logged_and_soon_rate_limited(served: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "readyroom.admin"):
        tries = [served.http.get("/api/admin/", headers={"Authorization": f"Bearer {n}"}).status_code for n in range(7)]
    assert tries == [401] * 5 + [429] * 2
    assert sum("wrong operator's token came from 127.0.0.1" in line for line in caplog.messages) == 5
    assert served.http.get("/api/admin/", headers=BEARER).status_code == 429


# -- what is seen


def test_the_overview_counts_what_happens(served: LiveServer, operator: Operator) -> None:
    _, one, _ = playing(served)
    before = operator.looks()
    one.acts(0, {"type": "work"})
    after = operator.looks()
    assert after["actions"] - before["actions"] == 1 and after["bytes_sent"] > before["bytes_sent"]
    assert after["tables"] == 1 and after["sockets"] == 2 and after["problems"] == {}
    assert after["node"] == served.house.store.node and not after["shared"]


def test_tables_are_listed_without_any_secret_of_a_running_match(served: LiveServer, operator: Operator) -> None:
    code, one, _ = playing(served)
    one.acts(0, {"type": "work"})
    [table] = operator.looks("/tables")
    assert (table["code"], table["game"], table["status"], table["people"]) == (code, "cabal", "playing", 2)
    assert table["seq"] == one.seq and table["loaded"] and table["problem"] == ""
    sheet = operator.looks(f"/tables/{code}")
    assert [(person["name"], person["seats"]) for person in sheet["people"]] == [("Anna", [0]), ("Ben", [1])]
    assert set(table) == {
        "code", "title", "game", "status", "open", "paused", "created", "changed", "loaded", "people", "seq", "problem",
    }  # fmt: skip
    seed = served.house.tables[code].match_row.seed  # type: ignore[union-attr]
    told = operator.http.get("/tables").text + operator.http.get(f"/tables/{code}").text + operator.http.get("/").text
    assert seed not in told and "own" not in told and "entries" not in told
    assert operator.looks("/tables?status=over") == [] and operator.http.get("/tables/nowhere").status_code == 404


# -- what is done


def test_pausing_or_resuming_a_table_tells_everyone_who_did_it(served: LiveServer, operator: Operator) -> None:
    code, one, two = playing(served)
    assert operator.does(f"/tables/{code}/pause", paused=True)["table"]["paused"]
    assert two.until("said")["text"] == "The operator pauses the match."
    assert one.refused("act", seat=0, seen=one.seq, action={"type": "work"}) == "The match is paused."
    again = operator.http.post(f"/tables/{code}/pause", json={"paused": True})
    assert again.status_code == 400 and again.json()["detail"] == "The match is already paused."
    operator.does(f"/tables/{code}/pause", paused=False)
    one.acts(0, {"type": "work"})


def test_a_table_can_be_closed_before_or_during_its_match(served: LiveServer, operator: Operator) -> None:
    code, one, _ = playing(served)
    gathering = served.person("Cleo").opens("cabal")
    assert operator.does(f"/tables/{code}/close")["table"]["status"] == "ended"
    assert operator.does(f"/tables/{gathering}/close")["table"]["status"] == "ended"
    assert "over" in one.refused("act", seat=0, seen=one.seq, action={"type": "work"})
    assert served.http.get("/api/tables").json() == []
    assert {table["code"] for table in operator.looks("/tables?status=ended")} == {code, gathering}
    assert operator.http.post(f"/tables/{code}/close").status_code == 400


def test_a_drained_node_accepts_no_newcomers_and_lets_others_play_on(served: LiveServer, operator: Operator) -> None:
    code, one, _ = playing(served)
    ada = served.person("Ada")
    assert operator.does("/drain", drained=True)["drained"]
    assert served.http.get("/ready").status_code == 503 and served.http.get("/health").status_code == 200
    one.acts(0, {"type": "work"})
    refused = served.http.post("/api/tables", json={"game": "cabal", "seats": 2}, headers=ada.headers)
    assert refused.status_code == 503 and "about to restart" in refused.json()["detail"]
    with connect(f"ws://127.0.0.1:{served.port}/ws/{code}", legacy=True) as late:
        assert msgspec.json.decode(late.recv(timeout=PATIENCE))["type"] == "closing"
        with pytest.raises(ConnectionClosed) as gone:
            late.recv(timeout=PATIENCE)
        assert gone.value.rcvd is not None and gone.value.rcvd.code == 1012
    assert not operator.does("/drain", drained=False)["drained"]
    assert ada.opens("cabal") and served.http.get("/ready").status_code == 200


def test_an_announcement_reaches_every_table_and_later_arrivals(served: LiveServer, operator: Operator) -> None:
    code, one, _ = playing(served)
    told = operator.does("/announcement", text="The server restarts.", minutes=5)
    assert told["notice"] == "The server restarts." and 0 < told["notice_left"] <= 300_000
    heard = one.until("announced")
    assert heard["text"] == "The server restarts." and 0 < heard["left"] <= 300_000
    late = served.person("Cleo").joins(code)
    assert late.until("announced")["text"] == "The server restarts."
    operator.does("/announcement")
    assert one.until("announced") == {"type": "announced", "text": "", "left": None}
    assert operator.looks()["notice"] == ""


def test_a_banned_address_is_disconnected_and_stays_out(tmp_path: Path) -> None:
    far = {"X-Forwarded-For": "203.0.113.9"}
    with LiveServer(tmp_path / "tables.db", OPEN) as server:
        operator = Operator(server)
        code = server.person("Ada").opens("cabal")
        url = f"ws://127.0.0.1:{server.port}/ws/{code}"
        with connect(url, additional_headers=far, legacy=True) as socket:
            socket.send('{"type":"hello"}')
            assert msgspec.json.decode(socket.recv(timeout=PATIENCE))["type"] == "welcome"
            ban = operator.does("/bans", kind="address", who="203.0.113.77/24", reason="Floods.")
            assert ban["who"] == "203.0.113.0/24"
            with pytest.raises(ConnectionClosed) as gone:
                while True:
                    socket.recv(timeout=PATIENCE)
            assert gone.value.rcvd is not None and gone.value.rcvd.code == 4403
        refused = server.http.get("/api/tables", headers=far)
        assert refused.status_code == 403
        assert refused.json()["detail"] == "You cannot play on this server. Its operator says: Floods."
        assert server.http.get("/api/tables", headers={"X-Forwarded-For": "203.0.114.9"}).status_code == 200
    with LiveServer(tmp_path / "tables.db", OPEN) as server:  # a restart forgets nothing
        operator = Operator(server)
        with connect(f"ws://127.0.0.1:{server.port}/ws/{code}", additional_headers=far, legacy=True) as socket:
            assert "cannot play" in msgspec.json.decode(socket.recv(timeout=PATIENCE))["reason"]
        assert operator.http.delete(f"/bans/{ban['id']}").json() == []
        assert server.http.get("/api/tables", headers=far).status_code == 200
        assert operator.http.delete(f"/bans/{ban['id']}").status_code == 404


def test_a_banned_person_is_disconnected_at_every_address(served: LiveServer, operator: Operator) -> None:
    ada, ben = served.person("Ada"), served.person("Ben")
    code = ada.opens("cabal")
    one, two = ada.joins(code), ben.joins(code)
    [id] = [person["id"] for person in operator.looks(f"/tables/{code}")["people"] if person["name"] == "Ben"]
    ban = operator.does("/bans", kind="person", who=id)
    assert closed_with(two) == (4403, "You cannot play on this server.")
    assert served.http.get("/api/me/tables", headers=ben.headers).status_code == 403
    with connect(f"ws://127.0.0.1:{served.port}/ws/{code}", legacy=True) as again:
        again.send(msgspec.json.encode({"type": "hello", "token": ben.token}).decode())
        assert "cannot play" in msgspec.json.decode(again.recv(timeout=PATIENCE))["reason"]
    one.does("say", text="still here")
    assert [one["id"] for one in operator.looks("/bans")] == [ban["id"]]
    operator.http.delete(f"/bans/{ban['id']}")
    ben.joins(code)


def test_a_ban_that_makes_no_sense_is_refused(served: LiveServer, operator: Operator) -> None:
    def refused(**body: str) -> tuple[int, str]:
        answer = operator.http.post("/bans", json=body)
        return answer.status_code, answer.json()["detail"]

    assert refused(kind="address", who="nowhere") == (400, "'nowhere' is not an address or a network.")
    assert refused(kind="person", who="nobody") == (404, "There is nobody with the id 'nobody'.")
    assert refused(kind="planet", who="earth")[0] == 400
    operator.does("/bans", kind="address", who="203.0.113.9")
    assert refused(kind="address", who="203.0.113.9") == (409, "203.0.113.9/32 is already banned.")


# -- incidents


def broken(server: LiveServer) -> tuple[str, Client]:
    """A match in which the rules have failed once, and then gone on."""
    ada = server.person("Ada")
    code = ada.opens("brittle", seats=1)
    one = ada.joins(code)
    one.does("start")
    one.see(0)
    one.acts(0, {"type": "move", "how": "well"})
    assert "incident" in one.refused("act", seat=0, seen=one.seq, action={"type": "move", "how": "break"})
    one.quiet()
    one.acts(0, {"type": "move", "how": "well"})
    return code, one


def test_an_incident_hides_a_running_match_and_reproduces_a_finished_one(
    served: LiveServer, operator: Operator
) -> None:
    code, one = broken(served)
    [listed] = operator.looks("/incidents")
    assert (listed["code"], listed["seq"], listed["game"], listed["over"]) == (code, 1, "brittle", False)
    path = f"/incidents/{listed['id']}"
    running = operator.looks(path)
    assert running["attempt"] is None and running["trace"] == ""
    secret = operator.http.get(f"{path}/record")
    assert secret.status_code == 403 and "secret until it is over" in secret.json()["detail"]

    one.does("end_match")
    over = operator.looks(path)
    assert over["attempt"]["action"] == {"type": "move", "how": "break"} and "ZeroDivisionError" in over["trace"]
    record = operator.looks(f"{path}/record")
    match = replay(record)
    assert match.seq == record["incident"]["seq"] == 1
    action = msgspec.convert(record["incident"]["attempt"]["action"], match.game.actions[0])
    with pytest.raises(RulesFault):
        match.act(0, action)
    assert operator.http.get("/incidents/none").status_code == 404


def test_operator_actions_are_logged(served: LiveServer, operator: Operator, caplog: pytest.LogCaptureFixture) -> None:
    code, _, _ = playing(served)
    with caplog.at_level(logging.INFO, "readyroom.admin"):
        operator.does(f"/tables/{code}/pause", paused=True)
        operator.does("/drain", drained=True)
        operator.does("/announcement", text="Soon.")
        operator.does("/bans", kind="address", who="203.0.113.9", reason="Floods.")
        operator.does(f"/tables/{code}/close")
    assert [message for logger, _, message in caplog.record_tuples if logger == "readyroom.admin"] == [
        f"An operator at 127.0.0.1 paused table {code}.",
        f"An operator at 127.0.0.1 drained node {served.house.store.node}.",
        "An operator at 127.0.0.1 announced 'Soon.'.",
        "An operator at 127.0.0.1 banned address 203.0.113.9/32 (Floods.).",
        f"An operator at 127.0.0.1 closed table {code}.",
    ]


def test_bans_announcements_and_draining_reach_other_nodes() -> None:
    address = fresh_postgres()
    with LiveServer(address, OPEN) as here, LiveServer(address, OPEN) as there:
        operator, ada = Operator(here), there.person("Ada")
        code = ada.opens("cabal")
        one = Client(there.port, code, ada.token)
        operator.does("/announcement", text="The server restarts.", minutes=1)
        assert one.until("announced")["text"] == "The server restarts."
        operator.does("/drain", drained=True, node=there.house.store.node)
        while there.http.get("/ready").status_code == 200:
            continue
        assert here.http.get("/ready").status_code == 200
        [person] = Operator(there).looks(f"/tables/{code}")["people"]
        operator.does("/bans", kind="person", who=person["id"])
        assert closed_with(one)[0] == 4403


def test_a_season_closed_by_an_operator_can_no_longer_be_found(served: LiveServer, operator: Operator) -> None:
    anna = served.person("Anna")
    now = int(time.time() * 1000)
    body = {"name": "Friday league", "games": ["cabal"], "starts": now - 1000, "ends": now + 86_400_000}
    code = served.http.post("/api/seasons", json=body, headers=anna.headers).json()["code"]
    table = anna.opens("cabal", season=code)
    (line,) = operator.looks("/seasons")
    assert (line["code"], line["name"], line["status"], line["members"]) == (code, "Friday league", "open", 1)
    assert operator.http.post(f"/seasons/{code}/close", json={}).status_code == 204
    assert operator.looks("/seasons") == []
    assert served.http.get(f"/api/seasons/{code}", headers=anna.headers).status_code == 404
    assert served.http.get("/api/seasons", headers=anna.headers).json() == []
    assert (
        "closed"
        in anna.server.http.post(
            "/api/tables", json={"game": "cabal", "seats": 2, "season": code}, headers=anna.headers
        ).json()["detail"]
    )
    assert served.http.get(f"/api/tables/{table}").status_code == 200, "its tables stay"
    assert operator.http.post("/seasons/nowhere/close", json={}).status_code == 404
    assert served.http.get("/api/admin/seasons", headers=anna.headers).status_code in (401, 404)


def test_an_operator_removes_a_puzzle(served: LiveServer, operator: Operator) -> None:
    store = served.house.store
    body = msgspec.json.encode(next(iter(shipped().values()))).decode()
    step = store.step("keep_puzzle", code="made-here", game="salvage", body=body, made=1, maker=None, listed=1)
    served.run(store.write([step], ""))
    assert served.http.delete("/api/admin/puzzles/made-here").status_code in (401, 403)
    assert operator.http.delete("/puzzles/made-here").status_code == 204
    assert operator.http.delete("/puzzles/made-here").status_code == 404
    assert served.http.get("/api/puzzles/made-here").status_code == 404
