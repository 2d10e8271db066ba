"""The time a table is announced for: what was agreed, who answered what, and what is due when."""

from __future__ import annotations

from typing import Final, Literal, cast

import msgspec

from readyroom.server.messages import MeetingInfo
from readyroom.server.table.facts import Facts
from readyroom.store.rows import Meeting, SeatRow, TableRow

MINUTE: Final = 60_000
REMIND_MS: Final = 10 * MINUTE
"""How long before the time people who are in are reminded."""
LATE_MS: Final = 15 * MINUTE
"""How long after the time the table stops waiting for its host."""
GIVEN_UP_MS: Final = 120 * MINUTE
"""How long after the time an empty table is closed."""
LATER_MS: Final = 10 * MINUTE
"""When to check again whether someone is still there."""

Said = Literal["", "in", "maybe", "out"]


def meeting_of(row: TableRow) -> Meeting:
    return Meeting() if row.meeting is None else msgspec.json.decode(row.meeting, type=Meeting)


def written(meeting: Meeting) -> str:
    return msgspec.json.encode(meeting).decode()


def due(facts: Facts) -> int | None:
    """The wall time at which a table that waits for its people needs attention."""
    row = facts.row
    if not facts.gathering or row.meets is None:
        return None
    stage = meeting_of(row).stage
    if stage >= 2:
        # After the last stage it is checked repeatedly as long as someone is there.
        return max(row.meets + GIVEN_UP_MS, row.wake if row.wake is not None else 0)
    return row.meets + (LATE_MS if stage == 1 else -REMIND_MS)


def said_by(row: TableRow, seats: tuple[SeatRow, ...] | list[SeatRow], person: str | None) -> Said:
    """Whether a person will come."""
    if person is None:
        return ""
    if any(seat.kind == "person" and seat.person == person for seat in seats):
        return "in"
    return cast(Said, meeting_of(row).answers.get(person, ("", ""))[0])


def named(row: TableRow, seats: tuple[SeatRow, ...] | list[SeatRow], said: Said) -> tuple[str, ...]:
    """The names of people who answered ``said`` and have not sat down since."""
    sitting = {seat.person for seat in seats if seat.kind == "person"}
    answers = meeting_of(row).answers
    return tuple(name for person, (answer, name) in answers.items() if answer == said and person not in sitting)


def news(was: TableRow, now: TableRow) -> Literal["", "meets", "moved", "off"]:
    """What a change means for people who are in: it is almost time, it was moved, or it was called off."""
    if was.status != "gathering" or was.meets is None or now.meets is None:
        return ""
    before, after = meeting_of(was), meeting_of(now)
    if after.off and not before.off:
        return "off"
    if was.meets != now.meets:
        return "moved"
    return "meets" if before.stage == 0 and after.stage == 1 else ""


def meeting_info(row: TableRow, seats: list[SeatRow], person: str | None) -> MeetingInfo | None:
    """The meeting as this person sees it."""
    if row.meets is None:
        return None
    meeting = meeting_of(row)
    return MeetingInfo(
        at=row.meets,
        note=meeting.note,
        maybe=named(row, seats, "maybe"),
        out=named(row, seats, "out"),
        answer=said_by(row, seats, person),
        was=meeting.was,
        reason=meeting.reason,
        off=meeting.off,
    )
