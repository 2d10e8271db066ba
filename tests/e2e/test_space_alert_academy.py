"""The academy of Space Alert: a lesson failed, hinted at, passed, and passed again on the clock."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.e2e.axe import stumbles
from tests.e2e.tables import say_name

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]
ACADEMY = "/space-alert/academy"
MINUTE = 60_000


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def turn(page: Page, number: int) -> Locator:
    """A space of your board."""
    return page.get_by_role("region", name="Your action board").get_by_role(
        "button", name=re.compile(f"^Turn {number}")
    )


def lay(page: Page, card: str, number: int, flip: bool = False) -> None:
    """Lays a card by hand: tap it, turn it round if need be, tap the space."""
    page.get_by_role("region", name="Your hand").locator(f'[data-card="{card}"]').first.click()
    if flip:
        page.keyboard.press("Space")
    turn(page, number).click()
    expect(turn(page, number)).not_to_have_accessible_name(re.compile("free"))


SKIPPED = """() => {
  const skip = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === "Skip to the verdict");
  const told = document.querySelector("[aria-label='How it went']");
  skip?.click();
  return skip && told ? "The verdict is told while the film runs." : "";
}"""
"""In one go: on a slow machine the film may be over before anyone can skip it."""


def verdict(page: Page) -> Locator:
    """The lesson's verdict on the flight, which appears after its film or when that is skipped."""
    told = page.get_by_role("region", name="How it went")
    skip = page.get_by_role("button", name="Skip to the verdict", exact=True)
    expect(skip.or_(told).first).to_be_visible()
    expect(page.get_by_role("list", name="Goals")).to_be_visible()
    assert page.evaluate(SKIPPED) == ""
    return told


def goals(page: Page) -> Locator:
    return page.get_by_role("list", name="Goals").get_by_role("listitem")


def test_a_lesson_runs_from_its_first_screen_to_the_clock(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    page.clock.install(time=0)
    page.goto("/")
    page.get_by_role("link", name="Academy").click()
    expect(page.get_by_role("list", name="Lessons").get_by_role("listitem")).to_have_count(13)
    assert stumbles(page) == []
    page.get_by_role("button", name=re.compile("^Start")).click()

    # A few screens, by button and by key.
    screens = page.get_by_role("region", name="What this lesson is about")
    expect(screens).to_contain_text("Your ship")
    assert stumbles(page) == []
    press(page, "Next")
    page.keyboard.press("ArrowRight")
    expect(screens).to_contain_text("What you are up against")
    expect(screens.get_by_role("img", name=re.compile("^Fighter"))).to_be_visible()
    press(page, "Next")
    press(page, "Go to the ship")

    # Firing from the bridge hits nothing on the red side, and the lesson says so.
    expect(page.get_by_role("status", name="The ship's computer")).to_contain_text("T+1.")
    lay(page, "A/blue", 1)
    press(page, "Fly this plan")
    told = page.get_by_role("region", name="How it went")
    expect(page.get_by_role("region", name="The film")).to_have_attribute("data-at", re.compile("^[1-9]"))
    expect(told).to_have_count(0)
    page.clock.fast_forward(10 * MINUTE)
    page.keyboard.press("End")
    expect(told).to_contain_text("Not yet.")  # when the film is over
    expect(goals(page).nth(0)).to_contain_text("Nothing damaged it. The Fighter reached Z on turn 3.")
    expect(told).to_contain_text("The white heavy laser hits nothing")
    assert stumbles(page) == []

    # The plan still lies there. Hints come one after the other.
    press(page, "Change the plan")
    turn(page, 1).click()
    press(page, "Take back")
    page.keyboard.press("Escape")  # or the next card would go there at once
    for more in ("Show a hint", "Show where to look", "Show the answer"):
        press(page, more)
    expect(page.get_by_text("Look at upper red, turn 2.")).to_be_visible()
    lay(page, "B/red", 1, flip=True)
    expect(page.locator('[data-station="upper_red"]')).to_have_accessible_name("upper red: You")  # it follows the plan
    page.locator('[data-card="A/red"]').click()
    expect(page.get_by_text("This will fire the cannon where you stand on turn 2.")).to_be_visible()
    shot(page, "space-alert-academy")
    assert stumbles(page) == []
    press(page, "Place on turn 2")
    lay(page, "A/blue", 3)
    lay(page, "C/lift", 4, flip=True)
    press(page, "Fly this plan")
    expect(verdict(page)).to_contain_text("Passed.")

    # The same on the clock: the computer tells what comes, and when time is up, hands off.
    page.clock.pause_at(30 * MINUTE)
    press(page, "Fly it on the clock")
    press(page, "Start the clock")
    page.clock.run_for(1_000)
    expect(page.get_by_text("No threat on the red side")).to_be_visible()
    page.clock.run_for(5_000)
    expect(page.get_by_role("status", name="The ship's computer")).to_contain_text("Threat. Red zone.")
    lay(page, "B/red", 1, flip=True)
    lay(page, "A/red", 2)
    lay(page, "A/blue", 3)
    expect(page.get_by_role("timer")).to_have_text("1:09")
    page.clock.run_for(2 * MINUTE)
    verdict(page)
    expect(goals(page).nth(0).get_by_role("img", name="Met")).to_be_visible()
    expect(goals(page).nth(1)).to_contain_text("You finished in upper red.")
    expect(page.get_by_role("button", name="Fly", exact=False)).to_have_count(0)  # there is nothing left to lay
    press(page, "Try again")
    press(page, "Start the clock")
    page.clock.run_for(500)
    for card, number, flip in (("B/red", 1, True), ("A/red", 2, False), ("A/blue", 3, False), ("C/lift", 4, True)):
        lay(page, card, number, flip)
    press(page, "Done: fly it")
    expect(verdict(page)).to_contain_text("Passed, against the clock.")

    # Progress is kept, and leads on.
    press(page, "Academy")
    expect(page.get_by_role("button", name="Continue: Fire together")).to_be_visible()
    page.reload()
    expect(page.get_by_role("list", name="Lessons").get_by_role("listitem").first).to_contain_text("clock beaten")


def test_a_lesson_fits_a_phone(new_page: NewPage, shot: Shot) -> None:
    page = new_page("phone")
    page.goto(ACADEMY)
    page.get_by_role("button", name=re.compile("^Start")).wait_for()
    assert stumbles(page) == []
    page.goto(f"{ACADEMY}?lesson=androids")
    page.get_by_role("region", name="What this lesson is about").wait_for()
    assert stumbles(page) == []
    press(page, "Skip")
    expect(goals(page).first).to_be_in_viewport()
    lay(page, "B/red", 1, flip=True)
    page.get_by_role("button", name=re.compile("^Android 1")).click()
    page.locator('[data-card="heroic-A/go-lower_red"]').click()
    expect(page.get_by_role("status").filter(has_text="Flip it to use the other half")).to_be_visible()
    press(page, "Flip")
    press(page, "Place on turn 1")
    expect(page.get_by_role("button", name=re.compile("^Android 1"))).to_contain_text("1/4")
    assert stumbles(page) == []
    press(page, "Hints")
    press(page, "Show a hint")
    assert stumbles(page) == []
    press(page, "Hints")
    page.locator('[data-card="A/lift"]').click()
    shot(page, "space-alert-academy-phone")
    press(page, "Place on turn 2")
    press(page, "Fly this plan")
    verdict(page)
    expect(goals(page).nth(1)).to_contain_text("It hit once, not twice.")
    assert stumbles(page) == []


def test_the_academy_leads_to_a_table(new_page: NewPage) -> None:
    page = new_page()
    page.goto(ACADEMY)
    page.get_by_role("button", name=re.compile("^With friends.*Test run")).click()
    say_name(page, "Ilse")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("Test run").first).to_be_visible()


