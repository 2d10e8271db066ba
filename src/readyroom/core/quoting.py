"""Repeating what somebody sent: never more of it than a sentence has room for, since sentences are kept and sent on."""

from __future__ import annotations

MOST_QUOTED = 60
MOST_REASON = 150
"""of a library's words, which quote as well"""
MOST_SAID = 300
"""of a whole sentence, when all is said"""


def quoted(given: object) -> str:
    """What was given, in quotation marks, cut if it is long.

    >>> quoted("hard"), len(quoted("x" * 60_000))
    ("'hard'", 60)
    """
    return cut(repr(given), MOST_QUOTED)


def cut(text: str, most: int = MOST_SAID) -> str:
    """A text with its middle left out if it is too long: how it begins and how it ends say most.

    >>> cut("There is no bot called 'xxxxxxxxxxxxxxxxxxxxxx' for this game.", 40)
    "There is no bot call…xxx' for this game."
    """
    if len(text) <= most:
        return text
    head = most // 2
    return f"{text[:head]}…{text[head + 1 - most :]}"
