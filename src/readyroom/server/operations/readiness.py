"""Whether this node can take people: checks its store, its sweeper and its bots."""

from __future__ import annotations

import asyncio
import logging
import time

from readyroom.server.house import House
from readyroom.store import Conflict, StoreError

log = logging.getLogger("readyroom.server")
PATIENCE = 2.0
"""Seconds the store and the bots have to answer."""
LATE = 15.0
"""Seconds beyond three rounds after which the sweeper counts as stuck."""
KEPT = 1.0
"""Seconds an answer is cached, so that asking often costs nothing."""


class Readiness:
    """Checks everything that a node depends on. Concurrent callers share one answer."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked = -KEPT
        self._found: dict[str, str] = {}
        self._turn = asyncio.Lock()

    async def problems(self) -> dict[str, str]:
        """What is wrong, by component; empty when the node can take people."""
        async with self._turn:
            if time.monotonic() - self._asked > KEPT:
                store, bots = await asyncio.gather(self._store(), self._bots())
                self._found = {"store": store, "bots": bots}
                self._asked = time.monotonic()
        found = {**self._found, "sweeper": self._sweeper(), "node": self._node()}
        return {part: problem for part, problem in found.items() if problem}

    async def _store(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._house.store.check()
        except TimeoutError:
            return f"The store has not answered for {PATIENCE:g} s."
        except (StoreError, Conflict) as failed:
            log.warning("The store cannot be written: %s", failed)
            return "The store cannot be written."
        return ""

    async def _bots(self) -> str:
        return await self._house.robots.check(PATIENCE)

    def _sweeper(self) -> str:
        age = time.monotonic() - self._house.swept
        if age > 3 * self._house.settings.sweep + LATE:
            return f"The last sweep of waiting tables was {age:.0f} s ago."
        return ""

    def _node(self) -> str:
        if self._house.closing:
            return "This node is going down."
        return "This node is drained: it takes no new people." if self._house.draining else ""
