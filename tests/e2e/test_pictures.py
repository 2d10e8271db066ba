"""The states that the documentation shows; READYROOM_SCREENSHOTS=1 renews its pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.galaxies import Player, die, has_die, together
from tests.e2e.serving import Server
from tests.e2e.tables import answer_bar, join, open_table, start

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]


def test_the_lobby_with_tables_to_join_and_to_resume(
    new_page: NewPage, new_server: Callable[..., Server], shot: Shot
) -> None:
    house = new_server()  # with the house's own games alone
    host, page = new_page(url=house.url), new_page(url=house.url)
    open_table(host, "Hedda", chairs=("person", "normal"), switches=("Beyond the Black",))
    open_table(page, "Ada", chairs=("normal",))
    start(page)
    page.goto("/")
    expect(page.get_by_role("region", name=re.compile("^Resume"))).to_contain_text("your turn")
    expect(page.get_by_role("region", name=re.compile("^Open tables"))).to_contain_text(re.compile("Hedda.s table"))
    shot(page, "lobby")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").click()
    expect(page.get_by_role("dialog", name="Open a table")).to_be_visible()
    shot(page, "open-a-table")


def test_four_in_mid_game_with_the_expansion(new_page: NewPage, shot: Shot) -> None:
    desk, phone = new_page(), new_page("phone")
    code = open_table(desk, "Ada", chairs=("person", "normal", "normal"), switches=("Beyond the Black",))
    join(phone, code, "Bo")
    start(desk, phone)
    ada, bo = Player(desk, "Ada"), Player(phone, "Bo")
    # Ships go out where nobody has been before, until a card lies face up.
    ada.explores = True
    together([ada, bo], lambda player, look: player is ada and bool(look.of("deck") or look.of("card:")))
    shot(desk, "exploration")
    ada.explores = False
    together([ada, bo], lambda player, look: player is bo and "Follow" in look.buttons)
    expect(answer_bar(phone)).to_contain_text("Following costs")
    shot(phone, "follow")
    together([ada, bo], lambda player, look: player is ada and look.seq > 130 and has_die(look, "energy"))
    die(desk, "energy").click()
    expect(answer_bar(desk).get_by_role("button", name="Back", exact=True)).to_be_visible()
    shot(desk, "table-desktop")
    together([ada, bo], lambda player, look: player is bo and has_die(look, "move"))
    shot(phone, "table-phone")
