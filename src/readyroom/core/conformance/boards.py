"""A text board is made from a view alone, fits a terminal, counts well, and speaks to people."""

from __future__ import annotations

import re
from typing import Final

from readyroom.core.conformance.case import Case
from readyroom.core.conformance.language import miscounted
from readyroom.core.conformance.play import walk
from readyroom.core.match import Match
from readyroom.core.view import View

WIDEST: Final = 80
NAMES: Final = ("Bartholomew the Third of Somewhere Else", "", "Ann", "Bot 3 (normal)", "Ann", "Æ")
"""Realistic names: long, missing and duplicate."""
RAW: Final = re.compile(r"\bNone\b(?! [a-z])|\w\(\w+=|<\w+ object")
"""Python reprs that a game should put into words; but a sentence may begin with None."""


def check_boards(case: Case) -> None:
    """Every viewer has a board at any moment, with and without names; the same view always gives the same board."""
    before: list[tuple[View, str]] = []
    for match in walk(case, 20):
        for view, text in before:
            case.expect(case.game.board(view) == text, "A board must not depend on anything but the view.", match)
        before = []
        for viewer in (None, *range(case.seats)):
            view = match.view(viewer)
            text = case.game.board(view)
            before.append((view, text))
            _check(case, match, viewer, text)
            _check(case, match, viewer, case.game.board(view, NAMES[: case.seats]))


def _check(case: Case, match: Match, viewer: int | None, text: str) -> None:
    case.expect(bool(text.strip()), f"The board of viewer {viewer} is empty.", match)
    raw = RAW.search(text)
    case.expect(raw is None, f"The board of viewer {viewer} says {raw and raw[0]!r}, which is Python.", match)
    wrong = miscounted(text)
    case.expect(not wrong, f"The board of viewer {viewer} counts wrong: {', '.join(wrong)}.", match)
    for line in text.split("\n"):
        case.expect(len(line) <= WIDEST, f"A board's lines have at most {WIDEST} characters: {line!r}", match)
        case.expect(line.isprintable() and line == line.rstrip(), f"A board's lines are plain text: {line!r}", match)
