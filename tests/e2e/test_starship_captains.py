"""Starship Captains in a real browser: a whole match of two people and a bot, alone with Captain Shadow, a mission that
is planned, sent, reloaded and taken back, the guided first turns, and a phone.

The long stretches are played over the wire by the same captain; the page plays what is worth looking at.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.captains import Captain, call, new_table, person
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, asking_for_all, log_lines, say_name

from readyroom.core.english import half

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]
Seat = tuple[Page, Captain]
Until = Callable[[Captain], bool]
HELM = re.compile("activates? Helm with a Helm ensign")


@pytest.fixture(scope="module")
def captains(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("captains"), ()).start()
    yield running
    running.close()


class Crew:
    """Sits people down at tables, in a page and over the wire at once."""

    def __init__(self, url: str, new_page: NewPage) -> None:
        self.url = url
        self._new_page = new_page
        self._sockets: list[Captain] = []

    def table(self, seats: int = 2, bots: int = 1, **options: Any) -> tuple[str, dict[str, Any]]:
        host = person(self.url, "Ada")
        return new_table(self.url, host, seats, bots, **options), host

    def captain(self, code: str, who: dict[str, Any], seat: int = 0) -> Captain:
        self._sockets.append(Captain(self.url, code, who["token"], seat))
        return self._sockets[-1]

    def page(self, code: str, who: dict[str, Any], profile: str = "desktop", *, knows: Known | None = None) -> Page:
        """Someone's page of a table; ``knows`` are missions they have looked at, and where those will come."""
        page = self.blank(profile, who)
        if knows:
            page.route_web_socket("**/ws/*", knows.connect)
        page.goto(f"/t/{code}")
        return page

    def blank(self, profile: str = "desktop", who: dict[str, Any] | None = None) -> Page:
        page = self._new_page(profile, url=self.url)
        if who:
            known = json.dumps(json.dumps(who))
            # An empty page has nothing to remember.
            page.add_init_script(f"location.host && localStorage.setItem('readyroom.person', {known})")
        return page

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


class Known:
    """Tells a page that its captain has looked at missions, and where they will come, since few cards allow it."""

    def __init__(self, missions: dict[str, str]) -> None:
        self._missions = [{"mission": mission, "place": place} for mission, place in missions.items()]

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda message: server.send(asking_for_all(str(message))))
        server.on_message(lambda message: page.send(self._changed(str(message))))

    def _changed(self, message: str) -> str:
        told = json.loads(message)
        for mine in ((told if told["type"] == "update" else told.get("update")) or {}).get("mine", []):
            mine["own"] = {**mine["own"], "missions": self._missions}
        return json.dumps(told)


@pytest.fixture
def crew(captains: Server, new_page: NewPage) -> Iterator[Crew]:
    made = Crew(captains.url, new_page)
    yield made
    made.close()


@pytest.fixture
def seated(crew: Crew) -> Callable[..., Seat]:
    """A match of one person against bots, at the person's first turn, or at the first at which something holds."""

    def sit(seats: int = 2, profile: str = "desktop", when: Until = lambda _: True, **options: Any) -> Seat:
        code, host = crew.table(seats, seats - 1, **options)
        captain = crew.captain(code, host)
        captain.start()
        captain.play(when)
        assert not captain.over
        page = crew.page(code, host, profile)
        settled(page, captain)
        return page, captain

    return sit


def settled(page: Page, captain: Captain) -> None:
    """Waits until the page shows everything the wire has received, and nothing is on its way."""
    page.wait_for_function(
        """(seq) => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) >= seq
          && !document.querySelector('[aria-busy=true]')""",
        arg=captain.update["seq"],
    )


def at_a_mission(seated: Callable[..., Seat], **more: Any) -> Seat:
    """A captain at a mission, with so many kinds of crew that every line but the last needs a choice."""
    return seated(
        when=lambda one: one.offers("take_mission") and sum(map(bool, one.ship["ready"].values())) > 2, **more
    )


def lit(page: Page, target: str) -> Locator:
    return page.locator(f'[data-target="{target}"]').first


def plan(page: Page) -> Locator:
    """Opens the composer and lets it suggest a crew."""
    page.get_by_role("button", name="Plan this mission").click()
    page.get_by_role("button", name="Suggest").click()
    return page.locator("[data-composer]")


# -- one turn


