"""``readyroom incidents`` lists incidents, shows one, and writes a record that reproduces it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.command_line import readyroom
from tests.server.house import SMALL_GAMES, LiveServer
from tests.server.test_admin import broken

from readyroom.core import registry
from readyroom.core.record_reader import replay
from readyroom.store import open_store

BRITTLE = ("--game", "tests.server.brittle:Brittle")


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in SMALL_GAMES:
        monkeypatch.setitem(registry._GAMES, game.slug, game)


def test_an_incident_is_listed_shown_and_exported_once_its_match_is_over(tmp_path: Path) -> None:
    db, file = tmp_path / "tables.db", tmp_path / "report.json"
    with LiveServer(db) as server:
        code, one = broken(server)
        [incident] = server.run(server.house.store.incidents(code))
        given = ("incidents", incident.id, "--db", str(db), *BRITTLE)
        listed = readyroom("incidents", "--db", str(db))
        assert listed.returncode == 0 and incident.id in listed.stdout and code in listed.stdout
        assert "running" in listed.stdout
        assert "once the match is over" in readyroom(*given).stdout
        early = readyroom(*given, "--record", str(file))
        assert early.returncode == 1 and "secret until it is over" in early.stderr and not file.exists()
        one.does("end_match")
    told = readyroom(*given)
    assert "ZeroDivisionError" in told.stdout and '"how":"break"' in told.stdout
    assert f"The table after entry {incident.seq}" in told.stdout and "\nmoves " in told.stdout
    unknown = readyroom("incidents", incident.id, "--db", str(db)).stdout
    assert "ZeroDivisionError" in unknown and "There is no game called 'brittle'." in unknown
    assert readyroom(*given, "--record", str(file)).returncode == 0
    record = json.loads(file.read_text())
    assert replay(record).seq == incident.seq and record["incident"]["id"] == incident.id
    assert readyroom("replay", str(file), *BRITTLE).returncode == 0


def test_a_missing_incident_is_reported(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    nowhere = readyroom("incidents", "--db", db)
    assert nowhere.returncode == 2 and "There is no database at" in nowhere.stderr
    open_store(db).close()
    assert "There are no incidents." in readyroom("incidents", "--db", db).stdout
    missing = readyroom("incidents", "3f9c21aa", "--db", db)
    assert missing.returncode == 1 and "There is no incident 3f9c21aa." in missing.stderr
    unnamed = readyroom("incidents", "--db", db, "--record", str(tmp_path / "x.json"))
    assert unnamed.returncode == 2 and "incident whose record" in unnamed.stderr
