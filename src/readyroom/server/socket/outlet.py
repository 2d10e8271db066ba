"""The WebSocket connection itself: uvicorn's, with a short way in and out for plain messages.

Four are told of every action, and most of what that cost was ASGI's way there: a decoded string, a dictionary and two
coroutines for each. An outlet is handed to the application as an extension of ASGI, and takes bytes. Commands come in
as one small frame each; those are read at once, and whatever else may come is left to uvicorn and websockets.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from readyroom.server.table.viewer import Outlet

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "readyroom.outlet"
_SHORT, _LONG, _LONGEST = (struct.Struct(head).pack for head in ("!BB", "!BBH", "!BBQ"))
MOST_UNREAD = 8
"""Messages of one sender that may wait; then no more are read until it has been answered."""


class Inbox:
    """What has come and was not read yet. It has one reader, so it needs less than a queue of asyncio's."""

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)


class OutletProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with an outlet. Messages are not compressed (see ``running``), so a frame is only a
    head before the text."""

    most_waiting = 8 * 1024 * 1024
    """bytes that may wait for a reader; one that is further behind is cut off, and catches up when it comes back"""

    slow = False
    """whether what was sent waits for its reader"""

    left: Callable[[], None] | None = None
    """told when the connection has gone"""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.inbox = Inbox(self.loop)
        self.queue = self.inbox  # type: ignore[assignment]  # uvicorn asks no more of it

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left is not None:
            self.left()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"outlet": self}

    def data_received(self, data: bytes) -> None:
        text = None if self.frames or self.conn.reader.buffer else only_text(data)
        if text is None or self.conn.state is not OPEN or self.conn.current_size is not None or self.close_sent:
            super().data_received(data)
        else:
            self.inbox.put_nowait({"type": "websocket.receive", "bytes": text})
            self.hold_up()

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does it, but a sender is held up only when several messages wait: to stop and go on reading for
        each of them would be two more calls of the system."""
        held_up, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = held_up
        self.hold_up()

    def hold_up(self) -> None:
        """Reads no more for now from one of whom too much waits."""
        if not self.read_paused and self.inbox.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def tell(self, *messages: bytes) -> bool:
        transport = self.transport
        if self.conn.state is not OPEN or transport.is_closing():
            return False
        transport.write(framed(messages[0]) if len(messages) == 1 else b"".join(map(framed, messages)))
        if self.slow and transport.get_write_buffer_size() > self.most_waiting:
            transport.abort()
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.slow = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.slow = False


def only_text(data: bytes) -> bytes | None:
    """The text, if this is nothing but one whole frame of it that is not long, and in plain letters (ASCII)."""
    size = len(data) - 6
    text = None
    if 0 <= size < 126 and data[0] == 0x81 and data[1] == 0x80 | size:
        text = apply_mask(data[6:], data[2:6])
    elif 128 <= size < 4098 and data[0] == 0x81 and data[1] == 0xFE and data[2] << 8 | data[3] == size - 2:
        text = apply_mask(data[8:], data[4:8])
    return text if text is not None and text.isascii() else None


def framed(message: bytes) -> bytes:
    """A text as a frame of its own, unmasked, as RFC 6455 has it (5.2): a head that tells its length, then the text."""
    size = len(message)
    if size < 126:
        return _SHORT(0x81, size) + message
    if size < 65536:
        return _LONG(0x81, 126, size) + message
    return _LONGEST(0x81, 127, size) + message


def outlet_protocol(most_waiting: int) -> type[OutletProtocol]:
    """The protocol with a limit of its own: uvicorn makes one for each connection, and knows nothing of limits."""
    return type("LimitedOutlet", (OutletProtocol,), {"most_waiting": most_waiting})


def outlet_of(scope: Any) -> Outlet:
    """The outlet of a connection."""
    outlet: Outlet = scope["extensions"][EXTENSION]["outlet"]
    return outlet
