"""A server in its own process with production settings: full sync, group commit; only its limits are lifted."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = """
import sys
from readyroom.server import serve
from readyroom.server.settings import HouseSettings
from readyroom.server.limits import UNLIMITED
if __name__ == "__main__":
    settings = HouseSettings(limits=UNLIMITED)
    sys.exit(serve("127.0.0.1", 0, sys.argv[1], settings, tuple(sys.argv[2:]), lambda a: print(a, flush=True)))
"""


class Served:
    """Use it with ``with``: the server runs inside and is gone afterwards, with its database unless one was given."""

    def __init__(self, *games: str, db: str = "") -> None:
        self._games = games
        self._db = db

    def __enter__(self) -> Self:
        many_files()
        self._folder = tempfile.TemporaryDirectory(prefix="readyroom-bench-")
        said = Path(self._folder.name) / "said.txt"
        db = self._db or str(Path(self._folder.name) / "bench.db")
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, db, *self._games],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
            stdout=subprocess.PIPE,
            stderr=said.open("w"),
            text=True,
        )
        assert self._process.stdout is not None
        address = self._process.stdout.readline()
        if not address:
            raise RuntimeError(f"The server did not start: {said.read_text()[-2000:]}")
        self.port = int(address.rsplit(":", 1)[1])
        self.pid = self._process.pid
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait(timeout=20)
        self._folder.cleanup()


def many_files() -> None:
    """Raises the limit of open files: thousands of sockets need more than many systems allow by default."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 16384:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(16384, hard), hard))


def cpu_seconds(pid: int) -> float:
    """The CPU seconds of a process, which other work on the machine does not distort."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_seconds_of_all(parent: int) -> float:
    """The same for a process with its children, running or ended."""
    total = cpu_seconds(parent)
    fields = Path(f"/proc/{parent}/stat").read_text().rsplit(")", 1)[1].split()
    total += (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return total + sum(cpu_seconds(int(child)) for child in children)


def resident(pid: int) -> int:
    """Bytes of memory that the process holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) * 1024 if found else 0
