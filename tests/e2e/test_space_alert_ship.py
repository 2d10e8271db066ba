"""The planning ship: your cards move your own figure, and a call moves it for everyone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.e2e.missions import ShipClock, hand, take_off
from tests.e2e.server_process import Server

NewPage = Callable[..., Page]
AWAY = re.compile(r"^(upper|lower) (red|blue|white): (.*, )?Ada\b")


def rooms_with_ada(page: Page) -> Locator:
    """The rooms other than the bridge in which Ada stands."""
    return page.locator("[data-station]:not([data-station=upper_white])").and_(page.get_by_role("button", name=AWAY))


def test_your_cards_move_your_figure_and_a_call_moves_it_for_everyone(
    house: Server, clock: ShipClock, new_page: NewPage
) -> None:
    ada, ben = new_page(url=house.url), new_page(url=house.url)
    take_off(ada, (ben, "Ben"), name="Ada", mission="Mission 1", bots=("easy", "easy"))
    expect(ada.locator("[data-station=upper_white]")).to_have_accessible_name(re.compile("Ada"))

    # A card in the hand says what it will do, and its figure goes there before it is laid.
    hand(ada).first.click()
    ada.keyboard.press(" ")
    expect(ada.get_by_role("status", name="Your card")).to_contain_text("Turn 1: To ")
    expect(rooms_with_ada(ada)).to_have_count(1)
    ada.keyboard.press("Enter")
    ada.get_by_role("button", name="Previous turn").first.click()
    expect(rooms_with_ada(ada)).to_have_count(1)

    # Nobody else knows until she says so.
    expect(ben.locator("[data-station=upper_white]")).to_have_accessible_name(re.compile("Ada"))
    expect(rooms_with_ada(ben)).to_have_count(0)
    ada.get_by_role("button", name=re.compile("^Call turn 1: ")).click()
    expect(rooms_with_ada(ben)).to_have_count(1)
    expect(ben.locator("[data-station=upper_white]")).not_to_have_accessible_name(re.compile("Ada"))
