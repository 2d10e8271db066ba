"""The operator's page in a browser: closed without the token, and its notices reach the tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Complaints
from tests.e2e.server_process import Server
from tests.e2e.tables import table_of

TOKEN = "a token that nobody guesses"
DAY = 86_400_000


@pytest.mark.browser
def test_an_operator_warns_the_tables_drains_the_node_and_closes_a_table(
    new_server: Callable[..., Server],
    new_page: Callable[..., Page],
    complaints: Complaints,
    shot: Callable[[Page, str], Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("READYROOM_ADMIN_TOKEN", TOKEN)
    complaints.expect("401")
    server = new_server(games=("tests.games.cabal:Cabal",))
    table, operator = new_page(url=server.url), new_page("phone", url=server.url)
    table_of(table, "Ada")

    operator.goto("/admin")
    operator.get_by_label("Operator token").fill("a guess")
    operator.get_by_role("button", name="Open").click()
    expect(operator.get_by_role("alert")).to_contain_text("That is not the operator's token.")
    operator.get_by_label("Operator token").fill(TOKEN)
    operator.get_by_role("button", name="Open").click()
    expect(operator.get_by_text("tables loaded")).to_be_visible()

    operator.get_by_label("in minutes").fill("5")
    operator.get_by_role("button", name="Announce").click()
    expect(table.get_by_role("alert")).to_contain_text("The server is about to restart.")
    expect(table.get_by_role("timer", name="Time left")).to_be_visible()
    operator.get_by_role("button", name="Drain this node").click()
    expect(operator.get_by_role("button", name="Take new people again")).to_be_visible()
    operator.get_by_text("gathering").click()
    row = operator.get_by_role("region", name="Tables").get_by_role("button", expanded=False)
    row.click()
    expect(operator.get_by_role("button", name="Ban Ada")).to_be_visible()
    shot(operator, "admin-phone")
    shot(table, "announced")
    operator.on("dialog", lambda dialog: dialog.accept())
    operator.get_by_role("button", name="Close the table").click()
    expect(table.get_by_role("heading", name="This table was closed")).to_be_visible()


@pytest.mark.browser
def test_an_operator_closes_a_season(
    new_server: Callable[..., Server], new_page: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("READYROOM_ADMIN_TOKEN", TOKEN)
    server = new_server()
    with httpx.Client(base_url=server.url) as http:
        token = http.post("/api/people", json={"name": "Ada"}).json()["token"]
        ada = {"Authorization": f"Bearer {token}"}
        now = int(time.time() * 1000)
        season = {"name": "Autumn league", "games": ["starship-captains"], "starts": now, "ends": now + DAY}
        code = http.post("/api/seasons", json=season, headers=ada).raise_for_status().json()["code"]
        operator = new_page(url=server.url)
        operator.goto("/admin")
        operator.get_by_label("Operator token").fill(TOKEN)
        operator.get_by_role("button", name="Open").click()
        operator.get_by_text("Seasons").click()
        row = operator.get_by_role("region", name="Seasons").get_by_role("listitem")
        expect(row).to_contain_text("1 member")
        operator.on("dialog", lambda dialog: dialog.accept())
        row.get_by_role("button", name="Close Autumn league").click()
        expect(row).to_have_text("There are no seasons.")
        assert http.get(f"/api/seasons/{code}", headers=ada).status_code == 404
