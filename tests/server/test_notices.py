"""Turn notices: sent once, to absent players, through a push service."""

from __future__ import annotations

import base64
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from py_vapid import Vapid02
from tests.server.house import SETTINGS, Client, LiveServer, Person
from tests.server.process import until
from tests.server.pushes import Browser, PushService, push_service
from tests.store.databases import fresh

from readyroom.server.notices.outbox import FIRST_WAIT_MS, LEASE_MS, OVERLOOKED_MS
from readyroom.server.settings import HouseSettings

replace = msgspec.structs.replace


def settings(service: PushService, after: float = 0.0) -> HouseSettings:
    return replace(SETTINGS, push_hosts=(service.url,), notice_after=after, sweep=0.05)


def subscribe(person: Person, service: PushService, name: str = "ben") -> Browser:
    browser = Browser(service, name)
    answer = person.server.http.post("/api/me/notices/push", json=browser.subscription(), headers=person.headers)
    assert answer.status_code == 201, answer.text
    return browser


def rows(server: LiveServer, question: str, /, **params: Any) -> list[Any]:
    found: list[Any] = server.run(server.house.store.rows(question, **params))
    return found


def pending(server: LiveServer) -> list[Any]:
    return rows(server, "due_notices", now=2**52, most=100) + rows(server, "due_deliveries", now=2**52, most=100)


def delivered(server: LiveServer) -> None:
    """Waits until every delivery is recorded as taken."""
    until(lambda: not rows(server, "due_deliveries", now=2**52, most=1))


def looks(server: LiveServer) -> None:
    """Sweeps the outbox twice, after which pending work is done."""
    server.run(server.house.notices.outbox.look())
    server.run(server.house.notices.outbox.look())


def started(server: LiveServer, service: PushService, **more: object) -> tuple[str, Client, Client, Browser]:
    """It is Anna's move; Ben, waiting at the table, has a subscribed browser."""
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal", 2, title="Friday night", **more)
    one, two = anna.joins(code), ben.joins(code)
    two.does("sit", seat=1)
    one.hears_of(lambda table: table["seats"][1]["kind"] == "person")
    browser = subscribe(ben, service)
    one.does("start")
    two.see(0)
    looks(server)
    return code, one, two, browser


def anna_moves(one: Client) -> None:
    while True:
        assert one.update is not None
        if 0 not in one.update["to_act"]:
            return
        one.acts(0, one.options(0)[0])


def leaves(server: LiveServer, code: str, who: Client) -> None:
    who.close()
    until(lambda: len(server.house.tables[code].audience.present()) == 1)


def test_an_absent_player_gets_a_signed_push(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service)) as server:
        code, one, two, browser = started(server, service)
        leaves(server, code, two)
        anna_moves(one)
        service.wait_for(1)
        _, headers, _ = service.taken[0]
        assert browser.got == [
            {
                "kind": "turn",
                "title": "Your turn at Friday night",
                "body": "Cabal is waiting for you.",
                "path": f"/t/{code}",
                "tag": f"table-{code}",
            }
        ]
        assert Vapid02.verify(headers["Authorization"])
        claims = headers["Authorization"].split("t=")[1].split(".")[1]
        signed = msgspec.json.decode(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
        assert signed["aud"] == service.url and signed["exp"] - time.time() < 24 * 3600
        key = server.http.get("/api/me/notices", headers={"Authorization": f"Bearer {_token(two)}"}).json()["push_key"]
        assert f"k={key}" in headers["Authorization"]
        assert (headers["TTL"], headers["Urgency"], len(headers["Topic"])) == ("86400", "normal", 32)
        until(lambda: not pending(server))
        looks(server)
        assert len(service.taken) == 1, "told once"


def _token(client: Client) -> str:
    token: str = client.token
    return token


def test_nobody_at_the_table_gets_a_notice(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service, after=5)) as server:
        code, one, two, browser = started(server, service)
        anna_moves(one)
        (notice,) = pending(server)
        server.house.clock._ahead += 6_000
        looks(server)
        assert service.taken == [] and pending(server)[0][4] > notice[4], "it waits"
        leaves(server, code, two)
        server.house.clock._ahead += 6_000
        service.wait_for(1)
        assert [said["kind"] for said in browser.got] == ["turn"]


