"""The events at the table before the mission is resolved. The computer's announcements are in ``timeline.timeline``,
the events of the resolution in ``mission.trace``.

A seat is a seat at the table; in the resolution an android is ``ANDROID`` plus its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Union

import msgspec

from readyroom.core.struct import Event
from readyroom.games.space_alert.crews import Role
from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.mission.decks import Mix
from readyroom.games.space_alert.mission.places import Station, Trajectory, Zone
from readyroom.games.space_alert.timeline import timeline

ANDROID: Final = 10
"""Added to an android's number, which starts at 1: as a crew member, android 1 is 11."""


class CrewFormed(Event, frozen=True):
    """Who holds which role; an android is captain only in a lone player's crew, and then it is android 1."""

    captain: int
    communications_officer: int
    chief_of_security: int
    androids: int


class MissionBriefed(Event, frozen=True):
    """The briefing of a campaign's mission: its number, and how many were agreed."""

    number: int
    of: int


class CaptainAppointed(Event, frozen=True):
    seat: int
    captain: int


class RoleTaken(Event, frozen=True):
    seat: int
    role: Role


class RoleLaidDown(Event, frozen=True):
    """``to`` holds the role now: nobody, if it is only a badge."""

    seat: int
    role: Role
    to: int | None


class AndroidSeated(Event, frozen=True):
    seat: int
    android: int
    place: int


class SpecializationsDealt(Event, frozen=True):
    """The two specializations a crew member chooses from on a first mission."""

    member: int
    specializations: tuple[str, ...]


class Specialized(Event, frozen=True):
    """A crew member's chosen specialization; empty for none."""

    seat: int
    member: int
    specialization: str
    level: int


class Favoured(Event, frozen=True):
    """The captain chooses who gets an extra card."""

    seat: int
    to: int


class Proposed(Event, frozen=True):
    """A proposal for common or serious threats, and the resulting difficulty."""

    seat: int
    threats: str
    mix: Mix
    agreed: Mix


class SquadPlaced(Event, frozen=True):
    seat: int
    station: Station


class TracksLaid(Event, frozen=True):
    red: str
    white: str
    blue: str
    internal: str


class SaidReady(Event, frozen=True):
    seat: int


class HeroicShown(Event, frozen=True):
    """An android's heroic card is revealed at the start of the first phase."""

    android: int
    card: str


class PickedUp(Event, frozen=True):
    """Cards picked up, as their new owner sees them."""

    seat: int
    cards: tuple[str, ...]


class CardsTaken(Event, frozen=True):
    """The same as the others see it."""

    seat: int
    count: int


class PhaseEndedEarly(Event, frozen=True):
    seat: int
    phase: int


class ThreatDrawn(Event, frozen=True):
    """The card drawn for an announced threat."""

    turn: int
    zone: Trajectory
    threat: str


class CalledCardShown(Event, frozen=True):
    """A card that a threat may call in is revealed beside it."""

    caller: str
    threat: str


class SilenceBegan(Event, frozen=True):
    """Communications go down; nobody knows for how long."""

    at: int


class Planned(Event, frozen=True):
    """A planned card, as its owner sees it."""

    seat: int
    turn: int
    card: str
    half: str


class LaidFaceDown(Event, frozen=True):
    """The same as the others see it: which half is on top, and which is doubled, if any."""

    seat: int
    turn: int
    half: str
    doubled: str


class Intended(Event, frozen=True):
    """A player calls what they intend for a turn; no rule holds them to it."""

    seat: int
    turn: int
    order: str


class TookBack(Event, frozen=True):
    seat: int
    turn: int


class TurnedOver(Event, frozen=True):
    seat: int
    turn: int
    half: str


class AndroidFed(Event, frozen=True):
    seat: int
    android: int
    turn: int
    card: str
    half: str


class AndroidCleared(Event, frozen=True):
    android: int
    turn: int


class CameTooLate(Event, frozen=True):
    """A card came too late for an android; only its owner is told."""

    seat: int
    android: int
    turn: int


class SpecialPlanned(Event, frozen=True):
    """A planned special card, as its owner sees it."""

    seat: int
    turn: int
    side: str


class SpecialLaid(Event, frozen=True):
    """The same as the others see it: a special card has its own back, which does not show which action is on top."""

    seat: int
    turn: int


