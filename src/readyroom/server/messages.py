"""Every message over a table's WebSocket, typed. The page's TypeScript types are generated from here.

A client says ``hello`` first and gets ``welcome`` back. Every command carries an id that the client chooses: the same
id gets the same answer and is carried out once. Commands about the match carry ``seen``, the number of the latest entry
the client knew; a command that is behind is answered ``stale``, with the entries it missed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from readyroom.core.struct import Points, snake

Id = Annotated[str, msgspec.Meta(max_length=64, pattern="^[ -~]+$")]
"""plain ASCII only: a command's id is stored with its effect"""
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Typed = Annotated[str, msgspec.Meta(min_length=1, max_length=96)]
"""a name as typed; its length is checked after cleaning (see ``names``)"""
Word = Annotated[str, msgspec.Meta(max_length=64)]
"""a name given by a program: a game, a bot's level, a dossier"""
MOST_SDP = 5000
"""Longest session description, in characters; it must fit in a note of 8,000 bytes to other nodes."""
Clock = Literal["none", "relaxed", "brisk", "days-1", "days-3", "week"]
Late = Literal["bot", "ask"]
"""what happens when a clock of days runs out: a bot makes that move, or the others are asked"""
Speakers = Literal["all", "seated"]
Status = Literal["gathering", "playing", "over", "ended"]
SignalKind = Literal["hello", "thinking", "well-played", "thanks", "oops", "hurry"]
Signalled = SignalKind | Literal[""]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """A message from a client."""


class Hello(FromClient, frozen=True):
    """The first message: who you are, and the last entry you saw (-1: none). ``changes``: you accept changes instead of
    complete views each time. Without ``words``, programs get ``bare`` instead of updates."""

    token: Word | None = None
    after: int = -1
    changes: bool = False
    words: bool = True


class Ping(FromClient, frozen=True):
    """Are you still there? Answered by pong, at any time after the handshake. Without it, a dead connection looks like
    a quiet table."""


class Act(FromClient, frozen=True):
    """A seat's action, as plain data."""

    id: Id
    seat: Seat
    seen: int
    action: dict[str, Any]


class Preview(FromClient, frozen=True):
    """What would this action do, followed by ``more`` actions of the same seat?"""

    id: Id
    seat: Seat
    seen: int
    action: dict[str, Any]
    more: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(max_length=2)] = ()


class Foresee(FromClient, frozen=True):
    """Where do plans lead, as far as a seat knows (null: as far as everyone knows), if it did this first? Pages ask by
    themselves, so asking does not count as coming back."""

    id: Id
    viewer: Seat | None = None
    action: dict[str, Any] | None = None


class Undo(FromClient, frozen=True):
    """Take back the seat's last action."""

    id: Id
    seat: Seat
    seen: int


class GiveOrders(FromClient, frozen=True):
    """A seat's standing orders: answers given in advance. None withdraws them."""

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
    kind: SignalKind


class Sketch(FromClient, frozen=True):
    """Draw something for the table that is not part of the match: a plan, a mark, a pointer. None erases a key."""

    id: Id
    key: Annotated[Word, msgspec.Meta(min_length=1)]
    value: Any = None


class Sit(FromClient, frozen=True):
    """Take a free seat; one person may take several (hotseat). During a match: return to a seat, or ask for it.
    ``name``: who plays it on your device, set before the match."""

    id: Id
    seat: Seat
    name: Typed | None = None


class Stand(FromClient, frozen=True):
    """Leave a seat. During a match, someone else can take it, or the host can give it to a bot."""

    id: Id
    seat: Seat


class Bring(FromClient, frozen=True):
    """Bring one of your dossiers to one of your seats, before the match starts; None removes it."""

    id: Id
    seat: Seat
    dossier: Word | None


class Start(FromClient, frozen=True):
    """Host: begin the match."""

    id: Id


class SeatBot(FromClient, frozen=True):
    """Host: put a bot in a free seat or, during a match, in an absent person's."""

    id: Id
    seat: Seat
    level: Word


class FreeSeat(FromClient, frozen=True):
    """Host: free a seat that a bot holds or whose person has gone (during a match, only for a while)."""

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
    """Host: pause or resume the match and its clocks."""

    id: Id
    paused: bool


class Rewind(FromClient, frozen=True):
    """Ask the table to go back to just after entry ``to``. Everyone seated must consent."""

    id: Id
    to: int


class Vote(FromClient, frozen=True):
    """Agree to the table's open question, or not. A no from the person who asked withdraws the question."""

    id: Id
    yes: bool


class EndMatch(FromClient, frozen=True):
    """Host: end the match without a result."""

    id: Id


class Meet(FromClient, frozen=True):
    """Host: set or move the table's meeting time (wall time in milliseconds, the same for everyone in any time zone);
    null removes the time: the table is waiting now."""

    id: Id
    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None
    note: Annotated[str, msgspec.Meta(max_length=300)] | None = None
    reason: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Answer(FromClient, frozen=True):
    """Whether you are coming to a table with a meeting time. Everyone who is in has a seat."""

    id: Id
    answer: Literal["in", "maybe", "out"]


