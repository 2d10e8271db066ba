"""The state of a match: plain classes, cloned by hand."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from readyroom.core.steps import SteppedState, plain_facts
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import ALIENS, BLOCKS, HUMANS, TOKENS
from readyroom.games.galaxy_trucker.cards.tiles import TILES
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.view import Left, Phase

NONE: Final = -1
HUMAN_BANK: Final = 4
PURPLE_BANK: Final = 5
BROWN_BANK: Final = 6
TOKEN_BANK: Final = 7
CREDIT_BANK: Final = 8
"""Indices into ``State.bank``; 0 to 3 are the goods."""


class Trucker:
    """One seat: its ship and everything around it."""

    __slots__ = (
        "aside", "asides", "at_card", "bet", "credits", "declared", "destroyed", "flying", "grounded", "guards", "hand",
        "hand_kept", "hurt", "incidents", "left", "loaded", "looking", "looks", "loose", "loose_kept", "lost",
        "met_at_launch", "number", "out", "place", "seat", "ship", "stamps", "story", "turns_left", "wish",
    )  # fmt: skip

    DERIVED: ClassVar[tuple[str, ...]] = ("seat",)
    SHARED: ClassVar[tuple[str, ...]] = ("aside", "destroyed", "lost")

    seat: int
    ship: Ship
    credits: int
    hand: int
    """the tile in hand"""
    hand_kept: bool
    """whether it was set aside before, so that it cannot go back to the warehouse (R-13)"""
    loose: int
    """the square of the latest tile until it is welded (R-12); 0: none"""
    loose_kept: bool
    aside: list[int]
    lost: list[int]
    grounded: int
    """how many of the lost parts were lost before the launch"""
    destroyed: list[int]
    """parts destroyed in flight, as opposed to fallen off or given up (R-75)"""
    number: int
    """the number tile; 0: still building"""
    looking: int
    """the pile of cards in hand"""
    turns_left: int
    """relaxed building: turns left once someone has finished"""
    out: bool
    """whether this trucker has died and sits out the rest of the game"""
    flying: bool
    left: Left
    """why this ship left the flight early"""
    place: int
    """days flown in total; the space is this modulo 40"""
    declared: int
    """the latest declared strength: engines in points, cannons in half points"""
    wish: int
    """missions: the mission this seat votes for or against"""
    bet: int
    looks: int
    """how often this seat has looked at cards in this flight"""
    asides: int
    """how often it has set a tile aside in this flight"""
    met_at_launch: int
    """directives met at launch, one bit each; for a bet judged at launch, 1 if it held"""
    loaded: bool
    """whether a payload that the mission asks for was aboard at launch"""
    hurt: bool
    """whether the card being resolved has cost this seat anything"""
    at_card: int
    """how many parts were lost before the current card"""
    story: int
    """the most parts lost to a single card"""
    stamps: int
    incidents: int
    """Diplomatic Mission: enemies defeated"""
    guards: int
    """Escort Mission: guard tokens"""

    def clone(self) -> Trucker:
        copy = Trucker()
        copy.seat = self.seat
        copy.ship = self.ship.clone()
        copy.wish = self.wish
        copy.bet = self.bet
        copy.looks = self.looks
        copy.asides = self.asides
        copy.met_at_launch = self.met_at_launch
        copy.loaded = self.loaded
        copy.hurt = self.hurt
        copy.at_card = self.at_card
        copy.story = self.story
        copy.stamps = self.stamps
        copy.guards = self.guards
        copy.incidents = self.incidents
        copy.credits = self.credits
        copy.hand = self.hand
        copy.hand_kept = self.hand_kept
        copy.loose = self.loose
        copy.loose_kept = self.loose_kept
        copy.aside = self.aside
        copy.lost = self.lost
        copy.grounded = self.grounded
        copy.destroyed = self.destroyed
        copy.number = self.number
        copy.looking = self.looking
        copy.turns_left = self.turns_left
        copy.out = self.out
        copy.flying = self.flying
        copy.left = self.left
        copy.place = self.place
        copy.declared = self.declared
        return copy

    def dump(self) -> dict[str, Any]:
        plain = plain_facts(self)
        plain["hand"] = TILES[self.hand].id if self.hand >= 0 else ""
        plain["loose"] = self.ship.board.names[self.loose] if self.loose else ""
        for name in ("aside", "lost", "destroyed"):
            plain[name] = [TILES[tile].id for tile in plain[name]]
        return plain


class State(SteppedState):
    """A match of Galaxy Trucker."""

    __slots__ = (
        "arrived", "bank", "bills", "board", "box", "card", "circle", "client", "crates", "dared", "directives",
        "flight", "flights", "flown", "heap", "holes", "launched", "ledger", "level", "mission", "mission_box",
        "offered", "open", "options", "payloads", "phase", "piles", "sand", "seats", "seen", "shelf", "skipping",
        "starred", "super_box", "super_used", "supers_met", "takes", "truckers", "used", "version",
    )  # fmt: skip

    DERIVED = ("legal", "options", "version")
    LOOKS = ("arrived", "holes", "launched", "shelf")
    SHARED = (
        "arrived", "bills", "box", "client", "crates", "directives", "flown", "holes", "launched", "ledger", "legal",
        "mission_box", "offered", "payloads", "piles", "seen", "shelf", "skipping", "super_box", "super_used", "used",
    )  # fmt: skip
    """Replace these lists, never change them in place: they change rarely, and searches clone states often."""

    options: Options
    seats: int
    version: int
    """The version of the rules for the whole match."""
    flights: tuple[int, ...]
    flight: int
    """index of the current flight"""
    level: int
    board: int
    phase: Phase
    """ready, build, inspect, board, fly, over"""
    truckers: list[Trucker]
    heap: list[int]
    """face-down tiles: their contents are known, the next one is drawn at random"""
    open: list[int]
    """face-up tiles in the warehouse"""
    shelf: list[int]
    """their places: the tile at each, or a negative number for who took which tile (shelf.py)"""
    holes: list[int]
    """empty places, oldest first"""
    box: list[int]
    """unused adventure cards outside the piles, sorted"""
    used: list[int]
    """cards turned up in earlier flights"""
    piles: list[list[int]]
    """the four piles of this flight as dealt, each sorted; unchanged during the flight"""
    seen: list[int]
    """by pile, who has looked at it: one bit per seat"""
    starred: bool
    """whether this flight uses only the starred cards (R-05)"""
    flown: list[int]
    """cards turned up in this flight, in order"""
    card: int
    """the card being resolved"""
    circle: int
    """where the hourglass stands: a level's number, or 0 for START"""
    sand: int
    """when it runs out, in match milliseconds; 0: it has run out"""
    takes: int
    """relaxed building: tiles that may still be taken this turn"""
    bank: list[int]
    """goods by color, humans, purple and brown aliens, tokens, credits. Only goods can be a limit, if the table chose
    so; the others may go below zero, and are counted so that nothing is lost or doubled unnoticed."""
    bills: list[tuple[int, ...]]
    """the last flight's bills, by seat: finishing, best looking, goods, parts lost, paid for them, credits, mission
    pay, mission penalty"""
    ledger: list[tuple[int, ...]]
    """every seat's credits after each flight so far"""
    launched: list[Ship]
    """every seat's ship at the latest launch; empty before the first"""
    arrived: list[Ship]
    """what was left of each ship at the end; empty during the flight"""
    mission: int
    mission_box: list[int]
    """missions not offered yet"""
    offered: list[int]
    directives: list[int]
    """the three orders of the mission Directives"""
    payloads: list[int]
    """payload tiles in the box"""
    crates: list[int]
    """face-down payload tiles in the warehouse; their backs tell them apart"""
    super_box: list[int]
    super_used: list[int]
    dared: bool
    """whether the mission's optional supercard is in the sealed pile"""
    supers_met: int
    """supercards of this flight that had an effect"""
    client: list[int]
    """Escort Mission: the courier's days flown and hull; empty if there is no courier"""
    skipping: list[int]
    """seats that sit out the supercard being resolved"""

    # -- queries

    def deck(self) -> list[int]:
        """The cards of this flight that are still face down, sorted."""
        return sorted(card for pile in self.piles for card in pile if card not in self.flown)

    def cards_left(self) -> int:
        return sum(len(pile) for pile in self.piles) - len(self.flown)

    def order(self) -> list[int]:
        """The flying ships, the leader first (R-52)."""
        found: list[int] = []
        for trucker in self.truckers:
            if trucker.flying:
                ahead = 0
                while ahead < len(found) and self.truckers[found[ahead]].place >= trucker.place:
                    ahead += 1
                found.insert(ahead, trucker.seat)
        return found

    def playing(self) -> list[int]:
        """The seats that take part; those that play possum do not."""
        return [trucker.seat for trucker in self.truckers if not trucker.out]

    def ship(self, seat: int) -> Ship:
        return self.truckers[seat].ship

    def pay(self, seat: int, credits: int) -> None:
        """Pays credits from the bank to a seat; negative: back to the bank."""
        self.truckers[seat].credits += credits
        self.bank[CREDIT_BANK] -= credits

    # -- plain data

    def clone(self) -> State:
        copy = State()
        copy.options = self.options
        copy.seats = self.seats
        copy.version = self.version
        copy.flights = self.flights
        copy.flight = self.flight
        copy.level = self.level
        copy.board = self.board
        copy.phase = self.phase
        copy.truckers = [trucker.clone() for trucker in self.truckers]
        copy.heap = self.heap.copy()
        copy.open = self.open.copy()
        copy.shelf = self.shelf
        copy.holes = self.holes
        copy.box = self.box
        copy.used = self.used
        copy.piles = self.piles
        copy.seen = self.seen
        copy.starred = self.starred
        copy.flown = self.flown
        copy.card = self.card
        copy.circle = self.circle
        copy.sand = self.sand
        copy.takes = self.takes
        copy.bank = self.bank.copy()
        copy.bills = self.bills
        copy.ledger = self.ledger
        copy.launched = self.launched
        copy.arrived = self.arrived
        copy.mission = self.mission
        copy.mission_box = self.mission_box
        copy.offered = self.offered
        copy.directives = self.directives
        copy.payloads = self.payloads
        copy.crates = self.crates
        copy.super_box = self.super_box
        copy.super_used = self.super_used
        copy.dared = self.dared
        copy.supers_met = self.supers_met
        copy.skipping = self.skipping
        copy.client = self.client
        copy.stack = self.stack.copy()
        copy.legal = self.legal
        copy.over = self.over
        return copy

    def dump(self) -> dict[str, Any]:
        plain = super().dump()
        for name in ("heap", "open", "payloads", "crates"):
            plain[name] = [TILES[tile].id for tile in plain[name]]
        for name in ("box", "used", "flown", "super_box", "super_used"):
            plain[name] = [CARDS[card].id for card in plain[name]]
        plain["piles"] = [[CARDS[card].id for card in pile] for pile in self.piles]
        plain["card"] = CARDS[self.card].id if self.card >= 0 else ""
        plain["stack"] = [_named(step.dump()) for step in self.stack]
        return plain


