"""What a machine can check of a sentence: articles, doubled words, plurals, capitals, full stops, leftover braces."""

from __future__ import annotations

import re
from typing import Final

from readyroom.core import english

_DOUBLED: Final = re.compile(r"\b(?!had\b|that\b)([a-z]+) \1\b", re.IGNORECASE)
_COUNTED: Final = re.compile(r"(?<![\d.,/:+½-])\b(\d+) ([a-z]+)\b(?! \d)")
_ARTICLE: Final = re.compile(r"\b(an?) ([A-Za-z0-9][\w-]*)", re.IGNORECASE)
_UNCOUNTED: Final = frozenset({
    "and", "are", "as", "at", "away", "by", "cargo", "crew", "culture", "damage", "each", "energy", "for", "from",
    "fuel", "has", "have", "in", "influence", "is", "left", "less", "more", "ms", "now", "of", "on", "open", "or",
    "per", "points", "seconds", "strong", "the", "times", "to", "was", "were", "with", "worth",
})  # fmt: skip
"""What may follow 1 or several and stay as it is; most of it is not what was counted."""


def faults(sentence: str) -> list[str]:
    """What is wrong with a sentence as English, as far as code can tell.

    >>> faults("Ada gains 2 point, and and a android.")
    ['doubled "and"', '"a android"', '"2 point"']
    >>> faults("You gain 2 points.")
    []
    """
    found: list[str] = []
    found += [f'doubled "{match[1]}"' for match in _DOUBLED.finditer(sentence)]
    for match in _ARTICLE.finditer(sentence):
        if match[1].lower() != english.article(match[2]) and match[1] != "A":
            found.append(f'"{match[0]}"')
    for match in _COUNTED.finditer(sentence):
        number, thing = int(match[1]), match[2]
        if thing in _UNCOUNTED:
            continue
        several = thing.endswith("s") and not thing.endswith("ss")
        if (number == 1 and several) or (number != 1 and english.plural(thing) != thing and not several):
            found.append(f'"{match[0]}"')
    if "{" in sentence or "}" in sentence or "[" in sentence:
        found.append("a leftover brace")
    if "  " in sentence or re.search(r"\s[.,!?]", sentence):
        found.append("a stray space")
    first = sentence.lstrip("\"'(")[:1]
    if first.isalpha() and not first.isupper():
        found.append("no capital")
    return found


def unfinished(sentence: str) -> bool:
    """Whether a sentence lacks its full stop, question mark or exclamation mark.

    >>> unfinished("Ada passes"), unfinished("Ada passes."), unfinished("Who pays?")
    (True, False, False)
    """
    return not re.search(r"[.!?][\"')]?$", sentence)
