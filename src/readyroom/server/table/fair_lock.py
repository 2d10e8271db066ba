"""The lock of a table: one change at a time, in order of arrival."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class FairLock:
    """Like asyncio's lock, without its six Python calls when nobody waits."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    async def acquire(self) -> None:
        if not self._taken:
            self._taken = True
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # the lock had just been passed to this waiter
                self.release()
            raise

    def release(self) -> None:
        """Passes the lock to the longest waiter."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, _: TracebackType | None
    ) -> None:
        self.release()
