"""Lost connections and restarted servers lose nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Complaints
from tests.e2e.galaxies import Player, together
from tests.e2e.serving import Server
from tests.e2e.tables import answer_bar, join, log_lines, open_table, start

LOST = "Reconnecting… Nothing you did is lost."


def test_a_phone_that_was_offline_catches_up(new_page: Callable[..., Page], complaints: Complaints) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    host, phone = new_page(), new_page("phone")
    code = open_table(host, "Ada")
    join(phone, code, "Bo")
    start(host, phone)
    ada, bo = Player(host, "Ada"), Player(phone, "Bo")
    phone.context.set_offline(True)
    expect(phone.get_by_text(LOST)).to_be_visible()
    ada.answer()
    host.get_by_label("Say something").fill("Still there?")
    host.keyboard.press("Enter")
    phone.context.set_offline(False)
    expect(phone.get_by_text(LOST)).to_have_count(0)
    bo.answer()
    together([ada, bo], lambda _player, look: look.seq > 8)
    phone.get_by_role("tab", name="Log").click()
    expect(phone.get_by_role("log", name="Log").get_by_role("listitem")).to_have_count(len(log_lines(host)))
    phone.get_by_role("tab", name="Talk").click()
    expect(phone.get_by_role("log", name="Table talk")).to_contain_text("Still there?")


def test_a_killed_server_comes_back_under_an_open_page(
    new_page: Callable[..., Page], new_server: Callable[..., Server], complaints: Complaints
) -> None:
    complaints.expect("ERR_CONNECTION|WebSocket|ERR_EMPTY_RESPONSE")
    server = new_server()
    page = new_page(url=server.url)
    open_table(page, "Ada", chairs=("easy",))
    start(page)
    ada = Player(page, "Ada")
    together([ada], lambda _player, look: "End turn" in look.buttons)
    before = (ada.seq(), log_lines(page), ada.look().lit)
    server.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(page.get_by_text(LOST)).to_have_count(0, timeout=20_000)
    assert (ada.seq(), log_lines(page), ada.look().lit) == before
    answer_bar(page).get_by_role("button", name="End turn").click()
    ada.wait_beyond(before[0])
    server.restart()
    together([ada], lambda _player, look: "End turn" in look.buttons)
