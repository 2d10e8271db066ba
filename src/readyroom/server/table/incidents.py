"""Incidents. If the rules fail, the action is refused, recorded, and play goes on. If today's rules would turn a log
into a different match, that is recorded and play stops."""

from __future__ import annotations

import logging
import secrets
import traceback
from hashlib import blake2b
from typing import Any

import msgspec

from readyroom.core.quotes import cut
from readyroom.server.metrics import Metrics
from readyroom.server.wall import wall
from readyroom.store import Conflict, Store
from readyroom.store.rows import IncidentRow, StoreError

log = logging.getLogger("readyroom.server")
MOST_TRACED = 20_000


class Incidents:
    """Stores and counts incidents."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    async def keep(
        self, code: str, seq: int, attempt: dict[str, Any], fault: BaseException, number: str | None = None
    ) -> str:
        """Stores an incident and returns its number; one with a known number is stored only once. The log up to its
        entry and the attempt reproduce it."""
        number = number or secrets.token_hex(4)
        trace = cut("".join(traceback.format_exception(fault)).replace("\0", "\\0"), MOST_TRACED)
        log.error("Incident %s at table %s, entry %s: %s", number, code, seq, fault, exc_info=fault)
        try:
            row = IncidentRow(number, code, seq, msgspec.json.encode(attempt).decode(), trace, wall())
            await self._store.keep_incident(row)
        except Conflict:
            return number
        except StoreError as failed:
            log.error("Incident %s could not be saved: %s", number, failed)
        self._metrics.incidents += 1
        return number


def number_of(code: str, fault: BaseException) -> str:
    """The number of an incident that recurs whenever a table is read: always the same one."""
    return blake2b(f"{code} {fault}".encode(), digest_size=4).hexdigest()
