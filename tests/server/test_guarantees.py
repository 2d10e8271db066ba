"""Each promise of the server, with a test that tries to break it."""

from __future__ import annotations

import random
import re
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.games.cabal import Cabal
from tests.server.house import PATIENCE, Client, LiveServer
from tests.server.process import ServerProcess
from tests.server.test_playing import settled
from tests.server.test_seating import gathered
from tests.server.test_table import play_out

from readyroom.core.chance import Chance
from readyroom.core.record_reader import replay
from readyroom.server.client_updates import unrolled

# 1. An action you saw accepted is never lost, not even by kill -9 or power loss.


def test_every_acknowledged_action_survives_kill_9(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = ServerProcess(db)
    token = server.token("Anna")
    code = server.opens(token, game="brittle", seats=1)
    at = server.joins(code, token)
    at.does("start")
    said = at.does("say", text="before the cut")
    for i in range(25):
        seq = at.does("act", id=f"a{i}", seat=0, seen=i, action={"type": "move"})
        if i == 24:
            server.kill()
    again = ServerProcess(db)
    try:
        back = again.joins(code, token)
        assert back.seq == seq == 25 and said == 0
        assert [line["seq"] for line in back.lines] == list(range(1, 26))
        assert [talk["text"] for talk in back.welcome["talk"]] == ["before the cut"]
        # The same command after the restart: the same answer, and it is not done twice.
        assert back.ask("act", id="a24", seat=0, seen=24, action={"type": "move"}) == {
            "type": "done", "id": "a24", "seq": 25,
        }  # fmt: skip
        assert back.seq == 25
    finally:
        again.kill()


def test_an_action_that_could_not_be_written_is_neither_sent_nor_kept(server: LiveServer) -> None:
    _, one, two, _, _ = settled(server)
    store = server.house.store
    kept = store.keep

    async def broken(change: Any) -> None:
        raise OSError("no space left on device")

    store.keep = broken  # type: ignore[method-assign]
    assert one.refused("act", seat=0, seen=2, action={"type": "work"})
    store.keep = kept  # type: ignore[method-assign]
    two.quiet()
    assert two.seq == 2
    assert one.acts(0, {"type": "run_cargo"}) == 3


# 2. Nobody receives a fact that the rules hide from them.


def test_two_tables_that_differ_only_in_hidden_facts_send_a_viewer_the_same_bytes(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the second table, what is hidden from seat 0 is dealt again; seat 0 and a spectator must not notice."""
    monkeypatch.setattr("readyroom.server.table.seating.secrets", SimpleNamespace(token_hex=lambda _: "the same seed"))
    heard: list[list[str]] = []
    hands: list[list[int]] = []
    for table_number in range(2):
        code, one, two, _, _ = settled(server)
        match = server.house.tables[code].match
        assert match is not None
        if table_number == 1:
            match.game.imagine(match.state, 0, Chance("another deal"))
        hands.append(sorted(match.state.hands[1]))
        watcher = server.person("Carl").joins(code)
        one.raw.clear()
        watcher.raw.clear()
        one.acts(0, {"type": "work"})
        two.see(3)
        two.acts(1, {"type": "work"})
        one.see(4)
        one.ask("preview", id="p", seat=0, seen=4, action={"type": "run_cargo"})
        one.refused("act", id="r", seat=0, seen=4, action={"type": "denounce", "target": 1})
        one.acts(0, {"type": "run_cargo"}, id="a")
        watcher.see(5)
        again = Client(server.port, code, None)
        heard.append([_telling(raw) for client in (one, watcher, again) for raw in client.raw if "table" not in raw])
    assert hands[0] != hands[1], "the deal must differ for the test to mean something"
    assert len(heard[0]) > 8
    assert heard[0] == heard[1]


def _telling(raw: str) -> str:
    """A message without the time and the ids chosen by the client."""
    return re.sub(r'"(now|id)":("[^"]*"|\d+)', "", raw)


def test_no_message_reveals_a_hidden_card_or_the_seed(server: LiveServer) -> None:
    code, one, two, _, _ = settled(server)
    watcher = Client(server.port, code, None)
    watcher.quiet()
    table = server.house.tables[code]
    assert table.match is not None and table.match.seed is not None
    for client in (one, two, watcher):
        assert table.match.seed not in "".join(client.raw)
    public = "".join(watcher.raw)
    for role in ("corsair", "saboteur", "smuggler", "warden"):
        assert role not in public
    assert table.match.commitment in public


@pytest.mark.parametrize("path", ["record", "replay?viewer=open", "replay?viewer=0", "replay?viewer=spectator"])
def test_records_and_replays_are_withheld_until_the_end(server: LiveServer, path: str) -> None:
    code, one, *_ = settled(server)
    answer = server.http.get(f"/api/matches/{code}/{path}")
    assert answer.status_code == 403 and "until it is over" in answer.json()["detail"]
    one.does("end_match")
    assert server.http.get(f"/api/matches/{code}/{path}").status_code == 200


def test_tokens_are_stored_only_as_hashes(server: LiveServer, tmp_path: Path) -> None:
    token = server.person("Anna").token
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert b"Anna" in stored and token.encode() not in stored


# 3. A match that started on one rules version finishes on it.


def test_a_match_is_not_replayed_under_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.db"
    with LiveServer(db) as server:
        code, one, _, anna, _ = settled(server)
        one.acts(0, {"type": "work"})
        token = anna.token
    monkeypatch.setattr(Cabal, "versions", (3,))
    with LiveServer(db) as server:
        at = Client(server.port, code, token)
        assert at.update is None and "version 2" in at.table["problem"]
        assert "version 2" in at.refused("act", seat=0, seen=3, action={"type": "work"})
        assert server.http.get(f"/api/tables/{code}").status_code == 200
    monkeypatch.undo()
    with LiveServer(db) as server:
        at = Client(server.port, code, token)
        assert at.seq == 3 and at.table["problem"] == ""


def test_a_match_keeps_its_version_when_a_newer_one_is_released(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "tables.db"
    monkeypatch.setattr(Cabal, "versions", (1,))
    with LiveServer(db) as server:
        code, one, _, anna, _ = settled(server)
        credits = (one.update or {})["public"]["members"][0]["credits"]
        token = anna.token
    monkeypatch.undo()
    with LiveServer(db) as server:
        at = Client(server.port, code, token)
        assert (at.update or {})["public"]["members"][0]["credits"] == credits == 3
        match = server.house.tables[code].match
        assert match is not None and match.version == 1


# 4. Reconnecting, doubling, delaying or reordering messages never changes a result.


def test_a_duplicate_command_runs_once_and_is_answered_twice(server: LiveServer) -> None:
    code, one, _two, anna, _ = settled(server)
    command = {"type": "act", "id": "twice", "seat": 0, "seen": 2, "action": {"type": "work"}}
    one.send(command)
    one.send(command)
    answers = [one.until("done", "refused", "stale") for _ in range(2)]
    assert answers == [{"type": "done", "id": "twice", "seq": 3}] * 2
    other = anna.joins(code)
    assert other.ask("act", id="twice", seat=0, seen=3, action={"type": "run_cargo"}) == answers[0]
    assert other.seq == 3
    one.does("say", id="hello", text="once")
    one.does("say", id="hello", text="twice?")
    assert [said["text"] for said in anna.joins(code).welcome["talk"]] == ["once"]


def test_two_people_may_use_the_same_id(server: LiveServer) -> None:
    _, one, two, _, _ = gathered(server)
    one.does("act", id="x", seat=0, seen=0, action=one.options(0)[0])
    assert two.does("act", id="x", seat=1, seen=0, action=two.options(1)[0]) == 2


def test_a_refused_command_stays_refused_even_if_it_becomes_legal(server: LiveServer) -> None:
    _, one, two, _, _ = gathered(server)
    first = two.refused("pause", id="p", paused=True)
    one.does("stand", seat=0)
    assert two.refused("pause", id="p", paused=True) == first


def test_delayed_duplicate_and_reordered_commands_make_the_same_match(server: LiveServer) -> None:
    """A careless network: every command comes two or three times, late ones among newer ones."""
    luck = random.Random(7)
    _, one, two, _, _ = settled(server)
    sent: list[tuple[Client, dict[str, Any]]] = []
    expected = 2
    for turn in range(30):
        client, seat = (one, 0) if turn % 2 == 0 else (two, 1)
        client.see(expected)
        command = {"type": "act", "id": f"t{turn}", "seat": seat, "seen": expected, "action": {"type": "work"}}
        if (client.update or {})["public"]["members"][seat]["credits"] >= 10:
            break
        sent.append((client, command))
        noise = [(client, command)] * luck.choice([1, 2, 3]) + luck.sample(sent, min(len(sent), 3))
        luck.shuffle(noise)
        for sender, message in noise:
            sender.send(message)
        expected += 1
    for client in (one, two):
        client.see(expected)
        client.quiet()
    assert one.seq == two.seq == 2 + len(sent)
    assert sum(member["credits"] for member in (one.update or {})["public"]["members"]) == 4 + len(sent)


# 5. Any finished match replays to the same result.


def test_a_finished_match_replays_to_the_same_result_for_everyone(server: LiveServer) -> None:
    code, one, two, _, _ = gathered(server)
    play_out(server, {0: one, 1: two})
    outcome = (one.update or {})["outcome"]
    record = server.http.get(f"/api/matches/{code}/record").json()
    again = replay(record)
    assert msgspec.json.encode(again.outcome) == msgspec.json.encode(outcome)
    for viewer in ("open", "spectator", "0", "1"):
        shown = server.http.get(f"/api/matches/{code}/replay?viewer={viewer}").json()
        assert shown["outcome"] == outcome and shown["verified"]
        assert unrolled(shown)[-1]["public"] == (one.update or {})["public"]
    tampered = {**record, "entries": [*record["entries"]]}
    tampered["entries"][3] = {**tampered["entries"][3], "actor": 1 - tampered["entries"][3]["actor"]}
    answer = server.http.post("/api/replay", json=tampered)
    assert answer.status_code == 400 and "entry 3" in answer.json()["detail"]
    listed = server.http.get("/api/matches?game=cabal").json()[0]
    assert listed["scores"] == outcome["scores"] and " win" in listed["result"]
    assert server.http.get("/api/matches?game=chess").json() == []


# Going down and coming back.


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_told_to_stop_says_so_and_exits_cleanly(tmp_path: Path, number: int) -> None:
    db = tmp_path / "tables.db"
    server = ServerProcess(db)
    token = server.token("Anna")
    code = server.opens(token, game="cabal", seats=2, bots=["steady"])
    at = server.joins(code, token)
    at.does("start")
    at.see(1)
    server.process.send_signal(number)
    assert "Come back" in at.until("closing")["reason"]
    assert server.process.wait(timeout=PATIENCE) == 0
    for line in server.log:
        assert {"time", "level", "message"} <= msgspec.json.decode(line).keys()
    again = ServerProcess(db)
    try:
        back = again.joins(code, token, after=1)
        assert back.seq == 1 and back.lines == []
        back.acts(0, back.options(0)[0])
    finally:
        again.kill()
