"""What a Galaxy Trucker pilot sees and does, by the names a screen reader would say."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.e2e.tables import answer_bar, seen, wait_beyond


def card(page: Page) -> Locator:
    """The open card, on a desktop."""
    return page.get_by_role("article").filter(has=page.get_by_text(re.compile(r"^Card \d+ of \d+")))


def button(page: Page, words: str | re.Pattern[str]) -> Locator:
    return answer_bar(page).get_by_role("button", name=words, exact=isinstance(words, str))


def on_ship(page: Page, words: str | re.Pattern[str]) -> Locator:
    """A lit square of your ship."""
    return page.locator("main").get_by_role("button", name=words, exact=isinstance(words, str))


def bill(page: Page, name: str) -> Locator:
    """The bill of a match of one flight, at its end."""
    return page.get_by_role("dialog").get_by_role("region", name=f"Bill of flight 1 for {name}")


def over(page: Page) -> bool:
    return page.get_by_role("dialog").or_(button(page, "Results")).count() > 0


def answers(page: Page) -> Locator:
    """The answers that continue the flight: the default button, lit squares on the ship, or flying past a planet."""
    pressed = answer_bar(page).locator("button.btn.primary:enabled")
    return pressed.or_(page.locator("main .target")).or_(button(page, "Do not land"))


def fly_home(*pages: Page) -> None:
    """Everyone gives the first answer until the flight is paid."""
    fly_until(over, *pages)
    for page in pages:
        expect(page.get_by_role("dialog")).to_be_visible()


def press(page: Page, answer: Locator) -> None:
    """Gives an answer, and confirms it if it is previewed; unless the flight continues without it, because the question
    may change before the click."""
    before = seen(page)
    try:
        answer.first.click(timeout=2_000)
    except PlaywrightTimeout:
        if answer.count() and seen(page) == before:
            answer.first.click()
    commit = answer_bar(page).locator("[data-commit]")
    if commit.count():
        commit.click()


def fly_until(there: Callable[[Page], bool], *pages: Page) -> None:
    """Everyone gives the first answer until the first page shows what is wanted."""
    for _ in range(150):
        latest = max(seen(page) for page in pages)
        for page in pages:
            wait_beyond(page, latest - 1)
        if there(pages[0]):
            return
        # Between cards all decide at once; after that one by one, so that the next entry is the answer.
        if flying_on := [page for page in pages if button(page, "Always fly on").count()]:
            button(flying_on[0], "Always fly on").click()
            expect(button(flying_on[0], "Always fly on")).to_have_count(0)
            continue
        asked = [page for page in pages if answers(page).count()]
        if asked:
            pressed = answer_bar(asked[0]).locator("button.btn.primary:enabled")
            press(asked[0], pressed if pressed.count() else answers(asked[0]))
        # The answer, or a bot's decision while nobody else is asked.
        wait_beyond(pages[0], latest)
    raise AssertionError("It was a long flight, and it led nowhere.")
