"""Our proxy files in front of a real server: a page, an answer, and a game over a WebSocket."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from scripts.attack.nodes import free_port
from tests.deploy.proxies import anybody, caddy_site, needs, nginx_site, running
from tests.server.house import LiveServer
from websockets.sync.client import connect
from websockets.typing import Origin

pytestmark = pytest.mark.proxies


def test_a_match_is_played_through_nginx(tmp_path: Path) -> None:
    nginx = needs("nginx")
    http, https = free_port(), free_port()
    with LiveServer(tmp_path / "tables.db") as server:
        site = nginx_site(tmp_path, server.port, http, https)
        subprocess.run([nginx, "-t", "-c", site], check=True, capture_output=True)
        with running([nginx, "-c", str(site)], https, tmp_path):
            moved = httpx.get(f"http://127.0.0.1:{http}/t/abc", headers={"Host": "play.example.org"})
            assert (moved.status_code, moved.headers["location"]) == (301, "https://play.example.org/t/abc")
            plays(server, f"https://127.0.0.1:{https}", f"wss://127.0.0.1:{https}")


def test_a_mistake_in_the_nginx_file_would_be_noticed(tmp_path: Path) -> None:
    nginx = needs("nginx")
    site = nginx_site(tmp_path, 8642, free_port(), free_port())
    site.write_text(site.read_text().replace("proxy_pass", "proxy_pas"))
    assert subprocess.run([nginx, "-t", "-c", site], capture_output=True).returncode == 1


def test_a_match_is_played_through_caddy(tmp_path: Path) -> None:
    caddy = needs("caddy")
    port = free_port()
    with LiveServer(tmp_path / "tables.db") as server:
        site = caddy_site(tmp_path, server.port, port)
        with running([caddy, "run", "--adapter", "caddyfile", "--config", str(site)], port, tmp_path):
            plays(server, f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}")


def plays(server: LiveServer, http: str, ws: str) -> None:
    """Guest, table, hello, an answer both ways, and the address that the server sees is the guest's."""
    page = httpx.Client(base_url=http, verify=False)
    token = page.post("/api/people", json={"name": "Anna"}).json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    wish = {"game": "tiny-epic-galaxies", "seats": 2, "bots": ["easy"]}
    code = page.post("/api/tables", json=wish, headers=bearer).json()["code"]
    secure: dict[str, Any] = {"ssl": anybody()} if ws.startswith("wss") else {}
    with connect(f"{ws}/ws/{code}", origin=Origin(http), legacy=True, **secure) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        assert msgspec.json.decode(socket.recv())["type"] == "welcome"
        socket.send('{"type":"start","id":"1"}')
        kinds = set()
        while "done" not in kinds:
            kinds.add(msgspec.json.decode(socket.recv(timeout=60))["type"])
        assert "update" in kinds
        viewer = next(iter(server.house.tables[code].audience.viewers))
        assert viewer.address == "127.0.0.1"
