"""The action round of Space Alert in real browsers: two people, one at a desk and one with a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.missions import GAME, ShipClock, caption, hand, place, space, take_off
from tests.e2e.serving import Server
from tests.e2e.tables import answer_bar

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ShipClock:
    file = tmp_path / "clock"
    monkeypatch.setenv("READYROOM_TEST_CLOCK", str(file))
    return ShipClock(file)


@pytest.fixture
def house(clock: ShipClock, new_server: Callable[..., Server]) -> Server:
    return new_server(games=(GAME,), program="tests.e2e.stepped")


def test_a_mission_from_the_briefing_to_the_film(
    house: Server, clock: ShipClock, new_page: NewPage, shot: Shot
) -> None:
    desk, phone = new_page(url=house.url), new_page("phone", url=house.url)
    take_off(desk, (phone, "Bo"), name="Ada", mission="Mission 1")

    # Cards go down either way up, and come back.
    place(desk, 1)
    place(desk, 2, flip=True)
    place(phone, 1, flip=True)
    space(desk, 2).click()
    desk.get_by_role("button", name="Take back").click()
    expect(hand(desk)).to_have_count(8)
    expect(space(desk, 2)).to_have_attribute("aria-label", "Turn 2, free")
    space(desk, 1).click()
    was = space(desk, 1).get_attribute("aria-label")
    desk.get_by_role("button", name="Turn round").click()
    expect(space(desk, 1)).not_to_have_attribute("aria-label", was or "")

    # Keys do the same: a card, round, down.
    desk.keyboard.press("Escape")
    desk.keyboard.press("ArrowLeft")
    desk.keyboard.press("Space")
    desk.keyboard.press("3")
    expect(space(desk, 3)).to_have_attribute("data-card", re.compile("/"))

    # A card can be dragged to its space.
    hand(desk).first.drag_to(space(desk, 2))
    expect(space(desk, 2)).to_have_attribute("data-card", re.compile("/"))

    # Others see backs, with the half that is up; an android's cards lie open, fed from any hand.
    bo = desk.get_by_role("listitem").filter(has_text="Bo").get_by_role("img", name=re.compile("movement half on top"))
    expect(bo).to_have_accessible_name("turn 1: a card with its movement half on top")
    phone.get_by_role("button", name=re.compile("^Android 1")).click()
    place(phone, 1)
    fed = (
        desk.get_by_role("listitem").filter(has_text="Android 1").get_by_role("img", name=re.compile("^turn 1: [A-Z]"))
    )
    expect(fed).to_be_visible()
    phone.get_by_role("button", name="You", exact=True).click()

    # A threat is announced and slides in beside its track.
    clock.forward(10)
    for page in (desk, phone):
        caption(page, "T plus 2: a serious threat heading for the white zone.")
    expect(desk.get_by_role("region", name="Threats of the white zone").get_by_role("button")).to_have_count(1)

    # The planning ship is everybody's, and so are signals.
    desk.locator("[data-station=lower_red]").click()
    sheet = desk.get_by_role("dialog", name="Lower red")
    sheet.get_by_role("button", name="A", exact=True).click()
    sheet.get_by_role("button", name="Spend one: red reactor").click()
    sheet.get_by_role("button", name="Signal about lower red").click()
    desk.get_by_role("dialog", name="Signal").get_by_role("button", name="I need energy here").click()
    phone.get_by_role("tab", name="Crew").click()
    expect(phone.get_by_role("region", name="Calls")).to_contain_text("lower red")
    phone.get_by_role("tab", name=re.compile("^Talk")).click()
    expect(phone.get_by_role("log", name="Table talk")).to_contain_text("I need energy here: lower red")
    phone.get_by_role("tab", name="Plan").click()

    # Communications go down: chat, signals and pings are shut, and visibly so.
    clock.forward(160)
    for page in (desk, phone):
        caption(page, "Communications are down.")
    expect(desk.get_by_role("textbox", name="Say something")).to_have_count(0)
    expect(desk.get_by_text("Communications are down. Not a word until they are back.")).to_be_visible()
    expect(desk.get_by_role("button", name="Signal", exact=True)).to_have_count(0)
    desk.locator("[data-station=lower_red]").click()
    expect(desk.get_by_text("Communications are down: nothing can be drawn.")).to_be_visible()
    desk.get_by_role("button", name="Close").click()

    # They come back, and a data transfer opens.
    clock.forward(20)
    caption(desk, "Data transfer open")
    expect(desk.get_by_role("textbox", name="Say something")).to_be_visible()
    before, others = hand(desk).count(), hand(phone).count()
    hand(desk).first.click()
    desk.get_by_role("button", name="Give", exact=True).click()
    desk.get_by_role("button", name="Bo", exact=True).click()
    expect(hand(desk)).to_have_count(before - 1)
    expect(hand(phone)).to_have_count(others + 1)

    # A reload in the middle loses nothing.
    planned = space(phone, 1).get_attribute("aria-label") or ""
    phone.reload()
    expect(space(phone, 1)).to_have_attribute("aria-label", planned)
    expect(hand(phone)).to_have_count(others + 1)
    expect(phone.get_by_role("timer", name="Ship's time 3:10")).to_be_visible()

    # Phase 1 locks; the second one is planned.
    clock.forward(45)
    expect(answer_bar(desk)).to_contain_text("Plan turns 4 to 7.")
    for turn in (4, 5, 6):
        place(desk, turn, flip=turn == 5)
        place(phone, turn, flip=turn == 4)
    clock.forward(130)
    caption(desk, re.compile("T plus 7"))
    hand(desk).first.click()
    hand(phone).first.click()
    shot(desk, "space-alert-plan")
    shot(phone, "space-alert-phone")
    assert violations(desk) == []
    assert violations(phone) == []
    for tab in ("Threats", "Crew", "Log", "Talk", "Plan"):
        phone.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        assert (tab, small_targets(phone), overflow(phone)) == (tab, [], 0)

    # The last phase, and all agree: the mission is resolved, and its film begins.
    clock.forward(90)
    for page in (desk, phone):
        expect(answer_bar(page)).to_contain_text("Plan turns 8 to 12.")
        answer_bar(page).get_by_role("button", name="Agree to jump").click()
    for page in (desk, phone):
        expect(page.get_by_role("region", name="The film")).to_be_visible()
