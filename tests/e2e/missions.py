"""What a crew member does in an action round of Space Alert, by the names a screen reader would say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.e2e.tables import answer_bar, join, start, table_of

from readyroom.games.space_alert.options import MISSION_LABELS


class ShipClock:
    """The clock of a server that runs ``tests.e2e.stepped``."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.now = 1_700_000_000_000
        self.forward(0)

    def forward(self, seconds: float) -> None:
        self.now += round(seconds * 1000)
        new = self.file.with_suffix(".new")
        new.write_text(str(self.now))
        new.replace(self.file)  # nobody ever reads a partial file


def open_mission(page: Page, name: str, mission: str, chairs: tuple[str, ...], **options: Any) -> str:
    """Opens a gathering table for an official mission, by its title; returns its code."""
    (named,) = (official for official, title in MISSION_LABELS.items() if title == mission)
    return table_of(page, name, "space-alert", chairs, mission=named, **options)


def take_off(captain: Page, *crew: tuple[Page, str], name: str, mission: str, bots: tuple[str, ...] = ()) -> str:
    """Everyone sits down and is ready, so the clock starts; returns the table's code."""
    code = open_mission(captain, name, mission, ("person",) * len(crew) + bots)
    for page, member in crew:
        join(page, code, member)
    start(captain, *(page for page, _ in crew))
    for page in (captain, *(page for page, _ in crew)):
        answer_bar(page).get_by_role("button", name="Ready").click()
    for page in (captain, *(page for page, _ in crew)):
        caption(page, "out of hyperspace")
    return code


def caption(page: Page, words: str | re.Pattern[str]) -> None:
    """Expects an announcement of the computer, as text."""
    expect(page.get_by_role("status", name="The ship's computer")).to_contain_text(words)


def hand(page: Page) -> Locator:
    return page.get_by_role("region", name="Your hand").locator("button[data-card]")


def space(page: Page, turn: int) -> Locator:
    """A space of the visible action board."""
    return page.locator(f"button[data-space='{turn}']")


def place(page: Page, turn: int, flip: bool = False) -> None:
    """Taps the first card and a space."""
    count = hand(page).count()
    hand(page).first.click()
    if flip:
        page.get_by_role("button", name="Flip").click()
    space(page, turn).click()
    expect(hand(page)).to_have_count(count - 1)
    expect(space(page, turn)).to_have_attribute("data-card", re.compile("/"))


def film(page: Page) -> Locator:
    return page.get_by_role("region", name="The film")


def runs(page: Page) -> None:
    """Expects the film to run by itself, without a click."""
    expect(film(page)).to_have_attribute("data-at", re.compile("^[1-9]"))


def verdict(page: Page) -> Locator:
    """The result, after the film."""
    return page.get_by_role("dialog").filter(has=page.get_by_role("region", name="Verdict"))


def debrief(page: Page) -> Locator:
    return page.get_by_role("region", name="Debrief")
