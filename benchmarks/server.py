"""How fast one server process plays: durable actions told to four sockets each, latencies in a crowd, memory, resuming.

    python benchmarks/server.py [--seconds 5] [--game tests.games.cabal:Cabal] [--tables 60]

The server runs as it always does (SQLite, full sync, group commit) in a process of its own; the load comes from
another. The game is one whose rules cost little, so that the server is measured and not the rules.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
import uvloop

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = """
import sys
from readyroom.server import serve
from readyroom.server.house import HouseSettings
from readyroom.server.limits import UNLIMITED
if __name__ == "__main__":
    settings = HouseSettings(limits=UNLIMITED)
    sys.exit(serve("127.0.0.1", 0, sys.argv[1], settings, (sys.argv[2],), lambda a: print(a, flush=True)))
"""
SEATS = 4


class Numbers(msgspec.Struct):
    """What a run of the load found."""

    actions: int = 0
    seconds: float = 0.0
    latencies: list[float] = []
    cpu: float = 0.0
    """seconds of one core that the server used: what other work on the machine does not blur"""

    def line(self, name: str) -> str:
        ordered = sorted(self.latencies)
        p50, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
        rate = self.actions / self.seconds
        each = self.cpu / self.actions
        return (
            f"{name:<48}{rate:>8,.0f}/s   p50 {p50 * 1e3:6.1f} ms   p99 {p99 * 1e3:6.1f} ms   "
            f"{each * 1e6:5.0f} us of server time each ({1 / each:,.0f}/s a core)"
        )


class Wire(asyncio.Protocol):
    """A WebSocket client that does as little as it can: the load must cost less than what it loads."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.inbox: deque[bytes] = deque()
        self._buffer = b""
        self._open = asyncio.Event()
        self._waiting: asyncio.Future[None] | None = None

    @classmethod
    async def to(cls, port: int, path: str) -> Wire:
        transport, wire = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port)
        wire.transport = transport
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await wire._open.wait()
        return wire

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)  # a mask of zeros masks nothing

    async def recv(self) -> bytes:
        while not self.inbox:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self.inbox.popleft()

    def close(self) -> None:
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        if not self._open.is_set():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            buffer = buffer[end + 4 :]
            self._open.set()
        at = 0
        while len(buffer) >= at + 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            if buffer[at] == 0x81:
                self.inbox.append(buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]
        if self.inbox and self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class Option(msgspec.Struct):
    action: dict[str, Any]


class Choice(msgspec.Struct):
    options: list[Option]


class Mine(msgspec.Struct):
    choice: Choice | None


class Update(msgspec.Struct):
    """As much of an update as a player needs to go on."""

    seq: int
    to_act: list[int]
    mine: list[Mine]
    outcome: Any


read = msgspec.json.Decoder(Update).decode


class Load:
    """Tables of four people each, who play as fast as they are told, or at a pace."""

    def __init__(self, port: int, game: str, pid: int) -> None:
        self.port = port
        self.pid = pid
        self.game = game

    async def people(self, count: int) -> list[str]:
        return [(await self._post("/api/people", {"name": f"P{i}"}, ""))["token"] for i in range(count)]

    async def table(self, tokens: list[str]) -> str:
        body = {"game": self.game, "seats": len(tokens)}
        code: str = (await self._post("/api/tables", body, tokens[0]))["code"]
        return code

    async def _post(self, path: str, body: Any, token: str) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        text = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text)
        answer = await reader.read()
        writer.close()
        return json.loads(answer.split(b"\r\n\r\n", 1)[1])

    async def socket(self, code: str) -> Wire:
        return await Wire.to(self.port, f"/ws/{code}")


async def seat(socket: Wire, token: str, number: int, host: bool) -> None:
    socket.send(json.dumps({"type": "hello", "token": token}).encode())
    await until(socket, b"welcome")
    if not host:
        socket.send(json.dumps({"type": "sit", "id": "sit", "seat": number}).encode())
        await until(socket, b"done")


async def until(socket: Wire, kind: bytes) -> bytes:
    start = b'{"type":"' + kind + b'"'
    while True:
        text = await socket.recv()
        if text.startswith(start):
            return text
        if text.startswith(b'{"type":"refused"'):
            raise RuntimeError(text.decode())


async def play(sockets: list[Wire], numbers: Numbers, until_time: float, pace: float) -> None:
    """One table: whoever is to act acts, once all four have been told of the action before."""
    sockets[0].send(b'{"type":"start","id":"start"}')
    updates = [await until(socket, b"update") for socket in sockets]
    count = 0
    while time.perf_counter() < until_time:
        who = read(updates[0]).to_act[0]
        update = read(updates[who])
        choice = update.mine[0].choice
        assert choice is not None
        count += 1
        command = {"type": "act", "id": f"a{count}", "seat": who, "seen": update.seq, "action": pick(choice)}
        began = time.perf_counter()
        sockets[who].send(msgspec.json.encode(command))
        updates = [await until(socket, b"update") for socket in sockets]
        await until(sockets[who], b"done")
        took = time.perf_counter() - began
        numbers.actions += 1
        numbers.latencies.append(took)
        if read(updates[0]).outcome is not None:
            return
        if pace > took:
            await asyncio.sleep(pace - took)


