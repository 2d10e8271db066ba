"""Checks a database: the file itself, its schema, and whether its rows are consistent.

It reads a snapshot of one moment while servers keep writing. Rules are not involved; that is ``validate``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from readyroom.core.chance import commitment
from readyroom.core.facts import Fact
from readyroom.core.record import EntryData
from readyroom.core.struct import Outcome
from readyroom.store.backup import STRIDE, Told
from readyroom.store.engines import Connection, Engine, SQLite
from readyroom.store.rows import StoreError
from readyroom.store.upgrade import HEAD, must_know, version_of

MOST_NAMED = 5
"""How many faults of the same kind are named."""


class Finding(msgspec.Struct, frozen=True):
    """One check. ``wrong`` names the faults; it is empty if all is well."""

    what: str
    wrong: tuple[str, ...] = ()
    more: int = 0

    @property
    def sound(self) -> bool:
        return not self.wrong


class Look:
    """One connection, reading a snapshot."""

    def __init__(self, engine: Engine, connection: Connection) -> None:
        self.engine = engine
        self.connection = connection

    def rows(self, sql: str) -> Iterator[tuple[Any, ...]]:
        return self.engine.stream(self.connection, sql)

    def find(self, what: str, sql: str) -> Finding:
        """Runs a query whose every row is a fault."""
        return self.gathered(what, (" ".join(str(value) for value in row) for row in self.rows(sql)))

    def gathered(self, what: str, faults: Iterator[str]) -> Finding:
        """The faults, naming the first few; a check that fails is a fault, too."""
        named: list[str] = []
        more = 0
        try:
            for fault in faults:
                if len(named) < MOST_NAMED:
                    named.append(fault)
                else:
                    more += 1
        except self.engine.errors as failed:
            named.append(f"the database failed: {failed}")
        return Finding(what, tuple(named), more)


def check(engine: Engine, told: Told) -> list[Finding]:
    """Checks everything. Raises StoreError if this is not our database, or a newer version's."""
    version = version_of(engine)
    if version is None:
        raise StoreError("This database holds no tables of Ready Room.")
    must_know(version)
    if version != HEAD:
        return [Finding("schema", (f"is {version}, and {HEAD} is needed: run readyroom db migrate, then check again",))]
    connection = engine.connect()
    try:
        connection.execute(engine.look)
        look = Look(engine, connection)
        return [*_file(look), *(look.find(what, sql) for what, sql in QUESTIONS.items()), *_contents(look, told)]
    finally:
        connection.close()


def _file(look: Look) -> list[Finding]:
    """SQLite's own checks of the file; PostgreSQL does these itself."""
    if not isinstance(look.engine, SQLite):
        return []
    said = (row[0] for row in look.rows("PRAGMA integrity_check"))
    keys = (f"{row[0]} names a row of {row[2]} that does not exist" for row in look.rows("PRAGMA foreign_key_check"))
    return [
        look.gathered("the file", (line for line in said if line != "ok")),
        look.gathered("rows that name each other", keys),
    ]


QUESTIONS: dict[str, str] = {
    "statistics have a line for every seat": (
        "SELECT code, 'has', count(*), 'of', seats FROM played GROUP BY code, seats HAVING count(*) <> seats"
    ),
    "ratings follow from rated matches": (
        "SELECT game, person, code FROM ratings WHERE NOT EXISTS (SELECT 1 FROM played WHERE played.code = ratings.code"
        " AND played.person = ratings.person AND played.rated = 1)"
    ),
    "log entries are numbered without gaps or repeats": (
        "SELECT code, 'has', count(*), 'entries numbered', min(seq), 'to', max(seq) FROM entries"
        " GROUP BY code HAVING min(seq) <> 0 OR max(seq) + 1 <> count(*)"
    ),
    "log entries belong to a match": ("SELECT DISTINCT code FROM entries WHERE code NOT IN (SELECT code FROM matches)"),
    "matches have a log": "SELECT code FROM matches WHERE code NOT IN (SELECT code FROM entries WHERE seq = 0)",
    "matches and tables are of the same game": (
        "SELECT matches.code, matches.game, tables.game FROM matches JOIN tables ON tables.code = matches.code"
        " WHERE matches.game <> tables.game"
    ),
    "tables that have started have a match": (
        "SELECT code, status FROM tables WHERE (status = 'playing' OR status = 'over')"
        " AND code NOT IN (SELECT code FROM matches)"
    ),
    "tables have a known status": (
        "SELECT code, status FROM tables WHERE status NOT IN ('gathering', 'playing', 'over', 'ended')"
    ),
    "matches have all their seats": (
        "SELECT matches.code, 'has', count(seats.seat), 'of', matches.seats FROM matches"
        " LEFT JOIN seats ON seats.code = matches.code GROUP BY matches.code, matches.seats"
        " HAVING count(seats.seat) <> matches.seats OR max(seats.seat) + 1 <> matches.seats"
    ),
    "seats are numbered without a gap": (
        "SELECT code, 'has', count(*), 'seats up to', max(seat) FROM seats"
        " GROUP BY code HAVING min(seat) <> 0 OR max(seat) + 1 <> count(*)"
    ),
    "seats name a person exactly where one sits": (
        "SELECT code, 'seat', seat, kind FROM seats WHERE (kind = 'person') <> (person IS NOT NULL)"
        " OR kind NOT IN ('open', 'person', 'bot')"
    ),
    "results belong to a match": "SELECT code FROM results WHERE code NOT IN (SELECT code FROM matches)",
    "matches that are over have a result": (
        "SELECT code FROM tables WHERE status IN ('over', 'ended') AND code IN (SELECT code FROM matches)"
        " AND code NOT IN (SELECT code FROM results)"
    ),
    "matches with a result are over": (
        "SELECT code, status FROM tables WHERE status IN ('gathering', 'playing')"
        " AND code IN (SELECT code FROM results)"
    ),
    "talk, commands, incidents and analyses belong to a table": (
        "SELECT DISTINCT code FROM talk WHERE code NOT IN (SELECT code FROM tables)"
        " UNION SELECT DISTINCT code FROM commands WHERE code NOT IN (SELECT code FROM tables)"
        " UNION SELECT DISTINCT code FROM incidents WHERE code NOT IN (SELECT code FROM tables)"
        " UNION SELECT DISTINCT code FROM analyses WHERE code NOT IN (SELECT code FROM tables)"
    ),
    "dossiers that are away are at a match": (
        "SELECT id, 'at', away FROM dossiers WHERE away IS NOT NULL AND NOT EXISTS (SELECT 1 FROM dossier_updates"
        " WHERE dossier = dossiers.id AND code = dossiers.away AND applied IS NULL)"
    ),
    "people who asked to be forgotten have been (if not: readyroom db forget ID)": (
        "SELECT id FROM people WHERE forgotten IS NOT NULL AND name <> 'Somebody'"
    ),
    "nobody who was forgotten has a device": (
        "SELECT DISTINCT devices.person FROM devices JOIN people ON people.id = devices.person"
        " WHERE people.forgotten IS NOT NULL"
    ),
    "people who are guarded have a passkey": (
        "SELECT id FROM people WHERE guarded = 1 AND id NOT IN (SELECT person FROM passkeys)"
    ),
}


