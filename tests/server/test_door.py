"""Connections: requests must arrive in time, each address has a limit, and a full server recovers."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.house import PATIENCE, SETTINGS, Client, LiveServer
from tests.server.process import PROGRAM, ServerProcess
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from readyroom.server.limits import UNLIMITED, Rate

WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "
POST = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
ELSEWHERE = ("127.0.0.2", 0)
"""an address of this machine that no proxy has"""


def house(tmp_path: Path, limits: dict[str, Any] | None = None, **settings: Any) -> LiveServer:
    """A server with some settings of its own."""
    allowed = msgspec.structs.replace(UNLIMITED, **(limits or {}))
    return LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, limits=allowed, **settings))


def knock(server: LiveServer | ServerProcess, words: bytes, source: tuple[str, int] | None = None) -> socket.socket:
    """A connection that sends some words and waits."""
    made = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=source)
    made.sendall(words)
    return made


def heard(made: socket.socket) -> bytes:
    """Everything received until the other side closes."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while part := made.recv(65_536):
            said += part
    made.close()
    return said


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[LiveServer]:
    with house(tmp_path, head_within=0.5, body_within=0.5) as live:
        yield live


def test_two_hundred_half_requests_are_closed_in_time_and_a_newcomer_is_served(hasty: LiveServer) -> None:
    halves = [knock(hasty, HALF) for _ in range(200)]
    assert hasty.http.get("/api/games").status_code == 200
    for half in halves:
        said = heard(half)
        assert said.startswith(b"HTTP/1.1 408 ") and b"nosniff" in said
    assert hasty.http.get("/api/games").status_code == 200


def test_a_small_answer_does_not_wait_for_the_one_before_it(server: LiveServer) -> None:
    server.http.get("/health")  # which keeps its connection
    (kept,) = server.server.server_state.connections
    assert kept.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("words", [b"", b"G", b"\r\n", POST], ids=["nothing", "a letter", "a blank", "half a body"])
def test_an_unfinished_request_times_out(hasty: LiveServer, words: bytes) -> None:
    heard(knock(hasty, words))
    while hasty.server.server_state.tasks:  # what it had begun ends as well
        threading.Event().wait(0.01)


def test_a_slow_header_gains_no_time(hasty: LiveServer) -> None:
    slow = knock(hasty, HALF)
    with pytest.raises(OSError):
        while True:
            slow.sendall(b"x")
            slow.settimeout(0.05)
            with contextlib.suppress(TimeoutError):
                if not slow.recv(1000):
                    raise OSError


def test_a_second_request_on_a_connection_is_timed_as_well(hasty: LiveServer) -> None:
    made = knock(hasty, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    assert made.recv(65_536).startswith(b"HTTP/1.1 200 ")
    made.sendall(HALF)
    assert b"HTTP/1.1 408 " in heard(made)


def test_sockets_and_kept_alive_connections_are_left_alone(hasty: LiveServer) -> None:
    anna = hasty.person("Anna")
    at = anna.joins(anna.opens("cabal"))
    at.quiet(1.2)
    at.does("say", text="still here")
    assert hasty.http.get("/api/games").status_code == 200


def test_an_invalid_request_gets_an_error(hasty: LiveServer) -> None:
    said = heard(knock(hasty, b"\x16\x03\x01 hello\r\n\r\n"))
    assert said.startswith(b"HTTP/1.1 400 ") and b"nosniff" in said


# -- too many from one address


def test_connections_per_address_are_limited_including_half_requests(tmp_path: Path) -> None:
    with house(tmp_path, {"connections_per_address": 5}) as server:
        halves = [knock(server, HALF, ELSEWHERE) for _ in range(5)]
        assert heard(knock(server, HALF, ELSEWHERE)).startswith(b"HTTP/1.1 429 ")
        assert server.http.get("/api/games").status_code == 200, "others are served"
        halves.pop().close()
        until_served(server)


def test_a_trusted_proxy_has_no_connection_limit(tmp_path: Path) -> None:
    with house(tmp_path, {"connections_per_address": 5}, trusted_proxies=("127.0.0.0/8",)) as server:
        made = [knock(server, HALF, ELSEWHERE) for _ in range(20)]
        assert heard(knock(server, WHOLE, ELSEWHERE)).startswith(b"HTTP/1.1 200 ")
        for one in made:
            one.close()


def test_sockets_are_counted_once_and_released(tmp_path: Path) -> None:
    with house(tmp_path, {"connections_per_address": 3}) as server:
        anna = server.person("Anna")
        code = anna.opens("cabal")
        for _ in range(10):
            with connect(f"ws://127.0.0.1:{server.port}/ws/{code}", source_address=ELSEWHERE):
                pass
            until_served(server)


def until_served(server: LiveServer) -> None:
    """Waits until the other address gets an answer again."""
    while not heard(knock(server, WHOLE, ELSEWHERE)).startswith(b"HTTP/1.1 200 "):
        pass


def test_sockets_opened_at_once_per_address_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, {"handshakes": Rate(0.01, 3)}) as server:
        anna = server.person("Anna")
        code = anna.opens("cabal")
        for _ in range(3):
            anna.joins(code).close()
        with pytest.raises(InvalidStatus) as refused:
            anna.joins(code)
        assert refused.value.response.status_code == 429


