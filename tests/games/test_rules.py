"""Rules texts parse, and everything the rules, the code and the page refer to exists."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.cabal import Cabal

from readyroom.core import registry
from readyroom.core.rules import Bullets, Example, Grid, Numbered, OnlyWith, Paragraph, Rules, RuleSection, read_rules
from readyroom.games.galaxy_trucker.game import GalaxyTrucker
from readyroom.games.starship_captains.effects import parse
from readyroom.server.http.rules import named, rules_of

ROOT = Path(__file__).parents[2]
SLUGS = ("galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies")
CITATIONS = {
    "galaxy-trucker": r"\b[RM]-\d+\b",
    "space-alert": r"(?<![\d.])[1-7]\.[1-9]\b(?![.\d])",
    "starship-captains": r"\brules (\d\.\d)\b",
    "tiny-epic-galaxies": r"\b[AB]\d{1,2}\b",
}
"""How sections are cited in comments and docstrings."""
NOT_CITED = {"tiny_epic_galaxies/board.py", "tiny_epic_galaxies/test_board.py"}
"""There ``A2`` is a ship: Ada's second."""


def test_a_file_is_read_into_chapters_sections_and_blocks() -> None:
    rules = read_rules(
        """# The rules of Nim, in our own words

Only readers of the file see this.

## A turn

### A1 Taking matches
<!-- also A2, A3 -->

Take **matches**,
as [many](#A4) as you like:

- one,
- two;

1. Look.
2. Take.

| Matches | Left |
|---|---|
| 1 | 20 |
| | 0 |

> You take {match:red}.

## The end
<!-- with misere -->

### A4 Losing

The last one loses.

### A5 Against the clock
<!-- without pace=relaxed -->

Be quick.
"""
    )
    turn, end = rules.chapters
    assert turn.title == "A turn"
    assert turn.sections == (
        RuleSection(
            "A1",
            "Taking matches",
            (
                Paragraph("Take **matches**, as [many](#A4) as you like:"),
                Bullets(("one,", "two;")),
                Numbered(("Look.", "Take.")),
                Grid(("Matches", "Left"), (("1", "20"), ("", "0"))),
                Example("You take {match:red}."),
            ),
            ("A2", "A3"),
        ),
    )
    assert [section.only for section in end.sections] == [
        OnlyWith("misere", "true"),
        OnlyWith("pace", "relaxed", has=False),
    ]
    assert rules.ids == {"A1", "A2", "A3", "A4", "A5"}


@pytest.mark.parametrize("text", ["## A\n\nText without a section.", "## A\n\n### A1 B\n\n#### Too deep"])
def test_a_file_that_is_written_in_another_way_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_rules(text)


def test_a_game_without_such_a_file_has_no_rules_to_read() -> None:
    assert rules_of(Cabal()) == Rules()


def test_a_variation_of_a_game_has_its_rules() -> None:
    class Variation(GalaxyTrucker):
        pass

    assert rules_of(Variation()) == rules_of(registry.game("galaxy-trucker")) != Rules()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_section_has_a_number_of_its_own_a_title_and_text(slug: str) -> None:
    sections = rules_of(registry.game(slug)).sections
    cited = [id for section in sections for id in (section.id, *section.also)]
    assert len(cited) == len(set(cited))
    assert all(section.title and section.blocks for section in sections)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_link_in_the_rules_leads_to_a_section(slug: str) -> None:
    rules = rules_of(registry.game(slug))
    assert set(re.findall(r"\]\(#([^)]*)\)", _text(rules))) <= rules.ids


@pytest.mark.parametrize("slug", SLUGS)
def test_everything_the_rules_show_is_in_the_game(slug: str) -> None:
    game = registry.game(slug)
    for kind, id, name in re.findall(r"\{([a-z]+):([\w-]+):?([^}]*)\}", _text(rules_of(game))):
        if kind == "symbol":  # what a card of Starship Captains brings
            assert parse(id)
        else:
            assert name.lower() == game.phrases.term(kind, id).lower()


def test_things_in_the_rules_have_the_names_that_the_game_gives_them() -> None:
    phrases = registry.game("starship-captains").phrases
    said = named("| {figure:red} | a {figure:cadet} or a {figure:red} |\n{station:nian} {symbol:move}", phrases)
    assert said == (
        "| {figure:red:Helm ensign} | a {figure:cadet:cadet} or a {figure:red:Helm ensign} |\n"
        "{station:nian:Ni'an Freeport} {symbol:move}"
    )
    assert named("- {figure:cadet}s. {figure:cadet}s", phrases) == "- {figure:cadet:Cadet}s. {figure:cadet:Cadet}s"


@pytest.mark.parametrize("slug", SLUGS)
def test_sections_depend_on_options_that_the_game_has(slug: str) -> None:
    game = registry.game(slug)
    for section in rules_of(game).sections:
        if section.only:
            value: Any = section.only.value
            chosen = {section.only.option: value if value != "true" else True}
            assert section.only.option in game.Options.__struct_fields__
            msgspec.convert(chosen, game.Options)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_section_that_the_code_cites_exists(slug: str) -> None:
    ids = rules_of(registry.game(slug)).ids
    cited = list(_citations(slug))
    assert {f"{id} in {file}" for id, file in cited if id not in ids} == set()
    assert cited


@pytest.mark.parametrize("slug", SLUGS)
def test_every_section_that_the_page_points_to_exists(slug: str) -> None:
    """Sections named by the boards' code are typed; those in their texts are not."""
    ids = rules_of(registry.game(slug)).ids
    for file in (ROOT / "web/src/games" / slug).rglob("*.*"):
        if file.suffix in (".ts", ".svelte"):
            assert set(re.findall(r"\]\(#([\w.-]+)\)", file.read_text())) <= ids, file


def _text(rules: Rules) -> str:
    return msgspec.json.encode(rules).decode()


def _citations(slug: str) -> Iterator[tuple[str, str]]:
    name = slug.replace("-", "_")
    for folder in (ROOT / "src/readyroom/games" / name, ROOT / "tests/games" / name):
        for file in folder.rglob("*.py"):
            if f"{name}/{file.name}" in NOT_CITED:
                continue
            with tokenize.open(file) as source:
                for token in tokenize.generate_tokens(source.readline):
                    if token.type == tokenize.COMMENT or token.string.startswith(('"""', 'r"""')):
                        for id in re.findall(CITATIONS[slug], token.string):
                            yield id, file.name
