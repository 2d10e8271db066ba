"""The views: the table that everyone sees, and what each seat has seen for itself. Built field by field."""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.core.struct import Points
from readyroom.games.galaxy_trucker.cards.adventures import Side, Threat
from readyroom.games.galaxy_trucker.cards.goods import Good
from readyroom.games.galaxy_trucker.ship.mistake import MistakeKind

Guest = Literal["commuter", "envoy"]
Phase = Literal["mission", "ready", "build", "inspect", "board", "fly", "over"]
Doing = Literal[
    "choose mission", "agreeing on the supercard", "agreeing on the ship", "placing bets", "get ready", "Building",
    "BuildInTurns", "last tile", "inspection", "repairs", "boarding", "seating commuters", "seating envoy",
    "between cards", "meet supercard", "declare", "planets", "abandoned", "enemy", "defending", "black hole", "loading",
    "losing crew", "losing goods", "choosing figure", "keeping part", "coming back", "over",
]  # fmt: skip
Left = Literal["", "gave up", "no engines", "no humans", "lapped", "sucked in", "died"]
Fate = Literal["", "misses", "bounces", "shot", "powered shot", "shield", "hits"]
Fight = Literal["", "won", "even", "lost"]


class PartView(msgspec.Struct, frozen=True):
    """A component of a ship and what is on it."""

    square: str
    tile: str
    turn: int
    humans: int = 0
    alien: Literal["", "purple", "brown"] = ""
    guests: tuple[Guest, ...] = ()
    tokens: int = 0
    goods: tuple[Good, ...] = ()


class MistakeView(msgspec.Struct, frozen=True):
    """A building mistake: its squares, and its description."""

    kind: MistakeKind
    square: str
    other: str
    words: str


class ZonesView(msgspec.Struct, frozen=True):
    """Missions: the squares affected by payloads, built on or not."""

    silenced: tuple[str, ...]
    """artifacts: nothing works here"""
    irradiated: tuple[str, ...]
    """radioactive cargo: no crew and no tokens here"""
    blast: tuple[str, ...]
    """explosive cargo: components here explode with it"""


class RoomView(msgspec.Struct, frozen=True):
    """Space for blocks in the usable holds."""

    places: int
    free: int
    red: int
    """how many of the free places take red goods"""


