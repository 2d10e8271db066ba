"""The server's numbers as rows, beside boardgame.io's server, which plays the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median

import msgspec
from benchmarks import peers
from benchmarks.load import CROWD, SEATS, TABLES, Found
from benchmarks.rows import Row, at_least, at_most
from benchmarks.server_process import ROOT, Served

from readyroom.core.native import compiled

GAME = "benchmarks.market:Market"
TOLD = f"server, each action told to {SEATS} sockets"
THEM = "boardgame.io's server, in memory"
US = f"one process, SQLite, full sync{', compiled' * compiled()}"


def served(seconds: float, rounds: int) -> list[Row]:
    """Measures both in turns, so that a busy moment of the machine affects both. Speeds are the best of all rounds,
    ours and theirs; latencies under load are the median round's."""
    theirs: list[Found] = []
    alone: list[float] = []
    flat: list[Found] = []
    crowd: list[Found] = []
    for _ in range(rounds):
        theirs.append(_load_theirs(max(2.0, seconds)))
        alone.append(peers.boardgame_io_master(seconds))
        flat.append(_load("flat", max(2.0, seconds)))
        crowd.append(_load("crowd", max(3.0, seconds)))
    them, us = _rate(theirs), _rate(flat)
    p50, p99 = median(found.p50 for found in crowd), median(found.p99 for found in crowd)
    asked = median(found.actions / found.seconds for found in crowd)
    full = f"server, {SEATS * CROWD:,} sockets, {asked:,.0f} actions/s"
    return [
        Row(TOLD, THEM, them, "actions/s"),
        at_least(TOLD, US, us, "actions/s", 4 * them, ", 4x boardgame.io's server"),
        Row("the same, for a second of its own time", THEM, _own_rate(theirs), "actions/s"),
        Row("the same, for a second of its own time", US, _own_rate(flat), "actions/s"),
        Row("the same, but told to nobody over a network", THEM, max(alone), "actions/s"),
        Row(f"{full}, median", US, p50 * 1000, "ms"),
        at_most(f"{full}, p99", US, p99 * 1000, "ms", 15),
        at_most("server, memory of an idle socket", US, _load("idle", 1).bytes_each / 1000, "kB", 60),
        at_most("server, reconnect, 1,000 entries", US, _load("resume", 1).p50 * 1000, "ms", 20),
    ]


def _rate(found: list[Found]) -> float:
    return max(one.actions / one.seconds for one in found)


def _own_rate(found: list[Found]) -> float:
    """Actions per CPU second of the server itself, which other work on the machine does not distort."""
    return max(one.actions / one.cpu for one in found)


def _load(what: str, seconds: float) -> Found:
    """One run of the load against a fresh server."""
    with Served(GAME) as server:
        return _run("benchmarks.load", what, str(server.port), str(server.pid), str(seconds))


def _load_theirs(seconds: float) -> Found:
    with peers.boardgame_io_server(TABLES) as (port, pid):
        return _run("benchmarks.boardgame_load", str(port), str(pid), str(seconds))


def _run(*arguments: str) -> Found:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise RuntimeError(f"The load broke off: {done.stderr[-2000:]}")
    return msgspec.json.decode(done.stdout, type=Found)
