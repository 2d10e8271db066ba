"""The English that code can do: articles, plurals, numbers, verb agreement and possessives."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from readyroom.core.struct import Points

MINUS: Final = "−"
_CONSONANT: Final = re.compile(r"^(one|once|uni|use|usu|uti|eu|u[lr]i)", re.IGNORECASE)
"""These begin with a vowel but sound like a consonant."""
_VOWEL: Final = re.compile(r"^([aeiou]|hour|honest|honor|heir|8|11\b|18\b)", re.IGNORECASE)
_HISSING: Final = re.compile(r"(s|x|z|ch|sh)$")
_IRREGULAR: Final = {
    "cargo": "cargo tiles", "die": "dice", "half": "halves", "man": "men", "person": "people",
    "support": "support tiles", "tech": "techs", "woman": "women",
}  # fmt: skip
_ALIKE: Final = frozenset({"aircraft", "crew", "culture", "energy", "fuel", "influence", "spacecraft"})
"""These have no plural form."""
_UNCOUNTED: Final = frozenset({"cargo", "support"})
"""These take no article: fragile cargo, brown life support."""
_WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_VERBS: Final = {"be": "is", "have": "has", "do": "does", "go": "goes"}
_MANY: Final = {"be": "are"}


def article(name: str) -> str:
    """The indefinite article for a name.

    >>> [article(name) for name in ("android", "Helm ensign", "one-eyed robot", "hour", "8", "unit")]
    ['an', 'a', 'a', 'an', 'an', 'a']
    """
    return "an" if _VOWEL.match(name) and not _CONSONANT.match(name) else "a"


def uncounted(name: str) -> bool:
    """Whether a name takes no article.

    >>> uncounted("fragile cargo"), uncounted("cargo hold")
    (True, False)
    """
    return name.rpartition(" ")[2] in _UNCOUNTED


def plural(name: str) -> str:
    """The plural of a name; only the last word changes.

    >>> [plural(name) for name in ("hit point", "battery", "box", "crew", "tech", "lost die", "fragile cargo")]
    ['hit points', 'batteries', 'boxes', 'crew', 'techs', 'lost dice', 'fragile cargo tiles']
    """
    rest, space, last = name.rpartition(" ")
    if last in _ALIKE:
        return name
    return rest + space + (_IRREGULAR.get(last) or _with_s(last))


def half(points: Points) -> str:
    """A number that may end in a half, the way people write it.

    >>> half(33.5), half(34), half(0.5), half(-1.5)
    ('33½', '34', '½', '−1½')
    """
    whole = int(abs(points))
    sign = MINUS if points < 0 else ""
    return f"{sign}{whole or ''}½" if abs(points) != whole else f"{sign}{whole}"


def signed(points: Points) -> str:
    """A number that is added to others.

    >>> signed(2), signed(-1.5), signed(0)
    ('+2', '−1½', '0')
    """
    return f"+{half(points)}" if points > 0 else half(points)


def count(number: Points, name: str) -> str:
    """A number with its noun.

    >>> count(1, "hit point"), count(2, "hit point"), count(0, "crew"), count(-1, "point"), count(0.5, "point")
    ('1 hit point', '2 hit points', '0 crew', '−1 point', '½ point')
    """
    return f"{half(number)} {name if abs(number) in (0.5, 1) else plural(name)}"


def before(name: str, number: int) -> str:
    """A number as it stands before a name: a word, if the name begins with a figure.

    >>> before("cabin", 2), before("3-slot cargo hold", 2)
    ('2', 'two')
    """
    return _WORDS[number] if name[:1].isdigit() and number < len(_WORDS) else str(number)


def grouped(names: Iterable[str]) -> list[str]:
    """Each name once, with its article or its number.

    >>> grouped(["cabin", "2-cell battery", "engine", "cabin", "2-cell battery"])
    ['2 cabins', 'two 2-cell batteries', 'an engine']
    """
    listed = list(names)
    found: list[str] = []
    for name in dict.fromkeys(listed):
        many = listed.count(name)
        if many > 1:
            found.append(f"{before(name, many)} {plural(name)}")
        else:
            found.append(name if uncounted(name) else f"{article(name)} {name}")
    return found


def agreeing(verb: str, several: bool = False) -> str:
    """A verb in the third person.

    >>> [agreeing(verb) for verb in ("gain", "have", "be", "push", "carry", "play")]
    ['gains', 'has', 'is', 'pushes', 'carries', 'plays']
    >>> agreeing("gain", several=True), agreeing("be", several=True)
    ('gain', 'are')
    """
    if several:
        return _MANY.get(verb, verb)
    return _VERBS.get(verb) or _with_s(verb)


def with_you(verb: str) -> str:
    """A verb after "you".

    >>> with_you("gain"), with_you("be")
    ('gain', 'are')
    """
    return _MANY.get(verb, verb)


def possessive(name: str) -> str:
    """The possessive of a name.

    >>> possessive("Ada"), possessive("Ines")
    ("Ada's", "Ines's")
    """
    return f"{name}'s"


def _with_s(word: str) -> str:
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}es" if _HISSING.search(word) else f"{word}s"
