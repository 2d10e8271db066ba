"""Counts tables to join and to watch. Everyone in the lobby asks, so one count serves them all."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec

from readyroom.server.wall import wall
from readyroom.store import Store
from readyroom.store.rows import Wish

RUNNING_MS: Final = 24 * 3600 * 1000
"""A match without a move for longer is not offered to spectators."""
SOON_MS: Final = 10 * 60 * 1000
"""How long before its time an announced table opens for seating; its people get a reminder then."""
FRESH: Final = 3.0
"""Seconds a count stays valid."""
MOST: Final = 64
"""Filters whose counts are cached."""

Counts = tuple[dict[str, int], dict[str, int]]


class Tallies:
    """Table counts by game, to join and to watch, for each filter."""

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
