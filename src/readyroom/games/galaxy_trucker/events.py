"""What happens, as it is told. Squares are ``column,row``; cannon strength is in points, halves included."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Event


class FlightAnnounced(Event, frozen=True):
    """A flight begins: which, of what level, with which ship class."""

    flight: int
    level: str
    ship_class: str


class SaidReady(Event, frozen=True):
    seat: int


class BuildingStarted(Event, frozen=True):
    """The hourglass runs; without one (``seconds`` 0) the builders take turns."""

    seconds: int


class TileDrawn(Event, frozen=True):
    seat: int
    tile: str


class TileTaken(Event, frozen=True):
    seat: int
    tile: str


class TileUnpacked(Event, frozen=True):
    seat: int
    tile: str


class TilePlaced(Event, frozen=True):
    seat: int
    tile: str
    square: str
    turn: int


class TileLifted(Event, frozen=True):
    seat: int
    tile: str
    square: str


class TileReturned(Event, frozen=True):
    seat: int
    tile: str


class TileSetAside(Event, frozen=True):
    seat: int
    tile: str


class PileTaken(Event, frozen=True):
    """A seat looks at a pile of cards."""

    seat: int
    pile: int


class CardsSeen(Event, frozen=True):
    """What is in the pile; told only to the one who looks."""

    seat: int
    pile: int
    cards: tuple[str, ...]


class PilePutBack(Event, frozen=True):
    seat: int
    pile: int


class SandRanOut(Event, frozen=True):
    """The hourglass is empty; ``circle`` is where it stands (0: START)."""

    circle: int


class HourglassTurned(Event, frozen=True):
    seat: int
    circle: int


class TooLate(Event, frozen=True):
    """Told only to the one whose hand came too late: at what, and who was faster (-1: nobody can say any more)."""

    seat: int
    what: str
    by: int = -1


class TurnBegan(Event, frozen=True):
    """Relaxed building: whose turn it is, and how many more turns that builder has (-1: as many as needed)."""

    seat: int
    left: int


class BuilderFinished(Event, frozen=True):
    """A builder has a number tile; ``in_time``: by choice, not because time was up."""

    seat: int
    number: int
    in_time: bool


class BuildingEnded(Event, frozen=True):
    """``reason``: all finished, or time is up."""

    reason: str


class Inspected(Event, frozen=True):
    """The mistakes found on a ship, in words."""

    seat: int
    mistakes: tuple[str, ...]


class PartsRemoved(Event, frozen=True):
    """Tiles that do not fly: removed at the inspection, cut off from the rest, or never built in."""

    seat: int
    squares: tuple[str, ...]
    tiles: tuple[str, ...]
    how: str


class StartedBehind(Event, frozen=True):
    """Mild inspection: the ship was repaired for nothing, and gets another number."""

    seat: int
    number: int


class CrewBoarded(Event, frozen=True):
    """Who flies: humans, and the cabins of the aliens."""

    seat: int
    humans: int
    purple: str | None
    brown: str | None


class Launched(Event, frozen=True):
    """The rockets stand on their spaces, the leader first."""

    order: tuple[int, ...]
    spaces: tuple[int, ...]


class CardTurned(Event, frozen=True):
    seat: int
    card: str


class Powered(Event, frozen=True):
    seat: int
    part: str
    battery: str


class StrengthDeclared(Event, frozen=True):
    """``what``: engine strength or cannon strength."""

    seat: int
    what: str
    strength: float


class Flew(Event, frozen=True):
    """A rocket moved so many days forward (or back, below zero), and stands on ``space`` of 40."""

    seat: int
    days: int
    space: int


class Landed(Event, frozen=True):
    seat: int
    planet: int


class OfferTaken(Event, frozen=True):
    """Someone boards the abandoned ship or station."""

    seat: int
    offer: str


class OfferDeclined(Event, frozen=True):
    seat: int
    offer: str


class TooFewCrew(Event, frozen=True):
    """Nobody in the flight has the crew that an offer takes."""

    offer: str
    crew: int


class CreditsGained(Event, frozen=True):
    seat: int
    credits: int


class Stowed(Event, frozen=True):
    seat: int
    good: str
    hold: str


class Unloaded(Event, frozen=True):
    seat: int
    good: str
    hold: str


class GoodsLeft(Event, frozen=True):
    """Loading is done; these blocks stay behind."""

    seat: int
    goods: tuple[str, ...]


class CrewLost(Event, frozen=True):
    """``who``: human, purple alien, brown alien, commuter or envoy."""

    seat: int
    cabin: str
    who: str
    why: str


class GoodLost(Event, frozen=True):
    seat: int
    hold: str
    good: str


class TokenLost(Event, frozen=True):
    """``why``: the card, where it names what it takes."""

    seat: int
    battery: str
    why: str = ""


class Rolled(Event, frozen=True):
    """Two dice for a meteor or shot: what comes, from where, along which column or row."""

    seat: int
    dice: tuple[int, int]
    threat: str
    side: str
    line: int


class Incoming(Event, frozen=True):
    """A meteor of a shower, which needs no dice: from where, along which column or row."""

    threat: str
    side: str
    line: int


class Missed(Event, frozen=True):
    seat: int
    threat: str


class Bounced(Event, frozen=True):
    """A small meteor on a smooth side, or anything on the plating of heavy cargo."""

    seat: int
    threat: str
    square: str


class ShieldHeld(Event, frozen=True):
    seat: int
    threat: str
    battery: str


class MeteorShot(Event, frozen=True):
    seat: int
    cannon: str
    battery: str | None


HIT: Final = ""
EXPLOSION: Final = "explosion"
SHATTERING: Final = "shattering"


class Destroyed(Event, frozen=True):
    """A component is destroyed. ``cause``: empty for the hit itself, explosion, or shattering; then ``by`` is the
    square next to it that exploded or broke before."""

    seat: int
    square: str
    tile: str
    cause: str = HIT
    by: str = ""


class FellOff(Event, frozen=True):
    seat: int
    squares: tuple[str, ...]
    tiles: tuple[str, ...]


class EnemyMet(Event, frozen=True):
    """How a fight ended. ``result``: won, even or lost."""

    seat: int
    enemy: str
    result: str


class WorstOff(Event, frozen=True):
    """Who is lowest in a combat zone or has the fewest crew for saboteurs, and suffers."""

    seat: int
    measure: str


class ZoneSkipped(Event, frozen=True):
    """A combat zone with one ship flying."""


class SabotageTried(Event, frozen=True):
    """The saboteurs try a column and a row."""

    seat: int
    column: int
    row: int
    found: bool


class PartsGivenUp(Event, frozen=True):
    """What a ship throws overboard to escape a black hole, or pays a mission's price with."""

    seat: int
    squares: tuple[str, ...]
    tiles: tuple[str, ...]


