"""The rules that all games keep, for all seats, both sides of the slot board and every passenger."""

from __future__ import annotations

import pytest

from readyroom.core.conformance import CHECKS, Case, cases, soak
from readyroom.games.starship_captains.game import GAME


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_starship_captains_conforms(case: Case) -> None:
    for check in CHECKS:
        check(case)


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_random_matches_end_lose_nothing_and_replay_equal(case: Case) -> None:
    for seed in range(5):
        soak(Case(case.game, case.options, case.seats, case.version, f"soak {seed}"))
