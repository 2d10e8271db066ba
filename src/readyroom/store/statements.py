"""All queries and writes, compiled to each database's SQL when a store first opens.

The drivers are used directly: building and compiling a statement on every call would cost more than running it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Dialect, bindparam, delete, insert, literal_column, select, update
from sqlalchemy.dialects.postgresql.base import PGDialect
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.daily import DAILY, once
from readyroom.store.identity_queries import KNOWING
from readyroom.store.lobby_queries import FINDING, around
from readyroom.store.notice_queries import NOTICING
from readyroom.store.pruning_queries import LEAVING
from readyroom.store.puzzles import PUZZLES, tries
from readyroom.store.schema import (
    analyses,
    bans,
    commands,
    dossier_updates,
    dossiers,
    entries,
    incidents,
    matches,
    people,
    results,
    seats,
    tables,
    talk,
)
from readyroom.store.seasons import SEASONS
from readyroom.store.statistics import STATISTICS

CODE: BindParameter[str] = bindparam("code")
LIMIT = bindparam("most", type_=tables.c.created.type)
BEFORE: BindParameter[int] = bindparam("before")


class Statement(msgspec.Struct, frozen=True):
    """SQL for the driver, and its constant parameters."""

    sql: str
    fixed: dict[str, Any]


@cache
def compiled(dialect: str) -> dict[str, Statement]:
    """All statements by name, with named parameters. Never modified."""
    dialects: dict[str, Any] = {"sqlite": SQLiteDialect, "postgresql": PGDialect}
    kind: Dialect = dialects[dialect](paramstyle="named" if dialect == "sqlite" else "pyformat")
    ready = {}
    for name, statement in STATEMENTS.items():
        text = statement.compile(dialect=kind)
        ready[name] = Statement(str(text), {key: value for key, value in text.params.items() if value is not None})
    ready.update((name, Statement(text, {})) for name, text in _WRITTEN_OUT[dialect].items())
    ready["touch"], ready["touched"] = Statement(_TOUCH, {}), Statement(_TOUCHED, {})
    return ready


# A private table is listed only for people who sat there.
SHOWN = (tables.c.open == 1) | tables.c.code.in_(select(seats.c.code).where(seats.c.person == bindparam("who")))

STATEMENTS: dict[str, ClauseElement] = {
    "add_person": insert(people),
    "rename": update(people).where(people.c.id == bindparam("who")).values(name=bindparam("name")),
    "saw": update(people).where(people.c.id == bindparam("who")).values(seen=bindparam("seen")),
    "person": select(people).where(people.c.id == bindparam("who")),
    "add_table": insert(tables),
    "save_table": update(tables)
    .where(tables.c.code == bindparam("was_code"), tables.c.version == bindparam("was_version"))
    .values({c.name: bindparam(c.name) for c in tables.c if c.name not in ("code", "created")}),
    "save_seat": insert(seats),
    "drop_seat": delete(seats).where(seats.c.code == CODE, seats.c.seat == bindparam("seat")),
    "drop_seats": delete(seats).where(seats.c.code == CODE, seats.c.seat >= bindparam("seat")),
    "add_match": insert(matches),
    "say": insert(talk),
    "command": insert(commands),
    "result": insert(results),
    "incident": insert(incidents),
    "table": select(tables).where(tables.c.code == CODE),
    "seats": select(seats).where(seats.c.code == CODE).order_by(seats.c.seat),
    "match": select(matches).where(matches.c.code == CODE),
    "entries": select(entries)
    .where(entries.c.code == CODE, entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq),
    "talk": select(talk)
    .where(talk.c.code == CODE, talk.c.n > bindparam("after"))
    .order_by(talk.c.n.desc())
    .limit(LIMIT),
    "commands": select(commands).where(commands.c.code == CODE).order_by(commands.c.at.desc()).limit(LIMIT),
    "result_of": select(results).where(results.c.code == CODE),
    "keep_piece": insert(analyses),
    "pieces": select(analyses.c.piece)
    .where(analyses.c.code == CODE, analyses.c.how == bindparam("how"))
    .order_by(analyses.c.seq),
    "incidents": select(incidents).where(incidents.c.code == CODE).order_by(incidents.c.at),
    "latest_incidents": select(incidents).order_by(incidents.c.at.desc()).limit(LIMIT),
    "incident_by_id": select(incidents).where(incidents.c.id == bindparam("id")),
    "tables_by_status": select(tables)
    .where(tables.c.status == bindparam("status"))
    .order_by(tables.c.changed.desc())
    .limit(LIMIT),
    "add_ban": insert(bans),
    "lift_ban": delete(bans).where(bans.c.id == bindparam("id")),
    "bans": select(bans).order_by(bans.c.at.desc()),
    "names": select(people.c.id, people.c.name)
    .where(people.c.id.in_(select(seats.c.person).where(seats.c.code == CODE)))
    .union(
        select(people.c.id, people.c.name).where(people.c.id.in_(select(seats.c.owner).where(seats.c.code == CODE))),
        select(people.c.id, people.c.name).where(people.c.id.in_(select(tables.c.host).where(tables.c.code == CODE))),
    ),
    "tables_of": select(tables)
    .where(
        (tables.c.host == bindparam("who"))
        | tables.c.code.in_(
            select(seats.c.code).where((seats.c.person == bindparam("who")) | (seats.c.owner == bindparam("who")))
        )
    )
    .order_by(tables.c.changed.desc())
    .limit(LIMIT),
    "finished": select(tables)
    .join(results, results.c.code == tables.c.code)
    .where(results.c.ended < BEFORE, SHOWN)
    .order_by(results.c.ended.desc())
    .limit(LIMIT),
    "finished_of_game": select(tables)
    .join(results, results.c.code == tables.c.code)
    .where(results.c.ended < BEFORE, SHOWN, results.c.game == bindparam("game"))
    .order_by(results.c.ended.desc())
    .limit(LIMIT),
    "played_together": select(
        results.c.code, results.c.ended, results.c.outcome, matches.c.options, people.c.id, people.c.name
    )
    .join(matches, matches.c.code == results.c.code)
    .join(seats, seats.c.code == results.c.code)
    .join(people, people.c.id == seats.c.person)
    .where(
        results.c.game == bindparam("game"),
        results.c.outcome.is_not(None),
        results.c.code.in_(select(seats.c.code).where(seats.c.person == bindparam("who"))),
    )
    .order_by(results.c.ended.desc(), results.c.code, seats.c.seat)
    .limit(LIMIT),
    "add_dossier": insert(dossiers),
    "save_dossier": update(dossiers)
    .where(dossiers.c.id == bindparam("was_id"), dossiers.c.version == bindparam("was_version"))
    .values({name: bindparam(name) for name in ("title", "body", "version", "away", "changed")}),
    "send_dossier": update(dossiers)
    .where(dossiers.c.id == bindparam("dossier"), dossiers.c.away.is_(None))
    .values(away=bindparam("code"), version=dossiers.c.version + literal_column("1")),
    "bring": insert(dossier_updates),
    "apply_update": update(dossier_updates)
    .where(
        dossier_updates.c.code == bindparam("was_code"),
        dossier_updates.c.dossier == bindparam("was_dossier"),
        dossier_updates.c.applied.is_(None),
    )
    .values(applied=bindparam("applied")),
    "dossier": select(dossiers).where(dossiers.c.id == bindparam("id")),
    "dossiers_of": select(dossiers)
    .where(dossiers.c.person == bindparam("who"), dossiers.c.game == bindparam("game"))
    .order_by(dossiers.c.created, dossiers.c.id),
    "dossier_titles": select(dossiers.c.id, dossiers.c.title).where(
        dossiers.c.id.in_(select(seats.c.dossier).where(seats.c.code == CODE))
    ),
    "brought": select(dossier_updates).where(dossier_updates.c.code == CODE).order_by(dossier_updates.c.seat),
    "due_updates": select(dossier_updates)
    .join(results, results.c.code == dossier_updates.c.code)
    .where(dossier_updates.c.applied.is_(None))
    .order_by(results.c.ended)
    .limit(LIMIT),
    "due": select(tables.c.code)
    .where(tables.c.wake <= bindparam("now"), tables.c.code > bindparam("after"))
    .order_by(tables.c.code)
    .limit(LIMIT),
    **KNOWING,
    **FINDING,
    **SEASONS,
    **LEAVING,
    **NOTICING,
    **STATISTICS,
    **DAILY,
    **PUZZLES,
}

# Only a write shows whether the disk accepts writes: this rewrites the one row that always exists, unchanged.
_TOUCH = "UPDATE alembic_version SET version_num = version_num"
_TOUCHED = "SELECT version_num FROM alembic_version"

# SQL that differs between the databases. One query asks how far all loaded tables have come, so that the driver is
# entered only once; the same goes for a batch of log entries (``engines``).
_WRITTEN_OUT = {
    "sqlite": {
        **once(":{}"),
        "heads": (
            "SELECT code, version, coalesce((SELECT max(seq) FROM entries WHERE entries.code = tables.code), -1), "
            "coalesce((SELECT max(n) FROM talk WHERE talk.code = tables.code), -1) "
            "FROM tables WHERE code IN (SELECT value FROM json_each(:codes))"
        ),
        "time": "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
        **around("SELECT value FROM json_each(:codes)"),
        **tries("SELECT value FROM json_each(:codes)", ":{}"),
    },
    "postgresql": {
        **once("%({})s"),
        "heads": (
            "SELECT code, version, coalesce((SELECT max(seq) FROM entries WHERE entries.code = tables.code), -1), "
            "coalesce((SELECT max(n) FROM talk WHERE talk.code = tables.code), -1) "
            "FROM tables WHERE code IN (SELECT json_array_elements_text(%(codes)s::json))"
        ),
        "time": "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
        **around("SELECT json_array_elements_text(%(codes)s::json)"),
        **tries("SELECT json_array_elements_text(%(codes)s::json)", "%({})s"),
    },
}
