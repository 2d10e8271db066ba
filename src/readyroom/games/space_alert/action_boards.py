"""What lies in front of the crew: action boards, hands, and the threats that were drawn."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from readyroom.core.struct import Action
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

EMPTY: Final[tuple[int, ...]] = (NONE,) * (TURNS + 1)
"""Spaces with nothing on them."""
NOUGHTS: Final[tuple[int, ...]] = (0,) * (TURNS + 1)
ACTIONS_ON_TOP: Final[tuple[bool, ...]] = (False,) * (TURNS + 1)

UNDECIDED: Final = 0
FLY_ON: Final = 1
QUIT: Final = 2


T = TypeVar("T")


def changed(row: tuple[T, ...], at: int, what: T) -> tuple[T, ...]:
    """A row in which one thing is another.

    >>> changed((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    found = list(row)
    found[at] = what
    return tuple(found)


class Board:
    """A crew member's action board, and their specialization. Spaces are counted from 1, as turns are. A row of spaces
    never changes: another takes its place, so that copies of the board share it."""

    __slots__ = (
        "cards", "dealt", "heard", "heroic", "intended", "level", "meant", "movement", "number", "raised", "seat",
        "special", "specialization", "was",
    )  # fmt: skip

    seat: int
    number: int
    """Of an android, from 1; 0 for a player."""
    cards: tuple[int, ...]
    movement: tuple[bool, ...]
    """Whether the movement half of each card is on top."""
    special: tuple[int, ...]
    """The special cards on each space: BASIC, ADVANCED, or both together."""
    heroic: int
    """An android's heroic card, while it lies beside the board."""
    intended: tuple[int, ...]
    """What its player has said to intend for each turn, as an order; NONE where nothing was said."""
    heard: tuple[int, ...]
    """How much news there had been when it was said."""
    meant: tuple[int, ...]
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
        self.cards = EMPTY
        self.movement = ACTIONS_ON_TOP
        self.special = NOUGHTS
        self.heroic = NONE
        self.intended = EMPTY
        self.heard = NOUGHTS
        self.meant = EMPTY

    def clone(self) -> Board:
        copy = Board()
        copy.seat = self.seat
        copy.number = self.number
        copy.cards = self.cards
        copy.movement = self.movement
        copy.special = self.special
        copy.heroic = self.heroic
        copy.intended = self.intended
        copy.heard = self.heard
        copy.meant = self.meant
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
    board.cards = EMPTY
    board.movement = ACTIONS_ON_TOP
    board.special = NOUGHTS
    board.heroic = NONE
    board.intended = EMPTY
    board.heard = NOUGHTS
    board.meant = EMPTY
    board.specialization = NO_SPECIALIZATION
    board.level = 0
    board.dealt = ()
    board.was = NO_SPECIALIZATION
    board.raised = 0
    return board


class Listed:
    """All that a player may do in the Action Round, and what it was worked out from: as long as these are the same
    things, so is the list. It is never changed."""

    __slots__ = ("actions", "boards", "cards", "facts", "tokens")

    def __init__(
        self, actions: list[Action], cards: tuple[int, ...], facts: int, tokens: tuple[int, ...], boards: list[Board]
    ) -> None:
        self.actions = actions
        self.cards = cards
        self.facts = facts
        """Small facts of the state in one number; see ``listing``."""
        self.tokens = tokens
        self.boards = boards
        """Copies of the boards that the player may plan on."""


class Hand:
    """A player: the cards in hand, sorted, and how far they are."""

    __slots__ = (
        "agreed", "cards", "common", "given", "givers", "listed", "phase", "ready", "received", "serious", "stands_by",
        "vote",
    )  # fmt: skip

    DERIVED: ClassVar = ("listed",)
    LOOKS: ClassVar = ("givers", "received")
    SHARED: ClassVar = ("listed",)

    cards: tuple[int, ...]
    phase: int
    """The phase that this player is planning, which may be ahead of the clock's."""
    given: int
    """Cards handed on in the data transfers that are open."""
    received: tuple[int, ...]
    """Cards in hand that crewmates handed over, in the order in which they came."""
    givers: tuple[int, ...]
    """Who handed over each of them."""
    ready: bool
    agreed: bool
    stands_by: bool
    """Whether they have nothing more to own up to."""
    common: str
    serious: str
    """How hard the common and serious threats of the next mission should be (6.1), if they have said so."""
    vote: int
    listed: Listed | None
    """What they may do, as it was worked out last."""

    def clone(self) -> Hand:
        copy = Hand()
        copy.cards = self.cards
        copy.phase = self.phase
        copy.given = self.given
        copy.received = self.received
        copy.givers = self.givers
        copy.ready = self.ready
        copy.agreed = self.agreed
        copy.stands_by = self.stands_by
        copy.common = self.common
        copy.serious = self.serious
        copy.vote = self.vote
        copy.listed = self.listed
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "cards": self.cards, "phase": self.phase, "given": self.given, "ready": self.ready, "agreed": self.agreed,
            "common": self.common, "serious": self.serious, "vote": self.vote, "stands_by": self.stands_by,
        }  # fmt: skip


def new_hand() -> Hand:
    """An empty hand."""
    hand = Hand()
    hand.cards = ()
    hand.phase = 1
    hand.given = 0
    hand.received = ()
    hand.givers = ()
    hand.ready = False
    hand.agreed = False
    hand.stands_by = False
    hand.common = ""
    hand.serious = ""
    hand.vote = UNDECIDED
    hand.listed = None
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
