"""Queries and writes for deleting data: what is old enough to prune, and what belongs to a person who wants to export
it or be forgotten."""

from __future__ import annotations

from sqlalchemy import ColumnClause, bindparam, delete, exists, func, literal_column, null, or_, select, update
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.schema import (
    analyses,
    commands,
    daily_results,
    dossier_updates,
    dossiers,
    entries,
    incidents,
    matches,
    people,
    profiles,
    results,
    season_members,
    season_tables,
    seasons,
    seats,
    tables,
    talk,
)

CODE = bindparam("code", type_=tables.c.code.type)
WHO = bindparam("who", type_=people.c.id.type)
BEFORE = bindparam("before", type_=tables.c.created.type)
AFTER = bindparam("after", type_=tables.c.code.type)
MOST = bindparam("most", type_=tables.c.created.type)

GATHERING: ColumnClause[str] = literal_column("'gathering'")
PLAYING: ColumnClause[str] = literal_column("'playing'")
FINISHED: list[ColumnClause[str]] = [literal_column("'over'"), literal_column("'ended'")]
NOBODY: ColumnClause[str] = literal_column("''")

# A match is not old while a dossier still waits for it, or people gather to continue from it.
AWAITED = (
    tables.c.code.in_(select(dossier_updates.c.code).where(dossier_updates.c.applied.is_(None)))
    | tables.c.code.in_(select(dossiers.c.away).where(dossiers.c.away.is_not(None)))
    | exists().where(
        (later := tables.alias("later")).c.follows == tables.c.code, later.c.status.in_([GATHERING, PLAYING])
    )
)
# A season's matches are kept while the season runs, and then as long as other matches.
IN_SEASON = tables.c.code.in_(
    select(season_tables.c.code)
    .join(seasons, seasons.c.code == season_tables.c.season)
    .where(seasons.c.status != literal_column("'closed'"), seasons.c.ends >= BEFORE)
)
OLD_MATCHES = (
    tables.c.status.in_(FINISHED),
    tables.c.code.in_(select(results.c.code).where(results.c.ended < BEFORE)),
    ~AWAITED,
    ~IN_SEASON,
)
OLD_GATHERINGS = (
    tables.c.status != PLAYING,
    tables.c.changed < BEFORE,
    tables.c.meets.is_(None) | (tables.c.meets < BEFORE),
    tables.c.code.not_in(select(matches.c.code)),
    ~AWAITED,
)
AT_PLAY = exists().where(seats.c.code == tables.c.code, tables.c.status == PLAYING, seats.c.sat.contains(people.c.id))
OLD_GUESTS = (
    people.c.seen < BEFORE,
    people.c.created < BEFORE,
    people.c.id.not_in(select(tables.c.host)),
    people.c.id.not_in(select(seats.c.person).where(seats.c.person.is_not(None))),
    people.c.id.not_in(select(seats.c.owner).where(seats.c.owner.is_not(None))),
    people.c.id.not_in(select(dossiers.c.person)),
    people.c.id.not_in(select(seasons.c.organizer)),
    people.c.id.not_in(select(season_members.c.person)),
    people.c.id.not_in(select(profiles.c.person)),
    ~AT_PLAY,
)
OLD_TALK = (
    talk.c.code.in_(select(tables.c.code).where(tables.c.status.in_(FINISHED))),
    talk.c.code.not_in(select(talk.c.code).where(talk.c.at >= BEFORE)),
)
OLD_COMMANDS = (commands.c.at < BEFORE, commands.c.code.not_in(select(tables.c.code).where(tables.c.status == PLAYING)))
THEIR_TABLES = or_(
    tables.c.host == WHO,
    tables.c.muted.contains(WHO),
    tables.c.kicked.contains(WHO),
    tables.c.meeting.contains(WHO),
    tables.c.code.in_(
        select(seats.c.code).where((seats.c.person == WHO) | (seats.c.owner == WHO) | seats.c.sat.contains(WHO))
    ),
    tables.c.code.in_(select(talk.c.code).where(talk.c.person == WHO)),
)
# Older lines have the speaker's name instead of their id.
THEIR_WORDS = (
    talk.c.code == CODE,
    talk.c.name != NOBODY,
    (talk.c.person == WHO) | (talk.c.person.is_(None) & (talk.c.name == bindparam("name"))),
)
THEIR_DOSSIERS = select(dossiers.c.id).where(dossiers.c.person == WHO)

