"""Asks the table a question, and does what was asked once everyone has agreed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from readyroom.core.english import count
from readyroom.server.messages import Vote
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.questions import Late, Question, missing, pending, voters
from readyroom.server.table.table import Table

AGREED: dict[type[Question], Callable[[Table, Any], None]] = {}
"""What to do when everyone has agreed; the module that does it registers here."""

DENIED: dict[type[Question], Callable[[Table, Any], None]] = {}
"""What to do when someone disagrees, if anything."""


def ask(table: Table, question: Question) -> None:
    """Asks the table a question; if nobody needs to answer, it is settled right away."""
    before = pending(table)
    if before is not None and before.by != question.by:
        raise Refusal(f"{before.name} has asked the table a question. Answer that first.")
    wait = table.audience.denied_for(question.by)
    if wait:
        raise Refusal(f"The table just said no. You can ask again in {count(-(-wait // 1000), 'second')}.")
    _put(table, question)
    settle(table)


async def vote(table: Table, who: Who, c: Vote) -> None:
    """Votes. One no is enough; a no from the person who asked withdraws the question."""
    table.live_match()
    question = pending(table)
    if question is None:
        raise Refusal("Nobody has asked the table anything.")
    asked = voters(table, table.audience.kept(table))
    seats = [seat for seat in asked if who.id in (table.seats[seat].person, table.seats[seat].owner)]
    if not seats and (c.yes or question.by != who.id):
        raise Refusal("Only people with a seat can answer.")
    if c.yes:
        _put(table, msgspec.structs.replace(question, agreed=tuple(sorted({*question.agreed, *seats}))))
        settle(table)
        return
    if isinstance(question, Late) and question.by == who.id:
        raise Refusal("Your time has run out. Make your move, and the question is dropped.")
    drop(table)
    if type(question) in DENIED:
        DENIED[type(question)](table, question)
    if question.by != who.id:
        table.say("", None, question.denied(who))
        if not table.seats_of(question.by):  # people with a seat may ask as often as they like
            table.audience.deny(question.by)


def settle(table: Table) -> None:
    """Does what was asked once no vote is missing. Call after anything that changes who must agree."""
    question = pending(table)
    if question is not None and not missing(table, question, table.audience.kept(table)):
        drop(table)
        AGREED[type(question)](table, question)


def drop(table: Table) -> None:
    """Removes the open question."""
    table.put(asked=None)


def _put(table: Table, question: Question) -> None:
    table.put(asked=msgspec.json.encode(question).decode())
