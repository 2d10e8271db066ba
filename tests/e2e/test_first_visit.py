"""The size of a first visit in bytes sent, never in time."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import PurePosixPath

from playwright.sync_api import Page, Response
from tests.e2e.server_process import ROOT
from tests.e2e.tables import start, table_of

STATIC = ROOT / "src/readyroom/server/static"
BUDGET = 100_000
"""The front page. A table has more to show."""
TABLE_BUDGET = 150_000
ALREADY_SMALL = {".woff2", ".png", ".webp"}


class Fetched:
    """What a page has fetched: the board's own code, and everything else."""

    def __init__(self, page: Page) -> None:
        self.files: dict[str, int] = {}
        self.board: dict[str, int] = {}
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        path = "/" + response.url.split("/", 3)[3].split("?")[0]
        if response.request.resource_type in ("document", "script", "stylesheet", "font", "image"):
            (self.board if "tiny-epic-galaxies" in path else self.files)[path] = sent(path)

    @property
    def size(self) -> int:
        return sum(self.files.values())

    def __repr__(self) -> str:
        return f"{self.size} bytes: {sorted(self.files.items(), key=lambda one: -one[1])}"


def sent(path: str) -> int:
    """The bytes of a built file, compressed as the server would."""
    file = STATIC / path.lstrip("/") if PurePosixPath(path).suffix else STATIC / "index.html"
    body = file.read_bytes()
    return len(body) if file.suffix in ALREADY_SMALL else len(gzip.compress(body, 9))


def test_a_first_visit_to_the_lobby_is_small(new_page: Callable[..., Page]) -> None:
    page = new_page("phone")
    fetched = Fetched(page)
    page.goto("/")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").wait_for()
    page.wait_for_load_state("networkidle")
    assert 20_000 < fetched.size < BUDGET, fetched
    assert not fetched.board, "The lobby loads no board."


def test_a_first_visit_by_a_link_to_a_table_is_small_before_the_board_s_own_code(new_page: Callable[..., Page]) -> None:
    host, gathering, playing = new_page(), new_page("phone"), new_page("phone")
    code = table_of(host, "Ada")
    before = Fetched(gathering)
    gathering.goto(f"/t/{code}")
    gathering.get_by_role("button", name="Sit down").wait_for()
    gathering.wait_for_load_state("networkidle")
    assert 20_000 < before.size < TABLE_BUDGET, before

    host.get_by_label("Bot in seat 2").select_option("easy")
    start(host)
    fetched = Fetched(playing)
    playing.goto(f"/t/{code}")
    playing.get_by_role("region", name="Planets").wait_for()
    playing.wait_for_load_state("networkidle")
    assert fetched.board, "The table has loaded its board."
    assert 20_000 < fetched.size < TABLE_BUDGET, fetched


def test_responses_are_compressed(new_page: Callable[..., Page]) -> None:
    page = new_page()
    encodings: dict[str, str] = {}
    page.on(
        "response",
        lambda answer: (
            encodings.update({answer.url: answer.headers.get("content-encoding", "")})
            if answer.url.endswith((".js", ".css"))
            else None
        ),
    )
    page.goto("/")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").wait_for()
    assert encodings
    big = {url for url in encodings if (STATIC / url.split("/", 3)[3]).stat().st_size > 2_000}
    assert {encodings[url] for url in big} == {"gzip"}
