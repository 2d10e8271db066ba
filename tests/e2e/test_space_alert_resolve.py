"""Space Alert for people with the box on the table: announced, written down, resolved, watched, debriefed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.e2e.axe import stumbles
from tests.e2e.conftest import Complaints
from tests.e2e.server_process import ROOT

NewPage = Callable[..., Page]
Shot = Callable[[Page, str], Path]
EXAMPLE = ROOT / "examples/space-alert/first-mission.json"
MINUTE = 60_000


def film(page: Page) -> Locator:
    return page.get_by_role("region", name="The film")


def at(page: Page) -> int:
    """The frame that is shown."""
    return int(film(page).get_attribute("data-at") or -1)


def told(page: Page) -> Locator:
    """The one line that says why."""
    return film(page).get_by_role("status")


def show(page: Page, tab: str) -> None:
    page.get_by_role("radiogroup", name="What to see").get_by_text(tab, exact=True).click()


def open_file(page: Page, file: Path = EXAMPLE) -> None:
    page.goto("/space-alert/resolve")
    page.get_by_role("button", name="Resolve the mission").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    film(page).wait_for()


def stop_time(page: Page) -> None:
    """From now on the page's time passes only when a test says so."""
    page.clock.install(time=0)
    page.clock.pause_at(1_000)


