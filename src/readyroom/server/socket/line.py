"""The fast path: a plain text that arrives in one piece goes straight to the inbox, everything else to uvicorn.

This sits between the transport and uvicorn's protocol and is compiled, which a subclass of uvicorn's cannot be.
"""

from __future__ import annotations

from typing import Protocol

from readyroom.server.frames import only_text
from readyroom.server.socket.inbox import Inbox


class LongWay(Protocol):
    """The part of uvicorn's protocol that is used here."""

    def data_received(self, data: bytes) -> None: ...

    def eof_received(self) -> None: ...

    def connection_lost(self, exc: Exception | None) -> None: ...

    def pause_writing(self) -> None: ...

    def resume_writing(self) -> None: ...

    def at_rest(self) -> bool: ...


class Line:
    """The protocol that a connection's transport calls."""

    def __init__(self, long_way: LongWay, inbox: Inbox) -> None:
        self._long_way = long_way
        self._inbox = inbox
        self._at_rest = long_way.at_rest()

    def data_received(self, data: bytes) -> None:
        text = only_text(data) if self._at_rest else None
        if text is None:
            self._long_way.data_received(data)
            self._at_rest = self._long_way.at_rest()
        else:
            self._inbox.put(text)

    def eof_received(self) -> None:
        self._long_way.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self._long_way.connection_lost(exc)

    def pause_writing(self) -> None:
        self._long_way.pause_writing()

    def resume_writing(self) -> None:
        self._long_way.resume_writing()