def test_a_hidden_page_does_not_suppress_the_notice(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service, after=5)) as server:
        _, one, _, browser = started(server, service)
        anna_moves(one)
        server.house.clock._ahead += OVERLOOKED_MS - 10_000
        looks(server)
        assert service.taken == []
        server.house.clock._ahead += 20_000
        service.wait_for(1)
        assert [said["kind"] for said in browser.got] == ["turn"]


def test_a_quick_exchange_sends_no_notice(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service, after=60)) as server:
        code, one, two, _ = started(server, service)
        leaves(server, code, two)
        anna_moves(one)
        assert len(pending(server)) == 1
        back = Client(server.port, code, _token(two))
        while back.update is not None and 1 in back.update["to_act"]:
            back.acts(1, back.options(1)[0])
        assert [row for row in pending(server) if row[0] == _id(server, "Ben")] == [], "they moved, so nothing is left"
        server.house.clock._ahead += 120_000
        looks(server)
        assert service.taken == []


def _id(server: LiveServer, name: str) -> str:
    found: str = rows(server, "people_called", name=name, most=1)[0][0]
    return found


def test_each_table_has_one_notice_and_the_next_replaces_it(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service)) as server:
        code, one, two, browser = started(server, service)
        service.answers = [(503, {})]
        leaves(server, code, two)
        anna_moves(one)
        service.wait_for(1)
        until(lambda: [row[7] for row in pending(server)] == [1])
        one.does("end_match")
        service.wait_for(2)
        until(lambda: not pending(server))
        assert [said["kind"] for said in browser.got] == ["turn", "over"]
        assert len({said["tag"] for said in browser.got}) == 1
        assert len({headers["Topic"] for _, headers, _ in service.taken}) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_an_expired_subscription_is_dropped(tmp_path: Path, service: PushService, status: int) -> None:
    with LiveServer(tmp_path / "a.db", settings(service)) as server:
        code, one, two, _ = started(server, service)
        service.answers = [(status, {})]
        leaves(server, code, two)
        anna_moves(one)
        service.wait_for(1)
        until(lambda: not rows(server, "those_told"))
        assert pending(server) == []


def test_a_busy_push_service_is_retried_when_it_asks(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service)) as server:
        code, one, two, browser = started(server, service)
        service.answers = [(429, {"Retry-After": "40"}), (500, {})]
        leaves(server, code, two)
        anna_moves(one)
        service.wait_for(1)
        until(lambda: 0 < pending(server)[0][6] - server.house.clock.now() <= 40_000)
        looks(server)
        assert len(service.taken) == 1
        server.house.clock._ahead += 40_000
        service.wait_for(2)
        until(lambda: pending(server)[0][6] - server.house.clock.now() > FIRST_WAIT_MS)
        server.house.clock._ahead += 4 * FIRST_WAIT_MS
        service.wait_for(3)
        until(lambda: not pending(server))
        assert len(browser.got) == 3


def test_quiet_hours_end_in_the_morning(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service)) as server:
        code, one, two, browser = started(server, service)
        minute = server.house.clock.now() // 60_000 % 1440
        wishes = {"quiet_from": (minute - 60 + 90) % 1440, "quiet_to": (minute + 60 + 90) % 1440, "offset": 90}
        headers = {"Authorization": f"Bearer {_token(two)}"}
        assert server.http.put("/api/me/notices/wishes", json=wishes, headers=headers).json()["wishes"] == wishes
        leaves(server, code, two)
        anna_moves(one)
        until(lambda: pending(server)[0][4] - server.house.clock.now() > 58 * 60_000)
        looks(server)
        assert service.taken == []
        server.house.clock._ahead += 61 * 60_000
        service.wait_for(1)
        assert [said["kind"] for said in browser.got] == ["turn"]


