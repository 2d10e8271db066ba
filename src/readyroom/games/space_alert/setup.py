"""Setting up (rulebook 1, 5.1 and 6.1): the crew and its captain; for each mission its soundtrack, tracks and decks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from readyroom.core.cards import in_play, of_version
from readyroom.core.chance import Chance
from readyroom.core.deck import Deck
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_round.state import BRIEFING, HOLDS_BOTH, IS_ANDROID, NONE, Board, Hand, State
from readyroom.games.space_alert.card import BASE, CALLS_INTERNAL, CALLS_NOTHING, FRONTIER, SWITCHES_DECKS
from readyroom.games.space_alert.cards import CARDS
from readyroom.games.space_alert.decks import DOUBLE, HEROIC, PLAIN, cards_of, deal_tracks, threat_deck
from readyroom.games.space_alert.events import (
    ANDROID,
    CrewFormed,
    MissionBriefed,
    SpecializationsDealt,
    TracksLaid,
)
from readyroom.games.space_alert.missions import BY_NAME, SEEDS, generate, official
from readyroom.games.space_alert.missions.crews import ROLES, crew
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
from readyroom.games.space_alert.options import Kept, Options
from readyroom.games.space_alert.specializations import IDS, NAMES, NO_SPECIALIZATION, SPECIALISTS
from readyroom.games.space_alert.tracks import TRACK_NAMES

CARD_NUMBER: Final = {card.code: number for number, card in enumerate(CARDS)}
IGNORED_ALONE: Final = (IncomingData, DataTransfer, DataTransferEnds, CommunicationsDown, CommunicationsRestored)
NO_TIMELINE: Final = Timeline("", "", "", (0,), ())
GENERATORS: Final = {1: 1, 2: 2}
"""The generator whose missions each version of the rules flies; one that changed none has no line."""
DEALT: Final = 2
"""Specializations that everybody chooses one of."""


def set_up(options: Options, seats: int, version: int, t: Telling) -> State:
    """Chance is asked, in this order: the captain; specializations to choose from, if there are any; then what each
    mission needs (see ``brief``). Cards are drawn when they are picked up or announced."""
    dealt = crew(seats, options.fifth_member, options.specializations, androids=not options.no_androids)
    s = State(options, version, dealt, NO_TIMELINE, ())
    s.captain = t.chance.below(seats)
    s.hands = [Hand() for _ in range(seats)]
    if not dealt.solo:
        s.boards = [Board((s.captain + place) % seats) for place in range(seats)]
    s.boards += [Board(IS_ANDROID, number) for number in range(1, dealt.androids + 1)]
    for known in options.kept:
        recall(s, known)
    brief(s, t)
    if options.specializations and not s.experienced and not options.kept:
        deal_specializations(s, t)
    return s


def brief(s: State, t: Telling) -> None:
    """The next mission, or the only one. Chance is asked for the mission, unless it is a given one, and for the tracks
    of the red, white and blue zones and of the inside."""
    s.stage = BRIEFING
    s.number += 1
    s.mission = None
    s.timeline = next_timeline(s, t.chance)
    s.moments = heard_by(s.timeline, s.crew.size, s.crew.solo)
    s.names.append(s.timeline.name)
    s.tracks = deal_tracks(t.chance, s.version)
    s.began = s.ended = s.time = s.transfers = s.next_extra = 0
    s.phase = 1
    s.silent = False
    s.threats, s.drawn, s.called = [], [], []
    s.boxed = len(in_play(CARDS, s.version))
    s.tokens = [HOLDS_BOTH, HOLDS_BOTH]
    favour_captain(s)
    s.hands = [Hand() for _ in range(s.seats)]
    for board in s.boards:
        board.clear()
        keep_or_forget(s, board)
    cards = cards_of(DOUBLE if s.options.double_actions else PLAIN, s.version)
    if s.crew.solo:
        s.hands[0].cards = sorted(cards)  # 5.5: the whole deck lies open
    s.deck = Deck([] if s.crew.solo else sorted(cards))
    s.heroic = Deck(cards_of(HEROIC, s.version))
    tell_setup(s, t)


def recall(s: State, known: Kept) -> None:
    """What a crew member knew on the crew's last mission, before this match."""
    board = s.member(known.member)
    if board is None:
        raise AssertionError("a specialization is for a crew member")
    board.specialization, board.level = NAMES.index(known.specialization), known.level


