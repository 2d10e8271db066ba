"""Questions to the table: whether to go back, to let someone take a seat, to let a bot play for someone late.

One question at a time; everyone must agree.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.server.messages import Asked
from readyroom.server.people import Who
from readyroom.server.table.facts import Facts


class GoBack(msgspec.Struct, frozen=True, tag="rewind"):
    """A request to go back to just after an entry."""

    by: str
    name: str
    to: int
    agreed: tuple[int, ...] = ()

    def denied(self, who: Who) -> str:
        return f"{who.name} does not agree to go back."


class TakeSeat(msgspec.Struct, frozen=True, tag="seat"):
    """A request to let someone play a seat from now on, and see what it knows."""

    by: str
    name: str
    seat: int
    agreed: tuple[int, ...] = ()

    def denied(self, who: Who) -> str:
        return f"{who.name} does not agree to let {self.name} play seat {self.seat + 1}."


class Late(msgspec.Struct, frozen=True, tag="late"):
    """A request to let a bot play on for someone whose time has run out. That person counts as the one who asks."""

    by: str
    name: str
    seat: int
    until: int
    """the match time at which silence counts as a yes"""
    agreed: tuple[int, ...] = ()

    def denied(self, who: Who) -> str:
        return f"{who.name} wants to wait for {self.name}."


Question = GoBack | TakeSeat | Late


WHAT: dict[type[Question], Literal["rewind", "seat", "late"]] = {GoBack: "rewind", TakeSeat: "seat", Late: "late"}


def pending(facts: Facts) -> Question | None:
    """The question that is open now, if any."""
    return None if facts.row.asked is None else msgspec.json.decode(facts.row.asked, type=Question)


def missing(facts: Facts, question: Question, kept: set[str]) -> tuple[int, ...]:
    """The seats that have not agreed yet."""
    return tuple(seat for seat in voters(facts, kept, but=question.by) if seat not in question.agreed)


def voters(facts: Facts, kept: set[str], but: str | None = None) -> tuple[int, ...]:
    """The seats that must agree: people's, and those a bot plays for people whose seat is ``kept``.

    Bots agree to everything, and people are not asked about their own requests.
    """
    asked = []
    for seat in facts.seats:
        whose = seat.person if seat.kind == "person" else seat.owner
        if whose is not None and whose != but and (seat.kind == "person" or whose in kept):
            asked.append(seat.seat)
    return tuple(asked)


def shown(facts: Facts, kept: set[str], person: str | None) -> Asked | None:
    """The question as the page shows it."""
    question = pending(facts)
    if question is None:
        return None
    return Asked(
        what=WHAT[type(question)],
        by=question.name,
        yours=person is not None and question.by == person,
        agreed=question.agreed,
        waiting=missing(facts, question, kept),
        to=question.to if isinstance(question, GoBack) else None,
        seat=None if isinstance(question, GoBack) else question.seat,
    )
