"""Whole matches end, lose no figure or token, and replay to the same state."""

from __future__ import annotations

import pytest

from readyroom.core.conformance import Case, cases, soak
from readyroom.games.starship_captains.game import GAME

pytestmark = pytest.mark.whole_matches


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_random_matches_end_lose_nothing_and_replay_equal(case: Case) -> None:
    for seed in range(5):
        soak(Case(case.game, case.options, case.seats, case.version, f"soak {seed}"))


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_bot_matches_end_lose_nothing_and_replay_equal(case: Case) -> None:
    assert soak(case, "easy") < 600
