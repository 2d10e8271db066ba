"""Files elsewhere in the repository that are also pages of the site: a game's rules, the list of changes.

A page of the site includes such a file unchanged. This module points its links at the site's own pages, and turns
references like ``{planet:jakks}``, for which the table's page has a picture, into plain words.
"""

from __future__ import annotations

import re
from functools import cache
from os.path import normpath, relpath
from pathlib import Path

from readyroom.core import registry

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
INCLUDE = re.compile(r"^```\{include\} (\S+)$", re.MULTILINE)
LINK = re.compile(r"(\]\()([^)#\s:]*)(#[^)\s]*)?(\))")
SECTION = re.compile(r"^### ([\w.-]+) (.+)(?:\n<!-- also (.+) -->)?$", re.MULTILINE)
TERM = re.compile(r"\{([a-z_-]+):([\w-]+)\}")
GAMES = "src/readyroom/games/"


@cache
def pages() -> dict[str, str]:
    """Files of the repository that a page of the site includes, and that page."""
    found = {}
    for page in DOCS.rglob("*.md"):
        for name in INCLUDE.findall(page.read_text(encoding="utf-8")):
            found[inside(page.parent / name)] = inside(page)
    return found


def relinked(text: str, file: str, page: str) -> str:
    """A file's text as it reads on a page: links start there and lead to pages rather than to included files. Both
    paths are relative to the repository root."""
    folder = Path(page).parent

    def led(found: re.Match[str]) -> str:
        before, path, anchor, after = found.groups()
        if not path:
            return f"{before}{_section(text, anchor)}{after}"
        target = normpath(Path(file).parent / path)
        return f"{before}{relpath(pages().get(target, target), folder)}{anchor or ''}{after}"

    return LINK.sub(led, text)


def named(text: str, file: str) -> str:
    """Replaces references by the names of a game's things; an unknown one becomes its id."""
    if not file.startswith(GAMES):
        return text
    phrases = registry.game(file.removeprefix(GAMES).split("/")[0].replace("_", "-")).phrases

    def name(found: re.Match[str]) -> str:
        kind, id = found.groups()
        try:
            return phrases.term(kind, int(id) if id.isdigit() else id)
        except KeyError:
            return id.replace("-", " ").replace("_", " ")

    return TERM.sub(name, text)


def slug(heading: str) -> str:
    """The anchor of a heading, as code hosts and the site make it.

    >>> slug("`make docs`: What's new, 2.3?")
    'make-docs-whats-new-23'
    """
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def inside(path: Path) -> str:
    """The path relative to the repository root."""
    return relpath(path.resolve(), ROOT)


def sections(text: str) -> dict[str, str]:
    """The sections of rules by number, with their headings."""
    found: dict[str, str] = {}
    for number, title, also in SECTION.findall(text):
        found |= dict.fromkeys([number, *re.findall(r"[\w.-]+", also)], f"{number} {title}")
    return found


def _section(text: str, anchor: str | None) -> str:
    """Resolves the rules' references to sections by number: ``#2.3``."""
    heading = sections(text).get((anchor or "").removeprefix("#"))
    return anchor or "" if heading is None else f"#{slug(heading)}"