class LeftFlight(Event, frozen=True):
    """``why``: gave up, no engines, no humans, lapped, sucked in, died."""

    seat: int
    why: str


class FlightEnded(Event, frozen=True):
    """``order``: the ships that arrived, in order."""

    order: tuple[int, ...]


class Billed(Event, frozen=True):
    """A seat's account of the flight (R-110 to R-114); ``credits`` is what it has now."""

    seat: int
    finishing: int
    best_looking: int
    goods: int
    lost: int
    paid: int
    credits: int
    mission: int = 0
    """what the mission paid"""
    penalty: int = 0
    """what the mission cost"""


class GameEnded(Event, frozen=True):
    """The richest, and all who have at least 1 credit."""

    richest: tuple[int, ...]
    winners: tuple[int, ...]


class MissionsOffered(Event, frozen=True):
    missions: tuple[str, ...]


class MissionNamed(Event, frozen=True):
    """A seat wishes for a mission, or wants to drop one."""

    seat: int
    mission: str
    drop: bool


class MissionChosen(Event, frozen=True):
    """``how``: agreed, one dropped, at random."""

    mission: str
    how: str


class LeftToOthers(Event, frozen=True):
    """A seat leaves a decision to the others."""

    seat: int


class Answered(Event, frozen=True):
    """A seat agrees to a change, or refuses it; ``what``: supercard, ship."""

    seat: int
    what: str
    agrees: bool


class Settled(Event, frozen=True):
    """Whether everybody agreed to a change; ``ship_class`` is the one that is built."""

    what: str
    agreed: bool
    ship_class: str


class CameBack(Event, frozen=True):
    """A dead trucker is replaced by a new one, or stays ``out``."""

    seat: int
    out: bool


class GoodsShort(Event, frozen=True):
    """The bank has not enough blocks: these are missing."""

    seat: int
    goods: tuple[str, ...]


class NumberHandedBack(Event, frozen=True):
    """Mild inspection: a ship with mistakes gives its number tile back, to be repaired."""

    seat: int
    number: int


class MovedUp(Event, frozen=True):
    """Mild inspection: a sound ship gets a lower number, since a faulty one gave its own back."""

    seat: int
    number: int


class DirectivesDrawn(Event, frozen=True):
    directives: tuple[str, ...]


class BetPlaced(Event, frozen=True):
    seat: int
    bet: str


class GuestsSeated(Event, frozen=True):
    """Commuters, or the envoy, take places in a cabin."""

    seat: int
    cabin: str
    guests: int
    envoy: bool


class ImmunityClaimed(Event, frozen=True):
    seat: int
    enemy: str


class ClientGuarded(Event, frozen=True):
    """Escort Mission: who gets a guard token."""

    seats: tuple[int, ...]


class ClientHit(Event, frozen=True):
    """Escort Mission: the courier was not guarded; its hull now (0: lost)."""

    hull: int


class ClientFlew(Event, frozen=True):
    """Escort Mission: the courier moved so many days, to a space."""

    days: int
    space: int


class CratesDealt(Event, frozen=True):
    """Beverage Run: two fragile tiles each, as set aside."""

    seat: int
    tiles: tuple[str, ...]


EVENTS: Final = (
    MissionsOffered, MissionNamed, LeftToOthers, MissionChosen, Answered, Settled, CameBack, DirectivesDrawn,
    BetPlaced, CratesDealt, ClientGuarded, ClientHit, ClientFlew, GuestsSeated, ImmunityClaimed, FlightAnnounced,
    SaidReady, BuildingStarted, TileDrawn, TileTaken, TileUnpacked, TilePlaced, TileLifted, TileReturned,
    TileSetAside, PileTaken, CardsSeen, PilePutBack, SandRanOut, HourglassTurned, TooLate, TurnBegan,
    BuilderFinished, BuildingEnded, Inspected, PartsRemoved, NumberHandedBack, MovedUp, StartedBehind, CrewBoarded,
    Launched, CardTurned, Powered, StrengthDeclared, Flew, Landed, OfferTaken, OfferDeclined, TooFewCrew,
    CreditsGained, Stowed, Unloaded, GoodsLeft, CrewLost, GoodsShort, GoodLost, TokenLost, Rolled, Incoming, Missed,
    Bounced, ShieldHeld, MeteorShot, Destroyed, FellOff, EnemyMet, WorstOff, ZoneSkipped, SabotageTried, PartsGivenUp,
    LeftFlight, FlightEnded, Billed, GameEnded,
)  # fmt: skip
