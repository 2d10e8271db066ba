"""The cost of a first visit: everything the front page loads, gzipped as a server sends it."""

from __future__ import annotations

import gzip
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.request import urlopen

from benchmarks.rows import Row, at_most
from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.browser import find_chromium
from tests.e2e.server_process import Server

PACKED = (".woff2", ".png", ".jpg", ".webp")
"""Already compressed."""


PHONE = "Pixel 7"
SLOWER = 4
"""How many times slower than a desktop a mid-range phone is, according to Lighthouse."""
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 768_000 / 8}
"""Lighthouse's slow 4G network: milliseconds, and bytes a second."""


def first_visit(rounds: int) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), games=()).start()
        try:
            with launched() as (browser, phone):
                sizes = {address: _size(address) for address in _fetched(browser, server.url)}
                usable = min(_usable(browser, phone, server.url) for _ in range(rounds))
        finally:
            server.close()
    code = sum(size for address, size in sizes.items() if not address.endswith(PACKED))
    return [
        at_most("first visit, gzipped", "the front page with fonts", sum(sizes.values()) / 1000, "kB", 100),
        Row("first visit, gzipped", "of it page, code and styles", code / 1000, "kB"),
        at_most("first visit, until a table can be opened", "mid-range phone, slow 4G", usable, "s", 2),
    ]


@contextmanager
def launched() -> Iterator[tuple[Browser, dict[str, Any]]]:
    """A browser, and the options for a phone's page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox"] if os.geteuid() == 0 else []
        )
        yield browser, playwright.devices[PHONE]
        browser.close()


def as_on_a_phone(page: Page) -> None:
    """Slows the page and its network down."""
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", NETWORK)


def _fetched(browser: Browser, url: str) -> list[str]:
    """The files that a browser requests when it opens the front page for the first time."""
    asked: list[str] = []
    page = browser.new_page()
    page.on("requestfinished", lambda request: asked.append(request.url))
    page.goto(url, wait_until="networkidle")
    page.close()
    return [address for address in dict.fromkeys(asked) if address.startswith(url) and "/api/" not in address]


def _usable(browser: Browser, phone: dict[str, Any], url: str) -> float:
    """Seconds from navigation until the button that opens a table appears, with an empty cache."""
    context = browser.new_context(**phone)
    page = context.new_page()
    as_on_a_phone(page)
    started = perf_counter()
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name="Open a table of").first.wait_for()
    spent = perf_counter() - started
    context.close()
    return spent


def _size(address: str) -> int:
    with urlopen(address, timeout=10) as answer:
        body: bytes = answer.read()
    return len(body) if address.endswith(PACKED) else len(gzip.compress(body, 9))
