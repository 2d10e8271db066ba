"""A database is copied before it is upgraded, a newer one is refused, and a file has one server."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.store.databases import fresh, from_before

from readyroom.store import StoreError, engine_for, open_store
from readyroom.store.identity import devices_of
from readyroom.store.lock import InUse, Lock
from readyroom.store.rows import EntryRow, NewerDatabase
from readyroom.store.safety import copies
from readyroom.store.upgrade import HEAD, migrate, pending, version_of


def test_a_file_is_copied_beside_itself_before_it_is_upgraded(tmp_path: Path) -> None:
    where = tmp_path / "tables.db"
    from_before(str(where), "0002")
    open_store(where).close()
    assert version_of(engine_for(where)) == HEAD
    (copy,) = copies(where)
    assert "schema-0002" in copy.name and copy.stat().st_mode & 0o077 == 0
    with sqlite3.connect(copy) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0002",)
        assert old.execute("SELECT text FROM talk").fetchall() == [("hello",)]


def test_a_new_file_and_one_that_is_up_to_date_are_not_copied(tmp_path: Path) -> None:
    where = tmp_path / "tables.db"
    open_store(where).close()
    open_store(where).close()
    assert copies(where) == []


def test_the_last_three_copies_are_kept(tmp_path: Path) -> None:
    where = tmp_path / "tables.db"
    for _ in range(5):
        where.unlink(missing_ok=True)
        from_before(str(where), "0001")
        migrate(engine_for(where))
        latest = copies(where)[-1]
    assert len(copies(where)) == 3 and copies(where)[-1] == latest


def test_without_room_for_a_copy_nothing_is_upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = tmp_path / "tables.db"
    from_before(str(where), "0001")

    def full(path: Path, copy: Path) -> None:
        copy.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("readyroom.store.safety._copy", full)
    with pytest.raises(StoreError, match="--skip-backup"):
        migrate(engine_for(where))
    assert version_of(engine_for(where)) == "0001" and copies(where) == []
    migrate(engine_for(where), copy=False)
    assert version_of(engine_for(where)) == HEAD


def test_postgresql_says_that_it_makes_no_copy(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    where = fresh("postgresql", tmp_path)
    from_before(where, "0001")
    open_store(where).close()
    assert "readyroom db backup" in caplog.text and version_of(engine_for(where)) == HEAD


def test_existing_people_are_counted_from_the_upgrade(tmp_path: Path) -> None:
    """Nobody is pruned for absence before visits were recorded."""
    where = tmp_path / "tables.db"
    from_before(str(where), "0001")
    migrate(engine_for(where))
    with sqlite3.connect(where) as upgraded:
        assert upgraded.execute("SELECT seen FROM people").fetchone()[0] > 1_600_000_000_000


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_old_token_becomes_the_first_devices(kind: str, tmp_path: Path) -> None:
    where = fresh(kind, tmp_path)
    from_before(where, "0011")
    connection = engine_for(where).connect()
    connection.execute(
        "INSERT INTO people (id, token, name, created, seen) VALUES ('p-gone', 'forgotten:p-gone', 'Somebody', 2, 3)"
    )
    connection.close()
    store = open_store(where)
    try:
        known = asyncio.run(store.recognize("hash-anna"))
        assert known is not None and (known.person, known.name) == ("p-anna", "Anna")
        gone = asyncio.run(store.person("p-gone"))
        assert gone is not None and gone.forgotten == 3 and asyncio.run(devices_of(store, "p-gone")) == []
    finally:
        store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_entries_older_than_marks_have_none(kind: str, tmp_path: Path) -> None:
    where = fresh(kind, tmp_path)
    from_before(where, "0007")
    connection = engine_for(where).connect()
    connection.execute("INSERT INTO entries (code, seq, entry) VALUES ('abc', 0, '{}')")
    connection.close()
    store = open_store(where)
    try:
        assert asyncio.run(store.entries_after("abc", -1)) == [EntryRow("abc", 0, "{}")]
    finally:
        store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_a_newer_version_is_refused_and_left_alone(kind: str, tmp_path: Path) -> None:
    where = fresh(kind, tmp_path)
    open_store(where).close()
    connection = engine_for(where).connect()
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(NewerDatabase, match="its schema is 9999"):
        open_store(where)
    assert version_of(engine_for(where)) == "9999"


def test_pending_migrations_are_known_beforehand() -> None:
    assert [revision for revision, _ in pending("0001")][:2] == ["0002", "0003"]
    assert pending(None)[0] == ("0001", "The first schema.") and pending(HEAD) == []


def test_a_file_serves_one_server_at_a_time(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "tables.db")
    with Lock(engine), pytest.raises(InUse, match=r"A server is using .*tables\.db\."):
        Lock(engine)
    Lock(engine).release()


def test_a_killed_server_holds_no_lock(tmp_path: Path) -> None:
    program = (
        "import sys, time; from readyroom.store import engine_for; from readyroom.store.lock import Lock;"
        "held = Lock(engine_for(sys.argv[1])); print('held', flush=True); time.sleep(600)"
    )
    where = str(tmp_path / "tables.db")
    other = subprocess.Popen([sys.executable, "-c", program, where], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None and other.stdout.readline() == "held\n"
    with pytest.raises(InUse):
        Lock(engine_for(where))
    other.kill()
    other.wait()
    Lock(engine_for(where)).release()


def test_several_nodes_share_a_postgresql_database(tmp_path: Path) -> None:
    engine = engine_for("postgresql://nowhere.example/none")
    with Lock(engine), Lock(engine):
        assert not list(tmp_path.iterdir())