def test_a_restart_loses_nothing_and_keeps_the_key(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service, after=3600)) as server:
        code, one, two, browser = started(server, service)
        leaves(server, code, two)
        anna_moves(one)
        assert len(pending(server)) == 1
        key = server.house.notices.public_key
    with LiveServer(tmp_path / "a.db", settings(service, after=3600)) as server:
        assert server.house.notices.public_key == key
        server.house.clock._ahead += 3_601_000
        service.wait_for(1)
        assert [said["title"] for said in browser.got] == ["Your turn at Friday night"]


def test_a_delivery_by_a_dying_node_is_retried(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service)) as server:
        code, one, two, browser = started(server, service)
        leaves(server, code, two)
        server.house.notices.outbox._sent = _dies  # type: ignore[method-assign, assignment]
        anna_moves(one)
        until(lambda: bool(rows(server, "due_deliveries", now=2**52, most=9)))
        until(lambda: pending(server)[0][6] > server.house.clock.now())
        del server.house.notices.outbox._sent
        server.house.clock._ahead += LEASE_MS
        service.wait_for(1)
        assert len(browser.got) == 1


async def _dies(*_: Any) -> Any:
    raise RuntimeError("gone in the middle of it")


def test_two_nodes_notify_a_person_once(tmp_path: Path, service: PushService) -> None:
    address = fresh("postgresql", tmp_path)
    with LiveServer(address, settings(service, 0.3)) as here:
        code, one, two, browser = started(here, service)
        with LiveServer(address, settings(service, 0.3)) as there:
            assert here.house.notices.public_key == there.house.notices.public_key
            leaves(here, code, two)
            anna_moves(one)
            service.wait_for(1)
            until(lambda: not pending(here))
            for _ in range(3):
                looks(here)
                looks(there)
            assert [said["kind"] for said in browser.got] == ["turn"]


def test_a_player_connected_at_another_node_gets_no_notice(tmp_path: Path, service: PushService) -> None:
    address = fresh("postgresql", tmp_path)
    with LiveServer(address, settings(service, 0.3)) as here:
        code, one, two, _ = started(here, service)
        with LiveServer(address, settings(service, 0.3)) as there:
            away = Client(there.port, code, _token(two))
            two.close()
            until(lambda: list(here.house.tables[code].audience.elsewhere) == [there.house.store.node])
            anna_moves(one)
            (notice,) = pending(here)
            until(lambda: pending(here)[0][4] > notice[4])
            assert service.taken == []
            away.close()


def test_absent_players_are_told_that_their_table_starts(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service, after=60)) as server:
        anna, ben = server.person("Anna"), server.person("Ben")
        code = anna.opens("cabal", 2)
        one, two = anna.joins(code), ben.joins(code)
        two.does("sit", seat=1)
        browser = subscribe(ben, service)
        leaves(server, code, two)
        one.hears_of(lambda table: table["seats"][1]["kind"] == "person")
        one.does("start")
        service.wait_for(1)
        assert browser.got[0]["kind"] == "start"


