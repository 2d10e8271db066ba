"""Space Alert beyond a single mission: the briefing with its specializations, and a campaign with repairs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.missions import ShipClock, caption, debrief, film, hand, open_mission, space
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, join, start

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]


def answer(page: Page, words: str) -> None:
    answer_bar(page).get_by_role("button", name=words, exact=True).click()


def to_the_ship(page: Page) -> None:
    """A mission has ended: its film is there first, and then the ship as it came home."""
    expect(film(page)).to_be_visible()
    page.get_by_role("button", name="Go to the ship").click()


def mend(page: Page, tile: str, zone: str) -> None:
    page.get_by_role("button", name=f"{tile}, {zone} zone: repair it").click()
    answer(page, f"Repair the {tile.lower()}")


def propose(page: Page, threats: str, other: Page, by: str) -> None:
    """One player proposes how tough the mission should be; the others see the proposal, and that it holds."""
    page.get_by_role("button", name=threats, exact=True).click()
    expect(other.get_by_role("button", name=f"{threats}, agreed so far, {by}")).to_be_visible()


def repairs(page: Page) -> Locator:
    return page.get_by_role("region", name="Repairs")


def test_a_campaign_of_two_missions_has_repairs_in_between(
    house: Server, clock: ShipClock, new_page: NewPage, shot: Shot
) -> None:
    desk, phone = new_page(url=house.url), new_page("phone", url=house.url)
    code = open_mission(desk, "Ada", "Test run 1", ("person",), fifth_member=True, campaign=2)
    join(phone, code, "Bo")
    start(desk, phone)
    for page in (desk, phone):
        expect(page.get_by_text("· mission 1 of 2", exact=True)).to_be_visible()
        answer(page, "Ready")
    caption(desk, "out of hyperspace")

    # Nobody does anything, and with the test server's luck the ship comes home, badly beaten. All must want to fly on.
    clock.forward(500)
    for page in (desk, phone):
        to_the_ship(page)
        expect(
            page.get_by_role("heading", name="Home with \N{MINUS SIGN}11 points and 11 damage tiles")
        ).to_be_visible()
    expect(desk.get_by_test_id("campaign-score")).to_have_text("\N{MINUS SIGN}11")
    answer(desk, "Fly on")
    votes = phone.get_by_role("region", name="Votes").get_by_role("listitem")
    expect(votes.filter(has_text="Ada")).to_contain_text("Wants to fly on")
    answer(phone, "Fly on")

    # Each repairs in turn, two in a zone at most; the captain decides for androids.
    expect(phone.get_by_role("button", name=re.compile("repair it"))).to_have_count(0)
    mend(desk, "Shield", "white")
    expect(repairs(phone).get_by_role("listitem").filter(has_text="Ada")).to_contain_text("white shield")
    expect(phone.get_by_role("button", name=re.compile("repair it"))).to_have_count(10)
    phone.get_by_role("button", name="Hull, white zone: repair it").click()
    expect(answer_bar(phone)).to_contain_text("The white hull.")
    shot(phone, "space-alert-repairs-phone")
    assert (violations(phone), small_targets(phone), overflow(phone)) == ([], [], 0)
    answer(phone, "Repair the hull")
    expect(answer_bar(desk)).to_contain_text("What does Android 1 repair?")
    expect(desk.get_by_role("button", name=re.compile("white zone: repair it"))).to_have_count(0)
    desk.get_by_role("button", name="Heavy laser, red zone: repair it").click()
    expect(answer_bar(desk).get_by_role("button", name="Repair the heavy laser")).to_be_visible()
    shot(desk, "space-alert-campaign")
    assert violations(desk) == []
    answer(desk, "Repair the heavy laser")
    expect(answer_bar(desk)).to_contain_text("What does Android 2 repair?")
    mend(desk, "Heavy laser", "blue")
    expect(answer_bar(desk)).to_contain_text("What does Android 3 repair?")
    mend(desk, "Light laser", "red")

    # The next mission is briefed. The most careful proposal counts.
    expect(desk.get_by_role("heading", name="Test run 2")).to_be_visible()
    propose(desk, "Serious threats: white, yellow", phone, "proposed by Ada")
    propose(phone, "Serious threats: white", desk, "proposed by Bo")
    propose(phone, "Common threats: white, yellow", desk, "proposed by Bo")
    propose(desk, "Common threats: white", phone, "proposed by Ada")
    desk.get_by_role("button", name="Make captain: Bo").click()
    expect(phone.locator("[data-member]").first).to_contain_text("Bo")
    phone.get_by_role("button", name="Make captain: Ada").click()
    expect(desk.locator("[data-member]").first).to_contain_text("Ada")

    # A campaign can be left and resumed: the lobby says where it stands.
    desk.goto("/")
    row = desk.get_by_role("region", name="Resume").get_by_role("listitem")
    expect(row).to_contain_text("Mission 2 of 2: Briefing")
    row.get_by_role("link").click()
    for page in (desk, phone):
        answer(page, "Ready")
    for page in (desk, phone):
        caption(page, "out of hyperspace")
    clock.forward(500)

    # All is over: the score of the campaign, and the film of each of its missions.
    for page in (desk, phone):
        expect(film(page)).to_be_visible()
    last = debrief(desk).get_by_test_id("score")
    desk.get_by_role("button", name="Skip to the debrief").click()
    expect(last).to_have_text("−17")
    missions = desk.get_by_role("radiogroup", name="Mission")
    missions.get_by_text("Score sheet").click()
    expect(desk.get_by_test_id("campaign-score")).to_have_text("\N{MINUS SIGN}13")
    missions.get_by_text("Mission 1").click()
    expect(film(desk)).to_be_visible()
    expect(last).to_have_text("−11")
    desk.get_by_role("button", name="Next turn").click()
    expect(film(desk)).to_contain_text("Turn 2")
    phone.get_by_role("radiogroup", name="Mission").get_by_text("Score sheet").click()
    expect(phone.get_by_test_id("campaign-score")).to_have_text("\N{MINUS SIGN}13")
    assert (violations(phone), small_targets(phone), overflow(phone)) == ([], [], 0)


def choose(page: Page, specialization: str) -> None:
    card = page.locator(f"[data-specialization={specialization}]")
    card.click()
    expect(page.locator(f"[data-member]:has-text('{specialization.replace('_', ' ').title()}')")).to_be_visible()


def test_a_briefing_deals_specializations_and_their_cards(
    house: Server, clock: ShipClock, new_page: NewPage, shot: Shot
) -> None:
    desk, phone = new_page(url=house.url), new_page("phone", url=house.url)
    code = open_mission(desk, "Ada", "Mission 1", ("person",), specializations=True, fifth_member=True)
    join(phone, code, "Bo")
    start(desk, phone)

    # Two were dealt to everybody, androids too. Nobody is ready before all have one; keys choose as well.
    expect(answer_bar(desk)).to_contain_text("Choose a specialization")
    expect(answer_bar(desk).get_by_role("button", name="Ready")).to_have_count(0)
    desk.keyboard.press("2")
    expect(phone.locator("[data-member='0']")).to_contain_text("Special Ops")
    for specialization in ("medic", "teleporter", "rocketeer"):
        choose(desk, specialization)
    assert (violations(phone), small_targets(phone), overflow(phone)) == ([], [], 0)
    choose(phone, "squad_leader")

    # The captain passes on the extra card; androids act in the order chosen.
    desk.get_by_role("button", name="Give extra card: Bo").click()
    expect(phone.locator("[data-member='1']")).to_contain_text("1 extra card")
    phone.get_by_role("button", name="Android 3 acts earlier").click()
    expect(desk.locator("[data-member]").nth(3)).to_contain_text("Android 3")

    # Roles and badges are optional.
    expect(phone.locator("[data-member='1']")).to_contain_text("Communications officer")
    phone.get_by_text("Take a role").click()
    phone.get_by_role("button", name="Lieutenant").click()
    phone.get_by_role("button", name="Chief of security").click()
    expect(desk.locator("[data-member='1']")).to_contain_text("Communications officer, chief of security, lieutenant")
    assert (violations(phone), small_targets(phone), overflow(phone)) == ([], [], 0)
    shot(phone, "space-alert-roles-phone")
    phone.get_by_role("button", name="Chief of security").click()
    expect(desk.locator("[data-member='0']")).to_contain_text("Captain, chief of security")
    desk.get_by_text("Take a role").click()
    desk.get_by_role("button", name="Science officer").click()
    expect(phone.locator("[data-member='0']")).to_contain_text("Captain, chief of security, science officer")
    assert violations(desk) == []
    desk.get_by_role("heading", name="Mission 1").scroll_into_view_if_needed()
    shot(desk, "space-alert-briefing")
    for page in (desk, phone):
        expect(page.get_by_role("button", name="List of moves")).to_have_count(0)
        answer(page, "Ready")
    for page in (desk, phone):
        caption(page, "out of hyperspace")

    # A special card says what it does, and lies on the board like any other; the others see only its back.
    desk.get_by_role("button", name=re.compile("^Special card")).click()
    expect(desk.get_by_text("Prepare: your next A, B or battlebot action is heroic.")).to_be_visible()
    space(desk, 2).click()
    expect(space(desk, 2)).to_have_accessible_name("Turn 2: the basic special action")
    phone.get_by_role("tab", name="Who").click()
    expect(phone.locator("[data-member=s0]")).to_contain_text("turn 2: a special card, not called")
    phone.get_by_role("tab", name="Plan").click()
    phone.get_by_role("button", name=re.compile("^Android 1")).click()
    hand(phone).last.click()
    space(phone, 1).click()
    expect(space(phone, 1)).to_have_accessible_name("Turn 1: the basic special action")

    # Teleport tokens move while a data transfer is open.
    clock.forward(190)
    caption(phone, "Data transfer")
    phone.get_by_role("button", name="Tokens").click()
    tokens = phone.get_by_role("dialog", name="Teleport tokens")
    tokens.get_by_role("group", name=re.compile("To whom")).get_by_role("button", name="Ada").click()
    expect(tokens.get_by_role("button", name="Ada", pressed=True)).to_have_count(1)
    assert (small_targets(phone), overflow(phone)) == ([], 0)
    tokens.get_by_role("button", name="Close").click()
    mine = desk.get_by_role("complementary", name="Players").get_by_role(
        "img", name=re.compile("Second teleport token")
    )
    expect(mine).to_be_visible()
    for page in (desk, phone):
        expect(page.get_by_role("button", name="List of moves")).to_have_count(0)
