"""A client's incoming messages: handled one after the other, the first immediately.

A handler may have to wait, mostly for the store. It starts right where the message arrives, without a task of its own,
and resumes as soon as its future is done: waking a task for every message and every write would take as long as
everything that an ordinary action changes in memory.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final

Event = dict[str, Any]
"""An ASGI event."""
Hear = Callable[[str | bytes], Coroutine[Any, Any, None]]
Errand = Generator[Any, Any, None]
MOST_UNREAD: Final = 8
"""How many of a sender's messages may wait; beyond this, reading stops until all are answered."""
_DONE: Final = object()


class Inbox:
    """Also replaces the queue between uvicorn and the application, with only the methods that uvicorn uses."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, hold_up: Callable[[], None], read_on: Callable[[], None]
    ) -> None:
        """``hold_up`` is called when too many messages wait, ``read_on`` when none do."""
        self._loop = loop
        self._hold_up = hold_up
        self._read_on = read_on
        self._held_up = False
        self._waiting: deque[bytes | Event] = deque()
        self._hear: Hear | None = None
        self._errand: Errand | None = None
        """The handling of the current message."""
        self._over: asyncio.Future[None] | None = None

    async def listen(self, hear: Hear) -> None:
        """Handles every message until the client leaves. Raises a handler's error."""
        self._hear = hear
        over = self._over = self._loop.create_future()
        self._go_on()
        await over

    def end(self) -> None:
        """Stops handling messages."""
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    def put(self, message: bytes) -> None:
        """Adds a plain message."""
        if self._over is None or not self._over.done():
            self._waiting.append(message)
            if self._errand is None:
                self._go_on()
            self.hold_up()

    def hold_up(self) -> None:
        """Stops reading if too many messages wait."""
        if not self._held_up and len(self._waiting) >= MOST_UNREAD:
            self._held_up = True
            self._hold_up()

    # -- the queue that uvicorn knows

    def put_nowait(self, event: Event) -> None:
        self._waiting.append(event)
        self._loop.call_soon(self._look)  # uvicorn is not done with it yet

    async def get(self) -> bytes | Event:
        return self._waiting.popleft()  # uvicorn only asks for the connect message, which is there from the start

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)

    # -- internals

    def _look(self) -> None:
        if self._errand is None:
            self._go_on()

    def _go_on(self, _: object = None) -> None:
        """Handles messages until a handler has to wait. A handler that has begun is always finished, even if the client
        has left: it may hold a table's lock."""
        while self._over is not None:
            errand = self._errand = self._errand or (None if self._over.done() else self._next())
            if errand is None:
                return
            try:
                needed: Any = next(errand, _DONE)
            except BaseException as wrong:
                self._errand = None
                if self._over.done():
                    raise
                self._over.set_exception(wrong)
                continue
            if needed is _DONE:
                self._errand = None
                continue
            if needed is None:  # a bare yield: let others run
                self._loop.call_soon(self._go_on)
            else:
                needed._asyncio_future_blocking = False  # what a task does when it starts waiting for a future
                needed.add_done_callback(self._go_on)
            return

    def _next(self) -> Errand | None:
        if not self._waiting or self._hear is None:
            if self._held_up:
                self._held_up = False
                self._read_on()
            return None
        message = self._waiting.popleft()
        if isinstance(message, bytes):
            return self._hear(message).__await__()
        if message["type"] != "websocket.receive":
            self.end()
            return None
        text = message.get("text")
        return self._hear(text if text is not None else message.get("bytes") or b"").__await__()
