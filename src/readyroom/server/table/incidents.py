"""When the rules themselves fail: refuse, write down how it happened, and play on."""

from __future__ import annotations

import logging
import secrets
import traceback
from typing import Any

import msgspec

from readyroom.core.quoting import cut
from readyroom.server.metrics import Metrics
from readyroom.server.wall import wall
from readyroom.store import Store
from readyroom.store.rows import IncidentRow, StoreError

log = logging.getLogger("readyroom.server")
MOST_TRACED = 20_000


class Incidents:
    """Kept in the store, and counted."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    async def keep(self, code: str, seq: int, attempt: dict[str, Any], fault: BaseException) -> str:
        """Writes an incident down and returns its number. The log up to its entry, and the attempt, make it again."""
        number = secrets.token_hex(4)
        trace = cut("".join(traceback.format_exception(fault)).replace("\0", "\\0"), MOST_TRACED)
        self._metrics.incidents += 1
        log.error("Incident %s at table %s, entry %s: %s", number, code, seq, fault, exc_info=fault)
        try:
            row = IncidentRow(number, code, seq, msgspec.json.encode(attempt).decode(), trace, wall())
            await self._store.keep_incident(row)
        except StoreError as failed:
            log.error("Incident %s could not be written down: %s", number, failed)
        return number
