"""Every page passes axe on desktop and phone, fits the screen, and has targets big enough for a thumb."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.axe import overflow, stumbles
from tests.e2e.conftest import Complaints
from tests.e2e.galaxies import Player, die, has_die, together
from tests.e2e.server_process import ROOT
from tests.e2e.tables import answer_bar, log_lines, open_table, start, table_of

import readyroom
from readyroom.bots.analysis import Pieces, whole
from readyroom.server.http.bodies import Analyzed

NewPage = Callable[..., Page]
FIXTURE = ROOT / "tests/fixtures/tiny-epic-galaxies/beyond-three.json"
LARGE = json.dumps({"scale": 1.5})


@pytest.fixture(params=["desktop", "phone"])
def page(request: pytest.FixtureRequest, new_page: NewPage) -> Page:
    made: Page = new_page(request.param)
    return made


@pytest.fixture
def checked(page: Page) -> Iterator[Callable[[str], None]]:
    """Checks the page as it is; findings from all states are reported at the end."""
    found: list[str] = []

    def check(state: str) -> None:
        found.extend(f"{state}: {one}" for one in stumbles(page))

    yield check
    assert not found, "\n".join(found)


def test_the_lobby_and_its_dialogs_are_accessible(page: Page, checked: Callable[[str], None]) -> None:
    page.goto("/")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").wait_for()
    checked("lobby")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").click()
    checked("name")
    page.get_by_label("Your name", exact=True).fill("Ada")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Open a table")
    dialog.get_by_text("More rules options").click()
    checked("create")
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()
    checked("settings")


def test_learning_and_replay_pages_are_accessible(
    page: Page, checked: Callable[[str], None], tmp_path: Path, complaints: Complaints
) -> None:
    complaints.expect("404.*nowhere")
    record = tmp_path / "match.json"
    record.write_text(json.dumps(json.loads(FIXTURE.read_text())["record"]))
    page.goto("/learn")
    page.get_by_role("link", name="Learn Tiny Epic Galaxies").wait_for()
    checked("learn")
    page.goto("/learn/tiny-epic-galaxies")
    page.locator("article").first.wait_for()
    checked("rules to read")
    page.goto("/replays")
    page.get_by_label("Open a file").wait_for(state="attached")
    checked("replays")
    page.get_by_label("Open a file").set_input_files(record)
    slider = page.get_by_role("slider", name="Place in the match")
    slider.press("ArrowRight")
    checked("replay, start")
    slider.press("End")
    checked("replay, end")
    page.goto("/nowhere")
    checked("nowhere")


def test_the_analysis_of_a_match_is_accessible(page: Page, checked: Callable[[str], None]) -> None:
    """A recorded match under a code, with what search thinks of its first moments: first half of it, then all."""
    record = json.loads(FIXTURE.read_text())["record"]
    match = readyroom.replay(record)
    pieces = Pieces(match, 4)
    found = whole(match, 4, pieces.each(pieces.seqs[:8]))
    answers = [Analyzed(4, 8, None), Analyzed(8, 8, found)]
    shown = page.request.post("/api/replay?viewer=open", data=record)
    page.route(
        "**/api/matches/*/replay*", lambda route: route.fulfill(body=shown.body(), content_type="application/json")
    )
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/api/matches/*/analysis", hold)
    page.goto("/replay/recorded?look=back")
    narrow = (page.viewport_size or {"width": 0})["width"] < 1024
    if narrow:
        page.get_by_role("button", name="Analysis").click()
    for answer in answers:
        while not asked:
            page.wait_for_timeout(50)
        asked.pop().fulfill(body=msgspec.json.encode(answer), content_type="application/json")
        if answer.analysis is None:
            expect(page.get_by_text("4 of 8 moments analyzed")).to_be_visible()
            checked("looking on")
    first = found.decisions[0]
    best = page.locator(".ways li").first
    slider = page.get_by_role("slider", name="Place in the match")
    if narrow:
        page.keyboard.press("Escape")
    slider.press("Home")
    for _ in range(first.seq - 1):
        slider.press("ArrowRight")
    if narrow:
        page.get_by_role("button", name="Analysis").click()
    expect(best).to_contain_text(f"{int(100 * first.ways[0].value + 0.5)}%")
    expect(page.locator(".ways li")).to_have_count(len(first.ways))
    checked("looking back")


def test_a_table_is_accessible_from_gathering_to_the_dice(page: Page, checked: Callable[[str], None]) -> None:
    open_table(page, "Ada", chairs=("person", "easy"), switches=("Beyond the Black",))
    page.get_by_label("Bot in seat 2").wait_for()
    checked("gathering")
    page.get_by_label("Bot in seat 2").select_option("easy")
    start(page)
    page.get_by_role("link", name="Skip to your decision").press("Enter")
    expect(page.locator("#question")).to_be_focused()
    checked("missions")
    ada = Player(page, "Ada")
    ada.answer()
    together([ada], lambda _player, look: has_die(look, "move"))
    checked("dice")
    die(page, "move").click()
    answer_bar(page).get_by_role("button", name="Back", exact=True).wait_for()
    checked("a die in hand")
    die(page, "move").click()
    page.locator("[data-target^='place:orbit']").first.wait_for()
    checked("where to")
    together([ada], lambda _player, look: "Follow" in look.buttons)
    checked("follow")
    for words, name in (("This table", ""), ("Rules", "Rules")):
        page.get_by_role("button", name=words, exact=True).click()
        page.get_by_role("dialog", name=name).wait_for()
        checked(words)
        page.keyboard.press("Escape")
    page.get_by_role("region", name="Planets").get_by_role("heading").first.get_by_role("button").click()
    page.get_by_role("dialog").wait_for()
    checked("card")
    page.keyboard.press("Escape")
    for tab in page.get_by_role("tab").all():
        tab.click()
        checked(f"tab {tab.inner_text()}")


LOOKS = """() => {
  const looks = (name, words) => {
    const made = Object.assign(document.createElement("button"), { className: name, textContent: "Go", ...words });
    if (words.ariaPressed) made.setAttribute("aria-pressed", "true");
    document.body.append(made);
    const { color, borderStyle, borderWidth, outlineStyle } = getComputedStyle(made);
    made.remove();
    return [color, borderStyle, borderWidth, outlineStyle].join(" ");
  };
  return {
    plain: looks("btn", {}), primary: looks("btn primary", {}), danger: looks("btn danger", {}),
    disabled: looks("btn", { disabled: true }), chosen: looks("btn", { ariaPressed: "true" }),
  };
}"""


def test_buttons_stay_recognizable_in_forced_colors(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    page.goto("/")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").wait_for()
    looks = page.evaluate(LOOKS)
    assert len(set(looks.values())) == len(looks), looks
    # What lies on a board keeps its own colors, and with them what is lit, chosen or in danger.
    kept = "() => getComputedStyle(document.querySelector('[data-board]')).forcedColorAdjust"
    table_of(page, "Ada", chairs=("easy",))
    start(page)
    assert page.evaluate(kept) == "none"


def test_large_text_breaks_nothing(page: Page) -> None:
    page.add_init_script(f"localStorage.setItem('readyroom.settings', JSON.stringify({LARGE}))")
    page.goto("/")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").wait_for()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    assert overflow(page) <= 0
    table_of(page, "Ada", chairs=("easy",), beyond_the_black=True)
    page.get_by_role("button", name="Start the match").wait_for()
    assert overflow(page) <= 0
    start(page)
    ada = Player(page, "Ada")
    together([ada], lambda _player, look: has_die(look, "move"))
    assert overflow(page) <= 0
    # Everything can still be reached: a whole turn is played.
    first = ada.seq()
    together([ada], lambda _player, look: look.seq > first + 10 and "End turn" in look.buttons)
    for path in ("/learn/tiny-epic-galaxies", "/replays"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        assert overflow(page) <= 0


def test_ships_fly_only_where_motion_is_wanted(new_page: NewPage) -> None:
    flights: dict[str, int] = {}
    for motion in ("reduce", "no-preference"):
        page = new_page(reduced_motion=motion)
        page.add_init_script(
            "window.flights = 0; const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...how) { window.flights++; return animate.apply(this, how); }"
        )
        table_of(page, "Ada", chairs=("easy",))
        start(page)
        ada = Player(page, "Ada")
        together([ada], lambda player, _look: any(line.startswith("You move") for line in log_lines(player.page)))
        # Ships set out when the page is next painted.
        page.evaluate("() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))")
        flights[motion] = page.evaluate("window.flights")
    assert flights["reduce"] == 0
    assert flights["no-preference"] > 0


def test_a_table_is_opened_and_a_turn_played_by_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Open a table of Tiny Epic Galaxies").wait_for()
    tab_to(page, "Open a table of Tiny Epic Galaxies")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name", exact=True)).to_be_focused()
    page.keyboard.type("Keya")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Open a table").wait_for()
    tab_to(page, "Seat 2")
    page.keyboard.type("Easy")
    tab_to(page, "Start the match")
    page.keyboard.press("Enter")
    page.locator("[data-target^='mission:']").first.wait_for()
    tab_to(page, page.locator("[data-target^='mission:'] b").first.inner_text())
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    answer_bar(page).get_by_role("button", name="Back", exact=True).wait_for()
    page.keyboard.press("Enter")  # once more on the same thing does it
    keya = Player(page, "Keya")
    for _ in range(40):
        look = keya.look()
        if has_die(look, "energy") or has_die(look, "culture"):
            break
        if not look.turn:
            keya.wait_beyond(look.seq)
        elif any(words.startswith("Roll") for words in look.buttons):
            page.keyboard.press("r")
            keya.wait_beyond(look.seq)
        elif "Follow" in look.buttons:
            page.keyboard.press("d")
            keya.wait_beyond(look.seq)
        elif "End turn" in look.buttons:  # no such die: next turn
            page.keyboard.press("e")
            keya.wait_beyond(look.seq)
    look = keya.look()
    dice = [look.lit[target] for target in look.of("dice:")]
    nth = next(n for n, words in enumerate(dice, start=1) if words.startswith("Acquire"))
    page.keyboard.press(str(nth))
    answer_bar(page).get_by_role("button", name="Back", exact=True).wait_for()
    page.keyboard.press("Escape")
    expect(answer_bar(page).get_by_role("button", name="Back", exact=True)).to_have_count(0)
    page.keyboard.press(str(nth))
    page.keyboard.press(str(nth))
    keya.wait_beyond(look.seq)
    page.wait_for_function("() => document.title.startsWith('\\u25cf')")
    look = keya.look()
    if "End turn" in look.buttons:
        page.keyboard.press("e")
        keya.wait_beyond(look.seq)
    expect(page.get_by_role("log", name="Log")).to_contain_text("You use")


def tab_to(page: Page, words: str) -> None:
    """Presses Tab until the element with this accessible name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if words in page.locator(":focus").aria_snapshot():
            return
    raise AssertionError(f"Tab never comes to {words!r}.")
