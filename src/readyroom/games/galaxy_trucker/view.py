"""What may be known: the table that everybody sees, and what each seat has seen for itself. Built field by field."""

from __future__ import annotations

import msgspec

from readyroom.core.struct import Points


class PartView(msgspec.Struct, frozen=True):
    """One component of a ship, with what is on it."""

    square: str
    tile: str
    turn: int
    humans: int = 0
    alien: str = ""
    """purple, brown or nobody"""
    guests: tuple[str, ...] = ()
    """commuters, or an envoy"""
    tokens: int = 0
    goods: tuple[str, ...] = ()


class MistakeView(msgspec.Struct, frozen=True):
    """A building mistake, where it is, and in words."""

    kind: str
    square: str
    other: str
    words: str


class ZonesView(msgspec.Struct, frozen=True):
    """Missions: the squares of the board, built on or not, that payloads reach."""

    silenced: tuple[str, ...]
    """artifacts: nothing works here"""
    irradiated: tuple[str, ...]
    """radioactive cargo: no crew and no tokens here"""
    blast: tuple[str, ...]
    """explosive cargo: what is here goes up with it"""


class RoomView(msgspec.Struct, frozen=True):
    """Places for blocks in the holds that can be used."""

    places: int
    free: int
    red: int
    """of the free ones, those that take red goods"""


class TruckerView(msgspec.Struct, frozen=True):
    """One seat as everybody sees it."""

    seat: int
    credits: int
    parts: tuple[PartView, ...]
    hand: str
    """the tile in hand; empty: none"""
    hand_kept: bool
    loose: str
    """the square of the latest tile while it is not welded"""
    aside: tuple[str, ...]
    lost: tuple[str, ...]
    bet: str
    """The Bet: what this seat has bet; empty: nothing"""
    stamps: int
    """Club Gold Trials: stamps so far"""
    incidents: int
    """Diplomatic Mission: enemies beaten"""
    guards: int
    """Escort Mission: guard tokens"""
    number: int
    """number tile; 0: still building"""
    looking: int
    """the pile this seat is looking at; 0: none"""
    turns_left: int
    """relaxed building: turns left since someone has finished; -1: as many as needed"""
    out: bool
    """whether this seat plays possum for the rest of the game"""
    flying: bool
    left: str
    """why the ship left the flight early: gave up, no engines, no humans, lapped, sucked in, died"""
    days: int
    """days flown, counted from the red start space"""
    space: int
    """where the rocket stands, 0 to 39"""
    crew: int
    humans: int
    tokens: int
    exposed: int
    """exposed connectors"""
    cannons: tuple[float, float]
    """strength without spending a token, and with all doubles powered"""
    engines: tuple[int, int]
    goods: dict[str, int]
    berths: int
    """humans that could live aboard"""
    charge: int
    """tokens that the batteries can hold"""
    room: RoomView
    shielded: tuple[str, ...]
    """sides that shields cover"""
    arriving: int
    """what arriving in this order would pay; 0 for a ship that is not flying"""
    mistakes: tuple[MistakeView, ...]
    """none while they are not shown"""
    pieces: tuple[tuple[str, ...], ...]
    """the pieces of a ship that does not hang together; none while mistakes are not shown"""
    zones: ZonesView | None
    """none without payloads"""


class HourglassView(msgspec.Struct, frozen=True):
    """Where the hourglass stands (0: START) and when it runs out, in match milliseconds (0: it has)."""

    circle: int
    runs_out: int
    seconds: int


class PileView(msgspec.Struct, frozen=True):
    """A pile of cards: how many, who has looked at it, who holds it now (-1: nobody), whether it may be looked at."""

    pile: int
    cards: int
    seen_by: tuple[int, ...]
    held_by: int
    open: bool


class HoleView(msgspec.Struct, frozen=True):
    """An empty place in the warehouse, whose hand emptied it, and the tile that lay there."""

    place: int
    seat: int
    tile: str


class ThreatView(msgspec.Struct, frozen=True):
    """What is about to hit whom: while someone decides."""

    seat: int
    threat: str
    side: str
    square: str


class HitView(msgspec.Struct, frozen=True):
    """A meteor or shot of the volley that is being resolved."""

    threat: str
    side: str


class StakeView(msgspec.Struct, frozen=True):
    """What the card being resolved would do to one ship as it stands."""

    seat: int
    fate: str
    """how the meteor or shot in flight ends: misses, bounces, shot, powered shot, shield, hits; the last four can be
    stopped for nothing, with a double cannon and a token, with a shield and a token, not at all; empty: none comes"""
    squares: tuple[str, ...]
    """the squares it touches: what a hit destroys, cabins that lose someone, parts that come loose"""
    falls: tuple[str, ...]
    """what would fall off after a hit"""
    cannons: tuple[float, float]
    """the strength that counts here, without another token, and with all the tokens there are"""
    engines: tuple[int, int]
    fight: tuple[str, str]
    """how a fight ends, without another token, and with all the tokens there are: won, even, lost; empty: no fight"""
    days: int
    """days that the card costs"""
    tokens: int
    """battery tokens that it costs"""
    leaks: tuple[str, ...]
    """batteries that leak"""
    overboard: int
    """components to give up, as it stands"""
    flies: tuple[int, int]
    """Open Space: days that the engines bring, without another token, and with all the tokens there are; 0: none do,
    and the flight is over"""
    crew_left: int
    """the crew that is left after taking what the card offers; -1: too few are aboard to take it"""


