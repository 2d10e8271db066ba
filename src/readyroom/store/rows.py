"""The stored rows, typed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from readyroom.store.notice_queries import NoticeRow


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int
    seen: int = 0
    """when they were last here, give or take a day"""
    forgotten: int | None = None
    """when they asked to be forgotten"""
    guarded: int = 0
    """whether a new device needs one of their passkeys"""


class DeviceRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    token: str
    called: str
    created: int
    seen: int = 0


class Recognized(msgspec.Struct, frozen=True):
    """The person and device that a token belongs to."""

    person: str
    name: str
    device: str
    seen: int
    claimed: int


class PasskeyRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    host: str
    key: str
    count: int
    called: str
    created: int
    used: int = 0


class AddressRow(msgspec.Struct, frozen=True):
    person: str
    address: str
    confirmed: int


class PassRow(msgspec.Struct, frozen=True):
    """A one-time code or challenge, valid for a short time."""

    hash: str
    kind: str
    person: str | None
    body: str
    until: int


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
    """whether the host welcomes people who are new to the game"""
    daily: str | None = None
    """the day whose mission is played here, its scheme, and whether it is practice"""
    meets: int | None = None
    """when its people meet, if a time is set"""
    meeting: str | None = None
    """the rest of the meeting's data: a Meeting, as JSON"""
    late: str = "bot"
    """what happens when a clock of days runs out: ``bot`` or ``ask``"""


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table's meeting. Everyone who is in has a seat."""

    note: str = ""
    answers: dict[str, tuple[str, str]] = {}
    """answers of people without a seat: maybe or out, and their names"""
    was: int | None = None
    """the time before it was moved"""
    reason: str = ""
    """why it was moved or called off"""
    off: bool = False
    """called off"""
    stage: int = 0
    """1: those who are in were reminded; 2: the table stopped waiting for a host who did not come"""


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
    """the name of the guest who plays it on its person's device; empty if the person plays"""


class Head(msgspec.Struct, frozen=True):
    """How far a table has come: the version of its row, and the numbers of its last entry and last line of talk."""

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
    rated: str = ""
    """the rated person of each seat, as JSON; empty if the match is not rated"""


class EntryRow(msgspec.Struct, frozen=True, array_like=True):
    """One line of a log; ``entry`` is its JSON. Array-like, since many are passed to the database as one array."""

    code: str
    seq: int
    entry: str
    person: str | None = None
    command: str | None = None
    mark: str | None = None
    """a fingerprint of the match (``core.marks``), at some entries"""


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


class DayRow(msgspec.Struct, frozen=True):
    """A person's result in a mission of the day. ``halves`` is the score in half points, if they saw the end."""

    day: str
    game: str
    person: str
    scheme: int
    code: str
    ended: int
    home: int
    halves: int | None


class DayCrewRow(msgspec.Struct, frozen=True):
    """The bots' result in a mission of the day."""

    day: str
    game: str
    scheme: int
    home: int
    halves: int


class PlayedRow(msgspec.Struct, frozen=True):
    """A finished match, and one of the people who sat there at the end."""

    code: str
    ended: int
    outcome: str
    options: str
    person: str
    name: str


class SeatPlayed(msgspec.Struct, frozen=True):
    """A seat's result in a finished match, for statistics."""

    code: str
    seat: int
    game: str
    seats: int
    people: int
    person: str | None
    level: str
    guest: int
    place: int
    points: float
    won: int
    together: int
    started: int
    ended: int
    moves: int
    open: int
    rated: int
    facts: str


class ProfileRow(msgspec.Struct, frozen=True):
    """What a person makes public: nothing by default."""

    person: str
    shown: int = 0
    rated: int = 0


class RatingRow(msgspec.Struct, frozen=True):
    """A person's rating in a game after ``n`` rated matches."""

    game: str
    person: str
    n: int
    code: str
    ended: int
    mu: float
    sigma: float


class RatedRow(msgspec.Struct, frozen=True):
    """How far a game's ratings have come."""

    game: str
    version: int
    ended: int
    code: str


class IncidentRow(msgspec.Struct, frozen=True):
    id: str
    code: str
    seq: int
    attempt: str
    trace: str
    at: int


class BanRow(msgspec.Struct, frozen=True):
    """A ban of a network or a person."""

    id: str
    kind: str
    who: str
    reason: str
    at: int


class DossierRow(msgspec.Struct, frozen=True):
    """What a person keeps of a game from match to match. ``away`` is the running match it was brought to."""

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
    """A dossier brought to a seat of a match; ``applied`` is when the match was entered in it, if it was."""

    code: str
    dossier: str
    seat: int
    applied: int | None = None


class Change(msgspec.Struct, kw_only=True):
    """Everything that one command changes at one table: written completely or not at all."""

    code: str
    entries: Sequence[EntryRow] = ()
    # The fields below are rarely set.
    table: TableRow | None = None
    """the table's new row; refused if it was changed since ``table.version - 1``"""
    seats: Sequence[SeatRow] = ()
    fewer_seats: int | None = None
    match: MatchRow | None = None
    brought: Sequence[UpdateRow] = ()
    """dossiers brought to the match that starts; refused if one is already away"""
    talk: Sequence[TalkRow] = ()
    command: CommandRow | None = None
    result: ResultRow | None = None
    settled: Sequence[str] = ()
    """people whose pending notices about this table are obsolete"""
    notices: Sequence[NoticeRow] = ()
    days: Sequence[DayRow] = ()
    """results in a mission of the day; a person's first result of the day stays"""


class Stored(msgspec.Struct, frozen=True):
    """A table loaded from the store."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    names: dict[str, str]
    match: MatchRow | None
    entries: tuple[EntryRow, ...]
    talk: tuple[TalkRow, ...]
    commands: tuple[CommandRow, ...]
    result: ResultRow | None
    titles: dict[str, str] = {}
    """the titles of the dossiers at its seats"""
    claimed: frozenset[str] = frozenset()
    """the people whose names nobody else on this server may use"""
    profiles: dict[str, ProfileRow] = {}
    """the people at the table who have a public page or want ratings"""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list, with its seats, its people's names, and its result."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    names: dict[str, str]
    result: ResultRow | None
    profiles: dict[str, ProfileRow] = {}


class Wish(msgspec.Struct, frozen=True):
    """A filter for tables: game, number of free seats, pace, for newcomers; by default any table."""

    game: str = ""
    pace: str = ""
    newcomers: int = 0
    free: int = 1


class Cursor(msgspec.Struct, frozen=True):
    """Where a list continues: after the table with this time and code."""

    before: int = 2**62
    before_code: str = ""


class Conflict(Exception):
    """Another writer was first: the entry's number is taken, or the table has changed."""


class StoreError(Exception):
    """The database failed: it is full, gone or broken. Nothing was written."""


class NewerDatabase(StoreError):
    """The database belongs to a newer version."""
