"""Space Alert keeps the rules that all games keep, in every way it can be set up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.space_alert.game.crew import GAME

from readyroom.core.conformance import CHECKS, Case, cases


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_space_alert_conforms(case: Case, check: Callable[[Case], None]) -> None:
    check(case)
