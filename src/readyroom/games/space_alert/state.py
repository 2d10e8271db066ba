"""A match of Space Alert: the briefing, the Action Round, the mission once it has been resolved, and the campaign."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.deck import Deck
from readyroom.core.steps import SteppedState
from readyroom.games.space_alert.action_boards import NONE, Board, Drawn, Hand
from readyroom.games.space_alert.crews import BADGES, ROLES, Crew
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import Mix
from readyroom.games.space_alert.mission.mission import Camera, Mission
from readyroom.games.space_alert.mission.places import UPPER_BLUE
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.timeline.timeline import GRID, PHASE_TURNS, SECOND, WARNINGS, Moment, Timeline

MINUTE: Final = WARNINGS[0] * SECOND
"""How long before the end of a phase the computer announces it."""
ALL_SQUADS: Final = 2
BEAT: Final = {"normal": GRID, "relaxed": GRID * 3 // 2}
"""How many milliseconds five seconds of the ship's clock take."""
NO_TIMELINE: Final = Timeline("", "", "", (0,), ())
HOLDS_BOTH: Final = -1
"""The teleport tokens lie in front of the Teleporter until someone moves them."""


class State(SteppedState):
    """Everything on the table."""

    __slots__ = (
        "beat", "began", "boards", "boxed", "called", "camera", "captain", "carried", "common", "crew", "cues", "deck",
        "drawn", "ended", "experienced", "favoured", "flown", "hands", "heroic", "mission", "moments", "names",
        "next_extra", "number", "options", "phase", "phases", "repaired", "roles", "serious", "silent", "squad_station",
        "squads", "threats", "time", "timeline", "tokens", "tracks", "transfers", "untimed", "version",
    )  # fmt: skip

    DERIVED = (
        "beat", "camera", "crew", "cues", "experienced", "legal", "moments", "options", "phases", "untimed", "version",
    )  # fmt: skip
    SHARED = ("camera", "crew", "cues", "drawn", "legal", "mission", "roles")

    options: Options
    version: int
    """The version of the rules that this match is played with from start to end."""
    experienced: bool
    """Whether the crew are explorers of the Experience System."""
    untimed: bool
    beat: int
    """How many milliseconds five seconds of the ship's clock take; 0 without a clock."""
    crew: Crew
    timeline: Timeline
    phases: int
    """How many phases the mission has."""
    moments: tuple[Moment, ...]
    """The computer's announcements to this crew, in order."""
    cues: dict[int, tuple[Moment, ...]]
    """The same by time, or by phase without a clock. Never modified."""
    began: int
    """When the Action Round began, in match milliseconds."""
    ended: int
    """When it ended."""
    time: int
    """The ship's clock, in its own milliseconds."""
    phase: int
    captain: int
    roles: dict[str, int]
    """Roles and badges that someone took, by seat; see ``holder_of``. Replaced, never modified."""
    tracks: tuple[int, ...]
    boards: list[Board]
    """In acting order, the captain first. A lone player's crew are androids."""
    hands: list[Hand]
    """By seat."""
    favoured: tuple[int, ...]
    """Seats that get an extra first-phase card when the androids' cards cannot be shared evenly."""
    deck: Deck
    heroic: Deck
    common: Mix
    serious: Mix
    """How hard this mission's common and serious threats are."""
    threats: list[Deck]
    """External common, external serious, internal common, internal serious."""
    boxed: int
    """How many threat cards are not in these decks."""
    drawn: tuple[Drawn, ...]
    called: tuple[int, ...]
    """Cards that the drawn threats may call in, in the order they were drawn."""
    transfers: int
    """How many data transfers are open: more than one only without a clock."""
    silent: bool
    next_extra: int
    """Who gets the next card that cannot be shared evenly, counted from the captain."""
    tokens: tuple[int, ...]
    """The crew members who hold the Teleporter's two tokens."""
    mission: Mission | None
    """The mission as it ended, until the next one is briefed. Never modified."""
    number: int
    """The number of the mission in the campaign, from 1."""
    names: tuple[str, ...]
    """The names of the missions flown."""
    flown: tuple[Points, ...]
    """The score of each completed mission."""
    carried: tuple[int, ...]
    """Unrepaired damage tiles (6.2)."""
    squads: int
    """How many battlebot squads can be placed on the ship."""
    squad_station: int
    """Where the only remaining squad waits."""
    repaired: tuple[int, ...]
    """How many tiles were repaired in each zone since the last mission."""
    camera: Camera | None
    """Films the resolution. Not part of the game's state."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def variable_range(self) -> bool:
        """Double actions include variable range (New Frontier, Variable Range Interceptors)."""
        return self.options.variable_range or self.options.double_actions

    @property
    def last_turn(self) -> int:
        """The last planned turn: a test run has only two phases."""
        return PHASE_TURNS[self.phases - 1][1]

    @property
    def news(self) -> int:
        """A counter that grows with every announced threat and every phase that begins."""
        return len(self.drawn) + self.phase

    @property
    def missions(self) -> int:
        """How many missions the crew agreed to fly."""
        return max(1, self.options.campaign)

    @property
    def announced_ends(self) -> tuple[int, ...]:
        """The announced ends of phases: each is announced a minute ahead, and all are known after the mission."""
        ends = self.timeline.phase_ends
        if self.mission is not None:
            return ends
        warned = not self.untimed and self.time >= ends[self.phase - 1] - MINUTE
        return ends[: self.phase if warned else self.phase - 1]

    def holder_of(self, role: str) -> int:
        """The seat that took a role, or else holds it: the captain and the two players to the left. A badge that nobody
        took is in the box (NONE)."""
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
        """A crew member's board, by number; see ``Board.member``."""
        for board in self.boards:
            if board.member == member:
                return board
        return None

    def decider(self, board: Board) -> int:
        """The seat that decides for a crew member: for androids the captain, as the designated player (6.2)."""
        return self.captain if board.number else board.seat

    def clone(self) -> State:
        copy = State()
        copy.options = self.options
        copy.version = self.version
        copy.experienced = self.experienced
        copy.untimed = self.untimed
        copy.beat = self.beat
        copy.crew = self.crew
        copy.timeline = self.timeline
        copy.phases = self.phases
        copy.moments = self.moments
        copy.cues = self.cues
        copy.stack = self.stack.copy()
        copy.legal = self.legal
        copy.over = self.over
        copy.began = self.began
        copy.ended = self.ended
        copy.time = self.time
        copy.phase = self.phase
        copy.captain = self.captain
        copy.roles = self.roles
        copy.tracks = self.tracks
        copy.boards = [board.clone() for board in self.boards]
        copy.hands = [hand.clone() for hand in self.hands]
        copy.favoured = self.favoured
        copy.deck = self.deck.clone()
        copy.heroic = self.heroic.clone()
        copy.common = self.common
        copy.serious = self.serious
        copy.threats = [deck.clone() for deck in self.threats]
        copy.boxed = self.boxed
        copy.drawn = self.drawn
        copy.called = self.called
        copy.transfers = self.transfers
        copy.silent = self.silent
        copy.next_extra = self.next_extra
        copy.tokens = self.tokens
        copy.mission = self.mission
        copy.number = self.number
        copy.names = self.names
        copy.flown = self.flown
        copy.carried = self.carried
        copy.squads = self.squads
        copy.squad_station = self.squad_station
        copy.repaired = self.repaired
        copy.camera = self.camera
        return copy

    def dump(self) -> dict[str, Any]:
        plain = super().dump()
        plain["timeline"] = self.timeline.name
        plain["coming"] = [repr(moment) for moment in self.moments if moment.at > self.time]
        plain["tracks"] = [TRACK_NAMES[track] for track in self.tracks]
        plain["difficulty"] = [plain.pop("common"), plain.pop("serious")]
        plain["threats"] = [[CARDS[card].code for card in deck.cards()] for deck in self.threats]
        plain["called"] = [CARDS[card].code for card in self.called]
        plain["squads"] = [self.squads, plain.pop("squad_station")]
        return plain


