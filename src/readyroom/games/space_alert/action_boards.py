"""The crew's side of the table: action boards, hands and the threat cards drawn."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from readyroom.core.steps import plain_facts
from readyroom.core.struct import Action
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, ORDER_NAMES
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.mission.places import TRAJECTORIES
from readyroom.games.space_alert.mission.specializations import NO_SPECIALIZATION

NONE: Final = -1
"""No card."""
IS_ANDROID: Final = -1
"""The ``seat`` of an android's board."""

EMPTY: Final[tuple[int, ...]] = (NONE,) * (TURNS + 1)
"""A row of empty spaces."""
NOUGHTS: Final[tuple[int, ...]] = (0,) * (TURNS + 1)
ACTIONS_ON_TOP: Final[tuple[bool, ...]] = (False,) * (TURNS + 1)

UNDECIDED: Final = 0
FLY_ON: Final = 1
QUIT: Final = 2


T = TypeVar("T")


def changed(row: tuple[T, ...], at: int, what: T) -> tuple[T, ...]:
    """A copy of a row with one element replaced.

    >>> changed((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    found = list(row)
    found[at] = what
    return tuple(found)


class Board:
    """A crew member's action board and specialization. Spaces are numbered from 1, like turns. Rows of spaces are
    immutable and get replaced, so copies of a board share them."""

    __slots__ = (
        "cards", "dealt", "heard", "heroic", "intended", "level", "meant", "movement", "number", "raised", "seat",
        "special", "specialization", "was",
    )  # fmt: skip

    seat: int
    number: int
    """The android's number, from 1; 0 for a player."""
    cards: tuple[int, ...]
    movement: tuple[bool, ...]
    """Whether the movement half of each card is on top."""
    special: tuple[int, ...]
    """The special cards on each space: BASIC, ADVANCED, or both together."""
    heroic: int
    """An android's heroic card while it lies beside the board, else NONE."""
    intended: tuple[int, ...]
    """What the player announced for each turn, as an order; NONE if nothing was announced."""
    heard: tuple[int, ...]
    """How much news there had been when each turn was announced; see ``State.news``."""
    meant: tuple[int, ...]
    """The order that the player really meant, if they own up to a misplayed card; NONE if the card is right."""
    specialization: int
    level: int
    dealt: tuple[int, ...]
    """The specializations to choose from on the first mission of a crew without Experience System."""
    was: int
    """The specialization of the previous mission and its level there; it can be kept, one level higher."""
    raised: int

    @property
    def member(self) -> int:
        """The crew member's number in events: the seat, or ``ANDROID`` plus an android's number."""
        return self.seat if self.seat != IS_ANDROID else ANDROID + self.number

    def clear(self) -> None:
        """Removes everything from the board."""
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
        plain = plain_facts(self)
        plain["cards"] = [CARD_NAMES[face] if face != NONE else "" for face in self.cards[1:]]
        plain["movement"] = self.movement[1:]
        plain["heard"] = self.heard[1:]
        plain["intended"] = [ORDER_NAMES[order] if order != NONE else "" for order in self.intended[1:]]
        plain["meant"] = [ORDER_NAMES[order] if order != NONE else "" for order in self.meant[1:]]
        return plain


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
    """The cached list of a player's legal actions in the Action Round and what it depends on: the list is valid as long
    as these are unchanged. Immutable."""

    __slots__ = ("actions", "boards", "cards", "facts", "tokens")

    def __init__(
        self, actions: list[Action], cards: tuple[int, ...], facts: int, tokens: tuple[int, ...], boards: list[Board]
    ) -> None:
        self.actions = actions
        self.cards = cards
        self.facts = facts
        """Small facts of the state packed into one number; see ``steps.legal_actions``."""
        self.tokens = tokens
        self.boards = boards
        """Copies of the boards on which the player may plan."""


class Hand:
    """A player's sorted hand and their progress."""

    __slots__ = (
        "agreed", "cards", "common", "given", "givers", "listed", "phase", "ready", "received", "serious", "stands_by",
        "vote",
    )  # fmt: skip

    DERIVED: ClassVar = ("listed",)
    LOOKS: ClassVar = ("givers", "received")
    SHARED: ClassVar = ("listed",)

    cards: tuple[int, ...]
    phase: int
    """The phase this player is planning, which may be ahead of the clock."""
    given: int
    """How many cards this player has passed on in the open data transfers."""
    received: tuple[int, ...]
    """Cards in hand that came from crewmates, in the order they arrived."""
    givers: tuple[int, ...]
    """Who gave each of these cards."""
    ready: bool
    agreed: bool
    stands_by: bool
    """Whether they have nothing more to own up to."""
    common: str
    serious: str
    """Their proposal for how hard the common and serious threats of the next mission should be (6.1), if any."""
    vote: int
    listed: Listed | None
    """The cached list of their legal actions."""

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
    """A threat card drawn for an announcement. Immutable."""

    __slots__ = ("calls", "card", "turn", "unconfirmed", "zone")

    def __init__(self, turn: int, zone: int, card: int, unconfirmed: bool, calls: tuple[int, ...] = ()) -> None:
        self.turn = turn
        self.zone = zone
        self.card = card
        self.unconfirmed = unconfirmed
        self.calls = calls
        """The card beside it that it may call in, then the card that this one may call in, and so on."""

    def dump(self) -> list[Any]:
        beside = [[CARDS[card].code for card in self.calls]] if self.calls else []
        return [self.turn, TRAJECTORIES[self.zone], CARDS[self.card].code, self.unconfirmed, *beside]
