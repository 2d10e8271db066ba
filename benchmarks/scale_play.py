"""The cost of an action: CPU, commits, notes and bytes, on one node and on three. Nothing here is judged by the clock.

Tables of four play Market at a modest pace. On three nodes, the people of a table are either all on one, as if routed
by the table's code, or spread over all of them, which is the worst case.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
from benchmarks.load import ENDLESS, PACE, SEATS, Table, greet, people
from benchmarks.server_process import Served, cpu_seconds, cpu_seconds_of_all
from benchmarks.wire import Wire, post
from scripts.attack.databases import Postgres

GAME = "benchmarks.market:Market"
TABLES = 16
RESTING = 5.0
"""Seconds in which nobody acts: the idle use of nodes and database is subtracted."""
COUNTING = 3.0


class Played(msgspec.Struct):
    """The results of one run. CPU is in milliseconds of one core, above idle use."""

    what: str
    actions: int
    entries: float
    """the average length of the logs"""
    node_ms: float
    """for an action, all nodes together"""
    first_ms: float
    """the first node's part of that"""
    database_ms: float
    commits: float
    notes: float
    bytes_to_viewer: float
    conflicts: int
    rest_node_ms: float
    """per node and second while nobody acts"""
    rest_database_ms: float


class Anywhere(Table):
    """The people of one table on several nodes. A node may send another node's action as a whole view."""

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            self.updates[seat] = message
            self.told()
        else:
            super().hear(seat, message)


class Hall:
    """Some nodes on one database, with PostgreSQL's own processes if it is used."""

    def __init__(self, nodes: list[Served], database: Postgres | None) -> None:
        self.nodes = nodes
        self.database = database

    def cpu(self) -> list[float]:
        """CPU seconds of each node so far, with the database last."""
        return [*(cpu_seconds(node.pid) for node in self.nodes), postgres_cpu(self.database)]

    async def counted(self, name: str) -> float:
        """One of the nodes' own metrics, summed over all nodes."""
        texts = [await metrics(node.port) for node in self.nodes]
        return sum(float(found[1]) for text in texts for found in re.finditer(rf"(?m)^readyroom_{name} (\S+)$", text))


def played(what: str, database: Postgres | None, nodes: int, spread: bool, before: int = 0, pace: float = 10) -> Played:
    """One run against fresh nodes; ``before``: how many entries each log has at the start."""
    with ExitStack() as stack:
        db = database.address if database else ""
        hall = Hall([stack.enter_context(Served(GAME, db=db)) for _ in range(nodes)], database)
        return asyncio.run(_play(hall, what, spread, before, pace))


async def _play(hall: Hall, what: str, spread: bool, before: int, seconds: float) -> Played:
    ports = [node.port for node in hall.nodes]
    tokens = await people(ports[0], SEATS)
    tables = [await table_at(ports if spread else ports[:1], tokens, before) for _ in range(TABLES)]
    await asyncio.sleep(2)  # wait for the messages about people joining
    rest_from, at = hall.cpu(), time.perf_counter()
    await asyncio.sleep(RESTING)
    rested = time.perf_counter() - at
    rest = [(now - then) / rested for now, then in zip(hall.cpu(), rest_from, strict=True)]
    luck = random.Random(2)
    for table in tables:  # people do not act in step
        offset = luck.random() * PACE
        table.due = time.perf_counter() + offset
        table.loop.call_later(offset, table.act)
    await asyncio.sleep(1)
    length = sum(_length(table) for table in tables)
    names = ("actions_total", "store_commits_total", 'bytes_sent_total{over="socket"}', "store_conflicts_total")
    counted = [await hall.counted(re.escape(name)) for name in names]
    began, at = hall.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - at
    used = [now - then - idle * took for now, then, idle in zip(hall.cpu(), began, rest, strict=True)]
    done, commits, sent, conflicts = [
        await hall.counted(re.escape(name)) - then for name, then in zip(names, counted, strict=True)
    ]
    longer = sum(_length(table) for table in tables)
    notes = await _notes(hall)
    for table in tables:
        table.stopped = True
    each = 1000 / done
    return Played(
        what, int(done), (length + longer) / 2 / TABLES, sum(used[:-1]) * each, used[0] * each, used[-1] * each,
        commits / done, notes, sent / done / SEATS, int(conflicts), sum(rest[:-1]) / len(hall.nodes) * 1000,
        rest[-1] * 1000,
    )  # fmt: skip


async def table_at(ports: list[int], tokens: list[str], before: int) -> Table:
    """A table in play: opened and played so far on the first node, then with its people spread over all nodes."""
    body = {"game": "market", "seats": SEATS, "options": ENDLESS}
    code: str = (await post(ports[0], "/api/tables", body, tokens[0]))["code"]
    wires = [await Wire.to(ports[0], f"/ws/{code}") for _ in range(SEATS)]
    for seat, (wire, token) in enumerate(zip(wires, tokens, strict=True)):
        await greet(wire, token)
        if seat:
            wire.send(json.dumps({"type": "sit", "id": "sit", "seat": seat}).encode())
            await wire.until(b"done")
    table = Anywhere(wires)
    await table.start()
    table.act()
    while table.count < before:
        await asyncio.sleep(0.01)
    table.stopped = True
    while table.missing:
        await asyncio.sleep(0.01)
    for wire in wires:
        wire.close()
    table.wires = [await Wire.to(ports[seat % len(ports)], f"/ws/{code}") for seat in range(SEATS)]
    for seat, (wire, token) in enumerate(zip(table.wires, tokens, strict=True)):
        wire.send(json.dumps({"type": "hello", "token": token, "changes": True}).encode())
        welcome = await wire.until(b"welcome")
        table.updates[seat] = welcome[welcome.index(b'"update":{') :]
    table.stopped = False
    table.listen()
    return table


def _length(table: Table) -> int:
    return table.count + 1


async def _notes(hall: Hall) -> float:
    """Notes per action, counted by our own listener, which is absent while CPU is measured."""
    if hall.database is None:
        return 0.0
    import psycopg

    heard: list[str] = []
    ended = threading.Event()
    connection = psycopg.connect(hall.database.address, autocommit=True)

    def listen() -> None:
        connection.execute("LISTEN readyroom")
        while not ended.is_set():
            heard.extend(note.payload for note in connection.notifies(timeout=0.2))

    thread = threading.Thread(target=listen)
    thread.start()
    before = await hall.counted("actions_total")
    heard.clear()
    await asyncio.sleep(COUNTING)
    notes = len(heard)
    actions = await hall.counted("actions_total") - before
    ended.set()
    thread.join()
    connection.close()
    return notes / actions


def postgres_cpu(database: Postgres | None) -> float:
    if database is None:
        return 0.0
    return cpu_seconds_of_all(int((Path(database.folder) / "pg" / "postmaster.pid").read_text().split()[0]))


async def metrics(port: int) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    return answer.decode()
