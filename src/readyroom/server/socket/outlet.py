"""The WebSocket connection itself: uvicorn's, with a fast path in and out for plain messages.

Every action goes to four people or so, and most of the cost was ASGI's: a decoded string, a dictionary and two
coroutines for each. The application gets an outlet as an ASGI extension: it writes straight to the transport, and
commands, which arrive as one small frame each, are read at once (``line.py``). Everything else is left to uvicorn and
websockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from readyroom.server.socket.inbox import Inbox
from readyroom.server.socket.line import Line

EXTENSION = "readyroom.outlet"


class OutletProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with an outlet. Messages are not compressed (see ``lifecycle``), so a frame is just a header
    before the text."""

    left: Callable[[], None] | None = None
    """Called when the connection is lost."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.inbox = Inbox(self.loop, self.hold_up, self.read_on)
        self.queue = self.inbox  # type: ignore[assignment]  # it has all that uvicorn uses

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left is not None:
            self.left()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"outlet": self}

    def shorten(self) -> None:
        """Sends plain messages through the fast path from now on."""
        self.transport.set_protocol(Line(self, self.inbox))  # type: ignore[arg-type]  # it has all that is called

    def at_rest(self) -> bool:
        """Whether the next frame starts a new message and will be handled."""
        conn = self.conn
        begun = self.frames or conn.reader.buffer or conn.current_size is not None
        return not begun and conn.state is OPEN and not self.close_sent

    def send_receive_event_to_app(self) -> None:
        """Like uvicorn's, but pauses reading only when several messages wait: pausing and resuming for each message
        would cost two more system calls."""
        held_up, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = held_up
        self.inbox.hold_up()

    def hold_up(self) -> None:
        """Stops reading from a sender with too many waiting messages."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Resumes reading: no message is waiting."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


def outlet_of(scope: Any) -> OutletProtocol:
    """A connection's outlet."""
    outlet: OutletProtocol = scope["extensions"][EXTENSION]["outlet"]
    return outlet
