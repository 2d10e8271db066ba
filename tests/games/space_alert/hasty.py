"""Bots that think only briefly: the same decisions in a fraction of the time."""

from __future__ import annotations

import pytest

from readyroom.games.space_alert.bot import LEVELS
from readyroom.games.space_alert.bots import searches


@pytest.fixture(autouse=True)
def hasty_crews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clears remembered plans first: they are kept by level and may come from longer thinking."""
    searches._joint.clear()
    searches._fitted.clear()
    searches._mended.clear()
    searches._complete.clear()
    for level in LEVELS.values():
        monkeypatch.setattr(level, "joint", 40)
        monkeypatch.setattr(level, "fit", 25)
        monkeypatch.setattr(level, "mend", 25)
        monkeypatch.setattr(level, "fortunes", min(level.fortunes, 1))
