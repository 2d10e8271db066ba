"""Queries and writes for the mission of the day."""

from __future__ import annotations

from sqlalchemy import ColumnClause, Table, bindparam, literal_column, select
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.schema import daily_crews, daily_results, people, puzzle_tries, puzzles, seats, tables

DAY = bindparam("day", type_=daily_results.c.day.type)
WHO = bindparam("who", type_=people.c.id.type)
GOING: list[ColumnClause[str]] = [literal_column("'gathering'"), literal_column("'playing'")]

DAILY: dict[str, ClauseElement] = {
    "day": select(daily_results).where(daily_results.c.day == DAY),
    "day_tables": select(tables.c.code, tables.c.game)
    .where(
        tables.c.daily == bindparam("daily"),
        tables.c.status.in_(GOING),
        tables.c.code.in_(select(seats.c.code).where((seats.c.person == WHO) | (seats.c.owner == WHO))),
    )
    .order_by(tables.c.created),
    "day_names": select(people.c.id, people.c.name).where(
        people.c.id.in_(select(daily_results.c.person).where(daily_results.c.day == DAY))
    ),
    "day_crews": select(daily_crews).where(daily_crews.c.day == DAY),
}


def once(placed: str) -> dict[str, str]:
    """Adds a row unless its key exists: the first one counts, whichever node writes it. ``placed`` is the placeholder
    of the database's driver."""
    return {
        "keep_day": _once(daily_results, placed),
        "keep_day_crew": _once(daily_crews, placed),
        "keep_puzzle": _once(puzzles, placed),
        "keep_try": _once(puzzle_tries, placed),
    }


def _once(table: Table, placed: str) -> str:
    names = [column.name for column in table.c]
    values = ", ".join(placed.format(name) for name in names)
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({values}) ON CONFLICT DO NOTHING"  # noqa: S608 - ours
