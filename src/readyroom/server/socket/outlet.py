"""The WebSocket connection itself: uvicorn's, with a short way in and out for plain messages.

Four are told of every action, and most of what that cost was ASGI's way there: a decoded string, a dictionary and two
coroutines for each. An outlet is handed to the application as an extension of ASGI, and takes bytes. Commands come in
as one small frame each; those are read at once, and whatever else may come is left to uvicorn and websockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from readyroom.server.socket.frames import framed, only_text
from readyroom.server.socket.inbox import Inbox

EXTENSION = "readyroom.outlet"
MOST_UNREAD = 8
"""Messages of one sender that may wait; then no more are read until it has been answered."""


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
        self.inbox = Inbox(self.loop, self.read_on)
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
            self.inbox.put(text)
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

    def read_on(self) -> None:
        """All that waited has been heard."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def tell(self, *messages: bytes) -> bool:
        transport = self.transport
        if self.close_sent or transport.is_closing():
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


def outlet_protocol(most_waiting: int) -> type[OutletProtocol]:
    """The protocol with a limit of its own: uvicorn makes one for each connection, and knows nothing of limits."""
    return type("LimitedOutlet", (OutletProtocol,), {"most_waiting": most_waiting})


def outlet_of(scope: Any) -> OutletProtocol:
    """The outlet of a connection."""
    outlet: OutletProtocol = scope["extensions"][EXTENSION]["outlet"]
    return outlet
