"""Table talk: text, and signals without text."""

from __future__ import annotations

from readyroom.server import names
from readyroom.server.messages import Say, Signal
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.permissions import may_speak
from readyroom.server.table.table import Table


async def say(table: Table, who: Who, c: Say) -> None:
    may_speak(table, who)
    text = names.line(c.text)
    if not text:
        raise Refusal("Your message is empty.")
    table.say(who.name, _place(table, who), text, person=who.id)


async def signal(table: Table, who: Who, c: Signal) -> None:
    may_speak(table, who)
    table.say(who.name, _place(table, who), "", c.kind, who.id)


def _place(table: Table, who: Who) -> int | None:
    seats = table.seats_of(who.id)
    return seats[0] if seats else None
