"""A table's own chat, chosen by its host, is told once whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import Client, LiveServer, Person
from tests.server.process import until
from tests.server.pushes import PushService
from tests.server.test_notices import anna_moves, delivered, leaves, looks, pending, rows, settings
from tests.server.test_slow_play import HOUR

from readyroom.server.table.clocks import DAY
from readyroom.store.pruning import Retention, prune

replace = msgspec.structs.replace


@pytest.fixture
def server(tmp_path: Path, service: PushService) -> Iterator[LiveServer]:
    known = replace(settings(service), webhook_hosts=(service.url,), public_url="https://play.example")
    with LiveServer(tmp_path / "a.db", known) as running:
        yield running


def chooses(host: Person, code: str, service: PushService, form: str = "plain", status: int = 200) -> Any:
    sent = {"url": f"{service.url}/chat", "form": form, "label": "Our chat"}
    answer = host.server.http.put(f"/api/tables/{code}/chat", json=sent, headers=host.headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def seated(server: LiveServer, **more: Any) -> tuple[str, Person, Person, Client, Client]:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal", 2, title="Friday night", **more)
    one, two = anna.joins(code), ben.joins(code)
    two.does("sit", seat=1)
    one.hears_of(lambda table: table["seats"][1]["kind"] == "person")
    return code, anna, ben, one, two


def told(service: PushService) -> list[dict[str, str]]:
    return [msgspec.json.decode(body) for path, _, body in service.taken if path == "/chat"]


def test_a_chat_is_told_of_the_start_each_turn_and_the_end(server: LiveServer, service: PushService) -> None:
    code, anna, _, one, two = seated(server)
    assert chooses(anna, code, service) == {"label": "Our chat", "hooks": [service.url]}
    one.does("start")
    service.wait_for(1)
    assert told(service) == [
        {
            "kind": "start",
            "title": "Friday night starts",
            "body": "Cabal has begun.",
            "link": f"https://play.example/t/{code}",
        }
    ]
    leaves(server, code, two)
    anna_moves(one)
    service.wait_for(2)
    assert told(service)[1]["title"] == "Ben to move at Friday night"
    assert told(service)[1]["body"] == "Cabal is waiting for Ben."
    one.does("end_match")
    service.wait_for(3)
    assert told(service)[2]["kind"] == "over"


def test_a_chat_is_silent_while_the_awaited_players_are_at_the_table(server: LiveServer, service: PushService) -> None:
    code, anna, _, one, two = seated(server)
    chooses(anna, code, service)
    one.does("start")
    service.wait_for(1)
    anna_moves(one)
    until(lambda: [row[2] for row in pending(server)] == ["turn"])
    looks(server)
    assert len(told(service)) == 1, "Ben looks at it"
    leaves(server, code, two)
    service.wait_for(2)
    assert told(service)[1]["title"] == "Ben to move at Friday night"


def test_a_slow_table_s_chat_is_reminded_once_a_quarter_of_the_time_is_left(
    server: LiveServer, service: PushService
) -> None:
    code, anna, _, one, two = seated(server, clock="days-1")
    chooses(anna, code, service)
    leaves(server, code, two)
    one.does("start")
    anna_moves(one)
    until(lambda: [said["kind"] for said in told(service)][-1:] == ["turn"])
    delivered(server)
    server.house.clock._ahead += DAY - 5 * HOUR
    until(lambda: [said["kind"] for said in told(service)][-2:] == ["turn", "remind"])
    assert told(service)[-1]["body"] == "Cabal is waiting for Ben, and a quarter of the time is left."


def test_the_quiet_hours_of_the_host_who_chose_the_chat_apply(server: LiveServer, service: PushService) -> None:
    code, anna, _, one, two = seated(server)
    chooses(anna, code, service)
    minute = server.house.clock.now() // 60_000 % 1440
    night = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440, "offset": 0}
    server.http.put("/api/me/notices/wishes", json=night, headers=anna.headers)
    leaves(server, code, two)
    one.does("start")
    until(lambda: any(row[4] > server.house.clock.now() + 30 * 60_000 for row in pending(server)))
    assert told(service) == []
    server.house.clock._ahead += 61 * 60_000
    service.wait_for(1)


def test_only_the_host_chooses_a_chat_and_only_if_the_operator_allows_it(
    server: LiveServer, service: PushService, tmp_path: Path
) -> None:
    code, anna, ben, _, _ = seated(server)
    assert "Only the host" in chooses(ben, code, service, status=403)["detail"]
    assert server.http.get(f"/api/tables/{code}/chat", headers=ben.headers).status_code == 403
    assert server.http.delete(f"/api/tables/{code}/chat", headers=ben.headers).status_code == 403
    for url in ("https://169.254.169.254/latest", "http://127.0.0.1:1/x", f"{service.url}@evil.example/", "nonsense"):
        sent = {"url": url, "form": "plain"}
        answer = server.http.put(f"/api/tables/{code}/chat", json=sent, headers=anna.headers)
        assert (answer.status_code, "operator" in answer.json()["detail"]) == (400, True)
    assert rows(server, "those_told") == []
    with LiveServer(tmp_path / "other.db") as plain:
        host = plain.person("Anna")
        seen = plain.http.get(f"/api/tables/{host.opens('cabal')}/chat", headers=host.headers).json()
        assert seen == {"label": "", "hooks": []}, "there is nothing to choose"


def test_a_chat_belongs_to_the_table_and_not_to_the_host(server: LiveServer, service: PushService) -> None:
    code, anna, _, _, _ = seated(server)
    chooses(anna, code, service)
    assert server.http.get("/api/me/notices", headers=anna.headers).json()["channels"] == []
    kept = server.http.get("/api/me/export", headers=anna.headers).json()["notices"]["channels"]
    assert [(channel["kind"], channel["label"]) for channel in kept] == [("table", "Our chat")]
    chooses(anna, code, service, "discord")
    assert len(rows(server, "those_told")) == 1, "one at a time"
    assert server.http.delete(f"/api/tables/{code}/chat", headers=anna.headers).json()["label"] == ""
    assert rows(server, "those_told") == []


def test_a_chat_is_removed_with_its_chooser_or_its_table(server: LiveServer, service: PushService) -> None:
    code, anna, _, one, _ = seated(server)
    chooses(anna, code, service)
    one.does("start")
    one.does("end_match")
    service.wait_for(1)
    until(lambda: not pending(server))
    later = server.house.clock.now() + 40 * DAY
    server.run(prune(server.house.store, Retention(matches=30), later, lambda *_: None))
    assert rows(server, "those_told") == []
    second, host, _, _, _ = seated(server)
    chooses(host, second, service)
    assert server.http.delete("/api/me", headers=host.headers).status_code == 204
    assert rows(server, "those_told") == []


def test_a_deleted_chat_is_told_nothing_more(server: LiveServer, service: PushService) -> None:
    code, anna, _, one, _ = seated(server)
    chooses(anna, code, service)
    service.answers = [(404, {})]
    one.does("start")
    service.wait_for(1)
    until(lambda: rows(server, "those_told") == [])
    assert server.http.get(f"/api/tables/{code}/chat", headers=anna.headers).json()["label"] == ""
