"""Cabal with a slow setup, so that a test can interrupt it."""

from __future__ import annotations

from time import sleep
from typing import Any

from tests.games.cabal import Cabal


class SlowCabal(Cabal):
    def setup(self, *given: Any) -> Any:
        sleep(0.1)
        return super().setup(*given)
