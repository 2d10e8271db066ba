"""Quotes input in error sentences, cut to fit, since sentences are stored and sent on."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

MOST_QUOTED = 60
MOST_REASON = 150
"""for a library's message, which quotes as well"""
MOST_SAID = 300
"""for a whole sentence in the end"""


def quoted(given: object) -> str:
    """Input in quotation marks, cut if it is long.

    >>> quoted("hard"), len(quoted("x" * 60_000))
    ("'hard'", 60)
    """
    return cut(repr(given), MOST_QUOTED)


def did_you_mean(given: object, known: Iterable[str]) -> str:
    """A question to append to a sentence, if a known word is similar.

    >>> did_you_mean("eldr", ["elder", "orbiter"]), did_you_mean("chess", ["elder"])
    (" Did you mean 'elder'?", '')
    """
    near = get_close_matches(given[:MOST_QUOTED], list(known), n=1) if isinstance(given, str) else []
    return f" Did you mean {near[0]!r}?" if near else ""


def cut(text: str, most: int = MOST_SAID) -> str:
    """A text with its middle left out if it is too long: its beginning and end say most.

    >>> cut("There is no bot called 'xxxxxxxxxxxxxxxxxxxxxx' for this game.", 40)
    "There is no bot call…xxx' for this game."
    """
    if len(text) <= most:
        return text
    head = most // 2
    return f"{text[:head]}…{text[head + 1 - most :]}"
