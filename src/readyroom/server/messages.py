"""Everything that travels over a table's WebSocket, as typed messages. The page's TypeScript types come from here.

A client says ``hello`` first and is answered by ``welcome``. Every command carries an id of the client's choosing: the
same id gets the same answer and is carried out once. Commands about the match carry ``seen``, the number of the latest
entry the client knew; one that is behind is answered ``stale`` with what it missed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from readyroom.core.struct import Points, snake

Id = Annotated[str, msgspec.Meta(max_length=64, pattern="^[ -~]+$")]
"""plain characters only: a command's id is written down with what it did"""
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Typed = Annotated[str, msgspec.Meta(min_length=1, max_length=96)]
"""a name as it was typed; its length is checked once it is tidied (see ``names``)"""
Word = Annotated[str, msgspec.Meta(max_length=64)]
"""a name that a program gave to something: a game, a bot's level, a dossier"""
MOST_SDP = 5000
"""Characters of a session's description; other nodes are told it in a note of at most 8,000 bytes."""
Clock = Literal["none", "relaxed", "brisk", "days-1", "days-3", "week"]
Late = Literal["bot", "ask"]
"""what happens when a clock of days runs out: a bot makes that move, or the others are asked"""
Speakers = Literal["all", "seated"]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """What a client sends."""


class Hello(FromClient, frozen=True):
    """First of all: who is there, and what they have seen (-1: nothing). ``changes``: they can take in changes, and
    need not be sent whole views again and again. Without ``words``, programs are sent ``bare`` in place of updates."""

    token: Word | None = None
    after: int = -1
    changes: bool = False
    words: bool = True


class Ping(FromClient, frozen=True):
    """Are you still there? Answered by pong, at any time after the handshake: a connection that swallows everything
    looks like a quiet table otherwise."""


class Act(FromClient, frozen=True):
    """A seat's action, as plain data."""

    id: Id
    seat: Seat
    seen: int
    action: dict[str, Any]


class Preview(FromClient, frozen=True):
    """What would this action do, and ``more`` of the same seat right after it?"""

    id: Id
    seat: Seat
    seen: int
    action: dict[str, Any]
    more: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(max_length=2)] = ()


class Foresee(FromClient, frozen=True):
    """Where do plans lead, as far as a seat knows them (null: as far as everyone does), if it did this first? Asked by
    pages on their own, so nobody who asks is back for that."""

    id: Id
    viewer: Seat | None = None
    action: dict[str, Any] | None = None


class Undo(FromClient, frozen=True):
    """Take back the seat's last action."""

    id: Id
    seat: Seat
    seen: int


class GiveOrders(FromClient, frozen=True):
    """Standing orders of a seat: answers given in advance. None takes them back."""

    id: Id
    seat: Seat
    orders: dict[str, Any] | None


class Say(FromClient, frozen=True):
    """Table talk."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Signal(FromClient, frozen=True):
    """A short signal without words."""

    id: Id
    kind: Literal["hello", "thinking", "well-played", "thanks", "oops", "hurry"]


class Sketch(FromClient, frozen=True):
    """Draw on what the table shares besides the match: a plan, a mark, a pointing finger. None rubs a key out."""

    id: Id
    key: Annotated[Word, msgspec.Meta(min_length=1)]
    value: Any = None


class Sit(FromClient, frozen=True):
    """Take a free seat; one person may take several (hotseat). In a match: come back to one, or ask for it. ``name``:
    before the match, who plays it on your device."""

    id: Id
    seat: Seat
    name: Typed | None = None


class Stand(FromClient, frozen=True):
    """Leave a seat. During a match, someone else can take it, or the host can give it to a bot."""

    id: Id
    seat: Seat


class Bring(FromClient, frozen=True):
    """Bring one of your dossiers to a seat of yours, before the match starts; None takes it away."""

    id: Id
    seat: Seat
    dossier: Word | None


class Start(FromClient, frozen=True):
    """Host: begin the match."""

    id: Id


class SeatBot(FromClient, frozen=True):
    """Host: let a bot sit here: on a free seat, or, during a match, on an absent person's."""

    id: Id
    seat: Seat
    level: Word


class FreeSeat(FromClient, frozen=True):
    """Host: free a seat (of a bot, or of a person who has gone; in a match, for a while)."""

    id: Id
    seat: Seat


class Mute(FromClient, frozen=True):
    """Host: mute someone (no talk, signals or sketches at this table), or unmute them."""

    id: Id
    person: Word
    muted: bool


class Kick(FromClient, frozen=True):
    """Host: send someone away for good, or let them come back."""

    id: Id
    person: Word
    out: bool


