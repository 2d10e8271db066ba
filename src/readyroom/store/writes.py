"""Pending writes, and how callers wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Sequence
from contextvars import Context
from typing import Any

from readyroom.store.rows import EntryRow
from readyroom.store.statements import Statement


class Step:
    """One statement of a write. If ``guarded``, it must change a row; otherwise another writer was first."""

    __slots__ = ("guarded", "params", "statement")

    def __init__(self, statement: Statement, params: dict[str, Any], guarded: bool = False) -> None:
        self.statement = statement
        self.params = params
        self.guarded = guarded


class Write:
    """An atomic write. One caller can await it: it is then on disk, or raises the reason why not.

    It is a future as far as asyncio cares. The waiting caller resumes within the one call that reports the whole batch;
    asyncio's own futures would schedule a loop callback for each write.
    """

    __slots__ = ("_asyncio_future_blocking", "_waiter", "done", "entries", "failed", "loop", "note", "steps")

    def __init__(self, steps: list[Step], entries: Sequence[EntryRow], note: str) -> None:
        self.loop = asyncio.get_running_loop()
        self.steps = steps
        self.entries = entries
        self.note = note
        self.done = False
        self.failed: BaseException | None = None
        self._waiter: Waiter | None = None
        self._asyncio_future_blocking = False

    def settle(self, failed: BaseException | None) -> None:
        """Marks it as written or failed, and resumes the waiting caller at once."""
        if not self.done:
            self.done = True
            self.failed = failed
            if self._waiter is not None:
                self._waiter(self)

    def __await__(self) -> Generator[Any, None, None]:
        if not self.done:
            self._asyncio_future_blocking = True
            yield self
        self.result()

    # -- the interface for asyncio

    def add_done_callback(self, waiter: Waiter, *, context: Context | None = None) -> None:
        """Stores the one waiter. A task must resume in its own context, through the loop."""
        self._waiter = waiter if context is None else _InContext(waiter, context)

    def get_loop(self) -> asyncio.AbstractEventLoop:
        return self.loop

    def result(self) -> None:
        if self.failed is not None:
            raise self.failed

    def cancel(self, msg: Any = None) -> bool:
        """Stops waiting for it. It is written anyway."""
        if self.done:
            return False
        self.settle(asyncio.CancelledError())
        return True


Waiter = Callable[[Write], object]


class _InContext:
    __slots__ = ("context", "waiter")

    def __init__(self, waiter: Waiter, context: Context) -> None:
        self.waiter = waiter
        self.context = context

    def __call__(self, write: Write) -> None:
        write.loop.call_soon(self.waiter, write, context=self.context)
