"""The WebSocket connection itself: uvicorn's, with a way to tell it something that needs no coroutine.

Four are told of every action, and most of what that cost was ASGI's way there: a decoded string, a dictionary and two
coroutines for each. A line is handed to the application as an extension of ASGI, and takes bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN

from readyroom.server.table.viewer import Line

EXTENSION = "readyroom.line"


class LineProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a line out of it. Messages are not compressed (see ``running``), so a frame is only a
    head before the text."""

    most_waiting = 8 * 1024 * 1024
    """bytes that may wait for a reader; one that is further behind is cut off, and catches up when it comes back"""

    left: Callable[[], None] | None = None
    """told when the connection has gone"""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left is not None:
            self.left()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def tell(self, message: bytes) -> bool:
        if self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(Frame(Opcode.TEXT, message).serialize(mask=False))
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > self.most_waiting:
            self.transport.abort()
        return True


def line_protocol(most_waiting: int) -> type[LineProtocol]:
    """The protocol with a limit of its own: uvicorn makes one for each connection, and knows nothing of limits."""
    return type("LimitedLine", (LineProtocol,), {"most_waiting": most_waiting})


def line_of(scope: Any) -> Line:
    """The line of a connection."""
    line: Line = scope["extensions"][EXTENSION]["line"]
    return line
