"""Every tap target on a phone is big enough for a thumb, whatever cards turn up.

No luck here: the tables are those of a recorded match, shown to the page as if it were in the middle of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e.axe import overflow, small_targets
from tests.e2e.server_process import ROOT
from tests.e2e.tables import asking_for_all, table_of

from readyroom.server.client_updates import unrolled

NewPage = Callable[..., Page]
FIXTURES = ROOT / "tests/fixtures/tiny-epic-galaxies"
KINDS = {
    "planet": "gleam-zanier",
    "pilot": "beacon-twins",
    "card": "asteroid-b",
    "mission": "hoarder",
    "rogue": "zendica",
    "face": "move",
    "badge": "nebula",
    "place": "orbit:nibiru",
    "ship": 1,
    "kind": "nexus",
}
"""One reference of every kind that words may hold."""
FIVE_ON = """(slider) => {
  for (let step = 0; step < 5; step++)
    slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
}"""
"""Every moment is shown, but only the fifth is drawn and looked at."""


@pytest.mark.parametrize("fixture", ["beyond-three", "solo-beyond-gamelyn"])
def test_every_moment_of_a_match_has_big_enough_targets(new_page: NewPage, tmp_path: Path, fixture: str) -> None:
    phone = new_page("phone")
    record = tmp_path / "match.json"
    record.write_text(json.dumps(recorded(fixture)))
    phone.goto("/replays")
    phone.get_by_label("Open a file").set_input_files(record)
    slider = phone.get_by_role("slider", name="Place in the match")
    slider.wait_for()
    small: dict[str, int] = {}
    last = int(slider.get_attribute("aria-valuemax") or 0)
    for moment in range(0, last, 5):
        for one in small_targets(phone):
            small.setdefault(one, moment)
        assert overflow(phone) <= 0, f"wider than the screen at step {moment}"
        slider.evaluate(FIVE_ON)
        expect(slider).to_have_attribute("aria-valuenow", str(min(moment + 5, last)))
    assert not small, f"too small to tap, with the step where it was first: {small}"


def test_a_table_in_mid_match_has_big_enough_targets(new_page: NewPage) -> None:
    phone = new_page("phone")
    told = in_the_middle(phone)
    # The match that the page shows is not the one that the server has, so the server has no story of it yet.
    phone.route("**/api/matches/*/story", lambda route: route.fulfill(json={"steps": [], "awards": []}))
    table_of(phone, "Ada", chairs=("easy", "easy"), beyond_the_black=True)
    frames = replayed(phone, recorded("beyond-three"))
    told.frame = fullest(frames)
    phone.get_by_role("button", name="Start the match").click()
    board = phone.get_by_role("region", name="Unexplored Space")
    expect(board.locator(".held")).not_to_have_count(0)
    small: list[str] = []
    for tab in phone.get_by_role("tab").all():
        tab.click()
        small.extend(f"{tab.inner_text()}: {one}" for one in small_targets(phone))
    log = phone.get_by_role("tab", name="Log")
    log.click()
    words = phone.get_by_role("log", name="Log").get_by_role("button")
    kinds = len(KINDS) - 1  # a ship has no card of its own
    expect(words.nth(kinds - 1)).to_be_visible()
    for number in range(kinds):
        words.nth(number).click()
        sheet = phone.get_by_role("dialog")
        sheet.wait_for()
        small.extend(f"{sheet.get_by_role('heading').first.inner_text()}: {one}" for one in small_targets(phone))
        sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)
    for seat in phone.get_by_role("list", name="Seats").get_by_role("button").all():
        seat.click()
        small.extend(f"a seat: {one}" for one in small_targets(phone))
        phone.keyboard.press("Escape")
        expect(phone.get_by_role("dialog")).to_have_count(0)
    phone.get_by_role("button", name="This table").click()
    phone.get_by_role("button", name="Go back to an earlier moment").click()
    phone.get_by_role("button", name="Never mind").wait_for()
    small.extend(f"going back: {one}" for one in small_targets(phone))
    told.frame, told.over = frames[-1], True
    phone.reload()
    phone.get_by_role("button", name="Results").click()
    phone.get_by_role("row", name="Total").wait_for()
    small.extend(f"the end: {one}" for one in small_targets(phone))
    assert not small, "\n".join(small)


def recorded(fixture: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FIXTURES / f"{fixture}.json").read_text())["record"]
    return record


def replayed(page: Page, record: dict[str, Any]) -> list[dict[str, Any]]:
    """The record's moments as the first seat sees them."""
    answer = page.request.post("/api/replay?viewer=0", data=record)
    assert answer.ok, answer.text()
    return unrolled(answer.json())


def fullest(frames: list[dict[str, Any]]) -> dict[str, Any]:
    """The moment with the most to tap, among those in which a danger holds a ship."""

    def things(frame: dict[str, Any]) -> int:
        galaxies = frame["public"]["galaxies"]
        held = any(ship["at"].startswith("danger:") for galaxy in galaxies for ship in galaxy["ships"])
        owned = sum(len(galaxy[what]) for galaxy in galaxies for what in ("colonies", "hangar", "open_cards"))
        own = frame["own"]
        return 100 * held + owned + len(own["cards"]) + len(own["badges"])

    return max(frames, key=things)


class Middle:
    """Shows a page a different moment of the match."""

    frame: dict[str, Any] | None = None
    over = False

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda message: server.send(asking_for_all(str(message))))
        server.on_message(lambda message: page.send(self.changed(str(message))))

    def changed(self, message: str) -> str:
        if self.frame is None:
            return message
        told = json.loads(message)
        if (table := told if told["type"] == "table" else told.get("table")) and self.over:
            table["status"] = "over"
        if update := told if told["type"] == "update" else told.get("update"):
            self._set(update, self.frame)
        return json.dumps(told)

    def _set(self, update: dict[str, Any], frame: dict[str, Any]) -> None:
        update["public"] = frame["public"]
        line = {"event": {"type": "none"}, "words": every_kind(), "moment": None}
        update["lines"] = [{"seq": seq, **line} for seq in (update["seq"] - 1, update["seq"])]
        for mine in update["mine"]:
            mine["own"] = frame["own"]
        if self.over:
            update["outcome"] = {"scores": [9, 8, 7], "ranking": [1, 2, 3], "reason": "That is all."}
            update["verdict"] = {
                "headline": {"parts": ["Someone wins"]},
                "detail": {"parts": ["That is all."]},
                "mood": "won",
                "won": [0],
                "rows": [{"seat": seat, "place": seat + 1, "score": 9 - seat, "name": ""} for seat in range(3)],
                "sources": [{"name": "Planets", "points": [9, 8, 7]}],
            }
            update["mine"], update["to_act"], update["deciding"] = [], [], []


def every_kind() -> dict[str, Any]:
    parts: list[Any] = ["Here is"]
    for kind, name in KINDS.items():
        parts += [" ", {"kind": kind, "id": name, "text": kind.capitalize()}, ","]
    return {"parts": [*parts, " and no more."]}


def in_the_middle(page: Page) -> Middle:
    told = Middle()
    page.route_web_socket("**/ws/*", told.connect)
    return told
