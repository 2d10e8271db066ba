"""What a first visit costs: sizes as they are sent, never times."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import PurePosixPath

from playwright.sync_api import Page, Response
from tests.e2e.serving import ROOT
from tests.e2e.tables import open_table, start

STATIC = ROOT / "src/readyroom/server/static"
BUDGET = 150_000
TABLE = 35_000
ALREADY_SMALL = {".woff2", ".png", ".webp"}


def sent(path: str) -> int:
    """The bytes of a built file, compressed as the server would."""
    file = STATIC / path.lstrip("/") if PurePosixPath(path).suffix else STATIC / "index.html"
    body = file.read_bytes()
    return len(body) if file.suffix in ALREADY_SMALL else len(gzip.compress(body, 9))


def test_a_first_visit_is_small_before_the_board_s_own_code(new_page: Callable[..., Page]) -> None:
    page = new_page("phone")
    fetched: dict[str, int] = {}
    boards: dict[str, int] = {}

    def note(response: Response) -> None:
        path = "/" + response.url.split("/", 3)[3].split("?")[0]
        if response.request.resource_type in ("document", "script", "stylesheet", "font", "image"):
            (boards if "tiny-epic-galaxies" in path else fetched)[path] = sent(path)

    page.on("response", note)
    page.goto("/")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").wait_for()
    page.wait_for_load_state("networkidle")
    lobby = sum(fetched.values())
    assert lobby > 20_000, "The page's files were not seen."
    assert not boards, "The lobby loads no board."
    assert lobby < BUDGET, sorted(fetched.items(), key=lambda one: -one[1])

    open_table(page, "Ada", chairs=("easy",))
    start(page)
    page.wait_for_load_state("networkidle")
    assert boards, "The table has loaded its board."
    assert sum(fetched.values()) - lobby < TABLE, sorted(fetched.items(), key=lambda one: -one[1])


def test_what_is_sent_is_compressed(new_page: Callable[..., Page]) -> None:
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
