"""Names, as people type them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def suggestion(given: str, known: Iterable[str]) -> str | None:
    """The nearest known word, compared without regard to capitals and punctuation."""
    plain = {squeeze(word): word for word in known}
    near = get_close_matches(squeeze(given), list(plain), n=1, cutoff=0.6)
    return plain[near[0]] if near else None


def squeeze(text: str) -> str:
    """Only the letters and digits, in lower case: ``Man-of-War`` and ``man of war`` are the same.

    >>> squeeze("Man-of-War")
    'manofwar'
    """
    return "".join(ch for ch in text.lower() if ch.isalnum())
