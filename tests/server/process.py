"""A server in its own process, which can be killed."""

from __future__ import annotations

import atexit
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import httpx
from tests.server.house import PATIENCE, Client
from tests.store.databases import prepared

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
from readyroom.server import serve
from readyroom.server.settings import HouseSettings
from readyroom.server.limits import UNLIMITED
settings = HouseSettings(bot_pace=0.0, limits=UNLIMITED, sweep=0.2)
if __name__ == "__main__":
    games = ("tests.games.cabal:Cabal", "tests.games.scramble:Scramble", "tests.server.brittle:Brittle")
    sys.exit(serve("127.0.0.1", 0, sys.argv[1], settings, games, lambda address: print(address, flush=True)))
"""


class ServerProcess:
    """A real server; ``kill`` ends it like a power cut. ``source``: a folder with another copy of the package."""

    def __init__(self, db: Path, program: str = PROGRAM, source: Path | None = None) -> None:
        script = db.with_suffix(".server.py")
        script.write_text(program)
        path = [*([] if source is None else [str(source)]), str(ROOT), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        self.process = subprocess.Popen(
            [sys.executable, str(script), str(prepared(db))],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.process.kill)  # cleans up after a failing test
        self.log: list[str] = []
        said: Queue[str] = Queue()
        for stream, sink in ((self.process.stdout, said.put), (self.process.stderr, self.log.append)):
            threading.Thread(target=_copy, args=(stream, sink), daemon=True).start()
        try:
            address = said.get(timeout=300)
        except Empty:
            self.kill()
            raise RuntimeError("The server did not start:\n" + "".join(self.log)) from None
        found = re.search(r":(\d+)", address)
        assert found, address
        self.port = int(found[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def token(self, name: str) -> str:
        return str(self.http.post("/api/people", json={"name": name}).json()["token"])

    def opens(self, token: str, **table: Any) -> str:
        headers = {"Authorization": f"Bearer {token}"}
        return str(self.http.post("/api/tables", json=table, headers=headers).json()["code"])

    def joins(self, code: str, token: str | None, after: int = -1) -> Client:
        return Client(self.port, code, token, after)

    @property
    def memory(self) -> int:
        """The server's own memory in bytes (Linux)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found, status
        return int(found[1]) * 1024

    @property
    def workers(self) -> list[int]:
        """The processes that it has started (Linux)."""
        return [int(path.name) for path in Path("/proc").glob("[0-9]*") if _parent(path) == self.process.pid]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        try:
            return self.process.wait(timeout=PATIENCE)
        finally:
            self.kill()


def until(true: Callable[[], object]) -> None:
    """Waits until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "It never happened."
        time.sleep(0.005)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _copy(stream: Any, sink: Any) -> None:
    for line in stream:
        sink(line)


def _parent(process: Path) -> int:
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return 0
