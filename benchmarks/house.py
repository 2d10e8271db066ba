"""The server's numbers as rows of the table, beside boardgame.io's server, which plays the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median

import msgspec
from benchmarks import peers
from benchmarks.load import SEATS, Found
from benchmarks.rows import Row, at_least, at_most
from benchmarks.serving import ROOT, Served

GAME = "benchmarks.market:Market"
TOLD = f"server, each action told to {SEATS}"
THEM = "boardgame.io, in memory, no sockets"
US = "one process, SQLite, full sync"


def served(seconds: float, rounds: int) -> list[Row]:
    """Both in turns, so that a busy moment of the machine hits both alike; medians of all rounds."""
    theirs: list[float] = []
    flat: list[Found] = []
    crowd: list[Found] = []
    for _ in range(rounds):
        theirs.append(peers.boardgame_io_server(seconds))
        flat.append(_load("flat", max(2.0, seconds)))
        crowd.append(_load("crowd", max(3.0, seconds)))
    them = median(theirs)
    us = median(found.actions / found.seconds for found in flat)
    p99 = median(found.p99 for found in crowd) * 1000
    asked = median(found.actions / found.seconds for found in crowd)
    return [
        Row(TOLD, THEM, them, "actions/s"),
        at_least(TOLD, US, us, "actions/s", 2 * them, ", 2x boardgame.io's server"),
        Row(TOLD, f"{US}, a second of its own time", median(f.actions / f.cpu for f in flat), "actions/s"),
        at_most(f"server, 1,000 sockets, {asked:,.0f} actions/s, p99", US, p99, "ms", 50),
        Row("server, 1,000 sockets, half take at most", US, median(f.p50 for f in crowd) * 1000, "ms"),
        at_most("server, memory of an idle socket", US, _load("idle", 1).bytes_each / 1000, "kB", 60),
        at_most("server, reconnect, 1,000 entries", US, _load("resume", 1).p50 * 1000, "ms", 20),
    ]


def _load(what: str, seconds: float) -> Found:
    """One run of the load against a fresh server."""
    with Served(GAME) as server:
        command = [sys.executable, "-m", "benchmarks.load", what, str(server.port), str(server.pid), str(seconds)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise RuntimeError(f"The load broke off: {done.stderr[-2000:]}")
    return msgspec.json.decode(done.stdout, type=Found)