class CallOff(FromClient, frozen=True):
    """Host: call a meeting off; the table is closed."""

    id: Id
    reason: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Settings(FromClient, frozen=True):
    """Host: change the table. Options, seats and clock can change only before the match starts."""

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
    """Join voice chat: browsers in it hear each other. Answered by ``voices_joined``. If you are already in, you keep
    your id and get fresh passwords."""

    id: Id


class LeaveVoices(FromClient, frozen=True):
    """Leave voice chat."""

    id: Id


class Handshake(msgspec.Struct, frozen=True, tag_field="kind", tag=snake, forbid_unknown_fields=True):
    """What two browsers tell each other until they are linked. ``link`` numbers the attempts of the one who offers."""

    link: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class LinkOffer(Handshake, frozen=True):
    """The first of a session's two descriptions (SDP); every offer begins a new link. Of two people, the one whose id
    sorts first makes the offer."""

    sdp: Annotated[str, msgspec.Meta(max_length=MOST_SDP)]


class LinkAnswer(Handshake, frozen=True):
    """The second description, in answer to an offer."""

    sdp: Annotated[str, msgspec.Meta(max_length=MOST_SDP)]


class Candidate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address at which a browser may be reached, in the browser's own notation."""

    candidate: Annotated[str, msgspec.Meta(max_length=500)]
    mid: Annotated[str, msgspec.Meta(max_length=16)] | None = None
    line: Annotated[int, msgspec.Meta(ge=0, le=16)] | None = None


class LinkCandidates(Handshake, frozen=True):
    """Some of a browser's addresses."""

    candidates: Annotated[tuple[Candidate, ...], msgspec.Meta(min_length=1, max_length=8)]


AnyHandshake = LinkOffer | LinkAnswer | LinkCandidates


class Relay(FromClient, frozen=True):
    """Send a handshake to one person in voice chat, by their id in ``voices``, and to nobody else."""

    id: Id
    to: Word
    handshake: AnyHandshake


Command = (
    Act | Preview | Foresee | Undo | GiveOrders | Say | Signal | Sketch | Sit | Stand | Bring | Start | SeatBot
    | FreeSeat | Mute | Kick | Pause | Rewind | Vote | EndMatch | Meet | Answer | CallOff | Settings | JoinVoices
    | LeaveVoices | Relay
)  # fmt: skip


