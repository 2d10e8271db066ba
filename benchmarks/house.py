"""The server's numbers as rows of the table, beside boardgame.io's server."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import uvloop
from benchmarks import peers
from benchmarks.rows import Row, at_least, at_most
from benchmarks.server import PROGRAM, ROOT, SEATS, Load, Numbers, idle, resume, run_tables

GAME, SLUG = "tests.games.cabal:Cabal", "cabal"
TABLES = 60
US = "one process, SQLite, full sync"


def served(seconds: float, rounds: int) -> list[Row]:
    theirs = median(peers.boardgame_io_server(seconds) for _ in range(rounds))
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "server.py"
        program.write_text(PROGRAM)
        server = subprocess.Popen(
            [sys.executable, str(program), str(Path(folder) / "bench.db"), GAME],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rsplit(":", 1)[1])
            return [
                Row("server, each action told to 4", "boardgame.io, in memory, no sockets", theirs, "actions/s"),
                *uvloop.run(_rows(port, server.pid, theirs, max(3, seconds * rounds))),
            ]
        finally:
            server.terminate()
            server.wait(timeout=10)


async def _rows(port: int, pid: int, theirs: float, seconds: float) -> list[Row]:
    load = Load(port, SLUG, pid)
    full = await run_tables(load, TABLES, seconds, 0)
    crowd = await run_tables(load, 1000 // SEATS, seconds, 0.25)
    told = f"server, each action told to {SEATS}"
    return [
        at_least(told, US, full.actions / full.seconds, "actions/s", 2 * theirs, ", 2x boardgame.io's server"),
        Row(told, f"{US}, for each second of its own", full.actions / full.cpu, "actions/s"),
        at_most("server, 1,000 sockets, p99", f"{US}, {crowd.actions / crowd.seconds:,.0f}/s", _p99(crowd), "ms", 50),
        at_most("server, memory of an idle socket", US, await idle(load, 500, pid) / 1000, "kB", 60),
        at_most("server, reconnect to a live match", US, median(await resume(load, 300)) * 1000, "ms", 20),
    ]


def _p99(numbers: Numbers) -> float:
    return sorted(numbers.latencies)[int(len(numbers.latencies) * 0.99)] * 1000
