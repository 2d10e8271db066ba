"""Programs at a table: the operator's bots, experts, and accounts marked as bots."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from examples.bots import remote
from tests.server.house import SETTINGS, Client, LiveServer
from websockets.sync.client import connect

from readyroom.bots import plugins
from readyroom.server.client_updates import bared

PLAYOUTS = "examples.bots.playouts:Playouts"


@pytest.fixture
def with_plugin(tmp_path: Path) -> Iterator[LiveServer]:
    """A server that seats the example bot; experts think for a moment only."""
    plugins.serve((PLAYOUTS,))
    settings = msgspec.structs.replace(SETTINGS, extra_bots=(PLAYOUTS,), expert_seconds=0.02)
    try:
        with LiveServer(tmp_path / "tables.db", settings) as server:
            yield server
    finally:
        plugins._served.clear()


def plays_on(client: Client, seat: int = 0) -> dict[str, Any]:
    """Takes the first action offered until the match is over; returns how it ended."""
    while client.update is None or client.update["outcome"] is None:
        if client.update is not None and seat in client.update["to_act"]:
            client.ask("act", seat=seat, seen=client.seq, action=client.options(seat)[0])
        else:
            client.hear()
    outcome: dict[str, Any] = client.update["outcome"]
    return outcome


@pytest.mark.parametrize("level", ["expert", "playouts"])
def test_a_table_seats_experts_and_plug_ins(with_plugin: LiveServer, level: str) -> None:
    ann = with_plugin.person("Ann")
    games = {game["slug"]: game["levels"] for game in with_plugin.http.get("/api/games").json()}
    assert games["cabal"] == ["steady", "expert", "playouts"]
    assert games["tiny-epic-galaxies"] == ["easy", "normal", "hard", "expert", "playouts"]
    client = ann.joins(ann.opens("cabal", 2, bots=[level], start=True))
    assert client.table["seats"][1]["level"] == level
    assert plays_on(client)["ranking"]
    assert with_plugin.run(with_plugin.house.store.rows("incidents", code=client.code)) == []


def test_a_remote_bot_plays_a_whole_match_and_is_shown_as_a_bot(server: LiveServer) -> None:
    ann = server.person("Ann")
    code = ann.opens("cabal", 2)
    token = remote.introduce(server.url, "Robby")
    found: list[Any] = []
    player = threading.Thread(target=lambda: found.append(remote.play(server.url, code, token)), daemon=True)
    client = ann.joins(code)
    player.start()
    client.hears_of(lambda table: bool(table["seats"][1]["program"]))
    assert client.table["seats"][1]["name"] == "Robby" and not client.table["seats"][0]["program"]
    client.does("start")
    plays_on(client)
    player.join(timeout=60)
    assert found and sorted(found[0]["ranking"]) in ([1, 1], [1, 2])


@pytest.mark.parametrize("by_changes", [False, True])
def test_a_program_without_words_gets_the_same_facts(server: LiveServer, by_changes: bool) -> None:
    ann = server.person("Ann")
    client = ann.joins(ann.opens("cabal", 2, bots=["steady"], start=True))
    with connect(f"ws://127.0.0.1:{server.port}/ws/{client.code}", max_size=None, ping_interval=None) as table:
        table.send(json.dumps({"type": "hello", "token": ann.token, "words": False, "changes": by_changes}))
        bare = json.loads(table.recv())["update"]
        kinds = set()
        for _ in range(6):
            while bare["seq"] < client.seq:
                message = json.loads(table.recv(timeout=60))
                kinds.add(message["type"])
                if message["type"] in ("bare", "bare_changed"):
                    bare = message if message["type"] == "bare" else bared(bare, message)
            client.see(bare["seq"])
            update = next(one for one in client.updates if one["seq"] == bare["seq"])
            for name in ("public", "to_act", "standing", "outcome"):
                assert bare[name] == update[name]
            (mine,) = bare["mine"]
            assert mine["own"] == update["mine"][0]["own"]
            assert "words" not in json.dumps(bare)
            if mine["choice"] is not None:
                listed = [option["action"] for option in update["mine"][0]["choice"]["options"]]
                assert all(action in mine["choice"]["actions"] for action in listed)
                client.ask("act", seat=0, seen=client.seq, action=listed[0])
            else:
                client.hear()
        assert ("bare_changed" in kinds) is by_changes


def test_experts_think_in_separate_processes_and_several_can_share_a_question(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, bot_processes=1, expert_processes=2, expert_seconds=0.02)
    with LiveServer(tmp_path / "tables.db", settings) as server:
        robots = server.house.robots
        ann = server.person("Ann")
        client = ann.joins(ann.opens("cabal", 2, bots=["expert"], start=True))
        plays_on(client)
        assert [desk.worker.started for desk in robots._experts] == [True, True]
        assert [desk.worker.started for desk in robots._desks] == [False], "nobody else waits for an expert"
        assert robots.lost == 0 and server.run(server.house.store.rows("incidents", code=client.code)) == []
