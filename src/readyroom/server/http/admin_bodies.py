"""An operator's requests and answers. No seed, hand or log of a running match."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from readyroom.server.http.season_bodies import SeasonStatus
from readyroom.server.messages import Status

BanKind = Literal["address", "person"]


class Overview(msgspec.Struct, frozen=True):
    """One node, and its counters since it started. Rates are the differences."""

    node: str
    version: str
    shared: bool
    """other nodes serve the same tables"""
    drained: bool
    notice: str
    notice_left: int | None
    """milliseconds until the notice takes effect"""
    uptime: float
    """seconds"""
    problems: dict[str, str]
    """why it is not ready, if it is not"""
    tables: int
    sockets: int
    actions: int
    bot_moves: int
    refusals: int
    incidents: int
    bytes_sent: int
    store_errors: int
    store_waiting: int
    bot_questions: int
    sweep_age: float


class AdminTable(msgspec.Struct, frozen=True):
    """A table, as far as an operator needs to know."""

    code: str
    title: str
    game: str
    status: Status
    open: bool
    paused: bool
    created: int
    changed: int
    loaded: bool
    """in this node's memory; the rest is known only then"""
    people: int = 0
    """connected, on any node"""
    seq: int | None = None
    problem: str = ""


class AdminPerson(msgspec.Struct, frozen=True):
    """A person connected to a table on this node, so that they can be banned."""

    id: str | None
    name: str
    address: str
    seats: tuple[int, ...]


class AdminTableSheet(msgspec.Struct, frozen=True):
    table: AdminTable
    people: tuple[AdminPerson, ...]


class PauseTable(msgspec.Struct, frozen=True):
    paused: bool


class AdminSeason(msgspec.Struct, frozen=True):
    """A season in the operator's list."""

    code: str
    name: str
    note: str
    status: SeasonStatus
    listed: bool
    members: int
    changed: int


class Drain(msgspec.Struct, frozen=True):
    """Stop or resume taking new people; ``node`` is empty for the node you ask, or * for all."""

    drained: bool
    node: Annotated[str, Meta(max_length=16)] = ""


class Announce(msgspec.Struct, frozen=True):
    """A notice to every table on every node, and the minutes until it takes effect. An empty text withdraws it."""

    text: Annotated[str, Meta(max_length=200)] = ""
    minutes: Annotated[int, Meta(ge=0, le=1440)] | None = None


class NewBan(msgspec.Struct, frozen=True):
    """An address or a network, or a person by their id."""

    kind: BanKind
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    reason: Annotated[str, Meta(max_length=200)] = ""


class Ban(msgspec.Struct, frozen=True):
    id: str
    kind: BanKind
    who: str
    reason: str
    at: int


class IncidentInfo(msgspec.Struct, frozen=True):
    """A failure of the rules or the server. Details appear once the match is over."""

    id: str
    code: str
    seq: int
    at: int
    game: str = ""
    over: bool = False
    attempt: dict[str, Any] | None = None
    trace: str = ""