class Pause(FromClient, frozen=True):
    """Host: stop the clocks and the play, or go on."""

    id: Id
    paused: bool


class Rewind(FromClient, frozen=True):
    """Ask the table to go back to just after entry ``to``. Everyone seated must consent."""

    id: Id
    to: int


class Vote(FromClient, frozen=True):
    """Agree to what the table is asked, or not. A no from the person who asked withdraws the question."""

    id: Id
    yes: bool


class EndMatch(FromClient, frozen=True):
    """Host: end the match without a result."""

    id: Id


class Meet(FromClient, frozen=True):
    """Host: announce the table for a time (wall time in milliseconds, the same for everyone wherever they are), or move
    it; null: no time any more, the table waits now."""

    id: Id
    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None
    note: Annotated[str, msgspec.Meta(max_length=300)] | None = None
    reason: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Answer(FromClient, frozen=True):
    """Whether you come to a table that is announced for a time. Who is in has a seat."""

    id: Id
    answer: Literal["in", "maybe", "out"]


class CallOff(FromClient, frozen=True):
    """Host: call a meeting off; the table is closed."""

    id: Id
    reason: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Settings(FromClient, frozen=True):
    """Host: change the table. Options, seats and clock only before the match starts."""

    id: Id
    title: Typed | None = None
    open: bool | None = None
    clock: Clock | None = None
    speakers: Speakers | None = None
    options: dict[str, Any] | None = None
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    newcomers: bool | None = None
    late: Late | None = None


class JoinVoices(FromClient, frozen=True):
    """Talk aloud: be one of those whose browsers hear each other. Answered by ``voices_joined``. Asked again, you stay
    who you are and get fresh passwords."""

    id: Id


class LeaveVoices(FromClient, frozen=True):
    """Talk aloud no more."""

    id: Id


class Handshake(msgspec.Struct, frozen=True, tag_field="kind", tag=snake, forbid_unknown_fields=True):
    """What two browsers tell each other until they are linked. ``link`` numbers the tries of the one who offers."""

    link: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class LinkOffer(Handshake, frozen=True):
    """The first of two descriptions of a session (SDP); every offer begins a new link. Of two people, the one whose id
    comes first in the alphabet offers."""

    sdp: Annotated[str, msgspec.Meta(max_length=MOST_SDP)]


class LinkAnswer(Handshake, frozen=True):
    """The second."""

    sdp: Annotated[str, msgspec.Meta(max_length=MOST_SDP)]


class Candidate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address where a browser may be reached, as browsers write it."""

    candidate: Annotated[str, msgspec.Meta(max_length=500)]
    mid: Annotated[str, msgspec.Meta(max_length=16)] | None = None
    line: Annotated[int, msgspec.Meta(ge=0, le=16)] | None = None


class LinkCandidates(Handshake, frozen=True):
    """Some of those addresses."""

    candidates: Annotated[tuple[Candidate, ...], msgspec.Meta(min_length=1, max_length=8)]


AnyHandshake = LinkOffer | LinkAnswer | LinkCandidates


class Relay(FromClient, frozen=True):
    """Hand something to one of those who talk aloud, by their id in ``voices``, and to nobody else."""

    id: Id
    to: Word
    handshake: AnyHandshake


Command = (
    Act | Preview | Foresee | Undo | GiveOrders | Say | Signal | Sketch | Sit | Stand | Bring | Start | SeatBot
    | FreeSeat | Mute | Kick | Pause | Rewind | Vote | EndMatch | Meet | Answer | CallOff | Settings | JoinVoices
    | LeaveVoices | Relay
)  # fmt: skip


class ToClient(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """What the server sends."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. ``kind`` is open, person or bot."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    here: bool
    yours: bool
    left: int | None
    """milliseconds left on this seat's clock when this was sent, while it runs or stands"""
    away: bool = False
    """its person let the clock run out again and again: a bot plays on until they do something"""
    dossier: str = ""
    """what is brought to this seat, by id"""
    brings: str = ""
    """the same in a few words"""
    plays_for: str = ""
    """for whom a bot plays on, by name: the seat is theirs to take back"""
    sit: Literal["", "now", "ask"] = ""
    """how you may take this seat: at once, by asking those who sit here, or not at all"""
    guest: bool = False
    """someone plays it under a name of their own on the device of the person who has it"""
    program: bool = False
    """the person's account is a bot's, which plays over this protocol"""
    claimed: bool = False
    """the name is this person's alone on this server; told at the table"""
    page: str = ""
    """the id under which they show their statistics, if they do: ``/people/ID``"""


