"""Finding each other: a filtered lobby, and a crew that meets at a set time."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.axe import stumbles
from tests.e2e.server_process import Server
from tests.e2e.tables import say_name, table_of, token_of
from tests.e2e.test_between_turns import play
from tests.server.house import Client

NewPage = Callable[..., Page]


def finder(page: Page) -> None:
    """The tables of others are looked for when there is somewhere to show them."""
    page.get_by_role("region", name="Find a table").scroll_into_view_if_needed()


def test_a_filtered_lobby_can_be_linked_and_is_remembered(new_page: NewPage) -> None:
    table_of(new_page(), "Hedda")
    table_of(new_page(), "Torben", "space-alert")
    page = new_page("phone")
    page.goto("/?game=space-alert")
    finder(page)
    tables = page.get_by_role("region", name=re.compile("^Open tables"))
    expect(tables.get_by_role("link", name=re.compile("Torben.s table"))).to_be_visible()
    expect(tables.get_by_role("link", name=re.compile("Hedda.s table"))).to_have_count(0)

    page.get_by_label("Game", exact=True).select_option("tiny-epic-galaxies")
    expect(tables.get_by_role("link", name=re.compile("Hedda.s table"))).to_be_visible()
    expect(tables.get_by_role("link", name=re.compile("Torben.s table"))).to_have_count(0)
    expect(page).to_have_url(re.compile(r"\?game=tiny-epic-galaxies$"))
    page.get_by_role("button", name="For newcomers").click()
    expect(tables).to_contain_text("No open table matches your filters")

    page.goto("/")
    finder(page)
    expect(page).to_have_url(re.compile(r"\?game=tiny-epic-galaxies&newcomers=1$"))
    page.get_by_role("button", name="Clear filters").click()
    expect(tables.get_by_role("link", name=re.compile("table at"))).not_to_have_count(0)
    expect(page).to_have_url(re.compile(r"/$"))


def test_a_crew_is_found_for_a_time_and_plays_when_it_comes(new_page: NewPage) -> None:
    host, guest = new_page(), new_page("phone")
    last = json.dumps(json.dumps({"chairs": [{"who": "person", "name": ""}], "options": {}}))
    host.add_init_script(f"if (location.host) localStorage['readyroom.setup.tiny-epic-galaxies'] ??= {last}")
    host.goto("/")
    host.get_by_role("button", name="Open a table of Tiny Epic Galaxies").click()
    say_name(host, "Hedda")
    dialog = host.get_by_role("dialog", name="Open a table")
    dialog.get_by_label("Name", exact=True).fill("Friday crew")
    dialog.get_by_role("radiogroup", name="When").get_by_text("At a time").click()
    dialog.get_by_label("Note").fill("Bring tea")
    dialog.get_by_role("button", name="Announce it").click()
    expect(host.get_by_role("region", name="Looking for crew")).to_contain_text("Bring tea")

    guest.goto("/?show=later")
    finder(guest)
    guest.get_by_role("link", name=re.compile("^View.*Friday crew")).click()
    meeting = guest.get_by_role("region", name="Looking for crew")
    expect(meeting).to_contain_text("1 more needed")
    meeting.get_by_role("button", name=re.compile("^I.m in")).click()
    say_name(guest, "Gus")
    expect(meeting).to_contain_text("everyone is coming")
    assert stumbles(guest) == []
    with guest.expect_download() as calendar:
        meeting.get_by_role("link", name="Add to calendar").click()
    assert "SUMMARY:Friday crew" in calendar.value.path().read_text()

    host.get_by_role("button", name="Move it…").click()
    dialog = host.get_by_role("dialog", name="Move the meeting")
    soon = host.evaluate(
        "new Date(Date.now() + 300000 - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 16)"
    )
    dialog.get_by_label("When").fill(soon)
    dialog.get_by_label("Reason").fill("We are all here")
    dialog.get_by_role("button", name="Save").click()
    room = guest.get_by_role("region", name="The waiting room is open")
    expect(room).to_contain_text("We are all here")
    host.get_by_role("button", name="Start the match").click()
    expect(guest.locator("[data-seq]")).to_be_visible()


def test_a_club_opens_a_season_draws_a_round_plays_it_and_rules(
    server: Server, new_page: NewPage, shot: Callable[[Page, str], Path]
) -> None:
    organizer, friend = new_page(), new_page("phone")
    organizer.goto("/seasons")
    organizer.get_by_role("button", name="New season").click()
    say_name(organizer, "Hedda")
    dialog = organizer.get_by_role("dialog", name="New season")
    dialog.get_by_label("Name", exact=True).fill("Friday league")
    dialog.get_by_label("Tiny Epic Galaxies").check()
    dialog.get_by_role("button", name="Open the season").click()
    expect(organizer.get_by_role("heading", name="Friday league")).to_be_visible()
    code = organizer.url.rsplit("/", 1)[1]

    friend.goto(f"/season/{code}")
    friend.get_by_role("button", name="Join").click()
    say_name(friend, "Gus")
    standings = friend.get_by_role("region", name="Standings")
    expect(standings.get_by_role("row")).to_have_count(3)
    expect(standings).to_contain_text("Gus")

    organizer.get_by_role("button", name="Draw tables…").click()
    organizer.get_by_role("button", name="Draw and open the tables").click()
    following = organizer.get_by_role("region", name="Next tables")
    following.get_by_role("link", name=re.compile("Friday league, round 1")).wait_for()
    for page in (organizer, friend):
        assert stumbles(page) == []
    following.get_by_role("link", name=re.compile("Friday league, round 1")).click()
    played_for_a_season(organizer, server.port, friend)
    expect(organizer.get_by_role("heading", name="Friday league")).to_be_visible()
    rows = organizer.get_by_role("region", name="Standings").get_by_role("row")
    expect(rows.nth(1)).to_contain_text(re.compile(r"1\s*(Hedda|Gus).*10", re.DOTALL))
    expect(rows.nth(2)).to_contain_text(re.compile(r"2\s*(Hedda|Gus).*6", re.DOTALL))
    shot(organizer, "season")
    organizer.get_by_role("button", name="Add a ruling…").click()
    dialog = organizer.get_by_role("dialog", name="A ruling")
    dialog.get_by_text("Give points").click()
    dialog.get_by_label("Member").select_option(label="Gus")
    dialog.get_by_label("Reason").fill("A bye")
    dialog.get_by_label("Points (below zero").fill("40")
    dialog.get_by_role("button", name="Add the ruling").click()
    rulings = organizer.get_by_role("region", name=re.compile("rulings"))
    expect(rulings).to_contain_text("A bye")
    friend.goto(f"/season/{code}")
    expect(standings.get_by_role("row").nth(1)).to_contain_text("Gus")
    organizer.get_by_role("button", name="Add a ruling…").click()
    dialog.get_by_text("Remove", exact=True).click()
    dialog.get_by_label("Member").select_option(label="Gus")
    dialog.get_by_label("Reason").fill("He moves to Mars")
    dialog.get_by_role("button", name="Add the ruling").click()
    expect(rulings).to_contain_text("Gus is removed")
    expect(rows).to_have_count(2)


def played_for_a_season(host: Page, port: int, friend: Page) -> None:
    """A match is played to its end at a table that names its season before, in it and after; and back to the season."""
    mark = host.get_by_role("link", name="Counts for Friday league")
    expect(mark).to_be_visible()
    # Who is drawn first hosts the table, and those with equal points are drawn in any order.
    friend.goto(host.url)
    start = [page.get_by_role("button", name="Start the match") for page in (host, friend)]
    waiting = host.get_by_text("Gus starts the match when everyone is here.")
    expect(start[0].or_(waiting).first).to_be_visible()
    start[waiting.count()].click()
    host.locator("[data-seq]").wait_for()
    code = host.url.rsplit("/", 1)[1]
    wires = [Client(port, code, token_of(page)) for page in (host, friend)]
    table = host.url
    for page in (host, friend):  # nobody looks while it is played
        page.goto("about:blank")
    play(*wires)
    for wire in wires:
        wire.close()
    host.goto(table)  # who comes back to a match that is over sees the board
    mark.click()
