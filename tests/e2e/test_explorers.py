"""An explorer signs up, flies a mission of Space Alert, and is promoted for it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.luck import RULES, SEED
from tests.e2e.missions import ShipClock
from tests.e2e.server_process import Server
from tests.e2e.tables import say_name
from tests.server.house import Client

from readyroom.core.match import Match
from readyroom.games.space_alert.experience.explorer import Explorer
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.options import Options

MISSIONS: Final = ("mission", *(f"S2-{number}" for number in range(1, 9)))
PLANS: Final = (
    ("C A A C - B A C A B A -", "red A A B A - A - B A A -", "blue A A B A - A - B A A -",
     "lift B A B - B B A B A B -", "red lift C - - - bots bots bots - - -"),
    ("C - A C A B A C A - A -", "red B A A - A A - B A A A", "blue B A A - A A - B A A A",
     "lift B - B A B B A B A B -", "blue lift C - - - bots bots - - - -"),
    ("C A - C B A A C B A A -", "red A B A A - B A - A A -", "blue A B A A - B A - A A -",
     "lift - B A B - B A B A B A", "blue lift C red bots bots bots - - - - -"),
)  # fmt: skip
"""What five androids do; now and then it brings the ship home."""
PHASES: Final = (range(1, 4), range(4, 8), range(8, 13))
ACTIONS: Final = ("A", "B", "C", "bots")
MOVES: Final = ("red", "blue", "lift")


def fly(options: dict[str, Any], plans: tuple[str, ...]) -> Match | None:
    """A lone player's mission with the server's luck; None if the cards do not suffice."""
    explorers = (Explorer("x", "Someone"),)
    match = Match.start(GAME, Options(**options, explorers=explorers, people=(True,)), 1, SEED, RULES["space-alert"])
    match.act(0, "ready")
    for phase, turns in enumerate(PHASES):
        for android, plan in enumerate(plans, 1):
            for turn in turns:
                word = plan.split()[turn - 1]
                cards = [f"{a}/{m}" for a, m in product(ACTIONS, MOVES) if word in (a, m)]
                card = next((card for card in cards if card in match.view(0).public.open_cards), None)
                if word != "-" and card is None:
                    return None
                if word != "-":
                    match.act(0, f"feed {android} {card} {'action' if word in ACTIONS else 'movement'} on {turn}")
        while match.deadline is not None and (phase == 2 or match.state.phase == phase + 1):
            match.tick(match.deadline)
    return match


def successful_mission() -> Match:
    """A mission from which the ship comes home, by the full rules."""
    for mission, fifth, new_frontier, plans in product(MISSIONS, (False, True), (False, True), PLANS):
        options = {
            "mission": mission, "specializations": True, "fifth_member": fifth, "new_frontier": new_frontier,
        }  # fmt: skip
        match = fly(options, plans if fifth else plans[:4])
        if match is not None and match.outcome is not None and match.outcome.ranking == (1,):
            return match
    raise AssertionError("No mission of these is survived by any of these plans: add plans.")


def test_an_explorer_signs_up_flies_and_is_promoted(
    new_page: Callable[..., Page], house: Server, clock: ShipClock, shot: Callable[[Page, str], Path]
) -> None:
    server = house
    page = new_page("desktop", url=server.url)
    # The film and how it ended may be shown before what was earned.
    page.add_locator_handler(page.get_by_role("button", name="the debrief"), lambda button: button.click())
    page.goto("/space-alert/explorers")
    page.get_by_label("A new recruit").fill("Ada Vance")
    page.get_by_role("button", name="Sign up").click()
    say_name(page, "Ines")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada Vance")
    expect(page.get_by_text("8 points to level 1")).to_be_visible()
    log = page.url

    flown = successful_mission()
    wanted = ("mission", "specializations", "fifth_member", "new_frontier")
    options = {name: getattr(flown.options, name) for name in wanted}
    token = page.evaluate("JSON.parse(localStorage.getItem('readyroom.person')).token")
    opened = httpx.post(
        f"{server.url}/api/tables",
        json={"game": "space-alert", "seats": 1, "options": options},
        headers={"Authorization": f"Bearer {token}"},
    )
    code = opened.json()["code"]
    page.goto(f"/t/{code}")
    page.get_by_label("Your explorer on seat 1").select_option("Ada Vance, level 0")
    ada = Client(server.port, code, token)
    while ada.table["seats"][0]["brings"] != "Ada Vance, level 0":
        ada.hear()
    page.get_by_role("button", name="Start the match").click()
    ada.until("update")
    now = 0
    for entry in flown.entries:
        if entry.at > now:
            clock.forward((entry.at - now) / 1000)
            now = entry.at
        if entry.actor == 0:
            ada.acts(0, msgspec.to_builtins(entry.action))
        ada.see(entry.seq)
    ada.close()

    earned = page.get_by_role("region", name="What you earned")
    expect(earned).to_contain_text("Ada Vance")
    expect(earned).to_contain_text("for the mission")
    earned.get_by_role("button", name="Lone Wolf").click()
    expect(earned).to_contain_text("3 for achievements")
    shot(page, "explorer-earned")

    page.goto(log)
    expect(page.get_by_text("1 mission home")).to_be_visible()
    missions = page.get_by_role("region", name="Missions flown")
    expect(missions.get_by_role("listitem")).to_have_count(1)
    expect(missions).to_contain_text("Lone Wolf")
    shot(page, "explorer-log")
    assert violations(page) == []

    phone = new_page("phone", url=server.url)
    phone.goto("/")
    person = page.evaluate("localStorage.getItem('readyroom.person')")
    phone.evaluate("(person) => localStorage.setItem('readyroom.person', person)", person)
    phone.goto("/space-alert/explorers")
    phone.get_by_role("link", name="Ada Vance, level 0").click()
    expect(phone.get_by_role("heading", name="Missions flown")).to_be_visible()
    assert (violations(phone), overflow(phone), small_targets(phone)) == ([], 0, [])


@pytest.mark.parametrize("profile", ["desktop", "phone"])
def test_before_a_relaxed_mission_people_are_told_that_explorers_earn_nothing(
    server: Server, new_page: Callable[..., Page], profile: str
) -> None:
    page = new_page(profile, url=server.url)
    page.goto("/space-alert/explorers")
    page.get_by_label("A new recruit").fill("Ada Vance")
    page.get_by_role("button", name="Sign up").click()
    say_name(page, "Ines")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada Vance")
    token = page.evaluate("JSON.parse(localStorage.getItem('readyroom.person')).token")
    for pace, told in (("relaxed", 1), ("normal", 0)):
        opened = httpx.post(
            f"{server.url}/api/tables",
            json={"game": "space-alert", "seats": 2, "options": {"specializations": True, "pace": pace}},
            headers={"Authorization": f"Bearer {token}"},
        )
        page.goto(f"/t/{opened.json()['code']}")
        expect(page.get_by_label("Your explorer on seat 1")).to_be_visible()
        expect(page.get_by_text("Explorers earn nothing on this mission")).to_have_count(told)
        if told:
            assert (violations(page), overflow(page)) == ([], 0)
