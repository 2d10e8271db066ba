"""What people keep from match to match: brought to a seat, sent along as the match starts, promoted when it is over.

Who brought what is written down with the start. A match that has ended while that is not entered in the dossier is
settled by whoever sees it first: this node as it ends, any node while it sweeps, this server at its next start. The
store lets one of them, and refuses the others.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Union

import msgspec

from readyroom.core import registry
from readyroom.core.codec import decode_options
from readyroom.core.dossier import BadDossier, Dossiers
from readyroom.core.errors import ReadyRoomError
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.quoting import MOST_REASON, cut
from readyroom.server import names
from readyroom.server.messages import Bring
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table import incidents
from readyroom.server.wall import wall
from readyroom.store import Conflict
from readyroom.store.rows import DossierRow, UpdateRow

if TYPE_CHECKING:
    from readyroom.server.house import House
    from readyroom.server.table.table import Table

log = logging.getLogger("readyroom.server")
replace = msgspec.structs.replace

MOST_KEPT = 50
"""How many a person may keep of one game."""
TRIES = 5
AT_ONCE = 500


# -- keeping them


async def found(house: House, who: Who, slug: str, name: str) -> DossierRow:
    """A new one, with nothing in it but a name."""
    game = registry.game(slug)
    kept = kept_by(game)
    if len(await house.store.dossiers_of(who.id, slug)) >= MOST_KEPT:
        raise Refusal(f"You have {MOST_KEPT} of them, which is the most that is kept here.", status=409)
    dossier = kept.new(secrets.token_hex(8), name)
    now = wall()
    row = DossierRow(dossier.id, who.id, slug, names.line(kept.title(dossier)), encoded(dossier), 1, None, now, now)
    await house.store.add_dossier(row)
    return row


async def own(house: House, who: Who, id: str) -> DossierRow:
    """One of somebody's own, or a Refusal."""
    row = await house.store.dossier(id)
    if row is None:
        raise Refusal("There is nothing by that id.", status=404)
    if row.person != who.id:
        raise Refusal(f"That {kept_by(registry.game(row.game)).called} is not yours.", status=403)
    return row


async def amend(house: House, who: Who, id: str, amendment: dict[str, Any]) -> DossierRow:
    """The owner writes something into it."""
    row = await own(house, who, id)
    kept = kept_by(registry.game(row.game))
    try:
        wish = msgspec.convert(amendment, Union[kept.amendments])  # noqa: UP007 - made from a tuple at run time
    except msgspec.ValidationError as wrong:
        raise BadDossier(f"That cannot be written there: {cut(str(wrong), MOST_REASON)}.") from None
    return await _rewrite(house, id, lambda now: kept.amend(opened(kept, now), wish, now.away is not None))


async def grant(house: House, table: Table, who: Who, id: str, award: str) -> DossierRow:
    """Somebody who was at the same match says that its owner earned an award."""
    match = _ended(table)
    update = next((one for one in await house.store.brought(table.code) if one.dossier == id), None)
    row = await house.store.dossier(id)
    if update is None or row is None:
        raise Refusal("Nobody brought that to this match.", status=404)
    if row.person == who.id:
        raise Refusal("Nobody grants anything to themselves; a crewmate must.", status=403)
    if not was_there(table, who.id):
        raise Refusal("You were not at this match, so it is not for you to judge.", status=403)
    if update.applied is None:
        raise Refusal("This match is still being entered. Try again in a moment.", status=409)
    kept = kept_by(match.game)
    return await _rewrite(
        house, id, lambda now: kept.endorse(match, update.seat, opened(kept, now), table.code, award, who.name)
    )


async def _rewrite(house: House, id: str, change: Callable[[DossierRow], Any]) -> DossierRow:
    """Makes a change to a dossier as it is; when somebody else was faster, to what they made of it."""
    for _ in range(TRIES):
        row = await house.store.dossier(id)
        if row is None:
            raise Refusal("There is nothing by that id.", status=404)
        kept = kept_by(registry.game(row.game))
        changed = change(row)
        row = replace(
            row, title=names.line(kept.title(changed)), body=encoded(changed), version=row.version + 1, changed=wall()
        )  # fmt: skip
        try:
            await house.store.save_dossier(row)
        except Conflict:
            continue
        _retitle(house, row)
        return row
    raise Refusal("Too many are writing in it at once. Try again.", wait=1000, status=409)


# -- at a table


async def bring(table: Table, who: Who, c: Bring) -> bytes:
    """Chooses what is brought to a seat of one's own, or (None) nothing."""
    if c.seat not in table.seats_of(who.id):
        raise Refusal("That seat is not yours.")
    if table.row.status != "gathering":
        raise Refusal("The match has started, and what was brought to it stays.")
    if c.dossier is None:
        table.set_seat(c.seat, dossier=None)
        return await table.keep(who, c.id)
    kept = wanted_at(table)
    if kept is None:
        raise Refusal("Nothing is brought to this table.")
    row = await own(table.house, who, c.dossier)
    reason = "" if row.game == table.row.game else f"That {kept.called} belongs to another game."
    reason = reason or kept.absent(opened(kept, row)) or ("" if row.away is None else f"{row.title}, is away already.")
    if any(seat.dossier == row.id and seat.seat != c.seat for seat in table.seats):
        reason = f"{row.title}, sits on another seat."
    if reason:
        raise Refusal(reason)
    table.titles[row.id] = row.title
    table.set_seat(c.seat, dossier=row.id)
    return await table.keep(who, c.id)


