"""When the rules themselves fail: refuse, write down how it happened, and play on."""

from __future__ import annotations

import logging
import secrets
import traceback
from typing import TYPE_CHECKING, Any

import msgspec

from readyroom.core.match import Match
from readyroom.core.quoting import cut
from readyroom.server.wall import wall
from readyroom.store.rows import IncidentRow, StoreError

if TYPE_CHECKING:
    from readyroom.server.table.table import Table

log = logging.getLogger("readyroom.server")
MOST_TRACED = 20_000


async def keep_faults(table: Table, match: Match) -> None:
    """Faults that the match met by itself, following standing orders."""
    while match.faults:
        fault = match.faults.pop()
        await keep(table, match, {"orders": fault.seq}, fault)


async def keep(table: Table, match: Match, attempt: dict[str, Any], fault: BaseException) -> str:
    """Writes an incident down and returns its number. The log up to its entry, and the attempt, make it again."""
    number = secrets.token_hex(4)
    trace = cut("".join(traceback.format_exception(fault)).replace("\0", "\\0"), MOST_TRACED)
    table.house.metrics.incidents += 1
    log.error("Incident %s at table %s, entry %s: %s", number, table.code, match.seq, fault, exc_info=fault)
    try:
        row = IncidentRow(number, table.code, match.seq, msgspec.json.encode(attempt).decode(), trace, wall())
        await table.house.store.keep_incident(row)
    except StoreError as failed:
        log.error("Incident %s could not be written down: %s", number, failed)
    return number
