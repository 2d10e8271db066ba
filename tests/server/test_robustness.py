"""Bad input, brittle rules, crowds and slow readers: a clear refusal, and nothing changes."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec
import pytest
from tests.server.house import SETTINGS, Client, LiveServer
from tests.server.test_playing import settled
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from readyroom.server.limits import Limits, Rate


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[1, 2]",
        '"hello"',
        "{}",
        '{"type":"dance"}',
        '{"type":"act"}',
        '{"type":"act","id":"x","seat":"0","seen":2,"action":{"type":"work"}}',
        '{"type":"act","id":"x","seat":-1,"seen":2,"action":{"type":"work"}}',
        '{"type":"act","id":"x","seat":99,"seen":2,"action":{"type":"work"}}',
        '{"type":"act","id":"x","seat":0,"seen":2,"action":"work"}',
        '{"type":"act","id":"x","seat":0,"seen":2,"action":{"type":"work"},"force":true}',
        '{"type":"act","id":"","seat":0,"seen":2,"action":{"type":"work"}}',
        '{"type":"act","id":"' + "x" * 65 + '","seat":0,"seen":2,"action":{"type":"work"}}',
        '{"type":"say","id":"x","text":"' + "x" * 501 + '"}',
        '{"type":"signal","id":"x","kind":"rude"}',
        '{"type":"settings","id":"x","title":""}',
        '{"type":"hello","token":5}',
        '{"type":"hello","admin":true}',
        '{"type":"act","id":"x","seat":0,"seen":2e400,"action":{"type":"work"}}',
        '{"type":"act","id":"x","seat":0,"seen":2,"action":{"type":"work","type":"run_cargo","x":' + "[" * 2000,
        b"\xff\xfe\x00",
        b"",
    ],
)
def test_an_invalid_message_is_refused_and_changes_nothing(server: LiveServer, message: str | bytes) -> None:
    _, one, _two, _, _ = settled(server)
    one.send(message)
    assert one.until("refused")["reason"].endswith(".")
    one.ask("say", text="still here")
    assert one.seq == 2 and one.acts(0, {"type": "work"}) == 3


def test_a_huge_message_is_refused_and_a_monstrous_one_closes_the_connection(server: LiveServer) -> None:
    _, one, two, _, _ = settled(server)
    one.send(msgspec.json.encode({"type": "say", "id": "x", "text": "x" * 70_000}))
    assert "too big" in one.until("refused")["reason"]
    assert one.acts(0, {"type": "work"}) == 3
    two.see(3)
    with pytest.raises(ConnectionClosed):
        one.send(b"x" * 2_000_000)
        one.until("never")
    assert two.acts(1, {"type": "work"}) == 4


def test_commands_before_hello_are_refused(server: LiveServer) -> None:
    code = server.person("Anna").opens("cabal")
    with connect(f"ws://127.0.0.1:{server.port}/ws/{code}") as socket:
        socket.send('{"type":"start","id":"s"}')
        assert msgspec.json.decode(socket.recv()) == {
            "type": "refused", "id": "s", "reason": "Say hello first.", "wait": 0,
        }  # fmt: skip


@pytest.mark.parametrize(
    ("path", "hello", "said"),
    [
        ("/ws/nowhere", '{"type":"hello"}', "no table"),
        ("/ws/{code}", '{"type":"hello","token":"0123456789abcdef0123456789abcdef"}', "does not know your token"),
    ],
)
def test_unknown_tables_and_tokens_are_turned_away(server: LiveServer, path: str, hello: str, said: str) -> None:
    code = server.person("Anna").opens("cabal")
    with connect(f"ws://127.0.0.1:{server.port}" + path.format(code=code)) as socket:
        with contextlib.suppress(ConnectionClosed):  # an unknown table does not wait for it
            socket.send(hello)
        assert said in msgspec.json.decode(socket.recv())["reason"]
        with pytest.raises(ConnectionClosed):
            socket.recv()


# -- rules that fail


def brittle(server: LiveServer, seats: int = 1, **options: bool) -> Client:
    anna = server.person("Anna")
    at = anna.joins(anna.opens("brittle", seats, options=options, bots=["random"] * (seats - 1)))
    at.does("start")
    return at


@pytest.mark.parametrize("how", ["break", "break-view"])
def test_rules_that_fail_refuse_the_action_keep_the_incident_and_play_on(server: LiveServer, how: str) -> None:
    at = brittle(server)
    at.acts(0, {"type": "move"})
    assert "incident" in at.refused("act", seat=0, seen=1, action={"type": "move", "how": how})
    incidents = server.run(server.house.store.incidents(at.code))
    assert [incident.seq for incident in incidents] == [1], "the log up to there and the attempt reproduce it"
    assert "ZeroDivisionError" in incidents[0].trace and how in incidents[0].attempt
    assert at.acts(0, {"type": "move"}) == 2
    assert at.acts(0, {"type": "move", "how": "end"}) == 3


def test_a_preview_that_fails_is_an_incident_too(server: LiveServer) -> None:
    at = brittle(server)
    assert "incident" in at.refused("preview", seat=0, seen=0, action={"type": "move", "how": "break-view"})
    assert at.acts(0, {"type": "move"}) == 1


def test_orders_that_fail_are_dropped_and_the_action_stands(server: LiveServer) -> None:
    at = brittle(server)
    at.does("give_orders", seat=0, orders={"follow": True})
    assert at.mine(0)["orders"] is None
    assert at.acts(0, {"type": "move"}) == 1
    assert len(server.run(server.house.store.incidents(at.code))) == 1


def test_a_clock_that_fails_does_not_stop_the_table(server: LiveServer) -> None:
    at = brittle(server, ticking=True)
    while not server.run(server.house.store.incidents(at.code)):
        at.quiet(0.05)
    assert at.acts(0, {"type": "move"}) == 1
    assert at.acts(0, {"type": "move", "how": "end"}) == 2


def test_nobody_can_talk_or_signal_while_the_rules_silence_the_table(server: LiveServer) -> None:
    at = brittle(server, hushing=True)
    at.does("say", text="before")
    at.acts(0, {"type": "move", "how": "well"})
    assert at.refused("say", text="during") == "Hush: it would break."
    assert at.refused("signal", kind="thanks") == "Hush: it would break."
    at.acts(0, {"type": "move", "how": "well"})
    at.does("say", text="after")


def test_a_bot_that_meets_a_fault_does_something_else(server: LiveServer) -> None:
    """Random bots break these rules again and again, and the match still goes on."""
    at = brittle(server, seats=2)
    for _ in range(10):
        while 0 not in (at.update or {})["to_act"] and (at.update or {})["outcome"] is None:
            at.hear()
        if (at.update or {})["outcome"] is not None:
            break
        at.acts(0, {"type": "move"})


def test_a_bot_that_raises_is_an_incident_and_the_match_goes_on(server: LiveServer) -> None:
    anna = server.person("Anna")
    at = anna.joins(anna.opens("brittle", 2, bots=["stumbling"]))
    at.does("start")
    at.acts(0, {"type": "move"})
    while 0 not in (at.update or {})["to_act"] and (at.update or {})["outcome"] is None:
        at.hear()
    assert (at.update or {})["seq"] == 2, "a move was made for the bot"
    incidents = server.run(server.house.store.incidents(at.code))
    assert "the bot is brittle" in incidents[0].trace and "stumbling" in incidents[0].attempt


# -- too much


def test_sending_too_fast_is_refused_for_a_while_only(tmp_path: Path) -> None:
    limits = Limits(connection=Rate(2, 3))
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, limits=limits)) as server:
        anna = server.person("Anna")
        at = anna.joins(anna.opens("cabal"))
        answers = [at.ask("signal", kind="hello") for _ in range(6)]
        waits = [answer["wait"] for answer in answers if answer["type"] == "refused"]
        assert waits and all(0 < wait <= 1000 for wait in waits)
        at.quiet(max(waits) / 1000 + 0.05)
        at.does("signal", kind="hello")


def test_chat_has_its_own_limit(tmp_path: Path) -> None:
    limits = Limits(talk=Rate(0.1, 2))
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, limits=limits)) as server:
        anna = server.person("Anna")
        at = anna.joins(anna.opens("cabal"))
        at.does("say", text="one")
        at.does("say", text="two")
        assert "too fast" in at.refused("say", text="three")
        at.does("settings", title="other commands go on")


def test_sockets_people_and_requests_per_address_are_limited(tmp_path: Path) -> None:
    limits = Limits(sockets_per_address=2, new_people=Rate(0.1, 3), requests=Rate(0.1, 8))
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, limits=limits)) as server:
        anna = server.person("Anna")
        code = anna.opens("cabal")
        one, two = anna.joins(code), anna.joins(code)
        with connect(f"ws://127.0.0.1:{server.port}/ws/{code}") as third:
            assert "too many" in msgspec.json.decode(third.recv())["reason"]
        one.close()
        two.until("table")
        codes = [server.http.post("/api/people", json={"name": "X"}).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        refused = server.http.post("/api/people", json={"name": "X"})
        while refused.status_code != 429:
            refused = server.http.get("/api/games")
        assert int(refused.headers["Retry-After"]) > 0


def test_a_ping_is_answered_before_hello_and_for_spectators_and_players(server: LiveServer) -> None:
    code, one, _two, _, _ = settled(server)
    one.send('{"type":"ping"}')
    one.until("pong")
    with connect(f"ws://127.0.0.1:{server.port}/ws/{code}") as socket:
        socket.send('{"type":"ping"}')
        assert msgspec.json.decode(socket.recv()) == {"type": "pong"}
        socket.send('{"type":"hello"}')
        assert msgspec.json.decode(socket.recv())["type"] == "welcome"
        socket.send('{"type":"ping"}')
        while msgspec.json.decode(socket.recv())["type"] != "pong":
            pass