async def enlist(table: Table, options: Any) -> tuple[Any, list[UpdateRow]]:
    """As a match starts: the options with all that is brought, and what must be written down about it."""
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
        raise Refusal(f"{row.title}, is away already.")
    return row


def wanted_at(table: Table) -> Dossiers[Any, Any] | None:
    """How the table's game keeps dossiers, if people bring theirs to it with these options."""
    game = table.game
    if game.dossiers is None or not game.dossiers.wanted(decode_options(game.Options, table.options)):
        return None
    return game.dossiers


def called_at(table: Table) -> str:
    """What people bring to this table; nothing if they do not, or its game is not known here."""
    try:
        kept = wanted_at(table)
    except ReadyRoomError:
        return ""
    return "" if kept is None else kept.called


def unearned_at(table: Table) -> str:
    """Why nothing is earned at this table by what people bring to it, in a sentence; nothing if it is."""
    try:
        kept = wanted_at(table)
        if kept is None:
            return ""
        version = table.game.versions[-1] if table.match is None else table.match.version
        return kept.unearned(decode_options(table.game.Options, table.options), version)
    except ReadyRoomError:
        return ""


def no_return(match: Match, to: int) -> str:
    """Why a match cannot go back to an entry for the sake of what was brought to it; nothing if it can."""
    return "" if match.game.dossiers is None else match.game.dossiers.no_return(match, to)


# -- when it is over


async def settle_due(house: House) -> None:
    """Everything that ended without being entered, here or elsewhere."""
    for update in await house.store.due_updates(AT_ONCE):
        await settle(house, update)


async def settle_match(house: House, code: str) -> None:
    for update in await house.store.brought(code):
        if update.applied is None:
            await settle(house, update)


async def settle(house: House, update: UpdateRow) -> None:
    """Enters a match that has ended in a dossier. Whoever comes second finds it done."""
    key = (update.code, update.dossier)
    table = None if key in house.unsettled else await house.table(update.code)
    if table is None or table.result is None:
        return
    for _ in range(TRIES):
        row = await house.store.dossier(update.dossier)
        if row is None or row.away != update.code:
            return  # somebody else has done it
        try:
            body, title = await asyncio.to_thread(_promoted, table, update, row)
        except Exception as fault:
            house.unsettled.add(key)  # until the next start, perhaps with better rules
            await _failed(table, update, fault)
            return
        settled = replace(row, body=body, title=title, version=row.version + 1, away=None, changed=wall())
        try:
            await house.store.settle(update, settled, wall())
        except Conflict:
            continue
        _retitle(house, settled)
        table.tell_table()
        return


def _retitle(house: House, row: DossierRow) -> None:
    """It is called otherwise now, at every table where it is brought."""
    for table in house.tables.values():
        if table.titles.get(row.id, row.title) != row.title:
            table.titles[row.id] = row.title
            table.people_changed()


def _promoted(table: Table, update: UpdateRow, row: DossierRow) -> tuple[str, str]:
    """The dossier after the match; unchanged if that was broken off."""
    result = table.result
    if result is None or result.outcome is None:
        return row.body, row.title
    match = table.match
    if match is None:
        raise Refusal(table.problem or "The match cannot be read here.")
    kept = kept_by(match.game)
    promoted = kept.promote(match, update.seat, opened(kept, row), update.code, result.ended)
    return encoded(promoted), names.line(kept.title(promoted))


async def _failed(table: Table, update: UpdateRow, fault: Exception) -> None:
    if table.match is None:
        log.error("Table %s cannot be entered in a dossier: %s", table.code, fault)
    else:
        await incidents.keep(table, table.match, {"promote": update.seat, "dossier": update.dossier}, fault)


# -- small change


def kept_by(game: Game[Any, Any]) -> Dossiers[Any, Any]:
    if game.dossiers is None:
        raise Refusal(f"{game.title} keeps nothing from match to match.")
    return game.dossiers


def opened(kept: Dossiers[Any, Any], row: DossierRow) -> Any:
    return msgspec.json.decode(row.body, type=kept.kind)


def encoded(dossier: Any) -> str:
    return msgspec.json.encode(dossier).decode()


def was_there(table: Table, person: str) -> bool:
    """Whether somebody has sat at this match."""
    return any(person in msgspec.json.decode(seat.sat) for seat in table.seats)


def _ended(table: Table) -> Match:
    if table.match is None:
        raise Refusal(table.problem or "The match has not started yet.", status=403)
    if table.result is None or table.result.outcome is None:
        raise Refusal("The match did not come to an end, so nothing was earned.", status=403)
    return table.match
