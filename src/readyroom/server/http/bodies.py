"""Request and response bodies outside tables. The OpenAPI description comes from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from readyroom.bots.analysis import Analysis
from readyroom.core.ending import Ribbon
from readyroom.core.presets import Preset, QuickStart
from readyroom.server.messages import Clock, Late, MeetingInfo, SeatInfo, Status, Typed, Word


class NewPerson(msgspec.Struct, frozen=True):
    """A guest's name; no account. ``bot`` marks a program's account for good, and everyone at a table sees it."""

    name: Typed
    bot: bool = False


class Person(msgspec.Struct, frozen=True):
    """A guest. The token is the only proof of identity; send it as ``Authorization: Bearer``."""

    token: str
    name: str


class Fault(msgspec.Struct, frozen=True):
    """An error on a page: where, what, and its trace."""

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
    """One option of a game, ready for a form. A sequence is several of its choices joined by hyphens, within a minimum
    and a maximum; ``noun`` names one."""

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
    """among the first things a table chooses"""
    solo: bool = False
    """only for one-player tables"""


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
    """whether the game has its own clock, so a table rarely needs another"""


class NewTable(msgspec.Struct, frozen=True):
    """A table to open. Bots can be seated at once: one level per seat, from the last seat backwards."""

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    title: Annotated[str, msgspec.Meta(max_length=96)] = ""
    open: bool = True
    clock: Clock = "none"
    bots: Annotated[tuple[Word, ...], msgspec.Meta(max_length=16)] = ()
    here: Annotated[tuple[Typed, ...], msgspec.Meta(max_length=16)] = ()
    """the names of people who share the host's device, in the seats next to the host"""
    start: bool = False
    """start the match at once, without waiting for others"""
    follows: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """the code of an earlier match of yours to carry something over from, if the game allows it (``carries``)"""
    guided: bool = False
    """a guided first match for one person and bots, with the luck the game's guide expects"""
    newcomers: bool = False
    """newcomers to the game are welcome"""
    late: Late = "bot"
    meets: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    """when to meet, in milliseconds of wall time"""
    note: Annotated[str, msgspec.Meta(max_length=300)] = ""
    """what people who might come should know"""
    season: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """the code of your season that it counts for"""


class NewBranch(msgspec.Struct, frozen=True):
    """A table that continues a finished match: after which entry, in which seat, with which bots in the other seats, or
    with friends, for whom those seats stay free."""

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
    status: Status
    host: str
    seats: tuple[SeatInfo, ...]
    free: int
    to_act: tuple[int, ...]
    """the seats to act; empty if unknown"""
    your_turn: bool
    watching: int
    moment: Any
    created: int
    changed: int
    result: str
    scores: tuple[float, ...]
    clock: Clock = "none"
    newcomers: bool = False
    """newcomers to the game are welcome"""
    meeting: MeetingInfo | None = None
    """when its people meet, if announced"""


class HouseInfo(msgspec.Struct, frozen=True):
    """This server's optional features."""

    voices: bool
    """tables have voice chat"""
    mail: bool
    """it sends mail: a link signs people in on a new device"""


class GameCount(msgspec.Struct, frozen=True):
    """How many tables of a game there are to join and to watch. Counted every few seconds, not per caller."""

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
    """One entry of a replay: who, when, what happened, and what changed on screen."""

    seq: int
    at: int
    actor: int
    words: tuple[Any, ...]
    events: tuple[Any, ...]
    changes: Any
    """a change, as in ``core/changes.py``, to the previous frame's ``Shown``; the first frame has none"""


class StoryStep(msgspec.Struct, frozen=True):
    """An entry of a finished match: everyone's points after it, and its log lines if they changed."""

    standing: tuple[float, ...]
    moment: Any
    words: tuple[Any, ...]


class Story(msgspec.Struct, frozen=True):
    """The story of a finished match: how the points came about, step by step, and an award for each player."""

    steps: tuple[StoryStep, ...]
    awards: tuple[Ribbon, ...]


class Analyzed(msgspec.Struct, frozen=True):
    """How many moments of a match are analyzed, out of how many; once complete, the results."""

    done: int
    of: int
    analysis: Analysis | None


class Replay(msgspec.Struct, frozen=True):
    """A finished match, as one viewer saw it or with all hands open: the start, then the changes frame by frame."""

    game: str
    title: str
    options: dict[str, Any]
    names: tuple[str, ...]
    viewer: str
    """a seat's number, ``spectator`` or ``open``; when open, ``own`` is a list with one entry for each seat"""
    commitment: str
    seed: str | None
    verified: bool
    """the shuffles and dice match the commitment made at the start"""
    outcome: Any
    start: Shown
    """what the first frame shows"""
    frames: tuple[Frame, ...]
