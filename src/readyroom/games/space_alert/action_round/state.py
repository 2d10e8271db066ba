"""A match of Space Alert: the briefing, the Action Round, the mission once it has been resolved, and the campaign."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.deck import Deck
from readyroom.games.space_alert.action_round.names import CARD_NAMES, HALVES, order_name
from readyroom.games.space_alert.cards import CARDS
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.missions.crews import BADGES, ROLES, Crew
from readyroom.games.space_alert.missions.timeline import PHASE_TURNS, SECOND, WARNINGS, Moment, Timeline
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.places import TRAJECTORIES, UPPER_BLUE
from readyroom.games.space_alert.scoring import Points
from readyroom.games.space_alert.specializations import NO_SPECIALIZATION
from readyroom.games.space_alert.state import TURNS, Camera, Mission
from readyroom.games.space_alert.tracks import TRACK_NAMES

BRIEFING: Final = 0
PLANNING: Final = 1
OVER: Final = 2
DECIDING: Final = 3
REPAIRING: Final = 4
OWNING_UP: Final = 5
STAGES: Final = ("briefing", "planning", "over", "deciding", "repairing", "owning_up")
"""Between planning and the resolution everybody may own up to tripping (3.2). Between the missions of a campaign the
crew decides whether to fly on, and repairs the ship if it does."""
NONE: Final = -1
"""No card here."""
IS_ANDROID: Final = -1
"""The seat of a crew member that nobody plays."""

UNDECIDED: Final = 0
FLY_ON: Final = 1
QUIT: Final = 2

MINUTE: Final = WARNINGS[0] * SECOND
"""So long before the end of a phase, the computer announces it."""
ALL_SQUADS: Final = 2
HOLDS_BOTH: Final = -1
"""Teleport tokens that nobody has moved lie in front of the Teleporter."""


class Board:
    """A crew member's action board, and their specialization. Spaces are counted from 1, as turns are."""

    __slots__ = (
        "cards", "dealt", "heard", "heroic", "intended", "level", "meant", "movement", "number", "raised", "seat",
        "special", "specialization", "was",
    )  # fmt: skip

    def __init__(self, seat: int, number: int = 0) -> None:
        self.seat = seat
        self.number = number
        """Of an android, from 1; 0 for a player."""
        self.cards = [NONE] * (TURNS + 1)
        self.movement = [False] * (TURNS + 1)
        """Whether the movement half of each card is on top."""
        self.special = [0] * (TURNS + 1)
        """The special cards on each space: BASIC, ADVANCED, or both together."""
        self.heroic = NONE
        """An android's heroic card, while it lies beside the board."""
        self.intended = [NONE] * (TURNS + 1)
        """What its player has said to intend for each turn, as an order; NONE where nothing was said."""
        self.heard = [0] * (TURNS + 1)
        """How much news there had been when it was said."""
        self.meant = [NONE] * (TURNS + 1)
        """What its player owned up to have meant by a misplayed card, as an order; NONE where the card was right."""
        self.specialization = NO_SPECIALIZATION
        self.level = 0
        self.dealt: tuple[int, ...] = ()
        """The specializations to choose from on the first mission of a crew without experience."""
        self.was = NO_SPECIALIZATION
        """The specialization of the mission before, which can be kept, and its level then: one higher."""
        self.raised = 0

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
        copy = Board(self.seat, self.number)
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
        planned = {
            str(turn): [CARD_NAMES[face], HALVES[self.movement[turn]]]
            for turn, face in enumerate(self.cards)
            if face != NONE
        }
        said = {str(t): [order_name(o), self.heard[t]] for t, o in enumerate(self.intended) if o != NONE}
        meant = {str(turn): order_name(order) for turn, order in enumerate(self.meant) if order != NONE}
        return {
            "member": self.member, "planned": planned, "special": self.special, "heroic": self.heroic,
            "specialization": self.specialization, "level": self.level, "dealt": self.dealt, "was": self.was,
            "raised": self.raised, "intended": said, **({"meant": meant} if meant else {}),
        }  # fmt: skip