def test_a_file_is_resolved_and_its_film_stepped_through(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    open_file(page)
    expect(film(page)).to_contain_text("Turn 1")
    page.get_by_role("button", name="Step forward").click()
    expect(film(page)).to_have_attribute("data-at", "1")
    expect(told(page)).to_have_text("The Fighter appears in the red zone.")
    page.keyboard.press("ArrowRight")
    expect(told(page)).to_have_text(re.compile("^Ada "))
    page.keyboard.press("Shift+ArrowRight")
    expect(film(page)).to_contain_text("Turn 2")

    # By turn: the column is the button. Shots are on their way, the sum stands beside them.
    film(page).get_by_role("button", name=re.compile("^Turn 8")).click()
    expect(told(page)).to_have_text("Turn 8")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    expect(told(page)).to_have_text("The Energy Cloud takes 6 damage (6 against 0 shield points). 0 hit points left.")
    line = film(page).get_by_role("button", name=re.compile("Energy Cloud takes 6"))
    expect(line).to_contain_text("2light")
    shot(page, "space-alert-film")
    assert stumbles(page) == []

    before = at(page)
    page.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Home")
    expect(film(page)).to_have_attribute("data-at", "0")
    page.keyboard.press("End")
    expect(told(page)).to_have_text("Score: 15.")
    expect(film(page)).to_contain_text("Score so far 15")
    assert at(page) > before

    show(page, "Account")
    expect(page.locator("pre", has_text="a score of 15")).to_be_visible()
    show(page, "Ship\N{RIGHT SINGLE QUOTATION MARK}s log")
    expect(page.get_by_role("article", name="Ship's log")).to_contain_text("We came home with a score of 15.")


def test_a_film_plays_on_by_itself_and_stops_at_the_end(new_page: NewPage) -> None:
    page = new_page()
    stop_time(page)
    open_file(page)
    page.get_by_role("radiogroup", name="Speed").get_by_text("4", exact=False).click()
    page.get_by_role("button", name="Play").click()
    page.clock.run_for(3_000)
    assert 3 < at(page) < 40
    page.clock.run_for(MINUTE)
    expect(told(page)).to_have_text("Score: 15.")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_debrief_answers_what_if(new_page: NewPage, shot: Shot, tmp_path: Path) -> None:
    mission = json.loads(EXAMPLE.read_text())
    mission["crew"][2]["plan"][6] = "bots"  # Cy leads no squad; the pulse cannon would have been better
    (tmp_path / "slip.json").write_text(json.dumps(mission))
    page = new_page()
    open_file(page, tmp_path / "slip.json")
    show(page, "Debrief")
    debrief = page.get_by_role("region", name="Debrief")
    expect(debrief.get_by_test_id("score")).to_have_text("9")
    expect(debrief).to_contain_text("There is no squad to lead.")
    expect(debrief.get_by_role("img", name=re.compile("^Damage: turn 3: red gravolift"))).to_be_visible()
    expect(debrief.get_by_role("img", name=re.compile("^Reactor energy"))).to_be_visible()

    debrief.get_by_role("button", name="Cy, turn 7: Battlebots").click()
    debrief.get_by_role("button", name="Fire", exact=True).click()
    expect(debrief.get_by_test_id("what-if-score")).to_have_text("15")
    expect(debrief).to_contain_text("Cy, turn 7: “fire” instead of “battlebots”.")
    shot(page, "space-alert-debrief")
    assert stumbles(page) == []
    debrief.get_by_role("button", name="Watch it").click()
    expect(page.get_by_text("What if: score 15")).to_be_visible()
    page.keyboard.press("End")
    expect(told(page)).to_have_text("Score: 15.")
    page.get_by_role("button", name="What really happened").click()
    page.keyboard.press("End")
    expect(told(page)).to_have_text("Score: 9.")

    show(page, "Debrief")
    debrief.get_by_role("button", name="Reset").click()
    expect(debrief.get_by_test_id("what-if-score")).to_have_count(0)


def test_a_lost_ship_shows_the_change_that_saves_it(new_page: NewPage, tmp_path: Path) -> None:
    mission = json.loads(EXAMPLE.read_text())
    plan = mission["crew"][1]["plan"]
    plan[0], plan[1] = plan[1], plan[0]
    (tmp_path / "lost.json").write_text(json.dumps(mission))
    page = new_page()
    open_file(page, tmp_path / "lost.json")
    show(page, "Debrief")
    debrief = page.get_by_role("region", name="Debrief")
    phases = debrief.get_by_role("list", name="What each phase cost").locator("> li")
    expect(phases).to_have_count(3)
    expect(phases.last).to_contain_text("The ship is lost.")
    expect(debrief).to_contain_text("One change would have saved the ship")
    expect(debrief).to_contain_text("If Bo had swapped the cards of turns 1 and 2 (A and battlebot action)")
    debrief.get_by_role("button", name="Show me").click()
    expect(debrief.get_by_test_id("what-if-score")).to_have_text("15")
    expect(debrief).to_contain_text("Bo, turn 1: “battlebots” instead of “fire”.")
    assert stumbles(page) == []


def test_a_better_plan_is_found_and_watched(new_page: NewPage, tmp_path: Path) -> None:
    mission = json.loads(EXAMPLE.read_text())
    mission["crew"][2]["plan"][6] = "bots"
    (tmp_path / "slip.json").write_text(json.dumps(mission))
    page = new_page()
    open_file(page, tmp_path / "slip.json")
    show(page, "Debrief")
    debrief = page.get_by_role("region", name="Debrief")
    debrief.get_by_role("button", name="Find a plan").click()
    debrief.get_by_test_id("better-score").wait_for()
    assert int(debrief.get_by_test_id("better-score").inner_text().removesuffix(" points")) > 9
    assert stumbles(page) == []
    debrief.get_by_role("button", name="Watch that plan").click()
    expect(page.get_by_text("What if: score")).to_be_visible()


def test_a_mission_is_written_down_by_tapping(new_page: NewPage, shot: Shot, tmp_path: Path) -> None:
    page = new_page()
    page.goto("/space-alert/resolve")
    page.get_by_label("Red", exact=True).select_option("T3")
    expect(page.get_by_label("Blue", exact=True)).to_have_value("T1")  # there is one of each: they changed places
    add = page.get_by_role("combobox", name="Add a threat")
    add.fill("gunsh")
    add.press("Enter")
    expect(page.get_by_label("Turn of Gunship")).to_have_value("1")
    add.fill("skirm")
    page.get_by_role("option", name=re.compile("I1-01")).click()
    page.get_by_label("Turn of Skirmishers").select_option("4")
    page.get_by_role("radiogroup", name="Crew members").get_by_text("2", exact=True).click()
    page.get_by_label("Name of crew member 1").fill("Ada")

    # A tap on a symbol moves on to the next space; keys do the same.
    page.get_by_role("button", name="Ada, turn 1: nothing").click()
    for symbol in ("System", "To red", "Fire"):
        page.get_by_role("button", name=symbol, exact=True).click()
    page.keyboard.press("b")
    expect(page.get_by_role("button", name="Ada, turn 3: Fire")).to_be_visible()
    expect(page.get_by_role("button", name="Ada, turn 4: Energy")).to_be_visible()
    page.get_by_role("button", name="red shield").click()
    page.get_by_label("Specialization of Second").select_option("medic")
    page.get_by_role("button", name="Second, turn 1: nothing").click()
    page.get_by_role("button", name="Special", exact=True).click()
    page.get_by_role("button", name="To blue", exact=True).click()
    expect(page.get_by_role("button", name="Second, turn 1: Special and to blue")).to_be_visible()
    page.get_by_role("button", name="Resolve the mission").scroll_into_view_if_needed()
    shot(page, "space-alert-resolve")
    assert stumbles(page) == []

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save MISSION.json").click()
    saved.value.save_as(tmp_path / "MISSION.json")
    mission = json.loads((tmp_path / "MISSION.json").read_text())
    assert mission["crew"][0]["plan"][:4] == ["C", "red", "A", "B"]
    assert mission["crew"][1]["plan"][0] == "special+blue"
    assert [threat["card"] for threat in mission["threats"]] == ["E1-05", "I1-01"]

    page.reload()  # nothing is lost
    page.get_by_role("button", name="Resolve the mission").click()
    expect(film(page)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(told(page)).to_have_text(re.compile("^The Gunship appears"))


def test_mistakes_in_a_file_are_shown_with_their_places(
    new_page: NewPage, tmp_path: Path, complaints: Complaints
) -> None:
    page = new_page()
    complaints.expect("400")
    mission = json.loads(EXAMPLE.read_text())
    mission["threats"][0]["card"] = "Fightr"
    mission["crew"][1]["plan"][3] = "bot"
    (tmp_path / "bad.json").write_text(json.dumps(mission))
    page.goto("/space-alert/resolve")
    page.get_by_role("button", name="Resolve the mission").wait_for()
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
    wrong = page.get_by_role("alert")
    expect(wrong).to_contain_text('Threat 1: "Fightr" is not a threat. Did you mean "Fighter"?')
    expect(wrong).to_contain_text('Bo, turn 4: "bot" is not an order. Did you mean "bots"?')


def test_the_companion_runs_a_mission_and_leads_to_the_plans(new_page: NewPage, shot: Shot) -> None:
    page = new_page()
    stop_time(page)
    page.goto("/space-alert/companion")
    page.get_by_label("Mission", exact=True).select_option("TR-1")
    page.clock.run_for(1_000)
    expect(page.get_by_text("2 phases")).to_be_visible()
    with page.expect_download() as audio:
        page.get_by_role("button", name="Save audio").click()
    assert audio.value.path().read_bytes()[:4] == b"RIFF"
    with page.expect_download() as captions:
        page.get_by_role("button", name="Save captions").click()
    assert "T+1. Threat. Blue zone." in captions.value.path().read_text()

    page.get_by_role("button", name="Start the mission").click()
    page.clock.run_for(16_000)
    mission = page.get_by_role("region", name="The mission")
    expect(mission).to_contain_text("T+1. Threat. Blue zone.")
    expect(mission.get_by_role("timer")).to_have_text("0:16")
    shot(page, "space-alert-companion")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(3_000)
    expect(mission.get_by_role("timer")).to_have_text("0:16")

    # A reload in the middle: the device is asked whether to go on.
    page.reload()
    expect(page.get_by_text("A mission was interrupted at 0:1")).to_be_visible()
    page.get_by_role("status").get_by_role("button", name="Resume").click()
    mission.get_by_role("button", name="Resume").click()
    page.clock.fast_forward(10 * MINUTE)
    page.get_by_role("button", name="Enter the plans").click()

    # The threats stand there with their turns, and wait for the cards that were drawn.
    first = page.get_by_role("combobox", name="The card drawn for turn 1")
    expect(page.get_by_label("Turns planned")).to_have_value("7")
    page.get_by_role("button", name="Resolve the mission").click()
    expect(page.get_by_role("alert")).to_contain_text("Which card was drawn for turn 1?")
    waiting = page.get_by_role("combobox", name=re.compile("The card drawn"))
    first.fill("Fighter")
    first.press("Enter")
    for _ in range(waiting.count()):
        waiting.first.focus()
        waiting.first.press("Enter")
    page.get_by_role("button", name="Resolve the mission").click()
    expect(film(page)).to_be_visible()


def test_film_and_forms_fit_a_phone(new_page: NewPage) -> None:
    page = new_page("phone")
    open_file(page)
    film(page).get_by_role("button", name="Next turn").click()
    expect(film(page)).to_contain_text("Turn 2")
    assert stumbles(page) == []
    show(page, "Debrief")
    page.get_by_role("region", name="Debrief").get_by_role("button", name=re.compile("^Ada, turn 1:")).click()
    assert stumbles(page) == []
    page.get_by_role("button", name="Back to the plans").click()
    page.get_by_role("button", name="Resolve the mission").wait_for()
    assert stumbles(page) == []
    page.goto("/space-alert/companion")
    page.get_by_text("3 phases").wait_for()
    assert stumbles(page) == []
    page.get_by_role("button", name="Start the mission").click()
    page.get_by_role("button", name="Pause").click()
    assert stumbles(page) == []
