"""Open connections: who is behind each, and how many there are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from readyroom.server.limits import Bucket
from readyroom.server.messages import Closing
from readyroom.server.people import Who
from readyroom.server.socket.line import Line
from readyroom.server.table.scribe import Holds, encode

GONE = 1006
GOING_AWAY = 1012

Send = Callable[[Any], Coroutine[Any, Any, None]]


class Viewer:
    """One WebSocket: who is behind it, and the way to them. What is pushed waits in the network's own buffers, so that
    a slow reader holds up nobody."""

    __slots__ = ("_line", "_send", "address", "bucket", "closed", "code", "holds", "parting", "person", "takes_changes")

    def __init__(self, line: Line, send: Send, address: str, code: str) -> None:
        self.address = address
        self.code = code
        self.person: Who | None = None
        self.takes_changes = False
        self.holds: Holds | None = None
        """the page of the match that it was told last, if what changes will do from there"""
        self.bucket: Bucket | None = None
        self.closed: int | None = None
        self.parting: asyncio.Task[None] | None = None
        self._line = line
        self._send = send

    def push(self, message: bytes) -> None:
        """Sends a message, unless they have gone."""
        if self.closed is None and not self._line.tell(message):
            self.closed = GONE

    def show(self, message: bytes, holds: Holds) -> None:
        """Sends an update, and remembers from which page it goes on."""
        self.push(message)
        if self.takes_changes:
            self.holds = holds

    def close(self, code: int) -> None:
        """Closes once everything that waits has been sent."""
        if self.closed is None:
            self.closed = code
            self.parting = asyncio.create_task(self._part(code))

    async def _part(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):  # they went first
            self.closed = GONE


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
