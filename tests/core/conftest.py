"""Keeps the small games out of the registry unless a test asks for them."""

from __future__ import annotations

import pytest
from tests.games import cabal, scramble

from readyroom.core import registry


@pytest.fixture
def small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the small games for one test."""
    monkeypatch.setitem(registry._GAMES, "cabal", cabal.GAME)
    monkeypatch.setitem(registry._GAMES, "scramble", scramble.GAME)
