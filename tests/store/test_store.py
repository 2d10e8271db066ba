"""One suite for both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.store.databases import fresh

from readyroom.store import Change, Conflict, Store, StoreError, data_folder, open_store
from readyroom.store.rows import (
    CommandRow,
    Cursor,
    DeviceRow,
    EntryRow,
    IncidentRow,
    MatchRow,
    PersonRow,
    PlayedRow,
    Recognized,
    ResultRow,
    SeatRow,
    TableRow,
    TalkRow,
    Wish,
)
from readyroom.store.schema import metadata
from readyroom.store.upgrade import HEAD, migrate

pytestmark = pytest.mark.anyio

replace = msgspec.structs.replace
ANNA = PersonRow("p-anna", "Anna", 1)
BEN = PersonRow("p-ben", "Ben", 2)


def device_of(person: PersonRow) -> DeviceRow:
    """Anna's device has the token whose hash is ``hash-anna``."""
    return DeviceRow(f"d-{person.id}", person.id, person.id.replace("p-", "hash-"), "Firefox on Linux", person.created)


def a_table(code: str = "abc", **changes: Any) -> TableRow:
    row = TableRow(code, 1, "A table", "cabal", "{}", "gathering", 1, "none", ANNA.id, 0, None, 0, 0, None, 5, 5)
    return replace(row, **changes)


def running(where: str, work: Callable[[Store], Awaitable[None]], people: bool = True) -> None:
    """Opens the store, does the work, closes it."""

    async def run() -> None:
        async with opened(where) as store:
            if people:
                await populated(store)
            await work(store)

    asyncio.run(run())


async def populated(store: Store) -> None:
    """Adds Anna and Ben, and a table of Anna's."""
    await store.add_person(ANNA, device_of(ANNA))
    await store.add_person(BEN, device_of(BEN))
    await store.add_table(a_table(), [SeatRow("abc", 0, "person", ANNA.id), SeatRow("abc", 1)])


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Store]:
    store = await asyncio.to_thread(open_store, where)
    try:
        yield store
    finally:
        await asyncio.to_thread(store.close)


async def test_a_person_is_found_by_the_hash_of_their_token_and_renamed(store: Store) -> None:
    assert await store.recognize("hash-anna") == Recognized(ANNA.id, "Anna", "d-p-anna", 0, 0)
    assert await store.recognize("hash-nobody") is None
    await store.rename(ANNA.id, "Annabel")
    found = await store.person(ANNA.id)
    assert found is not None and found.name == "Annabel"
    with pytest.raises(Conflict):
        await store.add_person(replace(BEN, id="p-other"), replace(device_of(BEN), id="d-other", person="p-other"))
    assert await store.person("p-other") is None, "a person comes with a device, or not at all"


def test_everything_about_a_table_comes_back_after_closing(where: str) -> None:
    row = a_table(version=2, status="over", wake=77, asked='{"to":1}')
    change = Change(
        code="abc",
        entries=[EntryRow("abc", 0, '{"a":"ü \\" 漢"}'), EntryRow("abc", 1, "{}", ANNA.id, "c1", "1:0f")],
        table=row,
        seats=[SeatRow("abc", 1, "bot", None, "hard", "[]", 500, 2, '{"x":1}')],
        match=MatchRow("abc", "cabal", 1, "{}", 2, "seed", "promise", 9),
        talk=[TalkRow("abc", 0, "Anna", 0, "hello", "", 3)],
        command=CommandRow("abc", ANNA.id, "c0", 1, 4),
        result=ResultRow("abc", "cabal", 10, '{"scores":[1,2]}'),
    )

    async def write(store: Store) -> None:
        await store.keep(change)

    async def read(store: Store) -> None:
        stored = await store.load("abc")
        assert stored is not None
        assert stored.table == row
        assert stored.seats == (SeatRow("abc", 0, "person", ANNA.id), change.seats[0])
        assert stored.names == {ANNA.id: "Anna"}
        assert list(stored.entries) == change.entries
        assert (stored.match, stored.result) == (change.match, change.result)
        assert (list(stored.talk), list(stored.commands)) == (change.talk, [change.command])
        assert await store.load("nowhere") is None
        assert await store.entries_after("abc", 0) == change.entries[1:]

    running(where, write)
    running(where, read, people=False)


