"""A clock that counts in days has run out and the table wants to be asked: let a bot play on, or wait another turn?"""

from __future__ import annotations

from readyroom.core.match import Match
from readyroom.server.table import voting
from readyroom.server.table.questions import Late, pending
from readyroom.server.table.table import Table


def see_to(table: Table, match: Match) -> None:
    """Asks about the first late seat. If nobody answers for as long as a turn may take, a bot plays on."""
    question = pending(table)
    if isinstance(question, Late):
        if table.now() >= question.until:
            voting.drop(table)
            play_on(table, question)
        return
    allowance = table.allowance
    late = next((seat for seat in table.running if table.left(table.seats[seat]) == 0), None)
    if allowance is None or late is None or question is not None:
        return
    row = table.seats[late]
    table.charge(set())
    until = table.now() + allowance.bank
    voting.ask(table, Late(by=row.person or "", name=table.called(row), seat=late, until=until))


def is_due(table: Table, match: Match) -> bool:
    """Whether there is something to ask, or a question has expired."""
    due = table.due(match)
    return table.asks_when_late and due is not None and due <= table.now()


def play_on(table: Table, question: Late) -> None:
    """Gives the seat to a bot. It stays the person's: they can come back at any time."""
    seat = table.seats[question.seat]
    if seat.kind != "person" or seat.person != question.by:
        return
    level = table.house.stand_in(table.game)
    table.charge(set())
    table.set_seat(question.seat, kind="bot", person=None, level=level, strikes=0, orders=None, owner=question.by)
    if table.match is not None:
        table.match.orders.pop(question.seat, None)
    table.rerun()
    table.say("", None, f"A bot plays on for {question.name}, who can come back at any time.")


def wait_on(table: Table, question: Late) -> None:
    """Gives the late person the time of one more turn."""
    allowance = table.allowance
    if allowance is None or table.seats[question.seat].person != question.by:
        return
    table.charge(set())
    table.set_seat(question.seat, remaining=allowance.increment)
    table.say("", None, f"{question.name} gets more time.")


def moved(table: Table, seat: int) -> None:
    """Drops the question about a late person who has moved after all."""
    if table.row.asked is not None:
        question = pending(table)
        if isinstance(question, Late) and question.seat == seat:
            voting.drop(table)


voting.AGREED[Late] = play_on
voting.DENIED[Late] = wait_on
