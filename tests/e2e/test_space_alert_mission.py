"""Whole Space Alert missions in real browsers on a test-driven clock: with bots, and alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.missions import ShipClock, caption, debrief, film, hand, place, runs, space, take_off, verdict
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]


def member(page: Page, name: str) -> Locator:
    """Another crew member, as a desk shows them."""
    return page.get_by_role("complementary", name="Players").get_by_role("listitem").filter(has_text=name)


def planned(page: Page, name: str, turns: str) -> Locator:
    """Their row, once they have called one of these turns, or laid a card there."""
    return member(page, name).filter(has_text=re.compile(f"turn {turns}: "))


def test_two_people_and_two_bots_fly_a_mission(house: Server, clock: ShipClock, new_page: NewPage, shot: Shot) -> None:
    desk, phone = new_page(url=house.url), new_page("phone", url=house.url)
    take_off(desk, (phone, "Bo"), name="Ada", mission="Mission 1", bots=("easy", "easy"))

    # Two people plan, and so do the bots, once they have heard of a threat and nobody else speaks.
    place(desk, 1)
    place(desk, 2, flip=True)
    place(phone, 1, flip=True)
    clock.forward(10)
    for page in (desk, phone):
        caption(page, "T+2. Serious threat. White zone.")
    clock.forward(40)
    plans = planned(desk, "Altair", "[123]").or_(planned(desk, "Mira", "[123]"))
    expect(plans.first).to_be_visible()

    # Data comes in: everybody has a card more, and it is marked. Communications go down: chat, signals and pings are
    # shut, and visibly so.
    clock.forward(120)
    for page in (desk, phone):
        caption(page, "Communications are down.")
        new = page.get_by_role("region", name="Your hand").get_by_role("button", name=re.compile("; new$"))
        expect(new).to_have_count(1)
    expect(desk.get_by_role("textbox", name="Say something")).to_have_count(0)
    expect(desk.get_by_text("Communications are down. No talking until they are restored.").first).to_be_visible()
    expect(desk.get_by_role("button", name="Signal", exact=True)).to_have_count(0)
    desk.locator("[data-station=lower_red]").click()
    expect(desk.get_by_text("Communications are down: no drawing.")).to_be_visible()
    desk.get_by_role("button", name="Close").click()
    phone.get_by_role("tab", name=re.compile("^Talk")).click()
    expect(phone.get_by_text("Communications are down. No talking until they are restored.").first).to_be_visible()
    phone.get_by_role("tab", name="Plan").click()

    # They come back, and a data transfer opens.
    clock.forward(20)
    caption(desk, "Data transfer")
    desk.get_by_role("button", name="Table talk").click()
    expect(desk.get_by_role("textbox", name="Say something")).to_be_visible()
    before, others = hand(desk).count(), hand(phone).count()
    hand(desk).first.click()
    desk.get_by_role("button", name="Give", exact=True).click()
    desk.get_by_role("button", name="Bo", exact=True).click()
    expect(hand(desk)).to_have_count(before - 1)
    expect(hand(phone)).to_have_count(others + 1)
    gift = phone.get_by_role("region", name="Your hand").get_by_role("button", name=re.compile("; from Ada$"))
    expect(gift).to_have_count(1)

    # A reload in the middle loses nothing.
    was = space(phone, 1).get_attribute("aria-label") or ""
    phone.reload()
    expect(space(phone, 1)).to_have_attribute("aria-label", was)
    expect(hand(phone)).to_have_count(others + 1)
    expect(gift).to_have_count(1)
    # Between two ticks of the server, five seconds apart, a page lets the clock run on by itself.
    expect(phone.get_by_role("timer", name=re.compile("Ship's time 3:1[0-5]"))).to_be_visible()

    # Twenty seconds are left of phase 1: red at the edges, no letter paler. It locks, and the second one is planned.
    alarm = [page.locator("[data-alarm]") for page in (desk, phone)]
    for one in alarm:
        expect(one).to_have_attribute("data-alarm", "phase-1")
    clock.forward(20)
    for page, one in zip((desk, phone), alarm, strict=True):
        expect(one).to_have_attribute("data-alarm", "last")
        assert violations(page) == []
    clock.forward(25)
    for one in alarm:
        expect(one).to_have_attribute("data-alarm", "phase-2")
    for page in (desk, phone):
        expect(answer_bar(page)).to_contain_text("Plan turns 4 to 7.")
    for turn in (4, 5, 6):
        place(desk, turn, flip=turn == 5)
        place(phone, turn, flip=turn == 4)
    clock.forward(130)
    for page in (desk, phone):
        caption(page, re.compile(r"T\+7"))
    clock.forward(20)
    for bot in ("Altair", "Mira"):
        expect(planned(desk, bot, "[4567]")).to_be_visible()
    hand(desk).first.click()
    hand(phone).first.click()
    shot(desk, "space-alert-plan")
    shot(phone, "space-alert-phone")
    for page in (desk, phone):
        space(page, 7).click()
        expect(space(page, 7)).to_have_attribute("data-card", re.compile("/"))

    # The last phase; then the clock runs out, and the ship does what it was told.
    clock.forward(70)
    for page in (desk, phone):
        expect(answer_bar(page)).to_contain_text("Plan turns 8 to 12.")
        place(page, 8)
    clock.forward(145)

    # First everybody looks their own cards over. Ada has mixed up something, and says what she meant.
    for page in (desk, phone):
        expect(page.get_by_role("heading", name="Did you trip?")).to_be_visible()
    space(desk, 8).click()
    desk.get_by_role("button", name=re.compile("^I meant: ")).first.click()
    expect(space(desk, 8)).to_have_accessible_name(re.compile("^Turn 8: .*; tripped, meant "))
    space(phone, 8).click()
    shot(desk, "space-alert-own-up")
    shot(phone, "space-alert-own-up-phone")
    assert violations(desk) == []
    assert (violations(phone), small_targets(phone), overflow(phone)) == ([], [], 0)
    for page in (desk, phone):
        answer_bar(page).get_by_role("button", name="Reveal the cards").click()
    clock.forward(30)  # players still thinking are not waited for

    # The film begins by itself for all, and fits the screen down to the last row of the crew.
    for page in (desk, phone):
        runs(page)
    assert film(desk).evaluate("one => one.getBoundingClientRect().bottom <= innerHeight"), "the film is cut off"

    # One runs it, and the others see the same step, unless they would rather watch alone.
    driver, guest = (desk, phone) if desk.get_by_role("button", name="Watch alone").count() == 0 else (phone, desk)
    expect(film(driver)).to_contain_text("You run the film for everyone.")
    driver.get_by_role("button", name="Pause").click()
    film(driver).get_by_role("button", name=re.compile("^Turn 4")).click()
    for page in (driver, guest):
        expect(film(page)).to_contain_text("Turn 4")
    step = film(driver).get_attribute("data-at") or ""
    expect(film(guest)).to_have_attribute("data-at", step)
    guest.get_by_role("button", name="Step forward").click()
    expect(film(guest)).to_contain_text("You watch alone.")
    expect(film(guest)).not_to_have_attribute("data-at", step)
    expect(film(driver)).to_have_attribute("data-at", step)
    guest.get_by_role("button", name="Back to the shared film").click()
    expect(film(guest)).to_have_attribute("data-at", step)
    shot(driver, "space-alert-mission")

    # A phone can fit the whole ship.
    stage = film(phone).get_by_role("region", name="The ship and its threats")
    hidden = "one => one.scrollWidth - one.clientWidth"
    assert stage.evaluate(hidden) > 0
    phone.get_by_role("button", name="Whole ship").click()
    assert stage.evaluate(hidden) == 0

    # Nothing below the film tells how it ends.
    for page in (driver, guest):
        expect(debrief(page)).to_have_count(0)
        expect(page.get_by_role("button", name="Skip to the debrief")).to_be_visible()

    # The verdict follows the film, for all, and leads back to any moment of it.
    driver.keyboard.press("End")
    for page in (driver, guest):
        expect(verdict(page)).to_contain_text("Worst moment")
        expect(verdict(page).get_by_role("button", name="Rematch")).to_be_visible()
    shot(desk, "space-alert-verdict")
    shot(phone, "space-alert-verdict-phone")
    assert violations(desk) == []
    assert (violations(phone), small_targets(phone), overflow(phone)) == ([], [], 0)
    moment = verdict(guest).locator(".moment:has(button)").first
    told = moment.locator(".label span").inner_text()
    moment.get_by_role("button", name="Show it").click()
    expect(film(guest)).to_contain_text("You watch alone.")
    expect(film(guest).get_by_text(re.compile(rf"^{told}\b", re.I)).first).to_be_visible()
    verdict(driver).get_by_role("button", name="See the debrief").click()

    # The debrief says the same to all, and answers what would have been.
    score = debrief(desk).get_by_test_id("score").inner_text()
    expect(debrief(phone).get_by_test_id("score")).to_have_text(score)
    debrief(desk).get_by_role("button", name=re.compile("^Ada, turn 1:")).click()
    debrief(desk).get_by_role("button", name="To blue", exact=True).click()
    expect(debrief(desk)).to_contain_text(re.compile("Ada, turn 1: .* instead of"))
    expect(debrief(desk).get_by_test_id("what-if-score")).to_have_text(re.compile(r"^(−?\d+|lost)$"))
    debrief(desk).get_by_role("button", name="Watch it").click()
    expect(desk.get_by_text("This is what would have happened.")).to_be_visible()
    desk.get_by_role("button", name="Back to what happened").click()
    expect(desk.get_by_text("This is what would have happened.")).to_have_count(0)
    assert violations(desk) == []
    assert (violations(phone), small_targets(phone), overflow(phone)) == ([], [], 0)
    for page in (desk, phone):
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "it scrolls past its end"


ANDROIDS = {1: "C A A A B A A", 2: "red A A A B A A", 3: "blue A A A A B A", 4: "lift B A B A B A"}
"""What a lone player has four androids do on a test run: one at each big laser, one at the reactor."""


def feed(page: Page, order: str, turn: int) -> None:
    """Takes a card with this symbol from the open deck and lays it on the android's board that is shown."""
    moves = order in ("red", "blue", "lift")
    deck = page.get_by_role("region", name="Your hand")
    deck.locator(f"button[data-card$='/{order}']" if moves else f"button[data-card^='{order}/']").first.click()
    if moves:
        page.get_by_role("button", name="Flip").click()
    space(page, turn).click()
    expect(space(page, turn)).to_have_attribute("data-card", re.compile(f"/{order}$" if moves else f"^{order}/"))


