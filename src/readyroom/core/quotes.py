"""Quotes input in error sentences, cut to fit, since sentences are stored and sent on."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

MOST_QUOTED = 60
MOST_REASON = 150
"""for what is wrong with data, which quotes as well"""
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


def reason(wrong: Exception) -> str:
    """What msgspec finds wrong with data, as the end of a sentence.

    >>> reason(ValueError("Expected `array`, got `null` - at `$.dice`"))
    "'dice' should be a list, not nothing"
    >>> reason(ValueError("Object missing required field `type` - at `$`"))
    "it lacks 'type'"
    """
    said, _, at = str(wrong).partition(" - at `$")
    where = at.strip(".`")
    thing = f"'{where}'" if where else "it"
    for pattern, words in _FAULTS.items():
        said = re.sub(pattern, words, said)
    said = re.sub("`([^`]*)`", lambda kind: " or ".join(_KINDS.get(one, one) for one in kind[1].split(" | ")), said)
    return cut(said.replace("THING", thing), MOST_REASON)


_FAULTS: Final = {
    "^Object missing required field `(.*)`": r"THING lacks '\1'",
    "^Object contains unknown field `(.*)`": r"there is no field '\1'",
    "^Invalid (?:enum )?value ": "THING cannot be ",
    "^Expected (`.*`), got (`.*`)": r"THING should be \1, not \2",
    "^Expected ": "THING should be ",
}
"""What msgspec says, and what we say; THING is the part of the data."""
_KINDS: Final = {
    "array": "a list", "bool": "true or false", "float": "a decimal number", "int": "a whole number", "null": "nothing",
    "object": "an object", "str": "text",
}  # fmt: skip


def cut(text: str, most: int = MOST_SAID) -> str:
    """A text with its middle left out if it is too long: its beginning and end say most.

    >>> cut("There is no bot called 'xxxxxxxxxxxxxxxxxxxxxx' for this game.", 40)
    "There is no bot call…xxx' for this game."
    """
    if len(text) <= most:
        return text
    head = most // 2
    return f"{text[:head]}…{text[head + 1 - most :]}"
