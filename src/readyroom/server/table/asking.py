"""The table is asked: to go back, or to let somebody take a seat. One question at a time, and everybody must agree."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from readyroom.server.messages import Asked, Vote
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal

if TYPE_CHECKING:
    from readyroom.server.table.table import Table


class GoBack(msgspec.Struct, frozen=True, tag="rewind"):
    """To go back to just after an entry."""

    by: str
    name: str
    to: int
    agreed: tuple[int, ...] = ()

    def denied(self, who: Who) -> str:
        return f"{who.name} did not agree to go back."


class TakeSeat(msgspec.Struct, frozen=True, tag="seat"):
    """To let somebody play a seat from now on, and see what it knows."""

    by: str
    name: str
    seat: int
    agreed: tuple[int, ...] = ()

    def denied(self, who: Who) -> str:
        return f"{who.name} did not agree that {self.name} plays seat {self.seat + 1}."


Question = GoBack | TakeSeat
CARRIED_OUT: dict[type[Question], Callable[[Table, Any], Awaitable[None]]] = {}
"""What is done when everybody has agreed; where it is done, it is entered here."""


def pending(table: Table) -> Question | None:
    """What the table is being asked."""
    return None if table.row.asked is None else msgspec.json.decode(table.row.asked, type=Question)


async def ask(table: Table, question: Question) -> None:
    """Puts a question to the table; where nobody need be asked, it is settled at once."""
    before = pending(table)
    if before is not None and before.by != question.by:
        raise Refusal(f"{before.name} has asked the table something. It must be answered first.")
    if table.denied_for(question.by) > 0:
        seconds = -(-table.denied_for(question.by) // 1000)
        raise Refusal(f"The table has just said no. You can ask again in {seconds} s.")
    _put(table, question)
    await settle(table)


async def vote(table: Table, who: Who, c: Vote) -> bytes:
    """Agrees or does not. One no is enough; whoever asked takes the question back by it."""
    table.live_match()
    question = pending(table)
    if question is None:
        raise Refusal("Nobody has asked the table anything.")
    seats = tuple(seat for seat in voters(table) if who.id in (table.seats[seat].person, table.seats[seat].owner))
    if not seats and (c.yes or question.by != who.id):
        raise Refusal("Only those who sit at the table are asked.")
    if c.yes:
        _put(table, msgspec.structs.replace(question, agreed=tuple(sorted({*question.agreed, *seats}))))
        await settle(table)
    else:
        drop(table)
        if question.by != who.id:
            table.say("", None, question.denied(who))
            if not table.seats_of(question.by):  # those who sit here may ask as often as they like
                table.deny(question.by)
    return await table.keep(who, c.id)


def drop(table: Table) -> None:
    """The question is off the table."""
    table.put(asked=None)


async def settle(table: Table) -> None:
    """Does what was asked if nobody's word is missing any more. Call it after all that may change whose is."""
    question = pending(table)
    if question is not None and not missing(table, question):
        drop(table)
        await CARRIED_OUT[type(question)](table, question)


def missing(table: Table, question: Question) -> tuple[int, ...]:
    """The seats whose word is missing."""
    return tuple(seat for seat in voters(table, but=question.by) if seat not in question.agreed)


def voters(table: Table, but: str = "") -> tuple[int, ...]:
    """The seats that are asked: people's, and those of people for whom a bot plays on, unless they are long gone.

    Bots agree to everything, and nobody is asked for their own wish.
    """
    asked = []
    for seat in table.seats:
        whose = seat.person if seat.kind == "person" else seat.owner
        if whose is not None and whose != but and (seat.kind == "person" or not table.long_gone(whose)):
            asked.append(seat.seat)
    return tuple(asked)


def shown(table: Table, person: str | None) -> Asked | None:
    """The question as the page shows it."""
    question = pending(table)
    if question is None:
        return None
    return Asked(
        what="rewind" if isinstance(question, GoBack) else "seat",
        by=question.name,
        yours=person is not None and question.by == person,
        agreed=question.agreed,
        waiting=missing(table, question),
        to=question.to if isinstance(question, GoBack) else None,
        seat=question.seat if isinstance(question, TakeSeat) else None,
    )


def _put(table: Table, question: Question) -> None:
    table.put(asked=msgspec.json.encode(question).decode())
