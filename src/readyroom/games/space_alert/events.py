"""What happens at the table before the mission is resolved. The computer's words are in ``timeline.timeline``, the
resolution's in ``trace``.

A seat is a seat of the table; in the resolution an android is ``ANDROID`` and its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Union

import msgspec

from readyroom.core.struct import Event
from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.timeline import timeline

ANDROID: Final = 10
"""Androids are numbered from 1: as a crew member, android 1 is 11."""


class CrewFormed(Event, frozen=True):
    """Who has which role; an android can only be the captain of a lone player's crew, and then it is android 1."""

    captain: int
    communications_officer: int
    chief_of_security: int
    androids: int


class MissionBriefed(Event, frozen=True):
    """A mission of a campaign of so many."""

    number: int
    of: int


class CaptainAppointed(Event, frozen=True):
    seat: int
    captain: int


class RoleTaken(Event, frozen=True):
    seat: int
    role: str


class RoleLaidDown(Event, frozen=True):
    """``to`` has it now: nobody, if it is only a badge."""

    seat: int
    role: str
    to: int | None


class AndroidSeated(Event, frozen=True):
    seat: int
    android: int
    place: int


class SpecializationsDealt(Event, frozen=True):
    """The two that a crew member chooses from on a first mission."""

    member: int
    specializations: tuple[str, ...]


class Specialized(Event, frozen=True):
    """A choice of specialization; empty for none."""

    seat: int
    member: int
    specialization: str
    level: int


class Favoured(Event, frozen=True):
    """The captain says who gets a card more."""

    seat: int
    to: int


class Proposed(Event, frozen=True):
    """A proposal for common or serious threats, and what comes of all proposals."""

    seat: int
    threats: str
    mix: str
    agreed: str


class SquadPlaced(Event, frozen=True):
    seat: int
    station: str


class TracksLaid(Event, frozen=True):
    red: str
    white: str
    blue: str
    internal: str


class SaidReady(Event, frozen=True):
    seat: int


class HeroicShown(Event, frozen=True):
    """An android's heroic card is revealed as the first phase starts."""

    android: int
    card: str


class PickedUp(Event, frozen=True):
    """Told to the one who picked up cards."""

    seat: int
    cards: tuple[str, ...]


class CardsTaken(Event, frozen=True):
    """The same, for the others."""

    seat: int
    count: int


class PhaseEndedEarly(Event, frozen=True):
    seat: int
    phase: int


class ThreatDrawn(Event, frozen=True):
    """The card for a threat that was announced."""

    turn: int
    zone: str
    threat: str


class CalledCardShown(Event, frozen=True):
    """The card that a threat may call in is turned up beside it."""

    caller: str
    threat: str


class SilenceBegan(Event, frozen=True):
    """Communications are down; nobody knows for how long."""

    at: int


class Planned(Event, frozen=True):
    """Told to the one who planned it."""

    seat: int
    turn: int
    card: str
    half: str


class LaidFaceDown(Event, frozen=True):
    """The same, for the others: they see which half is on top, and which one is doubled, if any."""

    seat: int
    turn: int
    half: str
    doubled: str


class Intended(Event, frozen=True):
    """Someone says what they intend for a turn; no rule holds them to it."""

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
    """Told only to the one whose card was too late for an android."""

    seat: int
    android: int
    turn: int


class SpecialPlanned(Event, frozen=True):
    """Told to the one who planned a special card."""

    seat: int
    turn: int
    side: str


class SpecialLaid(Event, frozen=True):
    """The same, for the others: a special card has a back of its own, but does not show which action is on top."""

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
    """Told to the giver and the receiver."""

    seat: int
    to: int
    card: str


class CardPassed(Event, frozen=True):
    """The same, for the others."""

    seat: int
    to: int


class Agreed(Event, frozen=True):
    seat: int


class ActionRoundEnded(Event, frozen=True):
    """``early``: by agreement."""

    early: bool


class OwnedUp(Event, frozen=True):
    """Someone tripped: what was meant on a turn; empty when the card was right after all."""

    seat: int
    turn: int
    order: str


class StoodBy(Event, frozen=True):
    """A player has nothing more to own up to."""

    seat: int


class PlanRevealed(Event, frozen=True):
    """What a crew member has planned for each turn; empty for nothing."""

    seat: int
    plan: tuple[str, ...]


class ShipCameHome(Event, frozen=True):
    """The score in its parts."""

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
    """Whether a player wants to fly on."""

    seat: int
    fly_on: bool


class CampaignEnded(Event, frozen=True):
    """``missions`` were completed; the score in its parts (rulebook 6.3)."""

    missions: int
    of: int
    score: int
    survived: int
    destroyed: int
    visual: int
    bonus: int
    penalties: int


class Recovered(Event, frozen=True):
    """A crew member who was knocked out comes to, and repairs nothing."""

    seat: int


class Mended(Event, frozen=True):
    seat: int
    zone: str
    tile: str


class SquadMended(Event, frozen=True):
    seat: int


class NothingMended(Event, frozen=True):
    seat: int


NOT_TOLD: Final = (trace.Scored,)
"""The score is told as ``ShipCameHome``, with its parts."""


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

# Which of them a film and a drill can tell, for schemas: type checkers need not tell them apart.
if TYPE_CHECKING:
    FilmEvent = Event
    DrillEvent = Event
else:
    FilmEvent = Union[(*TRACE, *NOT_TOLD)]
    DrillEvent = Union[(*SAID, SilenceBegan)]
