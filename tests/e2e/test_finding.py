"""Finding each other: a lobby that shows what someone looks for."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.tables import table_of

NewPage = Callable[..., Page]


def finder(page: Page) -> None:
    """The tables of others are looked for when there is somewhere to show them."""
    page.get_by_role("region", name="Find a table").scroll_into_view_if_needed()


def test_a_filtered_lobby_can_be_linked_and_is_remembered(new_page: NewPage) -> None:
    table_of(new_page(), "Hedda")
    table_of(new_page(), "Torben", "space-alert")
    page = new_page("phone")
    page.goto("/?game=space-alert")
    finder(page)
    tables = page.get_by_role("region", name=re.compile("^Open tables"))
    expect(tables.get_by_role("link", name=re.compile("Torben.s table"))).to_be_visible()
    expect(tables.get_by_role("link", name=re.compile("Hedda.s table"))).to_have_count(0)

    page.get_by_label("Game", exact=True).select_option("tiny-epic-galaxies")
    expect(tables.get_by_role("link", name=re.compile("Hedda.s table"))).to_be_visible()
    expect(tables.get_by_role("link", name=re.compile("Torben.s table"))).to_have_count(0)
    expect(page).to_have_url(re.compile(r"\?game=tiny-epic-galaxies$"))
    page.get_by_role("button", name="For newcomers").click()
    expect(tables).to_contain_text("No open table fits")

    page.goto("/")
    finder(page)
    expect(page).to_have_url(re.compile(r"\?game=tiny-epic-galaxies&newcomers=1$"))
    page.get_by_role("button", name="Clear filters").click()
    expect(tables.get_by_role("link", name=re.compile("table at"))).not_to_have_count(0)
    expect(page).to_have_url(re.compile(r"/$"))
