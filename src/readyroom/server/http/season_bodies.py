"""Club seasons over HTTP: requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from readyroom.server.http.bodies import TableInfo
from readyroom.server.messages import Typed, Word

Date = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
RulingKind = Literal["strike", "points", "remove"]
SeasonStatus = Literal["open", "finished", "closed"]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class NewSeason(msgspec.Struct, frozen=True):
    """A season to open. ``scheme``: points by place, or the game's own points (a crew's: its mission's)."""

    name: Typed
    games: Annotated[tuple[Word, ...], msgspec.Meta(min_length=1, max_length=16)]
    starts: Date
    ends: Date
    note: Annotated[str, msgspec.Meta(max_length=400)] = ""
    scheme: Literal["places", "points"] = "places"
    places: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=1000)], ...], msgspec.Meta(max_length=16)] = (
        10, 6, 3, 1,
    )  # fmt: skip
    best: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """how many of each member's best results count; 0: all"""
    listed: bool = False
    """shown to everyone; otherwise only to people with the link"""


class NewRuling(msgspec.Struct, frozen=True):
    """The organizer voids a match (for one member or for all), gives a member points, or removes one."""

    kind: RulingKind
    reason: Reason
    match: Annotated[str, msgspec.Meta(max_length=32)] = ""
    member: Word = ""
    points: Annotated[int, msgspec.Meta(ge=-1000, le=1000)] = 0


class NewDraw(msgspec.Struct, frozen=True):
    """A round to draw: which game, and how many at a table."""

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=2, le=16)]


class SeasonInfo(msgspec.Struct, frozen=True):
    """A season in a list."""

    code: str
    name: str
    note: str
    games: tuple[str, ...]
    starts: int
    ends: int
    scheme: Literal["places", "points"]
    places: tuple[int, ...]
    best: int
    listed: bool
    status: SeasonStatus
    organizer: str
    members: int
    you_organize: bool
    you_belong: bool


class TableSeason(msgspec.Struct, frozen=True):
    """The season a table counts for; empty if there is none, or none the caller may see."""

    code: str = ""
    name: str = ""


class SeasonCell(msgspec.Struct, frozen=True):
    """One result: which match, what it was worth, and whether it counts."""

    match: str
    place: int
    points: float
    counts: bool
    struck: bool


class SeasonLine(msgspec.Struct, frozen=True):
    """A line of the standings. ``member`` is valid in this season only."""

    member: str
    name: str
    you: bool
    rank: int
    points: float
    matches: int
    wins: int
    best: float
    added: int
    cells: tuple[SeasonCell, ...]
    form: tuple[int, ...]


class SeasonRuling(msgspec.Struct, frozen=True):
    """An organizer's decision, for everyone to read."""

    at: int
    kind: RulingKind
    match: str
    title: str
    name: str
    points: int
    reason: str


class SeasonSheet(msgspec.Struct, frozen=True):
    """A season's page: standings, matches, waiting and running tables, and rulings."""

    info: SeasonInfo
    lines: tuple[SeasonLine, ...]
    finished: tuple[TableInfo, ...]
    tables: tuple[TableInfo, ...]
    rulings: tuple[SeasonRuling, ...]
    rounds: int
