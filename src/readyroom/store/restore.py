"""Restores a database from a backup: all of it, or nothing.

For SQLite, a new file is filled and then replaces the old one; PostgreSQL does it in one transaction. Either way the
schema is the backup's at first, and is upgraded once everything is there.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection as Database
from sqlalchemy import column, create_engine, func, insert, inspect, select, table, text

from readyroom.store.backup import BrokenBackup, Manifest, Part, Told, rows_of, verify
from readyroom.store.engines import Engine, SQLite
from readyroom.store.rows import StoreError
from readyroom.store.schema import metadata
from readyroom.store.upgrade import LOCK, upgrade

AT_ONCE = 1000


def is_filled(engine: Engine) -> bool:
    """Whether a database contains anything that a restore would replace."""
    if isinstance(engine, SQLite) and not engine.path.exists():
        return False
    connection = engine.connect()
    try:
        there = engine.tables(connection)
        names = [ours.name for ours in metadata.sorted_tables if ours.name in there]
        return any(connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in names)  # noqa: S608
    finally:
        connection.close()


def restore(engine: Engine, file: Path, force: bool, checked: Told, filled: Told) -> Manifest:
    """Fills a database, which must be empty unless ``force``. The whole backup is checked before anything changes."""
    manifest = verify(file, checked)
    if is_filled(engine) and not force:
        raise StoreError("This database is not empty. Use --force to replace its content with the backup.")
    if isinstance(engine, SQLite):
        _fill_file(engine, file, manifest, filled)
    else:
        _fill(engine, file, manifest, filled)
    return manifest


def _fill_file(engine: SQLite, file: Path, manifest: Manifest, filled: Told) -> None:
    fresh = SQLite(engine.path.with_name(f"{engine.path.name}.restoring"))
    try:
        _remove(fresh.path)
        _fill(fresh, file, manifest, filled)
        connection = fresh.connect()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        _remove(engine.path, but_the_file=True)  # the old file's WAL must not be applied to the new one
        fresh.path.replace(engine.path)
    finally:
        _remove(fresh.path)


def _remove(path: Path, but_the_file: bool = False) -> None:
    for end in ("-wal", "-shm") if but_the_file else ("", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)


def _fill(engine: Engine, file: Path, manifest: Manifest, filled: Told) -> None:
    database = create_engine(engine.address())
    try:
        with database.begin() as connection:
            if engine.shared:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            _clear(connection)
            upgrade(connection, manifest.schema)
            _insert(connection, file, manifest, filled, no_nul=engine.shared)
            _count(connection, manifest)
            upgrade(connection, "head")
    finally:
        database.dispose()


def _clear(connection: Database) -> None:
    there = set(inspect(connection).get_table_names())
    for ours in [*reversed([ours.name for ours in metadata.sorted_tables]), "alembic_version"]:
        if ours in there:
            connection.execute(text(f"DROP TABLE {ours}"))


def _insert(connection: Database, file: Path, manifest: Manifest, filled: Told, no_nul: bool) -> None:
    known = inspect(connection)
    done = 0
    for part, rows in itertools.groupby(rows_of(file), key=lambda found: found[0]):
        strange = set(part.columns) - {found["name"] for found in known.get_columns(part.name)}
        if part.name not in metadata.tables or strange:
            raise BrokenBackup(f"{file} has a table that schema {manifest.schema} does not have: {part.name}.")
        put = insert(table(part.name, *[column(name) for name in part.columns]))
        for some in _some((row for _, row in rows), part, no_nul):
            connection.execute(put, some)
            done += len(some)
            filled(done, manifest.rows)


def _some(rows: Iterator[list[Any]], part: Part, no_nul: bool) -> Iterator[list[dict[str, Any]]]:
    while some := list(itertools.islice(rows, AT_ONCE)):
        yield [dict(zip(part.columns, map(_clean, row) if no_nul else row, strict=True)) for row in some]


def _clean(value: Any) -> Any:
    """Replaces NUL, which PostgreSQL cannot store; old names in SQLite may contain one."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _count(connection: Database, manifest: Manifest) -> None:
    for part in manifest.parts:
        found = connection.execute(select(func.count()).select_from(table(part.name))).scalar_one()
        if found != part.rows:
            raise StoreError(f"Of {part.rows} rows of {part.name}, {found} arrived. Nothing was restored.")
