"""One WebSocket at a table: the person behind it, and the way to reach them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from readyroom.server.frames import framed
from readyroom.server.limits import Bucket
from readyroom.server.metrics import Metrics
from readyroom.server.people import Who
from readyroom.server.table.page import Holds

GONE = 1006
NOT_INTRODUCED = 4401
NO_SUCH_TABLE = 4404

Send = Callable[[Any], Coroutine[Any, Any, None]]


class Viewer:
    """A connection. Messages wait in the network's own buffers, so that a slow reader holds up nobody."""

    __slots__ = (
        "_answering", "_send", "_transport", "_write", "address", "bucket", "closed", "code", "device", "holds",
        "metrics", "most_waiting", "parting", "person", "takes_changes", "words",
    )  # fmt: skip

    def __init__(self, transport: asyncio.Transport, send: Send, address: str, code: str, metrics: Metrics) -> None:
        self.metrics = metrics
        self.most_waiting = 8 * 1024 * 1024
        """The most bytes that may wait; a reader further behind is cut off, and catches up after reconnecting."""
        self.address = address
        self.code = code
        self.person: Who | None = None
        self.device = ""
        """The device whose token they connected with, once it is recognized."""
        self.takes_changes = False
        self.words = True
        """Whether updates contain sentences; programs do without."""
        self.holds: Holds | None = None
        """The page of the match that was sent last, if changes from there are enough."""
        self.bucket: Bucket | None = None
        self.closed: int | None = None
        self.parting: asyncio.Task[None] | None = None
        self._answering: list[bytes] | None = None
        """What will be sent together with the answer in preparation."""
        self._transport = transport
        self._write = transport.write
        self._send = send

    @property
    def id(self) -> str | None:
        """The person's id, if they have introduced themselves."""
        return None if self.person is None else self.person.id

    def push(self, message: bytes) -> None:
        """Sends a message, unless the connection is closed."""
        if self.closed is None:
            if self._answering is not None:
                self._answering.append(message)
            else:
                self._tell(framed(message), 1)

    def wait_for_answer(self) -> None:
        """Holds back messages while a command is handled, to send them with the answer in one piece."""
        self._answering = []

    def answer(self, message: bytes | None) -> None:
        """Sends what was held back, followed by the answer, if there is one."""
        frames = [] if self._answering is None else [framed(told) for told in self._answering]
        self._answering = None
        if message is not None:
            frames.append(framed(message))
        if self.closed is None and frames:
            self._tell(b"".join(frames), len(frames))

    def hold(self, page: Holds) -> None:
        """Notes the page that was just sent; for clients that take changes, changes are enough from here on."""
        self.holds = page if self.takes_changes else None

    def close(self, code: int) -> None:
        """Closes the connection once everything that waits has been sent."""
        if self._answering is not None:
            self.answer(None)
        if self.closed is None:
            self.closed = code
            self.parting = asyncio.create_task(self._part(code))

    def _tell(self, frames: bytes, count: int) -> None:
        """Sends without ever waiting."""
        if self._transport.is_closing():
            self.closed = GONE
            return
        self._write(frames)
        self.metrics.messages += count
        self.metrics.socket_bytes += len(frames)
        if self._transport.get_write_buffer_size() > self.most_waiting:
            self._transport.abort()

    async def _part(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):  # they left first
            self.closed = GONE
