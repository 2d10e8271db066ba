"""Planning in Space Alert in real browsers: two people, on a desktop and a phone, and two androids."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.luck import RULES, SEED
from tests.e2e.missions import ShipClock, caption, hand, place, space, take_off
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, open_table, start

from readyroom.core.match import Match
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.timeline import official

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]


def test_a_crew_plans_together(house: Server, clock: ShipClock, new_page: NewPage) -> None:
    desk, phone = new_page(url=house.url), new_page("phone", url=house.url)
    take_off(desk, (phone, "Bo"), name="Ada", mission="Mission 1")

    # Cards go down either way up, and come back.
    place(desk, 1)
    place(desk, 2, flip=True)
    place(phone, 1, flip=True)
    space(desk, 2).click()
    desk.get_by_role("button", name="Take back").click()
    expect(hand(desk)).to_have_count(8)
    for page in (desk, phone):
        assert overlapping(page) == []
    expect(space(desk, 2)).to_have_attribute("aria-label", "Turn 2, free")
    space(desk, 1).click()
    was = space(desk, 1).get_attribute("aria-label")
    desk.get_by_role("button", name="Flip").click()
    expect(space(desk, 1)).not_to_have_attribute("aria-label", was or "")

    # Keys do the same: a card, round, down. One node says what is in question, and stays.
    desk.keyboard.press("Escape")
    told = desk.get_by_role("status", name="Your card")
    node = told.element_handle()
    desk.keyboard.press("ArrowLeft")
    expect(told).to_contain_text("; other half: ")
    before = told.locator("span").first.inner_text()
    desk.keyboard.press("Space")
    top, bottom = before.split("; other half: ")
    expect(told).to_contain_text(f"{bottom}; other half: {top}")
    assert node.evaluate("node => node.isConnected")
    expect(desk.get_by_role("status").filter(has_text=re.compile("^Ship on turn 2$"))).to_have_count(1)
    desk.keyboard.press("3")
    expect(space(desk, 3)).to_have_attribute("data-card", re.compile("/"))

    # A card can be dragged to its space.
    hand(desk).first.drag_to(space(desk, 2))
    expect(space(desk, 2)).to_have_attribute("data-card", re.compile("/"))

    # Others see backs, with the half that is up; an android's cards lie open, fed from any hand.
    expect(desk.locator("[data-member=s1]")).to_contain_text("turn 1: a movement, not called")
    phone.get_by_role("button", name=re.compile("^Android 1")).click()
    place(phone, 1)
    expect(desk.locator("[data-member=a1]")).to_contain_text(re.compile("turn 1: [A-Z]"))
    phone.get_by_role("button", name="You", exact=True).click()

    # Held sideways, a phone keeps in view what lays the card down.
    phone.set_viewport_size({"width": 844, "height": 390})
    hand(phone).first.click()
    expect(phone.get_by_role("button", name="Place on turn 2")).to_be_in_viewport(ratio=1)
    hand(phone).first.click()
    phone.set_viewport_size({"width": 390, "height": 844})

    # A threat is announced and slides in beside its track.
    clock.forward(10)
    for page in (desk, phone):
        caption(page, "T+2. Serious threat. White zone.")
    expect(desk.get_by_role("region", name="Threats to the white zone").get_by_role("button")).to_have_count(1)

    # The planning ship is everybody's. A station opens a ring of calls; nothing is modal while the clock runs.
    row = phone.locator("[data-member=s0]")
    desk.locator("[data-station=lower_red]").click()
    ring = desk.get_by_role("dialog", name=re.compile("^Call in lower red, turn"))
    expect(desk.locator("dialog:modal")).to_have_count(0)
    ring.get_by_role("button", name="More about lower red").click()
    sheet = desk.get_by_role("dialog", name="Lower red")
    sheet.get_by_role("button", name="Spend one: red reactor").click()
    expect(desk.locator("dialog:modal")).to_have_count(0)
    sheet.get_by_role("button", name="Close").click()
    desk.locator("[data-station=lower_red]").click()
    ring.get_by_role("button", name="A", exact=True).click()
    expect(ring).to_have_count(0)
    phone.get_by_role("tab", name="Who").click()
    expect(row).to_contain_text(re.compile(r"turn \d+: Fire in lower red"))

    # Keys do the same: C opens the ring, a digit is a station, a letter a call. Two at one console are told to both.
    desk.keyboard.press("c")
    desk.keyboard.press("2")
    expect(desk.get_by_role("dialog", name=re.compile("^Call in the bridge, turn"))).to_be_visible()
    desk.keyboard.press("b")
    expect(row).to_contain_text(re.compile(r"turn \d+: Energy in the bridge"))
    phone.locator("[data-station=upper_white]").click()
    same = phone.get_by_role("dialog", name=re.compile("^Call in the bridge, turn"))
    turn = re.search(r"turn (\d+): Energy", row.text_content() or "")
    assert turn
    while (now := re.search(r"turn (\d+)$", same.get_attribute("aria-label") or "")) and now[1] != turn[1]:
        phone.get_by_role("button", name="Next turn" if int(now[1]) < int(turn[1]) else "Previous turn").click()
    same.get_by_role("button", name="B", exact=True).click()
    for page in (desk, phone):
        told = page.get_by_role("status", name="Conflicts")
        expect(told).to_contain_text(f"2 at B on the bridge, turn {turn[1]}.")

    # A call for help is seen on every tab of a phone, and answered with a tap.
    phone.get_by_role("tab", name="Plan").click()
    desk.locator("[data-station=upper_blue]").click()
    desk.keyboard.press("h")
    hail = phone.get_by_role("status", name="Signals from the crew")
    expect(hail).to_contain_text("Ada: Help! upper blue")
    hail.get_by_role("button", name="On my way").click()
    expect(desk.get_by_role("status", name="Signals from the crew")).to_contain_text("Bo: On my way")
    phone.get_by_role("tab", name=re.compile("^Talk")).click()
    expect(phone.get_by_role("log", name="Table talk")).to_contain_text("Help! upper blue")
    phone.get_by_role("tab", name="Plan").click()
    assert violations(desk) == []
    assert violations(phone) == []
    for tab in ("Threats", "Who", "Log", "Talk", "Plan"):
        phone.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        assert (tab, small_targets(phone), overflow(phone)) == (tab, [], 0)

    # Ada has planned every turn and ends her phase at once; Bo has not, and is asked. Then nobody waits for the clock.
    answer_bar(desk).get_by_role("button", name="End my phase").click()
    expect(answer_bar(desk)).to_contain_text("Plan turns 4 to 7.")
    answer_bar(phone).get_by_role("button", name="End my phase").click()
    expect(answer_bar(phone)).to_contain_text("Turns 2 and 3 are still empty.")
    answer_bar(phone).locator("[data-commit]").click()
    for page in (desk, phone):
        expect(answer_bar(page)).to_contain_text("Plan turns 4 to 7.")


def overlapping(page: Page) -> list[str]:
    """Cards of the hand that lie over the next one, and over its words."""
    boxes = hand(page).evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    return [f"{left} {right}" for left, right in pairwise(boxes) if left["right"] > right["left"]]


def test_the_card_that_a_threat_may_call_in_lies_beside_it(
    house: Server, clock: ShipClock, new_page: NewPage, shot: Shot
) -> None:
    mission, seconds, caller, called = mission_with_a_caller()
    page = new_page(url=house.url)
    choices = {"Mission": mission, "Common threats": "Red", "Serious threats": "Red"}
    open_table(page, "Ada", "Space Alert", (), ("New threats", "Double actions"), choices=choices, finer=True)
    start(page)
    answer_bar(page).get_by_role("button", name="Ready").click()
    caption(page, "out of hyperspace")
    clock.forward(seconds)
    beside = page.get_by_role("button", name=re.compile(f"^{caller} may call in {called}"))
    expect(beside).to_be_visible()
    shot(page, "space-alert-callers")
    page.locator("button[data-threat]:not(.called)", has_text=caller).first.click()
    sheet = page.get_by_role("dialog", name=caller)
    expect(sheet.get_by_role("heading", name=f"May call in: {called}")).to_be_visible()
    shot(page, "space-alert-caller-sheet")
    page.get_by_role("button", name="Close").click()
    beside.click()
    expect(page.get_by_role("dialog", name=called)).to_contain_text(f"Comes if called in by {caller}")
    page.get_by_role("button", name="Close").click()
    assert violations(page) == []

    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tab", name="Threats").click()
    expect(beside).to_be_visible()
    shot(page, "space-alert-callers-phone")
    assert (small_targets(page), overflow(page)) == ([], 0)


def mission_with_a_caller() -> tuple[str, int, str, str]:
    """A mission that brings a lone player a caller, with the test server's luck; when, and the two cards."""
    red = Options(common="red", serious="red", new_frontier=True, double_actions=True)
    for timeline in official("double_action_standard"):
        match = Match.start(GAME, replace(red, mission=timeline.name), 1, SEED, RULES["space-alert"])
        match.act(0, "ready")
        while match.state.time < timeline.phase_end(1):
            match.tick(match.deadline or match.now)
            for drawn in match.state.drawn:
                if drawn.calls:
                    return timeline.title, match.now // 1000, CARDS[drawn.card].name, CARDS[drawn.calls[0]].name
    raise AssertionError("No first phase has a caller: look at more missions.")
