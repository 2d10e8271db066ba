"""Returning to a match: days later, after a bot played on, or long after its end, with friends."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, violations
from tests.e2e.missions import ShipClock
from tests.e2e.server_process import Server
from tests.e2e.tables import open_table, say_name, token_of
from tests.e2e.test_between_turns import Person, my_turn, play
from tests.server.house import Client

NewPage = Callable[..., Page]
DAY = 86_400.0
WHOLE_DAY = re.compile("^(1 d 0 h|23 h 59 min)$")
"""A clock in the page runs on between two looks at it."""


def test_a_slow_game_lasts_days_and_waits_for_returning_players(
    house: Server, clock: ShipClock, new_page: NewPage
) -> None:
    page = new_page(url=house.url)
    code = open_slow_table(page)
    ben = Person(house, "Ben")
    guest = ben.wire(code)
    guest.does("sit", seat=1)
    page.get_by_role("button", name="Start the match").click()
    page.locator("[data-seq]").wait_for()
    host = Client(house.port, code, token_of(page))
    play(host, guest, until=lambda update: my_turn(update, 1, 1))
    guest.close()
    seats = page.get_by_role("list", name="Seats")
    face = seats.get_by_role("timer", name=re.compile("^Ben.s clock"))
    expect(face).to_have_text(WHOLE_DAY)
    clock.forward(DAY * 3 / 4)
    page.reload()
    expect(face).to_have_text(re.compile("^(6 h 0|5 h 59) min$"))
    clock.forward(DAY / 4 + 1)
    asked = page.get_by_role("alert").filter(has_text="Ben let the time run out.")
    asked.get_by_role("button", name="Wait longer").click()
    expect(asked).to_have_count(0)
    expect(face).to_have_text(WHOLE_DAY)
    clock.forward(DAY + 1)
    assert violations(page) == [] and overflow(page) == 0
    asked.get_by_role("button", name="Let a bot play").click()
    expect(seats).to_contain_text("bot")
    expect(seats).not_to_contain_text("Ben")
    play(host, until=lambda update: my_turn(update, 0, 2))

    late = ben.looks(new_page("phone", url=house.url), code)
    late.get_by_role("button", name="This table").click()
    late.get_by_role("dialog").get_by_role("button", name="Take it back").click()
    expect(seats).to_contain_text("Ben")
    late.goto("/")
    back = ben.wire(code)
    play(host, back, until=lambda update: my_turn(update, 1, 2))
    back.close()
    clock.forward(DAY / 2)
    late.goto(f"/t/{code}")
    recap = late.get_by_role("region", name="Since your last turn")
    expect(recap.get_by_role("listitem").first).to_contain_text("Ada")
    late.reload()
    expect(recap.get_by_role("listitem").first).to_contain_text("Ada")
    expect(late.get_by_role("timer", name="Clock")).to_have_text(re.compile("^1[12] h"))
    host.close()


def open_slow_table(page: Page) -> str:
    """A table with a day for each move, whose host wants to be asked before a bot plays on."""
    code = open_table(page, "Ada", clock="Days")
    page.get_by_role("radiogroup", name="Days for each move").get_by_text("1 day", exact=True).click()
    page.get_by_role("radiogroup", name="When time runs out").get_by_text("Ask the others").click()
    expect(page.locator("label.on", has_text="Ask the others")).to_be_visible()
    expect(page.get_by_role("radio", name="1 day")).to_be_checked()
    return code


def test_friends_play_on_from_a_replay_and_from_a_record_file(
    server: Server, new_page: NewPage, tmp_path: Path
) -> None:
    ada = Person(server, "Ada")
    code = ada.opens("tiny-epic-galaxies", 2, ("easy",))
    wire = ada.wire(code)
    wire.does("start")
    play(wire, until=lambda update: my_turn(update, 0, 3))
    wire.does("end_match")
    wire.close()

    page = new_page()
    ada.looks(page, code)
    page.goto(f"/replay/{code}?at=20")
    with page.expect_download() as record:
        page.get_by_role("link", name="Download").click()
    kept = record.value.path().rename(tmp_path / "match.json")
    at = moment(page)
    plays_on_with(page, code, new_page("phone"), "Bo", at)

    page.goto("/replay?at=20")
    page.locator("input[type=file]").set_input_files(kept)
    assert moment(page) == at
    plays_on_with(page, code, new_page("phone"), "Cleo", at)


def moment(page: Page) -> str:
    """The position of a replay: round, whose turn it is, and everyone's points."""
    points = page.get_by_role("list", name="Points")
    points.wait_for()
    return points.inner_text()


def plays_on_with(page: Page, code: str, friend: Page, name: str, at: str) -> None:
    """Opens a table from a moment of the replay, with free seats, and a friend sits down at it."""
    page.get_by_role("button", name="With friends").click()
    expect(page).to_have_url(re.compile(rf"/t/(?!{code})"))
    page.locator("[data-seq]").wait_for()
    seats = page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Empty seat")
    friend.goto(page.url)
    friend.get_by_role("button", name="This table").click()
    friend.get_by_role("dialog").get_by_role("button", name=re.compile("^(Ask|Sit)")).click()
    say_name(friend, name)
    page.get_by_role("button", name="Agree").click()
    expect(seats).to_contain_text(name)
