"""Space Alert ships' logs: for a crew that flew here, and for one playing with the box."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.server_process import ROOT, Server
from tests.e2e.tables import remember, say_name
from tests.server.house import Client

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]
EXAMPLE = ROOT / "examples/space-alert/first-mission.json"


class Flyer:
    """A player who flies without looking."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.token = token
        self.headers = {"Authorization": f"Bearer {token}"}

    def opens(self, seats: int, **options: Any) -> str:
        body = {"game": "space-alert", "seats": seats, "options": {"pace": "untimed", **options}}
        opened = httpx.post(f"{self.server.url}/api/tables", json=body, headers=self.headers)
        code: str = opened.json()["code"]
        return code

    def at(self, code: str) -> Client:
        return Client(self.server.port, code, self.token)


def fly(code: str, *crew: Flyer) -> None:
    """A test run on which nobody does anything, to its end."""
    clients = [one.at(code) for one in crew]
    for seat, client in enumerate(clients[1:], 1):
        client.does("sit", seat=seat)
    at = clients[0].does("start")
    for step in ("ready", "end_phase", "agree"):
        for seat, client in enumerate(clients):
            client.see(at)
            at = client.acts(seat, {"type": step})
    for client in clients:
        client.close()


def flights(page: Page) -> Locator:
    return page.get_by_role("list", name="Flights").locator("> li")


def test_each_mission_appears_once_in_its_crews_log(server: Server, new_page: NewPage, shot: Shot) -> None:
    page = new_page(url=server.url)
    page.goto("/space-alert/logs")
    expect(page.get_by_text("No mission has ended yet.")).to_be_visible()
    page.goto("/space-alert/explorers")
    page.get_by_label("A new recruit").fill("Ada Vance")
    page.get_by_role("button", name="Sign up").click()
    say_name(page, "Ada")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada Vance")

    ada = Flyer(server, page.evaluate("JSON.parse(localStorage.getItem('readyroom.person')).token"))
    bo = Flyer(server, httpx.post(f"{server.url}/api/people", json={"name": "Bo"}).json()["token"])
    home, lost = ada.opens(2, mission="TR-1"), ada.opens(2, mission="TR-2", fifth_member=True)
    fly(lost, ada, bo)
    fly(home, ada, bo)
    campaign = ada.opens(1, mission="TR-1", campaign=3)
    waiting = ada.at(campaign)
    waiting.does("start")
    waiting.close()
    score = httpx.get(f"{server.url}/api/tables/{home}").json()["scores"][0]

    # From the debrief to the crew's log, where both flights stand.
    page.goto(f"/t/{home}")
    page.get_by_role("link", name="This crew\N{RIGHT SINGLE QUOTATION MARK}s log").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada and Bo")
    expect(page.get_by_text("1 home, 1 lost")).to_be_visible()
    expect(page.get_by_text(f"Best mission {score}".replace("-", "\N{MINUS SIGN}"))).to_be_visible()
    expect(flights(page)).to_have_count(2)
    expect(flights(page).first).to_contain_text("Test run 1")
    expect(flights(page).first).to_contain_text("The ship came home")
    expect(flights(page).first.get_by_role("list", name="Crew")).to_contain_text("captain")
    expect(flights(page).last).to_contain_text("The ship was lost to")
    shot(page, "space-alert-log")
    assert violations(page) == []

    # On paper there is nothing to press.
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("link", name="All logs")).to_be_hidden()
    expect(flights(page).first).to_be_visible()
    page.emulate_media(media="screen")

    # All logs, and the campaign that waits.
    page.get_by_role("link", name="All logs").click()
    expect(page.get_by_role("link", name="Ada and Bo")).to_contain_text("2 flights, 1 home")
    resume = page.get_by_role("region", name="Campaigns to resume")
    expect(resume).to_contain_text("Mission 1 of 3")
    assert violations(page) == []
    resume.get_by_role("link", name="Fly on").click()
    expect(page).to_have_url(f"{server.url}/t/{campaign}")


@pytest.mark.parametrize("profile", ["desktop", "phone"])
def test_a_campaign_shows_its_penalties_and_score_at_the_end(server: Server, new_page: NewPage, profile: str) -> None:
    ada, bo = (
        Flyer(server, httpx.post(f"{server.url}/api/people", json={"name": name}).json()["token"])
        for name in ("Ada", "Bo")
    )
    code = ada.opens(2, mission="TR-1", campaign=3)
    fly(code, ada, bo)
    for seat, one in enumerate((ada, bo)):
        client = one.at(code)
        client.acts(seat, {"type": "quit"})
        client.close()
    page = new_page(profile, url=server.url)
    remember(page, {"token": ada.token, "name": "Ada"})
    page.goto("/space-alert/logs")
    page.get_by_role("link", name="Ada and Bo").click()
    flight = flights(page).first
    expect(flight).to_contain_text("Campaign: 1 of 3 missions")
    expect(flight).to_contain_text("Test run 1 White threats")
    line = flight.get_by_role("list", name="Points of this mission")
    whole = flight.get_by_role("list", name="How the score adds up")
    expect(whole).to_contain_text("Most damaged zone")
    expect(line).to_contain_text("Threats survived")
    expect(line).not_to_contain_text("Most damaged zone")
    assert (violations(page), overflow(page)) == ([], 0)


def test_a_paper_mission_is_logged_under_a_crews_name(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("phone")
    page.goto("/space-alert/resolve")
    page.get_by_role("button", name="Resolve the mission").wait_for()
    page.locator("input[type=file]").set_input_files(EXAMPLE)
    page.get_by_role("radiogroup", name="What to see").get_by_text("Ship\N{RIGHT SINGLE QUOTATION MARK}s log").click()
    page.get_by_label("Crew", exact=True).fill("Night shift")
    page.get_by_label("Mission", exact=True).fill("Mission 4")
    page.get_by_role("button", name="Keep it in the log").click()
    expect(page.get_by_text("Kept in Night shift's log.")).to_be_visible()
    page.get_by_role("button", name="Write it again").click()  # it stands there once
    assert (violations(page), small_targets(page), overflow(page)) == ([], [], 0)
    page.get_by_role("link", name="Open the log").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Night shift")
    page.reload()
    expect(flights(page)).to_have_count(1)
    expect(flights(page)).to_contain_text("Mission 4")
    expect(flights(page)).to_contain_text("Ada captain")
    expect(page.get_by_text("Best mission 15")).to_be_visible()
    assert (violations(page), small_targets(page), overflow(page)) == ([], [], 0)

    # It is taken along as a file, to a browser that knows nothing of it.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(tmp_path / "log.json")
    other = new_page()
    other.goto("/space-alert/logs")
    other.locator("input[type=file]").set_input_files(tmp_path / "log.json")
    expect(flights(other)).to_have_count(1)

    # What is struck out is gone, and the mission itself can be resolved again.
    other.get_by_role("button", name="Resolve it again").click()
    other.get_by_role("button", name="Resolve the mission").click()
    expect(other.get_by_role("region", name="The film")).to_be_visible()
    page.get_by_role("button", name="Cross out").click()
    expect(page.get_by_text("This browser has no log for a crew called Night shift")).to_be_visible()
