"""Proxies: client addresses are believed only from trusted ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import SETTINGS, LiveServer
from websockets.sync.client import connect

from readyroom.server.addresses import read_address
from readyroom.server.http.proxies import Proxies
from readyroom.server.limits import Limits, Rate

PROXIES = Proxies(("127.0.0.1", "::1", "10.0.0.0/8"))


def seen(client: str, *forwarded: str, kind: str = "http", **more: str) -> Any:
    headers = [(b"host", b"inside:8642"), *((b"x-forwarded-for", hop.encode()) for hop in forwarded)]
    headers += [(f"x-forwarded-{name}".encode(), value.encode()) for name, value in more.items()]
    scope: dict[str, Any] = {"type": kind, "client": (client, 5), "scheme": "plain", "headers": headers}
    PROXIES.look_behind(scope)
    return scope


@pytest.mark.parametrize(
    ("client", "forwarded", "who"),
    [
        ("127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("::1", ["2001:db8::7"], "2001:db8::7"),
        ("::ffff:127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("10.4.4.4", ["203.0.113.9, 10.2.2.2, 10.3.3.3"], "203.0.113.9"),
        ("10.4.4.4", ["203.0.113.9", "10.2.2.2"], "203.0.113.9"),
        ("127.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        ("127.0.0.1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("127.0.0.1", [], "127.0.0.1"),
        # what the client itself wrote stands further left
        ("127.0.0.1", ["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["127.0.0.1, 203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["198.51.100.1, unknown"], "127.0.0.1"),
        ("10.4.4.4", ["198.51.100.1, <script>, 10.2.2.2"], "10.2.2.2"),
        ("127.0.0.1", ["10.9.9.9, 10.8.8.8"], "10.9.9.9"),
        # and nobody else is believed
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),
        ("11.0.0.1", ["198.51.100.1"], "11.0.0.1"),
    ],
)
def test_the_client_is_the_rightmost_untrusted_address(client: str, forwarded: list[str], who: str) -> None:
    assert seen(client, *forwarded)["client"][0] == who


def test_scheme_and_host_are_trusted_only_from_a_trusted_proxy() -> None:
    trusted = seen("127.0.0.1", "203.0.113.9", proto="https", host="club.example")
    assert trusted["scheme"] == "https" and (b"host", b"club.example") in trusted["headers"]
    assert (b"host", b"inside:8642") not in trusted["headers"]
    assert seen("127.0.0.1", proto="https", kind="websocket")["scheme"] == "wss"
    assert seen("127.0.0.1", proto="gopher")["scheme"] == "plain"
    stranger = seen("203.0.113.9", proto="https", host="club.example")
    assert stranger["scheme"] == "plain" and (b"host", b"inside:8642") in stranger["headers"]


def test_a_connection_without_an_address_is_left_as_it_is() -> None:
    scope = {"type": "http", "client": None, "scheme": "http", "headers": [(b"x-forwarded-for", b"203.0.113.9")]}
    PROXIES.look_behind(scope)
    assert scope["client"] is None


@pytest.mark.parametrize("text", ["", "unknown", "_hidden", "1.2.3", "1.2.3.4, 5.6.7.8", "::g"])
def test_an_invalid_address_is_ignored(text: str) -> None:
    assert read_address(text) is None


def guests(server: LiveServer, count: int, header: str) -> list[int]:
    return [
        server.http.post("/api/people", json={"name": "Ada"}, headers={"X-Forwarded-For": header.format(n)}).status_code
        for n in range(count)
    ]


def test_a_forged_address_does_not_bypass_a_limit(tmp_path: Path) -> None:
    limits = Limits(new_people=Rate(0.01, 3))
    untrusting = msgspec.structs.replace(SETTINGS, limits=limits, trusted_proxies=("192.0.2.1",))
    with LiveServer(tmp_path / "untrusting.db", untrusting) as server:
        assert guests(server, 5, "203.0.113.{}") == [201, 201, 201, 429, 429]
    trusting = msgspec.structs.replace(SETTINGS, limits=limits)
    with LiveServer(tmp_path / "trusting.db", trusting) as server:
        assert guests(server, 5, "203.0.113.{}") == [201] * 5
        assert guests(server, 5, "198.51.100.{}, 203.0.113.77") == [201, 201, 201, 429, 429]


def test_sockets_are_counted_by_the_address_behind_the_proxy(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, limits=Limits(sockets_per_address=1))
    with LiveServer(tmp_path / "tables.db", settings) as server:
        code = server.person("Ada").opens("cabal")
        url = f"ws://127.0.0.1:{server.port}/ws/{code}"
        with (
            connect(url, additional_headers={"X-Forwarded-For": "203.0.113.1"}, legacy=True) as one,
            connect(url, additional_headers={"X-Forwarded-For": "203.0.113.2"}, legacy=True) as two,
            connect(url, additional_headers={"X-Forwarded-For": "198.51.100.7, 203.0.113.2"}, legacy=True) as three,
        ):
            for socket in (one, two):  # the third is turned away before it says a word
                socket.send('{"type":"hello"}')
            assert [msgspec.json.decode(socket.recv())["type"] for socket in (one, two, three)] == [
                "welcome",
                "welcome",
                "refused",
            ]
