"""A minimal WebSocket client: the load generator must cost less than the server."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from typing import Any


class Wire(asyncio.Protocol):
    """One socket. Messages go to ``heard``, or into the inbox while that is None."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.heard: Callable[[bytes], None] | None = None
        self.inbox: deque[bytes] = deque()
        self._buffer = b""
        self._lost = False
        self._open = asyncio.Event()
        self._more = asyncio.Event()

    @classmethod
    async def to(cls, port: int, path: str) -> Wire:
        transport, wire = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port)
        wire.transport = transport
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await wire._open.wait()
        wire._expect_more()
        return wire

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)  # a mask of zeros masks nothing

    async def until(self, kind: bytes) -> bytes:
        """The next message of a kind; others are dropped, but a refusal is an error."""
        return await self.until_start(b'{"type":"' + kind + b'"')

    async def until_start(self, start: bytes) -> bytes:
        """The next message with this start."""
        while True:
            while not self.inbox:
                self._more.clear()
                self._expect_more()
                await self._more.wait()
            message = self.inbox.popleft()
            if message.startswith(start):
                return message
            if message.startswith(b'{"type":"refused"'):
                raise RuntimeError(message.decode())

    def close(self) -> None:
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        self._open.set()
        self._more.set()

    def _expect_more(self) -> None:
        """Raises if the server has gone, because waiting for it would never end."""
        if self._lost:
            raise ConnectionError("The server closed the connection.")

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
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
                self._take(buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _take(self, message: bytes) -> None:
        if self.heard is not None:
            self.heard(message)
        else:
            self.inbox.append(message)
            self._more.set()


async def post(port: int, path: str, body: Any, token: str = "") -> Any:
    """One call over HTTP."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    text = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
    head += f"Authorization: Bearer {token}\r\n" if token else ""
    writer.write(f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text)
    answer = await reader.read()
    writer.close()
    return json.loads(answer.split(b"\r\n\r\n", 1)[1])
