"""Metrics: what is counted, that labels stay few, and who may read them."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.house import SETTINGS, LiveServer
from tests.server.test_playing import settled

from readyroom.server.messages import Command
from readyroom.server.metrics import STATUSES, Reason
from readyroom.server.table.table import Table
from readyroom.store import Conflict, StoreError
from readyroom.store.rows import EntryRow
from readyroom.store.writes import Write

TOKEN = "a token that nobody guesses"
FAR = {"X-Forwarded-For": "203.0.113.9"}
BEARER = {"Authorization": f"Bearer {TOKEN}"}


def numbers(server: LiveServer) -> dict[str, float]:
    """Every sample, by its name and labels."""
    text = server.http.get("/metrics").text
    return {
        sample.name + "".join(f" {key}={value}" for key, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_play_is_counted(server: LiveServer) -> None:
    _, one, _, _, _ = settled(server)
    before = numbers(server)
    one.acts(0, {"type": "work"})
    assert one.refused("act", seat=0, seen=one.seq, action={"type": "work"})
    one.send("nonsense")
    one.until("refused")
    after = numbers(server)

    def more(name: str) -> float:
        return after[name] - before[name]

    assert more("readyroom_actions_total") == 1 and more("readyroom_command_seconds_count kind=act") == 2
    assert more("readyroom_refusals_total reason=unreadable") == 1
    assert more("readyroom_refusals_total reason=rules") == 1
    assert more("readyroom_messages_sent_total") >= 4 and more("readyroom_bytes_sent_total over=socket") > 500
    assert more("readyroom_store_commits_total") >= 1 and more("readyroom_store_commit_seconds_count") >= 1
    assert more("readyroom_http_request_seconds_count status=2xx") == 1
    assert after["readyroom_sockets"] == 2 and after["readyroom_tables_loaded"] == 1
    assert after["process_resident_memory_bytes"] > 1e7 and after["process_open_fds"] > 3
    assert 0 <= after["readyroom_sweep_age_seconds"] < 60 and after["readyroom_draining"] == 0


def test_bots_are_counted(server: LiveServer) -> None:
    host = server.person("Ada")
    code = host.opens("cabal", bots=["steady"])
    one = host.joins(code)
    one.does("start")
    while numbers(server)["readyroom_bot_moves_total"] == 0:
        one.hear()
        if one.options(0):
            one.ask("act", seat=0, seen=one.seq, action=one.options(0)[0])
    assert numbers(server)["readyroom_bot_thinking_seconds_count"] >= 1
    assert numbers(server)["readyroom_bot_questions"] >= 0


def test_store_failures_are_counted(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    store = server.house.store

    async def twice() -> None:
        await store.append("nowhere", 0, "{}")
        with pytest.raises(Conflict):
            await store.append("nowhere", 0, "{}")

    async def failing() -> None:
        with pytest.raises(StoreError):
            await store.writer.write(Write([], [EntryRow("nowhere", 1, "{}")], ""))

    def no_room(*_: object) -> None:
        raise OSError("full")

    before = numbers(server)
    server.run(twice())
    with monkeypatch.context() as patch:
        patch.setattr(store.engine, "append", no_room)
        server.run(failing())
    after = numbers(server)
    assert after["readyroom_store_conflicts_total"] - before["readyroom_store_conflicts_total"] == 1
    name = "readyroom_store_errors_total side=write"
    assert after[name] - before[name] == 1


def test_an_unplayable_table_is_counted(server: LiveServer) -> None:
    code = server.person("Ada").opens("cabal")
    table: Table = server.run(server.house.table(code))
    assert numbers(server)["readyroom_tables_unplayable"] == 0
    table.problem = "This match cannot be played here."
    assert numbers(server)["readyroom_tables_unplayable"] == 1


def test_metric_names_have_the_prefix_and_labels_are_few(server: LiveServer) -> None:
    server.person("Ada").opens("cabal")
    labels: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(server.http.get("/metrics").text):
        assert family.name.startswith(("readyroom", "process_")) and family.documentation.endswith(".")
        for sample in family.samples:
            for key, value in sample.labels.items():
                labels.setdefault(key, set()).add(value)
    assert labels["reason"] == set(get_args(Reason)) and labels["status"] == set(STATUSES)
    assert len(labels["kind"]) == len(get_args(Command))
    assert set(labels) == {"reason", "status", "kind", "over", "side", "le", "version"}


def test_two_houses_keep_separate_counts(server: LiveServer, tmp_path: Path) -> None:
    with LiveServer(tmp_path / "other.db") as other:
        other.house.metrics.actions = 7
        assert numbers(other)["readyroom_actions_total"] == 7
        assert numbers(server)["readyroom_actions_total"] == 0


@pytest.mark.parametrize("path", ["/metrics", "/schema"])
def test_metrics_need_a_local_address_or_the_token(tmp_path: Path, path: str) -> None:
    settings = msgspec.structs.replace(SETTINGS, admin_token=TOKEN)
    with LiveServer(tmp_path / "tables.db", settings) as server:
        assert server.http.get(path).status_code == 200
        refused = server.http.get(path, headers=FAR)
        assert refused.status_code == 403 and "metrics_from" in refused.json()["detail"]
        assert server.http.get(path, headers={**FAR, **BEARER}).status_code == 200
        assert server.http.get(path, headers={**FAR, "Authorization": "Bearer wrong"}).status_code == 401
        # claiming to be nearby does not help: what a proxy adds stands to the right of it
        assert server.http.get(path, headers={"X-Forwarded-For": "127.0.0.1, 203.0.113.9"}).status_code == 403


def test_without_a_token_setting_no_token_is_accepted(server: LiveServer) -> None:
    assert server.http.get("/metrics", headers={**FAR, "Authorization": "Bearer None"}).status_code == 403


def test_the_network_allowed_to_read_metrics_is_a_setting(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, metrics_from=("203.0.113.0/24",))
    with LiveServer(tmp_path / "tables.db", settings) as server:
        assert server.http.get("/metrics", headers=FAR).status_code == 200
        assert server.http.get("/metrics").status_code == 403


def test_wrong_metrics_tokens_are_rate_limited(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, admin_token=TOKEN)
    with LiveServer(tmp_path / "tables.db", settings) as server:
        tries = [
            server.http.get("/metrics", headers={**FAR, "Authorization": f"Bearer {n}"}).status_code for n in range(7)
        ]
        assert tries == [401] * 5 + [429] * 2
        assert server.http.get("/metrics", headers={**FAR, **BEARER}).status_code == 429
        elsewhere = {"X-Forwarded-For": "203.0.113.10", **BEARER}
        assert server.http.get("/metrics", headers=elsewhere).status_code == 200
