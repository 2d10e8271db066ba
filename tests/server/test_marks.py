"""Marks: a match that today's rules would change is shown with its problem and never continued."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.games.cabal import Cabal
from tests.server.house import Client, LiveServer
from tests.server.test_playing import settled

from readyroom.core import marks
from readyroom.core.struct import Action
from readyroom.store import open_store
from readyroom.store.rows import IncidentRow


def test_a_match_is_marked_at_its_start_at_intervals_and_at_its_end(server: LiveServer, tmp_path: Path) -> None:
    code, at, _ = moving(server, 2 * marks.EVERY + 5)
    at.acts(0, {"type": "move", "how": "end"})
    marked = marks_of(tmp_path / "tables.db", code)
    assert list(marked) == [0, marks.EVERY, 2 * marks.EVERY, 2 * marks.EVERY + 6]
    assert all(mark.startswith("1:") and len(mark) == 14 for mark in marked.values())


def test_marks_are_rarer_where_many_actions_are_legal(
    server: LiveServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(marks, "EVERY", 3)  # less than the four things that may be done
    code, _, _ = moving(server, 9)
    assert list(marks_of(tmp_path / "tables.db", code)) == [0, 4, 8]


def test_after_a_restart_the_next_mark_comes_when_it_is_due(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with LiveServer(db) as server:
        code, _, token = moving(server, 20)
    with LiveServer(db) as server:
        at = Client(server.port, code, token)
        for _ in range(15):
            at.acts(0, {"type": "move"})
    assert list(marks_of(db, code)) == [0, marks.EVERY]


def test_rules_failing_on_a_mark_refuse_no_action(
    server: LiveServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Any) -> str:
        raise ZeroDivisionError("the mark is brittle")

    monkeypatch.setattr(marks, "mark", broken)
    code, at, _ = moving(server, 3)
    assert at.seq == 3 and marks_of(tmp_path / "tables.db", code) == {}


def test_a_match_that_contradicts_its_mark_is_shown_but_not_played(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with LiveServer(db) as server:
        code, _, token = moving(server, marks.EVERY)
    written(db, "UPDATE entries SET mark = '1:000000000000' WHERE seq = 32")
    for _ in range(2):  # and the second server that finds it writes no second incident
        with LiveServer(db) as server:
            at = Client(server.port, code, token)
            problem = at.table["problem"]
            assert at.update is None and "dealt under different rules" in problem and "entry 32" in problem
            assert at.refused("act", seat=0, seen=32, action={"type": "move"}) == problem
            assert server.http.get(f"/api/tables/{code}").status_code == 200
    (incident,) = incidents_of(db, code)
    assert f"(incident {incident.id})" in problem and incident.seq == 31 and incident.attempt == '{"fold":32}'
    assert "does not come to where it was" in incident.trace


def test_marks_of_another_format_are_not_compared(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with LiveServer(db) as server:
        code, _, token = moving(server, marks.EVERY)
    written(db, "UPDATE entries SET mark = '0:000000000000' WHERE mark IS NOT NULL")
    with LiveServer(db) as server:
        at = Client(server.port, code, token)
        assert at.table["problem"] == "" and at.acts(0, {"type": "move"}) == marks.EVERY + 1


def test_a_match_older_than_marks_is_marked_from_now_on(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with LiveServer(db) as server:
        code, _, token = moving(server, 5)
    written(db, "UPDATE entries SET mark = NULL")
    with LiveServer(db) as server:
        Client(server.port, code, token).acts(0, {"type": "move"})
    assert list(marks_of(db, code)) == [6]


def test_luck_that_contradicts_the_seed_is_noticed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck with an extra card draws another card with the same luck, which shows before any mark."""
    db = tmp_path / "tables.db"
    with LiveServer(db) as server:
        code, one, _, anna, _ = settled(server)
        hand = one.mine(0)["own"]["cards"]
    monkeypatch.setattr("tests.games.cabal_table.COPIES", 4)
    with LiveServer(db) as server:
        at = Client(server.port, code, anna.token)
        assert at.update is None and "dealt under different rules" in at.table["problem"]
        assert not any(card in at.table["problem"] for card in hand), "nobody learns what was dealt"
    (incident,) = incidents_of(db, code)
    assert incident.seq == 0 and "not the one the seed gives" in incident.trace


def test_rules_that_decide_differently_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.db"
    with LiveServer(db) as server:
        code, one, _, anna, _ = settled(server)
        one.acts(0, {"type": "work"})
    legal = Cabal.legal

    def lazier(self: Cabal, state: Any, seat: int) -> list[Action]:
        return legal(self, state, seat)[1:]

    monkeypatch.setattr(Cabal, "legal", lazier)
    with LiveServer(db) as server:
        assert "entry 0" in Client(server.port, code, anna.token).table["problem"]


def moving(server: LiveServer, moves: int) -> tuple[str, Client, str]:
    """A table where one person has made this many moves."""
    anna = server.person("Anna")
    code = anna.opens("brittle", seats=1)
    at = anna.joins(code)
    at.does("start")
    for _ in range(moves):
        at.acts(0, {"type": "move"})
    return code, at, anna.token


def marks_of(db: Path, code: str) -> dict[int, str]:
    with sqlite3.connect(db) as database:
        sql = "SELECT seq, mark FROM entries WHERE code = ? AND mark IS NOT NULL ORDER BY seq"
        return dict(database.execute(sql, (code,)).fetchall())


def written(db: Path, sql: str) -> None:
    with sqlite3.connect(db) as database:
        database.execute(sql)


def incidents_of(db: Path, code: str) -> list[IncidentRow]:
    store = open_store(db)
    try:
        return asyncio.run(store.incidents(code))
    finally:
        store.close()