async def test_more_entries_than_one_statement_takes_are_written_whole_or_not_at_all(store: Store) -> None:
    many = [EntryRow("abc", seq, "{}") for seq in range(2 * store.engine.at_once + 1)]
    await store.append("abc", many[-1].seq, "{}")
    with pytest.raises(Conflict):
        await store.keep(Change(code="abc", entries=many))
    assert await store.entries_after("abc", -1) == many[-1:]
    await store.keep(Change(code="abc", entries=many[:-1]))
    assert await store.entries_after("abc", -1) == many


async def test_an_entry_number_is_used_once(store: Store) -> None:
    await store.append("abc", 0, '"first"')
    with pytest.raises(Conflict):
        await store.append("abc", 0, '"second"')
    assert [row.entry for row in await store.entries_after("abc", -1)] == ['"first"']


async def test_in_a_race_for_a_number_one_wins_and_nothing_is_lost(store: Store) -> None:
    async def race(writer: int) -> bool:
        try:
            await store.append("abc", 0, f'"{writer}"')
            return True
        except Conflict:
            return False

    others = [store.append(f"other{i}", 0, "{}") for i in range(50)]
    racing = asyncio.gather(*(race(i) for i in range(20)))
    await asyncio.gather(*others)
    assert sum(await racing) == 1
    for i in range(50):
        assert len(await store.entries_after(f"other{i}", -1)) == 1


async def test_a_change_is_written_whole_or_not_at_all(store: Store) -> None:
    await store.append("abc", 0, "{}")
    change = Change(
        code="abc",
        entries=[EntryRow("abc", 1, "{}"), EntryRow("abc", 0, "{}")],
        table=a_table(version=2, title="Changed"),
        talk=[TalkRow("abc", 0, "Anna", 0, "hello", "", 3)],
    )
    with pytest.raises(Conflict):
        await store.keep(change)
    stored = await store.load("abc")
    assert stored is not None
    assert (stored.table.title, len(stored.entries), stored.talk) == ("A table", 1, ())


async def test_a_table_changed_by_another_writer_is_not_overwritten(store: Store) -> None:
    await store.keep(Change(code="abc", table=a_table(version=2, title="Mine")))
    with pytest.raises(Conflict):
        await store.keep(Change(code="abc", table=a_table(version=2, title="Theirs")))
    stored = await store.load("abc")
    assert stored is not None and stored.table.title == "Mine"


async def test_a_table_can_be_saved_with_fewer_seats(store: Store) -> None:
    await store.keep(Change(code="abc", table=a_table(version=2), fewer_seats=1))
    stored = await store.load("abc")
    assert stored is not None and [seat.seat for seat in stored.seats] == [0]


async def test_lists_show_open_tables_and_no_private_ones(store: Store) -> None:
    await store.add_table(a_table("secret", open=0, created=6), [SeatRow("secret", 0, "person", BEN.id)])
    await store.add_table(a_table("full", created=7), [SeatRow("full", 0, "person", BEN.id)])
    await store.add_table(a_table("newer", created=8, changed=8), [SeatRow("newer", 0)])
    assert [one.table.code for one in await store.open_tables(Wish(), 10, Cursor(), 0)] == ["newer", "abc"]
    assert [one.table.code for one in await store.open_tables(Wish(), 1, Cursor(), 0)] == ["newer"]
    assert {one.table.code for one in await store.tables_of(BEN.id, 10)} == {"secret", "full"}
    assert (await store.tables_of(ANNA.id, 10))[0].table.code == "newer"
    for at, code in enumerate(("abc", "secret", "full")):
        await store.keep(Change(code=code, result=ResultRow(code, "cabal", 100 + at, None)))
    assert [one.table.code for one in await store.finished(10, 999)] == ["full", "abc"]
    assert [one.table.code for one in await store.finished(10, 999, who=BEN.id)] == ["full", "secret", "abc"]
    assert [one.table.code for one in await store.finished(10, 101)] == ["abc"]
    assert await store.finished(10, 999, "chess") == []


