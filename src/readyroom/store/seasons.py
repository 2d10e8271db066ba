"""Queries, writes and rows for seasons."""

from __future__ import annotations

import msgspec
from sqlalchemy import BindParameter, ColumnClause, bindparam, delete, func, insert, literal_column, select, update
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.schema import (
    people,
    results,
    season_members,
    season_rulings,
    season_tables,
    seasons,
    seats,
    tables,
)

SEASON: BindParameter[str] = bindparam("season")
WHO: BindParameter[str] = bindparam("who")
CODE: BindParameter[str] = bindparam("code")
MOST = bindparam("most", type_=seasons.c.created.type)
OPEN: ColumnClause[str] = literal_column("'open'")


class SeasonRow(msgspec.Struct, frozen=True):
    code: str
    version: int
    name: str
    note: str
    organizer: str
    games: str
    """slugs, as a JSON list"""
    starts: int
    ends: int
    scheme: str
    """a Scheme, as JSON"""
    listed: int
    status: str
    """open, finished, or closed by the operator"""
    created: int
    changed: int


class MemberRow(msgspec.Struct, frozen=True):
    season: str
    person: str
    joined: int


class RulingRow(msgspec.Struct, frozen=True):
    season: str
    n: int
    at: int
    kind: str
    code: str
    person: str
    points: int
    reason: str


class ResultSeat(msgspec.Struct, frozen=True):
    """A seat of a finished match of a season."""

    code: str
    ended: int
    outcome: str
    seat: int
    kind: str
    person: str | None
    guest: str


_WAS = (seasons.c.code == bindparam("was_code"), seasons.c.version == bindparam("was_version"))
_OWN = season_members.c.season == SEASON, season_members.c.person == WHO

SEASONS: dict[str, ClauseElement] = {
    "add_season": insert(seasons),
    "save_season": update(seasons)
    .where(*_WAS)
    .values({name: bindparam(name) for name in ("version", "organizer", "status", "name", "note", "changed")}),
    "season": select(seasons).where(seasons.c.code == SEASON),
    "listed_seasons": select(seasons)
    .where(seasons.c.listed == literal_column("1"), seasons.c.status == OPEN)
    .order_by(seasons.c.changed.desc(), seasons.c.code)
    .limit(MOST),
    "all_seasons": select(
        seasons, select(func.count()).where(season_members.c.season == seasons.c.code).scalar_subquery()
    )
    .where(seasons.c.status != literal_column("'closed'"))
    .order_by(seasons.c.changed.desc(), seasons.c.code)
    .limit(MOST),
    "seasons_of": select(seasons)
    .where(
        (seasons.c.organizer == WHO)
        | seasons.c.code.in_(select(season_members.c.season).where(season_members.c.person == WHO))
    )
    .order_by(seasons.c.created.desc(), seasons.c.code)
    .limit(MOST),
    "count_seasons": select(func.count())
    .select_from(seasons)
    .where(seasons.c.organizer == WHO, seasons.c.status == OPEN),
    "add_member": insert(season_members),
    "drop_member": delete(season_members).where(*_OWN),
    "members": select(season_members.c.person, people.c.name)
    .join(people, people.c.id == season_members.c.person)
    .where(season_members.c.season == SEASON)
    .order_by(season_members.c.joined, season_members.c.person),
    "count_members": select(func.count()).select_from(season_members).where(season_members.c.season == SEASON),
    "add_season_table": insert(season_tables),
    "season_of_table": select(season_tables.c.season).where(season_tables.c.code == CODE),
    "season_rounds": select(func.coalesce(func.max(season_tables.c.round), literal_column("0"))).where(
        season_tables.c.season == SEASON
    ),
    "season_gathering": select(tables)
    .join(season_tables, season_tables.c.code == tables.c.code)
    .where(
        season_tables.c.season == SEASON,
        tables.c.status.in_([literal_column("'gathering'"), literal_column("'playing'")]),
    )
    .order_by(tables.c.created.desc())
    .limit(MOST),
    "season_results": select(
        results.c.code, results.c.ended, results.c.outcome, seats.c.seat, seats.c.kind, seats.c.person, seats.c.guest
    )
    .join(season_tables, season_tables.c.code == results.c.code)
    .join(seats, seats.c.code == results.c.code)
    .where(season_tables.c.season == SEASON, results.c.outcome.is_not(None))
    .order_by(results.c.ended, results.c.code, seats.c.seat)
    .limit(MOST),
    "season_finished": select(tables)
    .join(season_tables, season_tables.c.code == tables.c.code)
    .join(results, results.c.code == tables.c.code)
    .where(season_tables.c.season == SEASON, results.c.outcome.is_not(None))
    .order_by(results.c.ended.desc())
    .limit(MOST),
    "add_ruling": insert(season_rulings),
    "rulings": select(season_rulings).where(season_rulings.c.season == SEASON).order_by(season_rulings.c.n),
    "hand_over_season": update(seasons)
    .where(seasons.c.code == bindparam("was_code"))
    .values(
        organizer=bindparam("organizer"), status=bindparam("status"), version=seasons.c.version + literal_column("1")
    ),
    "drop_season_table": delete(season_tables).where(season_tables.c.code == CODE),
    "drop_members": delete(season_members).where(season_members.c.season == CODE),
    "drop_rulings": delete(season_rulings).where(season_rulings.c.season == CODE),
    "drop_season_tables": delete(season_tables).where(season_tables.c.season == CODE),
    "drop_season": delete(seasons).where(seasons.c.code == CODE),
}
