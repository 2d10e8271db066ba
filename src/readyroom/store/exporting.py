"""Everything that is kept about a person, as one JSON file, without anything of others or hidden from them."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.store.rows import DossierRow, Meeting, PersonRow, ResultRow, SeatRow, TableRow, TalkRow
from readyroom.store.store import Store

FORMAT = "readyroom-person/1"
decode = msgspec.json.decode


async def everything_about(store: Store, who: PersonRow, now: int) -> dict[str, Any]:
    """A person's own data. The records of matches they sat at are named by their links."""
    tables: list[dict[str, Any]] = []
    said: list[dict[str, Any]] = []
    for row in await store.rows("their_tables", who=who.id):
        table = TableRow(*row)
        words = [TalkRow(*line) for line in await store.rows("their_words", code=table.code, who=who.id, name=who.name)]
        said += [{"table": line.code, "at": line.at, "text": line.text, "signal": line.signal} for line in words]
        tables.append(await _table(store, table, who))
    dossiers = [DossierRow(*row) for row in await store.rows("their_dossiers", who=who.id)]
    return {
        "format": FORMAT,
        "made": now,
        "person": {"id": who.id, "name": who.name, "since": who.created, "last_here": who.seen},
        "tables": tables,
        "talk": said,
        "dossiers": [
            {
                "id": kept.id, "game": kept.game, "title": kept.title, "at_table": kept.away, "since": kept.created,
                "changed": kept.changed, "contents": decode(kept.body),
            }
            for kept in dossiers
        ],
    }  # fmt: skip


async def _table(store: Store, table: TableRow, who: PersonRow) -> dict[str, Any]:
    seats = [SeatRow(*row) for row in await store.rows("seats", code=table.code)]
    results = [ResultRow(*row) for row in await store.rows("result_of", code=table.code)]
    told: dict[str, Any] = {
        "code": table.code, "title": table.title, "game": table.game, "status": table.status,
        "opened": table.created, "changed": table.changed, "you_host": table.host == who.id,
        "seats": [seat.seat for seat in seats if seat.person == who.id],
        "guests": [seat.guest for seat in seats if seat.guest and who.id in (seat.person, seat.owner)],
        "meets": table.meets,
        "you_said": _answer(table, who),
        "sat_before_at": [seat.seat for seat in seats if seat.person != who.id and who.id in decode(seat.sat)],
    }  # fmt: skip
    for result in results:
        told["ended"] = result.ended
        told["outcome"] = None if result.outcome is None else decode(result.outcome)
        told["record"] = f"/api/matches/{table.code}/record"
    return told


def _answer(table: TableRow, who: PersonRow) -> str:
    """What a person without a seat said to the time for which a table was announced."""
    meeting = decode(table.meeting, type=Meeting) if table.meeting is not None else Meeting()
    return meeting.answers.get(who.id, ("", ""))[0]