class Asked(msgspec.Struct, frozen=True):
    """What the table is being asked: to go back to just after entry ``to``, to let ``by`` play ``seat``, or, when
    ``by`` has let the time run out (``late``), to let a bot play on there; a no gives them more time."""

    what: Literal["rewind", "seat", "late"]
    by: str
    yours: bool
    """it is you who asks"""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    to: int | None = None
    seat: int | None = None


class TablePerson(msgspec.Struct, frozen=True):
    """A person at the table, or sent away from it, for the host. ``id`` is valid at this table only."""

    id: str
    name: str
    seats: tuple[int, ...]
    here: bool
    muted: bool
    kicked: bool


class MeetingInfo(msgspec.Struct, frozen=True):
    """The time that a table is announced for. Who is in has a seat."""

    at: int
    """wall time in milliseconds"""
    note: str
    maybe: tuple[str, ...]
    """who may come, by name"""
    out: tuple[str, ...]
    answer: Literal["", "in", "maybe", "out"]
    """your own"""
    was: int | None
    """the time before it was moved"""
    reason: str
    """why it was moved or called off"""
    off: bool
    """called off"""


class Table(ToClient, frozen=True):
    """The table and the people around it; sent whenever any of it changes."""

    code: str
    title: str
    game: str
    options: dict[str, Any]
    status: Literal["gathering", "playing", "over", "ended"]
    open: bool
    clock: Clock
    late: Late
    paused: bool
    host: str
    you_host: bool
    seats: tuple[SeatInfo, ...]
    watching: int
    asked: Asked | None
    commitment: str
    seed: str | None
    problem: str = ""
    """why the match cannot be played on this server, in a sentence, if it cannot"""
    brought: str = ""
    """what people bring to their seats at this table (such as explorer); empty if nothing"""
    unearned: str = ""
    """why nothing is earned here by what they bring, in a sentence; empty if it is"""
    carries: str = ""
    """what people take along from their last match to this one, or, once it is over, from this one to their next"""
    speakers: Speakers = "all"
    """who may talk"""
    daily: str = ""
    """the day whose mission is played here, such as 2026-11-17; empty at any other table"""
    practice: bool = False
    """whether that does not count: the day was over, or its opener had played it"""
    people: tuple[TablePerson, ...] = ()
    """for the host: everyone else who is here, has a seat, is muted or was sent away"""
    rated: bool = False
    """the match is played for ratings, or would be if it started now"""
    newcomers: bool = False
    """those who are new to the game are welcome"""
    meeting: MeetingInfo | None = None
    """when its people meet, if it is announced for a time"""


class Line(msgspec.Struct, frozen=True):
    """One thing that happened, for the log: which entry, the event as data, and its words.

    ``only`` lists those of your seats that may know it, where not all of them may: several seats share a device.
    """

    seq: int
    event: Any
    words: Any
    moment: Any
    only: tuple[int, ...] | None = None


class Mine(msgspec.Struct, frozen=True):
    """What one of your seats alone knows and is asked."""

    seat: int
    own: Any
    choice: Any
    can_undo: bool
    orders: Any
    secret: bool = False
    """to answer, this seat must see what others may not: at a shared device the screen is covered first"""
    openly: Any = None
    """its own view for a device that others look at, too: without what only this seat may know"""


class Update(ToClient, frozen=True):
    """The match after entry ``seq``: what happened since the last update, what lies open, and what is yours.

    ``fresh`` means that ``lines`` is the whole log again (after an undo or a rewind), not an addition to it.
    """

    seq: int
    fresh: bool
    lines: tuple[Line, ...]
    public: Any
    mine: tuple[Mine, ...]
    to_act: tuple[int, ...]
    standing: tuple[Points, ...]
    moment: Any
    now: int
    deadline: int | None
    outcome: Any
    deciding: tuple[Any, ...] = ()
    """what each of those to act decides, in words, in the same order; none where all act at once"""
    verdict: Any = None
    """how it ended, in words, with what the points are made of; while it goes on, nothing"""


class BareMine(msgspec.Struct, frozen=True):
    """What one of your seats alone knows, and everything that it may do now."""

    seat: int
    own: Any
    choice: BareChoice | None


class BareChoice(msgspec.Struct, frozen=True):
    """What is legal, each action to be sent back as it is."""

    actions: tuple[Any, ...]


class BareEvent(msgspec.Struct, frozen=True):
    """One thing that happened."""

    seq: int
    event: Any


class Bare(ToClient, frozen=True):
    """An update for programs: facts and no words. Families of actions are listed, not to be filled in."""

    seq: int
    fresh: bool
    events: tuple[BareEvent, ...]
    public: Any
    mine: tuple[BareMine, ...]
    to_act: tuple[int, ...]
    standing: tuple[Points, ...]
    now: int
    deadline: int | None
    outcome: Any


