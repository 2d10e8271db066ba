"""Deletes old data once a day, as the settings say.

This runs beside the sweep, not in it: clocks and bots need not wait while a year of matches is deleted.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Protocol

from readyroom.server.settings import HouseSettings
from readyroom.server.wall import wall
from readyroom.store import Store, StoreError
from readyroom.store.pruning import Retention, prune

log = logging.getLogger("readyroom.server")
DAY = 86_400.0


class Keeping(Protocol):
    """What this module needs from a house."""

    store: Store
    settings: HouseSettings

    def gone(self, code: str) -> None:
        """Drops a table that was deleted."""


async def day_by_day(house: Keeping) -> None:
    """Deletes old data now, and daily while the server runs."""
    wanted = retention_of(house.settings)
    while not wanted.for_ever:
        try:
            await let_go(house, wanted)
        except StoreError as failed:
            log.warning("Old data was not deleted: %s", failed)
        except Exception:  # tomorrow is another day
            log.exception("Deleting old data failed")
        await asyncio.sleep(DAY)


def retention_of(settings: HouseSettings) -> Retention:
    """The retention from the settings. Puzzles and tables that never started are kept as long as finished matches."""
    return Retention(
        matches=settings.keep_finished_days,
        gatherings=settings.keep_finished_days,
        puzzles=settings.keep_finished_days,
        guests=settings.keep_idle_guests_days,
        talk=settings.keep_talk_days,
    )


async def let_go(house: Keeping, wanted: Retention) -> None:
    counts: Counter[str] = Counter()

    def gone(kind: str, what: str) -> None:
        counts[kind] += 1
        if kind in ("matches", "gatherings"):
            house.gone(what)

    await prune(house.store, wanted, wall(), gone)
    if counts:
        told = ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items()))
        log.info("Deleted old data: %s.", told)
