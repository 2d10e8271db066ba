"""The plain HTTP side: what is asked and answered outside a table. The OpenAPI description comes from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from readyroom.bots.analysis import Analysis
from readyroom.core.ending import Ribbon
from readyroom.core.presets import Preset, QuickStart
from readyroom.server.messages import Clock, Late, MeetingInfo, SeatInfo, Typed, Word


class NewPerson(msgspec.Struct, frozen=True):
    """A guest's name; no account. ``bot``: a program plays with it, which everyone at a table can see; it stays so."""

    name: Typed
    bot: bool = False


class Person(msgspec.Struct, frozen=True):
    """A guest. The token is the only proof of who they are; it is sent as ``Authorization: Bearer``."""

    token: str
    name: str


class Fault(msgspec.Struct, frozen=True):
    """A fault that a page met while it drew: where, what, and how it came to it."""

    where: Annotated[str, msgspec.Meta(max_length=200)]
    what: Annotated[str, msgspec.Meta(max_length=500)]
    trace: Annotated[str, msgspec.Meta(max_length=4000)] = ""


class Problem(msgspec.Struct, frozen=True):
    """What went wrong, in a sentence for the caller."""

    detail: str


class OptionChoice(msgspec.Struct, frozen=True):
    value: str | int | bool
    label: str


class OptionField(msgspec.Struct, frozen=True):
    """One option of a game, ready to be shown as a form field. A sequence is a few of its choices in a row, joined by
    hyphens: at least and at most so many, each of them called by the ``noun``."""

    name: str
    label: str
    help: str
    kind: Literal["switch", "choice", "number", "sequence"]
    default: Any
    choices: tuple[OptionChoice, ...] = ()
    least: int | None = None
    most: int | None = None
    noun: str = ""
    front: bool = False
    """among the first things that a table chooses"""
    solo: bool = False
    """only for a table of one"""


class GameInfo(msgspec.Struct, frozen=True):
    slug: str
    title: str
    blurb: str
    minutes: int
    together: bool
    least_seats: int
    most_seats: int
    levels: tuple[str, ...]
    options: tuple[OptionField, ...]
    presets: tuple[Preset, ...]
    quick_starts: tuple[QuickStart, ...]
    keeps_time: bool
    """whether the rules have a clock of their own, so that a table rarely wants another"""


class NewTable(msgspec.Struct, frozen=True):
    """A table to open. Bots may be seated at once: one level for each seat from the last backwards."""

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    title: Annotated[str, msgspec.Meta(max_length=96)] = ""
    open: bool = True
    clock: Clock = "none"
    bots: Annotated[tuple[Word, ...], msgspec.Meta(max_length=16)] = ()
    here: Annotated[tuple[Typed, ...], msgspec.Meta(max_length=16)] = ()
    """the names of those who play on the host's device, in the seats beside the host's"""
    start: bool = False
    """start the match at once; nobody else is waited for then"""
    follows: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """the code of a match of yours from which people take something along, if it has something (``carries``)"""
    guided: bool = False
    """a guided first match of one person and bots, with the luck that the game's guide is written for"""
    newcomers: bool = False
    """those who are new to the game are welcome"""
    late: Late = "bot"
    meets: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    """announce it for a time: wall time in milliseconds"""
    note: Annotated[str, msgspec.Meta(max_length=300)] = ""
    """what people should know who might come then"""
    season: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """the code of a season of yours that it counts for"""


class NewBranch(msgspec.Struct, frozen=True):
    """A table to play on from a moment of a match that is over: after which entry, in whose place, with which bots in
    all other seats; or with friends, for whom those seats are free."""

    seq: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    level: Word
    friends: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    title: str
    game: str
    options: dict[str, Any]
    status: str
    host: str
    seats: tuple[SeatInfo, ...]
    free: int
    to_act: tuple[int, ...]
    """the seats that the match waits for; empty where that is not known"""
    your_turn: bool
    watching: int
    moment: Any
    created: int
    changed: int
    result: str
    scores: tuple[float, ...]
    clock: Clock = "none"
    newcomers: bool = False
    """those who are new to the game are welcome"""
    meeting: MeetingInfo | None = None
    """when its people meet, if it is announced for a time"""


class HouseInfo(msgspec.Struct, frozen=True):
    """What this server has that others may not."""

    voices: bool
    """people can talk aloud at tables"""
    mail: bool
    """it sends mail: a link brings people back on a new device"""


class GameCount(msgspec.Struct, frozen=True):
    """How many tables of a game there are to join and to watch. Counted every few seconds, not for every caller."""

    game: str
    open: int
    running: int


class Shown(msgspec.Struct, frozen=True):
    """What one viewer saw of a match after one entry."""

    public: Any
    own: Any
    standing: tuple[float, ...]
    moment: Any


class Frame(msgspec.Struct, frozen=True):
    """One entry of a replay: who did it and when, what happened, and what changed of what was shown before it."""

    seq: int
    at: int
    actor: int
    words: tuple[Any, ...]
    events: tuple[Any, ...]
    changes: Any
    """a change, as in ``core/changes.py``, of the ``Shown`` of the frame before; the first frame has none"""


class StoryStep(msgspec.Struct, frozen=True):
    """An entry of a match that is over: where it left everyone's points, and what it told where these changed."""

    standing: tuple[float, ...]
    moment: Any
    words: tuple[Any, ...]


class Story(msgspec.Struct, frozen=True):
    """What the end of a match tells of it: how the points came about, step by step, and an award for each player."""

    steps: tuple[StoryStep, ...]
    awards: tuple[Ribbon, ...]


class Analyzed(msgspec.Struct, frozen=True):
    """How many moments of a match have been looked at, of how many; once all have, what was found out."""

    done: int
    of: int
    analysis: Analysis | None


class Replay(msgspec.Struct, frozen=True):
    """A finished match, as one viewer saw it or with all hands open: how it began, then frame by frame what changed."""

    game: str
    title: str
    options: dict[str, Any]
    names: tuple[str, ...]
    viewer: str
    """a seat's number, ``spectator`` or ``open``; when open, ``own`` is a list with one entry for each seat"""
    commitment: str
    seed: str | None
    verified: bool
    """the shuffles and dice were checked against the promise made at the start"""
    outcome: Any
    start: Shown
    """what the first frame shows"""
    frames: tuple[Frame, ...]