class SpecialTakenBack(Event, frozen=True):
    seat: int
    turn: int


class SpecialFed(Event, frozen=True):
    seat: int
    android: int
    turn: int
    side: str


class SpecialCleared(Event, frozen=True):
    android: int
    turn: int


class TokenMoved(Event, frozen=True):
    seat: int
    token: str
    to: int


class CardGiven(Event, frozen=True):
    """A card passed on, as giver and receiver see it."""

    seat: int
    to: int
    card: str


class CardPassed(Event, frozen=True):
    """The same as the others see it."""

    seat: int
    to: int


class Agreed(Event, frozen=True):
    seat: int


class ActionRoundEnded(Event, frozen=True):
    """``early`` if the crew agreed to end it."""

    early: bool


class OwnedUp(Event, frozen=True):
    """A player owns up to tripping on a turn, with the order they meant; empty if the card was right after all."""

    seat: int
    turn: int
    order: str


class StoodBy(Event, frozen=True):
    """A player has nothing more to own up to."""

    seat: int


class PlanRevealed(Event, frozen=True):
    """A crew member's plan turn by turn; empty if nothing is planned."""

    seat: int
    plan: tuple[str, ...]


class ShipCameHome(Event, frozen=True):
    """The score and its parts."""

    score: int
    survived: int
    destroyed: int
    visual: int
    bonus: int
    damage: int
    worst_zone: int
    knocked_out: int
    battlebots: int


class Voted(Event, frozen=True):
    """A player votes on flying on."""

    seat: int
    fly_on: bool


class CampaignEnded(Event, frozen=True):
    """The score and its parts after ``missions`` completed missions (rulebook 6.3)."""

    missions: int
    of: int
    score: int
    survived: int
    destroyed: int
    visual: int
    bonus: int
    penalties: int


class Recovered(Event, frozen=True):
    """A crew member who was knocked out recovers, and repairs nothing."""

    seat: int


class Mended(Event, frozen=True):
    seat: int
    zone: Zone
    tile: str


class SquadMended(Event, frozen=True):
    seat: int


class NothingMended(Event, frozen=True):
    seat: int


NOT_TOLD: Final = (trace.Scored,)
"""Events that are not told: ``ShipCameHome`` tells the score with its parts."""


def _events_of(module: Any) -> list[type[Event]]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, msgspec.StructMeta) and kind is not Event]
    return [kind for kind in kinds if issubclass(kind, Event)]


TRACE: Final = tuple(kind for kind in _events_of(trace) if kind not in NOT_TOLD)
SAID: Final = (
    timeline.ThreatAnnounced, timeline.IncomingData, timeline.DataTransfer, timeline.DataTransferEnds,
    timeline.CommunicationsRestored, timeline.PhaseBegins, timeline.PhaseWarning, timeline.PhaseCountdown,
    timeline.PhaseEnds, timeline.MissionEnds,
)  # fmt: skip
TABLE: Final = (
    CrewFormed, MissionBriefed, CaptainAppointed, RoleTaken, RoleLaidDown, AndroidSeated, SpecializationsDealt,
    Specialized, Favoured, Proposed, SquadPlaced, TracksLaid, SaidReady, HeroicShown, PickedUp, CardsTaken,
    PhaseEndedEarly, ThreatDrawn, CalledCardShown, SilenceBegan, Planned, LaidFaceDown, Intended, TookBack, TurnedOver,
    AndroidFed, AndroidCleared, CameTooLate, SpecialPlanned, SpecialLaid, SpecialTakenBack, SpecialFed, SpecialCleared,
    TokenMoved, CardGiven, CardPassed, Agreed, ActionRoundEnded, OwnedUp, StoodBy, PlanRevealed, ShipCameHome, Voted,
    CampaignEnded, Recovered, Mended, SquadMended, NothingMended,
)  # fmt: skip
EVENTS: Final[tuple[type[Event], ...]] = (*TABLE, *SAID, *TRACE)

# The events that a film and a drill can show, for schemas. Type checkers need not tell them apart.
if TYPE_CHECKING:
    FilmEvent = Event
    DrillEvent = Event
else:
    FilmEvent = Union[(*TRACE, *NOT_TOLD)]
    DrillEvent = Union[(*SAID, SilenceBegan)]
