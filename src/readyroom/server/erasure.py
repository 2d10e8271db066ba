"""Forgets a person: signs out their devices, takes them off their tables, then clears the store."""

from __future__ import annotations

from readyroom.server.house import House
from readyroom.server.refusal import Refusal
from readyroom.server.table import seating, voting
from readyroom.server.table.table import Table
from readyroom.server.wall import wall
from readyroom.store import Conflict
from readyroom.store.erasure import SOMEBODY, Left, guests_of, revoke, without
from readyroom.store.erasure import forget as erase
from readyroom.store.rows import PersonRow, TableRow

TRIES = 5


async def forget(house: House, who: PersonRow) -> None:
    """Forgets a person here, at every table and on every node."""
    await revoke(house.store, who, wall())
    house.unknown(who.id)
    guests = await guests_of(house.store, who)
    for row in [TableRow(*row) for row in await house.store.rows("their_tables", who=who.id)]:
        table = await house.table(row.code) if row.status in ("gathering", "playing") else None
        if table is not None:
            await _leave(table, who)
    for code in await erase(house.store, who, wall(), guests):
        table = house.tables.get(code)
        if table is not None:
            await house.refresh(table)
    house.renamed(who.id, SOMEBODY)


async def _leave(table: Table, who: PersonRow) -> None:
    """Goes through the table itself, whose clocks know the match time better than the store."""
    for _ in range(TRIES):
        try:
            async with table.held():
                left = without(table.row, table.seats, who)
                if left is None:
                    return
                async with table.change():
                    _take_over(table, left)
                return
        except Conflict:
            continue  # another node wrote first
        except Refusal:
            return  # the table is gone
    raise Refusal(f"The table {table.row.title!r} is very busy. Try again.", wait=1000, status=503)


def _take_over(table: Table, left: Left) -> None:
    for seat in left.seats:
        if seat.kind == "person":
            table.set_seat(seat.seat, guest=seat.guest)
        elif seat.kind == "open":
            seating.vacate(table, seat.seat)
            if table.playing:
                table.say("", None, f"{SOMEBODY} leaves seat {seat.seat + 1}.")
        else:
            table.set_seat(seat.seat, owner=None, guest="")
    row = left.table
    table.put(title=row.title, host=row.host, status=row.status, asked=row.asked, paused=row.paused)
    table.put(muted=row.muted, kicked=row.kicked)
    if table.playing:
        voting.settle(table)
