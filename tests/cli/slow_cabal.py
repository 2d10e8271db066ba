"""Cabal, but it takes its time to be set up, so that there is time to interrupt those who play it."""

from __future__ import annotations

from time import sleep
from typing import Any

from tests.games.cabal import Cabal


class SlowCabal(Cabal):
    def setup(self, *given: Any) -> Any:
        sleep(0.1)
        return super().setup(*given)
