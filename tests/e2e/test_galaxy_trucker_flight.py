"""The flight of Galaxy Trucker in real browsers, from the first card to the bill."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.flights import button, card, fly_home, on_ship
from tests.e2e.serving import Server
from tests.e2e.tables import answer_bar, join, open_table, seen, start, wait_beyond

NewPage = Callable[..., Page]
NewServer = Callable[..., Server]
Shot = Callable[[Page, str], Path]
GAME = "Galaxy Trucker"


def test_two_people_and_two_bots_fly_from_open_space_to_the_bill(
    new_server: NewServer, new_page: NewPage, shot: Shot
) -> None:
    house = new_server(games=("tests.e2e.trucking:FLYING",))
    ada, bo = new_page(url=house.url), new_page(url=house.url)
    code = open_table(ada, "Ada", game=GAME, chairs=("person", "normal", "normal"))
    join(bo, code, "Bo")
    start(ada, bo)

    # The card says what it will do to each of them, and powering an engine changes it.
    expect(card(ada)).to_contain_text("Your engines move you 4 days; 8 with power.")
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
    expect(ada.get_by_role("img", name=re.compile("^Flight board. 1. You, leads"))).to_be_visible()

    # The next card comes when all fly on; planets are chosen on the card, and goods go where they are put.
    button(ada, "Fly on").click()
    button(bo, "Fly on").click()
    expect(card(ada)).to_contain_text("Landing costs 2 days.")
    card(ada).get_by_role("button", name="Planet 2 yellow, green, blue worth 6").click()
    button(ada, "Land on planet 2").click()
    button(ada, "yellow block").click()
    on_ship(ada, "Load into the cargo hold of 2 at 9,7").click()
    expect(button(ada, "Take the yellow block out of 9,7")).to_be_visible()
    button(ada, "Load all that fits").click()
    expect(button(ada, re.compile("^Depart, leave 1 block behind"))).to_be_visible()
    ada.keyboard.press("Enter")
    expect(card(bo).get_by_role("button", name=re.compile("^Planet 2.*taken by Ada"))).to_be_disabled()
    button(bo, "Do not land").click()

    # Meteors come along the dice; what is asked is shown on the ship.
    button(ada, "Fly on").click()
    button(bo, "Fly on").click()
    expect(button(ada, "Take the hit")).to_be_visible()
    expect(card(ada)).to_contain_text("It comes for your")
    expect(ada.get_by_text(re.compile("^(row|column) [0-9]+$"))).to_be_visible()
    assert violations(ada) == []
    shot(ada, "galaxy-trucker-flight")

    fly_home(ada, bo)
    bill = ada.get_by_role("dialog").get_by_role("region", name="Bill of flight 1 for Ada")
    expect(bill).to_be_visible()
    expect(bill.get_by_role("row", name=re.compile("^Lost parts"))).to_be_visible()
    expect(bill.get_by_role("button")).to_have_count(4)
    bill.get_by_role("button", name=re.compile("^Bo")).click()
    expect(ada.get_by_role("dialog").get_by_role("region", name="Bill of flight 1 for Bo")).to_be_visible()
    bill_of_ada = ada.get_by_role("dialog").get_by_role("button", name=re.compile("^Ada"))
    bill_of_ada.click()
    assert violations(ada) == []
    shot(ada, "galaxy-trucker-bill")


def test_a_mission_with_payloads_and_a_black_hole(new_server: NewServer, new_page: NewPage, shot: Shot) -> None:
    house = new_server(games=("tests.e2e.trucking:MISSION",))
    ada = new_page(url=house.url)
    open_table(ada, "Ada", game=GAME, chairs=("normal", "normal"))
    start(ada)

    # The mission stands below the card, with what is aboard for it.
    note = ada.locator("[data-mission=experiments]")
    expect(note).to_contain_text("1 crate of explosive cargo aboard.")
    expect(note).to_contain_text("3 crates of radioactive cargo aboard.")
    ada.keyboard.press("Enter")
    button(ada, "Fly on").click()

    # The supercard: four parts must go, and each can be kept after all.
    expect(card(ada)).to_contain_text("It pulls with 5; your engines have 3 to 7.")
    on_ship(ada, "Give up the double cannon at 7,4").click()
    on_ship(ada, "Give up the cannon at 6,5").click()
    expect(answer_bar(ada)).to_contain_text("give up 2 more components")
    on_ship(ada, "Keep the cannon at 6,5").click()
    expect(answer_bar(ada)).to_contain_text("give up 3 more components")
    shot(ada, "galaxy-trucker-missions")
    ada.keyboard.press("p")
    expect(answer_bar(ada)).to_contain_text("give up")
    on_ship(ada, "Keep the double cannon at 7,4").click()
    expect(button(ada, "Pull away")).to_be_visible()
    button(ada, "Pull away").click()

    # Home again: the mission pays for three kinds of cargo, or for what is left of them.
    fly_home(ada)
    bill = ada.get_by_role("dialog").get_by_role("region", name="Bill of flight 1 for Ada")
    expect(bill.get_by_role("row", name=re.compile("^In the purse 20"))).to_be_visible()
    expect(bill.get_by_role("row", name=re.compile("^Mission"))).to_be_visible()


def test_a_flight_alone_on_a_phone(new_server: NewServer, new_page: NewPage) -> None:
    house = new_server(games=("tests.e2e.trucking:FLYING",))
    phone = new_page("phone", url=house.url)
    open_table(phone, "Ada", game=GAME, chairs=("normal",))
    start(phone)

    # The card in short above the ship; all of it, and the flight board, behind tabs.
    expect(phone.get_by_role("button", name=re.compile("^Open Space.*Your engines move you 4 days"))).to_be_visible()
    phone.get_by_role("tab", name="Route").click()
    expect(phone.get_by_role("img", name=re.compile("^Flight board. 1. You"))).to_be_visible()
    phone.get_by_role("tab", name="Card").click()
    expect(phone.get_by_role("heading", name="What it does to you")).to_be_visible()
    phone.get_by_role("tab", name="Flight").click()
    assert overflow(phone) == 0 and small_targets(phone) == []
    fly_home(phone)
    expect(phone.get_by_role("region", name="Bill of flight 1 for Ada").first).to_be_visible()
    assert overflow(phone) == 0
