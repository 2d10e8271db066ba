"""A game's rules in our own words: the ``rules.md`` beside its class, read into chapters, sections and blocks.

The file is the only text of the rules. Steps cite its sections, and pages show them::

    # The rules of Nim, in our own words

    ## A turn

    ### A1 Taking matches

    Take 1, 2 or 3 matches: see [the end](#A2).

    ### A2 The end
    <!-- with misere -->

    > One match is left. You take it and lose.

What stands before the first chapter is for readers of the file alone. A section's blocks are paragraphs, ``-`` lists,
``1.`` lists, tables and ``>`` examples; in their text ``**strong**`` words, ``{kind:id}`` for a thing the board can
show, and ``[words](#id)`` for another section. Under a heading ``<!-- also A3, A4 -->`` names more numbers under which
the section is cited, and ``<!-- with pace=relaxed -->`` or ``<!-- without pace=relaxed -->`` says with which options it
counts (``<!-- with missions -->``: if that is on); under a chapter's heading it holds for all its sections.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

import msgspec

from readyroom.core.struct import snake


class RuleBlock(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """A piece of a section, on lines of its own."""


class Paragraph(RuleBlock, frozen=True):
    text: str


class Example(RuleBlock, frozen=True):
    text: str


class Bullets(RuleBlock, frozen=True):
    items: tuple[str, ...]


class Numbered(RuleBlock, frozen=True):
    items: tuple[str, ...]


class Grid(RuleBlock, frozen=True):
    """A table: its head, and its rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Example | Bullets | Numbered | Grid


class OnlyWith(msgspec.Struct, frozen=True):
    """Applies only at tables where an option has this value, written as in JSON, or has another one."""

    option: str
    value: str
    has: bool = True


class RuleSection(msgspec.Struct, frozen=True):
    """``also`` are further numbers under which it is cited."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    also: tuple[str, ...] = ()
    only: OnlyWith | None = None


class RuleChapter(msgspec.Struct, frozen=True):
    title: str
    sections: tuple[RuleSection, ...]


class Rules(msgspec.Struct, frozen=True):
    chapters: tuple[RuleChapter, ...] = ()

    @property
    def sections(self) -> tuple[RuleSection, ...]:
        return tuple(section for chapter in self.chapters for section in chapter.sections)

    @property
    def ids(self) -> frozenset[str]:
        """Everything that can be cited."""
        return frozenset(id for section in self.sections for id in (section.id, *section.also))


def read_rules(text: str) -> Rules:
    """Reads the text of a ``rules.md``; raises ``ValueError`` if it is malformed.

    >>> rules = read_rules("## A turn\\n\\n### A1 Taking matches\\n\\nTake 1, 2 or 3 matches.")
    >>> rules.chapters[0].title, rules.sections[0].id, rules.sections[0].blocks[0].text
    ('A turn', 'A1', 'Take 1, 2 or 3 matches.')
    """
    return Rules(tuple(_chapter(part) for part in _parts(text, "## ")[1:]))


def _chapter(text: str) -> RuleChapter:
    head, *parts = _parts(text, "### ")
    title, remarks, rest = _headed(head, "## ")
    if rest:
        raise ValueError(f"{rest.splitlines()[0]!r} belongs to no section of {title!r}.")
    return RuleChapter(title, tuple(_section(part, _only(remarks)) for part in parts))


def _section(text: str, only: OnlyWith | None) -> RuleSection:
    heading, remarks, rest = _headed(text, "### ")
    id, _, title = heading.partition(" ")
    also = tuple(id for kind, rest in remarks if kind == "also" for id in rest.split(", "))
    return RuleSection(id, title, tuple(_blocks(rest)), also, _only(remarks) or only)


def _headed(text: str, mark: str) -> tuple[str, list[tuple[str, str]], str]:
    """A heading, the remarks right under it, and its body."""
    heading, _, rest = text.strip().partition("\n")
    remarks = []
    while found := _REMARK.match(rest):
        remarks.append((found[1], found[2]))
        rest = rest[found.end() :]
    return heading.removeprefix(mark), remarks, rest.strip()


def _only(remarks: list[tuple[str, str]]) -> OnlyWith | None:
    for kind, rest in remarks:
        if kind != "also":
            option, _, value = rest.partition("=")
            return OnlyWith(option, value or "true", kind == "with")
    return None


def _blocks(text: str) -> Iterator[Block]:
    for part in re.split(r"\n\s*\n", text):
        for mark, lines in groupby(part.splitlines(), key=_mark):
            if mark:
                yield _block(mark, list(lines))


def _mark(line: str) -> str:
    """What a line begins with, which tells what block it is in."""
    found = _MARKS.match(line)
    if not found:
        raise ValueError(f"{line!r} is neither text nor a list, a table or an example.")
    return found.lastgroup or ""


def _block(kind: str, lines: list[str]) -> Block:
    if kind == "bullet":
        return Bullets(tuple(line[2:].strip() for line in lines))
    if kind == "number":
        return Numbered(tuple(line.partition(". ")[2].strip() for line in lines))
    if kind == "example":
        return Example(" ".join(line[1:].strip() for line in lines))
    if kind == "row":
        head, _, *rows = [tuple(cell.strip() for cell in line.strip()[1:-1].split("|")) for line in lines]
        return Grid(head, tuple(rows))
    return Paragraph(" ".join(line.strip() for line in lines))


def _parts(text: str, mark: str) -> list[str]:
    """What precedes the first line with a mark, then the text after each mark."""
    return re.split(f"^(?={mark})", text, flags=re.MULTILINE)


_REMARK: Final = re.compile(r"\s*<!-- (also|with|without) (.+?) -->")
_MARKS: Final = re.compile(r"(?P<bullet>- )|(?P<number>\d+\. )|(?P<example>> )|(?P<row>\|)|(?P<text>(?!#|\s|<!--)\S)|$")
