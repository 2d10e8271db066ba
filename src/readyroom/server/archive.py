"""What people keep from match to match: created, edited, and updated when a match ends.

The start of a match records who brought what. A match that ended without being entered in a dossier is settled by the
first to notice: this node as it ends, any node's sweep, or this server's next start. The store accepts only one of
them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Union

import msgspec

from readyroom.core import registry
from readyroom.core.dossier import BadDossier
from readyroom.core.match import Match
from readyroom.core.quotes import reason
from readyroom.server import names
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.dossiers import kept_by, opened, own
from readyroom.server.table.incidents import Incidents
from readyroom.server.table.table import Table
from readyroom.server.wall import wall
from readyroom.store import Conflict, Store
from readyroom.store.rows import DossierRow, UpdateRow

log = logging.getLogger("readyroom.server")
replace = msgspec.structs.replace

MOST_KEPT = 50
"""Dossiers a person may keep for one game."""
TRIES = 5
AT_ONCE = 500


class Archive:
    """Everyone's dossiers."""

    def __init__(
        self,
        store: Store,
        incidents: Incidents,
        tables: dict[str, Table],
        find: Callable[[str], Awaitable[Table | None]],
    ) -> None:
        self._store = store
        self._incidents = incidents
        self._tables = tables
        self._find = find
        self.unsettled: set[tuple[str, str]] = set()
        """Matches the rules failed to enter in a dossier, and which dossier."""

    async def found(self, who: Who, slug: str, name: str) -> DossierRow:
        """Creates a dossier that holds only a name."""
        game = registry.game(slug)
        kept = kept_by(game)
        if len(await self._store.dossiers_of(who.id, slug)) >= MOST_KEPT:
            raise Refusal(f"You already have {MOST_KEPT} of them, the most you can keep here.", status=409)
        dossier = kept.new(secrets.token_hex(8), name)
        now = wall()
        row = DossierRow(dossier.id, who.id, slug, names.line(kept.title(dossier)), encoded(dossier), 1, None, now, now)
        await self._store.add_dossier(row)
        return row

    async def amend(self, who: Who, id: str, amendment: dict[str, Any]) -> DossierRow:
        """Applies the owner's change."""
        row = await own(self._store, who, id)
        kept = kept_by(registry.game(row.game))
        try:
            wish = msgspec.convert(amendment, Union[kept.amendments])  # noqa: UP007 - made from a tuple at run time
        except msgspec.ValidationError as wrong:
            raise BadDossier(f"That cannot be saved: {reason(wrong)}.") from None
        return await self._rewrite(id, lambda now: kept.amend(opened(kept, now), wish, now.away is not None))

    async def grant(self, table: Table, who: Who, id: str, award: str) -> DossierRow:
        """Records that a fellow player says the owner earned an award."""
        match = _ended(table)
        update = next((one for one in await self._store.brought(table.code) if one.dossier == id), None)
        row = await self._store.dossier(id)
        if update is None or row is None:
            raise Refusal("That was not brought to this match.", status=404)
        if row.person == who.id:
            raise Refusal("You cannot award this to yourself. A crewmate must.", status=403)
        if not table.was_there(who.id):
            raise Refusal("You did not play this match, so you have no say in it.", status=403)
        if update.applied is None:
            raise Refusal("This match is still being saved. Try again in a moment.", status=409)
        kept = kept_by(match.game)
        return await self._rewrite(
            id, lambda now: kept.endorse(match, update.seat, opened(kept, now), table.code, award, who.name)
        )

    async def _rewrite(self, id: str, change: Callable[[DossierRow], Any]) -> DossierRow:
        """Changes the current dossier, retrying if it changed in the meantime."""
        for _ in range(TRIES):
            row = await self._store.dossier(id)
            if row is None:
                raise Refusal("There is nothing with that id.", status=404)
            kept = kept_by(registry.game(row.game))
            changed = change(row)
            title = names.line(kept.title(changed))
            row = replace(row, title=title, body=encoded(changed), version=row.version + 1, changed=wall())
            try:
                await self._store.save_dossier(row)
            except Conflict:
                continue
            self._retitle(row)
            return row
        raise Refusal("Too many people are changing this at once. Try again.", wait=1000, status=409)

    async def settle_due(self) -> None:
        """Settles every ended match that was not entered, here or elsewhere."""
        for update in await self._store.due_updates(AT_ONCE):
            await self.settle(update)

    async def settle_match(self, code: str) -> None:
        for update in await self._store.brought(code):
            if update.applied is None:
                await self.settle(update)

    async def settle(self, update: UpdateRow) -> None:
        """Enters an ended match in a dossier. A second try does nothing."""
        key = (update.code, update.dossier)
        table = None if key in self.unsettled else await self._find(update.code)
        if table is None or table.result is None:
            return
        for _ in range(TRIES):
            row = await self._store.dossier(update.dossier)
            if row is None or row.away != update.code:
                return  # it was done in the meantime
            try:
                body, title = await asyncio.to_thread(_promoted, table, update, row)
            except Exception as fault:
                self.unsettled.add(key)  # until the next start, perhaps with better rules
                await self._failed(table, update, fault)
                return
            settled = replace(row, body=body, title=title, version=row.version + 1, away=None, changed=wall())
            try:
                await self._store.settle(update, settled, wall())
            except Conflict:
                continue
            self._retitle(settled)
            table.audience.tell_table(table)
            return

    def _retitle(self, row: DossierRow) -> None:
        """Updates its title at every table it was brought to."""
        for table in self._tables.values():
            if table.titles.get(row.id, row.title) != row.title:
                table.titles[row.id] = row.title
                table.people_changed()

    async def _failed(self, table: Table, update: UpdateRow, fault: Exception) -> None:
        if table.match is None:
            log.error("Table %s cannot be entered in a dossier: %s", table.code, fault)
        else:
            await self._incidents.keep(
                table.code, table.seq, {"promote": update.seat, "dossier": update.dossier}, fault
            )


def _promoted(table: Table, update: UpdateRow, row: DossierRow) -> tuple[str, str]:
    """The dossier after the match; unchanged if the match was broken off."""
    result = table.result
    if result is None or result.outcome is None:
        return row.body, row.title
    match = table.match
    if match is None:
        raise Refusal(table.problem or "The match cannot be read here.")
    kept = kept_by(match.game)
    promoted = kept.promote(match, update.seat, opened(kept, row), update.code, result.ended)
    return encoded(promoted), names.line(kept.title(promoted))


def encoded(dossier: Any) -> str:
    return msgspec.json.encode(dossier).decode()


def _ended(table: Table) -> Match:
    if table.match is None:
        raise Refusal(table.problem or "The match has not started yet.", status=403)
    if table.result is None or table.result.outcome is None:
        raise Refusal("The match was not finished, so nothing was earned.", status=403)
    return table.match
