"""The WebSocket connection itself: uvicorn's, with a short way in and out for plain messages.

Four are told of every action, and most of what that cost was ASGI's way there: a decoded string, a dictionary and two
coroutines for each. An outlet is handed to the application as an extension of ASGI: what is sent is written to its
transport, and commands, which come in as one small frame each, are read at once (``line.py``). Whatever else may come
is left to uvicorn and websockets.
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
    """uvicorn's WebSocket with an outlet. Messages are not compressed (see ``running``), so a frame is only a
    head before the text."""

    left: Callable[[], None] | None = None
    """told when the connection has gone"""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.inbox = Inbox(self.loop, self.hold_up, self.read_on)
        self.queue = self.inbox  # type: ignore[assignment]  # uvicorn asks no more of it

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left is not None:
            self.left()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"outlet": self}

    def shorten(self) -> None:
        """From now on plain messages take the short way."""
        self.transport.set_protocol(Line(self, self.inbox))  # type: ignore[arg-type]  # it has all that is called

    def at_rest(self) -> bool:
        """Whether a frame that comes now is the first of a message, and is heard."""
        conn = self.conn
        begun = self.frames or conn.reader.buffer or conn.current_size is not None
        return not begun and conn.state is OPEN and not self.close_sent

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does it, but a sender is held up only when several messages wait: to stop and go on reading for
        each of them would be two more calls of the system."""
        held_up, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = held_up
        self.inbox.hold_up()

    def hold_up(self) -> None:
        """Reads no more for now from one of whom too much waits."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """All that waited has been heard."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


def outlet_of(scope: Any) -> OutletProtocol:
    """The outlet of a connection."""
    outlet: OutletProtocol = scope["extensions"][EXTENSION]["outlet"]
    return outlet
