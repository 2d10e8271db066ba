"""The tests that every game must pass: run them over yours.

In a plain program::

    from readyroom.core.conformance import check_game
    check_game(MyGame())

With pytest, one test for each check and each way to set the game up::

    @pytest.mark.parametrize("case", cases(MyGame()), ids=str)
    @pytest.mark.parametrize("check", CHECKS)
    def test_my_game(check, case):
        check(case)

A game that does not conform raises ``Nonconforming``, which names the case, the entry and the rule that was broken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from readyroom.core.conformance.boards import check_boards
from readyroom.core.conformance.bots import check_bots
from readyroom.core.conformance.case import Case, Nonconforming, cases
from readyroom.core.conformance.changes import check_changes
from readyroom.core.conformance.copies import check_copies
from readyroom.core.conformance.coverage import Coverage
from readyroom.core.conformance.facts import check_facts
from readyroom.core.conformance.folds import check_conservation, check_fold, check_travel, soak
from readyroom.core.conformance.language import check_language
from readyroom.core.conformance.legality import check_legality
from readyroom.core.conformance.numbers import check_allows, check_numbers
from readyroom.core.conformance.play import play_on, random_match, walk
from readyroom.core.conformance.positions import check_positions
from readyroom.core.conformance.previews import check_previews
from readyroom.core.conformance.questions import check_questions, check_words
from readyroom.core.conformance.roundtrips import check_json, check_notation
from readyroom.core.conformance.seals import check_sealing
from readyroom.core.conformance.secrecy import check_imagination, check_secrecy
from readyroom.core.conformance.steps import check_steps
from readyroom.core.game import Game

__all__ = [
    "CHECKS",
    "Case",
    "Coverage",
    "Nonconforming",
    "cases",
    "check_game",
    "play_on",
    "random_match",
    "soak",
    "walk",
]

CHECKS: Final[tuple[Callable[[Case], None], ...]] = (
    check_fold,
    check_conservation,
    check_travel,
    check_steps,
    check_copies,
    check_legality,
    check_allows,
    check_numbers,
    check_questions,
    check_words,
    check_language,
    check_json,
    check_changes,
    check_boards,
    check_facts,
    check_notation,
    check_positions,
    check_previews,
    check_secrecy,
    check_imagination,
    check_sealing,
    check_bots,
)


def check_game(game: Game, seeds: int = 1) -> None:
    """Runs every check on every option set, seat count and version of a game; raises Nonconforming at the first
    failure."""
    for case in cases(game, seeds):
        for check in CHECKS:
            check(case)
