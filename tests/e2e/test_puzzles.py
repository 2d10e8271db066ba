"""Puzzles: a move is found on a desk and missed on a phone, a ship is saved, and a lost mission becomes a puzzle."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.tables import say_name

from readyroom.bots.puzzles import shipped

MOVE = next(puzzle for puzzle in shipped().values() if puzzle.task is None and len(puzzle.answers) > 2)
TASK = next(puzzle for puzzle in shipped().values() if puzzle.task is not None)


def fits(page: Page) -> None:
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "nothing is wider than the screen"


@pytest.mark.parametrize(("profile", "solve"), [("desktop", True), ("phone", False)])
def test_a_move_is_found_or_not(new_page: Callable[..., Page], profile: str, solve: bool) -> None:
    page = new_page(profile)
    page.goto("/puzzles")
    page.locator(f'a[href="/puzzle/{MOVE.code}"]').click()
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
        ask.get_by_role("button", name="Play on from here").click()
        expect(page).to_have_url(re.compile("/t/"))
        expect(page.get_by_role("main")).to_be_visible()


def test_a_ship_is_lost_again_and_then_saved(new_page: Callable[..., Page]) -> None:
    assert TASK.task is not None and TASK.solution is not None
    crew = TASK.task["mission"]["crew"]
    before = [[order or "" for order in member["plan"]] for member in crew]
    changed = TASK.solution["plans"]
    member, turn = next((m, t) for m, plan in enumerate(changed) for t, now in enumerate(plan) if now != before[m][t])
    page = new_page("desktop")
    page.goto(f"/puzzle/{TASK.code}")
    expect(page.get_by_role("heading", level=1, name="Save the ship")).to_be_visible()
    plans, came = page.get_by_role("region", name="The plans"), page.get_by_role("region", name="What came of it")
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
    came.get_by_role("button", name="Watch that flight").click()
    expect(page.get_by_role("region", name="The mission").get_by_text("Your flight")).to_be_visible()
    fits(page)
    page.goto("/puzzles")
    expect(page.locator(f'a[href="/puzzle/{TASK.code}"]')).to_contain_text("Found ✓")
