"""Solo against the Rogue Galaxy, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Complaints
from tests.e2e.galaxies import Look, Player, together
from tests.e2e.tables import answer_bar, open_table, say_name, start


def test_a_few_turns_against_the_rogue_can_be_played_on_a_phone(
    new_page: Callable[..., Page], shot: Callable[[Page, str], Path]
) -> None:
    phone = new_page("phone")
    open_table(phone, "Ada", chairs=())
    start(phone)
    rogue = phone.get_by_role("region", name="Rogue Galaxy Artemis")
    expect(rogue).to_be_visible()
    ada = Player(phone, "Ada")
    asked: list[str] = []

    def the_rogue_has_rolled(_player: Player, look: Look) -> bool:
        asked.append(look.prompt)
        return any(words.startswith(("Follow", "Foil")) for words in look.buttons)

    assert together([ada], the_rogue_has_rolled) is ada
    expect(rogue).to_contain_text("It rolls this.")
    shot(phone, "solo")
    before = ada.look()
    follow = next(words for words in before.buttons if words.startswith(("Follow", "Foil")))
    answer_bar(phone).get_by_role("button", name=follow, exact=True).click()
    ada.wait_beyond(before.seq)
    together([ada], lambda _player, look: "End turn" in look.buttons and look.seq > before.seq + 6)
    assert any("use a die" in prompt for prompt in asked)


def test_a_rogue_of_the_hangar_mats_needs_its_expansion_and_shows_its_own_rule(
    new_page: Callable[..., Page], shot: Callable[[Page, str], Path], complaints: Complaints
) -> None:
    complaints.expect("400 .Bad Request.")
    desk = new_page("desktop")
    desk.goto("/")
    desk.get_by_role("button", name="Open a table of Tiny Epic Galaxies").click()
    say_name(desk, "Ada")
    dialog = desk.get_by_role("dialog", name="Open a table")
    dialog.get_by_role("radiogroup", name="Players").get_by_text("1", exact=True).click()
    dialog.get_by_label("Rogue Galaxy", exact=True).select_option(label="Tiamat, hard (Beyond the Black)")
    shot(desk, "hangar-rogue-form")
    dialog.get_by_role("button", name="Start the match").click()
    expect(dialog.get_by_role("alert")).to_have_text(
        "Tiamat needs Beyond the Black. Turn it on, or choose another Rogue Galaxy."
    )
    dialog.get_by_text("Beyond the Black", exact=True).click()
    dialog.get_by_role("button", name="Start the match").click()
    rogue = desk.get_by_role("region", name="Rogue Galaxy Tiamat")
    expect(rogue).to_contain_text("Its pilots take the ships of its hangar in turn.")
    shot(desk, "hangar-rogue")
    rogue.get_by_role("button", name="About Tiamat").click()
    expect(desk.get_by_role("dialog")).to_contain_text("We designed this card ourselves")
    shot(desk, "hangar-rogue-card")


def test_a_rogue_of_the_hangar_mats_can_be_played_on_a_phone(
    new_page: Callable[..., Page], shot: Callable[[Page, str], Path]
) -> None:
    phone = new_page("phone")
    open_table(phone, "Ada", chairs=(), switches=("Beyond the Black",),
               choices={"Rogue Galaxy": "Corvane, easy (Beyond the Black)"})  # fmt: skip
    start(phone)
    expect(phone.get_by_role("region", name="Rogue Galaxy Corvane")).to_contain_text("At 7 culture it hires")
    shot(phone, "hangar-rogue-phone")
