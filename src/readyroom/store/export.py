"""Everything stored about a person, as one JSON file, without other people's data or anything hidden from them."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.store.notice_queries import ChannelRow
from readyroom.store.rows import (
    DeviceRow,
    DossierRow,
    Meeting,
    PasskeyRow,
    PersonRow,
    RatingRow,
    ResultRow,
    SeatPlayed,
    SeatRow,
    TableRow,
    TalkRow,
)
from readyroom.store.seasons import SeasonRow
from readyroom.store.store import Store

FORMAT = "readyroom-person/1"
decode = msgspec.json.decode


async def everything_about(store: Store, who: PersonRow, now: int) -> dict[str, Any]:
    """A person's own data. Records of matches they sat at are given as links."""
    tables: list[dict[str, Any]] = []
    said: list[dict[str, Any]] = []
    for row in await store.rows("their_tables", who=who.id):
        table = TableRow(*row)
        words = [TalkRow(*line) for line in await store.rows("their_words", code=table.code, who=who.id, name=who.name)]
        said += [{"table": line.code, "at": line.at, "text": line.text, "signal": line.signal} for line in words]
        tables.append(await _table(store, table, who))
    channels = [
        ChannelRow(*row) for name in ("channels_of", "chats_set_by") for row in await store.rows(name, who=who.id)
    ]
    wishes = await store.rows("wishes_of", who=who.id)
    dossiers = [DossierRow(*row) for row in await store.rows("their_dossiers", who=who.id)]
    profile = await store.profile(who.id)
    seasons = [SeasonRow(*row) for row in await store.rows("seasons_of", who=who.id, most=1000)]
    return {
        "format": FORMAT,
        "made": now,
        "person": {"id": who.id, "name": who.name, "since": who.created, "last_here": who.seen},
        **await _known_by(store, who),
        "tables": tables,
        "talk": said,
        "seasons": [
            {"code": one.code, "name": one.name, "you_organize": one.organizer == who.id} for one in seasons
        ],
        "notices": {
            "channels": [
                {"kind": one.kind, "label": one.label, "since": one.created, "target": decode(one.target)}
                for one in channels
            ],
            "wishes": decode(wishes[0][0]) if wishes else None,
        },
        "puzzles": {
            "tried": [
                {"puzzle": one, "solved": done > 0} for one, done in await store.rows("puzzles_tried", who=who.id)
            ],
            "made": [{"puzzle": one, "made": made} for one, made in await store.rows("puzzles_made", who=who.id)],
        },
        "days": [
            {
                "day": row.day, "game": row.game, "table": row.code, "ended": row.ended, "home": bool(row.home),
                "score": None if row.halves is None else row.halves / 2,
            }
            for row in await store.days_of(who.id)
        ],
        "dossiers": [
            {
                "id": kept.id, "game": kept.game, "title": kept.title, "at_table": kept.away, "since": kept.created,
                "changed": kept.changed, "contents": decode(kept.body),
            }
            for kept in dossiers
        ],
        "statistics": {
            "shown_to_others": bool(profile.shown), "rated": bool(profile.rated),
            "played": await _played(store, who), "ratings": await _ratings(store, who),
        },
    }  # fmt: skip


async def _known_by(store: Store, who: PersonRow) -> dict[str, Any]:
    """What identifies them to the server, without the secrets themselves."""
    devices = [DeviceRow(*row) for row in await store.rows("devices_of", who=who.id)]
    passkeys = [PasskeyRow(*row) for row in await store.rows("passkeys_of", who=who.id)]
    claimed = await store.rows("claims_of", who=who.id)
    return {
        "devices": [{"called": one.called, "since": one.created, "last_here": one.seen} for one in devices],
        "passkeys": [
            {"called": one.called, "for": one.host, "since": one.created, "last_used": one.used} for one in passkeys
        ],
        "new_devices_need_a_passkey": bool(who.guarded),
        "address": await store.address_of(who.id),
        "name_claimed": claimed[0][0] if claimed else None,
    }


async def _played(store: Store, who: PersonRow) -> list[dict[str, Any]]:
    """A line for every seat they played to the end, even if the match itself was deleted."""
    rows = [SeatPlayed(*row) for row in await store.rows("their_seats", who=who.id)]
    return [
        {
            "table": row.code, "game": row.game, "seat": row.seat, "of": row.seats, "place": row.place,
            "points": row.points, "won": bool(row.won), "ended": row.ended, "guest": bool(row.guest),
            "rated": bool(row.rated), "facts": decode(row.facts),
        }
        for row in rows
    ]  # fmt: skip


async def _ratings(store: Store, who: PersonRow) -> list[dict[str, Any]]:
    rows = [RatingRow(*row) for row in await store.rows("all_ratings_of", who=who.id)]
    return [{"game": row.game, "table": row.code, "ended": row.ended, "mu": row.mu, "sigma": row.sigma} for row in rows]


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
    """A person's answer to a table's meeting time, if they have no seat there."""
    meeting = decode(table.meeting, type=Meeting) if table.meeting is not None else Meeting()
    return meeting.answers.get(who.id, ("", ""))[0]
