"""Simulated players: tables of four over real sockets, as fast as they can, or each at a fixed pace.

    python -m benchmarks.load flat|crowd|idle|resume PORT PID SECONDS

It runs in its own process and prints its results as JSON. An action is done when all four players have received it and
its actor has the answer. In a crowd, actions follow a fixed timetable, and latency counts from the scheduled time: a
server that falls behind cannot slow down the clock that measures it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import uvloop
from benchmarks.server_process import cpu_seconds, many_files, resident
from benchmarks.wire import Wire, post

SEATS = 4
TABLES = 60
CROWD = 250
PACE = 0.25
WARM_UP = 1.0
WARM_UP_ACTIONS = 50
"""At each table, before measuring: a JIT must have compiled the code, even on a busy machine."""
ENDLESS = {"turns": 1_000_000}


class Found(msgspec.Struct):
    """The results of a run; times in seconds, memory in bytes."""

    actions: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    """CPU seconds of the server"""
    p50: float = 0.0
    p99: float = 0.0
    bytes_each: float = 0.0


class Table:
    """Four people at a table; the next one acts once all have seen the previous action."""

    answers = SEATS + 1
    """messages that complete an action: everyone's update, and the actor's answer"""

    def __init__(self, wires: list[Wire]) -> None:
        self.wires = wires
        self.updates: list[bytes] = [b""] * SEATS
        self.times: list[float] = []
        self.luck = random.Random(1)
        self.loop = asyncio.get_running_loop()
        self.due: float | None = None
        """when the next action is due; None: as soon as the last is done"""
        self.count = self.missing = 0
        self.turn = -1
        self.since = 0.0
        self.counting = self.stopped = False

    async def start(self) -> None:
        self.wires[0].send(b'{"type":"start","id":"start"}')
        self.updates = [await wire.until(b"update") for wire in self.wires]
        await self.wires[0].until(b"done")
        self.listen()

    def listen(self) -> None:
        for seat, wire in enumerate(self.wires):
            wire.heard = partial(self.hear, seat)

    def act(self) -> None:
        if not self.stopped:
            self.since = time.perf_counter() if self.due is None else self.due
            self.count += 1
            self.missing = self.answers
            who, command = self.decide()
            self.wires[who].send(command)

    def decide(self) -> tuple[int, bytes]:
        """Who acts, and what they send. Everyone in a market may take any cell."""
        self.turn = (self.turn + 1) % SEATS
        seen, cell = number_after(self.updates[self.turn], b'"seq":'), self.luck.randrange(20)
        action = b'{"type":"take","cell":%d}' % cell
        who = self.turn
        return who, b'{"type":"act","id":"a%d","seat":%d,"seen":%b,"action":%b}' % (self.count, who, seen, action)

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"changed"'):
            self.updates[seat] = message
            self.told()
        elif message.startswith(b'{"type":"done"'):
            self.told()
        elif not message.startswith(b'{"type":"table"'):
            raise RuntimeError(message[:200].decode())

    def told(self) -> None:
        self.missing -= 1
        if self.missing:
            return
        now = time.perf_counter()
        if self.counting:
            self.times.append(now - self.since)
        if self.due is not None:
            self.due += PACE
            if self.due > now:
                self.loop.call_later(self.due - now, self.act)
                return
        self.act()


async def gather(port: int, tokens: list[str]) -> tuple[str, list[Wire]]:
    """A table with everyone seated: its code and the sockets."""
    body = {"game": "market", "seats": SEATS, "options": ENDLESS}
    code: str = (await post(port, "/api/tables", body, tokens[0]))["code"]
    wires = [await Wire.to(port, f"/ws/{code}") for _ in range(SEATS)]
    for seat, (wire, token) in enumerate(zip(wires, tokens, strict=True)):
        await greet(wire, token)
        if seat:
            wire.send(json.dumps({"type": "sit", "id": "sit", "seat": seat}).encode())
            await wire.until(b"done")
    return code, wires


async def greet(wire: Wire, token: str | None = None) -> None:
    wire.send(json.dumps({"type": "hello", "token": token, "changes": True}).encode())
    await wire.until(b"welcome")


async def people(port: int, count: int) -> list[str]:
    return [(await post(port, "/api/people", {"name": f"P{i}"}))["token"] for i in range(count)]


async def play(tables: Sequence[Table], pid: int, seconds: float, paced: bool) -> Found:
    for table in tables:
        await table.start()
    await asyncio.sleep(0.5)  # wait for the messages about people joining
    _settle()
    luck = random.Random(2)
    began = time.perf_counter()
    for table in tables:
        if paced:  # people do not act in step
            offset = luck.random() * PACE
            table.due = began + offset
            table.loop.call_later(offset, table.act)
        else:
            table.act()
    await asyncio.sleep(WARM_UP)
    while not paced and min(table.count for table in tables) < WARM_UP_ACTIONS:
        await asyncio.sleep(0.05)
    for table in tables:
        table.counting = True
    began, used = time.perf_counter(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    for table in tables:
        table.counting = False
    spent, cpu = time.perf_counter() - began, cpu_seconds(pid) - used
    return _found([took for table in tables for took in table.times], spent, cpu)


async def tables_of_four(port: int, count: int) -> list[Table]:
    tokens = await people(port, SEATS)
    return [Table((await gather(port, tokens))[1]) for _ in range(count)]


async def flat(port: int, pid: int, seconds: float) -> Found:
    """Everyone acts as soon as they can."""
    return await play(await tables_of_four(port, TABLES), pid, seconds, paced=False)


async def crowd(port: int, pid: int, seconds: float) -> Found:
    """A thousand sockets, a thousand actions a second."""
    return await play(await tables_of_four(port, CROWD), pid, seconds, paced=True)


async def idle(port: int, pid: int, seconds: float) -> Found:
    """Memory for each socket that only watches. Needs a fresh server: memory freed earlier would be reused, and the
    sockets would seem to need none."""
    tokens = await people(port, 1)
    body = {"game": "market", "seats": SEATS}
    codes = [(await post(port, "/api/tables", body, tokens[0]))["code"] for _ in range(20)]

    async def come(count: int) -> list[Wire]:
        wires = [await Wire.to(port, f"/ws/{codes[i % len(codes)]}") for i in range(count)]
        for wire in wires:
            await greet(wire)
        await asyncio.sleep(1 + seconds)
        return wires

    first = await come(100)
    before = resident(pid)
    wires = await come(1500)
    found = Found(bytes_each=(resident(pid) - before) / len(wires))
    del first
    return found


async def resume(port: int, pid: int, seconds: float) -> Found:
    """From hello to the whole of a long log, at a table in play."""
    times: list[float] = []
    tokens = await people(port, SEATS)
    code, wires = await gather(port, tokens)
    table = Table(wires)
    await table.start()
    table.act()
    while table.count < 1000:
        await asyncio.sleep(0.01)
    table.stopped = True
    for _ in range(50):
        wire = await Wire.to(port, f"/ws/{code}")
        began = time.perf_counter()
        await greet(wire, tokens[1])
        times.append(time.perf_counter() - began)
        wire.close()
        await asyncio.sleep(0.005)
    return _found(times)


def number_after(message: bytes, name: bytes) -> bytes:
    """The digits after a name: a minimal parser for this game."""
    start = end = message.index(name) + len(name)
    while message[end : end + 1].isdigit():
        end += 1
    return message[start:end]


def _found(times: list[float], seconds: float = 0.0, cpu: float = 0.0) -> Found:
    ordered = sorted(times)
    return Found(len(ordered), seconds, cpu, ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)])


def _settle() -> None:
    """Avoids garbage collection pauses while measuring."""
    gc.collect()
    gc.freeze()
    gc.disable()


def main() -> None:
    many_files()
    runs: dict[str, Any] = {"flat": flat, "crowd": crowd, "idle": idle, "resume": resume}
    port, pid, seconds = int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    print(msgspec.json.encode(uvloop.run(runs[sys.argv[1]](port, pid, seconds))).decode())


if __name__ == "__main__":
    main()
