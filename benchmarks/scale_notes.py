"""The cost of notes between nodes: CPU of a listening node and of PostgreSQL, and flushes, counted rather than timed.

PostgreSQL holds one lock for the whole server during such a commit. Simultaneous commits without a note are flushed
together.
"""

from __future__ import annotations

import asyncio
import threading
import time
from time import process_time

import msgspec
from benchmarks.scale_play import postgres_cpu
from scripts.attack.databases import Postgres

from readyroom.store import engine_for
from readyroom.store.listener import Listener

NOTES = 2_000
LISTENERS = 4
SEND = f"""DO $$ BEGIN FOR i IN 1..{NOTES} LOOP
    PERFORM pg_notify('readyroom', 'elsewhere code' || i); COMMIT; PERFORM pg_sleep(0.002); COMMIT;
END LOOP; END $$""".encode()
SESSIONS = 8
COMMITS = 40
DELAY_US = 10_000
"""How long PostgreSQL waits for other commits before flushing, so that the result does not depend on the disk."""


class Flushes(msgspec.Struct):
    """Flushes per commit, with eight sessions that commit all the time."""

    plain: float
    with_note: float


class Heard(msgspec.Struct):
    """CPU in ms per note and listening node, for a table that the node does not hold."""

    node_ms: float
    database_ms: float


def heard(database: Postgres) -> Heard:
    """Notes one by one, sent by PostgreSQL itself, first to nobody and then to some listeners in this process."""
    nobody = asyncio.run(_hear(database, 0))
    some = asyncio.run(_hear(database, LISTENERS))
    each = 1000 / NOTES / LISTENERS
    return Heard((some[0] - nobody[0]) * each, (some[1] - nobody[1]) * each)


async def _hear(database: Postgres, listeners: int) -> tuple[float, float]:
    """CPU seconds of this process and of PostgreSQL."""
    import psycopg

    came = 0

    def hear(_: str) -> None:
        nonlocal came
        came += 1

    engine = engine_for(database.address)
    ears = [Listener(engine, f"node{number}", hear) for number in range(listeners)]
    while came < listeners:  # each reports once that it listens
        await asyncio.sleep(0.05)
    with psycopg.connect(database.address, autocommit=True) as connection:
        connection.execute("SET synchronous_commit = off")
        began, database_began = process_time(), postgres_cpu(database)
        await asyncio.to_thread(connection.execute, SEND)
        while came < listeners * (NOTES + 1):
            await asyncio.sleep(0.05)
        used = process_time() - began, postgres_cpu(database) - database_began
    for ear in ears:
        ear.close()
    return used


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
    time.sleep(2)  # sessions report their statistics when they end
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
