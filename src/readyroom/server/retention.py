"""Letting go of what is old, once a day, as far as the settings want it.

Beside the sweep rather than in it: clocks and bots need not wait until a year of matches is gone.
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
    """What this needs of a house."""

    store: Store
    settings: HouseSettings

    def gone(self, code: str) -> None:
        """A table is kept no more."""


async def day_by_day(house: Keeping) -> None:
    """Today, and every day that the server runs."""
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
    """Tables that never started, and puzzles, are kept as long as finished matches."""
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
