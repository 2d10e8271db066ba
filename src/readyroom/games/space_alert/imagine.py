"""Redeals everything a viewer cannot know: others' hands and face-down cards, and announcements to come."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from readyroom.core.chance import Chance
from readyroom.games.space_alert.action_boards import EMPTY, NONE, Board, changed
from readyroom.games.space_alert.mission.decks import FACES, HEROIC
from readyroom.games.space_alert.mission.orders import ADVANCED, BASIC
from readyroom.games.space_alert.mission.specializations import SPECIAL_OPS
from readyroom.games.space_alert.state import MINUTE, State, hear
from readyroom.games.space_alert.steps.campaign import generated, heard_by
from readyroom.games.space_alert.steps.special_cards import BOTH
from readyroom.games.space_alert.steps.stage import stage
from readyroom.games.space_alert.timeline import BY_NAME, SHAPES
from readyroom.games.space_alert.timeline.generator import phase_ends
from readyroom.games.space_alert.timeline.rules import SILENCE_PIECE
from readyroom.games.space_alert.timeline.timeline import (
    GRID,
    SECOND,
    Announcement,
    CommunicationsDown,
    ThreatAnnounced,
    Timeline,
)

IMAGINED: Final = 64
"""How many different missions of a class are imagined and cached, since generating one takes a while."""


def imagine(s: State, viewer: int | None, chance: Chance) -> None:
    """Redeals hidden information in place. An official mission may be known by heart, so it stays."""
    now = stage(s)
    if now not in ("briefing", "planning", "owning_up"):
        return
    if s.timeline.name not in BY_NAME:
        _announcements(s, chance)
    if now != "briefing" and not s.crew.solo:
        _cards(s, viewer, chance)
        for seat in range(s.seats):
            if seat != viewer:
                _special_cards(s.board_of(seat), chance)
                s.board_of(seat).meant = EMPTY  # others learn this only when all cards are revealed


def _announcements(s: State, chance: Chance) -> None:
    """Keeps past announcements; the rest comes from another mission of the class, as far as it fits."""
    other = generated(s.timeline.kind, f"imagined {chance.below(IMAGINED)}", s.version)
    said = [a for a in s.timeline.announcements if _said(s, s.timeline, a)]
    if s.silent:
        said = [_ending_anew(s, a, chance) for a in said]
    ends = _phase_ends(s, said, chance)
    turns = [(a.turn, a.internal) for a in said if isinstance(a, ThreatAnnounced)]
    coming = [
        a
        for a in other.announcements
        if not _said(s, ends, a)
        and ends.phase_at(a.at) == other.phase_at(a.at)
        and a.at < ends.length
        and not (isinstance(a, ThreatAnnounced) and (a.turn, a.internal) in turns)
    ]
    s.names = (*s.names[:-1], other.name)
    timeline = replace(ends, name=other.name, title=other.title, announcements=(*said, *coming))
    hear(s, timeline, heard_by(timeline, s.crew.size, s.crew.solo))


def _phase_ends(s: State, said: list[Announcement], chance: Chance) -> Timeline:
    """The timeline with random ends for the phases whose end has not been announced. Such a phase lasts at least one
    more minute or, without a clock, at least until its last announcement."""
    last = max((a.at for a in said), default=0) if s.untimed else s.time + MINUTE
    ends = phase_ends(SHAPES[s.timeline.kind], chance, s.announced_ends, after=last)
    return replace(s.timeline, phase_ends=ends)


def _said(s: State, timeline: Timeline, a: Announcement) -> bool:
    if stage(s) == "briefing":
        return False
    return timeline.phase_at(a.at) <= s.phase if s.untimed else a.at <= s.time


def _ending_anew(s: State, a: Announcement, chance: Chance) -> Announcement:
    """Draws another end for the current communications break: nobody knows how long it lasts."""
    if not isinstance(a, CommunicationsDown) or a.until <= s.time:
        return a
    most = max(1, (a.at + SILENCE_PIECE[1] * SECOND - s.time) // GRID)
    return CommunicationsDown(a.at, s.time + GRID * (1 + chance.below(most)))


def _cards(s: State, viewer: int | None, chance: Chance) -> None:
    """Redeals the boards first, since card backs show which half is doubled; then the hands."""
    others = [seat for seat in range(s.seats) if seat != viewer]
    unseen = list(s.deck.pool)
    heroic = list(s.heroic.pool)
    for seat in others:
        for face in [*s.hands[seat].cards, *(c for c in s.board_of(seat).cards if c != NONE)]:
            (heroic if FACES[face].deck == HEROIC else unseen).append(face)
    unseen.sort()
    heroic.sort()
    in_hand: list[bool] = []
    """Whether each player's heroic card is in their hand."""
    for seat in others:
        hero_at = _heroic_space(s, seat, chance) if s.crew.heroic else NONE
        in_hand.append(s.crew.heroic and hero_at == NONE)
        board = s.board_of(seat)
        for turn, face in enumerate(board.cards):
            if face != NONE:
                other = chance.take(heroic) if turn == hero_at else _alike(unseen, face, s, chance)
                board.cards = changed(board.cards, turn, other)
    for seat, has_heroic in zip(others, in_hand, strict=True):
        hand = s.hands[seat]
        cards = [chance.take(heroic)] if has_heroic else []
        cards += [chance.take(unseen) for _ in range(len(hand.cards) - len(cards))]
        hand.cards = tuple(sorted(cards))
        hand.received = hand.givers = ()  # only the holder knows which of these cards they still have
    s.deck.pool = unseen
    s.heroic.pool = heroic


def _special_cards(board: Board, chance: Chance) -> None:
    """Draws which action of each special card is on top; of two cards, at most one shows its advanced action. If
    Special Ops combines one with another card, everyone knows it is the advanced action."""
    free = [turn for turn, special in enumerate(board.special) if special and special != BOTH]
    if board.level < 2 or not free:
        return
    known = [turn for turn in free if board.specialization == SPECIAL_OPS and board.cards[turn] != NONE]
    pick = chance.below(len(free) + 1)
    advanced = known or ([free[pick]] if pick < len(free) else [])
    for turn in free:
        board.special = changed(board.special, turn, ADVANCED if turn in advanced else BASIC)


def _heroic_space(s: State, seat: int, chance: Chance) -> int:
    """The turn on which a player's heroic card lies, or NONE if it is in the hand. Among double cards its back gives it
    away; among plain ones it may be anywhere."""
    planned = [turn for turn, face in enumerate(s.board_of(seat).cards) if face != NONE]
    if s.options.double_actions:
        single = [turn for turn in planned if not FACES[s.board_of(seat).cards[turn]].doubled]
        return single[0] if single else NONE
    place = chance.below(len(planned) + len(s.hands[seat].cards))
    return planned[place] if place < len(planned) else NONE


def _alike(unseen: list[int], face: int, s: State, chance: Chance) -> int:
    """A random unseen card with the same back as this one."""
    if not s.options.double_actions:
        return chance.take(unseen)
    back = FACES[face].doubled
    alike = [card for card in unseen if FACES[card].doubled == back]
    card = alike[chance.below(len(alike))]
    unseen.remove(card)
    return card
