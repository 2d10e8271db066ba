"""A complete game of three with Beyond the Black: a desk, a phone and a bot, from the lobby to the replay.

Its beginning and its last round are played through the pages, and what lies between over the wire; when pictures are
renewed, all of it is played through the pages.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocket, expect
from tests.e2e.conftest import PICTURES
from tests.e2e.galaxies import Player, die, has_die, together
from tests.e2e.tables import answer_bar, join, log_lines, open_table, seen, start, toast, wait_beyond
from tests.e2e.test_between_turns import play
from tests.server.house import Client

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]


def test_three_play_a_whole_game_from_the_lobby_to_the_replay(new_page: NewPage, shot: Shot, tmp_path: Path) -> None:
    desk = new_page("desktop", permissions=["clipboard-read", "clipboard-write"])
    phone, gallery = new_page("phone"), new_page("desktop")
    told = {page: frames(page) for page in (phone, gallery)}

    code = open_table(desk, "Ada", chairs=("person", "person"), switches=("Beyond the Black",))
    join(phone, code, "Bo")
    desk.get_by_label("Bot in seat 3").select_option("normal")
    expect(phone.get_by_text("Normal bot")).to_be_visible()
    expect(desk.get_by_text("Beyond the Black")).to_be_visible()
    shot(desk, "gathering")
    gallery.goto(f"/t/{code}")
    expect(gallery.get_by_text("Every seat is taken. You can watch.")).to_be_visible()
    start(desk, phone, gallery)
    expect(gallery.get_by_text("Watching", exact=True)).to_be_visible()

    ada, bo = Player(desk, "Ada"), Player(phone, "Bo")
    secret = desk.get_by_role("region", name="What you keep").get_by_role("button", name="Secret mission")
    ada.answer()
    expect(secret).to_be_visible()
    mission = re.sub(r", \d+ VP$", "", secret.locator("b").inner_text())

    the_table_talks(desk, phone, gallery)
    together([ada, bo], lambda player, look: player is ada and has_die(look, "move"))
    an_illegal_tap_is_explained(ada)
    what_was_not_revealed_can_be_undone(ada, bo)
    together([ada, bo], lambda player, look: player is ada and has_die(look, "move"))
    a_reload_in_mid_turn_changes_nothing(desk)
    both_themes(desk)
    a_spectator_knows_no_secret(gallery, mission)
    if not PICTURES:
        gallery.goto("about:blank")  # until the last round
    answers_in_advance(ada, bo)
    a_follow_shows_its_price(ada, bo, shot)
    if PICTURES:
        what_the_documentation_shows(ada, bo, shot)
    else:
        on_to_the_last_round(desk, phone, gallery)

    assert together([ada, bo]) is None
    for page in (desk, phone):
        final_scores(page)
    shot(desk, "end-screen")
    expect(gallery.get_by_role("dialog")).to_contain_text("Secret mission")
    the_mission_was_told_to_nobody_before_the_end(told, mission)

    desk.get_by_role("dialog").get_by_role("link", name="Watch the replay").click()
    the_replay_can_be_walked(desk)
    shot(desk, "replay")
    a_moment_can_be_shared(desk, new_page("phone"))
    the_record_opens_again_from_a_file(desk, tmp_path)


def the_table_talks(desk: Page, phone: Page, gallery: Page) -> None:
    desk.get_by_label("Say something").fill("Good luck, both of you")
    desk.keyboard.press("Enter")
    phone.get_by_role("tab", name="Talk").click()
    expect(phone.get_by_role("log", name="Table talk")).to_contain_text("Good luck, both of you")
    phone.get_by_label("Say something").fill("And to you")
    phone.get_by_role("button", name="Send").click()
    for page in (desk, gallery):
        expect(page.get_by_role("log", name="Table talk")).to_contain_text("Bo And to you")
    phone.get_by_role("tab", name="Turn").click()


def use(page: Page, face: str) -> None:
    """Uses a die with a second tap. Its question is already on the page, so this waits for the match itself to go
    on."""
    before = seen(page)
    die(page, face).click()
    expect(answer_bar(page).get_by_role("heading", name="Which ship moves?")).to_be_visible()
    expect(answer_bar(page).get_by_role("button", name="Move a ship", exact=True)).to_have_count(0)
    die(page, face).click()
    wait_beyond(page, before)


def an_illegal_tap_is_explained(ada: Player) -> None:
    """Choosing home for a ship that is at home is not a move."""
    desk = ada.page
    use(desk, "move")
    expect(answer_bar(desk).get_by_role("heading", name="Which ship moves?")).to_be_visible()
    before = seen(desk)
    lit = ada.look().lit
    at_home = next(one for one, words in lit.items() if one.startswith("ship:") and "home" in words)
    desk.locator(f'[data-target="{at_home}"]').locator("visible=true").first.click()
    desk.get_by_role("button", name="Your galaxy: bring a ship home").click(position={"x": 4, "y": 4})
    toast(desk, re.compile("home", re.I))
    assert seen(desk) == before


def what_was_not_revealed_can_be_undone(ada: Player, bo: Player) -> None:
    """The die was used, but nothing else has happened yet. The ship in hand is put down first."""
    answer_bar(ada.page).get_by_role("button", name="Back", exact=True).click()
    used = answer_bar(ada.page).get_by_role("heading", name="Which ship moves?")
    expect(used).to_be_visible()
    before = ada.seq()
    answer_bar(ada.page).get_by_role("button", name="Undo").click()
    expect(answer_bar(ada.page).get_by_role("heading", name=re.compile("^Your turn: use a die"))).to_be_visible()
    expect(die(ada.page, "move")).to_be_visible()
    bo.wait_beyond(before)
    expect(ada.page.get_by_role("log", name="Log")).to_contain_text(re.compile("takes? back the last action", re.I))


def a_reload_in_mid_turn_changes_nothing(desk: Page) -> None:
    use(desk, "move")
    expect(answer_bar(desk).get_by_role("heading", name="Which ship moves?")).to_be_visible()
    before = (seen(desk), log_lines(desk), lit(desk), dice(desk))
    desk.reload()
    expect(answer_bar(desk).get_by_role("heading", name="Which ship moves?")).to_be_visible()
    assert (seen(desk), log_lines(desk), lit(desk), dice(desk)) == before


def both_themes(desk: Page) -> None:
    desk.get_by_role("button", name="Settings").click()
    drawer = desk.get_by_role("dialog", name="Settings")
    for theme, sky in (("Light", "rgb(238, 242, 248)"), ("Dark", "rgb(7, 11, 20)")):
        drawer.get_by_role("radiogroup", name="Theme").get_by_text(theme, exact=True).click()
        expect(desk.locator("html")).to_have_attribute("data-theme", theme.lower())
        expect(desk.locator("body")).to_have_css("background-color", sky)
    drawer.get_by_role("button", name="Close").click()


def answers_in_advance(ada: Player, bo: Player) -> None:
    """The seat is not asked while its orders stand, and is asked again after it withdraws them."""
    together([ada, bo], lambda player, look: player is ada and "End turn" in look.buttons)
    orders = ada.page.get_by_role("button", name="Answer in advance")
    orders.click()
    dialog = ada.page.get_by_role("dialog", name="Answer in advance")
    never = dialog.get_by_text("Never", exact=True)
    expect(never).to_have_count(6)
    for pill in never.all():
        pill.click()
    dialog.get_by_role("button", name="Keep these answers").click()
    expect(orders).to_contain_text("6")
    first = ada.seq()
    together([ada, bo], lambda player, look: player is bo and look.seq > first + 8 and "End turn" in look.buttons)
    asked: list[str] = []

    def note(player: Player, look: Any) -> bool:
        if player is ada:
            asked.append(look.prompt)
        return player is ada

    together([ada, bo], note)
    assert not any("follow" in prompt for prompt in asked)
    together([ada, bo], lambda player, look: player is ada and "End turn" in look.buttons)
    orders.click()
    dialog.get_by_role("button", name="Always ask me").click()
    expect(orders).not_to_contain_text("6")


def a_spectator_knows_no_secret(gallery: Page, mission: str) -> None:
    expect(gallery.get_by_role("region", name="Planets")).to_be_visible()
    assert mission not in gallery.locator("body").inner_text()
    expect(gallery.get_by_role("button", name="Roll")).to_have_count(0)
    assert gallery.locator("[data-target]").count() == 0


def a_follow_shows_its_price(ada: Player, bo: Player, shot: Shot) -> None:
    together([ada, bo], lambda player, look: player is bo and "Follow" in look.buttons)
    expect(answer_bar(bo.page)).to_contain_text("Following costs")
    shot(bo.page, "follow")


def what_the_documentation_shows(ada: Player, bo: Player, shot: Shot) -> None:
    """Ships go out where nobody has been before, until a card lies face up; then the match goes on to its middle."""
    desk, phone = ada.page, bo.page
    ada.explores = True
    together([ada, bo], lambda player, look: player is ada and bool(look.of("deck") or look.of("card:")))
    shot(desk, "exploration")
    ada.explores = False
    together([ada, bo], lambda player, look: player is ada and look.seq > 200 and has_die(look, "energy"))
    die(desk, "energy").click()
    expect(answer_bar(desk).get_by_role("button", name="Back", exact=True)).to_be_visible()
    shot(desk, "table-desktop")
    together([ada, bo], lambda player, look: player is bo and has_die(look, "move"))
    shot(phone, "table-phone")


def on_to_the_last_round(desk: Page, phone: Page, gallery: Page) -> None:
    """Ada and Bo play on over the wire with any answers offered; then all pages return."""
    table = desk.url
    address, code = urlsplit(table), table.rsplit("/", 1)[1]
    tokens = [page.evaluate("JSON.parse(localStorage['readyroom.person']).token") for page in (desk, phone)]
    for page in (desk, phone, gallery):
        page.goto("about:blank")
    assert address.port is not None
    players = [Client(address.port, code, token) for token in tokens]
    play(*players, until=lambda update: bool(update["public"]["last_round"]))
    for player in players:
        player.close()
    for page in (desk, phone, gallery):
        page.goto(table)
        page.locator("[data-seq]").wait_for()


def frames(page: Page) -> list[str]:
    """Everything the server tells a page over its socket."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    return heard


