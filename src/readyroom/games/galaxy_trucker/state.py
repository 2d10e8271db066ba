"""All facts of a match: plain classes, cloned and dumped by hand."""

from __future__ import annotations

from typing import Any, Final

from readyroom.games.galaxy_trucker.cards.deck import BASE_CARDS, CARDS
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
        "aside", "credits", "declared", "destroyed", "flying", "grounded",
        "hand", "hand_kept", "left", "looking", "loose", "loose_kept",
        "lost", "number", "place", "seat", "ship", "turns_left",
    )  # fmt: skip

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
        self.flying = False
        self.left = ""
        """why this ship left the flight early"""
        self.place = 0
        """days flown, counted without end; the space is this modulo 40"""
        self.declared = 0
        """the strength declared last: engines in points, cannons in half points"""

    def clone(self) -> Trucker:
        copy = Trucker(self.seat, self.ship.clone())
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
        }


class State:
    """A match of Galaxy Trucker."""

    __slots__ = (
        "bank", "bills", "board", "box", "card", "circle", "flight", "flights", "flown", "heap", "level", "open",
        "options", "over", "phase", "piles", "sand", "seats", "seen", "stack", "starred", "takes", "truckers", "turn",
        "used",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
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
        self.box: list[int] = list(range(BASE_CARDS))
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
        self.turn = 0
        """relaxed building: whose turn"""
        self.takes = 0
        """relaxed building: tiles that may still be taken this turn"""
        self.bank: list[int] = [*BLOCKS, HUMANS, ALIENS, ALIENS, TOKENS, 0]
        """goods by colour, humans, purple and brown aliens, tokens, credits. No supply is a limit, so it may fall
        below zero; it is kept so that nothing can be lost or doubled unnoticed."""
        self.bills: list[tuple[int, int, int, int, int, int]] = []
        """the last flight's accounts, by seat: finishing, best looking, goods, parts lost, paid for them, credits"""
        self.stack: list[Any] = []
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

    def ship(self, seat: int) -> Ship:
        return self.truckers[seat].ship

    def pay(self, seat: int, credits: int) -> None:
        """Credits from the bank to a seat, or back."""
        self.truckers[seat].credits += credits
        self.bank[CREDIT_BANK] -= credits

    # -- plain data

    def clone(self) -> State:
        copy = State(self.options, self.seats)
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
        copy.turn = self.turn
        copy.takes = self.takes
        copy.bank = self.bank.copy()
        copy.bills = self.bills.copy()
        copy.stack = [step.clone() for step in self.stack]
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
            "turn": self.turn,
            "takes": self.takes,
            "bank": self.bank,
            "bills": self.bills,
            "stack": [step.dump() for step in self.stack],
            "over": self.over,
        }


def _behind(trucker: Trucker) -> int:
    return -trucker.place
