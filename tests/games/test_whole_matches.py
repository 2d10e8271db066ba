"""Whole matches of the games that are quick to play end, lose nothing, and replay to the same state."""

from __future__ import annotations

import pytest

import readyroom
from readyroom.core.conformance import Case, cases, soak

pytestmark = pytest.mark.whole_matches
CASES = [case for slug in ("starship-captains", "tiny-epic-galaxies") for case in cases(readyroom.game(slug))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_matches_end_lose_nothing_and_replay_equal(case: Case) -> None:
    for seed in range(5):
        soak(Case(case.game, case.options, case.seats, case.version, f"soak {seed}"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_bot_matches_end_soon_lose_nothing_and_replay_equal(case: Case) -> None:
    assert soak(case, "easy") < 600
