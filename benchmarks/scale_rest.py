"""The cost of idling: sockets without traffic, and tables asleep in the database."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from benchmarks.load import SEATS, greet, people
from benchmarks.scale_games import fill, market
from benchmarks.scale_play import GAME
from benchmarks.server_process import Served, cpu_seconds, resident
from benchmarks.wire import Wire, post
from scripts.attack.databases import Postgres

from readyroom.store import open_store

SOCKETS = 5_000
AT_EACH = 25
SLEEPING = 10_000


class Idle(msgspec.Struct):
    """Sockets that only watch."""

    sockets: int
    kb_each: float
    cpu_ms_each: float
    """to accept one and notify those already there"""
    rest_ms: float
    """CPU per second afterwards, for all of them"""


class Slept(msgspec.Struct):
    """A server's start."""

    database: str
    tables: int
    cpu_s: float
    """until it listens"""
    settled_s: float
    """until ten seconds later"""
    rss_mb: float


async def idle() -> Idle:
    """Memory for each of 5,000 sockets, at tables loaded before."""
    with Served(GAME) as server:
        tokens = await people(server.port, 1)
        body = {"game": "market", "seats": SEATS}
        codes = [(await post(server.port, "/api/tables", body, tokens[0]))["code"] for _ in range(SOCKETS // AT_EACH)]
        first = [await _come(server.port, code) for code in codes]
        await asyncio.sleep(2)
        before, used = resident(server.pid), cpu_seconds(server.pid)
        wires = [await _come(server.port, codes[i % len(codes)]) for i in range(SOCKETS)]
        await asyncio.sleep(2)
        kb, came = (resident(server.pid) - before) / SOCKETS / 1000, cpu_seconds(server.pid) - used
        used = cpu_seconds(server.pid)
        await asyncio.sleep(10)
        rest = (cpu_seconds(server.pid) - used) / 10
        for wire in (*first, *wires):
            wire.close()
        return Idle(SOCKETS, kb, came * 1000 / SOCKETS, rest * 1000)


def slept(kind: str, tables: int) -> Slept:
    """Starts a server on a database in which this many matches wait for their people."""
    place: AbstractContextManager[Postgres | None] = Postgres() if kind == "PostgreSQL" else nullcontext()
    with TemporaryDirectory() as folder, place as database:
        db = database.address if database else str(Path(folder) / "tables.db")
        asyncio.run(_put_to_sleep(db, tables))
        with Served(GAME, db=db) as server:
            listens = cpu_seconds(server.pid)
            asyncio.run(asyncio.sleep(10))
            return Slept(kind, tables, listens, cpu_seconds(server.pid), resident(server.pid) / 1e6)


async def _put_to_sleep(db: str, tables: int) -> None:
    """Writes one match as people would; the others are copies."""
    store = open_store(db)
    if tables:
        await fill(store, market(40), ["sleep-0"])
    store.close()
    if tables > 1:
        connection = store.engine.connect()
        for name in ("tables", "seats", "matches", "entries"):
            columns = [column for column in store_columns(name) if column != "code"]
            connection.execute(
                f"INSERT INTO {name} (code, {', '.join(columns)}) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL"
                f" SELECT i + 1 FROM n WHERE i < {tables - 1}) SELECT 'sleep-' || i, {', '.join(columns)}"
                f" FROM {name}, n WHERE code = 'sleep-0'"
            )
        connection.close()


def store_columns(name: str) -> list[str]:
    from readyroom.store.schema import metadata

    return [column.name for column in metadata.tables[name].columns]


async def _come(port: int, code: str) -> Wire:
    wire = await Wire.to(port, f"/ws/{code}")
    await greet(wire)
    wire.heard = lambda _: None
    return wire