class ScoreView(msgspec.Struct, frozen=True):
    seat: int
    score: Points


class MeasureView(msgspec.Struct, frozen=True):
    """A comparison that the card makes, as the ships stand: in a combat or tactical zone, and for saboteurs."""

    what: str
    scores: tuple[ScoreView, ...]
    """the leader first"""
    lowest: int
    """the seat that suffers; -1: nobody does"""


class BoardingView(msgspec.Struct, frozen=True):
    """One way to take a crew aboard: the cabins of the aliens, who flies, and the parts with someone or something on
    them then."""

    purple: str | None
    brown: str | None
    humans: int
    parts: tuple[PartView, ...]


class StowingView(msgspec.Struct, frozen=True):
    """A block, and the hold that takes it."""

    good: str
    hold: str


class LandingView(msgspec.Struct, frozen=True):
    """A planet of the card and who is there (-1: nobody)."""

    planet: int
    seat: int


class ClientView(msgspec.Struct, frozen=True):
    """Escort Mission: the courier's days flown, its space, and its hull (0: lost)."""

    days: int
    space: int
    hull: int


class BillView(msgspec.Struct, frozen=True):
    """A seat's account of the flight before."""

    seat: int
    place: int
    """where it arrived, counted from 1; 0: it did not"""
    finishing: int
    best_looking: int
    goods: int
    lost: int
    paid: int
    credits: int
    mission: int
    penalty: int
    before: int
    """the credits it had before"""


class PhotoView(msgspec.Struct, frozen=True):
    """A seat's ship on the flight that the bills are of: as it took off, and what was left of it at the end."""

    seat: int
    ship_class: str
    launched: tuple[PartView, ...]
    arrived: tuple[PartView, ...]
    lost: tuple[str, ...]
    """the squares whose parts are gone"""


class Public(msgspec.Struct, frozen=True):
    """All that lies open."""

    phase: str
    """mission, ready, build, inspect, board, fly, over"""
    flight: int
    flights: tuple[str, ...]
    level: int
    ship_class: str
    mission: str
    """the mission of this flight; empty: none"""
    offered: tuple[str, ...]
    """missions to choose from"""
    directives: tuple[str, ...]
    """the orders of the mission Directives"""
    heap: int
    """tiles face down"""
    client: ClientView | None
    crates: int
    """payloads face down"""
    open: tuple[str, ...]
    """tiles face up, in the order in which they were put there"""
    places: tuple[int, ...]
    """where each of them lies, counted from 0; a tile keeps its place"""
    holes: tuple[HoleView, ...]
    """places from which a tile was taken and that are still empty, the oldest first"""
    numbers: tuple[int, ...]
    """number tiles not taken yet"""
    hourglass: HourglassView | None
    runs: int
    """how often the sand runs on this flight; 0: there is no clock"""
    piles: tuple[PileView, ...]
    turn: int
    """relaxed building: whose turn; -1: nobody's"""
    takes: int
    """relaxed building: tiles that may still be taken"""
    card: str
    """the card being resolved; empty: none"""
    flown: tuple[str, ...]
    """cards turned up in this flight, in order"""
    cards_left: int
    order: tuple[int, ...]
    """ships that are flying, the leader first"""
    doing: str
    """what is being resolved: get ready, building, last tile, inspection, boarding, declare, loading, ..."""
    waiting_for: tuple[int, ...]
    threat: ThreatView | None
    hits: tuple[HitView, ...]
    """the volley of meteors or shots that is being resolved, in order"""
    hit: int
    """which of them is on its way, counted from 0; -1: none"""
    line: int
    """along which column or row it comes; 0: not known yet"""
    stage: int
    """combat zone, tactical zone, fleet: which line, column or segment comes next, counted from 0"""
    stakes: tuple[StakeView, ...]
    """what the card would do, for every ship that is flying; none between cards"""
    measures: tuple[MeasureView, ...]
    """what the card compares, line by line"""
    boardings: tuple[BoardingView, ...]
    """the crews to choose from, while someone does"""
    landings: tuple[LandingView, ...]
    dock: tuple[str, ...]
    """goods that wait to be loaded"""
    stowing: tuple[StowingView, ...]
    """a way to load as much of it as fits, without taking anything out"""
    powered: tuple[str, ...]
    """double parts powered for the strength being declared"""
    giving_up: tuple[str, ...]
    """black hole: the squares of the components chosen so far"""
    bank: dict[str, int]
    """blocks of goods that are left, by colour; empty: there is no limit"""
    truckers: tuple[TruckerView, ...]
    bills: tuple[BillView, ...]
    photos: tuple[PhotoView, ...]
    """of all ships, beside the bills; none once the next flight has taken off"""
    ledger: tuple[tuple[int, ...], ...]
    """flight by flight, what every seat had after it"""
    winning: int
    """the credits from which on a seat has won"""


class SeenPile(msgspec.Struct, frozen=True):
    """A pile this seat has looked at."""

    pile: int
    cards: tuple[str, ...]


class Own(msgspec.Struct, frozen=True):
    """What one seat alone may know."""

    seen: tuple[SeenPile, ...]
