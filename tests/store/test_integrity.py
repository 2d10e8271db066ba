"""Faults in a database are found and named."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.store.databases import fresh, from_before
from tests.store.filled import fill
from tests.store.test_backup import silent
from tests.store.test_store import opened

from readyroom.store import StoreError, engine_for
from readyroom.store.integrity import Finding, check
from readyroom.store.rows import NewerDatabase
from readyroom.store.upgrade import migrate


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database in which everything is sound."""
    address = fresh(request.param, tmp_path)

    async def work() -> None:
        async with opened(address) as store:
            await fill(store)

    asyncio.run(work())
    return address


def wrong(where: str, *damage: str) -> list[Finding]:
    """The faults found after damage that bypasses the database's own constraints."""
    engine = engine_for(where)
    connection = engine.connect()
    if not engine.shared:
        connection.execute("PRAGMA foreign_keys=OFF")
    for statement in damage:
        connection.execute(statement)
    connection.close()
    return [finding for finding in check(engine, silent) if not finding.sound]


def test_a_sound_database_passes_the_check(where: str) -> None:
    assert wrong(where) == []


@pytest.mark.parametrize(
    ("damage", "what", "named"),
    [
        ("DELETE FROM entries WHERE code = 'going' AND seq = 3", "without gaps", "going has 6 entries numbered 0 to 6"),
        ("DELETE FROM entries WHERE code = 'going' AND seq = 0", "without gaps", "going"),
        ("UPDATE entries SET code = 'other' WHERE code = 'going'", "belong to a match", "other"),
        ("DELETE FROM entries WHERE code = 'going'", "have a log", "going"),
        ("UPDATE tables SET game = 'scramble' WHERE code = 'over'", "the same game", "over cabal scramble"),
        ("UPDATE tables SET status = 'asleep' WHERE code = 'fresh'", "have a known status", "fresh asleep"),
        ("UPDATE tables SET status = 'playing' WHERE code = 'fresh'", "have a match", "fresh playing"),
        ("UPDATE seats SET seat = 5 WHERE code = 'going' AND seat = 1", "have all their seats", "going has 2 of 2"),
        ("DELETE FROM seats WHERE code = 'going' AND seat = 1", "have all their seats", "going has 1 of 2"),
        ("UPDATE seats SET seat = 5 WHERE code = 'fresh' AND seat = 1", "without a gap", "fresh has 2 seats up to 5"),
        ("UPDATE seats SET person = NULL WHERE code = 'going'", "exactly where one sits", "going seat 0 person"),
        ("DELETE FROM results WHERE code = 'over'", "have a result", "over"),
        ("UPDATE tables SET status = 'playing' WHERE code = 'over'", "are over", "over playing"),
        ("INSERT INTO results VALUES ('fresh', 'cabal', 1, NULL)", "results belong to a match", "fresh"),
        ("UPDATE talk SET code = 'lost' WHERE code = 'over'", "belong to a table", "lost"),
        ("UPDATE dossiers SET away = 'over'", "that are away", "d-ada at over"),
        ("UPDATE entries SET entry = '{' WHERE code = 'over' AND seq = 2", "log entries can", "over entry 2: cannot"),
        (
            "UPDATE entries SET entry = (SELECT entry FROM entries WHERE code = 'over' AND seq = 1)"
            " WHERE code = 'over' AND seq = 2",
            "log entries can",
            "over entry 2: says that it is entry 1",
        ),
        ("UPDATE matches SET seed = 'another' WHERE code = 'over'", "their seeds", "over: the seed is not"),
        ("UPDATE results SET outcome = '[]'", "results can be read", "over: cannot be read"),
        ("UPDATE seats SET sat = 'me' WHERE code = 'over' AND seat = 0", "seats can be read", "over seat 0"),
        ("UPDATE tables SET options = '' WHERE code = 'fresh'", "tables can be read", "fresh: cannot"),
        ("UPDATE tables SET muted = '[]' WHERE code = 'fresh'", "tables can be read", "fresh: cannot"),
        ("UPDATE dossiers SET body = 'x'", "dossiers can be read", "d-ada: cannot"),
        ("UPDATE people SET forgotten = 5 WHERE id = 'p-ben'", "asked to be forgotten", "p-ben"),
    ],
)
def test_damage_is_found_and_named(where: str, damage: str, what: str, named: str) -> None:
    found = wrong(where, damage)
    assert any(what in finding.what and any(named in fault for fault in finding.wrong) for finding in found), found


def test_many_faults_are_listed_in_part_and_counted(where: str) -> None:
    (found,) = wrong(where, "UPDATE entries SET entry = '{' WHERE code = 'over'")
    assert len(found.wrong) == 5 and found.more > 0


def test_a_dangling_reference_is_found_in_a_file(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.db")
    from_before(address, "0013")
    migrate(engine_for(address))
    found = wrong(address, "UPDATE tables SET host = 'p-nobody'")
    assert "tables names a row of people that does not exist" in [fault for one in found for fault in one.wrong]


def test_a_corrupt_file_is_found(tmp_path: Path, where: str) -> None:
    engine = engine_for(where)
    if engine.shared:
        pytest.skip("PostgreSQL keeps its own pages")
    connection = engine.connect()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
    connection.close()
    file = tmp_path / "tables.db"
    whole = bytearray(file.read_bytes())
    whole[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
    file.write_bytes(bytes(whole))
    found = [finding.what for finding in check(engine, silent) if not finding.sound]
    assert "the file" in found and "log entries can be read" in found


def test_a_foreign_or_newer_database_is_reported(tmp_path: Path, where: str) -> None:
    with pytest.raises(StoreError, match="no tables of Ready Room"):
        check(engine_for(tmp_path / "empty.db"), silent)
    connection = engine_for(where).connect()
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(NewerDatabase, match="newer version of Ready Room"):
        check(engine_for(where), silent)


def test_an_old_schema_is_reported_before_anything_else(tmp_path: Path) -> None:
    from_before(str(tmp_path / "old.db"), "0002")
    (found,) = check(engine_for(tmp_path / "old.db"), silent)
    assert "readyroom db migrate" in found.wrong[0]
