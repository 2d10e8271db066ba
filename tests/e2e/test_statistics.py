"""Statistics pages of the server, a game and a person, on desktop and phone."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep, time

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import stumbles_at_any_width
from tests.e2e.conftest import Complaints
from tests.e2e.server_process import Server
from tests.server.finished import add_people, finish
from tests.store.databases import prepared
from tests.store.test_store import opened

from readyroom.server.people import hashed
from readyroom.store import Store
from readyroom.store.rows import DeviceRow, PersonRow, ProfileRow

TOKEN = "0123456789abcdef"
DAY = 86_400_000
MATCHES = 14


async def fill(store: Store) -> None:
    """Ada, whose browser we have, Ben, who shows his statistics, and what they have played."""
    now = int(time() * 1000)
    ada = PersonRow("ada", "Ada", 1, now)
    await store.add_person(ada, DeviceRow("d-ada", "ada", hashed(TOKEN), "Firefox on Linux", 1, now))
    await add_people(store, "Ben", "Cleo")
    await store.save_profile(ProfileRow("ben", 1, 1))
    for i in range(MATCHES):
        people = ("ada", "ben", None)[: 2 + i % 2] if i else ("ada", "cleo")
        await finish(store, f"match{i:02}", people, now - (MATCHES - i) * DAY, open=i != 3, rated=i > 3)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")

    async def prepare() -> None:
        async with opened(str(prepared(folder / "tables.db"))) as store:
            await fill(store)

    with ThreadPoolExecutor(1) as apart:  # the browser has a loop of its own in this thread
        apart.submit(asyncio.run, prepare()).result()
    running = Server(folder).start()
    until = monotonic() + 60
    while _entered(running) < MATCHES:
        assert monotonic() < until, running.said()
        sleep(0.1)
    yield running
    running.close()


def _entered(server: Server) -> int:
    with urllib.request.urlopen(f"{server.url}/api/statistics") as answer:
        found: int = json.load(answer)["matches"]
        return found


def test_statistics_are_read_and_shown_to_others(
    new_page: Callable[..., Page], complaints: Complaints, shot: Callable[[Page, str], Path]
) -> None:
    complaints.expect("404")
    wrong: list[str] = []

    def check(page: Page, state: str) -> None:
        wrong.extend(f"{state}: {one}" for one in stumbles_at_any_width(page))

    ada, stranger = new_page(), new_page()
    ada.add_init_script(f"localStorage['readyroom.person'] = '{json.dumps({'token': TOKEN, 'name': 'Ada'})}'")
    ada.goto("/statistics")
    expect(ada.get_by_role("heading", name="Statistics", level=1)).to_be_visible()
    expect(ada.get_by_text(f"{MATCHES} matches in the last year.")).to_be_visible()
    check(ada, "the server")

    ada.get_by_role("link", name="Cabal", exact=True).click()
    expect(ada.get_by_role("heading", name="Cabal", level=1)).to_be_visible()
    expect(ada.get_by_role("region", name="Where you sit")).to_contain_text("Seat 2")
    expect(ada.get_by_role("region", name="Ranking")).to_contain_text("Ben")
    check(ada, "a game")

    ada.get_by_role("link", name="All games").click()
    ada.get_by_role("link", name="Your statistics").click()
    expect(ada.get_by_role("heading", name="Ada", level=1)).to_be_visible()
    expect(ada.get_by_role("region", name="Opponents").get_by_role("link", name="Ben")).to_be_visible()
    expect(ada.get_by_role("region", name="Opponents")).to_contain_text("Cleo")
    shot(ada, "statistics")
    ada.get_by_text("As a table: Points over time").click()
    expect(ada.get_by_role("region", name="Points over time, as a table").locator("tbody tr")).to_have_count(MATCHES)
    expect(ada.get_by_role("region", name="Latest matches").get_by_text("private")).to_have_count(1)
    check(ada, "my own")

    stranger.goto("/people/ada")
    expect(stranger.get_by_text("keeps their statistics to themselves")).to_be_visible()
    check(stranger, "nothing to see")
    ada.get_by_role("switch", name="Show my statistics to others").check(force=True)
    expect(ada.get_by_role("link", name="The address of your page")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("heading", name="Ada", level=1)).to_be_visible()
    expect(stranger.get_by_text(re.compile("1 match with people who are not named"))).to_be_visible()
    expect(stranger.get_by_text("private")).to_have_count(0)
    check(stranger, "someone's")
    ada.get_by_role("switch", name="Show my statistics to others").uncheck(force=True)
    expect(ada.get_by_role("link", name="The address of your page")).to_have_count(0)
    assert not wrong, "\n".join(wrong)


def test_a_visitor_without_a_name_is_invited(new_page: Callable[..., Page]) -> None:
    page = new_page("phone")
    page.goto("/me")
    page.get_by_role("button", name="Choose a name").click()
    page.get_by_label("Your name", exact=True).fill("Dara")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="No finished matches yet")).to_be_visible()