def new_state(options: Options, version: int, crew: Crew) -> State:
    """The state before the first briefing."""
    s = State()
    s.stack = []
    s.legal = None
    s.over = False
    s.options = options
    s.version = version
    s.experienced = options.specializations and any(one is not None for one in options.explorers)
    s.untimed = options.pace == "untimed"
    s.beat = 0 if s.untimed else BEAT[options.pace]
    s.crew = crew
    hear(s, NO_TIMELINE, ())
    s.began = 0
    s.ended = 0
    s.time = 0
    s.phase = 1
    s.captain = 0
    s.roles = {}
    s.tracks = ()
    s.boards = []
    s.hands = []
    s.favoured = ()
    s.deck = Deck([])
    s.heroic = Deck([])
    s.common = options.common
    s.serious = options.serious
    s.threats = []
    s.boxed = 0
    s.drawn = ()
    s.called = ()
    s.transfers = 0
    s.silent = False
    s.next_extra = 0
    s.tokens = (HOLDS_BOTH, HOLDS_BOTH)
    s.mission = None
    s.number = 0
    s.names = ()
    s.flown = ()
    s.carried = (0, 0, 0)
    s.squads = ALL_SQUADS
    s.squad_station = UPPER_BLUE
    s.repaired = (0, 0, 0)
    s.camera = None
    return s


def hear(s: State, timeline: Timeline, moments: tuple[Moment, ...]) -> None:
    """Sets the mission and the announcements its crew hears."""
    s.timeline = timeline
    s.phases = timeline.phases
    s.moments = moments
    s.cues = {}
    for moment in moments:
        at = timeline.phase_at(moment.at) if s.untimed else moment.at
        s.cues[at] = (*s.cues.get(at, ()), moment)