def test_a_figure_and_a_room_are_previewed_done_and_undone_by_hand_and_by_keys(seated: Callable[..., Seat]) -> None:
    page, captain = seated()
    bar = answer_bar(page)
    assert captain.offers("activate")
    lit(page, "figure:red").click()
    expect(lit(page, "room:helm")).to_be_visible()
    expect(page.locator('[data-target="room:science"]')).to_have_count(0)
    lit(page, "room:helm").click()
    expect(bar).to_contain_text(HELM)
    bar.get_by_role("button", name="Back").click()
    expect(bar).not_to_contain_text(HELM)
    lit(page, "room:helm").click()
    bar.get_by_role("button", name="Activate Helm").click()
    expect(bar).to_contain_text("Where do you fly?")
    bar.get_by_role("button", name="Undo").click()
    expect(bar).to_contain_text("activate a room")
    expect(lit(page, "figure:red")).to_be_visible()

    page.keyboard.press("1")
    page.keyboard.press("h")
    expect(bar).to_contain_text(HELM)
    page.keyboard.press("Enter")
    expect(bar).to_contain_text("Where do you fly?")
    page.keyboard.press("u")
    expect(bar).to_contain_text("activate a room")
    page.keyboard.press("1")
    expect(lit(page, "room:helm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(lit(page, "room:science")).to_be_visible()


def test_the_map_shows_where_you_may_fly_and_a_second_tap_flies(seated: Callable[..., Seat]) -> None:
    page, captain = seated()
    captain.act({"type": "activate", "room": "helm", "figure": "red"})
    settled(page, captain)
    near = [action["to"] for action in captain.legal if action["type"] == "fly"]
    assert near
    for place in near:
        expect(lit(page, f"place:{place}")).to_be_visible()
    lit(page, f"place:{near[0]}").click()
    expect(answer_bar(page)).to_contain_text(re.compile("(flies|fly) to"))
    lit(page, f"place:{near[0]}").click()
    expect(page.get_by_role("img", name=re.compile("^Your ship, at (?!Home)"))).to_be_visible()


def test_a_flight_from_the_prompt_shows_its_price_and_commits_only_then(seated: Callable[..., Seat]) -> None:
    page, captain = seated()
    captain.act({"type": "activate", "room": "helm", "figure": "red"})
    settled(page, captain)
    bar = answer_bar(page)
    expect(bar).to_contain_text("2 moves left")
    assert captain.choice is not None
    prices = {note["about"]: note["price"] for note in captain.choice["notes"]}
    for action in (one for one in captain.legal if one["type"] == "fly"):
        price = prices.get(f"place:{action['to']}", "")
        lit(page, f"place:{action['to']}").click()
        name = re.compile(re.escape(f"({price})") + "$" if price else "^Fly to [^(]*$")
        expect(bar.get_by_role("button", name=name)).to_be_visible()
        bar.get_by_role("button", name="Back").click()
    bar.get_by_role("button", name="Stop here").click()
    expect(bar).not_to_contain_text("Where do you fly?")


def test_training_comes_before_the_turn_and_can_be_undone(seated: Callable[..., Seat]) -> None:
    page, _ = seated()
    page.get_by_role("button", name="Train (1 medal)", exact=True).click()
    expect(lit(page, "figure:cadet")).to_be_visible()
    expect(page.locator('[data-target^="room:"]')).to_have_count(0)
    lit(page, "figure:cadet").click()
    answer_bar(page).get_by_role("button", name="Train as Science ensign").click()
    answer_bar(page).get_by_role("button", name="Train (1 medal)").click()
    expect(page.locator('[data-figure="blue"]')).to_have_count(2)
    hold = page.get_by_role("region", name="Cargo hold and medals")
    expect(hold).to_contain_text("0 medals")
    # The new ensign works at once.
    lit(page, "figure:blue").click()
    expect(lit(page, "room:science")).to_be_visible()
    page.keyboard.press("Escape")
    answer_bar(page).get_by_role("button", name="Undo").click()
    expect(hold).to_contain_text("1 medal")
    expect(page.locator('[data-figure="blue"]')).to_have_count(1)


def test_a_tech_lights_the_icons_it_would_match(seated: Callable[..., Seat]) -> None:
    page, captain = seated()
    market = page.get_by_role("region", name="Tech market")
    lights = 0
    for slot in (slot for slot, card in enumerate(captain.ship["slots"], start=1) if card is None):
        page.get_by_role("region", name="Tech slots").get_by_role("button").nth(slot - 1).hover()
        expect(market).to_contain_text(f"Matches in slot {slot}")
        lights += market.locator(".side.lit").count()
    assert lights, "whatever is on offer, some of it matches somewhere"
    captain.act({"type": "activate", "room": "science", "figure": "blue"})
    settled(page, captain)
    installs = [action for action in captain.legal if action["type"] == "install"]
    tech = installs[0]["tech"]
    slots = [action["slot"] for action in installs if action["tech"] == tech]
    # What may be taken can be read, and a click still takes it.
    lit(page, f"tech:{tech}").hover()
    expect(page.locator(f'[data-reader="tech:{tech}"]')).to_be_visible()
    lit(page, f"tech:{tech}").click()
    for slot in slots:
        expect(lit(page, f"slot:{slot}")).to_have_attribute("aria-label", re.compile("would bring"))
    lit(page, f"slot:{slots[0]}").click()
    answer_bar(page).get_by_role("button", name=f"Install it in slot {slots[0]}").click()
    expect(page.get_by_role("region", name="Tech slots").get_by_role("button").nth(slots[0] - 1)).not_to_have_attribute(
        "aria-label", re.compile("free")
    )


# -- missions


def test_missions_looked_at_are_noted_where_they_will_appear(crew: Crew) -> None:
    code, ada = crew.table(2, 1)
    captain = crew.captain(code, ada)
    captain.start()
    captain.wait()
    missions = call(crew.url, "/api/games/starship-captains/catalog")["missions"][:2]
    numbered = [place for place in captain.table["places"] if place["number"] and place["face_up"]]
    numbered.sort(key=lambda place: -int(place["number"]))
    knows = {mission["id"]: place["id"] for mission, place in zip(missions, numbered[:2], strict=True)}
    page = crew.page(code, ada, knows=Known(knows))
    for place, mission in zip(numbered[:2], missions, strict=True):
        planet = page.locator(f'[data-place="{place["id"]}"]')
        expect(planet).to_have_attribute("aria-label", re.compile(f"you know that {mission['name']} comes here"))
    page.locator(f'[data-place="{numbered[0]["id"]}"]').click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(f"Only you know: {missions[0]['name']}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="2 missions you have looked at").click()
    expect(sheet.get_by_role("listitem")).to_have_count(2)


def test_a_mission_is_planned_taken_back_sent_and_survives_a_reload(seated: Callable[..., Seat], shot: Shot) -> None:
    page, captain = at_a_mission(seated, seats=3)
    shot(page, "starship-captains-table")
    composer = plan(page)
    expect(composer.get_by_role("region", name="If you go")).to_contain_text("points for mission 1")
    expect(composer).to_contain_text(re.compile("matches"))
    expect(page.locator(".wires path.line")).not_to_have_count(0)
    shot(page, "starship-captains-mission")
    # A crew member is called back, and sent again.
    composer.get_by_role("button", name=re.compile("^Line 1")).click()
    expect(composer.get_by_role("button", name="Send the crew")).to_be_disabled()
    page.locator(".ready [data-target^='figure:']").first.click()
    expect(composer.get_by_role("button", name="Send the crew")).to_be_enabled()

    # Nothing was decided so far. Once the mission is taken, it can be taken back: nothing hidden has shown.
    composer.get_by_role("button", name="Not now").click()
    expect(composer).to_have_count(0)
    captain.act({"type": "take_mission"})
    settled(page, captain)
    expect(composer).to_be_visible()
    answer_bar(page).get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Plan this mission")).to_be_visible()
    here = page.locator(f'[data-place="{captain.ship["at"]}"]')
    expect(here).to_have_attribute("aria-label", re.compile("mission .* reserved for Ada"))

    # A captain who reloads during a mission keeps its crew.
    captain.pass_on()
    captain.act({"type": "take_mission"})
    captain.act(captain.legal[0])
    page.reload()
    settled(page, captain)
    composer = page.locator("[data-composer]")
    expect(composer.get_by_role("button", name=re.compile("^Line 1"))).to_be_disabled()
    while composer.get_by_role("button", name="Send the crew").is_disabled():
        page.locator(".ready [data-target^='figure:']").first.click()
    composer.get_by_role("button", name="Send the crew").click()
    expect(page.locator("[data-composer]")).to_have_count(0)
    expect(page.locator(".ready")).to_be_visible()
    captain.play(lambda one: len(one.ship["missions"]) == 1)
    settled(page, captain)
    page.get_by_role("button", name=re.compile("^Log and table talk")).click()
    page.get_by_role("log", name="Log").get_by_role("listitem").first.wait_for()
    assert any(re.search(r"complete.* for \d+ points", line) for line in log_lines(page))


# -- whole matches


def test_two_people_and_a_bot_play_to_the_end(crew: Crew) -> None:
    code, ada = crew.table(3, 1)
    bo = person(crew.url, "Bo")
    first = crew.captain(code, ada)
    second = crew.captain(code, bo, 1)
    second.sit(1)
    first.start()
    while not second.update:
        second.hear_more()
    pages = [crew.blank(who=ada), crew.blank(who=bo)]
    # In the first and the last round each plays a turn in the page. In between the pages are away, and nobody waits.
    for round_ in (1, 4):
        play_until_round([first, second], round_)
        for captain, page in zip((first, second), pages, strict=True):
            page.goto(f"/t/{code}")
            play_until_turn([first, second], captain)
            settled(page, captain)
            answer_in_page(page, captain)
            page.goto("about:blank")
    play_until([first, second], lambda: False)
    for page in pages:
        page.goto(f"/t/{code}")
        page.get_by_role("button", name="Results").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(re.compile(r"\bwins?\b|share the win"))
        for part in ("Missions", "Factions", "Omega techs", "Damage", "Total"):
            expect(dialog.get_by_role("rowheader", name=part, exact=True)).to_be_visible()
        expect(dialog.locator("dd").first).not_to_be_empty()
        # The places and the sheet below them tell each score in one spelling, halves and all.
        told = [half(score) for score in sorted(first.update["outcome"]["scores"], reverse=True)]
        assert [text.removesuffix("points") for text in dialog.locator(".score").all_text_contents()] == told
        assert dialog.locator("tfoot td").all_text_contents() == told


def answer_in_page(page: Page, captain: Captain) -> None:
    """The first lit room by the first figure that fits, or a pass, by hand."""
    bar = answer_bar(page)
    activations = [action for action in captain.legal if action["type"] == "activate"]
    if activations:
        lit(page, f"figure:{activations[0]['figure']}").click()
        lit(page, f"room:{activations[0]['room']}").click()
    else:
        bar.get_by_role("button", name="Pass", exact=True).click()
    bar.locator(".answers .btn.primary").click()
    captain.pass_on()


def play_until_round(captains: list[Captain], number: int) -> None:
    play_until(captains, lambda: captains[0].table["round"] >= number)


def play_until_turn(captains: list[Captain], captain: Captain) -> None:
    play_until(captains, lambda: captain.offers("pass"))
    assert captain.offers("pass")


def play_until(captains: list[Captain], holds: Callable[[], bool]) -> None:
    """Every captain asked answers by habit, until a condition holds or the match is over."""
    while True:
        latest = hear_all(captains)
        if captains[0].over or holds():
            return
        asked = [one for one in captains if one.choice and one.update["seq"] == latest]
        if asked:
            asked[0].play_once()
        else:
            captains[0].hear_more()


def hear_all(captains: list[Captain]) -> int:
    """Everyone reads what was sent; returns the match's latest entry."""
    for one in captains:
        one.catch_up()
    latest: int = max(one.update["seq"] for one in captains)
    for one in captains:
        while one.update["seq"] < latest:
            one.hear_more()
    return latest


def test_a_solo_match_against_captain_shadow_can_be_played(seated: Callable[..., Seat], shot: Shot) -> None:
    page, captain = seated(seats=1, passenger="envoy-quill")
    panel = page.get_by_role("region", name="Captain Shadow")
    expect(panel).to_contain_text("Envoy Quill")
    answer_in_page(page, captain)
    captain.play(lambda one: len(one.table["solo"]["drawn"]) > 1 and one.offers("pass"))
    settled(page, captain)
    expect(panel).to_contain_text(re.compile("Last: .*more this round"))
    shot(page, "starship-captains-solo")
    assert violations(page) == []
    at = page.url
    page.goto("about:blank")  # nobody looks on while the rest is played
    captain.play(lambda one: False)
    page.goto(at)
    page.get_by_role("button", name="Results").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("rowheader", name="Passenger")).to_be_visible()
    expect(dialog.locator("dd").first).not_to_be_empty()


# -- phone, sheets, accessibility


def test_a_phone_plays_a_mission(seated: Callable[..., Seat], shot: Shot) -> None:
    page, captain = at_a_mission(seated, seats=3, profile="phone")
    assert overflow(page) <= 0
    composer = plan(page)
    shot(page, "starship-captains-phone")
    found = violations(page) + small_targets(page)
    for tab in ("Ship", "Tech", "Factions"):
        page.get_by_role("tab", name=re.compile(tab)).click()
        found += violations(page) + small_targets(page)
        assert overflow(page) <= 0
        if tab == "Tech" and None in captain.ship["slots"]:
            # Fingers do not hover: a tap on a free slot tries the market in it.
            free = captain.ship["slots"].index(None)
            page.get_by_role("region", name="Tech slots").get_by_role("button").nth(free).tap()
            expect(page.get_by_role("region", name="Tech market")).to_contain_text(f"Matches in slot {free + 1}")
    assert found == []
    page.get_by_role("tab", name=re.compile("Bridge")).click()
    missions = len(captain.ship["missions"])
    composer.get_by_role("button", name="Send the crew").click()
    expect(page.locator("[data-composer]")).to_have_count(0)
    captain.play(lambda one: len(one.ship["missions"]) > missions)
    assert len(captain.ship["missions"]) == missions + 1


def test_a_desk_has_no_accessibility_violations(seated: Callable[..., Seat]) -> None:
    page, captain = at_a_mission(seated, seats=4)
    found = violations(page)
    plan(page)
    found += violations(page)
    page.keyboard.press("Escape")
    page.locator(".market .card").first.click()
    found += violations(page)
    page.get_by_role("dialog").get_by_role("button", name="Read the rule").click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("Omega techs")
    found += violations(page)
    assert found == []
    assert captain.table["side"] == "large"


# -- learning


# The guide's card hides nothing that it points at, while it is only read, and nothing to be tapped, while one acts.
OFF_THE_RING = """() => {
  const boxOf = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [card, ring] = [boxOf('section[aria-label=Guide]'), boxOf('.ring')];
  if (!card || !ring) return false;
  return card.bottom <= ring.top || card.top >= ring.bottom || card.right <= ring.left || card.left >= ring.right;
}"""
OFF_THE_TARGETS = """() => {
  const card = document.querySelector('section[aria-label=Guide]').getBoundingClientRect();
  const lit = [...document.querySelectorAll('[data-target]')].map((one) => one.getBoundingClientRect());
  return lit.filter((box) => box.width).every(({ x, y, width, height }) => {
    const [left, top] = [x + width / 2, y + height / 2];
    return left < card.left || left > card.right || top < card.top || top > card.bottom;
  });
}"""


def test_a_newcomer_with_a_phone_follows_the_guide_to_its_end(crew: Crew) -> None:
    page = crew.blank("phone")
    page.goto("/learn/starship-captains")
    page.get_by_role("button", name="Start the guided match").click()
    say_name(page, "Newt")
    guide = page.get_by_role("region", name="Guide")
    bar = answer_bar(page)

    def at(title: str) -> None:
        expect(guide.get_by_role("heading")).to_have_text(title)
        assert overflow(page) <= 0

    def read(*titles: str) -> None:
        for title in titles:
            at(title)
            page.wait_for_function(OFF_THE_RING)
            guide.get_by_role("button", name="Next").click()

    read("Your first command", "The galaxy", "Your crew")
    at("Fly")
    page.wait_for_function(OFF_THE_TARGETS)
    lit(page, "figure:red").click()
    lit(page, "room:helm").click()
    bar.locator(".answers .btn.primary").click()
    at("Two moves")
    newt = json.loads(page.evaluate("localStorage.getItem('readyroom.person')"))
    captain = crew.captain(page.url.rsplit("/", 1)[1].split("?")[0], newt)
    bar.get_by_role("button", name=re.compile("^Fly to")).first.click()
    bar.locator(".answers .btn.primary").click()
    captain.pass_on()
    captain.play(lambda one: not one.offers("fly"))
    read("The queue")
    at("Plan a mission")
    page.reload()
    at("Plan a mission")
    captain.play(lambda one: bool(one.ship["missions"]))
    settled(page, captain)
    read("Factions", "Techs", "Cargo and damage")
    at("Pass")
    now = captain.table["round"]
    captain.play(lambda one: one.table["round"] > now)
    settled(page, captain)
    at("To the end")
    guide.get_by_role("button", name="Keep playing").click()
    expect(guide).to_have_count(0)
    expect(page).to_have_url(re.compile("/t/[^?]*$"))
