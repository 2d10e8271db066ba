"""Forgetting somebody: their name, their words and what they kept go; what others played with them stays, nameless.

The id stays as a mark that says nothing about anybody, since matches and crews are told apart by it.
"""

from __future__ import annotations

import re

import msgspec

from readyroom.store.rows import Change, Conflict, PersonRow, ResultRow, SeatRow, StoreError, TableRow, TalkRow
from readyroom.store.store import Store
from readyroom.store.writer import Step

replace = msgspec.structs.replace

SOMEBODY = "Somebody"
NO_TOKEN = "forgotten:"  # noqa: S105 - the point of it is that it is none
"""What stands in place of a token's hash. No token has this one."""
TRIES = 5


class Left(msgspec.Struct, frozen=True):
    """A table after somebody has left it for good: what is different."""

    table: TableRow
    seats: tuple[SeatRow, ...]


def is_forgotten(person: PersonRow) -> bool:
    return person.token.startswith(NO_TOKEN)


def without(table: TableRow, seats: list[SeatRow], who: PersonRow) -> Left | None:
    """A table without somebody: in play or before, their seats are free (a bot that plays on for them is its own) and
    another of its people is the host; where there is none, it is ended. None if there is nothing to change."""
    after = table
    freed = []
    if table.title == default_title(who.name):
        after = replace(after, title="A table")
    if table.status in ("gathering", "playing"):
        freed = [_without(seat, who.id) for seat in seats if who.id in (seat.person, seat.owner)]
        others = [one for seat in seats for one in (seat.person, seat.owner) if one not in (None, who.id)]
        if table.asked is not None and who.id in table.asked:
            after = replace(after, asked=None)
        if table.host == who.id and others and others[0] is not None:
            after = replace(after, host=others[0])
        elif table.host == who.id:
            after = replace(after, status="ended", paused=0, wake=None, asked=None)
    return Left(after, tuple(freed)) if freed or after != table else None


def default_title(name: str) -> str:
    """What a table is called by itself."""
    return f"Table of {name}"


async def revoke(store: Store, who: PersonRow) -> None:
    """Their token is nobody's from now on, at every node."""
    await store.write([store.step("revoke", was_id=who.id, token=NO_TOKEN + who.id)], f"person:{who.id}")


async def forget(store: Store, who: PersonRow, now: int) -> list[str]:
    """Forgets somebody, and says at which tables that changed something. Can be done again if it was broken off: the
    token goes first, the name last."""
    await revoke(store, who)
    codes = [row[0] for row in await store.rows("their_tables", who=who.id)]
    for code in codes:
        await _leave(store, code, who, now)
        await store.write(await _hush(store, code, who), code)
    await store.write(
        [
            store.step("drop_their_commands", who=who.id),
            store.step("take_back_dossiers", who=who.id),
            store.step("drop_their_updates", who=who.id),
            store.step("drop_their_dossiers", who=who.id),
            store.step("rename", who=who.id, name=SOMEBODY),
        ],
        f"person:{who.id}",
    )
    return codes


async def _leave(store: Store, code: str, who: PersonRow, now: int) -> None:
    for _ in range(TRIES):
        found = await store.rows("table", code=code)
        if not found:
            return
        table = TableRow(*found[0])
        left = without(table, [SeatRow(*row) for row in await store.rows("seats", code=code)], who)
        if left is None:
            return
        row = replace(left.table, version=table.version + 1, changed=now)
        broken_off = table.status == "playing" and row.status == "ended"
        result = ResultRow(code, table.game, now, None) if broken_off else None
        try:
            await store.keep(Change(code=code, table=row, seats=list(left.seats), result=result))
            return
        except Conflict:
            continue  # somebody plays there
    raise StoreError(f"Table {code} is too busy. Try again.")


async def _hush(store: Store, code: str, who: PersonRow) -> list[Step]:
    """What they said loses its words, and notices about them their name."""
    steps = [store.step("hush", code=code, who=who.id, name=who.name, nobody=SOMEBODY, nothing="")]
    theirs = re.compile(rf"(?<!\w){re.escape(who.name)}(?!\w)")
    for notice in [TalkRow(*row) for row in await store.rows("notices", code=code)]:
        nameless = theirs.sub(SOMEBODY, notice.text)
        if nameless != notice.text:
            steps.append(store.step("reword", was_code=code, was_n=notice.n, text=nameless))
    return steps


def _without(seat: SeatRow, who: str) -> SeatRow:
    if seat.person != who:
        return replace(seat, owner=None)
    return replace(seat, kind="open", person=None, level="", strikes=0, orders=None, dossier=None, owner=None)
