"""Everything that can happen. Things go by their names; a seat of -1 is Captain Shadow."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Event


class RoundBegan(Event, frozen=True):
    round: int
    seat: int


class Trained(Event, frozen=True):
    seat: int
    figure: str
    colour: str
    paid: tuple[str, ...]


class Promoted(Event, frozen=True):
    seat: int
    colour: str
    paid: tuple[str, ...]


class Paid(Event, frozen=True):
    """A medal or a token. A tech given as payment is told as ``TechDiscarded``."""

    seat: int
    thing: str


class Activated(Event, frozen=True):
    seat: int
    room: str
    figure: str


class Awakened(Event, frozen=True):
    seat: int
    room: str
    artifacts: tuple[str, ...]


class WorkedOn(Event, frozen=True):
    """A commander's extra work in a room."""

    seat: int
    room: str


class Commanded(Event, frozen=True):
    seat: int
    figure: str


class MissionTaken(Event, frozen=True):
    seat: int
    mission: str
    at: str


class Assigned(Event, frozen=True):
    seat: int
    figure: str
    mission: str
    line: int


class LineUsed(Event, frozen=True):
    seat: int
    mission: str
    line: int
    again: bool


class LineIgnored(Event, frozen=True):
    """By choice, or because nobody there matches."""

    seat: int
    mission: str
    line: int
    matched: bool


class MissionDone(Event, frozen=True):
    seat: int
    mission: str
    points: int


class AndroidLeft(Event, frozen=True):
    seat: int


class Moved(Event, frozen=True):
    seat: int
    to: str


class Jumped(Event, frozen=True):
    seat: int
    to: str


class Damaged(Event, frozen=True):
    seat: int


class DamageAvoided(Event, frozen=True):
    seat: int
    tech: str


class Repaired(Event, frozen=True):
    """Slot 0 is the cargo hold."""

    seat: int
    slot: int


class Fought(Event, frozen=True):
    seat: int
    pirate: str
    toward: str


class MedalGained(Event, frozen=True):
    seat: int
    count: int


class AndroidGained(Event, frozen=True):
    seat: int


class CadetGained(Event, frozen=True):
    seat: int


class TokensGained(Event, frozen=True):
    """Artifacts, and pirates as trophies."""

    seat: int
    tokens: tuple[str, ...]


class Dropped(Event, frozen=True):
    seat: int
    token: str


class Installed(Event, frozen=True):
    seat: int
    tech: str
    slot: int


class TechDiscarded(Event, frozen=True):
    seat: int
    tech: str


class BonusFound(Event, frozen=True):
    """Two icons that face each other match. A medal is gained at once; a move, jump or repair comes next."""

    seat: int
    bonus: str
    count: int


class TechsDrawn(Event, frozen=True):
    seat: int
    techs: tuple[str, ...]


class Advanced(Event, frozen=True):
    """One space; ``points`` is what the track is worth now."""

    seat: int
    track: str
    space: int
    points: int


class TrophyTaken(Event, frozen=True):
    seat: int
    track: str


class SteppedBack(Event, frozen=True):
    seat: int
    track: str
    space: int


class EventHappened(Event, frozen=True):
    seat: int
    event: str


class EventRemoved(Event, frozen=True):
    event: str


class TechsShared(Event, frozen=True):
    techs: tuple[str, ...]


class Dequeued(Event, frozen=True):
    seat: int
    figure: str


class PirateCame(Event, frozen=True):
    pirate: str
    a: str
    b: str


class PirateLeft(Event, frozen=True):
    """Drawn, but its route is taken."""

    pirate: str


class MissionsPeeked(Event, frozen=True):
    seat: int
    missions: tuple[str, ...]


class MissionsSeen(Event, frozen=True):
    """For the other captains: how many missions someone looked at."""

    seat: int
    count: int


class RoomCopied(Event, frozen=True):
    seat: int
    tech: str


class Crowdsourced(Event, frozen=True):
    seat: int
    room: str


class AbilityUsed(Event, frozen=True):
    seat: int
    tech: str


class Passed(Event, frozen=True):
    seat: int


class StationUsed(Event, frozen=True):
    seat: int
    station: str


class StationReturned(Event, frozen=True):
    station: str


class StationWaits(Event, frozen=True):
    """A ship is in the way."""

    station: str
    round: int


class TileMoved(Event, frozen=True):
    number: int
    to: str


class MissionDealt(Event, frozen=True):
    mission: str
    at: str


class Uprising(Event, frozen=True):
    pass


class TechDealt(Event, frozen=True):
    tech: str


class QueueSlid(Event, frozen=True):
    seat: int
    figures: tuple[str, ...]


class ShadowActed(Event, frozen=True):
    action: str


class ShadowMoved(Event, frozen=True):
    to: str


class ShadowTook(Event, frozen=True):
    tech: str


class ShadowCompleted(Event, frozen=True):
    mission: str
    at: str


class ShadowFought(Event, frozen=True):
    pirate: str


class PassengerActed(Event, frozen=True):
    passenger: str


class Scored(Event, frozen=True):
    """The score sheet, in half points."""

    seat: int
    missions: int
    tracks: int
    omegas: int
    crew: int
    cargo: int
    damage: int
    passenger: int
    total: int


class Epilogue(Event, frozen=True):
    seat: int
    score: int


class MatchEnded(Event, frozen=True):
    reason: str


EVENTS: Final = (
    RoundBegan, Trained, Promoted, Paid, Activated, Awakened, WorkedOn, Commanded, MissionTaken, Assigned, LineUsed,
    LineIgnored, MissionDone, AndroidLeft, Moved, Jumped, Damaged, DamageAvoided, Repaired, Fought, MedalGained,
    AndroidGained, CadetGained, TokensGained, Dropped, Installed, TechDiscarded, BonusFound, TechsDrawn, Advanced,
    TrophyTaken, SteppedBack, EventHappened, EventRemoved, TechsShared, Dequeued, PirateCame, PirateLeft,
    MissionsPeeked, MissionsSeen, RoomCopied, Crowdsourced, AbilityUsed, Passed, StationUsed, StationReturned,
    StationWaits, TileMoved, MissionDealt, Uprising, TechDealt, QueueSlid, ShadowActed, ShadowMoved, ShadowTook,
    ShadowCompleted, ShadowFought, PassengerActed, Scored, Epilogue, MatchEnded,
)  # fmt: skip
