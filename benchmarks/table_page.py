"""The cost of a table in the browser of a mid-range phone: opening, following, tapping, and staying for a while."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from benchmarks.page import SLOWER, as_on_a_phone, launched
from benchmarks.rows import Row, at_most
from playwright.sync_api import Browser, Page
from tests.e2e.galaxies import Player, together
from tests.e2e.server_process import Server
from tests.e2e.tables import start, table_of
from tests.server.house import Client

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "tiny-epic-galaxies": (5, {"beyond_the_black": True}),
    "space-alert": (5, {}),
    "galaxy-trucker": (4, {}),
    "starship-captains": (4, {}),
}
"""The most bots for a table of each game."""
DESK = {"viewport": {"width": 1440, "height": 900}}
WATCHED = 15_000
"""Milliseconds."""
PACE = "0.75"
"""How long bots think at a normal table, in seconds."""
MATCHES = 5
TAPS = 12
MOVED = """() => {
  let from = -Infinity, last = -Infinity, sum = 0;
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, startTime, value } of list.getEntries()) {
      if (hadRecentInput) continue;
      if (startTime - last > 1000 || startTime - from > 5000) [from, sum] = [startTime, 0];
      [last, sum] = [startTime, sum + value];
      window.moved = Math.max(window.moved, sum);
    }
  }).observe({ type: "layout-shift" });
}"""
"""The worst five seconds, as defined by the Web Vitals."""
TAPPED = """() => {
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.name === "click") window.taps.push(one.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""


def tables(rounds: int) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder, launched() as (browser, phone):
        server = Server(Path(folder), games=(), extra=("--bot-pace", PACE)).start()
        try:
            rows = [_opened(browser, phone, server.url, game, rounds) for game in GAMES]
            for game in GAMES:
                rows += _followed(browser, DESK, server.url, game, "a desk")
                rows += _followed(browser, phone, server.url, game, "a phone")
            rows.append(_tapped(browser, phone, server.url))
        finally:
            server.close()
        return [*rows, _stayed(browser, Path(folder))]


def _opened(browser: Browser, phone: dict[str, Any], url: str, game: str, rounds: int) -> Row:
    """Seconds until a running table is visible, with an empty cache on a slow network."""
    page = _page(browser, DESK, url)
    code = _bots_play(page, game, url)
    page.context.close()

    def once() -> float:
        page = _page(browser, phone, url)
        as_on_a_phone(page)
        started = perf_counter()
        page.goto(f"/t/{code}", wait_until="commit")
        page.locator("[data-seq]").wait_for()
        spent = perf_counter() - started
        page.context.close()
        return spent

    return at_most("a running table, cold, slow 4G", game, min(once() for _ in range(rounds)), "s", 2.5)


def _followed(browser: Browser, profile: dict[str, Any], url: str, game: str, who: str) -> list[Row]:
    """The longest task of the page while bots play, and how much the layout shifts."""
    page = _page(browser, profile, url)
    page.goto(f"/t/{_bots_play(page, game, url)}")
    page.locator("[data-seq]").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(MOVED)
    browser.start_tracing(page=page, categories=["toplevel"])
    page.wait_for_timeout(WATCHED)
    longest = _longest_task(json.loads(browser.stop_tracing()))
    moved = page.evaluate("() => window.moved")
    page.context.close()
    said = f"{game}, {who}"
    return [
        at_most(f"longest task while bots play, {SLOWER}x slower", said, SLOWER * longest, "ms", 100),
        at_most("what moves by itself while bots play (CLS)", said, max(moved, 0.0001), "", 0.1),
    ]


def _longest_task(trace: dict[str, Any]) -> float:
    """The longest task of the page's main thread, in milliseconds; other processes do not count."""
    events = trace["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = (one for one in events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in mains)
    return float(max(one.get("tdur", 0) for one in tasks)) / 1000


def _tapped(browser: Browser, phone: dict[str, Any], url: str) -> Row:
    """From tapping a die to the next paint."""
    page = _page(browser, phone, url)
    table_of(page, "Ada", chairs=("easy",))
    start(page)
    ada = Player(page, "Ada")
    together([ada], lambda player, look: len(look.of("dice:")) > 1 and "End turn" in look.buttons)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(TAPPED)
    dice = page.locator("[data-target^='dice:']").locator("visible=true")
    for tap in range(TAPS):
        dice.nth(tap % 2).click()
        page.wait_for_timeout(300)
    found = page.evaluate("() => window.taps")
    page.context.close()
    # Anything below 16 ms is not reported.
    return at_most("tap to paint, 4x slower", "tiny-epic-galaxies, a phone", median(found or [16]), "ms", 100)


def _stayed(browser: Browser, folder: Path) -> Row:
    """How much more memory a page holds after five more matches than after the first."""
    server = Server(folder, games=()).start()
    try:
        page = _page(browser, DESK, server.url)
        page.goto("/")
        held = [_after_a_match(page, server.url) for _ in range(MATCHES + 1)]
        page.context.close()
    finally:
        server.close()
    return at_most(f"memory after {MATCHES} more matches", "tiny-epic-galaxies", max(held[-1] - held[0], 0.01), "MB", 3)


def _after_a_match(page: Page, url: str) -> float:
    """The lobby's memory after a match was watched to its end: megabytes, after garbage collection."""
    code = _bots_play(page, "tiny-epic-galaxies", url)
    _goes(page, f"/t/{code}")
    page.get_by_role("dialog").get_by_role("link", name="Watch the replay").wait_for(timeout=180_000)
    _goes(page, "/")
    page.get_by_role("button", name="Open a table of").first.wait_for()
    tools = page.context.new_cdp_session(page)
    tools.send("HeapProfiler.collectGarbage")
    used: float = tools.send("Runtime.getHeapUsage")["usedSize"]
    return used / 1e6


def _goes(page: Page, path: str) -> None:
    """Follows a link within the page, without reloading it."""
    page.evaluate(
        "(path) => { const a = Object.assign(document.createElement('a'), { href: path }); document.body.append(a);"
        " a.click(); a.remove() }",
        path,
    )


def _bots_play(page: Page, game: str, url: str) -> str:
    """Starts a match of bots only; returns its code."""
    seats, options = GAMES[game]
    host = page.request.post("/api/people", data={"name": "Ada"}).json()
    opened = page.request.post(
        "/api/tables",
        data={"game": game, "seats": seats, "options": options, "bots": ["normal"] * (seats - 1)},
        headers={"Authorization": f"Bearer {host['token']}"},
    )
    code = str(opened.json()["code"])
    table = Client(urlsplit(url).port or 80, code, host["token"])
    table.does("stand", seat=0)
    table.does("seat_bot", seat=0, level="normal")
    table.does("start")
    table.socket.close()
    return code


def _page(browser: Browser, profile: dict[str, Any], url: str) -> Page:
    return browser.new_context(base_url=url, **profile).new_page()
