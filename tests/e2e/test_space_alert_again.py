"""After the mission: a surviving crew keeps its specializations, and a lost one is told why."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

import httpx
import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.luck import RULES, SEED
from tests.e2e.server_process import Server
from tests.e2e.tables import remember
from tests.games.space_alert.steps.test_campaign import fly
from tests.server.house import Client
from tests.server.test_sequels import choices

from readyroom.core.match import Match
from readyroom.games.space_alert.actions import Withdraw
from readyroom.games.space_alert.film.film import screen_match
from readyroom.games.space_alert.film.story import hands_of, story
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.options import Options


def survived() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The options of a test run that a lone player's idle androids survive, and what they choose first."""
    for mission, fifth in product(("TR-1", "TR-2"), (False, True)):
        options: dict[str, Any] = {
            "mission": mission,
            "pace": "untimed",
            "specializations": True,
            "fifth_member": fifth,
        }
        match = Match.start(GAME, Options(**options), 1, SEED, RULES["space-alert"])
        chosen = [action for _, action in choices(match)]
        for action in chosen:
            match.act(0, action)
        fly(match)
        if match.outcome is not None and match.outcome.ranking == (1,):
            return options, chosen
    raise AssertionError("None of these missions is survived: add some.")


@pytest.mark.parametrize("profile", ["desktop", "phone"])
def test_a_crew_that_came_home_plays_again_with_its_specializations(
    server: Server, new_page: Callable[..., Page], profile: str
) -> None:
    options, chosen = survived()
    page = new_page(profile, url=server.url)
    actions = (*chosen, {"type": "ready"}, {"type": "end_phase"}, {"type": "agree"})
    page.goto(f"/t/{flown(server, page, options, actions)}")
    page.get_by_role("button", name="Results and rematch").click()
    assert (violations(page), overflow(page), small_targets(page)) == ([], 0, [])
    page.get_by_role("button", name="Rematch with your specializations").click()
    expect(page.get_by_role("img", name="level 2").first).to_be_visible()


def lost_by_one_card() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The options of a test run that a lone player loses, though one change of the plans would have saved the ship."""
    options: dict[str, Any] = {"mission": "TR-2", "pace": "untimed"}
    for plan in range(200):
        luck, played = random.Random(plan), []
        match = Match.start(GAME, Options(**options), 1, SEED, RULES["space-alert"])
        while match.outcome is None:
            onward = [action for action in match.legal(0) if not isinstance(action, Withdraw)]
            action = luck.choice(onward)
            match.act(0, action)
            played.append(to_builtins(action))
        if len(played) >= 60 or match.outcome.ranking == (1,):  # more actions would be too fast for the server
            continue
        screened = screen_match(match)
        assert screened is not None
        if story(screened, hands_of(match)).change is not None:
            return options, played
    raise AssertionError("No lost mission can be saved by one change: try more plans.")


def test_a_lost_crew_is_told_why(server: Server, new_page: Callable[..., Page]) -> None:
    options, played = lost_by_one_card()
    page = new_page("desktop", url=server.url)
    code = flown(server, page, options, played)

    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Results and rematch").click()
    change = page.get_by_role("region", name="One change")
    expect(change).to_contain_text("One change would have saved the ship")
    change.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("This is what would have happened.")).to_be_visible()

    page.goto(f"/replay/{code}?look=back")
    looking = page.get_by_role("complementary", name="Analysis")
    expect(looking.get_by_role("list", name="What each phase cost").get_by_role("listitem").first).to_be_visible()
    expect(looking).to_contain_text("One change would have saved the ship")
    assert (violations(page), overflow(page)) == ([], 0)
    looking.get_by_role("button", name="Show me").click()
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    expect(page.get_by_text("This is what would have happened.")).to_be_visible()


def flown(server: Server, page: Page, options: dict[str, Any], actions: Iterable[dict[str, Any]]) -> str:
    """A solo mission flown by the person at this page; returns its code."""
    token = httpx.post(f"{server.url}/api/people", json={"name": "Ada"}).json()["token"]
    table = {"game": GAME.slug, "seats": 1, "options": options}
    headers = {"Authorization": f"Bearer {token}"}
    code: str = httpx.post(f"{server.url}/api/tables", json=table, headers=headers).json()["code"]
    ada = Client(server.port, code, token)
    ada.does("start")
    for action in actions:
        ada.acts(0, action)
    ada.close()
    remember(page, {"token": token, "name": "Ada"})
    return code
