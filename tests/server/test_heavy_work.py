"""Records, replays and films never delay a table, however they are requested."""

from __future__ import annotations

import socket
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.bombs import long_record, slow_record
from tests.server.house import PATIENCE, SETTINGS, LiveServer
from tests.server.process import ServerProcess, alive, until

from readyroom.server.limits import Limits

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
FOUR = ("galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies")


def with_limits(**limits: Any) -> Any:
    return msgspec.structs.replace(SETTINGS, limits=Limits(**limits))


def test_a_record_of_too_many_entries_is_refused(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db", with_limits(record_entries=100)) as server:
        assert server.http.post("/api/replay", json=long_record(90)).status_code == 200
        answer = server.http.post("/api/replay", json=long_record(200))
        assert answer.status_code == 413
        assert answer.json()["detail"] == "The record has 204 entries. At most 100 are replayed here."


def test_a_record_that_takes_too_long_is_stopped(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db", with_limits(work_seconds=2.0)) as server:
        answer = server.http.post("/api/replay", json=slow_record())
        assert answer.status_code == 503 and "longer than 2 seconds" in answer.json()["detail"]
        assert server.http.post("/api/replay", json=long_record(20)).status_code == 200


def test_an_oversized_answer_is_not_sent(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db", with_limits(answer_bytes=50_000)) as server:
        answer = server.http.post("/api/replay", json=long_record(200))
        assert answer.status_code == 413 and "The limit is 50,000." in answer.json()["detail"]


def test_hanging_up_stops_the_work(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db") as server:
        assert server.http.post("/api/replay", json=long_record(20)).status_code == 200
        (pid,) = server.house.workshop.pids
        caller = sends(server.port, slow_record())
        until(lambda: server.house.workshop.running == 1)
        caller.close()
        until(lambda: not alive(pid) and server.house.workshop.running == 0)
        assert server.http.post("/api/replay", json=long_record(20)).status_code == 200


def test_hanging_up_gives_up_the_place_in_the_queue(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db", with_limits(work_waiting=1)) as server:
        first = sends(server.port, slow_record())
        until(lambda: server.house.workshop.running == 1)
        second = sends(server.port, slow_record(seed=8))
        until(lambda: server.house.workshop.waiting == 1)
        answer = server.http.post("/api/replay", json=long_record(20))
        assert answer.status_code == 503 and answer.json()["detail"].startswith("The server is busy. Try again in ")
        assert int(answer.headers["Retry-After"]) >= 1
        second.close()
        until(lambda: server.house.workshop.waiting == 0)
        first.close()
        assert server.http.post("/api/replay", json=long_record(20)).status_code == 200


def test_a_finished_match_is_read_without_its_table(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    with LiveServer(db) as server:
        anna = server.person("Anna")
        code = anna.opens("brittle", seats=1)
        anna.joins(code).does("start")
    with LiveServer(db) as server:
        kept_back = [
            server.http.get(f"/api/matches/{code}/{what}").status_code for what in ("record", "replay", "film")
        ]
        assert kept_back == [403, 403, 403]
        assert code not in server.house.tables
        anna.server = server
        anna.joins(code).does("end_match")
    with LiveServer(db) as server:
        record = server.http.get(f"/api/matches/{code}/record")
        assert record.json()["names"] == ["Anna"] and record.headers["Content-Disposition"].endswith('.json"')
        shown = server.http.get(f"/api/matches/{code}/replay", headers={"Accept-Encoding": "identity"})
        assert shown.json()["viewer"] == "spectator" and "Content-Encoding" not in shown.headers
        assert server.http.get(f"/api/matches/{code}/film").status_code == 404
        assert code not in server.house.tables


# Nobody else notices

ATTACKED = """
import sys
from readyroom.server import serve
from readyroom.server.settings import HouseSettings
from readyroom.server.limits import Limits
limits = Limits(record_entries=100_000, work_seconds=5.0, work_per_address=3)
settings = HouseSettings(bot_pace=0.0, sweep=0.2, limits=limits)
if __name__ == "__main__":
    sys.exit(serve("127.0.0.1", 0, sys.argv[1], settings, (), lambda address: print(address, flush=True)))
"""
ATTACKS = 10
MOST_MEMORY = 300 * 1024 * 1024


@linux
def test_ten_huge_records_from_one_address_do_not_block_play(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = ServerProcess(db, ATTACKED)
    token = server.token("Anna")
    codes = [server.opens(token, game=slug, seats=1) for slug in FOUR]
    for code in codes:
        at = server.joins(code, token)
        at.does("start")
        at.close()
    server.kill()
    made = (msgspec.json.encode(record) for record in (long_record(20_000), slow_record()))
    bombs = [bomb + b" " * nth for bomb in made for nth in range(ATTACKS // 2)]  # no two alike
    server = ServerProcess(db, ATTACKED)
    try:
        with ThreadPoolExecutor(ATTACKS) as attackers:
            attacks = [attackers.submit(posts, server.port, bomb) for bomb in bombs]
            until(lambda: len(server.workers) >= 1)
            most = 0
            for code in codes:
                at = server.joins(code, token)
                seen = at.seq
                assert at.acts(0, at.options(0)[0]) > seen
                at.close()
                assert server.http.get("/health").json()["status"] == "ok"
                most = max(most, server.memory)
            answers = [attack.result() for attack in attacks]
        assert all(answer.status_code in (200, 503) for answer in answers), answers
        busy = [answer for answer in answers if answer.status_code == 503 and "busy" in answer.text]
        assert len(busy) >= ATTACKS - 3 - 1, "one address may have three at a time"
        most = max(most, server.memory)
        print(f"server: {most / 1e6:.0f} MB at most, {server.memory / 1e6:.0f} MB after")
        assert most < MOST_MEMORY
        assert server.http.get("/api/games").status_code == 200
        assert "Traceback" not in "".join(server.log)
    finally:
        server.kill()


def posts(port: int, body: bytes) -> httpx.Response:
    """A record sent from a separate address."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(transport=transport, timeout=PATIENCE * 2) as attacker:
        headers = {"Content-Type": "application/json"}
        return attacker.post(f"http://127.0.0.1:{port}/api/replay", content=body, headers=headers)


def sends(port: int, record: dict[str, Any]) -> socket.socket:
    """Posts a record and does not wait for the answer."""
    body = msgspec.json.encode(record)
    caller = socket.create_connection(("127.0.0.1", port))
    head = (
        f"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    caller.sendall(head.encode() + body)
    return caller
