"""Queries and writes for statistics: finished matches, ratings, and who is public."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.schema import people, played, profiles, rated, ratings, results, seats, tables

CODE = bindparam("code", type_=tables.c.code.type)
WHO = bindparam("who", type_=people.c.id.type)
GAME = bindparam("game", type_=tables.c.game.type)
ENDED = bindparam("ended", type_=BigInteger())
SINCE = bindparam("since", type_=BigInteger())
MOST = bindparam("most", type_=BigInteger())
SKIP = bindparam("skip", type_=BigInteger())
BEFORE = bindparam("before", type_=BigInteger())
ONE: ColumnElement[int] = literal_column("1", Integer)
NONE: ColumnElement[int] = literal_column("0", Integer)

WEEK_MS = 7 * 86_400_000
MONDAY_MS = 3 * 86_400_000
"""1970 began on a Thursday: adding this makes weeks start on Monday, counted from 0."""


def _later(table_ended: ColumnElement[int], table_code: ColumnElement[str]) -> ColumnElement[bool]:
    """From a match on, in the order in which ratings are computed."""
    return or_(table_ended > ENDED, (table_ended == ENDED) & (table_code >= CODE))


def _earlier(table_ended: ColumnElement[int], table_code: ColumnElement[str]) -> ColumnElement[bool]:
    return or_(table_ended < ENDED, (table_ended == ENDED) & (table_code < CODE))


OURS = played.alias("ours")
LATER = ratings.alias("later")
FIRST_SEAT = played.c.seat == NONE
WEEK = (played.c.ended + literal_column(str(MONDAY_MS), BigInteger)) // literal_column(str(WEEK_MS), BigInteger)
LATEST = ratings.c.n == select(func.max(LATER.c.n)).where(
    LATER.c.game == ratings.c.game, LATER.c.person == ratings.c.person
).scalar_subquery()  # fmt: skip
RANKED = (
    select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.n)
    .select_from(ratings)
    .join(people, people.c.id == ratings.c.person)
    .join(profiles, profiles.c.person == ratings.c.person)
    .where(ratings.c.game == GAME, LATEST, profiles.c.rated == ONE, ratings.c.n >= bindparam("least"))
)
SHOWN_TO = (played.c.open == ONE) | (bindparam("all", type_=BigInteger()) == ONE)

STATISTICS: dict[str, ClauseElement] = {
    # -- who is public
    "profile": select(profiles).where(profiles.c.person == WHO),
    "profiles_at": select(profiles).where(profiles.c.person.in_(select(seats.c.person).where(seats.c.code == CODE))),
    "drop_profile": delete(profiles).where(profiles.c.person == WHO),
    "add_profile": insert(profiles),
    # -- entering finished matches
    "unentered": select(results.c.code, results.c.ended)
    .where(
        results.c.outcome.is_not(None),
        _later(results.c.ended, results.c.code),
        ~exists().where(played.c.code == results.c.code),
    )
    .order_by(results.c.ended, results.c.code)
    .limit(MOST),
    "finished_codes": select(results.c.code)
    .where(results.c.outcome.is_not(None))
    .order_by(results.c.ended, results.c.code),
    "played_of": select(played).where(played.c.code == CODE).order_by(played.c.seat),
    "enter": insert(played),
    "drop_played": delete(played).where(played.c.code == CODE),
    "drop_pruned": delete(played).where(played.c.code.not_in(select(results.c.code))),
    "show_played": update(played).where(played.c.code == bindparam("was_code")).values(open=bindparam("open")),
    # -- ratings
    "rated_so_far": select(rated).where(rated.c.game == GAME),
    "begin_rating": insert(rated),
    "go_on_rating": update(rated)
    .where(rated.c.game == bindparam("was_game"), rated.c.version == bindparam("was_version"))
    .values({name: bindparam(name) for name in ("version", "ended", "code")}),
    "games_to_rate": select(played.c.game)
    .where(played.c.rated == ONE, ~exists().where(ratings.c.game == played.c.game, ratings.c.code == played.c.code))
    .distinct(),
    "games_rated": select(rated.c.game),
    "first_to_rate": select(played.c.ended, played.c.code)
    .where(
        played.c.game == GAME,
        played.c.rated == ONE,
        ~exists().where(ratings.c.game == GAME, ratings.c.code == played.c.code),
    )
    .order_by(played.c.ended, played.c.code)
    .limit(ONE),
    "to_rate": select(played)
    .where(played.c.game == GAME, played.c.rated == ONE, _later(played.c.ended, played.c.code))
    .order_by(played.c.ended, played.c.code, played.c.seat)
    .limit(MOST),
    "rating_before": select(ratings)
    .where(ratings.c.game == GAME, ratings.c.person == WHO, _earlier(ratings.c.ended, ratings.c.code))
    .order_by(ratings.c.n.desc())
    .limit(ONE),
    "add_rating": insert(ratings),
    "drop_ratings_from": delete(ratings).where(ratings.c.game == GAME, _later(ratings.c.ended, ratings.c.code)),
    "ratings_of": select(ratings)
    .where(ratings.c.game == GAME, ratings.c.person == WHO)
    .order_by(ratings.c.n.desc())
    .limit(MOST),
    "all_ratings_of": select(ratings).where(ratings.c.person == WHO).order_by(ratings.c.game, ratings.c.n),
    "ranking": RANKED.order_by((ratings.c.mu - literal_column("2") * ratings.c.sigma).desc(), people.c.id)
    .limit(MOST)
    .offset(SKIP),
    "count_ranked": select(func.count()).select_from(RANKED.subquery()),
    # -- a person
    "played_by": select(played)
    .where(played.c.person == WHO, played.c.guest == NONE, SHOWN_TO, played.c.ended < BEFORE)
    .order_by(played.c.ended.desc(), played.c.code, played.c.seat)
    .limit(MOST),
    "their_seats": select(played).where(played.c.person == WHO).order_by(played.c.ended, played.c.code, played.c.seat),
    "count_played_by": select(func.count())
    .select_from(played)
    .where(played.c.person == WHO, played.c.guest == NONE, SHOWN_TO),
    "played_with": select(
        played.c.code,
        played.c.seat,
        played.c.person,
        played.c.level,
        played.c.guest,
        played.c.place,
        people.c.name,
        profiles.c.shown,
    )
    .join(OURS, OURS.c.code == played.c.code)
    .outerjoin(people, people.c.id == played.c.person)
    .outerjoin(profiles, profiles.c.person == played.c.person)
    .where(OURS.c.person == WHO, OURS.c.guest == NONE, played.c.seat != OURS.c.seat, SHOWN_TO, played.c.ended >= SINCE)
    .order_by(played.c.ended.desc(), played.c.code, played.c.seat)
    .limit(MOST),
    "kept_of": select(tables.c.code, tables.c.title)
    .join(played, played.c.code == tables.c.code)
    .where(played.c.person == WHO, SHOWN_TO, played.c.ended >= SINCE),
    # -- a game, and the server
    "seats_of_game": select(played)
    .where(played.c.game == GAME, played.c.open == ONE)
    .order_by(played.c.ended.desc(), played.c.code, played.c.seat)
    .limit(MOST),
    "totals": select(
        played.c.game,
        func.count(),
        func.sum(case(((played.c.people == played.c.seats) & (played.c.seats > ONE), ONE), else_=NONE)),
        func.sum(case((played.c.people == ONE, ONE), else_=NONE)),
        func.sum(played.c.seats),
        func.sum(played.c.people),
    )
    .where(FIRST_SEAT)
    .group_by(played.c.game),
    "by_seats": select(played.c.seats, func.count())
    .where(FIRST_SEAT, played.c.game == GAME)
    .group_by(played.c.seats)
    .order_by(played.c.seats),
    "by_week": select(played.c.game, WEEK.label("week"), func.count())
    .where(FIRST_SEAT, played.c.ended >= SINCE)
    .group_by(played.c.game, text("week")),
    "count_players": select(func.count(func.distinct(played.c.person))).where(played.c.guest == NONE),
    "highest": select(played, people.c.name, profiles.c.shown, tables.c.title)
    .outerjoin(people, people.c.id == played.c.person)
    .outerjoin(profiles, profiles.c.person == played.c.person)
    .join(tables, tables.c.code == played.c.code)
    .where(played.c.game == GAME, played.c.open == ONE, played.c.person.is_not(None), played.c.guest == NONE)
    .order_by(played.c.points.desc(), played.c.ended, played.c.code, played.c.seat)
    .limit(MOST),
    "longest": select(played, tables.c.title)
    .join(tables, tables.c.code == played.c.code)
    .where(FIRST_SEAT, played.c.open == ONE)
    .order_by(played.c.moves.desc(), played.c.code)
    .limit(MOST),
    "longest_of_game": select(played, tables.c.title)
    .join(tables, tables.c.code == played.c.code)
    .where(FIRST_SEAT, played.c.open == ONE, played.c.game == GAME)
    .order_by(played.c.moves.desc(), played.c.code)
    .limit(MOST),
}