def test_a_lesson_in_two_phases_deals_the_second_when_the_first_is_ended(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    page.goto(f"{ACADEMY}?lesson=phases")
    press(page, "Skip")
    cards = page.get_by_role("region", name="Your hand").locator("[data-card]")
    expect(cards).to_have_count(6)  # five, and what incoming data brings
    lay(page, "B/red", 1, flip=True)
    lay(page, "A/lift", 2)
    lay(page, "A/red", 3)
    assert stumbles(page) == []
    press(page, "End phase 1")
    expect(cards).to_have_count(8)
    turn(page, 1).click()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.keyboard.press("Escape")
    lay(page, "B/blue", 4, flip=True)
    lay(page, "C/blue", 5, flip=True)
    lay(page, "A/red", 6)
    shot(page, "space-alert-academy-phases")
    lay(page, "A/lift", 7)
    press(page, "Fly this plan")
    expect(verdict(page)).to_contain_text("Passed.")


def test_a_card_is_given_away_and_nobody_speaks_while_communications_are_down(new_page: NewPage, shot: Shot) -> None:
    page = new_page("phone")
    page.clock.install(time=0)
    page.goto(f"{ACADEMY}?lesson=data")
    press(page, "Skip")
    page.locator('[data-card="A/blue"]').click()
    shot(page, "space-alert-academy-data-phone")
    assert stumbles(page) == []
    give(page)
    lay(page, "B/lift", 1, flip=True)
    lay(page, "C/red", 2, flip=True)
    lay(page, "A/lift", 3)
    press(page, "Hints")
    expect(
        page.get_by_role("list", name="What the others do").get_by_role("listitem").filter(has_text="Bo")
    ).to_contain_text("turn 3 fire")
    press(page, "Hints")
    press(page, "Fly this plan")
    expect(verdict(page)).to_contain_text("Passed.")

    # On the clock the transfer has its time, and then the ship goes silent.
    page.clock.pause_at(30 * MINUTE)
    press(page, "Fly it on the clock")
    press(page, "Start the clock")
    page.clock.run_for(21_000)
    page.locator('[data-card="A/blue"]').click()
    give(page)
    page.clock.run_for(21_000)
    press(page, "Others")
    expect(page.get_by_text("Communications are down: no talking.")).to_be_visible()
    page.clock.run_for(20_000)
    expect(page.get_by_role("list", name="What the others do")).to_be_visible()


def give(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Give")).click()
    page.get_by_role("group", name="Give the card to").get_by_role("button", name="Bo").click()