class BareChanged(ToClient, frozen=True):
    """What is different from the ``bare`` after entry ``after``, for programs that take changes: ``changes`` has those
    of its other parts, and ``events`` came on top."""

    seq: int
    after: int
    events: tuple[BareEvent, ...]
    changes: dict[str, Any]
    now: int


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of what has just happened. Left out: a ``moment`` that was the last update's, and ``only`` where it is
    for all."""

    seq: int
    event: Any
    words: Any
    moment: Any = msgspec.UNSET
    only: tuple[int, ...] | None = None


class Changed(ToClient, frozen=True):
    """The update after entry ``seq``, told as what is different from the one after entry ``after``, which was the last
    that this client was sent. ``changes`` holds what changed of its ``public``, ``mine``, ``to_act``, ``standing``,
    ``moment``, ``deadline``, ``outcome``, ``deciding`` and ``verdict``, each a change as in ``core/changes.py``;
    ``lines`` come in addition."""

    seq: int
    after: int
    lines: tuple[News, ...]
    changes: dict[str, Any]
    now: int


class Said(ToClient, frozen=True):
    """Table talk or a signal. ``seat`` is where the speaker sits, or None."""

    n: int
    name: str
    seat: int | None
    text: str
    signal: str
    at: int


class Sketched(ToClient, frozen=True):
    """What someone drew under a key, and where they sit; the latest counts. None: it was erased."""

    key: str
    value: Any
    seat: int | None


class Voice(msgspec.Struct, frozen=True):
    """One of those who talk aloud. ``id`` is valid at this table only, and until they leave."""

    id: str
    name: str
    seats: tuple[int, ...]
    talks: bool
    """false: the host has muted them, and nobody's browser plays what comes from theirs"""


class Voices(ToClient, frozen=True):
    """Who talks aloud here, from browser to browser; sent whenever it changes."""

    people: tuple[Voice, ...]
    hushed: str = ""
    """why nobody may talk now, in a sentence: browsers send nothing, play nothing, and nothing is relayed"""


class IceServer(msgspec.Struct, frozen=True):
    """A server of the operator's that helps browsers to reach each other."""

    urls: tuple[str, ...]
    username: str = ""
    credential: str = ""


class VoicesJoined(ToClient, frozen=True):
    """You talk aloud, as ``you`` among those in ``voices``."""

    id: str
    you: str
    servers: tuple[IceServer, ...]
    relayed: bool
    """the servers include a relay, so that browsers in different networks find each other"""
    only_relayed: bool
    """go through the relay only: nobody learns another's network address"""


class Relayed(ToClient, frozen=True):
    """What one of those who talk aloud hands you."""

    by: str
    handshake: AnyHandshake


class Welcome(ToClient, frozen=True):
    """The answer to hello: who you are, the table, its talk, the match if there is one, what is sketched, and who
    talks aloud (null: that is switched off on this server)."""

    name: str | None
    table: Table
    talk: tuple[Said, ...]
    update: Update | None
    sketches: tuple[Sketched, ...] = ()
    voices: Voices | None = None


class Pong(ToClient, frozen=True):
    """The answer to ping."""


class Done(ToClient, frozen=True):
    """The command with this id was carried out; the match is at ``seq``."""

    id: str
    seq: int


class Refused(ToClient, frozen=True):
    """The command was refused, and nothing changed. ``wait`` says for how many ms to hold back, if that was why."""

    id: str
    reason: str
    wait: int = 0


class Stale(ToClient, frozen=True):
    """The command was made without knowing the latest; here it is."""

    id: str
    update: Update


class Previewed(ToClient, frozen=True):
    """What an action would do: ``certain`` is False when chance decides; then only the words of the action are sure.
    ``choice`` is what the seat would be asked next."""

    id: str
    certain: bool
    words: tuple[Any, ...]
    public: Any
    own: Any
    standing: tuple[Points, ...]
    choice: Any = None


class Foreseen(ToClient, frozen=True):
    """Where plans lead, in the game's own type; null where nothing can be said now."""

    id: str
    seq: int
    ahead: Any


class Closing(ToClient, frozen=True):
    """The server is going down for a moment; come back."""

    reason: str


class Announced(ToClient, frozen=True):
    """The operator's word to every table, such as that the server restarts; ``left`` is the time until then in
    milliseconds. An empty text takes it back."""

    text: str
    left: int | None = None


Message = (
    Welcome
    | Table
    | Update
    | Changed
    | Bare
    | BareChanged
    | Said
    | Sketched
    | Pong
    | Done
    | Refused
    | Stale
    | Previewed
    | Foreseen
    | Closing
    | Announced
    | Voices
    | VoicesJoined
    | Relayed
)
