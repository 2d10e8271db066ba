"""What a client has sent: heard one message after the other, and the first of them at once.

Whatever hears a message may have to wait, mostly for the store. It is begun right where the message came in, without a
task of its own, and goes on as soon as what it waits for is there: to wake a task for each message, and again for each
write, took as long as all that an ordinary action changes in memory.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final

Event = dict[str, Any]
"""As ASGI has it."""
Hear = Callable[[str | bytes], Coroutine[Any, Any, None]]
Errand = Generator[Any, Any, None]
MOST_UNREAD: Final = 8
"""Messages of one sender that may wait; then no more are read until all of them have been answered."""
_DONE: Final = object()


class Inbox:
    """It stands in for the queue between uvicorn and the application, too, and is asked no more than it has here."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, hold_up: Callable[[], None], read_on: Callable[[], None]
    ) -> None:
        """``hold_up`` is called when too much waits, ``read_on`` when nothing does any more."""
        self._loop = loop
        self._hold_up = hold_up
        self._read_on = read_on
        self._held_up = False
        self._waiting: deque[bytes | Event] = deque()
        self._hear: Hear | None = None
        self._errand: Errand | None = None
        """What is being done about a message."""
        self._over: asyncio.Future[None] | None = None

    async def listen(self, hear: Hear) -> None:
        """Has every message heard, until the client has gone; raises what went wrong with one."""
        self._hear = hear
        over = self._over = self._loop.create_future()
        self._go_on()
        await over

    def end(self) -> None:
        """Nothing more is heard."""
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    def put(self, message: bytes) -> None:
        """A plain message has come."""
        if self._over is None or not self._over.done():
            self._waiting.append(message)
            if self._errand is None:
                self._go_on()
            self.hold_up()

    def hold_up(self) -> None:
        """Has no more read for now, if too much waits."""
        if not self._held_up and len(self._waiting) >= MOST_UNREAD:
            self._held_up = True
            self._hold_up()

    # -- the queue that uvicorn knows

    def put_nowait(self, event: Event) -> None:
        self._waiting.append(event)
        self._loop.call_soon(self._look)  # uvicorn has not finished with it

    async def get(self) -> bytes | Event:
        return self._waiting.popleft()  # uvicorn asks only for the connect message, which is there from the start

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)

    # -- inside

    def _look(self) -> None:
        if self._errand is None:
            self._go_on()

    def _go_on(self, _: object = None) -> None:
        """Hears what waits, as far as that goes without waiting for anything else. What has been begun is brought to
        its end, even if the client has gone: it may hold a table's lock."""
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
            if needed is None:  # others were to have their turn
                self._loop.call_soon(self._go_on)
            else:
                needed._asyncio_future_blocking = False  # what a task says to a future that it has taken note of
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
