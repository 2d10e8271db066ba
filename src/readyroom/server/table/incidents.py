"""When the rules themselves fail: refuse, write down how it happened, and play on. When they make another match of a
log: write that down, and do not play on."""

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
    """Kept in the store, and counted."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    async def keep(
        self, code: str, seq: int, attempt: dict[str, Any], fault: BaseException, number: str | None = None
    ) -> str:
        """Writes an incident down and returns its number. The log up to its entry, and the attempt, make it again. One
        that is written down under its number already is not written twice."""
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
    """The number of an incident that happens again whenever a table is read: always the same."""
    return blake2b(f"{code} {fault}".encode(), digest_size=4).hexdigest()
