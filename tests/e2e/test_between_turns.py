"""Between turns and at the end: the recap, an absent player, the rematch, a shared device."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.e2e.axe import overflow, violations
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, remember
from tests.server.house import Client

from readyroom.core.choice import Pick

NewPage = Callable[..., Page]
SIZES = {"desk": (1440, 900), "phone": (390, 844), "sideways": (844, 390)}


class Person:
    """Someone with a page and a separate connection, which plays where the page need not be watched."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name = server, name
        self.token: str = httpx.post(f"{server.url}/api/people", json={"name": name}).json()["token"]

    def opens(self, game: str, seats: int, bots: tuple[str, ...] = (), **options: Any) -> str:
        table = {"game": game, "seats": seats, "bots": bots, "options": options}
        headers = {"Authorization": f"Bearer {self.token}"}
        code: str = httpx.post(f"{self.server.url}/api/tables", json=table, headers=headers).json()["code"]
        return code

    def wire(self, code: str) -> Client:
        return Client(self.server.port, code, self.token)

    def looks(self, page: Page, code: str) -> Page:
        remember(page, {"token": self.token, "name": self.name})
        page.goto(f"/t/{code}")
        page.locator("[data-seq]").wait_for()
        return page


def play(*wires: Client, until: Callable[[dict[str, Any]], bool] = lambda update: False, seed: int = 1) -> None:
    """Random answers, until something holds or the match is over."""
    luck = Random(seed)
    while True:
        latest = max(wire.seq for wire in wires)
        for wire in wires:
            wire.see(latest)
        update = wires[0].update
        assert update is not None
        if update["outcome"] is not None or until(update):
            return
        asked = [(wire, mine) for wire in wires for mine in (wire.update or update)["mine"] if mine["choice"]]
        if asked:
            wire, mine = asked[0]
            actions = [option["action"] for option in mine["choice"]["options"]]
            actions += [next(msgspec.convert(pick, Pick).expand()) for pick in mine["choice"]["picks"]]
            wire.ask("act", seat=mine["seat"], seen=wire.seq, action=luck.choice(actions))
        else:
            wires[0].hear()


def my_turn(update: dict[str, Any], seat: int, round: int) -> bool:
    """Whether a seat is asked in its own turn of a round."""
    moment = update["moment"]
    return bool(moment["round"] >= round and moment["seat"] == seat and seat in update["to_act"])


def test_other_players_actions_appear_in_a_line_and_on_the_board(server: Server, new_page: NewPage) -> None:
    ada = Person(server, "Ada")
    code = ada.opens("tiny-epic-galaxies", 3, ("normal", "normal"))
    wire = ada.wire(code)
    wire.does("start")
    play(wire, until=lambda update: my_turn(update, 0, 3))
    page = ada.looks(new_page(), code)
    recap = page.get_by_role("region", name="Since your last turn")
    expect(recap.get_by_role("listitem").first).to_contain_text("Rigel")
    squeezed = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"
    assert recap.get_by_role("listitem").evaluate_all(squeezed) == [], "turn labels overlap"
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    recap.get_by_role("button", name="Show me").click()
    expect(recap.get_by_role("button", name="Skip")).to_be_visible()
    expect(recap.get_by_role("button", name="Show me")).to_be_visible()
    assert page.locator("[data-seq]").get_attribute("data-seq") == seq, "nothing was done"
    recap.get_by_role("button", name="Show me").click()
    recap.get_by_role("button", name="Skip").click()
    expect(recap.get_by_role("button", name="Show me")).to_be_visible()
    assert violations(page) == []
    update = wire.update
    assert update is not None
    wire.acts(0, update["mine"][0]["choice"]["options"][0]["action"])
    expect(recap).to_have_count(0)
    wire.close()


def test_an_absent_player_is_marked_away_and_a_bot_can_take_over(server: Server, new_page: NewPage) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    code = ada.opens("tiny-epic-galaxies", 2)
    guest = bo.wire(code)
    guest.does("sit", seat=1)
    host = ada.wire(code)
    host.does("start")
    play(host, guest, until=lambda update: my_turn(update, 1, 1))
    page = ada.looks(new_page(), code)
    bar = answer_bar(page)
    expect(bar.get_by_role("heading", name="Bo is deciding what to do with the dice.")).to_be_visible()
    host.close()
    guest.close()
    expect(bar).to_contain_text("Bo is away.")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Away, to decide")
    bar.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_role("list", name="Seats")).not_to_contain_text("Away")


