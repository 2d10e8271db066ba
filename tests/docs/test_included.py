"""Files included from elsewhere read well as pages: links work, things have names."""

from __future__ import annotations

import pytest
from scripts.site.included import named, pages, relinked

RULES = "src/readyroom/games/space_alert/rules.md"
PAGE = "docs/rules/space-alert.md"


def test_rules_and_rulings_of_every_game_are_pages() -> None:
    assert pages()[RULES] == PAGE
    assert len([file for file in pages() if file.startswith("src/readyroom/games/")]) == 8


@pytest.mark.parametrize(
    ("file", "page", "link", "led"),
    [
        ("docs/play.md", "docs/play.md", f"../{RULES}", "rules/space-alert.md"),
        ("docs/play.md", "docs/play.md", "host.md#now", "host.md#now"),
        ("docs/play.md", "docs/play.md", "../Dockerfile", "../Dockerfile"),
        (RULES, PAGE, "rulings.md", "space-alert-rulings.md"),
        ("CONTRIBUTING.md", "docs/contributing.md", "docs/proof.md", "proof.md"),
    ],
)
def test_links_lead_from_the_page_to_pages(file: str, page: str, link: str, led: str) -> None:
    assert relinked(f"See [it]({link}).", file, page) == f"See [it]({led})."


def test_links_out_of_the_repository_stay_unchanged() -> None:
    text = "[out](https://example.org/a#b) and [mail](mailto:a@example.org)"
    assert relinked(text, RULES, PAGE) == text


def test_a_section_is_found_by_its_number() -> None:
    text = "### 2.3 Training, and more\n<!-- also 2.4, A1 -->\n\n[train](#2.3) [promote](#A1) [elsewhere](#other)"
    led = "[train](#23-training-and-more) [promote](#23-training-and-more) [elsewhere](#other)"
    assert led in relinked(text, RULES, PAGE)


def test_terms_are_replaced_by_their_names() -> None:
    file = "src/readyroom/games/tiny_epic_galaxies/rules.md"
    assert named("{planet:gort} and {nothing:at-all}", file) == "Gort and at all"
    assert named("{planet:gort}", "CHANGELOG.md") == "{planet:gort}"
