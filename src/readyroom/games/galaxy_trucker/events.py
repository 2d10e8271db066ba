"""The game's events. Squares are ``column,row``; cannon strength is in points, halves included."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Event
from readyroom.games.galaxy_trucker.actions import Matter
from readyroom.games.galaxy_trucker.cards.adventures import Side, Threat


class FlightAnnounced(Event, frozen=True):
    """A flight begins: its number, level and ship class."""

    flight: int
    level: str
    ship_class: str


class SaidReady(Event, frozen=True):
    seat: int


class BuildingStarted(Event, frozen=True):
    """The hourglass starts; if ``seconds`` is 0, builders take turns instead."""

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
    """The cards in the pile; sent only to the seat that looks."""

    seat: int
    pile: int
    cards: tuple[str, ...]


class PilePutBack(Event, frozen=True):
    seat: int
    pile: int


class SandRanOut(Event, frozen=True):
    """The hourglass runs out; ``circle`` is where it stands (0: START)."""

    circle: int


class HourglassTurned(Event, frozen=True):
    seat: int
    circle: int


class TooLate(Event, frozen=True):
    """Sent only to the seat that lost a race: what for, and who was faster (-1: not known)."""

    seat: int
    what: str
    by: int = -1


class TurnBegan(Event, frozen=True):
    """Relaxed building: a seat's turn begins, with ``left`` turns to go (-1: as many as needed)."""

    seat: int
    left: int


class BuilderFinished(Event, frozen=True):
    """A builder takes a number tile; ``in_time``: by choice, before time ran out."""

    seat: int
    number: int
    in_time: bool


class BuildingEnded(Event, frozen=True):
    """Building ends. ``reason``: all finished, or time is up."""

    reason: str


class Inspected(Event, frozen=True):
    """The mistakes found on a ship, in words."""

    seat: int
    mistakes: tuple[str, ...]


class PartsRemoved(Event, frozen=True):
    """Tiles that will not fly: removed at the inspection, cut off from the rest, or never placed."""

    seat: int
    squares: tuple[str, ...]
    tiles: tuple[str, ...]
    how: str


class StartedBehind(Event, frozen=True):
    """Mild inspection: the ship is repaired for free and gets another number tile."""

    seat: int
    number: int


class CrewBoarded(Event, frozen=True):
    """The crew: how many humans, and the cabins of the aliens."""

    seat: int
    humans: int
    purple: str | None
    brown: str | None


class Launched(Event, frozen=True):
    """The rockets are on their starting spaces, the leader first."""

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
    """A seat declares its strength. ``what``: engine strength or cannon strength."""

    seat: int
    what: str
    strength: float


class Flew(Event, frozen=True):
    """A rocket moves ``days`` forward (negative: back) and is now on ``space`` of 40."""

    seat: int
    days: int
    space: int


class Landed(Event, frozen=True):
    seat: int
    planet: int


class OfferTaken(Event, frozen=True):
    """A seat boards the abandoned ship or station."""

    seat: int
    offer: str


class OfferDeclined(Event, frozen=True):
    seat: int
    offer: str


class TooFewCrew(Event, frozen=True):
    """No flying ship has the crew that the offer takes."""

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
    """A figure is lost. ``who``: human, purple alien, brown alien, commuter or envoy."""

    seat: int
    cabin: str
    who: str
    why: str


class GoodLost(Event, frozen=True):
    seat: int
    hold: str
    good: str


class TokenLost(Event, frozen=True):
    """A battery token is lost. ``why``: the card, if it asks for tokens by name."""

    seat: int
    battery: str
    why: str = ""


class Rolled(Event, frozen=True):
    """A roll for a meteor or shot: what it is, its side, and its column or row."""

    seat: int
    dice: tuple[int, int]
    threat: Threat
    side: Side
    line: int


class Incoming(Event, frozen=True):
    """A meteor of a Meteor Shower, which needs no dice: its side, and its column or row."""

    threat: Threat
    side: Side
    line: int


class Missed(Event, frozen=True):
    seat: int
    threat: str


