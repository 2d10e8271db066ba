"""What is kept, as typed rows."""

from __future__ import annotations

import msgspec


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    token: str
    name: str
    created: int
    seen: int = 0
    """when they were last here, give or take a day"""


class TableRow(msgspec.Struct, frozen=True):
    code: str
    version: int
    title: str
    game: str
    options: str
    status: str
    open: int
    clock: str
    host: str
    paused: int
    asked: str | None
    epoch: int
    turn: int
    wake: int | None
    created: int
    changed: int
    follows: str | None = None
    muted: str = "{}"
    kicked: str = "{}"
    speakers: str = "all"
    newcomers: int = 0
    """whether the host teaches the game, or waits for those who are new to it"""


class SeatRow(msgspec.Struct, frozen=True):
    code: str
    seat: int
    kind: str = "open"
    person: str | None = None
    level: str = ""
    sat: str = "[]"
    remaining: int | None = None
    strikes: int = 0
    orders: str | None = None
    dossier: str | None = None
    owner: str | None = None
    guest: str = ""
    """what they are called who play it on its person's device; empty: it is the person"""


class Head(msgspec.Struct, frozen=True):
    """How far a table has come: the version of its row, and the last of its match's entries and of its talk."""

    code: str
    version: int
    seq: int
    said: int


class MatchRow(msgspec.Struct, frozen=True):
    code: str
    game: str
    rules: int
    options: str
    seats: int
    seed: str
    commitment: str
    started: int


class EntryRow(msgspec.Struct, frozen=True, array_like=True):
    """One line of a log; ``entry`` is its JSON. Array-like, since many are handed to the database as one array."""

    code: str
    seq: int
    entry: str
    person: str | None = None
    command: str | None = None
    mark: str | None = None
    """where the match stood then (``core.marks``), at some entries"""


class TalkRow(msgspec.Struct, frozen=True):
    code: str
    n: int
    name: str
    seat: int | None
    text: str
    signal: str
    at: int
    person: str | None = None


class CommandRow(msgspec.Struct, frozen=True):
    code: str
    person: str
    id: str
    seq: int
    at: int


class ResultRow(msgspec.Struct, frozen=True):
    code: str
    game: str
    ended: int
    outcome: str | None


class PlayedRow(msgspec.Struct, frozen=True):
    """A match that came to an end, and one of the people who sat at it then."""

    code: str
    ended: int
    outcome: str
    options: str
    person: str
    name: str


class IncidentRow(msgspec.Struct, frozen=True):
    id: str
    code: str
    seq: int
    attempt: str
    trace: str
    at: int


class BanRow(msgspec.Struct, frozen=True):
    """A ban: of a network of addresses, or of a person."""

    id: str
    kind: str
    who: str
    reason: str
    at: int


class DossierRow(msgspec.Struct, frozen=True):
    """What a person keeps from match to match of a game. ``away`` is the running match that it was brought to."""

    id: str
    person: str
    game: str
    title: str
    body: str
    version: int
    away: str | None
    created: int
    changed: int


class UpdateRow(msgspec.Struct, frozen=True):
    """A dossier was brought to a seat of a match; ``applied`` is when the match was entered in it, if it was."""

    code: str
    dossier: str
    seat: int
    applied: int | None = None


class Change(msgspec.Struct, kw_only=True):
    """Everything that one command changes at one table: written whole or not at all."""

    code: str
    entries: list[EntryRow] = []
    table: TableRow | None = None
    """the table as it is from now on; refused if it was changed since ``table.version - 1``"""
    seats: list[SeatRow] = []
    fewer_seats: int | None = None
    match: MatchRow | None = None
    brought: list[UpdateRow] = []
    """dossiers that go to the match that starts; refused if one of them is away already"""
    talk: list[TalkRow] = []
    command: CommandRow | None = None
    result: ResultRow | None = None


class Stored(msgspec.Struct, frozen=True):
    """A table as it comes back from the store."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    names: dict[str, str]
    match: MatchRow | None
    entries: tuple[EntryRow, ...]
    talk: tuple[TalkRow, ...]
    commands: tuple[CommandRow, ...]
    result: ResultRow | None
    titles: dict[str, str] = {}
    """what the dossiers at its seats are called"""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: with its seats, the names of its people, and how it ended."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    names: dict[str, str]
    result: ResultRow | None


class Wish(msgspec.Struct, frozen=True):
    """Which tables someone looks for: of a game, with so many free seats, live or slow, for newcomers; else any."""

    game: str = ""
    pace: str = ""
    newcomers: int = 0
    free: int = 1


class Cursor(msgspec.Struct, frozen=True):
    """Where a list goes on: after the table of this time and code."""

    before: int = 2**62
    before_code: str = ""


class Conflict(Exception):
    """Another writer was first: the entry's number is taken, or the table has changed."""


class StoreError(Exception):
    """The database could not do it: it is full, gone or broken. Nothing was written."""


class NewerDatabase(StoreError):
    """The database belongs to a newer version."""
