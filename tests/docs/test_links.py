"""Every link in the repository's pages leads to an existing file and heading."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from scripts.site.included import DOCS, INCLUDE, ROOT, inside, sections, slug
from scripts.site.notebooks import notebooks, read

PAGES = sorted([
    *ROOT.glob("*.md"),
    *DOCS.rglob("*.md"),
    *(ROOT / "src" / "readyroom" / "games").rglob("*.md"),
    *notebooks(),
])  # fmt: skip
TOCTREE = re.compile(r"^```\{toctree\}\n(?::[^\n]*\n)*(.*?)```", re.MULTILINE | re.DOTALL)
ELSEWHERE = re.compile(r"[a-z]+:")


@pytest.mark.parametrize("page", PAGES, ids=inside)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert not dead(page), f"{inside(page)} has links that lead nowhere."


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Here\n[a](#here) [b](#there) [c](page.md#here) [d](none.md) ![e](none.png) `[f](g)` [h](x:y)")
    assert dead(page) == ["#there", "none.md", "none.png"]


def test_every_page_of_the_site_is_in_a_table_of_contents() -> None:
    listed = {"docs/index"}
    for page in DOCS.rglob("*.md"):
        for names in TOCTREE.findall(text_of(page)):
            listed |= {inside(page.parent / name) for name in re.findall(r"([^\s<>]+)>?$", names, re.MULTILINE)}
    assert listed == {inside(page.with_suffix("")) for page in (*DOCS.rglob("*.md"), *notebooks())}


def dead(page: Path) -> list[str]:
    return [link for link in links(text_of(page)) if not leads_somewhere(page, link)]


def links(text: str) -> Iterator[str]:
    """Where links and pictures lead, but for those that leave the repository."""
    for token in all_tokens(MarkdownIt("commonmark").enable("table").parse(text)):
        target = token.attrs.get("href", token.attrs.get("src"))
        if isinstance(target, str) and not ELSEWHERE.match(target):
            yield target


def leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    return target.exists() and (not anchor or anchor in anchors(target))


@cache
def anchors(page: Path) -> set[str]:
    """The headings of a page, and of what it includes, as links name them; those of rules by their number, too."""
    text = text_of(page)
    tokens = MarkdownIt("commonmark").parse(text)
    titles = [after.content for token, after in pairwise(tokens) if token.type == "heading_open"]
    found = {slug(title) for title in titles} | sections(text).keys()
    return found.union(*(anchors((page.parent / name).resolve()) for name in INCLUDE.findall(text)))


@cache
def text_of(page: Path) -> str:
    """A page's text; of a notebook, what is not code."""
    text = page.read_text(encoding="utf-8")
    if page.suffix != ".ipynb":
        return text
    return "\n\n".join(cell.text for cell in read(text).cells if cell.cell_type == "markdown")


def all_tokens(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from all_tokens(token.children or [])