def pick(choice: Choice) -> dict[str, Any]:
    """The most harmless option, so that matches last."""
    harmless = ("work", "move", "allow")
    return min((option.action for option in choice.options), key=lambda action: action["type"] not in harmless)


async def run_tables(load: Load, tables: int, seconds: float, pace: float) -> Numbers:
    """Plays at so many tables at once; when a match ends before the time is over, the table opens another."""
    numbers = Numbers(latencies=[])
    tokens = await load.people(SEATS)

    async def gather() -> list[Wire]:
        code = await load.table(tokens)
        sockets = [await load.socket(code) for _ in range(SEATS)]
        for i, socket in enumerate(sockets):
            await seat(socket, tokens[i], i, i == 0)
        return sockets

    ready = [await gather() for _ in range(tables)]
    began, used = time.perf_counter(), cpu_seconds(load.pid)
    await asyncio.gather(*(play(sockets, numbers, began + seconds, pace) for sockets in ready))
    numbers.seconds, numbers.cpu = time.perf_counter() - began, cpu_seconds(load.pid) - used
    for sockets in ready:
        for socket in sockets:
            socket.close()
    return numbers


async def idle(load: Load, count: int, pid: int) -> float:
    """Bytes of memory for each socket that only watches."""
    tokens = await load.people(1)
    code = await load.table([tokens[0], tokens[0]])
    warm = [await watch(load, code) for _ in range(20)]
    before = resident(pid)
    sockets = [await watch(load, code) for _ in range(count)]
    await asyncio.sleep(1)
    used = resident(pid) - before
    for socket in warm + sockets:
        socket.close()
    return used / count


async def watch(load: Load, code: str) -> Wire:
    socket = await load.socket(code)
    socket.send(b'{"type":"hello"}')
    await until(socket, b"welcome")
    return socket


async def resume(load: Load, actions: int) -> list[float]:
    """How long a hello takes to be answered, at a table with a long log."""
    tokens = await load.people(SEATS)
    code = await load.table(tokens)
    sockets = [await load.socket(code) for _ in range(SEATS)]
    for i, socket in enumerate(sockets):
        await seat(socket, tokens[i], i, i == 0)
    numbers = Numbers(latencies=[])
    task = asyncio.create_task(play(sockets, numbers, time.perf_counter() + 60, 0))
    while numbers.actions < actions and not task.done():
        await asyncio.sleep(0.01)
    task.cancel()
    times: list[float] = []
    for _ in range(50):
        socket = await load.socket(code)
        began = time.perf_counter()
        socket.send(json.dumps({"type": "hello", "token": tokens[1]}).encode())
        await until(socket, b"welcome")
        times.append(time.perf_counter() - began)
        socket.close()
    return times


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    text = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found[1]) * 1024 if found else 0


async def measure(port: int, pid: int, game: str, tables: int, seconds: float) -> None:
    load = Load(port, game, pid)
    full = await run_tables(load, tables, seconds, 0)
    print(full.line(f"flat out, {tables} tables, {tables * SEATS} sockets"))
    crowd = await run_tables(load, 250, seconds, 0.25) if tables >= 50 else full
    print(crowd.line("250 tables, 1,000 sockets, 1,000 actions/s asked"))
    print(f"{'memory for an idle socket':<48}{await idle(load, 500, pid) / 1000:>9.1f} kB")
    times = await resume(load, 300)
    print(f"{'resuming at a live match, whole log':<48}{statistics.median(times) * 1e3:>9.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--game", default="tests.games.cabal:Cabal")
    parser.add_argument("--slug", default="cabal")
    parser.add_argument("--profile", action="store_true", help="profile the server with cProfile")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix=f"rrbench-{secrets.token_hex(2)}-") as folder:
        script = Path(folder) / "server.py"
        script.write_text(PROGRAM)
        profile = ["-m", "cProfile", "-o", str(Path(tempfile.gettempdir()) / "readyroom.prof")] if args.profile else []
        server = subprocess.Popen(
            [sys.executable, *profile, str(script), str(Path(folder) / "bench.db"), args.game],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rsplit(":", 1)[1])
            uvloop.run(measure(port, server.pid, args.slug, args.tables, args.seconds))
        finally:
            server.terminate()
            server.wait(timeout=10)


if __name__ == "__main__":
    main()
