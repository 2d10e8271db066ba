"""A backup holds everything, moves between databases, and is restored whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import stat
from pathlib import Path
from typing import Any

import pytest
from tests.store.databases import fresh, from_before
from tests.store.filled import everything, fill
from tests.store.test_store import device_of, opened

from readyroom.store import StoreError, engine_for
from readyroom.store.backup import BrokenBackup, back_up, read_manifest, verify
from readyroom.store.restore import restore
from readyroom.store.rows import NewerDatabase, PersonRow
from readyroom.store.upgrade import HEAD, version_of

pytestmark = pytest.mark.anyio

KINDS = ("sqlite", "postgresql")
LATE = PersonRow("p-late", "Late", 5)


def silent(done: int, total: int) -> None:
    """Nobody watches."""


def place(kind: str, folder: Path, name: str) -> str:
    return fresh(kind, folder) if kind == "postgresql" else str(folder / name)


def saved(where: str, file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Fills a database, backs it up, and says what was in it."""

    async def work() -> dict[str, list[tuple[Any, ...]]]:
        async with opened(where) as store:
            await fill(store)
            await asyncio.to_thread(back_up, store.engine, file, 77, silent)  # the store is open and could write
            return await everything(store)

    return asyncio.run(work())


def rows(where: str) -> dict[str, list[tuple[Any, ...]]]:
    async def work() -> dict[str, list[tuple[Any, ...]]]:
        async with opened(where) as store:
            return await everything(store)

    return asyncio.run(work())


@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_everything_moves_between_both_kinds_of_database(source: str, to: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    was = saved(place(source, tmp_path, "old.db"), file)
    new = place(to, tmp_path, "new.db")
    manifest = restore(engine_for(new), file, False, silent, silent)
    assert manifest.rows == sum(len(found) for found in was.values()) > 30
    assert rows(new) == was
    assert [part.name for part in tmp_path.glob("*.restoring*")] == []


def test_only_its_owner_can_read_a_backup(tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    saved(str(tmp_path / "old.db"), file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_manifest(file).schema == HEAD and read_manifest(file).made == 77


@pytest.mark.parametrize("source", KINDS)
async def test_a_backup_excludes_writes_made_while_it_runs(source: str, tmp_path: Path) -> None:
    """A backup is of one moment even while a server writes: here to a table read later."""
    where, file, new = place(source, tmp_path, "old.db"), tmp_path / "tables.backup", str(tmp_path / "new.db")
    async with opened(where) as store:
        await fill(store)
        for number in range(1200):  # enough rows that the progress is told on the way
            await store.append("many", number, "{}")
        before = await everything(store)
        loop = asyncio.get_running_loop()
        wrote: list[int] = []

        def meanwhile(done: int, total: int) -> None:
            if not wrote:
                wrote.append(done)
                for late in (store.add_person(LATE, device_of(LATE)), store.append("many", 1200, "{}")):
                    asyncio.run_coroutine_threadsafe(late, loop).result(60)

        await asyncio.to_thread(back_up, store.engine, file, 77, meanwhile)
        assert wrote and LATE.id in str(await everything(store))
        restore(engine_for(new), file, False, silent, silent)
        async with opened(new) as other:
            assert await everything(other) == before


@pytest.mark.parametrize("to", KINDS)
def test_a_filled_database_is_not_overwritten_unless_forced(to: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    was = saved(str(tmp_path / "old.db"), file)
    new = place(to, tmp_path, "new.db")
    from_before(new, "0003")
    with pytest.raises(StoreError, match="--force"):
        restore(engine_for(new), file, False, silent, silent)
    assert version_of(engine_for(new)) == "0003"
    restore(engine_for(new), file, True, silent, silent)
    assert rows(new) == was


@pytest.mark.parametrize("to", KINDS)
def test_a_backup_of_an_earlier_version_is_upgraded_on_the_way(to: str, tmp_path: Path) -> None:
    file, old, new = tmp_path / "tables.backup", place(to, tmp_path, "old.db"), place(to, tmp_path, "new.db")
    from_before(old, "0001")
    assert back_up(engine_for(old), file, 77, silent).schema == "0001"
    restore(engine_for(new), file, False, silent, silent)
    assert version_of(engine_for(new)) == HEAD
    assert rows(new)["talk"] == [("abc", 0, "Anna", 0, "hello", "", 3, None)]


def changed(file: Path, old: bytes, new: bytes) -> None:
    plain = gzip.decompress(file.read_bytes())
    assert old in plain
    file.write_bytes(gzip.compress(plain.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b"hello Ben", b"hello Bob", "checksum"),
        (b'"rows":2', b'"rows":3', "damaged"),
        (b'["p-ben","Ben",2,0,null,0]\n', b"", "damaged"),
        (b'"schema":"%b"' % HEAD.encode(), b'"schema":"9999"', "newer version"),
        (b"readyroom-backup/1", b"readyroom-backup/9", "not a backup"),
    ],
)
def test_a_tampered_backup_restores_nothing(tmp_path: Path, old: bytes, new: bytes, said: str) -> None:
    file, to = tmp_path / "tables.backup", tmp_path / "new.db"
    saved(str(tmp_path / "old.db"), file)
    changed(file, old, new)
    with pytest.raises((BrokenBackup, NewerDatabase), match=said):
        restore(engine_for(to), file, False, silent, silent)
    assert not to.exists()


@pytest.mark.parametrize("kept", [0, 40, 0.5, 0.99])
def test_a_truncated_backup_is_refused(tmp_path: Path, kept: float) -> None:
    file = tmp_path / "tables.backup"
    saved(str(tmp_path / "old.db"), file)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(kept * len(whole)) if kept < 1 else int(kept)])
    with pytest.raises(BrokenBackup):
        verify(file, silent)


def test_a_file_that_is_no_backup_is_reported_by_name(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("buy milk")
    with pytest.raises(BrokenBackup, match=r"notes\.txt is not a backup"):
        verify(other, silent)
    with pytest.raises(BrokenBackup, match="cannot be read"):
        verify(tmp_path / "nowhere", silent)


def test_a_backup_that_fails_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.backup"
    from_before(str(tmp_path / "old.db"), "0001")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("readyroom.store.backup._write", full)
    with pytest.raises(OSError, match="No space"):
        back_up(engine_for(tmp_path / "old.db"), file, 77, silent)
    assert not list(tmp_path.glob("tables.backup*"))
