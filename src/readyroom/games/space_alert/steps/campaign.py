"""One mission after the other (rulebook 6), and the setup of each (1, 6.1). A single mission is a campaign of one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from readyroom.core.cards import in_play, of_version
from readyroom.core.chance import Chance
from readyroom.core.deck import Deck
from readyroom.core.steps import Step
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_boards import Board, new_hand
from readyroom.games.space_alert.crews import ROLES
from readyroom.games.space_alert.events import ANDROID, CrewFormed, MissionBriefed, SpecializationsDealt, TracksLaid
from readyroom.games.space_alert.mission.decks import DOUBLE, HEROIC, PLAIN, cards_of, deal_tracks
from readyroom.games.space_alert.mission.specializations import IDS, NO_SPECIALIZATION, SPECIALISTS
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES
from readyroom.games.space_alert.state import HOLDS_BOTH, State, hear
from readyroom.games.space_alert.steps.briefing import Briefing, favour_captain
from readyroom.games.space_alert.steps.clock import Alert
from readyroom.games.space_alert.steps.planning import Planning
from readyroom.games.space_alert.steps.resolution import Resolving
from readyroom.games.space_alert.steps.threat_decks import threat_cards
from readyroom.games.space_alert.steps.together import everybody
from readyroom.games.space_alert.timeline import BY_NAME, SEEDS, generate, official
from readyroom.games.space_alert.timeline.timeline import (
    CommunicationsDown,
    CommunicationsRestored,
    DataTransfer,
    DataTransferEnds,
    IncomingData,
    Moment,
    Timeline,
    moments,
)

IGNORED_ALONE: Final = (IncomingData, DataTransfer, DataTransferEnds, CommunicationsDown, CommunicationsRestored)
GENERATORS: Final = {1: 1, 2: 2}
"""The mission generator of each version of the rules; a version that changed no mission has no line."""
DEALT: Final = 2
"""The number of specializations each crew member chooses from."""


class Campaign(Step[State]):
    """The bottom of the stack: when it comes up, a mission begins."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        brief(s, t)
        if s.number == 1 and s.options.specializations and not s.experienced and not s.options.kept:
            deal_specializations(s, t)
        seats = everybody(s)
        s.stack += [Resolving(), Planning(seats), Alert(), Briefing(seats)]


def brief(s: State, t: Telling) -> None:
    """The next mission, or the only one. Chance decides the mission, unless it is a given one, and the tracks of the
    red, white and blue zones and of the inside. Cards are drawn when they are picked up or announced."""
    s.number += 1
    s.mission = None
    timeline = next_timeline(s, t.chance)
    hear(s, timeline, heard_by(timeline, s.crew.size, s.crew.solo))
    s.names = (*s.names, s.timeline.name)
    s.tracks = tuple(deal_tracks(t.chance, s.version))
    s.began = s.ended = s.time = s.transfers = s.next_extra = 0
    s.phase = 1
    s.silent = False
    s.threats, s.drawn, s.called = [], (), ()
    s.boxed = threat_cards(s.version)
    s.tokens = (HOLDS_BOTH, HOLDS_BOTH)
    favour_captain(s)
    s.hands = [new_hand() for _ in range(s.seats)]
    for board in s.boards:
        board.clear()
        keep_or_forget(s, board)
    cards = cards_of(DOUBLE if s.options.double_actions else PLAIN, s.version)
    if s.crew.solo:
        s.hands[0].cards = tuple(sorted(cards))  # 5.5: the whole deck lies open
    s.deck = Deck([] if s.crew.solo else sorted(cards))
    s.heroic = Deck(cards_of(HEROIC, s.version))
    tell_setup(s, t)


def keep_or_forget(s: State, board: Board) -> None:
    """Without experience, a specialization is kept at a higher level unless it is exchanged (Subsequent Missions); with
    it, one is chosen before each mission."""
    board.was = NO_SPECIALIZATION if s.experienced else board.specialization
    board.raised = min(board.level + 1, 3) if board.was != NO_SPECIALIZATION else 0
    board.specialization = board.was
    board.level = board.raised
    board.dealt = ()


def deal_specializations(s: State, t: Telling) -> None:
    """Deals two of the ten to everyone, androids too (Your First Mission)."""
    deck = in_play(SPECIALISTS, s.version)
    for board in s.boards:
        board.dealt = tuple(sorted(t.chance.take(deck) for _ in range(DEALT)))
        if t.aloud:
            t.tell(SpecializationsDealt(board.member, tuple(IDS[one] for one in board.dealt)))


def next_timeline(s: State, chance: Chance) -> Timeline:
    """The official mission that was chosen, or a new one of the class; in a campaign that began with an official
    mission, the next ones are official too, as long as there are any left."""
    mission = s.options.mission
    if mission not in BY_NAME:
        return generated(mission, str(chance.below(SEEDS)), s.version)
    first = BY_NAME[mission]
    if s.number == 1:
        return first
    left = [timeline for timeline in official(first.kind, s.version) if timeline.name not in s.names]
    return left[chance.below(len(left))] if left else generated(first.kind, str(chance.below(SEEDS)), s.version)


@lru_cache(maxsize=512)
def generated(kind: str, seed: str, rules: int) -> Timeline:
    """Made by the generator of these rules. Cached, since replays and imagination meet the same missions again and
    again."""
    return generate(kind, seed, version=of_version(GENERATORS, rules))


def heard_by(timeline: Timeline, size: int, solo: bool) -> tuple[Moment, ...]:
    """The announcements this crew hears: unconfirmed reports only with five, data and silences not alone (5.5)."""
    said = moments(timeline, size)
    return tuple(moment for moment in said if not (solo and isinstance(moment, IGNORED_ALONE)))


def tell_setup(s: State, t: Telling) -> None:
    if not t.aloud:
        return
    if s.options.campaign:
        t.tell(MissionBriefed(s.number, s.missions))
    captain, officer, chief = (s.holder_of(role) for role in ROLES)
    t.tell(CrewFormed(ANDROID + s.boards[0].number if s.crew.solo else captain, officer, chief, s.crew.androids))
    t.tell(TracksLaid(*(TRACK_NAMES[track] for track in s.tracks)))
