"""How many tables there are to join and to watch: everyone who looks at the lobby asks, so it is counted for all."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec

from readyroom.server.wall import wall
from readyroom.store import Store
from readyroom.store.rows import Wish

RUNNING_MS: Final = 24 * 3600 * 1000
"""A match that nobody has moved in for longer is not in play any more for those who want to watch one."""
SOON_MS: Final = 10 * 60 * 1000
"""A table that is announced for a time is one to sit down at from so long before; those who are in are reminded."""
FRESH: Final = 3.0
"""For how many seconds a count holds."""
MOST: Final = 64
"""Different wishes whose counts are remembered."""

Counts = tuple[dict[str, int], dict[str, int]]


class Tallies:
    """Counts by game, to join and to watch, for each wish that people have."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[Wish, tuple[float, Counts]] = OrderedDict()

    async def of(self, wish: Wish) -> Counts:
        wish = msgspec.structs.replace(wish, game="")
        known = self._known.get(wish)
        if known is not None and time.monotonic() - known[0] < FRESH:
            return known[1]
        counted = await self._store.counts(wish, wall() - RUNNING_MS, wall() + SOON_MS)
        self._known[wish] = (time.monotonic(), counted)
        self._known.move_to_end(wish)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return counted
