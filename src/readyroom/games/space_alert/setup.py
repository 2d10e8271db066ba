"""Setting up (rulebook 1 and 5.1): the mission, the crew and its captain, the tracks, the decks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.deck import Deck
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_round.state import IS_ANDROID, Board, Hand, State
from readyroom.games.space_alert.card import BASE, FRONTIER
from readyroom.games.space_alert.cards import CARDS
from readyroom.games.space_alert.decks import CARDS_OF, DOUBLE, HEROIC, PLAIN, deal_tracks, threat_deck
from readyroom.games.space_alert.events import ANDROID, CrewFormed, TracksLaid
from readyroom.games.space_alert.missions import BY_NAME, SEEDS, generate
from readyroom.games.space_alert.missions.crews import crew
from readyroom.games.space_alert.missions.timeline import (
    CommunicationsDown,
    CommunicationsRestored,
    DataTransfer,
    DataTransferEnds,
    IncomingData,
    Moment,
    Timeline,
    moments,
)
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.tracks import TRACK_NAMES

CARD_NUMBER: Final = {card.code: number for number, card in enumerate(CARDS)}
IGNORED_ALONE: Final = (IncomingData, DataTransfer, DataTransferEnds, CommunicationsDown, CommunicationsRestored)


def set_up(options: Options, seats: int, t: Telling) -> State:
    """Chance is asked, in this order: the seed of the mission, unless it is an official one; the captain; the tracks
    of the red, white and blue zones and of the inside. Cards are drawn when they are picked up or announced."""
    dealt = crew(seats, options.fifth_member, androids=not options.no_androids)
    timeline = chosen_timeline(options, t.chance)
    s = State(options, dealt, timeline, heard_by(timeline, dealt.size, dealt.solo))
    s.captain = t.chance.below(seats)
    s.tracks = deal_tracks(t.chance)
    s.hands = [Hand() for _ in range(seats)]
    if not dealt.solo:
        s.boards = [Board((s.captain + place) % seats) for place in range(seats)]
    s.boards += [Board(IS_ANDROID) for _ in range(dealt.androids)]
    cards = list(CARDS_OF[DOUBLE if options.double_actions else PLAIN])
    if dealt.solo:
        s.hands[0].cards = sorted(cards)  # 5.5: the whole deck lies open
    else:
        s.deck = Deck(sorted(cards))
    s.heroic = Deck(list(CARDS_OF[HEROIC]))
    s.threats = threat_decks(options)
    tell_setup(s, t)
    return s


def chosen_timeline(options: Options, chance: Chance) -> Timeline:
    """The official mission, or one of the class that nobody has heard."""
    official = BY_NAME.get(options.mission)
    return official if official is not None else generated(options.mission, str(chance.below(SEEDS)))


@lru_cache(maxsize=512)
def generated(kind: str, seed: str) -> Timeline:
    """Remembered, since replays and imagination meet the same missions again and again."""
    return generate(kind, seed)


def heard_by(timeline: Timeline, size: int, solo: bool) -> tuple[Moment, ...]:
    """What this crew hears: unconfirmed reports are for five, data and silences not for a lone player (5.5)."""
    said = moments(timeline, size)
    return tuple(moment for moment in said if not (solo and isinstance(moment, IGNORED_ALONE)))


def threat_decks(options: Options) -> list[Deck]:
    boxes = (BASE, FRONTIER) if options.new_frontier else (BASE,)
    decks: list[Deck] = []
    for internal in (False, True):
        for serious in (False, True):
            mix = options.serious if serious else options.common
            decks.append(Deck([CARD_NUMBER[code] for code in threat_deck(internal, serious, mix, boxes)]))
    return decks


def tell_setup(s: State, t: Telling) -> None:
    """The roles go round the table from the captain on; one player may have several."""
    officer, chief = ((s.captain + step) % s.seats for step in (1, 2))
    captain = ANDROID + 1 if s.crew.solo else s.captain
    t.tell(CrewFormed(captain, officer, chief, s.crew.androids))
    t.tell(TracksLaid(*(TRACK_NAMES[track] for track in s.tracks)))
