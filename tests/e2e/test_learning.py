"""Learning: the guided first match, and the searchable rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.galaxies import Player, has_die, together
from tests.e2e.tables import answer_bar, say_name, start, table_of


def test_a_newcomer_follows_the_guide_to_its_end(
    new_page: Callable[..., Page], shot: Callable[[Page, str], Path]
) -> None:
    page = new_page()
    page.goto("/learn")
    page.get_by_role("link", name="Learn Tiny Epic Galaxies").click()
    page.get_by_role("button", name="Start the guided match").click()
    say_name(page, "Newt")
    guide = page.get_by_role("region", name="Guide")
    ada = Player(page, "Newt")

    def at(title: str) -> None:
        expect(guide.get_by_role("heading")).to_have_text(title)

    def go_on() -> None:
        guide.get_by_role("button", name="Next").press("Enter")

    at("Welcome to your galaxy")
    go_on()
    at("A secret of your own")
    expect(guide).to_contain_text("Your move")
    ada.answer()
    at("The planets")
    shot(page, "guide")
    go_on()
    at("Roll")
    together([ada], lambda _player, look: any(words.startswith("Roll") for words in look.buttons))
    answer_bar(page).get_by_role("button", name=re.compile("^Roll")).click()
    at("Your dice")
    go_on()
    at("Not what you wanted?")
    go_on()
    at("Send a ship out")
    together([ada], lambda _player, _look: not guide.get_by_role("heading", name="Send a ship out").is_visible())
    at("What landing does")
    go_on()
    at("End your turn")
    # From here on the guide waits for things that come when they come, and skips what has been done already.
    heading, next_step = guide.get_by_role("heading"), guide.get_by_role("button", name="Next")
    titles = ["End your turn"]
    while titles[-1] != "To the finish":
        if next_step.is_visible():
            next_step.click()
        else:
            together([ada], lambda _player, _look: heading.inner_text() != titles[-1])
        expect(heading).not_to_have_text(titles[-1])
        titles.append(heading.inner_text())
    assert {"The converter", "No waiting"} <= set(titles)
    guide.get_by_role("button", name="Keep playing").click()
    expect(guide).to_have_count(0)
    expect(page).to_have_url(re.compile("/t/[^?]*$"))


def test_the_guide_can_be_left(new_page: Callable[..., Page]) -> None:
    page = new_page("phone")
    page.goto("/learn/tiny-epic-galaxies")
    page.get_by_role("button", name="Start the guided match").click()
    say_name(page, "Newt")
    guide = page.get_by_role("region", name="Guide")
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)
    together([Player(page, "Newt")], lambda _player, look: has_die(look, "move"))


def test_the_rules_are_found_at_the_table(new_page: Callable[..., Page], shot: Callable[[Page, str], Path]) -> None:
    page = new_page("phone")
    table_of(page, "Ada", chairs=("easy",), beyond_the_black=True)
    start(page)
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    search = drawer.get_by_label("Search the rules")
    shot(page, "rules-drawer")
    for word in ("converter", "danger"):
        search.fill(word)
        expect(drawer.get_by_role("status")).to_have_text(re.compile("[1-9]"))
        expect(drawer.locator("details").filter(has_text=re.compile(word, re.I)).first).to_be_visible()
    search.fill("zeppelin")
    expect(drawer).to_contain_text("Nothing about “zeppelin”")


def test_every_card_can_be_read_in_one_tap(new_page: Callable[..., Page]) -> None:
    page = new_page("phone")
    table_of(page, "Ada", chairs=("easy",))
    start(page)
    Player(page, "Ada").answer()
    planet = page.get_by_role("region", name="Planets").get_by_role("heading").first
    name = planet.inner_text()
    planet.get_by_role("button").click()
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet).to_contain_text("once colonized")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_rules_can_be_read_and_searched_without_a_table(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.goto("/learn/tiny-epic-galaxies")
    articles = page.locator("article")
    articles.first.wait_for()
    everything = articles.count()
    page.get_by_label("Search the rules").fill("converter")
    expect(articles.first).to_contain_text(re.compile("convert", re.I))
    expect(articles).not_to_have_count(everything)
    assert articles.count() > 0
