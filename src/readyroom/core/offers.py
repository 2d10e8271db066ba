"""Actions as answers to a question, each put into words once."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from readyroom.core.choice import Option
from readyroom.core.struct import Action
from readyroom.core.words import Words

_encode = msgspec.json.Encoder().encode
MOST: Final = 20_000
"""More answers than this are not cached for one game."""


class Speaker(Protocol):
    """Puts actions into words: a game."""

    def describe(self, thing: Action) -> Words: ...

    def group(self, action: Action) -> str: ...


class _Offers:
    """What one game has offered: every answer, and the latest list of them."""

    def __init__(self) -> None:
        self.known: dict[Action, Option] = {}
        self.legal: list[Action] = []
        self.offered: tuple[Option, ...] = ()
        self.encoded = b""


_OFFERS: Final[dict[Speaker, _Offers]] = {}


def offered(game: Speaker, legal: list[Action]) -> tuple[Option, ...]:
    """Legal actions as answers. Lists of actions are never changed, and many are offered again and again."""
    offers = _OFFERS.get(game)
    if offers is None:
        offers = _OFFERS[game] = _Offers()
    if legal is not offers.legal:
        answers = tuple([_answer(game, offers.known, action) for action in legal])
        offers.legal, offers.offered, offers.encoded = legal, answers, b""
    return offers.offered


def encoded(game: Speaker, answers: tuple[Option, ...]) -> bytes:
    """Answers as JSON, encoded once while the same ones are offered."""
    offers = _OFFERS.get(game)
    if offers is None or answers is not offers.offered:
        return _encode(answers)
    if not offers.encoded:
        offers.encoded = _encode(answers)
    return offers.encoded


def _answer(game: Speaker, known: dict[Action, Option], action: Action) -> Option:
    try:
        answer = known.get(action)
    except TypeError:  # it holds a list or a table, so it cannot be cached
        return _in_words(game, action)
    if answer is None:
        if len(known) >= MOST:
            known.clear()
        answer = known[action] = _in_words(game, action)
    return answer


def _in_words(game: Speaker, action: Action) -> Option:
    return Option(action, game.describe(action), game.group(action))
