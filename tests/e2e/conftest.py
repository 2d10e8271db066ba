"""Fixtures of the browser tests: a server, a browser, desktop and phone pages.

A page that logs an error fails its test. The browser lives only as long as this package's tests: other packages run
their own event loops, and Playwright's must be gone before them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright
from tests.e2e.axe import PLAIN_NO_MORE
from tests.e2e.browser import NoBrowser, find_chromium, find_light_chromium
from tests.e2e.missions import ShipClock
from tests.e2e.server_process import ROOT, Server

PICTURES = os.environ.get("READYROOM_SCREENSHOTS") == "1"
PROFILES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2 if PICTURES else 1,  # four times the pixels, only for screenshots
        "has_touch": True,
        "is_mobile": True,
    },
}
# Newer Chromium draws its own buttons as pages, which each window would load in vain, and keeps a spare process for the
# next page. The rest is Playwright's default list, which a second list replaces.
LEFT_OUT = (
    "InitialWebUI", "PreloadTopChromeWebUI", "TabStripWebUI", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup",
    "WebUIReloadButton", "WebUITabStrip", "WebUIToolbar", "SpareRendererForSitePerProcess",
    "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "OptimizationHints",
    "PaintHolding", "ThirdPartyStoragePartitioning",
)  # fmt: skip
# Headless Chromium would round letter widths to whole pixels, unlike real browsers. A page lives for seconds:
# optimizing its code costs more than it saves.
ARGUMENTS = (
    "--autoplay-policy=no-user-gesture-required", "--font-render-hinting=none", "--js-flags=--no-opt --no-maglev",
)  # fmt: skip
# Drawing happens without a graphics card, and nobody sees it: blur, shadows, pictures and skies cost a third of the
# test time. They keep their place and clicks, and axe checks the page with them.
PLAIN = """addEventListener("DOMContentLoaded", () => {
  const plain = new CSSStyleSheet();
  plain.replaceSync(`*, ::before, ::after, ::backdrop {
    backdrop-filter: none !important; background-image: none !important;
    box-shadow: none !important; text-shadow: none !important;
  }
  svg { opacity: 0 !important }`);
  document.adoptedStyleSheets.push(plain);
})"""
FAILED = pytest.StashKey[bool]()
# A busy machine is not a bug.
expect.set_options(timeout=60_000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tells fixtures that a test has failed, so that they can save a screenshot."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with bots that answer at once, with the two small games besides the real ones."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.close()


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers that a test can stop, kill and restart."""
    started: list[Server] = []

    def start(games: tuple[str, ...] = (), extra: tuple[str, ...] = (), program: str = "tests.e2e.seeded") -> Server:
        folder = tmp_path / f"server-{len(started)}"
        folder.mkdir()
        started.append(Server(folder, games, extra, program).start())
        return started[-1]

    yield start
    for running in started:
        running.close()


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ShipClock:
    """The clock of ``house``, which a test moves."""
    file = tmp_path / "clock"
    monkeypatch.setenv("READYROOM_TEST_CLOCK", str(file))
    return ShipClock(file)


@pytest.fixture
def house(clock: ShipClock, new_server: Callable[..., Server]) -> Server:
    """The test's own server, whose clock the test moves."""
    return new_server(program="tests.e2e.stepped")


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A headless browser without notifications and microphones; a module that needs them launches another."""
    running = launched(playwright, find_light_chromium)
    yield running
    running.close()


def launched(
    playwright: Playwright,
    find: Callable[[], str] = find_chromium,
    more: tuple[str, ...] = (),
    left_out: tuple[str, ...] = (),
) -> Browser:
    """Starts a browser with these extra arguments and without these features."""
    try:
        executable = find()
    except NoBrowser as missing:
        pytest.fail(str(missing), pytrace=False)
    # Chromium refuses its sandbox to root.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    features = f"--disable-features={','.join(LEFT_OUT + left_out)}"
    return playwright.chromium.launch(executable_path=executable, args=[*sandbox, *ARGUMENTS, features, *more])


class Complaints:
    """Errors that pages have logged. A test that provokes some says which."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        self._expected.append(re.compile(pattern))

    def watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.lines.append(f"{error}"))

    def unexpected(self) -> list[str]:
        return [line for line in self.lines if not any(pattern.search(line) for pattern in self._expected)]

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.lines.append(f"{message.text} ({message.location.get('url', '')})")


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """Errors in the pages' consoles; ``complaints.expect(pattern)`` allows those a test provokes."""
    heard = Complaints()
    yield heard
    assert heard.unexpected() == [], "A page logged errors."


@pytest.fixture
def new_page(
    browser: Browser,
    complaints: Complaints,
    new_server: Callable[..., Server],  # whose servers stay until the pages are closed
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Page]]:
    """Opens a page in its own browser profile: another person each time."""
    contexts: list[BrowserContext] = []

    def open_page(profile: str = "desktop", url: str | None = None, **more: Any) -> Page:
        base = url if url is not None else request.getfixturevalue("server").url
        # Nothing moves, unless a test is about motion.
        context = browser.new_context(base_url=base, **{"reduced_motion": "reduce", **PROFILES[profile], **more})
        contexts.append(context)
        if not PICTURES:
            context.add_init_script(PLAIN)
        page = context.new_page()
        page.set_default_timeout(60_000)
        complaints.watch(page)
        return page

    yield open_page
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(page for context in contexts for page in context.pages):
            save(page, f"failed-{request.node.name}-{number}", ROOT / "test-results")
    for context in contexts:
        context.close()


@pytest.fixture
def shot() -> Callable[[Page, str], Path]:
    """Takes a screenshot for docs/images if READYROOM_SCREENSHOTS=1; otherwise does nothing."""
    if not PICTURES:
        return lambda page, name: ROOT / "docs/images" / f"{name}.png"
    return lambda page, name: slim(save(page, name, ROOT / "docs/images"))


def save(page: Page, name: str, folder: Path) -> Path:
    path = folder / f"{re.sub(r'[^A-Za-z0-9_-]+', '-', name)}.png"
    folder.mkdir(parents=True, exist_ok=True)
    page.evaluate(PLAIN_NO_MORE)
    page.screenshot(path=path, animations="disabled")
    return path


def slim(picture: Path) -> Path:
    """256 colors are enough for a page, and a third of the bytes. Rare colors matter: they are the seats'."""
    with Image.open(picture) as full:
        full.convert("RGB").quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=1).save(picture, optimize=True)
    return picture
