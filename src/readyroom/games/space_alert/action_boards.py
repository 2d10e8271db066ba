"""What lies in front of the crew: action boards, hands, and the threats that were drawn."""

from __future__ import annotations

from typing import Any, Final

from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, ORDER_NAMES
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.mission.places import TRAJECTORIES
from readyroom.games.space_alert.mission.specializations import NO_SPECIALIZATION

NONE: Final = -1
"""No card here."""
IS_ANDROID: Final = -1
"""The seat of a crew member that nobody plays."""

UNDECIDED: Final = 0
FLY_ON: Final = 1
QUIT: Final = 2


class Board:
    """A crew member's action board, and their specialization. Spaces are counted from 1, as turns are."""

    __slots__ = (
        "cards", "dealt", "heard", "heroic", "intended", "level", "meant", "movement", "number", "raised", "seat",
        "special", "specialization", "was",
    )  # fmt: skip

    seat: int
    number: int
    """Of an android, from 1; 0 for a player."""
    cards: list[int]
    movement: list[bool]
    """Whether the movement half of each card is on top."""
    special: list[int]
    """The special cards on each space: BASIC, ADVANCED, or both together."""
    heroic: int
    """An android's heroic card, while it lies beside the board."""
    intended: list[int]
    """What its player has said to intend for each turn, as an order; NONE where nothing was said."""
    heard: list[int]
    """How much news there had been when it was said."""
    meant: list[int]
    """What its player owned up to have meant by a misplayed card, as an order; NONE where the card was right."""
    specialization: int
    level: int
    dealt: tuple[int, ...]
    """The specializations to choose from on the first mission of a crew without experience."""
    was: int
    """The specialization of the mission before, which can be kept, and its level then: one higher."""
    raised: int

    @property
    def member(self) -> int:
        """The crew member as events name them."""
        return self.seat if self.seat != IS_ANDROID else ANDROID + self.number

    def clear(self) -> None:
        """Everything off the board."""
        self.cards = [NONE] * (TURNS + 1)
        self.movement = [False] * (TURNS + 1)
        self.special = [0] * (TURNS + 1)
        self.heroic = NONE
        self.intended = [NONE] * (TURNS + 1)
        self.heard = [0] * (TURNS + 1)
        self.meant = [NONE] * (TURNS + 1)

    def clone(self) -> Board:
        copy = Board()
        copy.seat = self.seat
        copy.number = self.number
        copy.cards = self.cards.copy()
        copy.movement = self.movement.copy()
        copy.special = self.special.copy()
        copy.heroic = self.heroic
        copy.intended = self.intended.copy()
        copy.heard = self.heard.copy()
        copy.meant = self.meant.copy()
        copy.specialization = self.specialization
        copy.level = self.level
        copy.dealt = self.dealt
        copy.was = self.was
        copy.raised = self.raised
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "seat": self.seat, "number": self.number, "special": self.special, "heroic": self.heroic,
            "cards": [CARD_NAMES[face] if face != NONE else "" for face in self.cards[1:]],
            "movement": self.movement[1:],
            "intended": [ORDER_NAMES[order] if order != NONE else "" for order in self.intended[1:]],
            "heard": self.heard[1:],
            "meant": [ORDER_NAMES[order] if order != NONE else "" for order in self.meant[1:]],
            "specialization": self.specialization, "level": self.level, "dealt": self.dealt, "was": self.was,
            "raised": self.raised,
        }  # fmt: skip


def new_board(seat: int, number: int = 0) -> Board:
    """An empty board."""
    board = Board()
    board.seat = seat
    board.number = number
    board.cards = [NONE] * (TURNS + 1)
    board.movement = [False] * (TURNS + 1)
    board.special = [0] * (TURNS + 1)
    board.heroic = NONE
    board.intended = [NONE] * (TURNS + 1)
    board.heard = [0] * (TURNS + 1)
    board.meant = [NONE] * (TURNS + 1)
    board.specialization = NO_SPECIALIZATION
    board.level = 0
    board.dealt = ()
    board.was = NO_SPECIALIZATION
    board.raised = 0
    return board


class Hand:
    """A player: the cards in hand, sorted, and how far they are."""

    __slots__ = ("agreed", "cards", "common", "given", "phase", "ready", "serious", "stands_by", "vote")

    cards: list[int]
    phase: int
    """The phase that this player is planning, which may be ahead of the clock's."""
    given: int
    """Cards handed on in the data transfers that are open."""
    ready: bool
    agreed: bool
    stands_by: bool
    """Whether they have nothing more to own up to."""
    common: str
    serious: str
    """How hard the common and serious threats of the next mission should be (6.1), if they have said so."""
    vote: int

    def clone(self) -> Hand:
        copy = Hand()
        copy.cards = self.cards.copy()
        copy.phase = self.phase
        copy.given = self.given
        copy.ready = self.ready
        copy.agreed = self.agreed
        copy.stands_by = self.stands_by
        copy.common = self.common
        copy.serious = self.serious
        copy.vote = self.vote
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "cards": self.cards, "phase": self.phase, "given": self.given, "ready": self.ready, "agreed": self.agreed,
            "common": self.common, "serious": self.serious, "vote": self.vote, "stands_by": self.stands_by,
        }  # fmt: skip


def new_hand() -> Hand:
    """An empty hand."""
    hand = Hand()
    hand.cards = []
    hand.phase = 1
    hand.given = 0
    hand.ready = False
    hand.agreed = False
    hand.stands_by = False
    hand.common = ""
    hand.serious = ""
    hand.vote = UNDECIDED
    return hand


class Drawn:
    """A threat card that was drawn for an announcement. Never changed."""

    __slots__ = ("calls", "card", "turn", "unconfirmed", "zone")

    def __init__(self, turn: int, zone: int, card: int, unconfirmed: bool, calls: tuple[int, ...] = ()) -> None:
        self.turn = turn
        self.zone = zone
        self.card = card
        self.unconfirmed = unconfirmed
        self.calls = calls
        """The card beside it that it may call in, then the one that this may call in, and so on."""

    def dump(self) -> list[Any]:
        beside = [[CARDS[card].code for card in self.calls]] if self.calls else []
        return [self.turn, TRAJECTORIES[self.zone], CARDS[self.card].code, self.unconfirmed, *beside]
