"""The printed box: the cards of the first version of the rules, without later additions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from readyroom.core.cards import Card, in_play

C = TypeVar("C", bound=Card)

FIRST: Final = 1
"""The version of the rules that has the printed cards."""


def printed(cards: Sequence[C]) -> list[C]:
    return [cards[number] for number in in_play(cards, FIRST)]