def test_guessing_codes_is_rate_limited_but_known_tables_stay_open(tmp_path: Path) -> None:
    with house(tmp_path, {"unknown_codes": Rate(0.01, 4)}) as server:
        anna = server.person("Anna")
        code = anna.opens("cabal")
        anna.joins(code)
        for i in range(2):
            assert server.http.get(f"/api/tables/guess{i}").status_code == 404
            assert "no table" in turned_away(server, f"guess-{i}")
        told = server.http.get("/api/tables/guess")
        assert told.status_code == 429 and int(told.headers["Retry-After"]) > 0
        assert server.http.get("/api/matches/guess/record").status_code == 429
        assert "too many codes" in turned_away(server, "guess")
        assert server.http.get(f"/api/tables/{code}").status_code == 200
        Client(server.port, code, None)


def turned_away(server: LiveServer, code: str) -> str:
    with connect(f"ws://127.0.0.1:{server.port}/ws/{code}") as made:
        reason: str = msgspec.json.decode(made.recv())["reason"]
        with pytest.raises(ConnectionClosed):
            made.recv()
        return reason


# -- no descriptors left

TIGHT = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, 160))
"""


def test_a_server_raises_its_descriptor_limit_and_logs_it(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "t.db", TIGHT.format(soft=100) + PROGRAM)
    assert server.stop() == 0
    assert any("Up to 160 files and connections" in line for line in server.log)


@pytest.mark.parametrize("loop", ["", "sys.modules['uvloop'] = None\n"], ids=["uvloop", "asyncio"])
def test_a_server_out_of_descriptors_logs_it_serves_connected_people_and_recovers(tmp_path: Path, loop: str) -> None:
    program = PROGRAM.replace("import sys\n", "import sys\n" + TIGHT.format(soft=160) + loop, 1)
    server = ServerProcess(tmp_path / "t.db", program)
    try:
        token = server.token("Anna")
        code = server.opens(token, game="cabal", seats=2)
        at = server.joins(code, token)
        crowd = [knock(server, HALF) for _ in range(200)]
        turned = heard(knock(server, HALF))
        assert turned == b"" or turned.startswith(b"HTTP/1.1 503 ")
        at.does("say", text="still here")
        for one in crowd:
            one.close()
        while not _served(server):
            pass
        assert any("newcomers are turned away" in line for line in server.log)
        assert sum("newcomers are turned away" in line for line in server.log) < 5
    finally:
        server.stop()


def _served(server: ServerProcess) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{server.port}/health", timeout=60).status_code == 200
    except httpx.HTTPError:
        return False
