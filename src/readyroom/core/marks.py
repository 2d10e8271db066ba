"""Marks: short fingerprints of some entries of a stored match, which show whether it still folds as it was played.

Rules that deal other cards or decide differently under a published version are a bug. Marks turn that bug into an error
instead of a different match.
"""

from __future__ import annotations

from typing import Final

from readyroom.core.errors import BrokenRecord
from readyroom.core.match import Match

FORMAT: Final = "1"
"""Raise it when gists change but the rules do not: marks of another format are not compared."""
LENGTH: Final = 12
EVERY: Final = 32


def mark(match: Match) -> str:
    """A short fingerprint of where the match stands."""
    return f"{FORMAT}:{match.gist[:LENGTH]}"


def next_due(match: Match) -> int:
    """The entry of the next mark: the more a mark has to list, the later."""
    return match.seq + max(EVERY, sum(len(match.legal(seat)) for seat in range(match.seats)))


def check(match: Match, made: str | None) -> None:
    """Raises BrokenRecord if the match does not stand where the mark at this entry says."""
    if made is not None and made.startswith(f"{FORMAT}:") and made != mark(match):
        raise BrokenRecord(match.seq, "the match does not come to where it was when it was played.")
