"""Other sites' pages, forms that are not JSON, and the headers of every response."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.house import SETTINGS, LiveServer
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from readyroom.server.http import lobby
from readyroom.server.limits import Limits, Rate

NAME = b'{"name": "Anna"}'


def handshake(server: LiveServer, origin: str | None, **headers: str) -> int:
    """The status with which a table's WebSocket is answered."""
    code = server.person("Anna").opens("cabal")
    sent = {**({} if origin is None else {"Origin": origin}), **headers}
    try:
        with connect(f"ws://127.0.0.1:{server.port}/ws/{code}", additional_headers=sent):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "http://localhost:{port}", "null", "http://",
     "https://127.0.0.1:{port}.evil.example", "http://evil.example/127.0.0.1:{port}", "file://"],
)  # fmt: skip
def test_a_page_of_another_site_gets_no_socket_and_no_guest(server: LiveServer, origin: str) -> None:
    origin = origin.format(port=server.port)
    assert handshake(server, origin) == 403
    answer = server.http.post("/api/people", json={"name": "Anna"}, headers={"Origin": origin})
    assert answer.status_code == 403 and "another site" in answer.json()["detail"]


def test_the_servers_own_page_and_programs_are_let_in(server: LiveServer) -> None:
    own = f"http://127.0.0.1:{server.port}"
    assert handshake(server, own) == handshake(server, own.upper()) == handshake(server, None) == 101
    assert server.http.post("/api/people", json={"name": "A"}, headers={"Origin": own}).status_code == 201


def test_behind_a_proxy_the_public_name_counts_as_the_servers_own(server: LiveServer) -> None:
    for origin, forwarded in (
        ("https://club.example", "club.example"),
        ("https://club.example", "Club.Example:443"),
        ("https://club.example:8443", "club.example:8443"),
    ):
        assert handshake(server, origin, **{"X-Forwarded-Host": forwarded}) == 101
    assert handshake(server, "https://evil.example", **{"X-Forwarded-Host": "club.example"}) == 403


def test_other_sites_can_be_allowed(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, allowed_origins=("https://club.example/",))
    with LiveServer(tmp_path / "t.db", settings) as server:
        assert handshake(server, "https://club.example") == 101
        assert handshake(server, "https://evil.example") == 403


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_requests_any_page_can_send_without_preflight_are_refused(server: LiveServer, kind: str) -> None:
    headers = {"Content-Type": kind} if kind else {}
    for method, path in (("POST", "/api/people"), ("PATCH", "/api/people/me"), ("POST", "/api/replay")):
        answer = server.http.request(method, path, content=NAME, headers=headers)
        assert answer.status_code == 415 and "application/json" in answer.json()["detail"]
        answer = server.http.request(method, path, content=iter([NAME]), headers=headers)  # of unknown length
        assert answer.status_code == 415
    assert server.http.post("/api/people").status_code == 400


def test_json_may_name_its_charset(server: LiveServer) -> None:
    kind = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert server.http.post("/api/people", content=NAME, headers=kind).status_code == 201


def test_no_other_site_gets_cors_permission(server: LiveServer) -> None:
    asks = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "content-type"}  # fmt: skip
    answer = server.http.request("OPTIONS", "/api/people", headers=asks)
    assert not any(name.startswith("access-control") for name in answer.headers)


# -- headers


def test_every_response_has_security_headers(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(lobby, "open_tables", broken)
    json = {"Content-Type": "application/json"}
    answers = {
        200: [server.http.get(path) for path in ("/", "/t/abc", "/api/games", "/metrics", "/health", "/schema")],
        400: [server.http.post("/api/people", content=b"{", headers=json)],
        401: [server.http.get("/api/me/tables")],
        403: [server.http.post("/api/people", json={}, headers={"Origin": "https://evil.example"})],
        404: [server.http.get("/api/nothing"), server.http.get("/assets/nothing.js")],
        405: [server.http.request("PATCH", "/api/games", json={})],
        413: [server.http.post("/api/people", content=b"x" * 100_000, headers=json)],
        415: [server.http.post("/api/people", content=NAME)],
        500: [server.http.get("/api/tables")],
    }
    for status, of in answers.items():
        for answer in of:
            assert answer.status_code == status, answer.url
            check_headers(answer)


def test_an_unmodified_page_keeps_its_original_policy(server: LiveServer) -> None:
    tag = server.http.get("/").headers["ETag"]
    answer = server.http.get("/", headers={"If-None-Match": tag})
    assert answer.status_code == 304 and "Content-Security-Policy" not in answer.headers
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_rate_limited_response_has_security_headers_too(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits(), requests=Rate(0.01, 1))
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, limits=limits)) as server:
        answer = server.http.get("/api/games")
        while answer.status_code != 429:
            answer = server.http.get("/api/games")
        check_headers(answer)


def check_headers(answer: httpx.Response) -> None:
    headers = answer.headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "microphone=(self)" in headers["Permissions-Policy"] and "camera=()" in headers["Permissions-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert len(headers.get_list("content-security-policy")) == 1


def test_the_page_may_connect_only_to_its_own_server(server: LiveServer) -> None:
    policy = server.http.get("/").headers["Content-Security-Policy"]
    own = f"127.0.0.1:{server.port}"
    assert f"connect-src 'self' ws://{own} wss://{own};" in policy
    for host in ("x*", "x,y", "x_y", ""):
        odd = server.http.get("/", headers={"Host": host}).headers["Content-Security-Policy"]
        assert "connect-src 'self';" in odd
    assert server.http.get("/api/games").headers["Content-Security-Policy"].startswith("default-src 'none'")
