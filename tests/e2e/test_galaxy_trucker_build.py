"""Building Galaxy Trucker ships in real browsers, and flying them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.flights import bill, card, fly_home, fly_until
from tests.e2e.missions import ShipClock
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, join, say_name, start, toast
from tests.e2e.test_small_games import hold_back
from tests.e2e.yards import (
    GAME,
    asked,
    build_in,
    finish,
    get_ready,
    hand,
    open_yard,
    parts,
    put_away,
    take_one,
    take_open,
    to_the_flight,
)

NewPage = Callable[..., Page]
NewServer = Callable[..., Server]
Shot = Callable[[Page, str], Path]
RUN = 90
"""Seconds of sand."""
STEPPED = "tests.e2e.stepped"
BRISK = ("--bot-pace", "0.1")


@pytest.fixture
def yard(clock: ShipClock, new_server: NewServer) -> Server:
    """A server on whose clock no sand runs, and no bot builds, until the test says so."""
    return new_server(games=(GAME,), extra=BRISK, program=STEPPED)


def test_two_people_and_two_bots_build_against_the_hourglass_and_fly_to_the_bill(
    yard: Server, clock: ShipClock, new_page: NewPage
) -> None:
    desk, phone = new_page(url=yard.url), new_page("phone", url=yard.url)
    code = open_yard(desk, "Ada", ("person", "easy", "easy"), flights="I")
    join(phone, code, "Bo")
    start(desk, phone)
    get_ready(desk, phone)
    expect(desk.get_by_role("timer")).to_have_text(re.compile(r"^1:[0-3]\d$"))

    # Both build at once; each sees the other's ship grow in small.
    build_in(desk, 5)
    build_in(phone, 4)
    expect(desk.get_by_role("img", name="Bo's ship, 5 parts")).to_be_visible()
    take_one(desk)
    put_away(desk, "Set aside")
    expect(desk.get_by_role("region", name="Set aside").get_by_role("button")).to_have_count(1)

    # One looks at cards, which nobody else may do meanwhile; then they are put back.
    desk.get_by_role("button", name=re.compile("^Look at pile 2")).click()
    expect(desk.get_by_role("region", name="Pile 2").get_by_role("listitem")).to_have_count(2)
    phone.get_by_role("tab", name="Cards").click()
    expect(phone.get_by_role("button", name=re.compile("pile 2, .*Ada is looking"))).to_be_disabled()
    phone.get_by_role("tab", name="Build").click()
    answer_bar(desk).get_by_role("button", name=re.compile("^Put them back")).click()

    # Keys: take, turn, choose, place; and the latest tile can be lifted again.
    asked(desk, "Take a tile")
    built = parts(desk).count()
    told = answer_bar(desk).get_by_role("status")
    expect(told).to_contain_text("Take a tile")
    node = told.element_handle()
    desk.keyboard.press("Space")
    expect(hand(desk)).to_be_visible()
    expect(told).to_contain_text(re.compile("^Place the "))
    assert node.evaluate("node => node.isConnected"), "the announcement changes in one lasting node"
    desk.keyboard.press("r")
    desk.keyboard.press("Enter")
    desk.keyboard.press("Enter")
    expect(parts(desk)).to_have_count(built + 1)
    desk.keyboard.press("Backspace")
    expect(hand(desk)).to_be_visible()
    expect(parts(desk)).to_have_count(built)
    put_away(desk, "Return")

    # The bots build as time passes, and take the first number tiles.
    clock.forward(RUN / 2)
    finished = desk.get_by_text(re.compile("^(1st|2nd) finished$"))
    expect(finished).to_have_count(2)
    expect(desk.get_by_role("timer")).to_have_text(re.compile(r"^0:[0-4]\d$"))

    # The sand runs out; only who has finished may turn the glass onto START.
    clock.forward(RUN / 2)
    expect(phone.get_by_text("The sand has run out")).to_be_visible()
    expect(answer_bar(phone).get_by_role("button", name=re.compile("^Turn the hourglass"))).to_have_count(0)
    finish(desk, "3rd")
    answer_bar(desk).get_by_role("button", name=re.compile("^Turn the hourglass")).click()
    expect(desk.get_by_role("list", name="It stands on START", exact=True)).to_be_visible()
    expect(phone.get_by_text("The last run!", exact=True)).to_be_visible()
    take_one(phone)
    clock.forward(RUN)

    # Time is up. A tile in hand may still be added; then ships are put right, crews board, and the rockets start.
    asked(phone, "Time is up")
    put_away(phone, "Return")
    to_the_flight(desk, phone)
    expect(card(desk)).to_contain_text("Card 1 of 8")
    expect(desk.get_by_role("img", name=re.compile("^Flight board: .* leads"))).to_be_visible()
    expect(desk.locator("[data-rocket]")).to_have_count(4)
    fly_home(desk, phone)

    # The bill is the same wherever it is read.
    total = re.compile("^Credits (?!before)")
    owed = bill(phone, "Bo").get_by_role("row", name=total).inner_text()
    expect(bill(desk, "Ada").get_by_role("button")).to_have_count(4)
    bill(desk, "Ada").get_by_role("button", name=re.compile("^Bo")).click()
    expect(bill(desk, "Bo").get_by_role("row", name=total)).to_have_text(owed, use_inner_text=True)
    bill(desk, "Bo").get_by_role("button", name=re.compile("^Ada")).click()
    expect(bill(desk, "Ada").get_by_role("row", name=re.compile("^Lost parts"))).to_be_visible()
    assert violations(desk) == []


def test_two_players_grab_one_tile_and_one_reloads_while_building(
    clock: ShipClock, new_server: NewServer, new_page: NewPage, shot: Shot
) -> None:
    yard = new_server(games=("tests.e2e.shipyard:HALF_BUILT",), extra=BRISK, program=STEPPED)
    ada, bo = new_page(url=yard.url), new_page("phone", url=yard.url)
    late = hold_back(bo)
    code = open_yard(ada, "Ada", ("person", "normal", "normal"), flights="II")
    join(bo, code, "Bo")
    start(ada, bo)

    # A tile is held over the ship, and the page says how it would sit.
    ada.locator("button[data-target='7,4']").hover()
    expect(answer_bar(ada)).to_contain_text("Joins 1 part at column 7, row 4.")
    assert violations(ada) == []
    shot(ada, "galaxy-trucker-build")
    ada.mouse.wheel(0, 120)  # turns it
    expect(answer_bar(ada)).not_to_contain_text("Joins 1 part at column 7, row 4.")
    # What lies face up can be read meanwhile, but not taken.
    other = ada.get_by_role("region", name="Warehouse").get_by_role("button", name=re.compile("^Read the ")).first
    other.hover()
    expect(ada.get_by_role("tooltip")).to_contain_text(re.compile("Fits|fit"))
    other.click()
    expect(hand(ada)).to_have_attribute("aria-label", "Turn the double cannon")
    ada.mouse.move(0, 0)
    put_away(ada, "Return")

    # On a phone a tap chooses the square, and the button places the tile.
    take_open(bo, "engine-11")
    bo.locator("button[data-target='9,9']").tap()
    expect(answer_bar(bo)).to_contain_text("Joins 1 part at column 9, row 9.")
    shot(bo, "galaxy-trucker-phone")
    put_away(bo, "Return")

    # Both reach for the same tile. Bo cannot yet see that it is gone, and is told who has it.
    bo.get_by_role("button", name=re.compile("^Warehouse")).tap()
    last = bo.get_by_role("dialog", name="The warehouse").locator("button[data-tile]").last
    tile = last.get_attribute("data-tile")
    last.tap()
    expect(bo.get_by_role("button", name="Take it")).to_be_enabled()
    late.holding = True
    ada.locator(f"button[data-tile='{tile}']").click()
    expect(hand(ada)).to_be_visible()
    bo.get_by_role("button", name="Take it").tap()
    late.release()
    toast(bo, "Too late: Ada already has it.")
    expect(hand(bo)).to_be_hidden()
    expect(ada.locator(".toast")).to_have_count(0)

    # The rules are at hand whatever happens.
    ada.get_by_role("button", name="Rules").click()
    expect(ada.get_by_role("dialog", name="Rules")).to_contain_text("Open Space")
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog", name="Rules")).to_have_count(0)

    # A reload loses nothing: not the tile in hand, not the ship, not the sand.
    clock.forward(20)
    name = hand(ada).get_attribute("aria-label")
    built = parts(ada).count()
    ada.reload()
    expect(hand(ada)).to_have_attribute("aria-label", name or "")
    expect(parts(ada)).to_have_count(built)
    expect(ada.get_by_role("timer")).to_have_text(re.compile(r"^0:[0-3]\d$"))
    put_away(ada, "Set aside")
    ada.get_by_role("region", name="Set aside").get_by_role("button").last.click()
    expect(hand(ada)).to_have_attribute("aria-label", name or "")


def test_with_a_hundred_tiles_face_up_no_tile_moves(
    clock: ShipClock, new_server: NewServer, new_page: NewPage, shot: Shot
) -> None:
    yard = new_server(games=("tests.e2e.shipyard:CROWDED",), extra=BRISK, program=STEPPED)
    ada, bo = new_page(url=yard.url), new_page("phone", url=yard.url)
    code = open_yard(ada, "Ada", ("person",), flights="I")
    join(bo, code, "Bo")
    start(ada, bo)
    tiles = ada.get_by_role("list", name="Tiles face up")
    expect(tiles.locator("button[data-tile]")).to_have_count(100)

    # All of them are in sight at once.
    room = ada.get_by_role("region", name="Warehouse")
    assert room.evaluate("one => one.scrollHeight <= one.clientHeight"), "the warehouse has to be scrolled"
    assert violations(ada) == [] and not overflow(ada)

    # Pointing at one reads it, and lights the squares where it fits.
    fits = tiles.get_by_role("button", name=re.compile("^Take the cabin")).first
    fits.hover()
    expect(ada.get_by_role("tooltip")).to_contain_text("Berths 2 → 4.")
    expect(ada.locator(".light.fits").first).to_be_visible()
    shot(ada, "galaxy-trucker-warehouse")
    ada.mouse.move(0, 0)
    expect(ada.get_by_role("tooltip")).to_have_count(0)

    # A chip dims the others and moves nothing.
    where = "all => all.map(one => [one.dataset.tile, one.getBoundingClientRect().x, one.getBoundingClientRect().y])"
    before = {one[0]: one for one in tiles.locator("button[data-tile]").evaluate_all(where)}
    ada.get_by_role("button", name=re.compile("Engines$")).click()
    expect(tiles.locator("li.dim").first).to_be_visible()
    assert {one[0]: one for one in tiles.locator("button[data-tile]").evaluate_all(where)} == before

    # On the phone: the chosen kind is large, one tap reads, and the button takes.
    bo.get_by_role("button", name=re.compile("^Warehouse")).tap()
    sheet = bo.get_by_role("dialog", name="The warehouse")
    sheet.get_by_role("button", name=re.compile("Engines$")).tap()
    engines = sheet.get_by_role("list", name="Engines")
    chosen = engines.locator("button[data-tile]").first
    assert engines.locator("button[data-tile]").first.evaluate("one => one.clientWidth") >= 80
    taken = chosen.get_attribute("data-tile")
    chosen.tap()
    shot(bo, "galaxy-trucker-warehouse-phone")
    assert violations(bo) == [] and not overflow(bo) and small_targets(bo) == []
    sheet.get_by_role("button", name="See where").tap()
    expect(sheet).to_have_count(0)
    answer_bar(bo).get_by_role("button", name="Take it").tap()
    expect(hand(bo)).to_have_attribute("data-tile", taken or "")

    # For Ada, that tile is a hole with Bo's mark; every other tile lies where it lay, also after a reload.
    expect(tiles.locator("button[data-tile]")).to_have_count(99)
    left = {tile: one for tile, one in before.items() if tile != taken}
    assert {one[0]: one for one in tiles.locator("button[data-tile]").evaluate_all(where)} == left
    expect(tiles.locator(".hole.fresh")).to_have_count(1)
    ada.reload()
    expect(tiles.locator("button[data-tile]")).to_have_count(99)
    assert {one[0]: one for one in tiles.locator("button[data-tile]").evaluate_all(where)} == left
    expect(tiles.locator(".hole")).to_have_count(1)


def test_the_guided_first_flight_can_be_played_on_a_phone(new_server: NewServer, new_page: NewPage) -> None:
    yard = new_server(games=(GAME,))
    phone = new_page("phone", url=yard.url)
    phone.goto("/learn/galaxy-trucker")
    phone.get_by_role("button", name="Start the guided match").click()
    say_name(phone, "Ada")
    guide = phone.get_by_role("region", name="Guide")

    def at(title: str) -> None:
        expect(guide.get_by_role("heading")).to_have_text(title)

    def go_on() -> None:
        guide.get_by_role("button", name="Next").click()

    # The guide waits for what it asks for, and steps aside on a phone as soon as the table is touched.
    at("Your yard")
    expect(phone.get_by_role("region", name="Whose turn it is")).to_contain_text("Take your time.")
    go_on()
    at("Take a tile")
    take_one(phone)
    at("Turn it, place it")
    before = hand(phone).inner_html()
    hand(phone).tap()
    expect(hand(phone)).not_to_have_js_property("innerHTML", before)
    expect(guide.get_by_role("button", name="Read it again")).to_be_visible()
    put_away(phone, "Return")
    build_in(phone, 1)
    at("Prongs must match")
    go_on()
    at("What a ship needs")
    build_in(phone, 6)
    at("Look ahead")
    go_on()
    at("Maybe later")
    go_on()
    at("Finish")
    take_one(phone)
    phone.locator("button[data-target][data-light]").first.tap()
    for tab in ("Cards", "Others", "Log", "Talk", "Build"):
        phone.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        assert (tab, small_targets(phone), overflow(phone)) == (tab, [], 0)
    assert violations(phone) == []
    put_away(phone, "Return")
    finish(phone)
    to_the_flight(phone)

    # In flight the card stands in short above the ship; all of it, and the flight board, are behind tabs.
    at("Into the void")
    go_on()
    at("The flight board")
    go_on()
    at("Your decisions")
    phone.get_by_role("tab", name="Route").click()
    expect(phone.locator("svg[aria-label^='Flight board: you lead']")).to_be_visible()
    phone.get_by_role("tab", name=re.compile("^Card")).click()
    expect(phone.get_by_role("heading", name=re.compile("^(Where you stand|What it does to you)"))).to_be_visible()
    phone.get_by_role("tab", name="Flight").click()
    assert (small_targets(phone), overflow(phone)) == ([], 0)

    # All alone in space, whatever is left of the ship: the bill comes at the end.
    fly_until(lambda page: guide.get_by_role("heading", name="The bill, please").count() > 0, phone)
    fly_home(phone)
    expect(guide).to_have_count(0)
    expect(bill(phone, "Ada")).to_be_visible()
    assert overflow(phone) == 0
