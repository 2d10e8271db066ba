"""The two databases, as far as they differ: how to connect, what a conflict looks like, how to wake other nodes."""

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
    """Python's driver takes its time over a None, so what an entry does not have is empty on the way."""
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
    """begins a transaction that reads everything as it was at one moment, whatever is written meanwhile"""
    conflicts: type[Exception]
    errors: type[Exception]
    shared = False
    """whether other nodes may serve the same tables"""
    at_once: int
    """how many log entries one statement can add"""

    @abstractmethod
    def connect(self) -> Connection: ...

    @abstractmethod
    def append(self, connection: Connection, entries: Sequence[EntryRow]) -> None:
        """Adds entries to their logs, ``at_once`` at most, by one statement: the driver is entered once, and another
        thread has to let this one go on only once."""

    @abstractmethod
    def address(self) -> str:
        """The database for SQLAlchemy, which only the migrations use."""

    @abstractmethod
    def tables(self, connection: Connection) -> set[str]:
        """The names of the tables that there are."""

    @abstractmethod
    def stream(self, connection: Connection, sql: str) -> Iterator[tuple[Any, ...]]:
        """Rows as they come, never all of them in memory. Inside a transaction."""

    @abstractmethod
    def wake_others(self, connection: Connection, note: str) -> None:
        """Tells other nodes, when this transaction is committed, that a table changed."""


class SQLite(Engine):
    """A file. Durable: a commit returns when the disk has it (WAL, synchronous FULL)."""

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
        connection.execute("PRAGMA wal_autocheckpoint=4000")  # 16 MB: pages that many tables fill are moved once
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
        """There are none: the file belongs to one server."""


class PostgreSQL(Engine):
    """A PostgreSQL server, shared by as many nodes as there are."""

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
        with connection.cursor(name="rows") as rows:  # the server keeps what was not asked for yet
            rows.execute(sql.encode())
            yield from rows

    def wake_others(self, connection: Connection, note: str) -> None:
        connection.execute("SELECT pg_notify('readyroom', %s)", (note,))
