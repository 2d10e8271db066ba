"""A crew without explorers that came home plays again, and keeps what it knows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.luck import RULES, SEED
from tests.e2e.serving import Server
from tests.games.space_alert.steps.test_campaign import fly
from tests.server.house import Client
from tests.server.test_sequels import choices

from readyroom.core.match import Match
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
    token = httpx.post(f"{server.url}/api/people", json={"name": "Ada"}).json()["token"]
    table = {"game": GAME.slug, "seats": 1, "options": options}
    headers = {"Authorization": f"Bearer {token}"}
    code = httpx.post(f"{server.url}/api/tables", json=table, headers=headers).json()["code"]
    ada = Client(server.port, code, token)
    ada.does("start")
    for action in (*chosen, {"type": "ready"}, {"type": "end_phase"}, {"type": "agree"}):
        ada.acts(0, action)
    ada.close()

    page = new_page(profile, url=server.url)
    page.goto("/")
    keep = "(token) => localStorage.setItem('readyroom.person', JSON.stringify({ token, name: 'Ada' }))"
    page.evaluate(keep, token)
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Results and rematch").click()
    assert (violations(page), overflow(page), small_targets(page)) == ([], 0, [])
    page.get_by_role("button", name="Rematch with your specializations").click()
    expect(page.get_by_role("img", name="level 2").first).to_be_visible()
