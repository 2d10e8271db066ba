"""Files, tests, make targets, commands with their options, and Python names that the pages show in code exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import redirect_stdout, suppress
from functools import cache
from io import StringIO
from pathlib import Path
from pkgutil import resolve_name

import pytest
from markdown_it import MarkdownIt
from scripts.site.included import ROOT, inside
from tests.docs.test_links import PAGES, all_tokens, text_of

from readyroom.cli import db
from readyroom.cli.commands import COMMANDS, parser
from readyroom.core.extras import all_extras

FILE = re.compile(r"(?<![\w>*])[\w./*-]*[\w*-]\.(?:py|ts|svelte)\b")
TEST = re.compile(r"\btest_\w+\b(?![.*])")
COMMAND = re.compile(r"^(?:\S+=\S+ )*(?:\S*/)?(make|readyroom)(?: ([a-z][\w-]*))?(?: ([a-z][\w-]*))?", re.MULTILINE)
PATH = re.compile(r"(?<![\w/.<>*-])(?:src|tests|scripts|docs|deploy|web|examples|benchmarks|requirements)/[\w./-]*\w")
OPTION = re.compile(r"(?<=\s)--?[a-z][a-z-]*")
PYTHON = re.compile(r"(?<![\w/.])readyroom(?:\.\w+)+(?![\w-])|(?<=python -m )[a-z_.]+")
IMPORTED = re.compile(r"^ *from ((?:readyroom|examples)[\w.]*) import ([\w, ]+)", re.MULTILINE)
LOGGER = "readyroom.admin"


@pytest.mark.parametrize("page", PAGES, ids=inside)
def test_what_a_page_names_exists(page: Path) -> None:
    assert not unknown(text_of(page)), f"{inside(page)} names what does not exist."


def test_made_up_names_are_found() -> None:
    real = """`table/table.py` `steps/planet_*.py` `test_names.py` `tests/golden/spaces` `make unit ARGS=x` make sense
        `readyroom db check --json` `readyroom.bots.Seen` `python -m scripts.ships`"""
    made_up = [
        "sitting_in.py", "table/Throne.svelte", "test_it_rains", "tests/golden/eggs", "make sense",
        "readyroom space-alert eat", "readyroom.bots.Glimpsed",
    ]  # fmt: skip
    assert unknown(f"{real} {' '.join(f'`{name}`' for name in made_up)}") == made_up
    assert unknown("```\nreadyroom bench --seconds 1 --hours 2  # -m\n```") == ["readyroom bench --hours"]
    assert unknown("`python -m scripts.trains`") == ["scripts.trains"]
    assert unknown("```python\nfrom readyroom.bots import Seen, Glimpsed\n```") == ["readyroom.bots.Glimpsed"]


def unknown(text: str) -> list[str]:
    """The names in a page's code that the repository does not have."""
    found: list[str] = []
    for code, is_python in _code(text):
        found += [name for name in _python_names(code) if not _is_python(name)]
        if is_python:
            continue
        found += [name for name in FILE.findall(code) if not _is_file(name)]
        found += [name for name in TEST.findall(code) if not _is_test(name)]
        found += [name for name in PATH.findall(code) if not _is_file(name) and not (ROOT / name).exists()]
        for line in code.splitlines():
            found += _unknown_command(line)
    return list(dict.fromkeys(found))


def _code(text: str) -> Iterator[tuple[str, bool]]:
    """Each piece of code, and whether it is Python."""
    for token in all_tokens(MarkdownIt("commonmark").enable("table").parse(text)):
        if token.type in ("code_inline", "fence"):
            yield token.content, token.info in ("python", "pycon")


def _unknown_command(line: str) -> list[str]:
    command = COMMAND.match(line)
    if not command:
        return []
    words = [word for word in command.groups() if word]
    if not _is_command(*command.groups("")):
        return [" ".join(words)]
    if words[0] == "make" or len(words) == 1:
        return []
    own = words[1:] if f"{words[1]} {words[-1]}" in _commands() else words[1:2]
    given = OPTION.findall(re.split(r" [#>|]", line)[0])
    return [f"readyroom {' '.join(own)} {option}" for option in given if option not in _options(*own)]


def _python_names(code: str) -> list[str]:
    imported = [f"{module}.{name.strip()}" for module, names in IMPORTED.findall(code) for name in names.split(",")]
    return [*PYTHON.findall(code), *imported]


@cache
def _is_python(name: str) -> bool:
    if name == LOGGER:
        return True
    with suppress(ImportError, AttributeError):
        return resolve_name(name) is not None
    return False


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
def _options(*command: str) -> set[str]:
    """The options in a command's help."""
    with redirect_stdout(StringIO()) as printed, suppress(SystemExit):
        parser().parse_args([*command, "--help"])
    return set(re.findall(r"--?[a-z][a-z-]*", printed.getvalue()))


@cache
def _commands() -> set[str]:
    groups = {"db": db.COMMANDS, **{slug: extras.commands for slug, extras in all_extras().items()}}
    below = {f"{group} {name}" for group, own in groups.items() for name in ("", *(command.name for command in own))}
    short = {command.name for own in groups.values() for command in own if command.short}
    return {command.name for command in COMMANDS} | below | short
