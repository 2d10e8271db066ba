"""A Galaxy Trucker flight in real browsers, from the first card to the bill."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e import yards
from tests.e2e.axe import violations
from tests.e2e.flights import bill, button, card, fly_home, fly_until, on_ship
from tests.e2e.missions import ShipClock
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, join, open_table, seen, start, wait_beyond

NewPage = Callable[..., Page]
NewServer = Callable[..., Server]
Shot = Callable[[Page, str], Path]
GAME = "Galaxy Trucker"
COCKTAILS = "missions-7812"
"""Luck that offers a mission with fragile cargo, to which the bot agrees, and puts a black hole on the way."""


def test_two_people_and_two_bots_answer_their_cards(new_server: NewServer, new_page: NewPage, shot: Shot) -> None:
    house = new_server(games=("tests.e2e.tours:FLYING",))
    ada, bo = new_page(url=house.url), new_page(url=house.url)
    code = open_table(ada, "Ada", game=GAME, chairs=("person", "normal", "normal"))
    join(bo, code, "Bo")
    start(ada, bo)

    # The card says what it will do to each of them, and powering an engine changes it.
    expect(card(ada)).to_contain_text("Your engines move you 4 days, or 8 with power.")
    expect(card(bo)).to_contain_text("Your engines move you 2 days.")
    expect(button(ada, "Fly 4 days")).to_be_visible()
    ada.keyboard.press("p")
    expect(button(ada, "Fly 6 days")).to_be_visible()
    button(ada, re.compile("^Battery at 8,6")).click()
    expect(button(ada, re.compile("^Battery at 8,6"))).to_have_text(re.compile("1 → 0"))
    on_ship(ada, "Power the double engine at 9,9").click()
    wait_beyond(ada, seen(ada) - 1)

    # Eight days over everybody's heads: the rocket moves, and the others see it.
    for page in (ada, bo):
        expect(page.locator("[data-rocket='0']")).to_have_attribute("data-space", "8")
    expect(ada.get_by_role("img", name=re.compile("^Flight board: you lead"))).to_be_visible()

    # The next card comes when all fly on; planets are buttons, on the card and under it; goods go where they are put.
    button(ada, "Fly on").click()
    button(bo, "Fly on").click()
    expect(card(ada)).to_contain_text("Landing costs 2 days.")
    card(ada).get_by_role("button", name="Planet 2 yellow, green, blue worth 6").click()
    expect(button(ada, "Land on planet 2")).to_be_visible()
    button(ada, "Back").click()
    button(ada, re.compile("^Land on planet 2: 1 yellow, 1 green, 1 blue")).click()
    button(ada, "yellow block").click()
    on_ship(ada, "Load into the 2-slot cargo hold at 9,7").click()
    expect(button(ada, "Take the yellow block out of 9,7")).to_be_visible()
    button(ada, "Load everything that fits").click()
    expect(button(ada, re.compile("^Depart and leave 1 block behind"))).to_be_visible()
    ada.keyboard.press("Enter")
    expect(card(bo).get_by_role("button", name=re.compile("^Planet 2.*taken by Ada"))).to_be_disabled()
    button(bo, "Do not land").click()

    # Meteors come along the dice; what is asked is shown on the ship.
    button(ada, "Fly on").click()
    button(bo, "Fly on").click()
    expect(button(ada, "Take the hit")).to_be_visible()
    expect(card(ada)).to_contain_text("It is heading for your")
    expect(ada.get_by_text(re.compile("^(row|column) [0-9]+$"))).to_be_visible()
    assert violations(ada) == []
    # All of the card is to be seen, above what has just happened.
    assert card(ada).evaluate("(one) => one.scrollHeight <= one.clientHeight")
    below = ada.get_by_role("region", name="What has just happened").bounding_box()
    above = card(ada).bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"] + 1
    shot(ada, "galaxy-trucker-flight")


def test_pressing_enter_strands_nobody_and_the_bill_has_photographs(new_server: NewServer, new_page: NewPage) -> None:
    house = new_server(games=("tests.e2e.tours:DRIFTING",))
    ada = new_page(url=house.url)
    open_table(ada, "Ada", game=GAME, chairs=())
    start(ada)

    # Without engine power the flight is over: red, with what it costs, asked twice, and not what Enter does.
    stay = button(ada, re.compile("^Declare no power"))
    expect(stay).to_contain_text("No engine power: you give up the flight.")
    stay.click()
    expect(answer_bar(ada).locator("[data-commit]")).to_have_class(re.compile("danger"))
    ada.keyboard.press("Escape")
    expect(answer_bar(ada).locator("button.primary")).to_have_text(re.compile("^Power a double engine"))
    ada.locator("body").press("Enter")

    # It was the last card. The bill shows the ship as it took off and as it arrived, also to one who comes back.
    expect(bill(ada, "Ada")).to_contain_text("first home")
    ada.reload()
    button(ada, "Results").click()
    expect(bill(ada, "Ada").get_by_role("img", name="The ship at launch")).to_be_visible()
    expect(bill(ada, "Ada").get_by_role("img", name="The ship at the end")).to_be_visible()
    expect(bill(ada, "Ada")).to_contain_text("no parts lost")


def test_a_mission_chosen_from_three_is_flown_with_a_payload_and_a_black_hole(
    clock: ShipClock, new_server: NewServer, new_page: NewPage, shot: Shot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("READYROOM_TEST_SEED", COCKTAILS)
    house = new_server(games=(yards.GAME,), extra=("--bot-pace", "0.1"), program="tests.e2e.stepped")
    ada = new_page(url=house.url)
    yards.open_yard(ada, "Ada", ("easy",), flights="I", missions=True)
    start(ada)

    # Three are on offer; both wish for the same one, and it stands in the yard.
    offers = ada.locator("[data-guide=missions]").get_by_role("button")
    expect(offers).to_have_count(3)
    offers.filter(has_text="Cocktail Time").click()
    yards.get_ready(ada)
    expect(ada.get_by_role("region", name="Mission")).to_contain_text("Cocktail Time")

    # A crate is drawn from the payloads and built in like any tile.
    ship = yards.Shipwright(ada, "I")
    ship.build(5)
    ada.get_by_role("button", name=re.compile("^Draw a face-down payload")).click()
    expect(yards.hand(ada)).to_have_attribute("aria-label", "Turn the fragile cargo")
    assert ship.place()
    ship.build(13)
    clock.forward(45)
    expect(ada.get_by_text("1st finished")).to_be_visible()
    yards.finish(ada, "2nd")
    yards.to_the_flight(ada)
    note = ada.locator("[data-mission=cocktail-time]")
    expect(note).to_contain_text("1 crate of fragile cargo aboard.")

    # The supercard: parts must go, and each can be kept after all.
    fly_until(lambda page: answer_bar(page).get_by_text("The black hole pulls you in").count() > 0, ada)
    expect(card(ada)).to_contain_text("It pulls with 5, and your engines have 1 to 3.")
    on_ship(ada, "Give up the double cannon at 8,6").click()
    on_ship(ada, "Give up the cabin at 8,9").click()
    expect(answer_bar(ada)).to_contain_text("give up 6 more components")
    expect(card(ada)).to_contain_text("As it stands, you throw 6 more parts overboard.")
    on_ship(ada, "Keep the cabin at 8,9").click()
    expect(answer_bar(ada)).to_contain_text("give up 7 more components")
    shot(ada, "galaxy-trucker-missions")
    ada.keyboard.press("p")
    expect(answer_bar(ada)).to_contain_text("give up 3 more components")
    for part in ("2-slot special cargo hold at 6,6", "2-cell battery at 7,5", "cabin at 9,7"):
        on_ship(ada, f"Give up the {part}").click()
    button(ada, re.compile("^Throw them overboard")).click()
    expect(ada.locator("[data-guide=ship] g[data-square]")).to_have_count(9)

    # Home again: the mission pays for what has not been spilled.
    fly_home(ada)
    expect(bill(ada, "Ada").get_by_role("row", name=re.compile("^Credits before 20"))).to_be_visible()
    expect(bill(ada, "Ada").get_by_role("row", name=re.compile("^Mission"))).to_be_visible()
    shot(ada, "galaxy-trucker-bill")
