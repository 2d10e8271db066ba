"""What a table of Space Alert shows. Cards, threats, zones and tracks go by their names."""

from __future__ import annotations

import msgspec

from readyroom.games.space_alert.mission.places import Trajectory, Zone


class SpaceView(msgspec.Struct, frozen=True):
    """A planned space of an action board. ``card`` is None while it lies face down; then ``half`` is the one on top,
    and ``doubled`` the half that the back shows as doubled, if any. ``half`` is empty where only a special card lies.
    ``special`` is empty, or ``basic``, ``advanced`` or ``both``, or ``down`` for special cards that lie face down."""

    turn: int
    half: str
    card: str | None
    doubled: str
    special: str = ""
    specials: int = 0
    """How many special cards lie here."""
    meant: str = ""
    """What the player owned up to have meant, where the card was misplayed."""


class IntentionView(msgspec.Struct, frozen=True):
    """What a player said to intend for a turn, and whether that was before the last threat or phase was announced."""

    turn: int
    order: str
    outdated: bool


class OfferView(msgspec.Struct, frozen=True):
    """A specialization that a crew member could have, and at which level."""

    specialization: str
    level: int


class MemberView(msgspec.Struct, frozen=True):
    """A crew member as everybody sees it; an android has no seat, but a number."""

    seat: int | None
    android: int | None
    captain: bool
    communications_officer: bool
    chief_of_security: bool
    board: tuple[SpaceView, ...]
    heroic: str | None
    """An android's heroic card, while it has not been planned."""
    intended: tuple[IntentionView, ...]
    """What its player has said openly; nothing holds them to it."""
    specialization: str | None = None
    level: int = 0
    special_cards: int = 0
    """Special cards that have not been planned."""
    choices: tuple[OfferView, ...] = ()
    """Briefing: the specializations that this crew member could have, if nobody else had them."""
    explorer: str | None = None
    """The name of the player's explorer."""
    badges: tuple[str, ...] = ()
    """The titles of The New Frontier that the player has taken."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    seat: int
    phase: int
    """The phase that they are planning."""
    cards: int
    ready: bool
    agreed: bool
    given: int
    """Cards handed on in the data transfers that are open."""
    extra_card: bool = False
    """Whether the captain gives them a first phase card more."""
    common: str = ""
    serious: str = ""
    """What difficulties they propose for the next mission of a campaign."""
    fly_on: bool | None = None
    """How they voted after a mission of a campaign."""
    stands_by: bool = False
    """Whether they have nothing more to own up to, before the cards are turned up."""


class PassView(msgspec.Struct, frozen=True):
    """The turn on which a threat passes an action square."""

    mark: str
    turn: int


class ThreatView(msgspec.Struct, frozen=True):
    """A threat that was announced, and its card."""

    turn: int
    zone: Trajectory
    threat: str
    name: str
    serious: bool
    unconfirmed: bool
    calls: tuple[str, ...] = ()
    """The cards beside it: what it may call in, then what that one may call in, and so on."""
    squares: tuple[int, ...] = ()
    """Where it stands as each turn begins, from the one on which it appears, if nothing changes its speed."""
    passes: tuple[PassView, ...] = ()
    """When it passes the action squares, if nothing changes its speed."""


class FateView(msgspec.Struct, frozen=True):
    """What became of a threat; ``turn`` is when, and None for one still there at the jump."""

    threat: str
    name: str
    zone: str
    fate: str
    turn: int | None


class FigureView(msgspec.Struct, frozen=True):
    """How a crew member came home."""

    seat: int | None
    android: int | None
    station: str
    knocked_out: bool
    battlebots: str | None


class ResultView(msgspec.Struct, frozen=True):
    """The mission as it ended; the points add up to the score."""

    survived: bool
    destroyed_by: str | None
    score: int
    points: dict[str, int]
    damage: dict[Zone, tuple[str, ...]]
    threats: tuple[FateView, ...]
    crew: tuple[FigureView, ...]


class FlownView(msgspec.Struct, frozen=True):
    """A completed mission of a campaign."""

    mission: str
    points: dict[str, int]


class CampaignView(msgspec.Struct, frozen=True):
    """How a campaign stands: the missions agreed, the one that is flown, those completed, and what is broken."""

    missions: int
    number: int
    flown: tuple[FlownView, ...]
    score: int
    """The score if it ended now."""
    points: dict[str, int]
    carried: dict[Zone, tuple[str, ...]]
    """Damage tiles left from earlier missions, by zone."""
    repairs_left: dict[Zone, int]
    """How many tiles each zone may still have repaired."""
    squads: tuple[str, ...]
    """The stations where battlebots wait."""
    repairing: int | None
    """Whose turn it is to repair: a seat, or 10 and an android's number."""


class Public(msgspec.Struct, frozen=True):
    """All that lies open."""

    stage: str
    mission: str
    """An official mission, or a class; once it is over, the name by which a generated one can be found again."""
    phase: int
    phases: tuple[tuple[int, int], ...]
    """The first and the last turn of each phase."""
    time: int
    """The ship's clock, in its own milliseconds."""
    phase_ends: tuple[int, ...]
    """When phases end, as far as the computer has announced it."""
    began: int
    """When the Action Round began, in match milliseconds."""
    beat: int
    """How many match milliseconds five seconds of the ship's clock take; 0 where no clock runs."""
    communications_down: bool
    """Nobody may speak, write or point."""
    transfers: int
    """Cards that each player may hand on just now."""
    tracks: dict[Trajectory, str]
    threats: tuple[ThreatView, ...]
    crew: tuple[MemberView, ...]
    players: tuple[PlayerView, ...]
    deck: int
    open_cards: tuple[str, ...]
    """The cards that lie open for a lone player, each kind once."""
    result: ResultView | None
    common: str = ""
    serious: str = ""
    """The colours of this mission's threats."""
    tokens: tuple[int, ...] = ()
    """In front of whom the two teleport tokens lie: a seat, or 10 and an android's number."""
    campaign: CampaignView | None = None
    turns_up: int = 0
    """While the crew may own up to tripping: the match millisecond in which all cards are turned up at the latest; 0
    where nobody is hurried."""


class ReceivedView(msgspec.Struct, frozen=True):
    """A card in hand that a crewmate handed over."""

    card: str
    giver: int


class Own(msgspec.Struct, frozen=True):
    """What a player alone knows: the hand, and the own board face up."""

    hand: tuple[str, ...]
    board: tuple[SpaceView, ...]
    received: tuple[ReceivedView, ...] = ()
    """Which cards of the hand came from crewmates, until they are planned or handed on."""
