"""Building ships in Galaxy Trucker in real browsers: against the hourglass, and at leisure on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.flights import fly_home
from tests.e2e.missions import ShipClock
from tests.e2e.serving import Server
from tests.e2e.tables import answer_bar, join, start, toast
from tests.e2e.test_small_games import hold_back
from tests.e2e.yards import (
    GAME,
    asked,
    build_in,
    finish,
    fit_in,
    get_ready,
    hand,
    open_yard,
    parts,
    put_away,
    take_one,
    to_the_flight,
)

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]
RUN = 90
"""Seconds of sand."""


@pytest.fixture
def yard(clock: ShipClock, new_server: Callable[..., Server]) -> Server:
    """A server on whose clock no sand runs until the test says so, with bots that leave tiles for the others."""
    return new_server(games=(GAME,), extra=("--bot-pace", "2"), program="tests.e2e.stepped")


def test_two_people_and_two_bots_build_against_the_hourglass(
    yard: Server, clock: ShipClock, new_page: NewPage, shot: Shot
) -> None:
    desk, phone = new_page(url=yard.url), new_page("phone", url=yard.url)
    code = open_yard(desk, "Ada", ("person", "normal", "normal"), flights="II")
    join(phone, code, "Bo")
    start(desk, phone)
    get_ready(desk, phone)
    expect(desk.get_by_role("timer")).to_have_text(re.compile(r"^1:[0-3]\d$"))

    # Both build at once; each sees the other's ship grow in small.
    build_in(desk, 7)
    build_in(phone, 4)
    expect(desk.get_by_role("img", name="Bo's ship, 5 parts")).to_be_visible()
    put_away(_with_a_tile(desk), "Set aside")
    expect(desk.get_by_role("region", name="Set aside").get_by_role("button")).to_have_count(1)

    # One looks at cards, which nobody else may do meanwhile; then they are put back.
    desk.get_by_role("button", name=re.compile("^Look at pile 2")).click()
    expect(desk.get_by_role("region", name="Pile 2").get_by_role("listitem")).to_have_count(3)
    phone.get_by_role("tab", name="Cards").click()
    expect(phone.get_by_role("button", name=re.compile("pile 2, .*Ada is looking"))).to_be_disabled()
    phone.get_by_role("tab", name="Build").click()
    answer_bar(desk).get_by_role("button", name=re.compile("^Put them back")).click()

    # Keys: take, turn, choose, place; and the latest tile can be lifted again.
    asked(desk, "Take a tile")
    built = parts(desk).count()
    desk.keyboard.press("Space")
    expect(hand(desk)).to_be_visible()
    desk.keyboard.press("r")
    desk.keyboard.press("Enter")
    desk.keyboard.press("Enter")
    expect(parts(desk)).to_have_count(built + 1)
    desk.keyboard.press("Backspace")
    expect(hand(desk)).to_be_visible()
    expect(parts(desk)).to_have_count(built)
    desk.keyboard.press("Enter")
    assert violations(desk) == []
    shot(desk, "galaxy-trucker-build")
    put_away(desk, "Return")

    # The sand runs out, and out; anyone may turn the glass, but only who has finished onto START.
    run_down(desk, clock, onto="I")
    finish(desk, "1st")
    run_down(desk, clock, onto="START")
    take_one(phone)
    clock.forward(RUN)

    # Time is up. A tile in hand may still be added; then ships are put right, crews board, and the rockets start.
    asked(phone, "Time is up")
    put_away(phone, "Return")
    to_the_flight(desk, phone)


def test_two_hands_on_one_tile_and_a_reload_in_the_middle(yard: Server, clock: ShipClock, new_page: NewPage) -> None:
    ada, bo = new_page(url=yard.url), new_page(url=yard.url)
    late = hold_back(bo)
    code = open_yard(ada, "Ada", ("person",))
    join(bo, code, "Bo")
    start(ada, bo)
    get_ready(ada, bo)
    build_in(ada, 2)
    take_one(ada)
    put_away(ada, "Return")
    last = bo.locator("button[data-tile]").last
    expect(last).to_be_enabled()
    tile = last.get_attribute("data-tile")

    # Both reach for it. Bo cannot yet see that it is gone, and is told who has it.
    late.holding = True
    ada.locator(f"button[data-tile='{tile}']").click()
    expect(hand(ada)).to_be_visible()
    bo.locator(f"button[data-tile='{tile}']").click()
    late.release()
    toast(bo, "Too late: taken by Ada.")
    expect(hand(bo)).to_be_hidden()
    expect(ada.locator(".toast")).to_have_count(0)

    # A reload loses nothing: not the tile in hand, not the ship, not the sand.
    clock.forward(45)
    name = hand(ada).get_attribute("aria-label")
    built = parts(ada).count()
    ada.reload()
    expect(hand(ada)).to_have_attribute("aria-label", name or "")
    expect(parts(ada)).to_have_count(built)
    expect(ada.get_by_role("timer")).to_have_text(re.compile(r"^0:[0-4]\d$"))
    put_away(ada, "Set aside")
    ada.get_by_role("region", name="Set aside").get_by_role("button").click()
    expect(hand(ada)).to_be_visible()
    fit_or_aside(ada)


def test_a_ship_is_built_at_leisure_on_a_phone_and_flown_home(yard: Server, new_page: NewPage, shot: Shot) -> None:
    phone = new_page("phone", url=yard.url)
    open_yard(phone, "Ada", pace="Relaxed", flights="I")
    start(phone)
    expect(phone.get_by_role("region", name="Whose turn it is")).to_contain_text("Build at your leisure.")
    build_in(phone, 9)
    take_one(phone)
    phone.locator("button[data-target][data-light]").first.tap()
    for tab in ("Cards", "Others", "Log", "Talk", "Build"):
        phone.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        assert (tab, small_targets(phone), overflow(phone)) == (tab, [], 0)
    assert violations(phone) == []
    shot(phone, "galaxy-trucker-phone")

    # The tile turns under a tap.
    before = hand(phone).inner_html()
    hand(phone).tap()
    expect(hand(phone)).not_to_have_js_property("innerHTML", before)
    put_away(phone, "Return")
    finish(phone)
    to_the_flight(phone)

    # All alone in space, whatever is left of the ship: the bill comes at the end.
    fly_home(phone)
    expect(phone.get_by_role("region", name="Bill of flight 1 for Ada").first).to_be_visible()


def run_down(page: Page, clock: ShipClock, onto: str) -> None:
    """Lets the sand run out, and turns the glass, unless somebody else is faster."""
    clock.forward(RUN)
    turn = answer_bar(page).get_by_role("button", name=re.compile("^Turn the hourglass"))
    stands = page.get_by_role("list", name=f"It stands on {onto}", exact=True)
    expect(turn.or_(stands).first).to_be_visible()
    if not stands.count():
        turn.click()
    expect(stands).to_be_visible()


def fit_or_aside(page: Page) -> None:
    """Places the tile in hand if it fits somewhere, and sets it aside otherwise."""
    if page.locator("button[data-target][data-light=fits]").count():
        fit_in(page)
    else:
        put_away(page, "Set aside")


def _with_a_tile(page: Page) -> Page:
    take_one(page)
    return page
