"""What a person does around a table, by the names a screen reader would say."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

ASKED: Final = 'section[aria-label="Your decision"], section[aria-label="Your side of the table"]'


def answer_bar(page: Page) -> Locator:
    """Where questions are: a region on a desktop, the bottom sheet on a phone."""
    return page.locator(ASKED)


def seen(page: Page) -> int:
    """The latest entry of the match that this page has shown."""
    return int(page.locator("[data-seq]").get_attribute("data-seq") or -1)


def wait_beyond(page: Page, seq: int) -> None:
    """Waits until the page shows a later entry of the match."""
    page.wait_for_function("(was) => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) > was", arg=seq)


def say_name(page: Page, name: str) -> None:
    """Gives a name when asked."""
    page.get_by_label("Your name", exact=True).fill(name)
    page.get_by_role("button", name="Continue").click()


def token_of(page: Page) -> str:
    """The token of this page's person, for a separate connection."""
    token: str = page.evaluate("JSON.parse(localStorage['readyroom.person']).token")
    return token


def open_table(
    page: Page,
    name: str,
    game: str = "Tiny Epic Galaxies",
    chairs: tuple[str, ...] = ("person",),
    switches: tuple[str, ...] = (),
    listed: bool = True,
    clock: str = "",
    choices: Mapping[str, str] | None = None,
    finer: bool = False,
    rows: Mapping[str, str] | None = None,
) -> str:
    """From the lobby to a gathering table; returns its code.

    ``chairs`` are the others: a person, or a bot's level. ``choices`` and ``rows`` of values are filled in,
    ``switches`` are toggled, also among the ``finer`` points of the rules. The opener has opened a table of the printed
    game before: a first table would start with bots and a guide.
    """
    last = json.dumps(json.dumps({"chairs": [{"who": "person", "name": ""}], "options": {}}))
    slug = game.lower().replace(" ", "-")
    page.add_init_script(f"if (location.host) localStorage['readyroom.setup.{slug}'] ??= {last}")
    page.goto("/")
    page.get_by_role("button", name=f"Open a table of {game}").click()
    if name:
        say_name(page, name)
    dialog = page.get_by_role("dialog", name="Open a table")
    dialog.get_by_label("Name", exact=True).wait_for()
    players = dialog.get_by_role("radiogroup", name="Players")
    if players.count():
        players.get_by_text(str(len(chairs) + 1), exact=True).click()
    for seat, who in enumerate(chairs, start=2):
        dialog.get_by_label(f"Seat {seat}").select_option(who)
    if finer:
        dialog.get_by_text("More rules options").click()
    for label, option in (choices or {}).items():
        dialog.get_by_label(label, exact=True).select_option(label=option)
    for label, values in (rows or {}).items():
        fill_row(dialog.get_by_role("group", name=label), values.split("-"))
    for words in switches:
        dialog.get_by_text(words, exact=True).click()
    if not listed:
        dialog.get_by_text("Open table", exact=True).click()
    if clock:
        dialog.get_by_role("radiogroup", name="Clock").get_by_text(clock, exact=True).click()
    dialog.get_by_role("button", name=re.compile("^Open")).click()
    expect(page).to_have_url(re.compile("/t/"))
    return page.url.rsplit("/", 1)[1]


def table_of(
    page: Page, name: str, game: str = "tiny-epic-galaxies", chairs: tuple[str, ...] = ("person",), **options: Any
) -> str:
    """Opens a gathering table over HTTP, as ``open_table`` leaves it, for tests of what follows. Returns its code."""
    person = page.request.post("/api/people", data={"name": name}).json()
    bots = [who for who in chairs if who != "person"]
    assert chairs[len(chairs) - len(bots) :] == tuple(bots), "bots sit last"
    opened = page.request.post(
        "/api/tables",
        data={"game": game, "seats": len(chairs) + 1, "options": options, "bots": bots, "open": True},
        headers={"Authorization": f"Bearer {person['token']}"},
    )
    assert opened.ok, opened.text()
    code = str(opened.json()["code"])
    remember(page, person)
    page.goto(f"/t/{code}")
    return code


def remember(page: Page, person: Mapping[str, str]) -> None:
    """Makes the browser a known person's from its first page on; an empty one remembers nothing."""
    known = json.dumps(json.dumps(person))
    page.add_init_script(f"if (location.host) localStorage['readyroom.person'] ??= {known}")


def fill_row(group: Locator, values: list[str]) -> None:
    """Makes a row of values as long as needed, and chooses each of them."""
    while (shown := group.get_by_role("combobox").count()) != len(values):
        group.get_by_role("button", name=re.compile("^One fewer " if shown > len(values) else "^One more ")).click()
    for place, value in enumerate(values):
        group.get_by_role("combobox").nth(place).select_option(value)


def join(page: Page, code: str, name: str) -> None:
    """Follows the link and sits down."""
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Sit down").first.click()
    say_name(page, name)
    expect(page.get_by_text("You", exact=True)).to_be_visible()


def start(page: Page, *others: Page) -> None:
    """The host starts; everyone sees the match."""
    page.get_by_role("button", name="Start the match").click()
    for one in (page, *others):
        one.locator("[data-seq]").wait_for()


def toast(page: Page, words: str | re.Pattern[str]) -> None:
    """The page shows a toast."""
    expect(page.locator(".toast").filter(has_text=words).first).to_be_visible()


def log_lines(page: Page) -> list[str]:
    """What the log says, line by line."""
    return page.get_by_role("log", name="Log").get_by_role("listitem").all_inner_texts()


def asking_for_all(message: str) -> str:
    """A page's messages, changed to ask for whole updates, for tests that rewrite those."""
    return message.replace('"changes":true', '"changes":false')
