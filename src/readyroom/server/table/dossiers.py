"""Brings a dossier to a seat, and hands it to the match at the start."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core import registry
from readyroom.core.dossier import Dossiers
from readyroom.core.game import Game
from readyroom.server.messages import Bring
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.brought import wanted_at
from readyroom.server.table.table import Table
from readyroom.store import Store
from readyroom.store.rows import DossierRow, UpdateRow


async def bring(table: Table, who: Who, c: Bring) -> None:
    """Chooses the dossier for one of your own seats; None brings nothing."""
    if c.seat not in table.seats_of(who.id):
        raise Refusal("That seat is not yours.")
    if not table.gathering:
        raise Refusal("The match has started, so what you brought stays.")
    if c.dossier is None:
        table.set_seat(c.seat, dossier=None)
        return
    kept = wanted_at(table)
    if kept is None:
        raise Refusal("You cannot bring anything to this table.")
    row = await own(table.house.store, who, c.dossier)
    reason = "" if row.game == table.row.game else f"That {kept.called} belongs to another game."
    reason = reason or kept.absent(opened(kept, row)) or ("" if row.away is None else f"{row.title}, is already away.")
    if any(seat.dossier == row.id and seat.seat != c.seat for seat in table.seats):
        reason = f"{row.title}, is already in another seat."
    if reason:
        raise Refusal(reason)
    table.titles[row.id] = row.title
    table.set_seat(c.seat, dossier=row.id)


async def enlist(table: Table, options: Any) -> tuple[Any, list[UpdateRow]]:
    """The options with everything people bring, and the dossier rows to write when the match starts."""
    kept = table.game.dossiers
    if kept is None:
        return options, []
    rows = [await _brought(table, seat.dossier, seat.person) for seat in table.seats]
    if not kept.wanted(options):
        rows = [None] * len(rows)
    updates = [UpdateRow(table.code, row.id, seat) for seat, row in enumerate(rows) if row is not None]
    brought = tuple(None if row is None else opened(kept, row) for row in rows)
    return kept.enlist(options, brought, tuple(seat.kind == "person" for seat in table.seats)), updates


async def _brought(table: Table, id: str | None, person: str | None) -> DossierRow | None:
    if id is None or person is None:
        return None
    row = await table.house.store.dossier(id)
    if row is None or row.person != person:
        return None
    if row.away is not None:
        raise Refusal(f"{row.title}, is already away.")
    return row


async def own(store: Store, who: Who, id: str) -> DossierRow:
    """One of the person's own dossiers. Raises a Refusal if it is not theirs."""
    row = await store.dossier(id)
    if row is None:
        raise Refusal("There is nothing with that id.", status=404)
    if row.person != who.id:
        raise Refusal(f"That {kept_by(registry.game(row.game)).called} is not yours.", status=403)
    return row


def kept_by(game: Game) -> Dossiers[Any, Any]:
    if game.dossiers is None:
        raise Refusal(f"{game.title} keeps nothing from match to match.")
    return game.dossiers


def opened(kept: Dossiers[Any, Any], row: DossierRow) -> Any:
    return msgspec.json.decode(row.body, type=kept.kind)
