"""Open connections: what is sent to each waits in its own outbox, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from readyroom.server.broadcast import encode
from readyroom.server.limits import Bucket
from readyroom.server.messages import Closing
from readyroom.server.people import Who

MOST_WAITING = 8 * 1024 * 1024
"""Bytes that may wait for a reader. One that is further behind is let go, and catches up when it comes back."""

GONE = 1006
GOING_AWAY = 1012
TOO_SLOW = 1013

Send = Callable[[Any], Coroutine[Any, Any, None]]


class Viewer:
    """One WebSocket: who is behind it, and what waits to be sent.

    As long as the network takes it, a message is sent where it is pushed: a task of its own for every message to
    every viewer would cost more than the sending. Only a reader who falls behind gets one, until it has caught up.
    """

    __slots__ = ("_outbox", "_send", "_waiting", "address", "bucket", "closed", "code", "person", "pump")

    def __init__(self, send: Send, address: str, code: str) -> None:
        self.address = address
        self.code = code
        self.person: Who | None = None
        self.bucket: Bucket | None = None
        self.closed: int | None = None
        self.pump: asyncio.Task[None] | None = None
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._waiting = 0

    def push(self, message: bytes) -> None:
        """Sends a message, or puts it behind those that wait."""
        if self.closed is not None:
            return
        if self.pump is None:
            self._go({"type": "websocket.send", "text": message.decode()})
            return
        self._outbox.append(message)
        self._waiting += len(message)
        if self._waiting > MOST_WAITING:
            self._outbox.clear()
            self.closed = TOO_SLOW

    def close(self, code: int) -> None:
        """Closes once everything that waits has been sent."""
        if self.closed is None:
            self.closed = code
            if self.pump is None:
                self._go({"type": "websocket.close", "code": code})

    def _go(self, event: dict[str, Any]) -> None:
        """Starts to send; if that cannot be finished at once, a task goes on with it."""
        sending = self._send(event)
        try:
            waiting = sending.send(None)
        except StopIteration:
            return
        except (OSError, RuntimeError):
            self.closed = self.closed or GONE
            return
        self.pump = asyncio.create_task(self._catch_up(sending, waiting))

    async def _catch_up(self, sending: Coroutine[Any, Any, None], waiting: Any) -> None:
        outbox = self._outbox
        try:
            await _rest(sending, waiting)
            while outbox:
                message = outbox.popleft()
                self._waiting -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self.closed is not None:
                await self._send({"type": "websocket.close", "code": self.closed})
        except (OSError, RuntimeError):
            self.closed = self.closed or GONE
        finally:
            self.pump = None


@types.coroutine
def _rest(sending: Coroutine[Any, Any, None], waiting: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was started outside of any task and waits for a future."""
    while True:
        yield waiting
        try:
            waiting = sending.send(None)
        except StopIteration:
            return


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