LEAVING: dict[str, ClauseElement] = {
    # -- finding what is old
    "old_matches": select(tables.c.code, tables.c.version)
    .where(*OLD_MATCHES, tables.c.code > AFTER)
    .order_by(tables.c.code)
    .limit(MOST),
    "count_matches": select(func.count()).select_from(tables).where(*OLD_MATCHES),
    "old_gatherings": select(tables.c.code, tables.c.version)
    .where(*OLD_GATHERINGS, tables.c.code > AFTER)
    .order_by(tables.c.code)
    .limit(MOST),
    "count_gatherings": select(func.count()).select_from(tables).where(*OLD_GATHERINGS),
    "old_guests": select(people.c.id).where(*OLD_GUESTS, people.c.id > AFTER).order_by(people.c.id).limit(MOST),
    "count_guests": select(func.count()).select_from(people).where(*OLD_GUESTS),
    "old_talk": select(talk.c.code).where(*OLD_TALK, talk.c.code > AFTER).distinct().order_by(talk.c.code).limit(MOST),
    "count_talk": select(func.count()).select_from(talk).where(*OLD_TALK),
    "old_commands": select(commands.c.code)
    .where(*OLD_COMMANDS, commands.c.code > AFTER)
    .distinct()
    .order_by(commands.c.code)
    .limit(MOST),
    "count_commands": select(func.count()).select_from(commands).where(*OLD_COMMANDS),
    # -- deleting it
    "claim_table": update(tables)
    .where(tables.c.code == bindparam("was_code"), tables.c.version == bindparam("was_version"))
    .values(version=tables.c.version + literal_column("1")),
    "drop_entries": delete(entries).where(entries.c.code == CODE),
    "drop_talk": delete(talk).where(talk.c.code == CODE),
    "drop_commands": delete(commands).where(commands.c.code == CODE),
    "drop_old_commands": delete(commands).where(commands.c.code == CODE, commands.c.at < BEFORE),
    "drop_incidents": delete(incidents).where(incidents.c.code == CODE),
    "drop_pieces": delete(analyses).where(analyses.c.code == CODE),
    "drop_updates": delete(dossier_updates).where(dossier_updates.c.code == CODE),
    "drop_result": delete(results).where(results.c.code == CODE),
    "drop_match": delete(matches).where(matches.c.code == CODE),
    "drop_table": delete(tables).where(tables.c.code == CODE),
    "drop_guest": delete(people).where(people.c.id == WHO, people.c.seen < BEFORE),
    # -- a person's own data
    "people_called": select(people).where(people.c.name == bindparam("name")).order_by(people.c.created).limit(MOST),
    "their_tables": select(tables).where(THEIR_TABLES).order_by(tables.c.created, tables.c.code),
    "their_words": select(talk).where(*THEIR_WORDS).order_by(talk.c.n),
    "their_dossiers": select(dossiers).where(dossiers.c.person == WHO).order_by(dossiers.c.created, dossiers.c.id),
    "notices": select(talk).where(talk.c.code == CODE, talk.c.name == NOBODY).order_by(talk.c.n),
    "hush": update(talk).where(*THEIR_WORDS).values(name=bindparam("nobody"), text=bindparam("nothing"), person=null()),
    "reword": update(talk)
    .where(talk.c.code == bindparam("was_code"), talk.c.n == bindparam("was_n"))
    .values(text=bindparam("text")),
    "days_of": select(daily_results).where(daily_results.c.person == WHO).order_by(daily_results.c.day.desc()),
    "drop_their_days": delete(daily_results).where(daily_results.c.person == WHO),
    "drop_their_commands": delete(commands).where(commands.c.person == WHO),
    "take_back_dossiers": update(seats).where(seats.c.dossier.in_(THEIR_DOSSIERS)).values(dossier=null()),
    "drop_their_updates": delete(dossier_updates).where(dossier_updates.c.dossier.in_(THEIR_DOSSIERS)),
    "drop_their_dossiers": delete(dossiers).where(dossiers.c.person == WHO),
    "mark_forgotten": update(people)
    .where(people.c.id == bindparam("was_id"))
    .values(forgotten=bindparam("forgotten"), guarded=literal_column("0")),
}
