"""What code can check of a sentence: articles, doubled words, plurals, lists, capitals, full stops, leftover braces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from readyroom.core import english
from readyroom.core.codec import to_json
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.perturbations import wrong_actions
from readyroom.core.conformance.play import met_actions, walk
from readyroom.core.errors import ReadyRoomError
from readyroom.core.match import Match
from readyroom.core.words import Words

NAMES: Final = ("Ada", "Ines", "Bo", "Ulla", "Theo", "Mira", "Otto", "Eve")

_DOUBLED: Final = re.compile(r"(?<![\w-])(?!had\b|that\b)([a-z]+) \1(?![\w-])", re.IGNORECASE)
_AVOIDED: Final = re.compile(r"\b(shall|whoever|anew|somebody|wish for|out of the window|\d+ s)\b", re.IGNORECASE)
_DISAGREEING: Final = re.compile(r"\byou (?!always\b|as\b|is\b|was\b|this\b)([a-z]+[a-rt-z]s)\b", re.IGNORECASE)
_ARTICLE: Final = re.compile(r"(?<![\w'])(an?) ([A-Za-z0-9][\w-]*)", re.IGNORECASE)
_THINGS: Final = frozenset({
    "alien", "android", "badge", "battery", "block", "cabin", "cadet", "cannon", "card", "commander",
    "connector", "credit", "crewmate", "day", "die", "engine", "ensign", "entry", "enemy", "figure", "human",
    "intruder", "level", "match", "medal", "minute", "missile", "mission", "part", "pilot", "pirate", "planet",
    "player", "point", "rocket", "seat", "second", "ship", "space", "threat", "tile", "token", "turn",
})  # fmt: skip
"""What games count. A number before anything else may end a name: "Android 2 moves"."""
_UNJOINED: Final = re.compile(r": (?:(?! and | or )[^,.:])*(?:, [+−]?[\d½](?:(?! and | or )[^,.:])*)+\.$")
"""Numbered things after a colon, with nothing but commas between them."""
_TALLIED: Final = re.compile(r", [+−]?\d+ for [^,.:]+, [+−]?\d+ for (?:(?! and )[^,.:])+[.:]")
"""The same, added up without a colon before them."""
_FRAGMENT: Final = re.compile(r"(?:^|[.!?] )(And [^.!?]*)")
_PAYABLE: Final = re.compile(r"\b(\d+) [^.]*\. You have (\d+)\b")
"""A reason why something is too much, and what the reader has."""
_SEVERAL: Final = frozenset(english.plural(thing) for thing in _THINGS)
_COUNTED: Final = re.compile(
    r"(?<![\w.,/:+½'-])(\d+) (?:(?:hit|lost|red|blue|green|yellow|white|victory|bonus|pirate|battery) )?([a-z]+)\b"
)


def check_language(case: Case) -> None:
    """Everything play can say is good English, as far as code can tell: log, questions, answers, notes, previews,
    refusals and the ending, as read by those it names and by everyone else."""
    heard: set[str] = set()
    for match in walk(case, 12):
        for sentence, whole in _sentences(case, match):
            if sentence not in heard:
                heard.add(sentence)
                wrong = faults(sentence) + (["no full stop"] if whole and unfinished(sentence) else [])
                case.expect(not wrong, f"{sentence!r} has faults: {', '.join(wrong)}.", match)


def _sentences(case: Case, match: Match) -> Iterator[tuple[str, bool]]:
    """What can be read at this moment, and whether it must end like a sentence. Answer labels need not."""
    told = {to_json(event): event for viewer in (None, *range(case.seats)) for _, event in match.events(viewer)}
    for event in told.values():
        yield from ((text, True) for text in _readings(case, case.game.describe(event)))
    yield from ((text, False) for text in _ending(case, match))
    for seat in range(case.seats):
        choice = match.choice(seat)
        if choice is not None:
            yield from ((text, True) for text in _readings(case, case.game.deciding(match.state, seat)))
            yield from ((text, True) for note in choice.notes for text in _readings(case, note.words))
            yield from ((text, not text.endswith(":")) for text in _readings(case, choice.prompt))
            for option in choice.options[:: 1 + len(choice.options) // 100]:
                yield from ((text, False) for text in (*_readings(case, option.label), option.group))
            for pick in choice.picks:
                yield from ((text, False) for text in (pick.label, *(field.label for field in pick.fields)))
        legal = match.legal(seat)
        for action in legal[:: 1 + len(legal) // 8]:
            for event in match.preview(seat, action).events:
                yield from ((text, True) for text in _readings(case, case.game.describe(event)))
        for data in wrong_actions(match, seat, met_actions(match), 10):
            try:
                match.clone().act(seat, data)
            except ReadyRoomError as refused:
                yield str(refused), True


def _ending(case: Case, match: Match) -> Iterator[str]:
    """The headline, the detail and the awards of a finished match."""
    if match.outcome is not None:
        verdict = case.game.verdict(match.state, match.outcome)
        for words in (verdict.headline, verdict.detail, *(ribbon.words for ribbon in case.game.awards(match))):
            yield from _readings(case, words)


def _readings(case: Case, words: Words) -> list[str]:
    """As a spectator reads it, and as each named person does."""
    return [words.text(NAMES, me) for me in (None, *range(case.seats))]


def faults(sentence: str) -> list[str]:
    """What is wrong with a sentence as English, as far as code can tell.

    >>> faults("Ada gains 2 point, and and a android.")
    ['doubled "and"', '"a android"', '"2 point"']
    >>> faults("You gains what somebody lost.")
    ['"somebody"', '"You gains"']
    >>> faults("Ada scores 3 points: 2 for missions, 1 for pirates.")
    ['a list without "and"']
    >>> faults("The engine is loose. And 1 more mistake.")
    ['"And 1 more mistake"']
    >>> faults("That costs 1 medal. You have 1."), faults("That costs 3 medals. You have 1.")
    (['"1 medal. You have 1"'], [])
    >>> faults("You gain 2 points.")
    []
    """
    found: list[str] = []
    found += [f'doubled "{match[1]}"' for match in _DOUBLED.finditer(sentence)]
    for match in _ARTICLE.finditer(sentence):
        if match[1].lower() != english.article(match[2]) and match[1] != "A":
            found.append(f'"{match[0]}"')
    found += miscounted(sentence)
    found += [f'"{match[0]}"' for match in (*_AVOIDED.finditer(sentence), *_DISAGREEING.finditer(sentence))]
    if _UNJOINED.search(sentence) or _TALLIED.search(sentence):
        found.append('a list without "and"')
    found += [f'"{match[1]}"' for match in _FRAGMENT.finditer(sentence)]
    found += [f'"{match[0]}"' for match in _PAYABLE.finditer(sentence) if int(match[1]) <= int(match[2])]
    if "{" in sentence or "}" in sentence or "[" in sentence:
        found.append("a leftover brace")
    if "  " in sentence or re.search(r"\s[.,!?]", sentence):
        found.append("a stray space")
    first = sentence.lstrip("\"'(")[:1]
    if first.isalpha() and not first.isupper():
        found.append("no capital")
    return found


def miscounted(text: str) -> list[str]:
    """Numbers that do not agree with what they count, in a sentence or on a board.

    >>> miscounted("Lost  4 parts: 2 engine, 2 2-cell batteries")
    ['"2 engine"', '"2 2-cell"']
    """
    found: list[str] = []
    for match in _COUNTED.finditer(text):
        number, thing = int(match[1]), match[2]
        if thing in _THINGS if number != 1 else thing in _SEVERAL:
            found.append(f'"{match[0]}"')
    return found + [f'"{match[0]}"' for match in re.finditer(r"\b\d+ \d+-[a-z]\w*", text)]


def unfinished(sentence: str) -> bool:
    """Whether a sentence lacks its full stop, question mark or exclamation mark.

    >>> unfinished("Ada passes"), unfinished("Ada passes."), unfinished("Who pays?")
    (True, False, False)
    """
    return not re.search(r"[.!?][\"')]?$", sentence)
