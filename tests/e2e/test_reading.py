"""Every card can be read while it can be chosen, and nothing takes extra clicks."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.galaxies import Look, Player, die, has_die, together
from tests.e2e.tables import answer_bar, start, table_of

NewPage = Callable[..., Page]
HOLD = """async (target) => {
  const box = target.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, pointerType: 'touch', pointerId: 7, isPrimary: true,
    clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  target.dispatchEvent(new PointerEvent('pointerdown', at));
  while (!document.querySelector('[data-reader]')) await new Promise((go) => setTimeout(go, 20));
  target.dispatchEvent(new PointerEvent('pointerup', at));
  target.click();
}"""


def test_a_move_and_a_hire_take_three_clicks_and_a_pilot_is_read(new_page: NewPage) -> None:
    page = new_page("desktop")
    table_of(page, "Ada", chairs=("easy",), beyond_the_black=True)
    start(page)
    ada = Player(page, "Ada")
    together([ada], lambda _player, look: has_die(look, "move") and bool(look.of("dice:")))
    before = ada.seq()
    die(page, "move").click()
    expect(answer_bar(page).get_by_role("heading", name="Which ship moves?")).to_be_visible()
    # Two scouts at home are all the same; only a ship that is away can come home.
    home = page.locator("[data-target='place:home']")
    if home.count():
        home.click(position={"x": 4, "y": 4})
    else:
        page.locator("[data-target^='place:orbit']").first.click()
    answer_bar(page).locator("[data-commit]").click()
    ada.wait_beyond(before + 1)

    together([ada], lambda _player, look: barred(look))
    page.get_by_role("button", name="cannot be used now").first.click()
    expect(answer_bar(page).get_by_role("heading", name="You cannot use this die now.")).to_be_visible()
    expect(answer_bar(page)).to_contain_text("No ship of yours is on a")
    expect(answer_bar(page).locator("[data-commit]")).to_have_count(0)
    answer_bar(page).get_by_role("button", name="Back", exact=True).click()

    together([ada], lambda _player, look: bool(look.of("pilot:")) and "End turn" in look.buttons)
    pilot = page.locator("[data-target^='pilot:']").first
    sheet = page.locator("[data-reader]")
    page.mouse.move(1, 1)
    pilot.hover()
    expect(sheet).to_contain_text("You can hire this pilot")
    page.mouse.move(1, 1)
    expect(sheet).to_have_count(0)
    pilot.evaluate(HOLD)
    expect(sheet).to_contain_text("You can hire this pilot")
    expect(pilot).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    before = ada.seq()
    # The pilot, the ship if several can be flown, and the button: three clicks at most.
    pilot.click()
    expect(answer_bar(page).get_by_role("button", name="Back", exact=True)).to_be_visible()
    commit = answer_bar(page).locator("[data-commit]")
    if not commit.count():
        page.locator("[data-target^='hangar:']").first.click()
    commit.click()
    ada.wait_beyond(before)


def barred(look: Look) -> bool:
    return "End turn" in look.buttons and any(
        words.startswith("Advance") and "cannot be used now" in words for words in look.lit.values()
    )