def test_attendees_are_told_when_a_meeting_is_moved_imminent_or_canceled(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service)) as server:
        anna, ben = server.person("Anna"), server.person("Ben")
        now = int(time.time() * 1000)
        code = anna.opens("cabal", 2, title="Friday", meets=now + 7_200_000)
        one, two = anna.joins(code), ben.joins(code)
        two.does("answer", answer="in")
        browser = subscribe(ben, service)
        leaves(server, code, two)
        one.does("meet", at=now + 7_300_000)
        service.wait_for(1)
        one.does("meet", at=now + 601_000)
        service.wait_for(3)
        one.does("call_off")
        service.wait_for(4)
        assert [told["kind"] for told in browser.got] == ["moved", "moved", "meets", "off"]
        assert browser.got[2]["title"] == "Friday meets in ten minutes"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/x", "https://127.0.0.1/x", "https://169.254.169.254/latest", "file:///etc/passwd",
        "https://fcm.googleapis.com.evil.example/x", "https://fcm.googleapis.com@evil.example/", "nonsense", "",
        "https://fcm.googleapis.com:8443/x", "http://fcm.googleapis.com/x",
    ],
)  # fmt: skip
def test_the_server_calls_only_push_service_addresses(server: LiveServer, endpoint: str) -> None:
    ben = server.person("Ben")
    with push_service() as service:
        sent = {**Browser(service, "x").subscription(), "endpoint": endpoint}
    answer = server.http.post("/api/me/notices/push", json=sent, headers=ben.headers)
    assert (answer.status_code, "push service" in answer.json()["detail"]) == (400, True)
    assert rows(server, "those_told") == []


def test_invalid_push_keys_are_refused(server: LiveServer) -> None:
    ben = server.person("Ben")
    sent = {"endpoint": "https://fcm.googleapis.com/fcm/send/x", "p256dh": "AAAA", "auth": "AAAA"}
    answer = server.http.post("/api/me/notices/push", json=sent, headers=ben.headers)
    assert answer.status_code == 400 and "keys" in answer.json()["detail"]


def test_a_redirect_is_not_followed(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service)) as server:
        code, one, two, _ = started(server, service)
        service.answers = [(307, {"Location": f"{service.url}/elsewhere"})]
        leaves(server, code, two)
        anna_moves(one)
        service.wait_for(1)
        until(lambda: not pending(server))
        assert [path for path, _, _ in service.taken] == ["/ben"]


def test_a_browser_gets_notices_for_its_latest_user(server: LiveServer) -> None:
    ben, eve = server.person("Ben"), server.person("Eve")
    with push_service() as service:
        sent = {**Browser(service, "x").subscription(), "endpoint": "https://fcm.googleapis.com/fcm/send/x"}
    for person in (ben, ben, eve):
        assert server.http.post("/api/me/notices/push", json=sent, headers=person.headers).status_code == 201
    told = [server.http.get("/api/me/notices", headers=one.headers).json()["channels"] for one in (ben, eve)]
    assert [len(channels) for channels in told] == [0, 1]
    server.http.delete(f"/api/me/notices/channels/{told[1][0]['id']}", headers=ben.headers)
    assert len(server.http.get("/api/me/notices", headers=eve.headers).json()["channels"]) == 1, "not Ben's to remove"
    server.http.delete(f"/api/me/notices/channels/{told[1][0]['id']}", headers=eve.headers)
    assert rows(server, "those_told") == []


def test_a_test_notice_is_sent_at_once(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service, after=60)) as server:
        ben = server.person("Ben")
        browser = subscribe(ben, service)
        assert server.http.post("/api/me/notices/trial", headers=ben.headers).json() == {"channels": 1}
        service.wait_for(1)
        assert browser.got[0]["kind"] == "test"


