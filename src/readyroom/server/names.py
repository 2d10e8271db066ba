"""Cleans the text that people type and others read, such as names, titles and talk: nothing invisible stays in it.

PostgreSQL cannot store a NUL, a right-to-left override reverses its neighbors, and a name that looks empty, or like
someone else's, deceives. So text is cleaned before it is stored, and names that look alike are detected.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from importlib.resources import files

import msgspec

from readyroom.server.refusal import Refusal

LONGEST_NAME = 24
LONGEST_TITLE = 60
LONGEST_DOSSIER = 40
MOST_MARKS = 3
"""Most accents on one letter: more would tower into the neighboring lines."""

# Characters that look like nothing: fillers, blanks, and marks that only join or vary their neighbors.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc"
    "\U00013441-\U00013446\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
_JOINERS = "\u200c\u200d"
"""Persian needs the first, emoji need the second."""
_PAINTED = re.compile("[\ufe0e\ufe0f]")
"""Text or color presentation: emoji need these, too."""


def line(text: str) -> str:
    """Talk or a title as stored: on one line, without characters that are invisible or only affect others.

    >>> line("  wait\\x00  for\\u202e me\\n")
    'wait for me'
    """
    composed = unicodedata.normalize("NFC", text)
    shown = (sign for sign in composed if sign in _JOINERS or _PAINTED.match(sign) or _shows(sign))
    return _low("".join(shown)).strip(_JOINERS)


def name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name as stored. Raises a Refusal if it is empty or too long.

    >>> name("  \\uff21\\u200bnna  ")
    'Anna'
    """
    composed = unicodedata.normalize("NFKC", "".join(sign for sign in text if _shows(sign)))
    tidied = _low("".join(sign for sign in composed if _shows(sign)))
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in tidied):
        raise Refusal("A name needs at least one letter.")
    if len(tidied) > longest:
        raise Refusal(f"A name can have at most {longest} characters.")
    return tidied


def title(text: str) -> str:
    """A table's or a dossier's title as stored; empty if nothing in it is visible."""
    tidied = line(text)
    return tidied[:LONGEST_TITLE].rstrip() if any(_shows(sign) for sign in tidied) else ""


def alike(one: str, other: str) -> bool:
    """Whether two names can be mistaken for each other.

    >>> alike("Anna", "anna"), alike("Anna", "\\u0410nna"), alike("lan", "Ian"), alike("Anna", "Hanna")
    (True, True, True, False)
    """
    return not looks(one).isdisjoint(looks(other))


def _shows(sign: str) -> bool:
    """Whether a character is visible or a space: no controls, formats, surrogates or unassigned codes."""
    if sign.isspace():
        return True
    return unicodedata.category(sign)[0] != "C" and not _BLANK.match(sign)


def _low(text: str) -> str:
    """Single spaces, and at most ``MOST_MARKS`` accents on a letter."""
    kept: list[str] = []
    marks = 0
    for sign in " ".join(text.split()):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


@lru_cache(maxsize=4096)
def looks(text: str) -> frozenset[str]:
    """The name's skeletons, as written and in lower case: a capital i looks like an l, a small one does not."""
    return frozenset({_skeleton(text).casefold(), _skeleton(text.casefold()).casefold()})


def _skeleton(text: str) -> str:
    parts = (_PROTOTYPES.get(sign, sign) for sign in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", "".join(parts))


class _Glyph(msgspec.Struct):
    c: str


def _prototypes() -> dict[str, str]:
    """For each character that looks like others, the one that represents them all. The package has Unicode's list in
    both directions: a family is one character and all that look like it."""
    text = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    families = msgspec.json.decode(text, type=dict[str, list[_Glyph]])
    prototypes: dict[str, str] = {}
    for sign, glyphs in families.items():
        family = {_bare(sign), *(_bare(glyph.c) for glyph in glyphs)}
        chief = min(family, key=_plainness)
        for member in family:
            if len(member) == 1 and (member not in prototypes or len(family) > 2):
                prototypes[member] = chief
    return {sign: "".join(prototypes.get(part, part) for part in chief) for sign, chief in prototypes.items()}


def _plainness(member: str) -> tuple[bool, bool, bool, str]:
    """Sort key: letter groups that look like one letter first, since lookups are per character; then plain letters."""
    return len(member) == 1, not (member.isascii() and member.isalpha()), not member.islower(), member


def _bare(glyph: str) -> str:
    return glyph.replace("\u200e", "")


_PROTOTYPES = _prototypes()
