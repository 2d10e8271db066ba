"""All the games there are to test: the registered ones, and the small ones that live only here."""

from __future__ import annotations

import pytest
from tests.games import cabal, scramble

import readyroom
from readyroom.core.conformance import CHECKS, Case
from readyroom.core.game import Game


def every_game() -> list[Game]:
    return [*(readyroom.game(slug) for slug in readyroom.games()), cabal.GAME, scramble.GAME]


def conforms(case: Case, subtests: pytest.Subtests) -> None:
    """Every check, along one match that is played once for all of them; each that fails is told by its name."""
    for check in CHECKS:
        with subtests.test(check.__name__):
            check(case)
    case.played = None
