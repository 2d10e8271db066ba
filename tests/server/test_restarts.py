"""A restarted server serves every page at once, even if some tables are broken.

``READYROOM_RESTARTS=20`` restarts as often.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.games.cabal import Cabal
from tests.server.house import Client, LiveServer
from tests.server.process import ROOT, ServerProcess, until

FOUR = ("galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies")
RESTARTS = int(os.environ.get("READYROOM_RESTARTS", "3"))
TABLES_OF_EACH = 3
SOCKETS = 32

AT_ONCE = """
import sys
from threading import Barrier, Thread
import readyroom
from readyroom.core.codec import decode_entry_action

sys.setswitchinterval(0.001)
game = readyroom.game(sys.argv[1])
gate = Barrier(6)

def decode():
    gate.wait()
    for kind in game.actions:
        try:
            decode_entry_action(game.actions, {"type": kind.__struct_config__.tag})
        except readyroom.ReadyRoomError:
            continue

threads = [Thread(target=decode) for _ in range(6)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
"""


@pytest.mark.parametrize("slug", FOUR)
def test_threads_can_decode_actions_at_once_in_a_new_process(slug: str) -> None:
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", AT_ONCE, slug], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_all_pages_can_reconnect_at_once_after_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = ServerProcess(db)
    token = server.token("Anna")
    codes = [server.opens(token, game=slug, seats=1) for slug in FOUR for _ in range(TABLES_OF_EACH)]
    for code in codes:
        at = server.joins(code, token)
        at.does("start")
        at.acts(0, at.options(0)[0])
        at.close()
    server.kill()
    for _ in range(RESTARTS):
        server = ServerProcess(db)
        try:
            with ThreadPoolExecutor(SOCKETS) as people:
                joining = [people.submit(server.joins, codes[i % len(codes)], token) for i in range(SOCKETS)]
                assert all(client.result().seq >= 1 for client in joining)
            assert server.process.poll() is None, "".join(server.log)
        finally:
            server.kill()


def test_an_unreadable_table_delays_no_other_table(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with LiveServer(db) as server:
        anna = server.person("Anna")
        broken, sound = (anna.opens("cabal", seats=2, bots=["steady"]) for _ in range(2))
        for code in (broken, sound):
            anna.joins(code).does("start")
    with sqlite3.connect(db) as database:
        database.execute("UPDATE entries SET entry = '{' WHERE code = ?", (broken,))
        database.execute("UPDATE tables SET wake = 1")
    with LiveServer(db) as server:
        _until_loaded(server, sound)
        assert "cannot be played here" in Client(server.port, broken, anna.token).table["problem"]


def test_tables_with_missing_rules_delay_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.db"
    with LiveServer(db) as server:
        anna = server.person("Anna")
        foreign = [anna.opens("cabal", seats=2, bots=["steady"]) for _ in range(4)]
        sound = anna.opens("brittle", seats=1)
        for code in (*foreign, sound):
            anna.joins(code).does("start")
    with sqlite3.connect(db) as database:
        database.execute("UPDATE tables SET wake = CASE code WHEN ? THEN 2 ELSE 1 END", (sound,))
    monkeypatch.setattr(Cabal, "versions", (99,))
    monkeypatch.setattr("readyroom.server.house.PAGE", 2)
    with LiveServer(db) as server:
        _until_loaded(server, sound)


def _until_loaded(server: LiveServer, code: str) -> None:
    """The sweep itself loads it: nobody opens it."""
    until(lambda: code in server.house.tables)