def test_a_forgotten_person_gets_no_notices(tmp_path: Path, service: PushService) -> None:
    with LiveServer(tmp_path / "a.db", settings(service, after=60)) as server:
        code, one, two, _ = started(server, service)
        leaves(server, code, two)
        anna_moves(one)
        headers = {"Authorization": f"Bearer {_token(two)}"}
        kept = server.http.get("/api/me/export", headers=headers).json()["notices"]
        assert [channel["kind"] for channel in kept["channels"]] == ["push"]
        assert server.http.delete("/api/me", headers=headers).status_code == 204
        assert pending(server) == [] and rows(server, "those_told") == []


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("discord", {"content": "TITLE\nCabal is waiting for you.\nLINK", "allowed_mentions": {"parse": []}}),
        ("slack", {"text": "*TITLE*\nCabal is waiting for you.\n<LINK>"}),
        ("matrix", {"text": "TITLE\nCabal is waiting for you.\nLINK", "username": "Ready Room"}),
    ],
)
def test_each_chat_service_gets_its_own_format(
    tmp_path: Path, service: PushService, form: str, expected: dict[str, Any]
) -> None:
    known = replace(settings(service), webhook_hosts=(service.url,), public_url="https://play.example")
    with LiveServer(tmp_path / "a.db", known) as server:
        anna, ben = server.person("Anna"), server.person("Ben")
        code = anna.opens("cabal", 2, title="Friday <night>")
        one, two = anna.joins(code), ben.joins(code)
        two.does("sit", seat=1)
        one.hears_of(lambda table: table["seats"][1]["kind"] == "person")
        one.does("start")
        two.see(0)
        sent = {"url": f"{service.url}/hook", "form": form}
        made = server.http.post("/api/me/notices/hook", json=sent, headers=ben.headers)
        assert (made.status_code, made.json()["kind"]) == (201, "hook")
        anna_moves(one)
        two.see(server.house.tables[code].seq)
        while two.update is not None and 1 in two.update["to_act"]:
            two.acts(1, two.options(1)[0])
        leaves(server, code, two)
        one.see(server.house.tables[code].seq)
        anna_moves(one)
        service.wait_for(1)
        path, headers, body = service.taken[0]
        title = "Your turn at Friday <night>"
        shown = title.replace("<", "&lt;").replace(">", "&gt;") if form == "slack" else title
        link = f"https://play.example/t/{code}"
        wanted = msgspec.json.encode(expected).decode().replace("TITLE", shown).replace("LINK", link)
        assert (path, headers["Content-Type"]) == ("/hook", "application/json")
        assert msgspec.json.decode(body) == msgspec.json.decode(wanted)


def test_a_webhook_to_an_unknown_host_is_refused(server: LiveServer) -> None:
    ben = server.person("Ben")
    sent = {"url": "https://discord.com/api/webhooks/1/x", "form": "discord"}
    answer = server.http.post("/api/me/notices/hook", json=sent, headers=ben.headers)
    assert answer.status_code == 400 and "operator" in answer.json()["detail"]
    assert server.http.get("/api/me/notices", headers=ben.headers).json()["hooks"] == []


def test_mail_goes_to_the_confirmed_address(tmp_path: Path, service: PushService) -> None:
    known = replace(
        settings(service), smtp_url="smtp://127.0.0.1:1", mail_from="a@play.example", public_url="https://play.example"
    )
    with LiveServer(tmp_path / "a.db", known) as server:
        ben = server.person("Ben")
        refused = server.http.post("/api/me/notices/mail", headers=ben.headers)
        assert (refused.status_code, refused.json()["detail"]) == (409, "Confirm an e-mail address first.")
        store = server.house.store
        added = store.step("add_address", person=_id(server, "Ben"), address="ben@example.org", confirmed=1)
        server.run(_write(store, added))
        letters: list[tuple[str, str, str]] = []
        server.house.post.send = lambda *letter: letters.append(letter) or True  # type: ignore[method-assign, func-returns-value]
        assert server.http.post("/api/me/notices/mail", headers=ben.headers).status_code == 201
        server.http.post("/api/me/notices/trial", headers=ben.headers)
        until(lambda: bool(letters))
        assert letters[0][:2] == ("ben@example.org", "Ready Room can reach you")
        assert "https://play.example/settings" in letters[0][2]
        server.run(_write(store, store.step("drop_address", who=_id(server, "Ben"))))
        server.http.post("/api/me/notices/trial", headers=ben.headers)
        until(lambda: not rows(server, "those_told"))


async def _write(store: Any, step: Any) -> None:
    await store.write([step], "")
