"""One server per file. A second one on the same SQLite file would do no damage, since its writes would conflict, but it
would have its own clocks, bots and list of who is here, and people at one table would not meet.

The lock is the operating system's, on a file beside the database: a killed server no longer holds it.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from readyroom.file_lock import hold
from readyroom.store.engines import Engine, SQLite
from readyroom.store.rows import StoreError

OVERLAP = 5.0
"""Seconds a new server waits for one that is shutting down."""


class InUse(StoreError):
    """A server is using this file."""


class Lock:
    """Held by the one process that serves a file, or changes it while no server runs. PostgreSQL needs none."""

    def __init__(self, engine: Engine, patience: float = 0.0) -> None:
        self._path = engine.path.with_name(f"{engine.path.name}.lock") if isinstance(engine, SQLite) else None
        self._held: int | None = None
        if self._path is not None:
            self._take(self._path, patience)

    def _take(self, path: Path, patience: float) -> None:
        until = time.monotonic() + patience
        while (held := hold(path)) is None:
            if time.monotonic() >= until:
                raise InUse(f"A server is using {path.with_suffix('')}.")
            time.sleep(0.05)
        self._held = held

    def release(self) -> None:
        """Releases the lock. The file stays: deleting it could let two processes lock two files of the same name."""
        if self._held is not None:
            os.close(self._held)
            self._held = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
