"""All facts of a match: plain classes, cloned and dumped by hand."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.steps import SteppedState
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import ALIENS, BLOCKS, HUMANS, TOKENS
from readyroom.games.galaxy_trucker.cards.tiles import TILES
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.ship.ship import Ship

NONE: Final = -1
HUMAN_BANK: Final = 4
PURPLE_BANK: Final = 5
BROWN_BANK: Final = 6
TOKEN_BANK: Final = 7
CREDIT_BANK: Final = 8
"""Places in ``State.bank``; 0 to 3 are the goods."""


class Trucker:
    """One seat: its ship and all that lies around it."""

    __slots__ = (
        "aside", "asides", "at_card", "bet", "credits", "declared", "destroyed", "flying", "grounded", "guards", "hand",
        "hand_kept", "hurt", "incidents", "left", "loaded", "looking", "looks", "loose", "loose_kept", "lost",
        "met_at_launch", "number", "out", "place", "seat", "ship", "stamps", "story", "turns_left", "wish",
    )  # fmt: skip

    DERIVED = ("seat",)

    def __init__(self, seat: int, ship: Ship) -> None:
        self.seat = seat
        self.ship = ship
        self.credits = 0
        self.hand = NONE
        """the tile in hand"""
        self.hand_kept = False
        """whether it had been set aside, so that it cannot go back to the middle (R-13)"""
        self.loose = 0
        """the square of the latest tile, while it is not welded (R-12); 0: none"""
        self.loose_kept = False
        self.aside: list[int] = []
        self.lost: list[int] = []
        self.grounded = 0
        """how many of the lost parts were lost before the launch"""
        self.destroyed: list[int] = []
        """parts that were destroyed in flight, not fallen off or given up (R-75)"""
        self.number = 0
        """the number tile; 0: still building"""
        self.looking = NONE
        """the pile of cards in hand"""
        self.turns_left = NONE
        """relaxed building, once somebody has finished: how many more turns"""
        self.out = False
        """whether this trucker died and stays out for the rest of the game"""
        self.flying = False
        self.left = ""
        """why this ship left the flight early"""
        self.place = 0
        """days flown, counted without end; the space is this modulo 40"""
        self.declared = 0
        """the strength declared last: engines in points, cannons in half points"""

        self.wish = NONE
        """missions: the mission this seat wishes for, or wants to drop"""
        self.bet = NONE
        self.looks = 0
        """how often this seat has looked at cards in this flight"""
        self.asides = 0
        """how often it has set a tile aside"""
        self.met_at_launch = 0
        """directives met at launch, a bit for each; for a bet that is judged at launch, 1 if it held"""
        self.loaded = False
        """whether a payload the mission asks for was aboard at launch"""
        self.hurt = False
        """whether the card being resolved has cost this seat anything"""
        self.at_card = 0
        """how many parts were lost when the card was turned up"""
        self.story = 0
        """the most parts lost during one card"""
        self.stamps = 0
        self.incidents = 0
        """Diplomatic Mission: enemies beaten"""
        self.guards = 0
        """Escort Mission: guard tokens"""

    def clone(self) -> Trucker:
        copy = Trucker.__new__(Trucker)
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
        copy.aside = self.aside.copy()
        copy.lost = self.lost.copy()
        copy.grounded = self.grounded
        copy.destroyed = self.destroyed.copy()
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
        return {
            "ship": self.ship.dump(),
            "credits": self.credits,
            "hand": TILES[self.hand].id if self.hand >= 0 else "",
            "hand_kept": self.hand_kept,
            "loose": self.ship.board.names[self.loose] if self.loose else "",
            "loose_kept": self.loose_kept,
            "aside": [TILES[tile].id for tile in self.aside],
            "lost": [TILES[tile].id for tile in self.lost],
            "grounded": self.grounded,
            "destroyed": [TILES[tile].id for tile in self.destroyed],
            "number": self.number,
            "looking": self.looking,
            "turns_left": self.turns_left,
            "flying": self.flying,
            "left": self.left,
            "place": self.place,
            "declared": self.declared,
            "wish": self.wish,
            "bet": self.bet,
            "looks": self.looks,
            "asides": self.asides,
            "met_at_launch": self.met_at_launch,
            "loaded": self.loaded,
            "hurt": self.hurt,
            "at_card": self.at_card,
            "story": self.story,
            "stamps": self.stamps,
            "guards": self.guards,
            "incidents": self.incidents,
            "out": self.out,
        }


class State(SteppedState):
    """A match of Galaxy Trucker."""

    __slots__ = (
        "bank", "bills", "board", "box", "card", "circle", "client", "crates", "dared", "directives", "flight",
        "flights", "flown", "heap", "ledger", "level", "mission", "mission_box", "offered", "open", "options",
        "payloads", "phase", "piles", "sand", "seats", "seen", "skipping", "starred", "super_box", "super_used",
        "supers_met", "takes", "truckers", "used", "version",
    )  # fmt: skip

    DERIVED = ("legal", "options", "version")

    def __init__(self, options: Options, seats: int, version: int) -> None:
        self.options = options
        self.seats = seats
        self.version = version
        """The version of the rules this match began on, and ends on."""
        self.flights: tuple[int, ...] = ()
        self.flight = 0
        """which flight, counted from 0"""
        self.level = 1
        self.board = 0
        self.phase = "ready"
        """ready, build, inspect, board, fly, over"""
        self.truckers: list[Trucker] = []
        self.heap: list[int] = []
        """tiles face down: what they are is no secret, which one comes next is luck"""
        self.open: list[int] = []
        """tiles face up in the middle"""
        self.box: list[int] = []
        """adventure cards not used yet, those of the piles excepted; sorted"""
        self.used: list[int] = []
        """cards turned up in earlier flights"""
        self.piles: list[list[int]] = []
        """the four piles of this flight, each sorted; they stay as they were dealt all through the flight"""
        self.seen: list[int] = []
        """who has looked at a pile: a bit for each seat"""
        self.starred = False
        """whether this flight is flown with the starred cards alone (R-05)"""
        self.flown: list[int] = []
        """cards turned up in this flight, in order"""
        self.card = NONE
        """the card being resolved"""
        self.circle = 0
        """where the hourglass stands: a level's number, or 0 for START"""
        self.sand = 0
        """when it will have run out, in match milliseconds; 0: it has"""
        self.takes = 0
        """relaxed building: tiles that may still be taken this turn"""
        self.bank: list[int] = [*BLOCKS, HUMANS, ALIENS, ALIENS, TOKENS, 0]
        """goods by colour, humans, purple and brown aliens, tokens, credits. No supply is a limit, but for goods if the
        table chose so; others may fall below zero, and are kept so that nothing can be lost or doubled unnoticed."""
        self.bills: list[tuple[int, ...]] = []
        """the last flight's accounts, by seat: finishing, best looking, goods, parts lost, paid for them, credits,
        what the mission paid, what it cost"""
        self.ledger: list[tuple[int, ...]] = []
        """what every seat had after each flight so far"""
        self.mission = NONE
        self.mission_box: list[int] = []
        """missions that have not been offered yet"""
        self.offered: list[int] = []
        self.directives: list[int] = []
        """the three orders of the mission Directives"""
        self.payloads: list[int] = []
        """payload tiles in the box"""
        self.crates: list[int] = []
        """payload tiles face down in the warehouse; their backs tell them apart"""
        self.super_box: list[int] = []
        self.super_used: list[int] = []
        self.dared = False
        """whether the mission's optional supercard is in the sealed pile"""
        self.supers_met = 0
        """supercards of this flight that did something"""
        self.client: list[int] = []
        """Escort Mission: the courier's days flown and hull; empty: there is none"""
        self.skipping: list[int] = []
        """who takes no part in the supercard being resolved"""
        self.stack = []
        self.legal = None
        self.over = False

    # -- looking

    def deck(self) -> list[int]:
        """The cards of this flight that have not been turned up, sorted."""
        return sorted(card for pile in self.piles for card in pile if card not in self.flown)

    def cards_left(self) -> int:
        return sum(len(pile) for pile in self.piles) - len(self.flown)

    def order(self) -> list[int]:
        """The ships that are flying, the leader first (R-52)."""
        flying = [trucker for trucker in self.truckers if trucker.flying]
        flying.sort(key=_behind)
        return [trucker.seat for trucker in flying]

    def playing(self) -> list[int]:
        """The seats that take part; whoever plays possum does not."""
        return [trucker.seat for trucker in self.truckers if not trucker.out]

    def ship(self, seat: int) -> Ship:
        return self.truckers[seat].ship

    def pay(self, seat: int, credits: int) -> None:
        """Credits from the bank to a seat, or back."""
        self.truckers[seat].credits += credits
        self.bank[CREDIT_BANK] -= credits

    # -- plain data

    def clone(self) -> State:
        copy = State.__new__(State)
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
        copy.box = self.box.copy()
        copy.used = self.used.copy()
        copy.piles = [pile.copy() for pile in self.piles]
        copy.seen = self.seen.copy()
        copy.starred = self.starred
        copy.flown = self.flown.copy()
        copy.card = self.card
        copy.circle = self.circle
        copy.sand = self.sand
        copy.takes = self.takes
        copy.bank = self.bank.copy()
        copy.bills = self.bills.copy()
        copy.ledger = self.ledger.copy()
        copy.mission = self.mission
        copy.mission_box = self.mission_box.copy()
        copy.offered = self.offered.copy()
        copy.directives = self.directives.copy()
        copy.payloads = self.payloads.copy()
        copy.crates = self.crates.copy()
        copy.super_box = self.super_box.copy()
        copy.super_used = self.super_used.copy()
        copy.dared = self.dared
        copy.supers_met = self.supers_met
        copy.skipping = self.skipping.copy()
        copy.client = self.client.copy()
        copy.stack = self.stack.copy()
        copy.legal = self.legal
        copy.over = self.over
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "flights": self.flights,
            "flight": self.flight,
            "level": self.level,
            "board": self.board,
            "phase": self.phase,
            "truckers": [trucker.dump() for trucker in self.truckers],
            "heap": [TILES[tile].id for tile in self.heap],
            "open": [TILES[tile].id for tile in self.open],
            "box": [CARDS[card].id for card in self.box],
            "used": [CARDS[card].id for card in self.used],
            "piles": [[CARDS[card].id for card in pile] for pile in self.piles],
            "seen": self.seen,
            "starred": self.starred,
            "flown": [CARDS[card].id for card in self.flown],
            "card": CARDS[self.card].id if self.card >= 0 else "",
            "circle": self.circle,
            "sand": self.sand,
            "takes": self.takes,
            "bank": self.bank,
            "bills": self.bills,
            "ledger": self.ledger,
            "mission": self.mission,
            "mission_box": self.mission_box,
            "offered": self.offered,
            "directives": self.directives,
            "payloads": [TILES[tile].id for tile in self.payloads],
            "crates": [TILES[tile].id for tile in self.crates],
            "super_box": [CARDS[card].id for card in self.super_box],
            "super_used": [CARDS[card].id for card in self.super_used],
            "supers_met": self.supers_met,
            "skipping": self.skipping,
            "client": self.client,
            "stack": [_named(step.dump()) for step in self.stack],
            "over": self.over,
            "dared": self.dared,
        }


def _behind(trucker: Trucker) -> int:
    return -trucker.place


def _named(step: dict[str, Any]) -> dict[str, Any]:
    """A step's facts with ids for the numbers of cards and tiles: supercards and payloads are numbered after the base
    game's, so their numbers move when that grows."""
    if "card" in step:
        step["card"] = CARDS[step["card"]].id
    if "added" in step:
        step["added"] = [[TILES[tile].id for tile in tiles] for tiles in step["added"]]
    return step
