"""The screens shown in the documentation; READYROOM_SCREENSHOTS=1 renews the pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.server_process import Server
from tests.e2e.tables import start, table_of

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]


def test_the_lobby_shows_tables_to_join_and_to_resume(
    new_page: NewPage, new_server: Callable[..., Server], shot: Shot
) -> None:
    house = new_server()  # with the house's own games alone
    host, page = new_page(url=house.url), new_page(url=house.url)
    table_of(host, "Hedda", chairs=("person", "normal"), beyond_the_black=True)
    table_of(page, "Ada", chairs=("normal",))
    start(page)
    page.goto("/")
    expect(page.get_by_role("region", name=re.compile("^Resume"))).to_contain_text("your turn")
    expect(page.get_by_role("region", name=re.compile("^Open tables"))).to_contain_text(re.compile("Hedda.s table"))
    shot(page, "lobby")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").click()
    expect(page.get_by_role("dialog", name="Open a table")).to_be_visible()
    shot(page, "open-a-table")
