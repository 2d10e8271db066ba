"""Open connections: what is sent to each waits in its own outbox, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from readyroom.server.broadcast import encode
from readyroom.server.limits import Bucket
from readyroom.server.messages import Closing
from readyroom.server.people import Who

MOST_WAITING = 8 * 1024 * 1024
"""Bytes that may wait for a reader. One that is further behind is let go, and catches up when it comes back."""

GOING_AWAY = 1012
TOO_SLOW = 1013

Send = Callable[[Any], Awaitable[None]]


class Viewer:
    """One WebSocket: who is behind it, and what waits to be sent."""

    __slots__ = ("_bell", "_outbox", "_send", "_waiting", "address", "bucket", "closed", "code", "person", "pump")

    def __init__(self, send: Send, address: str, code: str) -> None:
        self.address = address
        self.code = code
        self.person: Who | None = None
        self.bucket: Bucket | None = None
        self.closed: int | None = None
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._bell = asyncio.Event()
        self.pump: asyncio.Task[None] | None = None

    def push(self, message: bytes) -> None:
        """Sends a message when its turn comes."""
        if self.closed is not None:
            return
        self._outbox.append(message)
        self._waiting += len(message)
        if self._waiting > MOST_WAITING:
            self._outbox.clear()
            self.closed = TOO_SLOW
        self._bell.set()

    def close(self, code: int) -> None:
        """Closes once everything that waits has been sent."""
        if self.closed is None:
            self.closed = code
        self._bell.set()

    async def run(self) -> None:
        """Sends what waits, until the connection closes."""
        outbox, send = self._outbox, self._send
        try:
            while True:
                while outbox:
                    message = outbox.popleft()
                    self._waiting -= len(message)
                    await send({"type": "websocket.send", "text": message.decode()})
                if self.closed is not None:
                    await send({"type": "websocket.close", "code": self.closed})
                    return
                self._bell.clear()
                await self._bell.wait()
        except (OSError, RuntimeError):
            self.closed = self.closed or 1006  # the other side has gone


class Sockets:
    """All of them, counted by address."""

    def __init__(self, per_address: int) -> None:
        self._per_address = per_address
        self._open: dict[Viewer, None] = {}
        self._addresses: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def welcome(self, viewer: Viewer) -> bool:
        """Counts a connection in, unless its address has too many."""
        count = self._addresses.get(viewer.address, 0)
        if count >= self._per_address:
            return False
        self._addresses[viewer.address] = count + 1
        self._open[viewer] = None
        return True

    def farewell(self, viewer: Viewer) -> None:
        if viewer in self._open:
            del self._open[viewer]
            self._addresses[viewer.address] -= 1
            if not self._addresses[viewer.address]:
                del self._addresses[viewer.address]

    def close_all(self, reason: str) -> None:
        """Tells everybody that the server goes down, and closes."""
        closing = encode(Closing(reason))
        for viewer in list(self._open):
            viewer.push(closing)
            viewer.close(GOING_AWAY)
