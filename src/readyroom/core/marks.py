"""Marks: short fingerprints beside some entries of a stored match, which show whether it still folds as it was played.

Rules that deal other cards or decide otherwise under a version that has been played are a mistake. A mark turns that
mistake into a sentence instead of another match.
"""

from __future__ import annotations

from typing import Final

from readyroom.core.errors import BrokenRecord
from readyroom.core.match import Match

FORMAT: Final = "1"
"""Raise it when gists come out otherwise and the rules decide as before: marks of another format are not compared."""
LENGTH: Final = 12
EVERY: Final = 32


def mark(match: Match) -> str:
    """Where the match stands, in a few letters."""
    return f"{FORMAT}:{match.gist[:LENGTH]}"


def next_due(match: Match) -> int:
    """The entry at which the next mark is made: the more there is to list for one, the later."""
    return match.seq + max(EVERY, sum(len(match.legal(seat)) for seat in range(match.seats)))


def check(match: Match, made: str | None) -> None:
    """Raises BrokenRecord if the match does not stand where it stood when a mark was made at this entry."""
    if made is not None and made.startswith(f"{FORMAT}:") and made != mark(match):
        raise BrokenRecord(match.seq, "the match does not come to where it was when it was played.")
