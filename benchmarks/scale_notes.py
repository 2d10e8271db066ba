"""Whether commits that carry a note can share a flush to the disk: counted, not timed.

PostgreSQL holds one lock for the whole server from before such a commit until after it. Commits without a note that
come at the same time are flushed together.
"""

from __future__ import annotations

import threading
import time

import msgspec
from scripts.attack.databases import Postgres

SESSIONS = 8
COMMITS = 40
DELAY_US = 10_000
"""How long PostgreSQL waits for others before it flushes, so that it does not depend on the disk who meets."""


class Flushes(msgspec.Struct):
    """Flushes for each commit, with eight sessions that commit all the time."""

    plain: float
    with_note: float


def flushes(database: Postgres) -> Flushes:
    import psycopg

    with psycopg.connect(database.address, autocommit=True) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS flushed (n integer)")
        return Flushes(_count(database.address, connection, False), _count(database.address, connection, True))


def _count(address: str, connection: object, note: bool) -> float:
    import psycopg

    assert isinstance(connection, psycopg.Connection)
    before = _synced(connection)
    sessions = [threading.Thread(target=_commit, args=(address, note)) for _ in range(SESSIONS)]
    for session in sessions:
        session.start()
    for session in sessions:
        session.join()
    time.sleep(2)  # sessions tell the statistics when they end
    return (_synced(connection) - before) / SESSIONS / COMMITS


def _synced(connection: object) -> int:
    import psycopg

    assert isinstance(connection, psycopg.Connection)
    row = connection.execute("SELECT sum(fsyncs) FROM pg_stat_io WHERE object = 'wal'").fetchone()
    assert row is not None
    return int(row[0])


def _commit(address: str, note: bool) -> None:
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"SET commit_delay = {DELAY_US}")
        connection.execute("SET commit_siblings = 1")
        for number in range(COMMITS):
            with connection.transaction():
                connection.execute("INSERT INTO flushed VALUES (%s)", (number,))
                if note:
                    connection.execute("SELECT pg_notify('flushed', %s)", (str(number),))
