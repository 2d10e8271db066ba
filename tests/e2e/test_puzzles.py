"""Puzzles: one is found and one is not, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.tables import say_name

from readyroom.bots.puzzles import shipped


@pytest.mark.parametrize(("profile", "solve"), [("desktop", True), ("phone", False)])
def test_a_puzzle_is_solved_or_not(new_page: Callable[..., Page], profile: str, solve: bool) -> None:
    puzzle = next(iter(shipped().values()))
    page = new_page(profile)
    page.goto("/puzzles")
    page.locator(f'a[href="/puzzle/{puzzle.code}"]').click()
    side = page.get_by_role("complementary", name="The puzzle")
    expect(side).not_to_contain_text("%")
    answer = next(n for n in range(len(puzzle.answers)) if puzzle.solved(n) == solve)
    side.get_by_role("listitem").nth(answer).get_by_role("button").click()
    say_name(page, "Ada" if solve else "Bo")
    expect(side.get_by_role("heading", name="Found!" if solve else "Not the best one.")).to_be_visible()
    expect(side.get_by_role("listitem").nth(answer)).to_contain_text("%")
    expect(side).to_contain_text("found it.")
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "nothing is wider than the screen"