class Hand:
    """A player: the cards in hand, sorted, and how far they are."""

    __slots__ = ("agreed", "cards", "common", "given", "phase", "ready", "serious", "stands_by", "vote")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.phase = 1
        """The phase that this player is planning, which may be ahead of the clock's."""
        self.given = 0
        """Cards handed on in the data transfers that are open."""
        self.ready = False
        self.agreed = False
        self.stands_by = False
        """Whether they have nothing more to own up to."""
        self.common = ""
        self.serious = ""
        """How hard the common and serious threats of the next mission should be (6.1), if they have said so."""
        self.vote = UNDECIDED

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
            "common": self.common, "serious": self.serious, "vote": self.vote,
            **({"stands_by": True} if self.stands_by else {}),
        }  # fmt: skip


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


class State:
    """Everything on the table."""

    __slots__ = (
        "began", "boards", "boxed", "called", "camera", "captain", "carried", "common", "crew", "deck", "drawn",
        "ended", "favoured", "flown", "hands", "heroic", "mission", "moments", "names", "next_extra", "number",
        "options", "phase", "repaired", "repairer", "roles", "serious", "silent", "squad_station", "squads", "stage",
        "threats",
        "time", "timeline", "tokens", "tracks", "transfers", "version",
    )  # fmt: skip

    def __init__(
        self, options: Options, version: int, crew: Crew, timeline: Timeline, moments: tuple[Moment, ...]
    ) -> None:
        self.options = options
        self.version = version
        """The version of the rules this match began on, and ends on."""
        self.crew = crew
        self.timeline = timeline
        self.moments = moments
        """What the computer will say to this crew, in order."""
        self.stage = BRIEFING
        self.began = 0
        """When the Action Round began, in match milliseconds."""
        self.ended = 0
        """When it ended."""
        self.time = 0
        """How far the ship's clock is, in its own milliseconds."""
        self.phase = 1
        self.captain = 0
        self.roles: dict[str, int] = {}
        """Roles and badges that somebody took, by seat; see ``holder_of``."""
        self.tracks: list[int] = []
        self.boards: list[Board] = []
        """In the order in which the crew acts, the captain first. A lone player's crew are androids."""
        self.hands: list[Hand] = []
        """By seat."""
        self.favoured: list[int] = []
        """Seats that get a first phase card more, where androids' cards cannot be shared evenly."""
        self.deck = Deck([])
        self.heroic = Deck([])
        self.common = options.common
        self.serious = options.serious
        """How hard the threats of this mission are."""
        self.threats: list[Deck] = []
        """External common, external serious, internal common, internal serious."""
        self.boxed = 0
        """Threat cards that are not in these decks."""
        self.drawn: list[Drawn] = []
        self.called: list[int] = []
        """Cards that those may call in, in the order in which they were drawn."""
        self.transfers = 0
        """Data transfers that are open: more than one only without a clock."""
        self.silent = False
        self.next_extra = 0
        """Who gets the next card that cannot be spread evenly, as a place after the captain."""
        self.tokens = [HOLDS_BOTH, HOLDS_BOTH]
        """Which crew members have the Teleporter's two tokens."""
        self.mission: Mission | None = None
        """The mission as it ended, until the next one is briefed."""
        self.number = 0
        """The mission of the campaign, counted from 1."""
        self.names: list[str] = []
        """The missions flown, by name."""
        self.flown: list[Points] = []
        """What each completed mission scored."""
        self.carried = [0, 0, 0]
        """Damage tiles that were not repaired (6.2)."""
        self.squads = ALL_SQUADS
        """Battlebot squads that can be placed on the ship."""
        self.squad_station = UPPER_BLUE
        """Where a lone squad waits."""
        self.repaired = [0, 0, 0]
        """Tiles repaired in each zone since the last mission."""
        self.repairer = 0
        """Whose turn it is to repair, as a place in the acting order."""
        self.camera: Camera | None = None
        """Who films the resolution when it comes. Not a fact of the game."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def untimed(self) -> bool:
        return self.options.pace == "untimed"

    @property
    def variable_range(self) -> bool:
        """Double actions bring variable range with them (New Frontier, Variable Range Interceptors)."""
        return self.options.variable_range or self.options.double_actions

    @property
    def last_turn(self) -> int:
        """The last turn that is planned: a test run has two phases only."""
        return PHASE_TURNS[self.timeline.phases - 1][1]

    @property
    def news(self) -> int:
        """Grows with every threat that is announced and every phase that begins."""
        return len(self.drawn) + self.phase

    @property
    def missions(self) -> int:
        """How many missions were agreed."""
        return max(1, self.options.campaign)

    @property
    def experienced(self) -> bool:
        """Whether the crew are explorers of the Experience System."""
        return self.options.specializations and any(one is not None for one in self.options.explorers)

    @property
    def announced_ends(self) -> tuple[int, ...]:
        """When phases end, as far as the computer has said so: a minute before, or when it is all over."""
        ends = self.timeline.phase_ends
        if self.mission is not None:
            return ends
        warned = self.stage != BRIEFING and not self.untimed and self.time >= ends[self.phase - 1] - MINUTE
        return ends[: self.phase if warned else self.phase - 1]

    def holder_of(self, role: str) -> int:
        """Who has a role: whoever took it, else the captain and the two to the left. A badge that nobody took lies in
        the box (NONE)."""
        if role in self.roles:
            return self.roles[role]
        return (self.captain + ROLES.index(role)) % self.seats if role in ROLES else NONE

    def roles_of(self, board: Board) -> tuple[str, ...]:
        """A player's roles and badges; androids have none."""
        return () if board.number else tuple(role for role in (*ROLES, *BADGES) if self.holder_of(role) == board.seat)

    def board_of(self, seat: int) -> Board:
        """A player's own board. A lone player has none."""
        for board in self.boards:
            if board.seat == seat:
                return board
        raise LookupError(f"seat {seat} has no board")

    def android(self, number: int) -> Board:
        """An android's board; they are numbered from 1."""
        for board in self.boards:
            if board.number == number:
                return board
        raise LookupError(f"there is no android {number}")

    def member(self, member: int) -> Board | None:
        """A crew member's board, by seat or android."""
        for board in self.boards:
            if board.member == member:
                return board
        return None

    def clone(self) -> State:
        copy = State(self.options, self.version, self.crew, self.timeline, self.moments)
        copy.stage = self.stage
        copy.began = self.began
        copy.ended = self.ended
        copy.time = self.time
        copy.phase = self.phase
        copy.captain = self.captain
        copy.roles = self.roles.copy()
        copy.tracks = self.tracks.copy()
        copy.boards = [board.clone() for board in self.boards]
        copy.hands = [hand.clone() for hand in self.hands]
        copy.favoured = self.favoured.copy()
        copy.deck = self.deck.clone()
        copy.heroic = self.heroic.clone()
        copy.common = self.common
        copy.serious = self.serious
        copy.threats = [deck.clone() for deck in self.threats]
        copy.boxed = self.boxed
        copy.drawn = self.drawn.copy()
        copy.called = self.called.copy()
        copy.transfers = self.transfers
        copy.silent = self.silent
        copy.next_extra = self.next_extra
        copy.tokens = self.tokens.copy()
        copy.mission = None if self.mission is None else self.mission.clone()
        copy.number = self.number
        copy.names = self.names.copy()
        copy.flown = self.flown.copy()
        copy.carried = self.carried.copy()
        copy.squads = self.squads
        copy.squad_station = self.squad_station
        copy.repaired = self.repaired.copy()
        copy.repairer = self.repairer
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
            "roles": self.roles,
            "tracks": [TRACK_NAMES[track] for track in self.tracks],
            "boards": [board.dump() for board in self.boards],
            "hands": [hand.dump() for hand in self.hands],
            "favoured": self.favoured,
            "deck": self.deck.dump(),
            "heroic": self.heroic.dump(),
            "difficulty": [self.common, self.serious],
            "threats": [[CARDS[card].code for card in deck.cards()] for deck in self.threats],
            "drawn": [drawn.dump() for drawn in self.drawn],
            "called": [CARDS[card].code for card in self.called],
            "transfers": self.transfers,
            "silent": self.silent,
            "next_extra": self.next_extra,
            "tokens": self.tokens,
            "mission": None if self.mission is None else self.mission.dump(),
            "number": self.number,
            "flown": self.flown,
            "names": self.names,
            "carried": self.carried,
            "squads": [self.squads, self.squad_station],
            "repairs": [*self.repaired, self.repairer],
            **({"ended": self.ended} if self.ended else {}),
        }
