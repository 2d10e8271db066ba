"""Bot crews think very briefly here: these tests check that they play legally, not how well."""

from __future__ import annotations

import pytest
from tests.games.space_alert.hasty import hasty_crews

from readyroom.games.space_alert.bot import LEVELS

__all__ = ["hasty_crews"]


@pytest.fixture(autouse=True)
def rash_crews(hasty_crews: None, monkeypatch: pytest.MonkeyPatch) -> None:
    for level in LEVELS.values():
        for budget in ("joint", "fit", "mend"):
            monkeypatch.setattr(level, budget, 8)
