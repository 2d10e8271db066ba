"""A table for the mission of the day: which mission, what cannot be changed, and everyone's result."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from readyroom.core import registry
from readyroom.core.match import Match
from readyroom.days import Mission, day_of, mission_by
from readyroom.server.messages import Settings
from readyroom.server.people import is_program
from readyroom.server.refusal import Refusal
from readyroom.server.table.facts import Facts
from readyroom.store.rows import DayRow, ResultRow, TableRow

PRACTICE = "/practice"
"""The end of a table's mark if, when it was opened, the day was over or the host had already played it."""


def mark(mission: Mission, practice: bool) -> str:
    """The mark that links a table to a mission."""
    return f"{mission.day}/{mission.scheme}{PRACTICE if practice else ''}"


def day_at(row: TableRow) -> str:
    """The day that is played at a table; empty if it is no mission of the day."""
    return (row.daily or "").partition("/")[0]


def is_practice(row: TableRow) -> bool:
    return row.daily is not None and row.daily.endswith(PRACTICE)


def mission_at(row: TableRow) -> Mission:
    """The mission that is played at such a table."""
    day, scheme = _marked(row)
    mission = mission_by(registry.game(row.game), day_of(day), scheme)
    if mission is None:
        raise Refusal("This server does not know that mission of the day. It may be from a newer version.")
    return mission


def counts(facts: Facts) -> bool:
    """Whether the result counts: the match began on the mission's day and is not practice."""
    if facts.row.daily is None or facts.match_row is None or is_practice(facts.row):
        return False
    began = datetime.fromtimestamp(facts.match_row.started / 1000, UTC).date()
    return began.isoformat() == day_at(facts.row)


def must_stay(row: TableRow, c: Settings) -> None:
    """Refuses to change the mission, which is the same for everyone, or to open its table to people yet to fly."""
    if row.daily is None:
        return
    if (c.options, c.seats) != (None, None):
        raise Refusal("The mission of the day is the same for everyone. Its options and seats cannot change.")
    if c.open:
        raise Refusal("The mission of the day stays private, so that nobody sees it before they fly it.")


def must_go_on(facts: Facts) -> None:
    """Refuses to go back in a mission that counts: nobody gets a second try."""
    if counts(facts):
        raise Refusal("The mission of the day counts, so it cannot go back to an earlier moment.")


def fared(facts: Facts, match: Match | None, result: ResultRow) -> list[DayRow]:
    """The results of everyone who sat at a mission of the day. There is no score for those who left or if the match was
    broken off. Programs do not count."""
    if not counts(facts):
        return []
    day, scheme = _marked(facts.row)
    sat = {one for seat in facts.seats for one in (*msgspec.json.decode(seat.sat, type=list[str]), seat.person) if one}
    rows = []
    for person in sorted(one for one in sat if not is_program(one)):
        own = [seat.seat for seat in facts.seats if seat.person == person and seat.kind == "person" and not seat.guest]
        home, halves = 0, None
        if own and match is not None and result.outcome is not None and match.outcome is not None:
            home = int(own[0] in match.outcome.winners)
            halves = round(2 * match.outcome.scores[own[0]])
        rows.append(DayRow(day, facts.row.game, person, scheme, facts.code, result.ended, home, halves))
    return rows


def _marked(row: TableRow) -> tuple[str, int]:
    day, scheme = (row.daily or "").removesuffix(PRACTICE).split("/")
    return day, int(scheme)
