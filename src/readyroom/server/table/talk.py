"""Table talk: words, and signals without words."""

from __future__ import annotations

from readyroom.server import names
from readyroom.server.messages import Say, Signal
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.manners import may_speak
from readyroom.server.table.table import Table


async def say(table: Table, who: Who, c: Say) -> bytes:
    may_speak(table, who)
    text = names.line(c.text)
    if not text:
        raise Refusal("There is nothing to say in that.")
    table.say(who.name, _place(table, who), text)
    return await table.keep(who, c.id)


async def signal(table: Table, who: Who, c: Signal) -> bytes:
    may_speak(table, who)
    table.say(who.name, _place(table, who), "", c.kind)
    return await table.keep(who, c.id)


def _place(table: Table, who: Who) -> int | None:
    seats = table.seats_of(who.id)
    return seats[0] if seats else None
