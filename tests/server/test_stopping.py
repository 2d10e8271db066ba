"""A server told to stop does so whatever it is doing: with code 0, no traceback, and nothing lost."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.bombs import slow_record
from tests.server.process import ServerProcess, alive, until

from readyroom.server.house import House
from readyroom.server.settings import HouseSettings
from readyroom.store import open_store

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")

FOUR = ("galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies")
THREADS = """
import sys
from readyroom.server import serve
from readyroom.server.settings import HouseSettings
settings = HouseSettings(bot_pace=0.0, bot_processes=0, sweep=0.2)
if __name__ == "__main__":
    games = ("tests.server.brittle:Brittle",)
    sys.exit(serve("127.0.0.1", 0, sys.argv[1], settings, games, lambda address: print(address, flush=True)))
"""


def posts(server: ServerProcess, record: bytes) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return httpx.post(f"http://127.0.0.1:{server.port}/api/replay", content=record, headers=headers, timeout=60)


def stopped(server: ServerProcess, number: int) -> int:
    began = time.monotonic()
    code = server.stop(number)
    print(f"{signal.Signals(number).name}: ended with code {code} in {time.monotonic() - began:.2f} s")
    return code


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_with_busy_bots_in_every_game_and_heavy_work_under_way(tmp_path: Path, number: int) -> None:
    db = tmp_path / "tables.db"
    server = ServerProcess(db)
    token = server.token("Anna")
    codes = [server.opens(token, game=slug, seats=2, bots=["hard"]) for slug in FOUR]
    tables = [server.joins(code, token) for code in codes]
    kept: dict[str, int] = {}
    for at in tables:
        at.does("start")
    for at in tables:
        if at.options(0):
            kept[at.code] = at.acts(0, at.options(0)[0])
    body = msgspec.json.encode(slow_record())
    with ThreadPoolExecutor(1) as others:
        replay = others.submit(posts, server, body)
        until(lambda: len(server.workers) >= 2)
        workers = server.workers
        code = stopped(server, number)
        with suppress(httpx.HTTPError):
            assert replay.result().status_code == 503
    log = "".join(server.log)
    assert code == 0, log
    assert "Traceback" not in log and "trace" not in log and '"error"' not in log, log
    assert not any(alive(pid) for pid in workers), "No process is left behind."
    with sqlite3.connect(db) as database:
        for table, seq in kept.items():
            (last,) = database.execute("SELECT max(seq) FROM entries WHERE code = ?", (table,)).fetchone()
            assert last >= seq
        assert database.execute("SELECT count(*) FROM incidents").fetchone() == (0,)


def test_it_stops_while_a_worker_is_just_starting(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.db")
    with ThreadPoolExecutor(1) as others:
        body = msgspec.json.encode(slow_record())
        replay = others.submit(posts, server, body)
        until(lambda: server.workers)
        workers = server.workers
        code = stopped(server, signal.SIGTERM)
        with suppress(httpx.HTTPError):
            assert replay.result().status_code == 503
    assert code == 0 and "race" not in "".join(server.log), "".join(server.log)
    assert not any(alive(pid) for pid in workers)


def test_it_stops_even_if_a_thread_never_ends(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = ServerProcess(db, THREADS)
    token = server.token("Anna")
    code = server.opens(token, game="brittle", seats=2, bots=["pondering"])
    at = server.joins(code, token)
    at.does("start")
    kept = at.acts(0, {"type": "move"})
    until(lambda: "Pondering." in "".join(server.log))
    assert stopped(server, signal.SIGTERM) == 0
    until(lambda: "still busy" in "".join(server.log))
    with sqlite3.connect(db) as database:
        assert database.execute("SELECT max(seq) FROM entries WHERE code = ?", (code,)).fetchone() == (kept,)


def test_it_stops_when_told_before_it_is_listening(tmp_path: Path) -> None:
    """The signal comes while the store is being made."""
    program = THREADS.replace("if __name__", "import os, signal\nif __name__").replace(
        "    sys.exit", "    import readyroom.server.lifecycle as running\n    made = running._open\n"
        "    running._open = lambda db: (os.kill(os.getpid(), signal.SIGTERM), made(db))[1]\n    sys.exit"
    )  # fmt: skip
    server = ServerProcess(tmp_path / "tables.db", program)
    assert server.process.wait(timeout=60) == 0, "".join(server.log)


def test_nothing_is_left_when_the_server_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.db")
    token = server.token("Anna")
    at = server.joins(server.opens(token, game="tiny-epic-galaxies", seats=2, bots=["hard"]), token)
    at.does("start")
    at.acts(0, at.options(0)[0])
    until(lambda: server.workers)
    workers = server.workers
    server.kill()
    until(lambda: not any(alive(pid) for pid in workers))


def test_a_closing_house_starts_nothing_new(tmp_path: Path) -> None:
    """A note of another node may still come in while the store is being closed."""
    begun: list[bool] = []

    async def late(house: House) -> None:
        async def work() -> None:
            begun.append(True)

        house.closing = True
        house.spawn(work())
        await asyncio.sleep(0)

    store = open_store(str(tmp_path / "tables.db"))
    try:
        asyncio.run(late(House(store, HouseSettings(bot_processes=0))))
    finally:
        store.close()
    assert not begun
