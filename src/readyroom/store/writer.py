"""Group commit: one thread writes, and everything that waits goes into one transaction.

While a commit waits for the disk, more writes gather, and the next commit takes them all. If one of them conflicts, the
batch is rolled back and each write is made on its own, so that only that one fails.

The thread is woken once for everything that an event loop does in one round: two threads switching for every single
write would spend more time on switching than on writing.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable
from queue import SimpleQueue

from readyroom.store.engines import Connection, Engine
from readyroom.store.rows import Conflict, StoreError
from readyroom.store.writes import Write


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        self.writes = 0
        self.conflicts = 0
        self.failures = 0
        self.timed: Callable[[float], None] | None = None
        """Called in the writing thread with the seconds each transaction took."""
        self._waiting: deque[Write] = deque()
        """The pending writes."""
        self._bell: SimpleQueue[None] = SimpleQueue()
        """Rung when a write is pending, or when no more will come."""
        self._ringer: asyncio.AbstractEventLoop | None = None
        """The loop that will ring at the end of this round."""
        self._closed = False
        self._connection: Connection | None = None
        self._working = threading.Thread(target=self._run, name="readyroom-writer", daemon=True)
        self._working.start()

    def write(self, write: Write) -> Awaitable[None]:
        """Returns once the write is on disk; raises Conflict or StoreError if it fails."""
        if self._closed:
            raise StoreError("The store is closed.")
        self._waiting.append(write)
        if self._ringer is not write.loop:
            self._ringer = write.loop
            write.loop.call_soon(self._ring)
        return write

    @property
    def waiting(self) -> int:
        """How many writes are pending."""
        return len(self._waiting)

    def close(self) -> None:
        """Finishes pending writes, and stops."""
        self._closed = True
        self._bell.put(None)
        self._working.join()

    def _ring(self) -> None:
        self._ringer = None
        self._bell.put(None)

    def _run(self) -> None:
        closing = False
        while not closing:
            self._bell.get()
            closing = self._closed  # read before the last look, so that nothing is left behind
            batch: list[Write] = []
            while self._waiting:
                batch.append(self._waiting.popleft())
            if batch:
                self._settle(batch)
        self._hang_up()

    def _settle(self, batch: list[Write]) -> None:
        try:
            self._commit(batch)
        except (Conflict, StoreError) as failed:
            if len(batch) > 1:
                for write in batch:
                    self._settle([write])
            else:
                if isinstance(failed, Conflict):
                    self.conflicts += 1
                else:
                    self.failures += 1
                _answer(batch, failed)
        else:
            _answer(batch, None)

    def _commit(self, batch: list[Write]) -> None:
        """Writes everything in one transaction. Raises Conflict or StoreError; then nothing is written."""
        began = time.perf_counter()
        try:
            connection = self._connection = self._connection or self.engine.connect()
            entries = [entry for write in batch for entry in write.entries]
            alone = len(entries) <= self.engine.at_once and not any(write.steps for write in batch)
            if alone and not self.engine.shared:
                self.engine.append(connection, entries)  # a single statement is its own transaction
            else:
                connection.execute(self.engine.begin)
                self._fill(connection, batch)
                for first in range(0, len(entries), self.engine.at_once):
                    self.engine.append(connection, entries[first : first + self.engine.at_once])
                self._tell_others(connection, batch)
                connection.execute("COMMIT")
        except (Conflict, self.engine.conflicts) as conflict:
            self._take_back()
            raise Conflict(str(conflict)) from None
        except Exception as failed:
            self._take_back()
            self._hang_up()  # the next write opens a new connection
            raise StoreError(str(failed)) from failed
        self.commits += 1
        self.writes += len(batch)
        if self.timed is not None:
            self.timed(time.perf_counter() - began)

    def _fill(self, connection: Connection, batch: list[Write]) -> None:
        for write in batch:
            for step in write.steps:
                changed = connection.execute(step.statement.sql, step.params)
                if step.guarded and changed.rowcount == 0:
                    raise Conflict("The table was changed by another writer.")

    def _tell_others(self, connection: Connection, batch: list[Write]) -> None:
        if self.engine.shared:
            for note in dict.fromkeys([write.note for write in batch]):
                self.engine.wake_others(connection, note)

    def _take_back(self) -> None:
        if self._connection is not None:
            try:
                self._connection.execute("ROLLBACK")
            except self.engine.errors:
                self._hang_up()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _answer(batch: list[Write], failed: Exception | None) -> None:
    loops: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in batch:
        loops.setdefault(write.loop, []).append(write)
    for loop, writes in loops.items():
        call: Callable[[], None] = _Answer(writes, failed)
        if not loop.is_closed():
            loop.call_soon_threadsafe(call)


class _Answer:
    """Resolves a whole batch with one call into the event loop."""

    __slots__ = ("failed", "writes")

    def __init__(self, writes: list[Write], failed: Exception | None) -> None:
        self.writes = writes
        self.failed = failed

    def __call__(self) -> None:
        for write in self.writes:
            try:
                write.settle(self.failed)
            except Exception as wrong:  # only the caller who waited for this one is affected
                write.loop.call_exception_handler({"message": "A write was told, and then:", "exception": wrong})
