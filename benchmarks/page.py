"""What a first visit costs: everything the front page fetches, gzipped as a server sends it."""

from __future__ import annotations

import gzip
import os
import tempfile
from pathlib import Path
from urllib.request import urlopen

from benchmarks.rows import Row, at_most
from playwright.sync_api import sync_playwright
from tests.e2e.browser import find_chromium
from tests.e2e.serving import Server

PACKED = (".woff2", ".png", ".jpg", ".webp")
"""What gzip cannot make smaller."""


def first_visit() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), games=()).start()
        try:
            sizes = {address: _size(address) for address in _fetched(server.url)}
        finally:
            server.close()
    code = sum(size for address, size in sizes.items() if not address.endswith(PACKED))
    return [
        at_most("first visit, gzipped", "the front page with fonts", sum(sizes.values()) / 1000, "kB", 150),
        Row("first visit, gzipped", "of it page, code and styles", code / 1000, "kB"),
    ]


def _fetched(url: str) -> list[str]:
    """The files that a browser asks for when it opens the front page for the first time."""
    asked: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox"] if os.geteuid() == 0 else []
        )
        page = browser.new_page()
        page.on("requestfinished", lambda request: asked.append(request.url))
        page.goto(url, wait_until="networkidle")
        browser.close()
    return [address for address in dict.fromkeys(asked) if address.startswith(url) and "/api/" not in address]


def _size(address: str) -> int:
    with urlopen(address, timeout=10) as answer:
        body: bytes = answer.read()
    return len(body) if address.endswith(PACKED) else len(gzip.compress(body, 9))
