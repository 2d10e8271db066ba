"""A guest downloads all their data and is forgotten, on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Complaints
from tests.e2e.tables import open_table, toast


def test_a_guest_downloads_their_data_and_is_forgotten(
    new_page: Callable[..., Page], complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expect("4401|401")
    page = new_page("phone")
    code = open_table(page, "Zora")
    page.get_by_role("button", name="Settings").click()
    drawer = page.get_by_role("dialog", name="Settings")
    with page.expect_download() as coming:
        drawer.get_by_role("button", name="Download my data").click()
    coming.value.save_as(tmp_path / "mine.json")
    told = json.loads((tmp_path / "mine.json").read_text())
    assert told["person"]["name"] == "Zora" and told["tables"][0]["code"] == code

    drawer.get_by_role("button", name="Delete my data").click()
    drawer.get_by_role("button", name="Cancel").click()
    drawer.get_by_role("button", name="Delete my data").click()
    expect(drawer.get_by_text("This cannot be undone.")).to_be_visible()
    box = drawer.get_by_role("button", name="Delete my data").bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["height"] >= 44
    drawer.get_by_role("button", name="Delete my data").click()
    toast(page, re.compile("Your data is deleted"))
    expect(drawer.get_by_text("No name yet")).to_be_visible()

    other = new_page()
    other.goto(f"/t/{code}")
    expect(other.get_by_role("heading", name="A table")).to_be_visible()
    assert "Zora" not in other.content()
