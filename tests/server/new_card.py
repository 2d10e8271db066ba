"""Adds a card as docs/add-a-card.md says, to a copy of the source: the page's code blocks are inserted where it says.
Only the version is computed, and the card gets an unused id."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from textwrap import dedent, indent
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "add-a-card.md"
CARD = "caldera-of-the-page"
SECTIONS = ("A card made of existing words", "A card with a new word")


class Block(NamedTuple):
    """A code block of the page, and its file."""

    path: str
    code: str


def blocks(section: str) -> list[Block]:
    """The code blocks of a section, in order."""
    text = PAGE.read_text().split(f"## {section}\n")[1].split("\n## ")[0]
    found = []
    for step in re.split(r"\n(?=\d\. )", text):
        said, *code = re.split(r" *```(?:python|text)?\n", step)
        if code:
            path = re.findall(r"`((?:src|tests)/[\w/]+\.py)`", said)[-1]
            found.append(Block(path, dedent(code[0]).replace("caldera-nine", CARD)))
    return found


def copied(to: Path, *folders: str) -> Path:
    """A copy of parts of the repository."""
    ignored = shutil.ignore_patterns("__pycache__", "static")
    for folder in folders:
        shutil.copytree(ROOT / folder, to / folder, ignore=ignored)
    return to


def add_card(copy: Path, section: str) -> int:
    """Follows all steps of a section in a copy of the repository. Returns the new version."""
    game = copy / "src/readyroom/games/tiny_epic_galaxies/game.py"
    version = max(map(int, re.findall(r"\d+", _versions(game.read_text()))), default=0) + 1
    for path, code in blocks(section):
        file = copy / path
        if file.exists():
            file.write_text(_put(file.read_text(), code.replace("since=2", f"since={version}"), version))
    return version


def insert_unversioned(copy: Path) -> None:
    """Does what the page forbids: inserts a card in the middle of its table, without a version."""
    file = copy / "src/readyroom/games/tiny_epic_galaxies/cards/planets.py"
    (code,) = (block.code for block in blocks(SECTIONS[0]) if block.path.endswith("cards/planets.py"))
    text = file.read_text()
    there = text.index('    Planet("mj-120210"')
    file.write_text(text[:there] + indent(re.sub(r", since=\d+", "", code), "    ") + text[there:])


def _versions(text: str) -> str:
    found = re.search(r"^    versions = (\(.*\))$", text, re.MULTILINE)
    assert found
    return found[1]


def _put(text: str, code: str, version: int) -> str:
    """A file's text with a block of code inserted where the page says."""
    if code.startswith("versions = "):
        had = _versions(text)
        return text.replace(f"versions = {had}", f"versions = {had.rstrip(',)')}, {version})")
    if code.startswith("Planet("):
        word = re.findall(r"\w+\(", code)[1].rstrip("(")
        return _imported(_before_end_of(text, "PLANETS: Final[tuple[Planet, ...]] = (\n", ")", code), word)
    if code.startswith("v."):
        return _before_end_of(text, "RULES: Final", "}", code)
    word = code.split("does: ")[1].split()[0] if "does: " in code else ""
    return _imported(f"{text}\n\n{code}", word)


def _before_end_of(text: str, table: str, end: str, code: str) -> str:
    """Inserts the code as the last line of a table."""
    start = text.index(table)
    there = text.index(f"\n{end}", start) + 1
    return text[:there] + indent(code, "    ") + text[there:]


def _imported(text: str, word: str) -> str:
    """Imports the vocabulary word it uses, if needed."""
    opening = "cards.vocabulary import (\n"
    if not word or opening not in text or f"    {word},\n" in text:
        return text
    return text.replace(opening, f"{opening}    {word},\n")
