"""The generic table view plays two games that have no board, from choices and words only."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, join, log_lines, seen, start, table_of, wait_beyond

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]


def test_a_whole_match_with_hidden_cards_can_be_played(new_page: NewPage) -> None:
    ada, bo = new_page("desktop"), new_page("phone")
    code = table_of(ada, "Ada", "cabal")
    join(bo, code, "Bo")
    start(ada, bo)
    for page in (ada, bo):
        expect(page.get_by_role("region", name="Only you know").locator(".chip")).to_have_count(3)
    assert "is dealt 3 cards, face down" in " ".join(log_lines(ada))
    for page in (ada, bo):
        answer(page, "Put the")
    for page in (ada, bo):
        expect(page.get_by_role("region", name="Only you know").locator(".chip")).to_have_count(2)
    # Both work for their money, then pay for the deed that nobody can stop, until one has no card left.
    for _ in range(60):
        settled(ada, bo)
        if over(ada):
            break
        turn = ada if offers(ada) else bo
        answer(turn, "Pay 7", "Put", "Allow", "Work", "Give up")
    for page in (ada, bo):
        expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins|You win"))
    expect(ada.get_by_role("dialog").get_by_role("region", name="Points").get_by_role("listitem")).to_have_count(2)


def test_players_can_react_out_of_turn(new_page: NewPage, shot: Shot) -> None:
    ada, bo = new_page("desktop"), new_page("desktop")
    code = table_of(ada, "Ada", "cabal")
    join(bo, code, "Bo")
    start(ada, bo)
    for page in (ada, bo):
        answer(page, "Put the")
    settled(ada, bo)
    first, second = (ada, bo) if offers(ada) else (bo, ada)
    answer(first, "Run cargo")
    expect(answer_bar(second).get_by_role("button", name="Challenge the claim")).to_be_visible()
    shot(second, "generic-table")
    answer(second, "Challenge")
    settled(ada, bo)
    assert any("challenge" in line for line in log_lines(first))
    assert any(re.search("shows? the Smuggler|ha(s|ve) no Smuggler", line) for line in log_lines(first))


def test_a_whole_match_in_real_time_can_be_played(new_page: NewPage, new_server: Callable[..., Server]) -> None:
    hasty = new_server(("tests.e2e.hasty:Scramble",), program="tests.e2e.hasty")
    ada, bo = new_page("desktop", url=hasty.url), new_page("desktop", url=hasty.url)
    late = hold_back(bo)
    code = table_of(ada, "Ada", "scramble")
    join(bo, code, "Bo")
    start(ada, bo)
    clock = ada.get_by_role("timer", name=re.compile("^Time left"))
    expect(clock).to_be_visible()
    face = clock.inner_text()
    expect(clock).not_to_have_text(face)

    for page in (ada, bo):
        answer(page, "Say that you are ready")
    expect(ada.get_by_role("log", name="Log")).to_contain_text("The heap is open!")
    expect(bo.get_by_role("button", name="Grab crate 3.")).to_be_visible()

    # Both reach for crate 3. Bo cannot yet see that it is gone.
    late.holding = True
    answer(ada, "Grab crate 3.")
    expect(ada.get_by_role("button", name="Put crate 3 back")).to_be_visible()
    bo.get_by_role("button", name="Grab crate 3.").click()
    late.release()
    expect(bo.get_by_role("log", name="Log")).to_contain_text(re.compile("Too late: crate 3 has just gone to Ada"))
    assert not any("Too late" in line for line in log_lines(ada))

    for page in (ada, bo):
        expect(page.get_by_role("log", name="Log")).to_contain_text("Attention at second")
        expect(page.get_by_role("region", name="On the table")).to_contain_text(re.compile("customs|leak|rescue"))
    answer(bo, "Grab crate 5.")
    for page in (ada, bo):
        answer(page, "Leave the heap")
    declare(ada, 1)
    declare(bo, 0)
    expect(ada.get_by_role("log", name="Log")).to_contain_text("Round 2")

    for page in (ada, bo):
        answer(page, "Say that you are ready")
    answer(bo, "Grab crate 7.")
    for page in (ada, bo):
        answer(page, "Leave the heap")
    declare(ada, 0)
    with ada.expect_response(re.compile("/story$")) as told:
        declare(bo, 1)
    assert told.value.ok, "it replays as it was played"
    for page in (ada, bo):
        expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins|win"))


class HeldBack:
    """The server's messages to a page, held back for a while."""

    def __init__(self) -> None:
        self.holding = False
        self._page: WebSocketRoute | None = None
        self._kept: list[str | bytes] = []

    def connect(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self._pass)

    def release(self) -> None:
        self.holding = False
        for message in self._kept:
            self._send(message)
        self._kept.clear()

    def _pass(self, message: str | bytes) -> None:
        if self.holding:
            self._kept.append(message)
        else:
            self._send(message)

    def _send(self, message: str | bytes) -> None:
        assert self._page is not None
        self._page.send(message)


def hold_back(page: Page) -> HeldBack:
    late = HeldBack()
    page.route_web_socket(re.compile("/ws/"), late.connect)
    return late


def answer(page: Page, *wanted: str) -> None:
    """Gives the first of these answers that is offered, and sees that it was taken."""
    bar = answer_bar(page)
    before = seen(page)
    bar.get_by_role("button", name=re.compile("|".join(re.escape(words) for words in wanted))).first.wait_for()
    for words in wanted:
        button = bar.get_by_role("button", name=words).first
        if button.count() and button.is_visible():
            button.click()
            wait_beyond(page, before)
            return


def declare(page: Page, crates: int) -> None:
    """A family of answers: fill the blank, send the form."""
    form = answer_bar(page).get_by_role("form", name=re.compile("[Dd]eclare"))
    form.wait_for()
    for token in form.locator("fieldset button").all()[:crates]:
        token.click()
        expect(token).to_have_attribute("aria-pressed", "true")
    before = seen(page)
    form.locator("button[type=submit]").click()
    wait_beyond(page, before)


def settled(*pages: Page) -> None:
    """All pages show the same moment, in which a seat is asked or the match is over."""
    latest = max(seen(page) for page in pages)
    for page in pages:
        wait_beyond(page, latest - 1)


def offers(page: Page) -> bool:
    return page.title().startswith("●")


def over(page: Page) -> bool:
    return answer_bar(page).get_by_role("button", name="Results").count() > 0
