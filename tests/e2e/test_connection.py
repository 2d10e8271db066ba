"""Lost connections and restarted servers lose nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e.conftest import Complaints
from tests.e2e.galaxies import Player, together
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, join, log_lines, start, table_of, token_of
from tests.server.house import Client

LOST = "Reconnecting… Nothing you did is lost."


def test_a_phone_that_was_offline_catches_up(new_page: Callable[..., Page], complaints: Complaints) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    host, phone = new_page(), new_page("phone")
    code = table_of(host, "Ada")
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


def test_a_page_that_was_offline_when_the_match_ended_opens_its_results(
    new_page: Callable[..., Page], server: Server, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    page = new_page()
    code = table_of(page, "Ada", "cabal", chairs=("steady",))
    start(page)
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    other = Client(server.port, code, token_of(page))
    while (other.update or {})["outcome"] is None:
        options = other.options(0)
        if options:
            other.ask("act", seat=0, seen=other.seq, action=options[-1])
        else:
            other.hear()
    other.close()
    page.context.set_offline(False)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins|You win"))


def test_a_killed_server_comes_back_under_an_open_page(
    new_page: Callable[..., Page], new_server: Callable[..., Server], complaints: Complaints
) -> None:
    complaints.expect("ERR_CONNECTION|WebSocket|ERR_EMPTY_RESPONSE")
    server = new_server()
    page = new_page(url=server.url)
    table_of(page, "Ada", chairs=("easy",))
    start(page)
    ada = Player(page, "Ada")
    together([ada], lambda _player, look: "End turn" in look.buttons)
    before = (ada.seq(), log_lines(page), ada.look().lit)
    server.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    assert (ada.seq(), log_lines(page), ada.look().lit) == before
    answer_bar(page).get_by_role("button", name="End turn").click()
    ada.wait_beyond(before[0])
    server.restart()
    together([ada], lambda _player, look: "End turn" in look.buttons)


def test_a_dead_connection_is_noticed_and_the_answer_still_arrives(new_page: Callable[..., Page]) -> None:
    page, wires = new_page(), Swallowing()
    page.route_web_socket("**/ws/*", wires.connect)
    table_of(page, "Ada", chairs=("easy",))
    start(page)
    ada = Player(page, "Ada")
    together([ada], lambda _player, look: "End turn" in look.buttons)
    before = ada.seq()
    wires.swallow()
    answer_bar(page).get_by_role("button", name="End turn").click()
    expect(page.get_by_text("Sending…")).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Try now").click()
    wires.let_pass()
    expect(page.get_by_text(LOST)).to_have_count(0)
    ada.wait_beyond(before)


class Swallowing:
    """Connections between page and server, which pass nothing on while it swallows messages."""

    def __init__(self) -> None:
        self._open: list[dict[str, bool]] = []
        self._swallows = False

    def swallow(self) -> None:
        self._swallows = True
        for one in self._open:
            one["dead"] = True

    def let_pass(self) -> None:
        self._swallows = False

    def connect(self, route: WebSocketRoute) -> None:
        server, state = route.connect_to_server(), {"dead": self._swallows}
        self._open.append(state)
        route.on_message(lambda message: None if state["dead"] else server.send(message))
        server.on_message(lambda message: None if state["dead"] else route.send(message))


def test_a_board_that_fails_says_so_and_the_match_can_still_be_played(
    new_page: Callable[..., Page], complaints: Complaints
) -> None:
    complaints.expect(".")
    page = new_page()
    table_of(page, "Ada", chairs=("easy",))
    start(page)
    Player(page, "Ada").look()
    code = page.url.rsplit("/", 1)[-1]
    page.route_web_socket("**/ws/*", without_planets)
    page.goto(f"/t/{code}")
    board = page.get_by_role("main")
    expect(board.get_by_role("alert")).to_contain_text("This part of the table cannot be shown.")
    expect(board.get_by_role("button", name="Reload this table")).to_be_visible()
    before = page.locator("[data-seq]").get_attribute("data-seq")
    board.get_by_role("button", name=re.compile("^Keep ")).first.click()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", str(before))


def without_planets(route: WebSocketRoute) -> None:
    """A server message with a missing part that no board can draw."""
    server = route.connect_to_server()

    def spoilt(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "welcome" and said["update"]:
            del said["update"]["public"]["row"]
        route.send(json.dumps(said))

    server.on_message(spoilt)
    route.on_message(server.send)