def test_a_lone_player_feeds_androids_and_brings_them_home(
    house: Server, clock: ShipClock, new_page: NewPage, shot: Shot
) -> None:
    page = new_page(url=house.url)
    take_off(page, name="Ada", mission="Test run 1")
    boards = page.get_by_role("group", name="Whose board").get_by_role("button")
    expect(boards).to_have_count(4)
    clock.forward(140)
    caption(page, "T+3. Threat. Red zone.")
    for phase in (range(1, 4), range(4, 8)):
        expect(answer_bar(page)).to_contain_text(f"Plan turns {phase[0]} to {phase[-1]}.")
        for android, plan in ANDROIDS.items():
            boards.nth(android - 1).click()
            for turn in phase:
                feed(page, plan.split()[turn - 1], turn)
        clock.forward(115)
    caption(page, "One minute until the jump.")
    expect(boards.last).to_contain_text("7/7")
    shot(page, "space-alert-solo")
    assert violations(page) == []

    # Nobody else is to agree: the ship jumps, and the film is one's own.
    answer_bar(page).get_by_role("button", name="End planning early").click()
    answer_bar(page).get_by_role("button", name="Reveal the cards").click()
    expect(film(page)).to_be_visible()
    page.keyboard.press("End")
    expect(film(page).get_by_role("status")).to_have_text(re.compile("^Score: "))
    expect(debrief(page).get_by_test_id("score")).to_have_text(re.compile(r"^\d+$"))
    expect(debrief(page)).to_contain_text("Android 4")

    # The verdict knows a better plan once one was searched for, and not before.
    card = verdict(page)
    expect(card).to_contain_text("Best moment")
    expect(card).not_to_contain_text("Another plan")
    card.get_by_role("button", name="Find a plan").click()
    expect(card.get_by_text(re.compile("^(Another plan comes home with|No better plan was found)"))).to_be_visible()
