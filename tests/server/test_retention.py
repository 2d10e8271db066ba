"""A server prunes old data if told to, and tells those looking at it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.server.house import SETTINGS, LiveServer
from tests.server.test_erasure import closed
from tests.server.test_playing import settled

from readyroom.server import retention
from readyroom.server.settings import HouseSettings
from readyroom.server.wall import wall

replace = msgspec.structs.replace
DAY_MS = 86_400_000
A_MONTH = replace(SETTINGS, keep_finished_days=30, keep_idle_guests_days=30, keep_talk_days=30)


def test_by_default_everything_is_kept_forever() -> None:
    assert retention.retention_of(HouseSettings()).for_ever


def test_an_old_match_is_deleted_and_its_last_reader_is_told(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, one, two, _, _ben = settled(server)
    going, *_ = settled(server)
    one.does("end_match")
    monkeypatch.setattr(retention, "wall", lambda: wall() + 31 * DAY_MS)
    server.run(retention.let_go(server.house, retention.retention_of(A_MONTH)))
    assert closed(two) == 4404
    assert server.http.get(f"/api/tables/{old}").status_code == 404
    assert server.http.get(f"/api/tables/{going}").json()["status"] == "playing"
    assert old not in server.house.tables and going in server.house.tables


def test_pruning_starts_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.db"
    with LiveServer(db) as before:
        code = before.person("Anna").opens("cabal", 2)
    monkeypatch.setattr(retention, "wall", lambda: wall() + 31 * DAY_MS)
    with LiveServer(db, A_MONTH) as after:
        while after.http.get(f"/api/tables/{code}").status_code != 404:
            pass  # it is about to go
    with LiveServer(db, A_MONTH) as again:
        assert again.run(again.house.store.load(code)) is None