def test_players_who_finished_matches_together_are_found(where: str) -> None:
    def ends(code: str, at: int, outcome: str | None) -> Change:
        match = MatchRow(code, "cabal", 1, "{}", 2, "seed", "promise", 9)
        return Change(code=code, match=match, result=ResultRow(code, "cabal", at, outcome))

    async def work(store: Store) -> None:
        both = [SeatRow("both", 0, "person", BEN.id), SeatRow("both", 1, "person", ANNA.id), SeatRow("both", 2, "bot")]
        await store.add_table(a_table("both", open=0), both)
        await store.add_table(a_table("ben"), [SeatRow("ben", 0, "person", BEN.id)])
        await store.add_table(a_table("broken"), [SeatRow("broken", 0, "person", BEN.id)])
        for change in (ends("abc", 100, "a"), ends("both", 200, "b"), ends("ben", 300, "c"), ends("broken", 400, None)):
            await store.keep(change)
        assert await store.played_together(ANNA.id, "cabal", 10) == [
            PlayedRow("both", 200, "b", "{}", BEN.id, "Ben"),
            PlayedRow("both", 200, "b", "{}", ANNA.id, "Anna"),
            PlayedRow("abc", 100, "a", "{}", ANNA.id, "Anna"),
        ]
        assert [row.code for row in await store.played_together(BEN.id, "cabal", 10)] == ["ben", "both", "both"]
        assert await store.played_together(ANNA.id, "chess", 10) == []

    running(where, work)


async def test_tables_needing_attention_are_found(store: Store) -> None:
    await store.keep(Change(code="abc", table=a_table(version=2, wake=50)))
    assert await store.due(49, 10) == []
    assert await store.due(50, 10) == ["abc"]


async def test_incidents_are_kept(store: Store) -> None:
    incident = IncidentRow("i1", "abc", 4, "{}", "Traceback", 9)
    await store.keep_incident(incident)
    assert await store.incidents("abc") == [incident]


async def test_many_writes_share_a_commit(store: Store) -> None:
    before = store.writer.commits
    await asyncio.gather(*(store.append(f"m{i}", 0, "{}") for i in range(300)))
    assert store.writer.commits - before < 100


async def test_a_closed_store_refuses_reads_and_writes(where: str) -> None:
    store = await asyncio.to_thread(open_store, where)
    store.close()
    with pytest.raises(StoreError):
        await store.append("abc", 0, "{}")
    with pytest.raises(StoreError):
        await store.load("abc")


def test_migrations_make_the_schema_that_the_code_expects(where: str) -> None:
    from sqlalchemy import create_engine, inspect

    running(where, _nothing, people=False)
    store = open_store(where)
    try:
        migrate(store.engine)  # a second time changes nothing
        database = create_engine(store.engine.address())
        found = inspect(database)
        for table in metadata.sorted_tables:
            assert {c["name"] for c in found.get_columns(table.name)} == {c.name for c in table.columns}
            wanted = {str(index.name) for index in table.indexes}
            assert wanted <= {index["name"] for index in found.get_indexes(table.name)}
        with database.connect() as connection:
            assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == HEAD
        database.dispose()
    finally:
        store.close()


async def _nothing(store: Store) -> None:
    assert await store.load("nowhere") is None


def test_sqlite_waits_for_the_disk_and_reads_while_it_writes(tmp_path: Path) -> None:
    store = open_store(tmp_path / "t.db")
    try:
        connection = store.engine.connect()
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        connection.close()
    finally:
        store.close()


async def test_a_locked_database_fails_the_write_and_the_next_one_can_succeed(tmp_path: Path) -> None:
    """A database that refuses one write (here: because another process holds it locked) is not given up."""
    async with opened(str(tmp_path / "t.db")) as store:
        await store.append("abc", 0, "{}")
        store.writer._connection.execute("PRAGMA busy_timeout=10")  # type: ignore[union-attr]
        other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError):
            await store.append("abc", 1, "{}")
        other.execute("ROLLBACK")
        other.close()
        await store.append("abc", 1, "{}")
        assert len(await store.entries_after("abc", -1)) == 2


async def test_two_nodes_notify_each_other(tmp_path: Path) -> None:
    address = fresh("postgresql", tmp_path)
    async with opened(address) as one, opened(address) as two:
        heard: asyncio.Queue[str] = asyncio.Queue()
        two.listen(heard.put_nowait)
        assert await asyncio.wait_for(heard.get(), 60) == "*"
        await one.append("abc", 0, "{}")
        assert await asyncio.wait_for(heard.get(), 60) == "abc"
        await two.append("abc", 1, "{}")  # its own writing is no news
        await one.append("xyz", 0, "{}")
        assert await asyncio.wait_for(heard.get(), 60) == "xyz"


def test_the_default_is_a_file_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "readyroom"
    store = open_store()
    store.close()
    assert (tmp_path / "readyroom" / "readyroom.db").exists()
