"""The ship's clock: phases, announcements, and the cards that come with them (rulebook 2.1)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from readyroom.core.steps import Step
from readyroom.core.struct import Event
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_boards import Drawn
from readyroom.games.space_alert.events import (
    CalledCardShown,
    CardsTaken,
    HeroicShown,
    PickedUp,
    SilenceBegan,
    ThreatDrawn,
)
from readyroom.games.space_alert.mission.card_names import CARD_NAMES
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.places import TRAJECTORIES
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps import owning_up
from readyroom.games.space_alert.steps.threat_decks import next_called, next_threat, shuffle_threats
from readyroom.games.space_alert.timeline.timeline import (
    GRID,
    CommunicationsDown,
    CommunicationsRestored,
    DataTransfer,
    DataTransferEnds,
    IncomingData,
    MissionEnds,
    Moment,
    PhaseCountdown,
    PhaseEnds,
    PhaseWarning,
    ThreatAnnounced,
)

NEEDS_A_CLOCK: Final = (
    PhaseWarning, PhaseCountdown, PhaseEnds, MissionEnds, DataTransferEnds, CommunicationsDown, CommunicationsRestored,
)  # fmt: skip
"""The announcements left out without a clock."""
NEWS: Final = (ThreatAnnounced, IncomingData, DataTransfer, CommunicationsDown, CommunicationsRestored)
"""The announcements that nobody could know in advance."""


class Alert(Step[State]):
    """The first phase begins, and androids' heroic cards are revealed (5.2)."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        s.began = t.now
        shuffle_threats(s)
        for number in range(1, s.crew.androids + 1):
            if s.crew.heroic:
                board = s.android(number)
                board.heroic = s.heroic.draw(t.chance)
                if t.aloud:
                    t.tell(HeroicShown(number, CARD_NAMES[board.heroic]))
        for place in range(s.seats):
            pick_up(s, (s.captain + place) % s.seats, t)
        if s.untimed:
            announce_phase(s, t)
        else:
            announce_time(s, t)


def due(s: State) -> int | None:
    """The clock ticks every five seconds of its own, so that a coming tick gives nothing away."""
    return None if s.untimed else s.began + (s.time // GRID + 1) * s.beat


def tick(s: State, t: Telling) -> None:
    s.time += GRID
    announce_time(s, t)


def announce_time(s: State, t: Telling) -> None:
    for moment in s.cues.get(s.time, ()):
        announce(s, moment, t)


def announce_phase(s: State, t: Telling) -> None:
    """Untimed: everything in a phase comes as it begins, and its data transfers stay open until it ends."""
    t.reveal()
    s.time = s.timeline.phase_start(s.phase)
    s.transfers = 0
    for hand in s.hands:
        hand.given = 0
    for moment in s.cues.get(s.phase, ()):
        if not isinstance(moment, NEEDS_A_CLOCK):
            announce(s, moment, t)


def announce(s: State, moment: Moment, t: Telling) -> None:
    """The computer speaks, and its announcement takes effect."""
    if isinstance(moment, NEWS):
        t.reveal()
    if t.aloud:
        t.tell(_told(s, moment))
    if isinstance(moment, ThreatAnnounced):
        draw_threat(s, moment, t)
    elif isinstance(moment, IncomingData):
        draw_incoming(s, t)
    elif isinstance(moment, DataTransfer):
        open_transfer(s)
    elif isinstance(moment, DataTransferEnds):
        s.transfers = 0
    elif isinstance(moment, CommunicationsDown):
        s.silent = True
    elif isinstance(moment, CommunicationsRestored):
        s.silent = False
    elif isinstance(moment, PhaseEnds):
        end_phase_for_all(s, t)
    elif isinstance(moment, MissionEnds):
        owning_up.end_action_round(s, t, early=False)


def _told(s: State, moment: Moment) -> Event:
    """A moment as the crew hears it: without anything that nobody knows yet or that only a clock could end."""
    if isinstance(moment, CommunicationsDown):
        return SilenceBegan(moment.at)
    return DataTransfer(moment.at, 0) if s.untimed and isinstance(moment, DataTransfer) else moment


def draw_threat(s: State, said: ThreatAnnounced, t: Telling) -> None:
    """New Frontier, Threats That Call In Other Threats: the card that it may call in is turned up beside it at once.
    The first version drew that card only when the resolution began."""
    card = next_threat(s, said.internal, said.serious, t)
    calls = next_called(s, card, t) if s.version >= 2 else ()
    s.drawn = (*s.drawn, Drawn(said.turn, TRAJECTORIES.index(said.zone), card, said.unconfirmed, calls))
    if t.aloud:
        t.tell(ThreatDrawn(said.turn, said.zone, CARDS[card].code))
    for caller, called in pairwise((card, *calls)):
        if t.aloud:
            t.tell(CalledCardShown(CARDS[caller].code, CARDS[called].code))


def draw_incoming(s: State, t: Telling) -> None:
    """Everyone draws. Cards that cannot be spread evenly go around the table, the captain first."""
    each, extra = s.crew.incoming(s.options.double_actions)
    lucky = [(s.next_extra + i) % s.seats for i in range(extra)]
    s.next_extra = (s.next_extra + extra) % s.seats
    for place in range(s.seats):
        draw_cards(s, (s.captain + place) % s.seats, each + lucky.count(place), [], t)


def open_transfer(s: State) -> None:
    if not s.untimed:
        s.transfers = 0
        for hand in s.hands:
            hand.given = 0
    s.transfers += 1


def end_phase_for_all(s: State, t: Telling) -> None:
    """Anyone who has not picked up the cards of the new phase does so now."""
    s.phase += 1
    for place in range(s.seats):
        seat = (s.captain + place) % s.seats
        if s.hands[seat].phase < s.phase:
            s.hands[seat].phase = s.phase
            pick_up(s, seat, t)


def pick_up(s: State, seat: int, t: Telling) -> None:
    """The cards of the phase that a player begins, one of the first heroic where there are no specializations."""
    if s.crew.solo:
        return
    phase = s.hands[seat].phase
    heroic = [s.heroic.draw(t.chance)] if phase == 1 and s.crew.heroic else []
    more = 1 if phase == 1 and seat in s.favoured else 0
    draw_cards(s, seat, s.crew.hand[phase - 1] + more - len(heroic), heroic, t)


def draw_cards(s: State, seat: int, count: int, also: list[int], t: Telling) -> None:
    cards = also + [s.deck.draw(t.chance) for _ in range(min(count, len(s.deck)))]
    hand = s.hands[seat]
    hand.cards = tuple(sorted([*hand.cards, *cards]))
    if t.aloud:
        t.whisper(PickedUp(seat, tuple(CARD_NAMES[face] for face in cards)), seat, CardsTaken(seat, len(cards)))
