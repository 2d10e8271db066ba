"""One WebSocket at a table: who is behind it, and the way to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from readyroom.server.limits import Bucket
from readyroom.server.metrics import Metrics
from readyroom.server.people import Who
from readyroom.server.table.scribe import Holds

GONE = 1006
NOT_INTRODUCED = 4401
NO_SUCH_TABLE = 4404

Send = Callable[[Any], Coroutine[Any, Any, None]]


class Outlet(Protocol):
    """Where messages go."""

    def tell(self, *messages: bytes) -> bool:
        """Sends texts, or says that the viewer is gone. Never waits."""


class Viewer:
    """What is pushed waits in the network's own buffers, so that a slow reader holds up nobody."""

    __slots__ = (
        "_answering", "_outlet", "_send", "address", "bucket", "closed", "code", "device", "holds", "metrics",
        "parting", "person", "takes_changes", "words",
    )  # fmt: skip

    def __init__(self, outlet: Outlet, send: Send, address: str, code: str, metrics: Metrics) -> None:
        self.metrics = metrics
        self.address = address
        self.code = code
        self.person: Who | None = None
        self.device = ""
        """By which device's token they came, from the moment it was recognized."""
        self.takes_changes = False
        self.words = True
        """Whether updates are in words; programs do without."""
        self.holds: Holds | None = None
        """The page of the match that was sent last, if what changed will do from there."""
        self.bucket: Bucket | None = None
        self.closed: int | None = None
        self.parting: asyncio.Task[None] | None = None
        self._answering: list[bytes] | None = None
        """What is to be sent together with the answer that is being made for them."""
        self._outlet = outlet
        self._send = send

    @property
    def id(self) -> str | None:
        """Whose it is, if they have said so."""
        return None if self.person is None else self.person.id

    def push(self, message: bytes) -> None:
        """Sends a message, unless they have gone."""
        if self.closed is None:
            if self._answering is not None:
                self._answering.append(message)
            elif self._outlet.tell(message):
                self.metrics.messages += 1
                self.metrics.socket_bytes += len(message)
            else:
                self.closed = GONE

    def wait_for_answer(self) -> None:
        """They have asked for something: what they are told meanwhile goes out with the answer, in one piece."""
        self._answering = []

    def answer(self, *message: bytes) -> None:
        """The answer, or that there is none, after all that they were told meanwhile."""
        messages = [*(self._answering or ()), *message]
        self._answering = None
        if self.closed is None and messages:
            if self._outlet.tell(*messages):
                self.metrics.messages += len(messages)
                self.metrics.socket_bytes += sum(map(len, messages))
            else:
                self.closed = GONE

    def hold(self, page: Holds) -> None:
        """The match has just been sent; from here on, what changes will do for those who take changes."""
        self.holds = page if self.takes_changes else None

    def close(self, code: int) -> None:
        """Closes once everything that waits has been sent."""
        if self._answering is not None:
            self.answer()
        if self.closed is None:
            self.closed = code
            self.parting = asyncio.create_task(self._part(code))

    async def _part(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):  # they went first
            self.closed = GONE
