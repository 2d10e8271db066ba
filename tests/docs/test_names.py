"""Files, tests, make targets and commands that the pages name in code exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from scripts.site.included import ROOT, inside
from tests.docs.test_links import PAGES, all_tokens, text_of

from readyroom.cli import db
from readyroom.cli.commands import COMMANDS
from readyroom.core.extras import all_extras

FILE = re.compile(r"(?<![\w>*])[\w./*-]*[\w*-]\.(?:py|ts|svelte)\b")
TEST = re.compile(r"\btest_\w+\b(?![.*])")
COMMAND = re.compile(r"^(?:\S+=\S+ )*(?:\S*/)?(make|readyroom)(?: ([a-z][\w-]*))?(?: ([a-z][\w-]*))?", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=inside)
def test_what_a_page_names_exists(page: Path) -> None:
    assert not unknown(text_of(page)), f"{inside(page)} names what does not exist."


def test_made_up_names_are_found() -> None:
    real = "`table/table.py` `steps/planet_*.py` `test_names.py` `make unit ARGS=x` `readyroom db check` make sense"
    made_up = ["sitting_in.py", "table/Throne.svelte", "test_it_rains", "make sense", "readyroom space-alert eat"]
    assert unknown(f"{real} {' '.join(f'`{name}`' for name in made_up)}") == made_up


def unknown(text: str) -> list[str]:
    """The names in a page's code that the repository does not have."""
    found: list[str] = []
    for code in _code(text):
        found += [name for name in FILE.findall(code) if not _is_file(name)]
        found += [name for name in TEST.findall(code) if not _is_test(name)]
        found += [" ".join(words).strip() for words in COMMAND.findall(code) if not _is_command(*words)]
    return found


def _code(text: str) -> Iterator[str]:
    for token in all_tokens(MarkdownIt("commonmark").enable("table").parse(text)):
        if token.type in ("code_inline", "fence") and token.info not in ("python", "pycon"):
            yield token.content


def _is_file(name: str) -> bool:
    return any(path.match(name) for path in _files())


def _is_test(name: str) -> bool:
    return _is_file(f"{name}.py") or name in _tests()


def _is_command(program: str, first: str, second: str) -> bool:
    known = _targets() if program == "make" else _commands()
    return not first or first in known or f"{first} {second}" in known


@cache
def _files() -> list[Path]:
    folders = [ROOT / name for name in ("benchmarks", "docs", "examples", "scripts", "src", "tests", "web/src")]
    return [*ROOT.glob("*.py"), *(path for folder in folders for path in folder.rglob("*.*"))]


@cache
def _tests() -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in _files() if path.match("test_*.py"))
    return {name for text in texts for name in re.findall(r"def (test_\w+)", text)}


@cache
def _targets() -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@cache
def _commands() -> set[str]:
    groups = {"db": db.COMMANDS, **{slug: extras.commands for slug, extras in all_extras().items()}}
    below = {f"{group} {name}" for group, own in groups.items() for name in ("", *(command.name for command in own))}
    short = {command.name for own in groups.values() for command in own if command.short}
    return {command.name for command in COMMANDS} | below | short
