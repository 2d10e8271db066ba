"""A match of Space Alert: the briefing, the Action Round, and the mission once it has been resolved."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.deck import Deck
from readyroom.games.space_alert.action_round.names import CARD_NAMES, HALVES, order_name
from readyroom.games.space_alert.cards import CARDS
from readyroom.games.space_alert.missions.crews import Crew
from readyroom.games.space_alert.missions.timeline import PHASE_TURNS, Moment, Timeline
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.places import TRAJECTORIES
from readyroom.games.space_alert.state import TURNS, Camera, Mission
from readyroom.games.space_alert.tracks import TRACK_NAMES

BRIEFING: Final = 0
PLANNING: Final = 1
OVER: Final = 2
STAGES: Final = ("briefing", "planning", "over")
NONE: Final = -1
"""No card here."""
IS_ANDROID: Final = -1
"""The seat of a crew member that nobody plays."""


class Board:
    """A crew member's action board. Spaces are counted from 1, as turns are."""

    __slots__ = ("cards", "heard", "heroic", "intended", "movement", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cards = [NONE] * (TURNS + 1)
        self.movement = [False] * (TURNS + 1)
        """Whether the movement half of each card is on top."""
        self.heroic = NONE
        """An android's heroic card, while it lies beside the board."""
        self.intended = [NONE] * (TURNS + 1)
        """What its player has said to intend for each turn, as an order; NONE where nothing was said."""
        self.heard = [0] * (TURNS + 1)
        """How much news there had been when it was said."""

    def clone(self) -> Board:
        copy = Board(self.seat)
        copy.cards = self.cards.copy()
        copy.movement = self.movement.copy()
        copy.heroic = self.heroic
        copy.intended = self.intended.copy()
        copy.heard = self.heard.copy()
        return copy

    def dump(self) -> dict[str, Any]:
        planned = {
            str(turn): [CARD_NAMES[face], HALVES[self.movement[turn]]]
            for turn, face in enumerate(self.cards)
            if face != NONE
        }
        said = {str(t): [order_name(o), self.heard[t]] for t, o in enumerate(self.intended) if o != NONE}
        return {"seat": self.seat, "planned": planned, "heroic": self.heroic, "intended": said}


class Hand:
    """A player: the cards in hand, sorted, and how far they are."""

    __slots__ = ("agreed", "cards", "given", "phase", "ready")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.phase = 1
        """The phase that this player is planning, which may be ahead of the clock's."""
        self.given = 0
        """Cards handed on in the data transfers that are open."""
        self.ready = False
        self.agreed = False

    def clone(self) -> Hand:
        copy = Hand()
        copy.cards = self.cards.copy()
        copy.phase = self.phase
        copy.given = self.given
        copy.ready = self.ready
        copy.agreed = self.agreed
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "cards": self.cards, "phase": self.phase, "given": self.given, "ready": self.ready, "agreed": self.agreed,
        }  # fmt: skip


class Drawn:
    """A threat card that was drawn for an announcement. Never changed."""

    __slots__ = ("card", "turn", "unconfirmed", "zone")

    def __init__(self, turn: int, zone: int, card: int, unconfirmed: bool) -> None:
        self.turn = turn
        self.zone = zone
        self.card = card
        self.unconfirmed = unconfirmed

    def dump(self) -> list[Any]:
        return [self.turn, TRAJECTORIES[self.zone], CARDS[self.card].code, self.unconfirmed]


class State:
    """Everything on the table."""

    __slots__ = (
        "began", "boards", "called", "camera", "captain", "crew", "deck", "drawn", "hands", "heroic", "mission",
        "moments", "next_extra", "options", "phase", "silent", "stage", "threats", "time", "timeline", "tracks",
        "transfers",
    )  # fmt: skip

    def __init__(self, options: Options, crew: Crew, timeline: Timeline, moments: tuple[Moment, ...]) -> None:
        self.options = options
        self.crew = crew
        self.timeline = timeline
        self.moments = moments
        """What the computer will say to this crew, in order."""
        self.stage = BRIEFING
        self.began = 0
        """When the Action Round began, in match milliseconds."""
        self.time = 0
        """How far the ship's clock is, in its own milliseconds."""
        self.phase = 1
        self.captain = 0
        self.tracks: list[int] = []
        self.boards: list[Board] = []
        """In the order in which the crew acts, the captain first, androids last."""
        self.hands: list[Hand] = []
        """By seat."""
        self.deck = Deck([])
        self.heroic = Deck([])
        self.threats: list[Deck] = []
        """External common, external serious, internal common, internal serious."""
        self.drawn: list[Drawn] = []
        self.called: list[int] = []
        """Cards that those may call in, drawn as the resolution begins."""
        self.transfers = 0
        """Data transfers that are open: more than one only without a clock."""
        self.silent = False
        self.next_extra = 0
        """Who gets the next card that cannot be spread evenly, as a place after the captain."""
        self.mission: Mission | None = None
        self.camera: Camera | None = None
        """Who films the resolution when it comes. Not a fact of the game."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def untimed(self) -> bool:
        return self.options.pace == "untimed"

    @property
    def last_turn(self) -> int:
        """The last turn that is planned: a test run has two phases only."""
        return PHASE_TURNS[self.timeline.phases - 1][1]

    @property
    def news(self) -> int:
        """Grows with every threat that is announced and every phase that begins."""
        return len(self.drawn) + self.phase

    def board_of(self, seat: int) -> Board:
        """A player's own board. A lone player has none."""
        return self.boards[(seat - self.captain) % self.seats]

    def android(self, number: int) -> Board:
        """An android's board; they are numbered from 1."""
        return self.boards[len(self.boards) - self.crew.androids + number - 1]

    def clone(self) -> State:
        copy = State(self.options, self.crew, self.timeline, self.moments)
        copy.stage = self.stage
        copy.began = self.began
        copy.time = self.time
        copy.phase = self.phase
        copy.captain = self.captain
        copy.tracks = self.tracks.copy()
        copy.boards = [board.clone() for board in self.boards]
        copy.hands = [hand.clone() for hand in self.hands]
        copy.deck = self.deck.clone()
        copy.heroic = self.heroic.clone()
        copy.threats = [deck.clone() for deck in self.threats]
        copy.drawn = self.drawn.copy()
        copy.called = self.called.copy()
        copy.transfers = self.transfers
        copy.silent = self.silent
        copy.next_extra = self.next_extra
        copy.mission = None if self.mission is None else self.mission.clone()
        copy.camera = self.camera
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "timeline": self.timeline.name,
            "coming": [repr(moment) for moment in self.moments if moment.at > self.time],
            "stage": STAGES[self.stage],
            "began": self.began,
            "time": self.time,
            "phase": self.phase,
            "captain": self.captain,
            "tracks": [TRACK_NAMES[track] for track in self.tracks],
            "boards": [board.dump() for board in self.boards],
            "hands": [hand.dump() for hand in self.hands],
            "deck": self.deck.dump(),
            "heroic": self.heroic.dump(),
            "threats": [deck.dump() for deck in self.threats],
            "drawn": [drawn.dump() for drawn in self.drawn],
            "called": [CARDS[card].code for card in self.called],
            "transfers": self.transfers,
            "silent": self.silent,
            "next_extra": self.next_extra,
            "mission": None if self.mission is None else self.mission.dump(),
        }
