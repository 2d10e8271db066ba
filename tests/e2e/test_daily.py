"""The mission of the day: from the lobby's card to a table, to the result, to a picture to share."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.server_process import Server
from tests.e2e.tables import say_name
from tests.server.house import Client

import readyroom

GAME = "starship-captains"


def finish(server: Server, page: Page) -> None:
    """Plays the page's match to its end over a second connection of the same person."""
    token = json.loads(page.evaluate("localStorage.getItem('readyroom.person')"))["token"]
    at = Client(server.port, page.url.rsplit("/", 1)[-1].split("?")[0], token)
    mission = next(one for one in readyroom.daily() if one.game == GAME)
    match = mission.match()
    while match.outcome is None:
        action: dict[str, Any] = msgspec.to_builtins(match.legal(0)[0])
        match.act(0, match.legal(0)[0])
        at.acts(0, action)
    at.close()


@pytest.mark.parametrize("profile", ["desktop", "phone"])
def test_the_mission_of_the_day_is_flown_shown_and_shared(
    new_page: Callable[..., Page], server: Server, profile: str, shot: Callable[[Page, str], Path]
) -> None:
    page = new_page(profile)
    page.goto("/")
    card = page.get_by_role("region", name="Mission of the day")
    card.scroll_into_view_if_needed()
    before = card.bounding_box()
    expect(card.get_by_role("button", name="Fly it with bots")).to_be_visible()
    after = card.bounding_box()
    assert before is not None and after is not None and abs(before["height"] - after["height"]) < 2, "nothing jumps"
    card.get_by_text("Starship Captains").click()
    expect(card.get_by_role("button", name="With friends")).to_have_count(0)
    card.get_by_role("button", name="Fly it").click()
    say_name(page, "Ada" if profile == "desktop" else "Bo")
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    page.goto("/daily")
    own = page.get_by_role("region", name="Starship Captains")
    expect(own.get_by_text("Once you have flown, you see how the others")).to_be_visible()
    own.get_by_role("button", name="Continue").click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    finish(server, page)
    page.get_by_role("link", name="Mission of the day").click()
    expect(page).to_have_url(re.compile(r"/daily/\d"))
    expect(own.get_by_text(re.compile("You scored"))).to_be_visible()
    expect(own.get_by_role("listitem").filter(has_text="You")).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    picture = page.get_by_role("region", name="Share your day").get_by_role("img")
    expect(picture).to_have_attribute("alt", re.compile("Starship Captains: .*, .?[0-9½]+"))
    colors = page.evaluate(
        """async () => {
          const image = document.querySelector('.share img');
          await image.decode();
          const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
          const at = canvas.getContext('2d');
          at.drawImage(image, 0, 0);
          const data = at.getImageData(0, 0, canvas.width, canvas.height).data;
          const found = new Set();
          for (let i = 0; i < data.length; i += 4000) found.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
          return [image.naturalWidth, found.size];
        }"""
    )
    if profile == "desktop":
        shot(page, "daily")
    assert colors[0] == 1200 and colors[1] > 20, "the picture is not empty"
    own.get_by_role("button", name="Practice").click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