def _contents(look: Look, told: Told) -> list[Finding]:
    """Checks that the content of the rows can be read."""
    total = sum(_count(look, table) for table in SHAPES)
    done = 0
    found = []
    for table, (what, columns, faults) in SHAPES.items():

        def counted(rows: Iterator[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
            nonlocal done
            for row in rows:
                yield row
                done += 1
                if done % STRIDE == 0:
                    told(done, total)

        rows = counted(look.rows(f"SELECT {columns} FROM {table}"))  # noqa: S608
        found.append(look.gathered(what, (fault for row in rows if (fault := faults(*row)))))
    told(total, total)
    return found


def _count(look: Look, table: str) -> int:
    """The number of rows; 0 if the table cannot be read."""
    try:
        return int(next(look.rows(f"SELECT count(*) FROM {table}"))[0])  # noqa: S608
    except look.engine.errors:
        return 0


def _entry(code: str, seq: int, entry: str) -> str:
    wrong = unreadable(entry, EntryData)
    if wrong:
        return f"{code} entry {seq}: {wrong}"
    within = re.match(r'\{"seq":(\d+),', entry)
    number = int(within[1]) if within else msgspec.json.decode(entry)["seq"]
    return "" if number == seq else f"{code} entry {seq}: says that it is entry {number}"


def _table(code: str, options: str, asked: str | None, muted: str, kicked: str) -> str:
    wrong = unreadable(options, dict[str, Any]) or (unreadable(asked, dict[str, Any]) if asked is not None else "")
    wrong = wrong or unreadable(muted, dict[str, str]) or unreadable(kicked, dict[str, str])
    return f"{code}: {wrong}" if wrong else ""


def _seat(code: str, seat: int, sat: str, orders: str | None) -> str:
    wrong = unreadable(sat, list[str]) or (unreadable(orders, Any) if orders is not None else "")
    return f"{code} seat {seat}: {wrong}" if wrong else ""


def _match(code: str, options: str, seed: str, promised: str) -> str:
    wrong = unreadable(options, dict[str, Any])
    if not wrong and commitment(seed) != promised:
        wrong = "the seed is not the one that was promised at the start"
    return f"{code}: {wrong}" if wrong else ""


def _result(code: str, outcome: str | None) -> str:
    wrong = unreadable(outcome, Outcome) if outcome is not None else ""
    return f"{code}: {wrong}" if wrong else ""


def _played(code: str, seat: int, facts: str) -> str:
    wrong = unreadable(facts, tuple[Fact, ...])
    return f"{code} seat {seat}: {wrong}" if wrong else ""


def _dossier(id: str, body: str) -> str:
    wrong = unreadable(body, dict[str, Any])
    return f"{id}: {wrong}" if wrong else ""


def unreadable(text: str, kind: Any) -> str:
    """Why a text is not the expected JSON; empty if it is."""
    try:
        msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        return f"cannot be read ({wrong})"
    return ""


Faults = Callable[..., str]
SHAPES: dict[str, tuple[str, str, Faults]] = {
    "tables": ("tables can be read", "code, options, asked, muted, kicked", _table),
    "seats": ("seats can be read", "code, seat, sat, orders", _seat),
    "matches": (
        "matches can be read, and their seeds are the promised ones",
        "code, options, seed, commitment",
        _match,
    ),
    "results": ("results can be read", "code, outcome", _result),
    "played": ("statistics can be read", "code, seat, facts", _played),
    "dossiers": ("dossiers can be read", "id, body", _dossier),
    "entries": ("log entries can be read", "code, seq, entry", _entry),
}