class Bounced(Event, frozen=True):
    """A small meteor bounces off a smooth side, or anything off the plating of heavy cargo."""

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
    """A component is destroyed. ``cause``: empty for the hit itself, explosion or shattering; ``by`` is then the
    adjacent square that exploded or broke first."""

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
    """A fight ends. ``result``: won, even or lost."""

    seat: int
    enemy: str
    result: str


class WorstOff(Event, frozen=True):
    """The seat that suffers: lowest in a combat zone, or with the smallest crew against saboteurs."""

    seat: int
    measure: str


class ZoneSkipped(Event, frozen=True):
    """A combat zone is skipped because only one ship is flying."""


class SabotageTried(Event, frozen=True):
    """The saboteurs try a column and a row; ``found``: whether there was a component."""

    seat: int
    column: int
    row: int
    found: bool


class PartsGivenUp(Event, frozen=True):
    """Components given up to escape a black hole or to pay a mission's price."""

    seat: int
    squares: tuple[str, ...]
    tiles: tuple[str, ...]


class LeftFlight(Event, frozen=True):
    """A ship leaves the flight. ``why``: gave up, no engines, no humans, lapped, sucked in, died."""

    seat: int
    why: str


class FlightEnded(Event, frozen=True):
    """The flight ends. ``order``: the ships that arrived, in order."""

    order: tuple[int, ...]


class Billed(Event, frozen=True):
    """A seat's bill for the flight (R-110 to R-114); ``credits`` is its new balance."""

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
    """The game ends: the richest seats, and the winners, who all made a profit."""

    richest: tuple[int, ...]
    winners: tuple[int, ...]


class MissionsOffered(Event, frozen=True):
    missions: tuple[str, ...]


class MissionNamed(Event, frozen=True):
    """A seat votes for a mission, or against it (``drop``)."""

    seat: int
    mission: str
    drop: bool


class MissionChosen(Event, frozen=True):
    """The mission is decided. ``how``: agreed, one dropped, at random."""

    mission: str
    how: str


class LeftToOthers(Event, frozen=True):
    """A seat leaves a decision to the others."""

    seat: int


class Answered(Event, frozen=True):
    """A seat agrees to a change or refuses it."""

    seat: int
    what: Matter
    agrees: bool


class Settled(Event, frozen=True):
    """Whether everyone agreed to a change; ``ship_class`` is the class that will be built."""

    what: Matter
    agreed: bool
    ship_class: str


class CameBack(Event, frozen=True):
    """A new trucker replaces a dead one, or the seat stays ``out``."""

    seat: int
    out: bool


class GoodsShort(Event, frozen=True):
    """The bank has run out of these blocks."""

    seat: int
    goods: tuple[str, ...]


class NumberHandedBack(Event, frozen=True):
    """Mild inspection: a ship with mistakes hands back its number tile while it is repaired."""

    seat: int
    number: int


class MovedUp(Event, frozen=True):
    """Mild inspection: a sound ship moves up to a lower number that a faulty one gave back."""

    seat: int
    number: int


class DirectivesDrawn(Event, frozen=True):
    directives: tuple[str, ...]


class BetPlaced(Event, frozen=True):
    seat: int
    bet: str


class GuestsSeated(Event, frozen=True):
    """Commuters or the envoy take their places in a cabin."""

    seat: int
    cabin: str
    guests: int
    envoy: bool


class ImmunityClaimed(Event, frozen=True):
    seat: int
    enemy: str


class ClientGuarded(Event, frozen=True):
    """Escort Mission: these seats get a guard token."""

    seats: tuple[int, ...]


class ClientHit(Event, frozen=True):
    """Escort Mission: the unguarded courier is hit and has ``hull`` left (0: lost)."""

    hull: int


class ClientFlew(Event, frozen=True):
    """Escort Mission: the courier moves ``days`` forward to a space."""

    days: int
    space: int


class CratesDealt(Event, frozen=True):
    """Beverage Run: a seat gets two fragile tiles, which count as set aside."""

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
