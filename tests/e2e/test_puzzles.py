"""Puzzles: a move found on a desktop and missed on a phone, a ship saved, a lost mission made a puzzle."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, violations
from tests.e2e.luck import RULES, SEED
from tests.e2e.server_process import Server
from tests.e2e.tables import say_name
from tests.server.house import Client

from readyroom.bots.puzzles import shipped
from readyroom.core.match import Match
from readyroom.extras.space_alert.rescue import SAVING
from readyroom.games.space_alert.actions import Agree, EndPhase, Feed, Play, Ready, StandBy, UseHeroic
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.options import Options

MOVE = next(puzzle for puzzle in shipped().values() if puzzle.task is None and len(puzzle.answers) > 2)
ONWARD = (Agree, EndPhase, Feed, Play, Ready, StandBy, UseHeroic)
"""Done only once; more would be too fast for the server."""
TASK = next(puzzle for puzzle in shipped().values() if puzzle.task is not None)


def fits(page: Page) -> None:
    assert (violations(page), overflow(page)) == ([], 0)


@pytest.mark.parametrize(("profile", "solve"), [("desktop", True), ("phone", False)])
def test_a_move_puzzle_can_be_solved_or_missed(
    new_page: Callable[..., Page], shot: Callable[[Page, str], Path], profile: str, solve: bool
) -> None:
    page = new_page(profile)
    page.goto("/puzzles")
    link = page.locator(f'a[href="/puzzle/{MOVE.code}"]')
    expect(link).to_be_visible()
    fits(page)
    link.click()
    expect(page.get_by_role("heading", level=1, name="Find the move")).to_be_visible()
    ask = page.get_by_role("region", name="The puzzle")
    expect(ask.get_by_role("listitem")).to_have_count(len(MOVE.answers))
    expect(ask).not_to_contain_text("%")
    expect(ask.get_by_role("button", name="Play on from here")).to_have_count(0)
    answer = next(n for n in range(len(MOVE.answers)) if MOVE.solved(n) == solve)
    ask.get_by_role("listitem").nth(answer).get_by_role("button").click()
    say_name(page, "Ada" if solve else "Bo")
    expect(ask.get_by_role("heading", name="Found!" if solve else "Not the best one.")).to_be_visible()
    expect(ask.get_by_role("listitem").nth(answer)).to_contain_text("%")
    expect(ask.get_by_role("link", name="Next puzzle")).to_be_visible()
    fits(page)
    if solve:
        shot(page, "puzzle")
        ask.get_by_role("button", name="Play on from here").click()
        expect(page).to_have_url(re.compile("/t/"))
        expect(page.get_by_role("main")).to_be_visible()


def test_a_lost_ship_puzzle_can_be_failed_and_then_solved(
    new_page: Callable[..., Page], shot: Callable[[Page, str], Path]
) -> None:
    assert TASK.task is not None and TASK.solution is not None
    crew = TASK.task["mission"]["crew"]
    before = [[order or "" for order in member["plan"]] for member in crew]
    changed = TASK.solution["plans"]
    member, turn = next((m, t) for m, plan in enumerate(changed) for t, now in enumerate(plan) if now != before[m][t])
    page = new_page("desktop")
    page.goto(f"/puzzle/{TASK.code}")
    expect(page.get_by_role("heading", level=1, name="Save the ship")).to_be_visible()
    plans, came = page.get_by_role("region", name="The plans"), page.get_by_role("region", name="How it turned out")
    fly = plans.get_by_role("button", name="Fly it")
    expect(fly).to_be_disabled()
    last = next((m, t) for m, plan in enumerate(before) for t, order in enumerate(plan) if order and t > 9)
    plans.locator(f'[data-cell="{last[0]}/{last[1] + 1}"]').click()
    plans.get_by_role("button", name="Nothing", exact=True).click()
    fly.click()
    say_name(page, "Ada")
    expect(came.get_by_role("heading", name="Lost again.")).to_be_visible()
    plans.get_by_role("button", name="Reset").click()
    expect(fly).to_be_disabled()
    plans.locator(f'[data-cell="{member}/{turn + 1}"]').click()
    offered = TASK.task["can"][member][turn]
    if changed[member][turn]:
        plans.get_by_role("group", name="What the hand allows here").get_by_role("button").nth(
            offered.index(changed[member][turn])
        ).click()
    else:
        plans.get_by_role("button", name="Nothing", exact=True).click()
    fly.click()
    expect(came.get_by_role("heading", name="Saved!")).to_be_visible()
    expect(came).to_contain_text("1 of 1 found it.")
    shot(page, "puzzle-ship")
    came.get_by_role("button", name="Watch that flight").click()
    expect(page.get_by_role("region", name="The mission").get_by_text("Your flight")).to_be_visible()
    fits(page)
    page.goto("/puzzles")
    expect(page.locator(f'a[href="/puzzle/{TASK.code}"]')).to_contain_text("Found ✓")


def lost_by_one_card() -> tuple[dict[str, Any], list[tuple[int, dict[str, Any]]]]:
    """The options of a test run that two players lose, though one other card would have saved the ship; and what they
    do."""
    options: dict[str, Any] = {"mission": "TR-2", "pace": "untimed"}
    for plan in range(300):
        luck, acted = random.Random(plan), []
        match = Match.start(GAME, Options(**options), 2, SEED, RULES["space-alert"])
        while match.outcome is None:
            seat = luck.choice(match.to_act)
            action = luck.choice([one for one in match.legal(seat) if isinstance(one, ONWARD)])
            match.act(seat, action)
            acted.append((seat, to_builtins(action)))
        if SAVING.tasks(match):
            return options, acted
    raise AssertionError("No lost mission can be saved by one change: try more plans.")


def test_a_lost_mission_becomes_a_puzzle_with_one_tap(server: Server, new_page: Callable[..., Page]) -> None:
    options, acted = lost_by_one_card()
    tokens = [httpx.post(f"{server.url}/api/people", json={"name": name}).json()["token"] for name in ("Ada", "Ben")]
    table = {"game": GAME.slug, "seats": 2, "options": options}
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    code = httpx.post(f"{server.url}/api/tables", json=table, headers=headers).json()["code"]
    seats = [Client(server.port, code, token) for token in tokens]
    seats[1].does("sit", seat=1)
    seats[0].does("start")
    for done, (seat, action) in enumerate(acted):
        while seats[seat].seq < done:
            seats[seat].hear()
        seats[seat].acts(seat, action)
    page = new_page("desktop", url=server.url)
    page.goto("/")
    keep = "(token) => localStorage.setItem('readyroom.person', JSON.stringify({ token, name: 'Ada' }))"
    page.evaluate(keep, tokens[0])
    page.goto(f"/replay/{code}?look=back")
    page.get_by_role("button", name="Make a puzzle from this").click()
    expect(page.get_by_role("heading", level=1, name="Save the ship")).to_be_visible()
    expect(page.get_by_role("button", name="Remove this puzzle")).to_be_visible()
    expect(page.get_by_role("region", name="The plans")).not_to_contain_text("Ben")
