"""Looking for crew: a table is announced for a time, people say whether they will come, and then they meet."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.server import names
from readyroom.server.messages import Answer, CallOff, Meet
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table import seating
from readyroom.server.table.meeting import GIVEN_UP_MS, LATE_MS, LATER_MS, due, meeting_of, written
from readyroom.server.table.permissions import must_stand_out
from readyroom.server.table.table import Table
from readyroom.server.wall import wall
from readyroom.store.rows import Meeting

replace = msgspec.structs.replace

LONGEST: Final = 200
"""The most characters in a note or a reason."""
FURTHEST_MS: Final = 180 * 86_400_000
"""How far ahead a table can be announced."""
MOST_ANNOUNCED: Final = 12
"""The most announced tables per person that have not met yet."""
MOST_ANSWERS: Final = 100
"""The most answers from people without a seat."""


def words(text: str) -> str:
    """A note or a reason as it is stored."""
    return names.line(text)[:LONGEST].rstrip()


def must_lie_ahead(at: int) -> None:
    """Refuses a time that has passed or is too far ahead."""
    if at <= wall():
        raise Refusal("That time has passed. Choose a later one.")
    if at > wall() + FURTHEST_MS:
        raise Refusal("That is more than half a year away. Choose an earlier time.")


async def must_announce_few(table: Table, who: Who) -> None:
    """Refuses someone who has already announced many tables."""
    if await table.house.store.count_meetings(who.id) >= MOST_ANNOUNCED:
        raise Refusal(too_many())


def too_many() -> str:
    return f"You have announced {MOST_ANNOUNCED} tables that have not met yet. Call one off first."


async def meet(table: Table, who: Who, c: Meet) -> None:
    """Lets the host announce the table for a time, move it to another, or cancel the time."""
    seating.must_host(table, who)
    _must_gather(table)
    was = table.row.meets
    if c.at is None:
        if was is None:
            raise Refusal("This table is not announced for a time.")
        table.put(meets=None, meeting=None)
        table.say("", None, f"{who.name} opens the table now.")
        return
    must_lie_ahead(c.at)
    if was is None:
        await must_announce_few(table, who)
    meeting = meeting_of(table.row)
    note = meeting.note if c.note is None else words(c.note)
    if was is None or was == c.at:
        table.put(meets=c.at, meeting=written(replace(meeting, note=note)))
        if was is None:
            table.say("", None, f"{who.name} announces a time to meet.")
        return
    reason = words(c.reason)
    # The answers were about the old time; people who are in keep their seats until they say otherwise.
    table.put(meets=c.at, meeting=written(Meeting(note=note, answers=meeting.answers, was=was, reason=reason)))
    table.say("", None, f"{who.name} moves the meeting to another time{_because(reason)}")


async def answer(table: Table, who: Who, c: Answer) -> None:
    """Notes whether a person will come. If they are in, a seat is held for them."""
    _must_gather(table)
    if table.row.meets is None:
        raise Refusal("This table is not announced for a time. Take a seat.")
    must_stand_out(table, who)
    meeting = meeting_of(table.row)
    answers = {person: said for person, said in meeting.answers.items() if person != who.id}
    if c.answer == "in":
        if not table.seats_of(who.id):
            free = [seat for seat in table.seats if seat.kind == "open"]
            if not free:
                raise Refusal("Every seat is taken. Say maybe, and come back: someone may drop out.")
            seating.sit_down(table, who.id, who.name, free[0])
    else:
        if who.id == table.row.host:
            raise Refusal("You host this table. Move the meeting or call it off.")
        if len(answers) >= MOST_ANSWERS:
            raise Refusal("Too many people have answered already.")
        for seat in table.seats_of(who.id):
            seating.vacate(table, seat)
        answers[who.id] = (c.answer, who.name)
    table.put(meeting=written(replace(meeting, answers=answers)))


async def call_off(table: Table, who: Who, c: CallOff) -> None:
    """Lets the host call off the meeting: the table closes with the host's reason."""
    seating.must_host(table, who)
    _must_gather(table)
    if table.row.meets is None:
        raise Refusal("This table is not announced for a time.")
    reason = words(c.reason)
    table.put(status="ended", asked=None, meeting=written(replace(meeting_of(table.row), off=True, reason=reason)))
    table.say("", None, f"{who.name} calls the meeting off{_because(reason)}")


# -- when the time comes


def wait(table: Table) -> int | None:
    """Milliseconds until the meeting needs attention."""
    at = due(table)
    return None if at is None else max(0, at - wall())


def waits_for_host(table: Table) -> bool:
    """Whether an announced table still belongs to its host, who need not be there before the time."""
    return table.gathering and table.row.meets is not None and wall() < table.row.meets + LATE_MS


def go_on(table: Table) -> None:
    """Does what is due: a reminder; then a new host if the old one did not come; then closing, if nobody did."""
    meets, meeting = table.row.meets or 0, meeting_of(table.row)
    if meeting.stage == 0:
        table.put(meeting=written(replace(meeting, stage=1)))
        table.say("", None, "It is almost time: the waiting room is open.")
    elif meeting.stage == 1:
        table.put(meeting=written(replace(meeting, stage=2)))
        if seating.heirs(table):
            seating.pass_on(table, f"{table.name_of(table.row.host)} did not come.")
    elif table.audience.present():
        table.put(wake=wall() + LATER_MS)
    elif wall() >= meets + GIVEN_UP_MS:
        table.put(status="ended", asked=None, meeting=written(replace(meeting, off=True)))
        table.say("", None, "Nobody came, so the table is closed.")


def _must_gather(table: Table) -> None:
    if not table.gathering:
        raise Refusal("The match has already started." if table.playing else "This table is closed.")


def _because(reason: str) -> str:
    return f": {reason}" if reason else "."
