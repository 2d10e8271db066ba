"""The daily bot crew: bots fly each mission once in the workshop, and their result is stored."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from readyroom.bots.crew import play_out
from readyroom.core.chance import Chance
from readyroom.days import Mission
from readyroom.server.refusal import Refusal
from readyroom.server.work.workshop import Workshop
from readyroom.store import Store, StoreError
from readyroom.store.rows import DayCrewRow

TASK = "readyroom.server.daily.crews:fly"
WHO = "the bot crew"
"""Stands in for an address: the server's own work queues like everyone else's."""

AGAIN = 600.0
"""Seconds before a failed crew is sent again."""

log = logging.getLogger("readyroom.server")


class Flown(msgspec.Struct, frozen=True):
    """The score of the bot in the first seat, where a solo player sits."""

    home: bool
    halves: int


class DayCrews:
    """Has bots fly each mission once; one at a time, to leave room for other work."""

    def __init__(self, store: Store, workshop: Workshop) -> None:
        self._store = store
        self._workshop = workshop
        self._one = asyncio.Lock()
        self._tried: dict[tuple[str, str], float] = {}
        """When this node last tried each mission; failures are retried after a while."""

    async def send(self, mission: Mission) -> None:
        """Has the mission flown, unless it already was."""
        flight, now = (mission.day, mission.game), time.monotonic()
        if now - self._tried.get(flight, -AGAIN) < AGAIN:
            return
        self._tried[flight] = now
        async with self._one:
            try:
                known = await self._store.day_crews(mission.day)
                if any((row.game, row.scheme) == (mission.game, mission.scheme) for row in known):
                    return
                said = await self._workshop.do(TASK, msgspec.msgpack.encode(mission), WHO, long=True)
                flown = msgspec.msgpack.decode(said, type=Flown)
                row = DayCrewRow(mission.day, mission.game, mission.scheme, int(flown.home), flown.halves)
                await self._store.keep_day_crew(row)
            except (Refusal, StoreError) as failed:
                log.warning("The bot crew of %s (%s) did not come back: %s", mission.day, mission.game, failed)


def fly(given: bytes) -> bytes:
    """Turns a Mission into its Flown result, in the worker. Identical on every server with the same bots."""
    mission = msgspec.msgpack.decode(given, type=Mission)
    match = mission.match()
    play_out(match, (mission.crew,) * mission.seats, Chance(f"bots {mission.seed}"))
    outcome = match.outcome
    assert outcome is not None, "it was played out"
    return msgspec.msgpack.encode(Flown(0 in outcome.winners, round(2 * outcome.scores[0])))