class ToClient(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """A message from the server."""


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
    """its person let the clock run out again and again: a bot plays on until they act"""
    dossier: str = ""
    """the id of the dossier brought to this seat"""
    brings: str = ""
    """that dossier in a few words"""
    plays_for: str = ""
    """the name of the person a bot plays for: they can take the seat back"""
    sit: Literal["", "now", "ask"] = ""
    """how you may take this seat: at once, by asking the people seated here, or not at all"""
    guest: bool = False
    """someone plays it under their own name on the device of the person who holds it"""
    program: bool = False
    """the account belongs to a bot that plays over this protocol"""
    claimed: bool = False
    """nobody else on this server may use the name; sent to people at the table"""
    page: str = ""
    """the id of their public statistics page, if they have one: ``/people/ID``"""


class Asked(msgspec.Struct, frozen=True):
    """The table's open question: to go back to just after entry ``to``, to let ``by`` play ``seat``, or, when ``by``
    ran out of time (``late``), to let a bot play on there; a no gives them more time."""

    what: Literal["rewind", "seat", "late"]
    by: str
    yours: bool
    """you asked the question"""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    to: int | None = None
    seat: int | None = None


class TablePerson(msgspec.Struct, frozen=True):
    """A person at the table, or sent away from it, as shown to the host. ``id`` is valid at this table only."""

    id: str
    name: str
    seats: tuple[int, ...]
    here: bool
    muted: bool
    kicked: bool


class MeetingInfo(msgspec.Struct, frozen=True):
    """A table's meeting time. Everyone who is in has a seat."""

    at: int
    """wall time in milliseconds"""
    note: str
    maybe: tuple[str, ...]
    """names of those who may come"""
    out: tuple[str, ...]
    answer: Literal["", "in", "maybe", "out"]
    """your own answer"""
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
    status: Status
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
    """why this server cannot play the match, in a sentence; empty if it can"""
    brought: str = ""
    """what the game calls the dossiers brought to seats here (such as explorer); empty if there are none"""
    unearned: str = ""
    """why dossiers earn nothing here, in a sentence; empty if they do"""
    carries: str = ""
    """what people carry over from their last match to this one or, once it is over, from this one to their next"""
    speakers: Speakers = "all"
    """who may talk"""
    daily: str = ""
    """the day whose mission is played here, such as 2026-11-17; empty for ordinary tables"""
    practice: bool = False
    """whether the mission does not count: its day was over, or the host had already played it"""
    people: tuple[TablePerson, ...] = ()
    """for the host: everyone else who is here, has a seat, is muted or was sent away"""
    rated: bool = False
    """the match is played for ratings, or would be if it started now"""
    newcomers: bool = False
    """people who are new to the game are welcome"""
    meeting: MeetingInfo | None = None
    """when people meet, if a time is set"""


class Line(msgspec.Struct, frozen=True):
    """One event for the log: its entry, its data and its words.

    ``only`` lists those of your seats that may see it, if not all of them may: several seats can share a device.
    """

    seq: int
    event: Any
    words: Any
    moment: Any
    only: tuple[int, ...] | None = None


class Mine(msgspec.Struct, frozen=True):
    """What only one of your seats knows and is asked."""

    seat: int
    own: Any
    choice: Any
    can_undo: bool
    orders: Any
    secret: bool = False
    """to answer, this seat must see what others may not: a shared device covers the screen first"""
    openly: Any = None
    """the seat's view on a shared screen: without its secrets"""


class Update(ToClient, frozen=True):
    """The match after entry ``seq``: what happened since the last update, what everyone can see, and what is yours.

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
    """what each seat in ``to_act`` decides, in words, in the same order; empty where all act at once"""
    verdict: Any = None
    """how the match ended, in words, with the points in detail; null until then"""


class BareMine(msgspec.Struct, frozen=True):
    """What only one of your seats knows, and every action it can take now."""

    seat: int
    own: Any
    choice: BareChoice | None


class BareChoice(msgspec.Struct, frozen=True):
    """The legal actions, each to be sent back unchanged."""

    actions: tuple[Any, ...]


class BareEvent(msgspec.Struct, frozen=True):
    """One event."""

    seq: int
    event: Any


class Bare(ToClient, frozen=True):
    """An update for programs: facts without words. Families of actions are listed one by one."""

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
    """What differs from the ``bare`` after entry ``after``, for programs that accept changes: ``changes`` holds its
    changed parts, and ``events`` are added."""

    seq: int
    after: int
    events: tuple[BareEvent, ...]
    changes: dict[str, Any]
    now: int


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A new line of the log. ``moment`` is left out if it is the last update's, and ``only`` if the line is for all
    your seats."""

    seq: int
    event: Any
    words: Any
    moment: Any = msgspec.UNSET
    only: tuple[int, ...] | None = None


class Changed(ToClient, frozen=True):
    """The update after entry ``seq``, as the difference from the one after entry ``after``, the last this client got.
    ``changes`` holds the changes to ``public``, ``mine``, ``to_act``, ``standing``, ``moment``, ``deadline``,
    ``outcome``, ``deciding`` and ``verdict``, each as in ``core/changes.py``; ``lines`` are added."""

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
    signal: Signalled
    at: int


class Sketched(ToClient, frozen=True):
    """What someone drew under a key, and where they sit; the latest counts. A null value means it was erased."""

    key: str
    value: Any
    seat: int | None


class Voice(msgspec.Struct, frozen=True):
    """A person in voice chat. ``id`` is valid at this table only, until they leave."""

    id: str
    name: str
    seats: tuple[int, ...]
    talks: bool
    """false: the host has muted them, and no browser plays their sound"""


class Voices(ToClient, frozen=True):
    """The people in voice chat, browser to browser; sent whenever it changes."""

    people: tuple[Voice, ...]
    hushed: str = ""
    """why nobody may talk now, in a sentence: browsers send and play nothing, and nothing is relayed"""


class IceServer(msgspec.Struct, frozen=True):
    """One of the operator's servers that help browsers reach each other."""

    urls: tuple[str, ...]
    username: str = ""
    credential: str = ""


class VoicesJoined(ToClient, frozen=True):
    """You are in voice chat; ``you`` is your id in ``voices``."""

    id: str
    you: str
    servers: tuple[IceServer, ...]
    relayed: bool
    """the servers include a relay, so that browsers in different networks find each other"""
    only_relayed: bool
    """use the relay only, so that nobody learns another's network address"""


class Relayed(ToClient, frozen=True):
    """A handshake from someone in voice chat."""

    by: str
    handshake: AnyHandshake


class Welcome(ToClient, frozen=True):
    """The answer to hello: who you are, the table, its talk, the match if there is one, the sketches, and who is in
    voice chat (null: switched off on this server)."""

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
    """The command was refused, and nothing changed. ``wait`` is how many ms to wait if it came too fast."""

    id: str
    reason: str
    wait: int = 0


class Stale(ToClient, frozen=True):
    """The command was sent without knowing the latest entries; here they are."""

    id: str
    update: Update


class Previewed(ToClient, frozen=True):
    """What an action would do. ``certain`` is False when chance decides; then only the words of the action are certain.
    ``choice`` is what the seat would be asked next."""

    id: str
    certain: bool
    words: tuple[Any, ...]
    public: Any
    own: Any
    standing: tuple[Points, ...]
    choice: Any = None


class Foreseen(ToClient, frozen=True):
    """Where plans lead, in the game's own type; null if nothing can be said now."""

    id: str
    seq: int
    ahead: Any


class Closing(ToClient, frozen=True):
    """The server is restarting; come back in a moment."""

    reason: str


class Announced(ToClient, frozen=True):
    """The operator's notice to every table, such as a coming restart; ``left`` is the time until then in milliseconds.
    An empty text withdraws it."""

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
