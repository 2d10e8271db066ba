"""Server processes to be killed, and what each of them said and left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections import Counter
from pathlib import Path

import msgspec
from scripts.attack.server import Pace

ROOT = Path(__file__).resolve().parents[2]
START_WITHIN = 300.0
LEAVE_WITHIN = 10.0
"""Seconds a worker may need to notice that its server is gone."""


class Logged(msgspec.Struct):
    """A line of a server's log."""

    level: str = ""
    message: str = ""
    trace: str = ""


class Node:
    """One server on one port, started again and again."""

    def __init__(self, name: str, db: str, folder: Path, pace: Pace, census: Path | None = None) -> None:
        self.name = name
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self.up = False
        self.starts = 0
        self.fell: list[int] = []
        """exit codes of servers that ended by themselves"""
        self.orphans = 0
        """workers that outlived their server"""
        self._command = [
            sys.executable, "-m", "scripts.attack.server", str(self.port), db, msgspec.json.encode(pace).decode(),
            *([str(census)] if census else []),
        ]  # fmt: skip
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Starts a server and waits until it listens. One that falls before that is counted, and started again."""
        while True:
            self.starts += 1
            with self.log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, cwd=ROOT, env={**os.environ, "PYTHONFAULTHANDLER": "1"}, start_new_session=True,
                    stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=log,
                )  # fmt: skip
            assert self._process.stdout is not None
            said = await asyncio.wait_for(self._process.stdout.readline(), START_WITHIN)
            if said:
                self.up = True
                return
            self.fell.append(await self._process.wait())
            if len(self.fell) > 20:
                raise RuntimeError(f"The server does not start:\n{self.log.read_text()[-3000:]}")

    def has_fallen(self) -> bool:
        """Whether it ended without being told to."""
        return self._process is not None and self._process.returncode is not None

    async def kill(self) -> None:
        """A power cut: kill -9, in the middle of whatever it is doing."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, number: signal.Signals) -> int:
        self.up = False
        process = self._process
        if process is None:
            return 0
        if process.returncode is not None:
            self.fell.append(process.returncode)
        else:
            process.send_signal(number)
        try:
            code = await asyncio.wait_for(process.wait(), 120)
        except TimeoutError:
            process.kill()
            code = await process.wait()
        await self._bury(process.pid)
        self._process = None
        return code

    async def _bury(self, group: int) -> None:
        """Workers must notice by themselves that their server is gone; those that do not are counted and ended."""
        for _ in range(int(LEAVE_WITHIN / 0.1)):
            if not alive_in(group):
                return
            await asyncio.sleep(0.1)
        for pid in alive_in(group):
            self.orphans += 1
            os.kill(pid, signal.SIGKILL)

    def complaints(self) -> Counter[str]:
        """Errors and traces in its log, over all its lives."""
        found: Counter[str] = Counter()
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        for line in lines:
            try:
                logged = msgspec.json.decode(line, type=Logged)
            except msgspec.DecodeError:
                if line.startswith(("Fatal Python error", "Traceback")):
                    found[line] += 1
                continue
            if logged.trace or logged.level in ("error", "critical"):
                last = logged.trace.strip().splitlines()[-1:] or [""]
                found[f"{logged.message[:80]} {last[0][:120]}".strip()] += 1
        return found


def alive_in(group: int) -> list[int]:
    """The processes of a group that are not zombies."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue  # it ended while we looked
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
