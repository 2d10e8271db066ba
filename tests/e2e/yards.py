"""What a Galaxy Trucker builder does, by the names a screen reader would say."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect
from tests.e2e.tables import answer_bar, seen, table_of, wait_beyond

from readyroom.games.galaxy_trucker.bots.placement import best_place
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.ship import Ship
from readyroom.games.galaxy_trucker.ship.board import board_named

GAME: Final = "readyroom.games.galaxy_trucker.game:GAME"


def open_yard(page: Page, name: str, chairs: tuple[str, ...] = (), flights: str = "I", missions: bool = False) -> str:
    """Opens a gathering table with the hourglass; returns its code."""
    return table_of(page, name, "galaxy-trucker", chairs, flights=flights, missions=missions)


def get_ready(*pages: Page) -> None:
    """Everyone is ready, so the hourglass starts."""
    for page in pages:
        answer_bar(page).get_by_role("button", name="I'm ready").click()
    for page in pages:
        asked(page, "Take a tile")


def asked(page: Page, words: str | re.Pattern[str]) -> None:
    """Expects the bench to ask this now."""
    expect(answer_bar(page).get_by_role("heading", name=words).first).to_be_visible()


def hand(page: Page) -> Locator:
    """The tile in hand, if there is one."""
    return answer_bar(page).get_by_role("button", name=re.compile("^Turn the "))


def fitting(page: Page) -> Locator:
    """Squares on which the tile in hand fits as it is turned."""
    return page.locator("button[data-target][data-light=fits]")


def parts(page: Page) -> Locator:
    """The tiles of the ship in the middle."""
    return page.locator("[data-guide=ship] g[data-square]")


def take_one(page: Page) -> None:
    """Takes a tile from the heap."""
    answer_bar(page).get_by_role("button", name=re.compile("^Take one")).click()
    expect(hand(page)).to_be_visible()


def take_open(page: Page, tile: str) -> None:
    """Takes a tile that is face up: on a desktop with a click, on a phone from the warehouse's sheet."""
    opener = page.get_by_role("button", name=re.compile("^Warehouse"))
    if opener.count():
        opener.click()
        page.locator(f"button[data-tile='{tile}']").click()
        page.get_by_role("button", name="Take it").click()
    else:
        page.locator(f"button[data-tile='{tile}']").click()


def build_in(page: Page, tiles: int) -> None:
    """Draws until this many tiles are built in, each where it fits; a tile that fits nowhere goes back."""
    goal = parts(page).count() + tiles
    for _ in range(6 * tiles):
        if parts(page).count() >= goal:
            return
        take_one(page)
        for _ in range(4):
            if fitting(page).count():
                break
            answer_bar(page).get_by_role("button", name=re.compile("^Turn( right)?( R)?$")).click()
        if fitting(page).count():
            fit_in(page)
        else:
            put_away(page, "Return")
    raise AssertionError(f"Only {parts(page).count()} parts were built in.")


def fit_in(page: Page) -> None:
    """Places the tile on the first square where it fits: one mouse click; or a tap, and then the button."""
    built = parts(page).count()
    if (page.viewport_size or {"width": 0})["width"] < 1024:
        fitting(page).first.tap()
        answer_bar(page).get_by_role("button", name=re.compile("^Place it here")).tap()
    else:
        fitting(page).first.click()
    expect(parts(page)).to_have_count(built + 1)


class Shipwright:
    """A builder who sees at once where a tile belongs, so that few draws are wasted."""

    def __init__(self, page: Page, ship_class: str) -> None:
        self.page = page
        self.ship = Ship(board_named(ship_class), 0)

    def build(self, size: int) -> None:
        """Draws until the ship has this many parts; a tile that fits nowhere goes back."""
        while len(self.ship.squares()) < size:
            take_one(self.page)
            if not self.place():
                put_away(self.page, "Return")

    def place(self) -> bool:
        """Places the tile in hand as well as possible, if it fits anywhere."""
        tile = NUMBER[hand(self.page).get_attribute("data-tile") or ""]
        value, square, turn = best_place(self.ship, tile)
        if value < 0:
            return False
        for _ in range(turn):
            self.page.keyboard.press("r")
        self.page.locator(f"button[data-target='{self.ship.board.names[square]}']").click()
        self.ship.place(square, tile, turn)
        expect(parts(self.page)).to_have_count(len(self.ship.squares()))
        expect(hand(self.page)).to_be_hidden()
        return True


def put_away(page: Page, how: str) -> None:
    """Returns the tile in hand, or sets it aside."""
    before = seen(page)
    answer_bar(page).get_by_role("button", name=re.compile(f"^({how})")).click()
    wait_beyond(page, before)
    expect(hand(page)).to_be_hidden()


def finish(page: Page, ordinal: str = "") -> None:
    """Raises the flag and, with others around, takes a number tile."""
    page.get_by_role("button", name="Finish building").click()
    if ordinal:
        page.get_by_role("button", name=f"Finish and start {ordinal}").click()


def to_the_flight(*pages: Page) -> None:
    """Answers everything between building and the flight, until everyone flies."""
    while True:
        latest = max(seen(page) for page in pages)
        for page in pages:
            wait_beyond(page, latest - 1)
        if all(flies(page) for page in pages):
            return
        if not any(_answer(page) for page in pages):
            wait_beyond(pages[0], latest)


def flies(page: Page) -> bool:
    return page.locator("header .title", has_text=re.compile("Flight I")).count() > 0


def _answer(page: Page) -> bool:
    """Corrects a mistake or boards the crew, if asked."""
    bar = answer_bar(page)
    before = seen(page)
    if bar.get_by_role("heading", name="The inspector shakes his head").count():
        page.locator("button[data-target]").first.click()
        bar.get_by_role("button", name=re.compile("^(Remove|Keep)")).first.click()
    elif bar.get_by_role("button", name="All aboard").count():
        bar.get_by_role("button", name="All aboard").click()
    else:
        return False
    wait_beyond(page, before)
    return True
