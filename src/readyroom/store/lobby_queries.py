"""Queries for finding tables: to join, to watch, and how many there are of each game."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnClause,
    ColumnElement,
    Integer,
    Select,
    Text,
    and_,
    bindparam,
    cast,
    func,
    literal_column,
    or_,
    select,
)
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.schema import people, profiles, results, seats, tables

PLAYING: ColumnClause[str] = literal_column("'playing'")
LIVE: list[ColumnClause[str]] = [literal_column("'relaxed'"), literal_column("'brisk'")]
"""Clocks for people who play at the same time. No clock, or one that counts in days, means no hurry."""
NOBODY: ColumnClause[str] = literal_column("''")


def _asked(name: str) -> ColumnElement[str]:
    """A text parameter; empty means any."""
    return cast(bindparam(name), Text)


def _number(name: str) -> ColumnElement[int]:
    return cast(bindparam(name), BigInteger)


FREE = (
    select(func.count())
    .select_from(seats)
    .where(seats.c.code == tables.c.code, seats.c.kind == literal_column("'open'"))
    .scalar_subquery()
)
# Written out instead of bound, in the same words as the index of open tables, so that the databases use the index.
PUBLIC = tables.c.open == literal_column("1")
WANTED = (
    or_(_asked("pace") == NOBODY, and_(_asked("pace") == literal_column("'live'"), tables.c.clock.in_(LIVE)),
        and_(_asked("pace") == literal_column("'slow'"), tables.c.clock.not_in(LIVE))),
    tables.c.newcomers >= cast(bindparam("newcomers"), Integer),
)  # fmt: skip
OF_GAME = or_(_asked("game") == NOBODY, tables.c.game == _asked("game"))
GOING = (tables.c.status != literal_column("'over'"), tables.c.status != literal_column("'ended'"))
SOON = or_(tables.c.meets.is_(None), tables.c.status == PLAYING, tables.c.meets <= _number("soon"))
TO_JOIN = (PUBLIC, *GOING, cast(bindparam("free"), Integer) <= FREE, SOON, *WANTED)
TO_WATCH = (
    PUBLIC, tables.c.status == PLAYING, tables.c.changed > _number("since"), literal_column("0") == FREE, *WANTED,
)  # fmt: skip


TO_MEET = (
    PUBLIC, *GOING, tables.c.status != PLAYING, tables.c.meets.is_not(None),
    cast(bindparam("free"), Integer) <= FREE, OF_GAME, *WANTED,
)  # fmt: skip


def _page(where: tuple[Any, ...], by: Any) -> Select[Any]:
    """A page of tables, latest first, continuing after the time and code of the last one."""
    last = _number("before")
    beyond = and_(by <= last, or_(by < last, tables.c.code < _asked("before_code")))
    most = bindparam("most", type_=tables.c.created.type)
    return select(tables).where(*where, OF_GAME, beyond).order_by(by.desc(), tables.c.code.desc()).limit(most)


def _count(where: tuple[Any, ...]) -> Select[Any]:
    return select(tables.c.game, func.count()).where(*where).group_by(tables.c.game)


FINDING: dict[str, ClauseElement] = {
    "open_tables": _page(TO_JOIN, tables.c.created),
    "running_tables": _page(TO_WATCH, tables.c.changed),
    "meetings": select(tables)
    .where(
        *TO_MEET,
        tables.c.meets >= (FROM := _number("after")),
        or_(tables.c.meets > FROM, tables.c.code > _asked("after_code")),
    )
    .order_by(tables.c.meets, tables.c.code)
    .limit(bindparam("most", type_=tables.c.created.type)),
    "count_meetings": select(func.count())
    .select_from(tables)
    .where(
        tables.c.host == _asked("who"), tables.c.status == literal_column("'gathering'"), tables.c.meets.is_not(None)
    ),
    "count_open": _count(TO_JOIN),
    "count_running": _count(TO_WATCH),
}


def around(codes: str) -> dict[str, str]:
    """The rows around a list of tables, for all of them at once. ``codes`` is how the database reads a JSON list."""
    return {
        "seats_at": f"SELECT {_columns(seats)} FROM seats WHERE code IN ({codes}) ORDER BY code, seat",  # noqa: S608
        "results_at": f"SELECT {_columns(results)} FROM results WHERE code IN ({codes})",  # noqa: S608
        "names_at": (
            f"SELECT {people.c.id.name}, {people.c.name.name} FROM people WHERE id IN ("  # noqa: S608
            f"SELECT person FROM seats WHERE code IN ({codes}) UNION SELECT owner FROM seats WHERE code IN ({codes}) "
            f"UNION SELECT host FROM tables WHERE code IN ({codes}))"
        ),
        "profiles_in": (
            f"SELECT {_columns(profiles)} FROM profiles "  # noqa: S608
            f"WHERE person IN (SELECT person FROM seats WHERE code IN ({codes}))"
        ),
    }


def _columns(table: Any) -> str:
    return ", ".join(column.name for column in table.c)