def new_trucker(seat: int, ship: Ship) -> Trucker:
    """A seat before its first flight."""
    new = Trucker()
    new.seat = seat
    new.ship = ship
    new.credits = 0
    new.hand = NONE
    new.hand_kept = False
    new.loose = 0
    new.loose_kept = False
    new.aside = []
    new.lost = []
    new.grounded = 0
    new.destroyed = []
    new.number = 0
    new.looking = NONE
    new.turns_left = NONE
    new.out = False
    new.flying = False
    new.left = ""
    new.place = 0
    new.declared = 0
    new.wish = NONE
    new.bet = NONE
    new.looks = 0
    new.asides = 0
    new.met_at_launch = 0
    new.loaded = False
    new.hurt = False
    new.at_card = 0
    new.story = 0
    new.stamps = 0
    new.incidents = 0
    new.guards = 0
    return new


def new_state(options: Options, seats: int, version: int) -> State:
    """A match before setup."""
    new = State()
    new.options = options
    new.seats = seats
    new.version = version
    new.flights = ()
    new.flight = 0
    new.level = 1
    new.board = 0
    new.phase = "ready"
    new.truckers = []
    new.heap = []
    new.open = []
    new.shelf = []
    new.holes = []
    new.box = []
    new.used = []
    new.piles = []
    new.seen = []
    new.starred = False
    new.flown = []
    new.card = NONE
    new.circle = 0
    new.sand = 0
    new.takes = 0
    new.bank = [*BLOCKS, HUMANS, ALIENS, ALIENS, TOKENS, 0]
    new.bills = []
    new.ledger = []
    new.launched = []
    new.arrived = []
    new.mission = NONE
    new.mission_box = []
    new.offered = []
    new.directives = []
    new.payloads = []
    new.crates = []
    new.super_box = []
    new.super_used = []
    new.dared = False
    new.supers_met = 0
    new.client = []
    new.skipping = []
    new.stack = []
    new.legal = None
    new.over = False
    return new


def _named(step: dict[str, Any]) -> dict[str, Any]:
    """A step's facts with card and tile ids instead of numbers: supercards and payloads are numbered after the base
    game, so their numbers shift when it grows."""
    if "card" in step:
        step["card"] = CARDS[step["card"]].id
    if "added" in step:
        step["added"] = [[TILES[tile].id for tile in tiles] for tiles in step["added"]]
    return step
