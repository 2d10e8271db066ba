"""Agreements of a Galaxy Trucker table, and repairs at the mild inspection, in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, violations
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, fill_row, open_table, say_name, start
from tests.e2e.yards import GAME, asked, finish, flies, hand, open_yard, parts, take_open

NewPage = Callable[..., Page]
NewServer = Callable[..., Server]


@pytest.mark.parametrize("profile", ["desktop", "phone"])
def test_a_beginner_repairs_a_ship_turns_a_tile_and_takes_another(
    new_server: NewServer, new_page: NewPage, profile: str
) -> None:
    yard = new_server(games=("tests.e2e.shipyard:CROOKED",))
    page = new_page(profile, url=yard.url)
    open_table(
        page, "Ada", "Galaxy Trucker", (), ("Mild inspection",), choices={"Building": "Relaxed"}, finer=True,
        rows={"Flights": "I"},
    )  # fmt: skip
    start(page)
    finish(page)
    asked(page, "Repair your ship")
    assert violations(page) == []

    # The cannon is taken off, and would fit if it were turned.
    page.locator("button[data-target='7,6']").click()
    answer_bar(page).get_by_role("button", name=re.compile("^Take off the cannon")).click()
    expect(hand(page)).to_be_visible()
    answer_bar(page).get_by_role("button", name="Return").click()

    # Another that lies face up takes its place; then the ship may fly.
    take_open(page, "cannon-2")
    expect(hand(page)).to_be_visible()
    if profile == "phone":
        page.locator("button[data-target='7,6']").tap()
        answer_bar(page).get_by_role("button", name=re.compile("^Place it here")).tap()
    else:
        page.locator("button[data-target='7,6']").click()
    asked(page, "Your ship is ready to fly")
    expect(parts(page)).to_have_count(3)
    assert violations(page) == [] and not overflow(page)
    page.get_by_role("button", name="Finish building").click()
    expect(page.locator("header .title", has_text=re.compile("Flight I"))).to_be_visible()
    assert flies(page)


def test_the_table_agrees_on_ships_once_the_mission_is_known(new_server: NewServer, new_page: NewPage) -> None:
    house = new_server(games=(GAME,))
    ada = new_page(url=house.url)
    open_yard(ada, "Ada", ("easy", "normal"), flights="III", missions=True)
    start(ada)
    expect(ada.locator("#main").get_by_role("heading", name="Which mission do you want to fly?")).to_be_visible()
    # Neither of these asks for more: bets are placed, and a supercard dared, before the ships are built.
    plain = ada.locator("[data-guide=missions] b").filter(has_not_text=re.compile("The Bet|Beverage|Hilarious"))
    title = plain.first.inner_text()
    assert violations(ada) == []

    # The bots leave the choice to her; so one vote is enough, and one yes changes the ships.
    ada.locator("[data-guide=missions]").get_by_role("button").filter(has_text=title).click()
    expect(ada.locator("#main").get_by_text("Switch to class IIIA ships for this mission?")).to_be_visible()
    expect(ada.locator("[data-guide=missions]")).to_contain_text(title)
    assert violations(ada) == []
    ada.get_by_role("button", name="Switch ships").click()
    ada.get_by_role("heading", name="Build a class IIIA ship").wait_for()


def test_the_row_of_flights_can_be_made_longer_and_shorter(new_server: NewServer, new_page: NewPage) -> None:
    house = new_server(games=(GAME,))
    page = new_page("phone", url=house.url)
    page.goto("/")
    page.get_by_role("button", name="Open a table of Galaxy Trucker").click()
    say_name(page, "Ada")
    dialog = page.get_by_role("dialog", name="Open a table")
    dialog.get_by_text("More rules options").click()
    row = dialog.get_by_role("group", name="Flights")
    expect(row.get_by_role("combobox")).to_have_count(1)  # a newcomer's first flight
    fill_row(row, ["II", "II", "III", "III", "I", "I", "I", "III"])
    expect(row.get_by_role("button", name="One more flight")).to_be_disabled()
    assert violations(page) == [] and not overflow(page)
    fill_row(row, ["II", "III"])
    dialog.get_by_role("button", name=re.compile("^Open")).click()
    expect(page.get_by_text("Flights: II, III")).to_be_visible()
