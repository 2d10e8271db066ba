"""Table talk: words, and signals without words."""

from __future__ import annotations

from readyroom.server.messages import Say, Signal
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.table import Table


async def say(table: Table, who: Who, c: Say) -> None:
    check_hush(table)
    text = " ".join(c.text.split())
    if not text:
        raise Refusal("There is nothing to say in that.")
    table.say(who.name, _place(table, who), text, person=who.id)


async def signal(table: Table, who: Who, c: Signal) -> None:
    check_hush(table)
    table.say(who.name, _place(table, who), "", c.kind, who.id)


def check_hush(table: Table) -> None:
    """Some rules forbid to talk for a while, and a spectator's word would be a word too."""
    match = table.match
    hush = "" if match is None or match.outcome is not None else match.game.hushed(match.state)
    if hush:
        raise Refusal(hush)


def _place(table: Table, who: Who) -> int | None:
    seats = table.seats_of(who.id)
    return seats[0] if seats else None
