"""Solo against the Rogue Galaxy, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.galaxies import Look, Player, together
from tests.e2e.tables import answer_bar, open_table, start


def test_a_few_turns_against_the_rogue_on_a_phone(
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
    expect(rogue).to_contain_text("It rolled this.")
    shot(phone, "solo")
    before = ada.look()
    follow = next(words for words in before.buttons if words.startswith(("Follow", "Foil")))
    answer_bar(phone).get_by_role("button", name=follow, exact=True).click()
    ada.wait_beyond(before.seq)
    together([ada], lambda _player, look: "End turn" in look.buttons and look.seq > before.seq + 6)
    assert any("Activate a die" in prompt for prompt in asked)
