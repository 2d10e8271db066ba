"""The views of Space Alert. Cards, threats, zones and tracks are given by name."""

from __future__ import annotations

from typing import Literal

import msgspec

from readyroom.games.space_alert.actions import Half
from readyroom.games.space_alert.crews import Role
from readyroom.games.space_alert.mission.decks import Mix
from readyroom.games.space_alert.mission.places import Place, Station, Trajectory, Zone
from readyroom.games.space_alert.mission.player import Squad
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.threat import Fate
from readyroom.games.space_alert.mission.tracks import Mark
from readyroom.games.space_alert.steps.stage import Stage

Special = Literal["", "basic", "advanced", "both", "down"]


class SpaceView(msgspec.Struct, frozen=True):
    """A planned space of an action board. ``card`` is None while it lies face down; then ``half`` is the one on top,
    and ``doubled`` the half that the back shows as doubled, if any. ``half`` is empty if only a special card lies here.
    ``special`` is ``down`` for face-down special cards."""

    turn: int
    half: Half | Literal[""]
    card: str | None
    doubled: str
    special: Special = ""
    specials: int = 0
    """How many special cards lie here."""
    meant: str = ""
    """The order the player really meant, if they own up to a misplayed card."""


class IntentionView(msgspec.Struct, frozen=True):
    """What a player announced for a turn, and whether that was before the latest threat or phase."""

    turn: int
    order: str
    outdated: bool


class OfferView(msgspec.Struct, frozen=True):
    """A specialization that a crew member could have, and its level."""

    specialization: str
    level: int


class MemberView(msgspec.Struct, frozen=True):
    """A crew member as everyone sees them; an android has a number instead of a seat."""

    seat: int | None
    android: int | None
    captain: bool
    communications_officer: bool
    chief_of_security: bool
    board: tuple[SpaceView, ...]
    heroic: str | None
    """An android's heroic card until it is planned."""
    intended: tuple[IntentionView, ...]
    """What the player has announced; nothing holds them to it."""
    specialization: str | None = None
    level: int = 0
    special_cards: int = 0
    """How many special cards have not been planned."""
    choices: tuple[OfferView, ...] = ()
    """Briefing: the specializations that this crew member could have, if nobody else had them."""
    explorer: str | None = None
    """The name of the player's explorer."""
    badges: tuple[Role, ...] = ()
    """The titles of The New Frontier that the player has taken."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player as everyone sees them."""

    seat: int
    phase: int
    """The phase they are planning."""
    cards: int
    ready: bool
    agreed: bool
    given: int
    """How many cards they have passed on in the open data transfers."""
    extra_card: bool = False
    """Whether the captain gives them an extra first-phase card."""
    common: str = ""
    serious: str = ""
    """The difficulties they propose for the next mission of a campaign."""
    fly_on: bool | None = None
    """How they voted after a mission of a campaign."""
    stands_by: bool = False
    """Whether they have nothing more to own up to, before the cards are turned up."""


class PassView(msgspec.Struct, frozen=True):
    """The turn on which a threat passes an action square."""

    mark: Mark
    turn: int


class ThreatView(msgspec.Struct, frozen=True):
    """An announced threat and its card."""

    turn: int
    zone: Trajectory
    threat: str
    name: str
    serious: bool
    unconfirmed: bool
    calls: tuple[str, ...] = ()
    """The cards beside it: the one it may call in, then the one that this may call in, and so on."""
    squares: tuple[int, ...] = ()
    """Its square at the start of each turn, from the turn it appears, if nothing changes its speed."""
    passes: tuple[PassView, ...] = ()
    """When it passes the action squares, if nothing changes its speed."""


class FateView(msgspec.Struct, frozen=True):
    """The fate of a threat; ``turn`` is None for one still there at the jump."""

    threat: str
    name: str
    zone: Trajectory
    fate: Fate
    turn: int | None


class FigureView(msgspec.Struct, frozen=True):
    """How a crew member came home."""

    seat: int | None
    android: int | None
    station: Place
    knocked_out: bool
    battlebots: Squad | None


class ResultView(msgspec.Struct, frozen=True):
    """The mission's result; the points add up to the score."""

    survived: bool
    destroyed_by: str | None
    score: int
    points: Points
    damage: dict[Zone, tuple[str, ...]]
    threats: tuple[FateView, ...]
    crew: tuple[FigureView, ...]


class FlownView(msgspec.Struct, frozen=True):
    """A completed mission of a campaign."""

    mission: str
    points: Points
    score: int


class CampaignView(msgspec.Struct, frozen=True):
    """A campaign's progress: the agreed missions, the current one, the completed ones, and the damage."""

    missions: int
    number: int
    flown: tuple[FlownView, ...]
    score: int
    """The score if the campaign ended now."""
    points: Points
    carried: dict[Zone, tuple[str, ...]]
    """Damage tiles left from earlier missions, by zone."""
    repairs_left: dict[Zone, int]
    """How many more tiles can be repaired in each zone."""
    squads: tuple[Station, ...]
    """The stations where battlebots wait."""
    repairing: int | None
    """The crew member who is repairing: a seat, or 10 plus an android's number."""


class Public(msgspec.Struct, frozen=True):
    """Everything that lies open."""

    stage: Stage
    mission: str
    """An official mission or a class; after a generated mission, the name by which it can be flown again."""
    phase: int
    phases: tuple[tuple[int, int], ...]
    """The first and the last turn of each phase."""
    time: int
    """The ship's clock, in its own milliseconds."""
    phase_ends: tuple[int, ...]
    """The ends of phases, as far as the computer has announced them."""
    began: int
    """When the Action Round began, in match milliseconds."""
    beat: int
    """How many match milliseconds five seconds of the ship's clock take; 0 without a clock."""
    communications_down: bool
    """While true, nobody may speak, write or point."""
    transfers: int
    """How many cards each player may pass on now."""
    tracks: dict[Trajectory, str]
    threats: tuple[ThreatView, ...]
    crew: tuple[MemberView, ...]
    players: tuple[PlayerView, ...]
    deck: int
    open_cards: tuple[str, ...]
    """The face-up cards of a lone player, each kind once."""
    result: ResultView | None
    common: Mix = "white"
    serious: Mix = "white"
    """The colors of this mission's threats."""
    tokens: tuple[int, ...] = ()
    """The crew members who hold the two teleport tokens: a seat, or 10 plus an android's number."""
    campaign: CampaignView | None = None
    turns_up: int = 0
    """While the crew may own up to tripping: the match millisecond at which all cards are revealed at the latest; 0
    without a limit."""


class ReceivedView(msgspec.Struct, frozen=True):
    """A card in hand that came from a crewmate."""

    card: str
    giver: int


class Own(msgspec.Struct, frozen=True):
    """The part that only the player knows: the hand, and their own board face up."""

    hand: tuple[str, ...]
    board: tuple[SpaceView, ...]
    received: tuple[ReceivedView, ...] = ()
    """Which cards of the hand came from crewmates, until they are planned or passed on."""
