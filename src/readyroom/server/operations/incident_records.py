"""Incidents: what failed and, once the match is over, a record file that reproduces it."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.errors import ReadyRoomError
from readyroom.server.http.admin_bodies import IncidentInfo
from readyroom.server.refusal import Refusal
from readyroom.server.table.facts import Facts
from readyroom.server.table.table_view import seat_names
from readyroom.server.wall import Clock
from readyroom.store import Store
from readyroom.store.rows import IncidentRow, Stored, TableRow

MOST_LISTED = 200


async def latest(store: Store) -> list[IncidentInfo]:
    """The latest incidents of all tables, without the commands that failed."""
    return [_told(row, await store.table(row.code)) for row in await store.latest_incidents(MOST_LISTED)]


async def one(store: Store, number: str) -> IncidentInfo:
    """An incident. The command and the trace come only once the match is over: both may reveal what is hidden."""
    row = await must_find(store, number)
    told = _told(row, await store.table(row.code))
    if not told.over:
        return told
    return msgspec.structs.replace(told, attempt=msgspec.json.decode(row.attempt), trace=row.trace)


async def must_find(store: Store, number: str) -> IncidentRow:
    row = await store.incident(number)
    if row is None:
        raise Refusal(f"There is no incident {number}.", status=404)
    return row


def record_of(stored: Stored | None, incident: IncidentRow) -> dict[str, Any]:
    """The match up to the entry at which it failed, with the command that failed. ``readyroom replay`` reads it."""
    if stored is None:
        raise Refusal("The match of that incident has been deleted.", status=404)
    if not _over(stored.table):
        raise Refusal("The match is still being played. Its record stays secret until it is over.", status=403)
    until = msgspec.structs.replace(stored, entries=stored.entries[: incident.seq + 1])
    facts = Facts(incident.code, Clock())
    facts.take(until)
    if until.entries:
        try:
            facts.fold(until)
        except ReadyRoomError as wrong:
            raise Refusal(f"The rules on this server cannot replay that match: {wrong}", status=409) from None
    match = facts.match
    if match is None:
        raise Refusal("The match had not started when that happened, so there is no record.", status=404)
    tried = {
        "id": incident.id,
        "seq": incident.seq,
        "attempt": msgspec.json.decode(incident.attempt),
        "trace": incident.trace,
    }
    names = seat_names(facts.seats, facts.names)
    return {**match.record(), "seed": match.seed, "title": facts.row.title, "names": names, "incident": tried}


def _told(row: IncidentRow, table: TableRow | None) -> IncidentInfo:
    game = "" if table is None else table.game
    return IncidentInfo(row.id, row.code, row.seq, row.at, game, table is not None and _over(table))


def _over(table: TableRow) -> bool:
    return table.status in ("over", "ended")