def test_the_end_shows_a_story_and_a_rematch_needs_everyones_consent(server: Server, new_page: NewPage) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    code = ada.opens("tiny-epic-galaxies", 2)
    guest, host = bo.wire(code), ada.wire(code)
    guest.does("sit", seat=1)
    host.does("start")
    play(host, guest)
    host.close()
    guest.close()
    pages = [ada.looks(new_page(), code), bo.looks(new_page("phone"), code)]
    for page in pages:
        page.get_by_role("button", name="Results").click()
        dialog = page.get_by_role("dialog", name=re.compile("win"))
        expect(dialog).to_contain_text(re.compile(r"\d+ to \d+ over (you|Ada|Bo)\.|Victory|Shared"))
        expect(dialog.get_by_role("list", name="Awards").get_by_role("listitem")).to_have_count(2)
        expect(dialog.get_by_role("region", name="How it went")).to_be_visible()
        assert violations(page) == [] and overflow(page) == 0
    desk, phone = pages
    desk.get_by_role("button", name="Rematch").click()
    expect(phone.get_by_text("Ada says yes.")).to_be_visible()
    expect(desk.get_by_text("Waiting for Bo.")).to_be_visible()
    phone.get_by_role("button", name="Rematch").click()
    for page in pages:
        expect(page).to_have_url(re.compile(rf"/t/(?!{code})"))
        expect(answer_bar(page)).to_contain_text("Which secret mission do you keep?")


def test_a_follow_question_needs_no_curtain_and_shows_no_secret(server: Server, new_page: NewPage) -> None:
    ada = Person(server, "Ada")
    code = ada.opens("tiny-epic-galaxies", 2)
    wire = ada.wire(code)
    wire.does("sit", seat=1, name="Theo")
    wire.does("start")
    play(wire, until=lambda update: update["moment"]["round"] > 0)
    page = ada.looks(new_page(), code)
    expect(page.get_by_role("button", name="Look at your secrets")).to_be_visible()

    def follows(update: dict[str, Any]) -> bool:
        return bool(update["deciding"]) and "follow" in str(update["deciding"][0]["parts"])

    play(wire, until=follows)
    assert wire.update is not None
    seat = wire.update["to_act"][0]
    name = ["Ada", "Theo"][seat]
    expect(answer_bar(page)).to_contain_text(re.compile(rf"{name}:\s+Follow the "))
    expect(page.get_by_role("dialog")).to_have_count(0)
    mission = wire.update["mine"][seat]["own"]["mission"]
    assert mission and wire.update["mine"][seat]["openly"]["mission"] is None
    page.get_by_role("button", name="Look at your secrets").click()
    page.get_by_role("dialog", name=f"Pass the device to {name}.").get_by_role("button").click()
    expect(page.get_by_role("button", name="Cover your secrets")).to_be_visible()
    wire.close()


@pytest.mark.parametrize(
    ("game", "seats", "bots", "options"),
    [
        ("tiny-epic-galaxies", 2, ("easy",), {"beyond_the_black": True}),
        ("starship-captains", 2, ("easy",), {}),
        ("galaxy-trucker", 1, (), {"flights": "I", "pace": "relaxed"}),
        ("space-alert", 1, (), {"mission": "TR-1", "pace": "untimed"}),
    ],
)
def test_a_table_never_exceeds_its_window(
    server: Server, new_page: NewPage, game: str, seats: int, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    ada = Person(server, "Ada")
    code = ada.opens(game, seats, bots, **options)
    wire = ada.wire(code)
    wire.does("start")
    page = ada.looks(new_page(), code)
    too_big = sizes(page, "the start")
    page.goto("about:blank")
    if game == "space-alert":
        for action in ({"type": "ready"}, {"type": "end_phase"}, {"type": "agree"}):
            if wire.update is not None and wire.update["outcome"] is None:
                wire.acts(0, action)
    else:
        play(wire, until=lambda update: update["seq"] > 40)
        ada.looks(page, code)
        too_big += sizes(page, "in the middle")
        page.goto("about:blank")
        play(wire)
    ada.looks(page, code)
    too_big += sizes(page, "the end")
    wire.close()
    assert not too_big, "\n".join(too_big)


ROOT = "document.documentElement"
TOO_BIG = f"[{ROOT}.scrollWidth - innerWidth, {ROOT}.scrollHeight - innerHeight]"


def sizes(page: Page, when: str) -> list[str]:
    """Where the document is taller or wider than its window."""
    found = []
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-seq]").wait_for()
        # A resized window is laid out again.
        with suppress(PlaywrightTimeout):
            page.wait_for_function(f"() => {TOO_BIG}.every((by) => by <= 0)")
        wide, tall = page.evaluate(TOO_BIG)
        if wide > 0 or tall > 0:
            found.append(f"{when}, {name}: {wide} px too wide, {tall} px too tall")
    return found
