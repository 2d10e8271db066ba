"""A bad network between people and servers: it parses WebSocket messages and drops, delays, doubles, reorders and cuts
them. It doubles whole connections too: a shadow sends the same to another server and ignores the answers.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

CONTROL = 0x8
"""Opcodes from here on (close, ping, pong) are passed through."""


class Weather(msgspec.Struct, frozen=True):
    """The probability of each failure per message; ``shadow`` is per connection."""

    drop: float = 0.0
    delay: float = 0.0
    double: float = 0.0
    reorder: float = 0.0
    cut: float = 0.0
    shadow: float = 0.0
    longest: float = 1.0
    """the longest delay in seconds"""


CALM = Weather()
STORM = Weather(drop=0.01, delay=0.03, double=0.04, reorder=0.03, cut=0.004, shadow=0.1)
Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


class Proxy:
    """A proxy in front of one server. ``others`` names the ports of all servers, for shadows."""

    def __init__(self, port: int, others: Callable[[], list[int]], luck: random.Random, counts: Counter[str]) -> None:
        self.weather = CALM
        self.port = 0
        self._server_port = port
        self._others = others
        self._luck = luck
        self._counts = counts
        self._writers: set[Writer] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Server | None = None

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.close()
        self.cut_all()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut_all(self) -> None:
        """Drops every connection at once, without a close frame."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _connected(self, reader: Reader, writer: Writer) -> None:
        mine = [writer]
        self._writers.add(writer)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self._server_port)
            mine.append(up_writer)
            self._writers.add(up_writer)
            up_writer.write(head)
            if b"upgrade: websocket" not in head.lower():
                await _both(_copy(reader, up_writer), _copy(up_reader, writer))
                return
            writer.write(await up_reader.readuntil(b"\r\n\r\n"))
            to_server = [up_writer]
            if self._luck.random() < self.weather.shadow:
                shadow = await self._shadow(head)
                if shadow is not None:
                    to_server.append(shadow)
                    mine.append(shadow)
            await _both(self._carry(reader, to_server), self._carry(up_reader, [writer]))
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self._counts["cut by the other side"] += 1
        finally:
            for one in mine:
                self._writers.discard(one)
                one.transport.abort()

    async def _shadow(self, head: bytes) -> Writer | None:
        """Another connection, perhaps to another server, that gets the same messages; its answers are ignored."""
        ports = self._others()
        if not ports:
            return None
        reader, writer = await asyncio.open_connection("127.0.0.1", self._luck.choice(ports))
        self._writers.add(writer)
        writer.write(head)
        await reader.readuntil(b"\r\n\r\n")
        self._spawn(_copy(reader, None))
        self._counts["connections doubled"] += 1
        return writer

    async def _carry(self, reader: Reader, writers: list[Writer]) -> None:
        """Passes on message by message, with the weather's failures."""
        while True:
            opcode, frame = await _frame(reader)
            if opcode >= CONTROL:
                _send(writers, frame)
                continue
            fate = self._fate()
            if fate is not None:
                self._counts[f"messages {fate}"] += 1
            if fate == "cut":
                raise ConnectionAbortedError
            if fate == "delayed":  # and everything after it
                await asyncio.sleep(self._luck.random() * self.weather.longest)
            if fate == "reordered":
                self._spawn(self._later(writers, frame))
            elif fate != "dropped":
                _send(writers, frame)
            if fate == "doubled":
                self._spawn(self._later(writers, frame))
            for writer in writers:
                await writer.drain()

    def _fate(self) -> str | None:
        w, dice = self.weather, self._luck.random()
        for chance, fate in (
            (w.drop, "dropped"), (w.delay, "delayed"), (w.double, "doubled"), (w.reorder, "reordered"), (w.cut, "cut"),
        ):  # fmt: skip
            if dice < chance:
                return fate
            dice -= chance
        return None

    async def _later(self, writers: list[Writer], frame: bytes) -> None:
        await asyncio.sleep(self._luck.random() * self.weather.longest)
        _send(writers, frame)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _both(*ways: Coroutine[Any, Any, None]) -> None:
    """Runs both directions until either ends."""
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _copy(reader: Reader, writer: Writer | None) -> None:
    try:
        while data := await reader.read(65536):
            if writer is not None:
                writer.write(data)
                await writer.drain()
    except OSError:
        return  # the peer is gone


def _send(writers: list[Writer], frame: bytes) -> None:
    for writer in writers:
        if not writer.transport.is_closing():
            writer.write(frame)


async def _frame(reader: Reader) -> tuple[int, bytes]:
    """One complete WebSocket frame, unchanged: its opcode and its bytes."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    more = {126: 2, 127: 8}.get(size, 0)
    length = await reader.readexactly(more)
    rest = (int.from_bytes(length, "big") if more else size) + (4 if head[1] & 0x80 else 0)
    return head[0] & 0xF, head + length + await reader.readexactly(rest)