def favour_captain(s: State) -> None:
    """First phase cards that cannot be shared evenly go to the captain, and round the table from there."""
    s.favoured = [(s.captain + place) % s.seats for place in range(s.crew.spare)]


def keep_or_forget(s: State, board: Board) -> None:
    """Without experience, a specialization is kept at a higher level unless it is exchanged (Subsequent Missions); with
    it, one is chosen before each mission."""
    board.was = NO_SPECIALIZATION if s.experienced else board.specialization
    board.raised = min(board.level + 1, 3) if board.was != NO_SPECIALIZATION else 0
    board.specialization = board.was
    board.level = board.raised
    board.dealt = ()


def deal_specializations(s: State, t: Telling) -> None:
    """Two of the ten to everybody, androids too (Your First Mission)."""
    deck = in_play(SPECIALISTS, s.version)
    for board in s.boards:
        board.dealt = tuple(sorted(t.chance.take(deck) for _ in range(DEALT)))
        t.tell(SpecializationsDealt(board.member, tuple(IDS[one] for one in board.dealt)))


def next_timeline(s: State, chance: Chance) -> Timeline:
    """The official mission that was chosen, or one of the class that nobody has heard; on a campaign that began with
    an official mission, the next ones are official as long as there are any left."""
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
    """By the generator of these rules. Remembered, since replays and imagination meet the same missions again and
    again."""
    return generate(kind, seed, version=of_version(GENERATORS, rules))


def heard_by(timeline: Timeline, size: int, solo: bool) -> tuple[Moment, ...]:
    """What this crew hears: unconfirmed reports are for five, data and silences not for a lone player (5.5)."""
    said = moments(timeline, size)
    return tuple(moment for moment in said if not (solo and isinstance(moment, IGNORED_ALONE)))


def shuffle_threats(s: State) -> None:
    """The threat decks of this mission's difficulty, as the Action Round begins."""
    boxes = (BASE, FRONTIER) if s.options.new_frontier else (BASE,)
    s.threats = []
    for internal in (False, True):
        for serious in (False, True):
            mix = s.serious if serious else s.common
            deck = threat_deck(internal, serious, mix, boxes, s.version)
            s.threats.append(Deck([CARD_NUMBER[code] for code in deck]))
    s.boxed = len(in_play(CARDS, s.version)) - sum(len(deck) for deck in s.threats)


def next_threat(s: State, internal: bool, serious: bool, t: Telling, also: int = NONE) -> int:
    """The next card of a threat deck. A deck that runs out goes on with the other colours of the boxes in play, except
    what lies on the table, and ``also`` what was drawn just now."""
    deck = s.threats[internal * 2 + serious]
    if not len(deck):
        boxes = (BASE, FRONTIER) if s.options.new_frontier else (BASE,)
        gone = {drawn.card for drawn in s.drawn} | set(s.called) | {also}
        fitting = (CARD_NUMBER[code] for code in threat_deck(internal, serious, "all", boxes, s.version))
        deck.pool = [card for card in fitting if card not in gone]
        s.boxed -= len(deck.pool)
    return deck.draw(t.chance)


def next_called(s: State, caller: int, t: Telling) -> tuple[int, ...]:
    """What a card may call in comes from the common decks of this mission, and so does what that one calls in."""
    card = CARDS[caller]
    if card.calls == CALLS_NOTHING or card.traits & SWITCHES_DECKS:
        return ()
    called = next_threat(s, card.calls == CALLS_INTERNAL, False, t, also=caller)
    s.called.append(called)
    return called, *next_called(s, called, t)


def tell_setup(s: State, t: Telling) -> None:
    if s.options.campaign:
        t.tell(MissionBriefed(s.number, s.missions))
    captain, officer, chief = (s.holder_of(role) for role in ROLES)
    t.tell(CrewFormed(ANDROID + s.boards[0].number if s.crew.solo else captain, officer, chief, s.crew.androids))
    t.tell(TracksLaid(*(TRACK_NAMES[track] for track in s.tracks)))
