"""What is kept, as typed rows."""

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
    """Whose token it is, on which device."""

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
    """A code or a challenge that counts once, and for a short time."""

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
    """whether the host teaches the game, or waits for those who are new to it"""
    daily: str | None = None
    """the day whose mission is played here, its scheme, and whether it is practice"""
    meets: int | None = None
    """when its people meet, if they are to"""
    meeting: str | None = None
    """what else there is to say about that: a Meeting"""
    late: str = "bot"
    """what happens when a clock of days runs out: ``bot`` or ``ask``"""


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed about when a table's people meet. Who is in has a seat."""

    note: str = ""
    answers: dict[str, tuple[str, str]] = {}
    """people without a seat who said something: maybe or out, and what they are called"""
    was: int | None = None
    """the time before it was moved"""
    reason: str = ""
    """why it was moved or called off"""
    off: bool = False
    """called off"""
    stage: int = 0
    """how far it has come: 1, those who are in were reminded; 2, a host who did not come was no longer waited for"""


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
    rated: str = ""
    """who plays it for their rating, seat by seat, as JSON; empty: nobody does"""


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


class DayRow(msgspec.Struct, frozen=True):
    """How a person fared on a mission of the day. ``halves`` is the score in half points, if they saw the end."""

    day: str
    game: str
    person: str
    scheme: int
    code: str
    ended: int
    home: int
    halves: int | None


class DayCrewRow(msgspec.Struct, frozen=True):
    """How bots fared on a mission of the day."""

    day: str
    game: str
    scheme: int
    home: int
    halves: int


class PlayedRow(msgspec.Struct, frozen=True):
    """A match that came to an end, and one of the people who sat at it then."""

    code: str
    ended: int
    outcome: str
    options: str
    person: str
    name: str


class SeatPlayed(msgspec.Struct, frozen=True):
    """What a finished match tells of one of its seats, for statistics."""

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
    """What a person wants others to see of them: nothing, unless they say so."""

    person: str
    shown: int = 0
    rated: int = 0


class RatingRow(msgspec.Struct, frozen=True):
    """A person's rating in a game after so many rated matches."""

    game: str
    person: str
    n: int
    code: str
    ended: int
    mu: float
    sigma: float


class RatedRow(msgspec.Struct, frozen=True):
    """How far the ratings of a game have come."""

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
    entries: Sequence[EntryRow] = ()
    # What comes below is seldom there at all.
    table: TableRow | None = None
    """the table as it is from now on; refused if it was changed since ``table.version - 1``"""
    seats: Sequence[SeatRow] = ()
    fewer_seats: int | None = None
    match: MatchRow | None = None
    brought: Sequence[UpdateRow] = ()
    """dossiers that go to the match that starts; refused if one of them is away already"""
    talk: Sequence[TalkRow] = ()
    command: CommandRow | None = None
    result: ResultRow | None = None
    settled: Sequence[str] = ()
    """people who need not be told any more what they were to be told about this table"""
    notices: Sequence[NoticeRow] = ()
    days: Sequence[DayRow] = ()
    """how those at a mission of the day fared; who has a result of that day already keeps it"""


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
    claimed: frozenset[str] = frozenset()
    """whose names are theirs alone on this server"""
    profiles: dict[str, ProfileRow] = {}
    """those of its people who want to be seen or rated"""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: with its seats, the names of its people, and how it ended."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    names: dict[str, str]
    result: ResultRow | None
    profiles: dict[str, ProfileRow] = {}


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