class TruckerView(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    seat: int
    credits: int
    parts: tuple[PartView, ...]
    hand: str
    """the tile in hand; empty: none"""
    hand_kept: bool
    loose: str
    """the square of the latest tile until it is welded"""
    aside: tuple[str, ...]
    lost: tuple[str, ...]
    bet: str
    """The Bet: this seat's bet; empty: none"""
    stamps: int
    """Club Gold Trials: stamps so far"""
    incidents: int
    """Diplomatic Mission: enemies defeated"""
    guards: int
    """Escort Mission: guard tokens"""
    number: int
    """number tile; 0: still building"""
    looking: int
    """the pile this seat is looking at; 0: none"""
    turns_left: int
    """relaxed building: turns left once someone has finished; -1: as many as needed"""
    out: bool
    """whether this seat plays possum for the rest of the game"""
    flying: bool
    left: Left
    """why the ship left the flight early, if it did"""
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
    """how many humans could live aboard"""
    charge: int
    """how many tokens the batteries can hold"""
    room: RoomView
    shielded: tuple[Side, ...]
    """sides that shields cover"""
    arriving: int
    """the pay for arriving in the current order; 0 if not flying"""
    mistakes: tuple[MistakeView, ...]
    """empty while they are hidden"""
    pieces: tuple[tuple[str, ...], ...]
    """the pieces of a ship that is not connected; empty while mistakes are hidden"""
    zones: ZonesView | None
    """None without payloads"""


class HourglassView(msgspec.Struct, frozen=True):
    """Where the hourglass stands (0: START) and when it runs out, in match milliseconds (0: it has run out)."""

    circle: int
    runs_out: int
    seconds: int


class PileView(msgspec.Struct, frozen=True):
    """A pile of cards: how many, who has looked at it, who holds it now (-1: nobody), and whether anyone may look."""

    pile: int
    cards: int
    seen_by: tuple[int, ...]
    held_by: int
    open: bool


class HoleView(msgspec.Struct, frozen=True):
    """An empty place in the warehouse, who emptied it, and the tile that was there."""

    place: int
    seat: int
    tile: str


class ThreatView(msgspec.Struct, frozen=True):
    """The hit that a seat is deciding how to meet."""

    seat: int
    threat: Threat
    side: Side
    square: str


class HitView(msgspec.Struct, frozen=True):
    """A meteor or shot of the volley being resolved."""

    threat: Threat
    side: Side


class StakeView(msgspec.Struct, frozen=True):
    """What the card being resolved would do to one ship right now."""

    seat: int
    fate: Fate
    """how the current meteor or shot ends: ``shot`` costs nothing, ``powered shot`` a token for a double cannon,
    ``shield`` a token, and nothing can stop one that ``hits``; empty: there is none"""
    squares: tuple[str, ...]
    """the squares it touches: components destroyed, cabins that lose a figure, parts that come loose"""
    falls: tuple[str, ...]
    """what would fall off after a hit"""
    cannons: tuple[float, float]
    """the strength that counts here, without another token and with all tokens"""
    engines: tuple[int, int]
    fight: tuple[Fight, Fight]
    """how a fight ends, without another token and with all tokens; empty: no fight"""
    days: int
    """days the card costs"""
    tokens: int
    """battery tokens it costs"""
    leaks: tuple[str, ...]
    """batteries that leak"""
    overboard: int
    """components to give up at the current strength"""
    flies: tuple[int, int]
    """Open Space: days flown, without another token and with all tokens; 0: no engine works, and the ship leaves the
    flight"""
    crew_left: int
    """crew left after taking the card's offer; -1: too few aboard to take it"""


class ScoreView(msgspec.Struct, frozen=True):
    seat: int
    score: Points


class MeasureView(msgspec.Struct, frozen=True):
    """A comparison by current strength: in a combat or tactical zone, and for saboteurs."""

    what: str
    scores: tuple[ScoreView, ...]
    """leader first"""
    lowest: int
    """the seat that suffers; -1: none"""


class BoardingView(msgspec.Struct, frozen=True):
    """One way to board the crew: the aliens' cabins, how many humans, and the parts that are then occupied."""

    purple: str | None
    brown: str | None
    humans: int
    parts: tuple[PartView, ...]


class StowingView(msgspec.Struct, frozen=True):
    """A block and the hold it goes into."""

    good: str
    hold: str


class LandingView(msgspec.Struct, frozen=True):
    """A planet of the card and the seat there (-1: none)."""

    planet: int
    seat: int


class ClientView(msgspec.Struct, frozen=True):
    """Escort Mission: the courier's days flown, its space, and its hull (0: lost)."""

    days: int
    space: int
    hull: int


class BillView(msgspec.Struct, frozen=True):
    """A seat's bill for the previous flight."""

    seat: int
    place: int
    """its place on arrival, counted from 1; 0: did not arrive"""
    finishing: int
    best_looking: int
    goods: int
    lost: int
    paid: int
    credits: int
    mission: int
    penalty: int
    before: int
    """its credits before the flight"""


class PhotoView(msgspec.Struct, frozen=True):
    """A seat's ship on the billed flight: at launch, and what was left at the end."""

    seat: int
    ship_class: str
    launched: tuple[PartView, ...]
    arrived: tuple[PartView, ...]
    lost: tuple[str, ...]
    """the squares of the lost parts"""


class Public(msgspec.Struct, frozen=True):
    """Everything public."""

    phase: Phase
    flight: int
    flights: tuple[str, ...]
    level: int
    ship_class: str
    mission: str
    """this flight's mission; empty: none"""
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
    """face-up tiles, in the order they were put there"""
    places: tuple[int, ...]
    """the place of each, counted from 0; a tile keeps its place"""
    holes: tuple[HoleView, ...]
    """empty places where a tile was taken, oldest first"""
    numbers: tuple[int, ...]
    """number tiles not taken yet"""
    hourglass: HourglassView | None
    runs: int
    """how often the hourglass runs on this flight; 0: no clock"""
    piles: tuple[PileView, ...]
    turn: int
    """relaxed building: the seat whose turn it is; -1: none"""
    takes: int
    """relaxed building: tiles that may still be taken"""
    card: str
    """the card being resolved; empty: none"""
    flown: tuple[str, ...]
    """cards turned up in this flight, in order"""
    cards_left: int
    order: tuple[int, ...]
    """flying ships, leader first"""
    doing: Doing
    """what is being resolved"""
    waiting_for: tuple[int, ...]
    threat: ThreatView | None
    hits: tuple[HitView, ...]
    """the volley of meteors or shots being resolved, in order"""
    hit: int
    """index of the current one; -1: none"""
    line: int
    """its column or row; 0: not known yet"""
    stage: int
    """combat zone, tactical zone, fleet: index of the next line, column or segment"""
    stakes: tuple[StakeView, ...]
    """what the card would do to each flying ship; empty between cards"""
    measures: tuple[MeasureView, ...]
    """what the card compares, line by line"""
    boardings: tuple[BoardingView, ...]
    """the crews to choose from, while a seat is boarding"""
    landings: tuple[LandingView, ...]
    dock: tuple[Good, ...]
    """goods waiting to be loaded"""
    stowing: tuple[StowingView, ...]
    """a way to load as much as fits without unloading anything"""
    powered: tuple[str, ...]
    """double parts powered for the strength being declared"""
    giving_up: tuple[str, ...]
    """black hole: squares of the components chosen so far"""
    bank: dict[str, int]
    """blocks left in the bank, by color; empty: no limit"""
    truckers: tuple[TruckerView, ...]
    bills: tuple[BillView, ...]
    photos: tuple[PhotoView, ...]
    """photos of all ships, shown with the bills; empty once the next flight has launched"""
    ledger: tuple[tuple[int, ...], ...]
    """every seat's credits after each flight"""
    winning: int
    """the credits needed to win"""


class SeenPile(msgspec.Struct, frozen=True):
    """A pile this seat has looked at."""

    pile: int
    cards: tuple[str, ...]


class Own(msgspec.Struct, frozen=True):
    """What only this seat may know."""

    seen: tuple[SeenPile, ...]