def the_mission_was_told_to_nobody_before_the_end(told: dict[Page, list[str]], mission: str) -> None:
    for heard in told.values():
        early = [frame for frame in heard if not tells_the_end(json.loads(frame))]
        assert len(early) > 30
        assert not [frame for frame in early if f'"{mission}"' in frame]
        assert any(f'"{mission}"' in frame for frame in heard)


def tells_the_end(message: dict[str, Any]) -> bool:
    """Whether a message, or the update inside it, has the outcome or the change that brings it."""
    told = message.get("update") or message
    return told.get("outcome") is not None or "outcome" in told.get("changes", {})


def final_scores(page: Page) -> None:
    """The end screen opens by itself; each seat's parts add up to its total."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    rows = [row.locator("td").all_inner_texts() for row in dialog.locator("tbody tr:not(.badge)").all()]
    totals = [int(text) for text in dialog.locator("tfoot td").all_inner_texts()]
    parts = [[int(re.findall(r"\d+", cell)[-1]) for cell in row] for row in rows]
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    places = [int(text.split()[0]) for text in dialog.locator("ol .score").all_inner_texts()]
    assert places == sorted(totals, reverse=True)


def slider_value(page: Page) -> int:
    return int(page.get_by_role("slider", name="Place in the match").get_attribute("aria-valuenow") or -1)


def the_replay_can_be_walked(page: Page) -> None:
    slider = page.get_by_role("slider", name="Place in the match")
    last = int(slider.get_attribute("aria-valuemax") or 0)
    assert last > 100
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    slider.press("Home")
    page.get_by_role("button", name="Forward one step").click()
    page.get_by_role("button", name="Forward one step").click()
    page.get_by_role("button", name="Back one step").click()
    expect(slider).to_have_attribute("aria-valuenow", "1")
    graph = page.locator("svg:has(.needle)")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert last * 0.3 < slider_value(page) < last * 0.7
    page.get_by_role("radiogroup", name="Speed").get_by_text(re.compile("^4")).click()
    here = slider_value(page)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("(was) => Number(document.querySelector('[role=slider]').ariaValueNow) > was + 1", arg=here)
    page.get_by_role("button", name="Pause").click()
    for eyes in ("As Ada saw it", "As a spectator", "All hands shown"):
        page.get_by_label("Viewer").select_option(label=eyes)
        expect(page.get_by_label("Viewer").locator("option:checked")).to_have_text(eyes)
        expect(slider).to_have_attribute("aria-valuemax", str(last))
    expect(page.get_by_text("Every shuffle checks out against the seed fixed at the start.")).to_be_visible()


def a_moment_can_be_shared(page: Page, friend: Page) -> None:
    here = slider_value(page)
    page.get_by_role("button", name="Share this moment").click()
    toast(page, "copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"?at={here}")
    friend.goto(link)
    expect(friend.get_by_role("slider", name="Place in the match")).to_have_attribute("aria-valuenow", str(here))


def the_record_opens_again_from_a_file(page: Page, folder: Path) -> None:
    last = page.get_by_role("slider", name="Place in the match").get_attribute("aria-valuemax") or ""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = folder / "match.json"
    download.value.save_as(file)
    page.goto("/replays")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("slider", name="Place in the match")).to_have_attribute("aria-valuemax", last)
    expect(page.get_by_text("Every shuffle checks out against the seed fixed at the start.")).to_be_visible()


def lit(page: Page) -> list[str]:
    return sorted(page.locator("[data-target]").evaluate_all("all => all.map((one) => one.dataset.target)"))


def dice(page: Page) -> list[str]:
    return [str(words) for words in page.locator("[data-die]").evaluate_all("all => all.map((one) => one.ariaLabel)")]
