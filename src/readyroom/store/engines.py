"""The differences between the two databases: how to connect, what a conflict looks like, how to wake other nodes."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import msgspec

from readyroom.needs import must_have
from readyroom.store.rows import EntryRow, StoreError

astuple = msgspec.structs.astuple
_INSERT = "INSERT INTO entries (code, seq, entry, person, command, mark) "
_ROWS_OF_JSON = (
    "SELECT row->>0, (row->>1)::integer, row->>2, row->>3, row->>4, row->>5 "
    "FROM json_array_elements(%(rows)s::json) AS row"
)


@cache
def _values(count: int) -> str:
    """Python's driver is slow with None, so missing values are passed as empty strings."""
    return "VALUES " + ", ".join(["(?, ?, ?, NULLIF(?, ''), NULLIF(?, ''), NULLIF(?, ''))"] * count)


class Connection(Protocol):
    """What both drivers offer."""

    def execute(self, sql: Any, params: Any = ..., /) -> Any: ...

    def close(self) -> None: ...


class Engine(ABC):
    """One kind of database."""

    dialect: str
    begin: str
    look: str
    """begins a transaction that reads a snapshot, whatever is written in the meantime"""
    conflicts: type[Exception]
    errors: type[Exception]
    shared = False
    """whether other nodes can serve the same tables"""
    at_once: int
    """how many log entries one statement can add"""

    @abstractmethod
    def connect(self) -> Connection: ...

    @abstractmethod
    def append(self, connection: Connection, entries: Sequence[EntryRow]) -> None:
        """Adds at most ``at_once`` entries to their logs in one statement: this thread then enters the driver, and
        waits for other threads, only once."""

    @abstractmethod
    def address(self) -> str:
        """The database's address for SQLAlchemy, which only the migrations use."""

    @abstractmethod
    def tables(self, connection: Connection) -> set[str]:
        """The names of the existing tables."""

    @abstractmethod
    def stream(self, connection: Connection, sql: str) -> Iterator[tuple[Any, ...]]:
        """Rows one by one, never all of them in memory. Needs a transaction."""

    @abstractmethod
    def wake_others(self, connection: Connection, note: str) -> None:
        """Tells other nodes, once this transaction is committed, that a table changed."""


class SQLite(Engine):
    """A file. Durable: a commit returns once the data is on disk (WAL, synchronous FULL)."""

    dialect = "sqlite"
    begin = "BEGIN IMMEDIATE"
    look = "BEGIN"
    conflicts = sqlite3.IntegrityError
    at_once = 100
    errors = sqlite3.Error

    def __init__(self, path: Path) -> None:
        if not path.parent.is_dir():
            raise StoreError(f"There is no folder {path.parent} for {path.name}. Make it first, or choose another.")
        self.path = path

    def connect(self) -> Connection:
        connection = sqlite3.connect(
            self.path, timeout=10, isolation_level=None, check_same_thread=False, cached_statements=2 * self.at_once
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA cache_size=-32000")
        connection.execute("PRAGMA wal_autocheckpoint=4000")  # 16 MB: pages that many tables write to are moved once
        return connection

    def append(self, connection: Connection, entries: Sequence[EntryRow]) -> None:
        if entries:
            fields = ["" if field is None else field for entry in entries for field in astuple(entry)]
            connection.execute(_INSERT + _values(len(entries)), fields)

    def address(self) -> str:
        return f"sqlite:///{self.path}"

    def tables(self, connection: Connection) -> set[str]:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}

    def stream(self, connection: Connection, sql: str) -> Iterator[tuple[Any, ...]]:
        yield from connection.execute(sql)

    def wake_others(self, connection: Connection, note: str) -> None:
        """Does nothing: the file belongs to one server."""


class PostgreSQL(Engine):
    """A PostgreSQL server, shared by any number of nodes."""

    dialect = "postgresql"
    begin = "BEGIN"
    look = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    shared = True
    at_once = 1_000

    def __init__(self, url: str) -> None:
        must_have("postgres", "PostgreSQL")
        import psycopg

        self.url = url
        self.conflicts = psycopg.IntegrityError
        self.errors = psycopg.Error
        self._connect = psycopg.connect

    def connect(self) -> Connection:
        return self._connect(self.url, autocommit=True, prepare_threshold=2)

    def append(self, connection: Connection, entries: Sequence[EntryRow]) -> None:
        if entries:
            connection.execute(_INSERT + _ROWS_OF_JSON, {"rows": msgspec.json.encode(entries).decode()})

    def address(self) -> str:
        return "postgresql+psycopg://" + self.url.split("://", 1)[1]

    def tables(self, connection: Connection) -> set[str]:
        here = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        return {name for (name,) in connection.execute(here)}

    def stream(self, connection: Connection, sql: str) -> Iterator[tuple[Any, ...]]:
        import psycopg

        if not isinstance(connection, psycopg.Connection):
            raise TypeError("This is no connection to PostgreSQL.")
        with connection.cursor(name="rows") as rows:  # rows stay on the server until they are fetched
            rows.execute(sql.encode())
            yield from rows

    def wake_others(self, connection: Connection, note: str) -> None:
        connection.execute("SELECT pg_notify('readyroom', %s)", (note,))
