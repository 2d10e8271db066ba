"""Server processes to kill, with their logs and leftovers."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
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
    """One server on one port, restarted again and again."""

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
        self._mark = f"READYROOM_ATTACK={secrets.token_hex(8)}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def door(self) -> str | None:
        """The address to connect to, while it is up."""
        return f"http://127.0.0.1:{self.port}" if self.up else None

    async def start(self) -> None:
        """Starts a server and waits until it listens. One that exits before that is counted and restarted."""
        while True:
            self.starts += 1
            with self.log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, cwd=ROOT, env=self._environment(), start_new_session=True,
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
        """A power cut: kill -9 at any moment."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Sends SIGTERM; returns the exit code."""
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
        await self._bury()
        self._process = None
        return code

    def alive(self) -> list[int]:
        """Its processes: the server and its workers."""
        return alive_with(self._mark)

    def _environment(self) -> dict[str, str]:
        name, _, value = self._mark.partition("=")
        return {**os.environ, "PYTHONFAULTHANDLER": "1", name: value}

    async def _bury(self) -> None:
        """Workers must notice by themselves that their server is gone; those that do not are counted and killed."""
        for _ in range(int(LEAVE_WITHIN / 0.1)):
            if not self.alive():
                return
            await asyncio.sleep(0.1)
        for pid in self.alive():
            self.orphans += 1
            os.kill(pid, signal.SIGKILL)

    def complaints(self) -> Counter[str]:
        """Errors and tracebacks in its log, over all restarts."""
        found: Counter[str] = Counter()
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        for at, line in enumerate(lines):
            try:
                logged = msgspec.json.decode(line, type=Logged)
            except msgspec.DecodeError:
                if line.startswith(("Fatal Python error", "Traceback")):
                    raised = next((after for after in lines[at + 1 :] if after and not after[0].isspace()), "")
                    found[f"{line} {raised}"[:160]] += 1
                continue
            if logged.trace or logged.level in ("error", "critical"):
                found[_alike(logged)] += 1
        return found


def _alike(logged: Logged) -> str:
    """A short form, so that equal ones are counted together."""
    raised = [line for line in logged.trace.splitlines() if line and not line[0].isspace()]
    message = logged.message.splitlines()[0] if logged.message else ""
    return re.sub(r"\d+", "#", f"{message[:80]} {raised[-1][:100] if raised else ''}".strip())


def alive_with(mark: str) -> list[int]:
    """The processes started with a mark in their environment: a server and all its workers."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark.encode() in path.read_bytes().split(b"\0"):
                found.append(int(path.parent.name))
        except OSError:
            continue  # it has just ended, or belongs to someone else
    return found


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
