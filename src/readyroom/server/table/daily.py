"""A table at which the mission of the day is played: what it is, what stays as it is, and how everyone fared."""

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
"""How the mark of a table ends whose day was played or over when it was opened."""


def mark(mission: Mission, practice: bool) -> str:
    """How a table is marked at which a mission is played."""
    return f"{mission.day}/{mission.scheme}{PRACTICE if practice else ''}"


def day_at(row: TableRow) -> str:
    """The day that is played at a table; nothing at any other."""
    return (row.daily or "").partition("/")[0]


def is_practice(row: TableRow) -> bool:
    return row.daily is not None and row.daily.endswith(PRACTICE)


def mission_at(row: TableRow) -> Mission:
    """What is played at such a table."""
    day, scheme = _marked(row)
    mission = mission_by(registry.game(row.game), day_of(day), scheme)
    if mission is None:
        raise Refusal("This server does not know that mission of the day. It may be from a newer version.")
    return mission


def counts(facts: Facts) -> bool:
    """Whether what happens at a table counts: its match began on its day, and it is no practice."""
    if facts.row.daily is None or facts.match_row is None or is_practice(facts.row):
        return False
    began = datetime.fromtimestamp(facts.match_row.started / 1000, UTC).date()
    return began.isoformat() == day_at(facts.row)


def must_stay(row: TableRow, c: Settings) -> None:
    """The mission of the day is the same for everyone, and its table private: nobody sees it before they fly."""
    if row.daily is None:
        return
    if (c.options, c.seats) != (None, None):
        raise Refusal("The mission of the day is the same for everyone. Its options and seats cannot change.")
    if c.open:
        raise Refusal("The mission of the day stays private, so that nobody sees it before they fly it.")


def must_go_on(facts: Facts) -> None:
    """Nobody flies it once to look and once to win."""
    if counts(facts):
        raise Refusal("The mission of the day counts, so it cannot go back to an earlier moment.")


def fared(facts: Facts, match: Match | None, result: ResultRow) -> list[DayRow]:
    """How everyone who sat at a mission of the day fared. Those who left, and all where it was broken off, have no
    score. Programs are not counted."""
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
