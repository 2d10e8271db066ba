"""``/health`` and ``/ready``: a server can be alive without being ready for people."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from tests.server.house import PATIENCE, SETTINGS, LiveServer
from tests.store.databases import fresh_postgres, postgres

from readyroom.server.operations import readiness
from readyroom.server.work.orders import Order
from readyroom.server.work.worker import Worker
from readyroom.server.work.worker_process import ECHO


def asked(server: LiveServer) -> tuple[int, dict[str, str]]:
    answer = server.http.get("/ready")
    body: dict[str, Any] = answer.json()
    assert body["status"] == ("not ready" if body["problems"] else "ready")
    return answer.status_code, body["problems"]


def until(server: LiveServer, wanted: Callable[[int, dict[str, str]], bool]) -> dict[str, str]:
    """Asks until the answer is as expected."""
    end = time.monotonic() + PATIENCE
    while True:
        status, problems = asked(server)
        if wanted(status, problems):
            return problems
        assert time.monotonic() < end, problems
        time.sleep(0.1)


def alive(server: LiveServer) -> bool:
    return server.http.get("/health").status_code == 200


def test_a_running_server_is_alive_and_ready(server: LiveServer) -> None:
    assert alive(server) and asked(server) == (200, {})


def test_a_locked_file_makes_a_node_not_ready_until_it_is_unlocked(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "tables.db") as server:
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        problems = until(server, lambda status, _: status == 503)
        assert problems["store"].startswith("The store has not answered") and alive(server)
        other.execute("ROLLBACK")
        other.close()
        until(server, lambda status, _: status == 200)


def test_a_full_disk_makes_a_node_not_ready(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(server.house.store.writer, "_fill", no_room)
        assert until(server, lambda status, _: status == 503) == {"store": "The store cannot be written."}
    until(server, lambda status, _: status == 200)


def test_a_database_that_went_away_makes_a_node_not_ready_until_it_is_back() -> None:
    address = fresh_postgres()
    name = str(psycopg.conninfo.conninfo_to_dict(address)["dbname"])
    with LiveServer(address) as server, psycopg.connect(postgres(), autocommit=True) as other:
        assert asked(server) == (200, {})
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        problems = until(server, lambda _, problems: "store" in problems)
        assert name not in problems["store"], "the database's address is not public"
        assert alive(server)
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
        until(server, lambda status, _: status == 200)


def test_a_stopped_sweeper_makes_a_node_not_ready(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "LATE", 0.5)

    async def stop() -> None:
        for task in list(server.house._tasks):
            task.cancel()

    assert asked(server) == (200, {})
    server.run(stop())
    problems = until(server, lambda status, _: status == 503)
    assert "last sweep" in problems["sweeper"] and alive(server)


def test_a_drained_node_says_so_and_stays_alive(server: LiveServer) -> None:
    server.house.draining = True
    assert asked(server) == (503, {"node": "This node is drained: it takes no new people."})
    assert alive(server)


def test_a_killed_bot_process_is_noticed_and_replaced(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, bot_processes=1)
    with LiveServer(tmp_path / "tables.db", settings) as server:
        robots = server.house.robots
        worker = robots._desks[0].worker
        assert isinstance(worker, Worker)
        server.run(worker.do(Order(ECHO, b"", 0), 60))
        (before,) = worker.pids
        until(server, lambda status, _: status == 200)
        os.kill(before, signal.SIGKILL)
        problems = until(server, lambda status, _: status == 503)
        assert problems == {"bots": "A bot process does not answer."} and alive(server)
        until(server, lambda status, _: status == 200)
        assert before not in worker.pids


def test_repeatedly_lost_bots_make_a_node_not_ready(server: LiveServer) -> None:
    server.house.robots._lost_in_a_row = 3
    assert "in a row" in until(server, lambda status, _: status == 503)["bots"]


def test_frequent_checks_ask_the_store_once(server: LiveServer) -> None:
    async def ask_often() -> int:
        ready = readiness.Readiness(server.house)
        before = server.house.store.writer.writes
        await asyncio.gather(*(ready.problems() for _ in range(50)))
        return server.house.store.writer.writes - before

    assert server.run(ask_often()) == 1
