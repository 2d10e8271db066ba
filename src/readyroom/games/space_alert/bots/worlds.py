"""Possible futures: threats that have not been announced, and cards that a seat does not know.

All that is open is the number of cards in a hand and its owner's announcements: a player who announces an order has a
card for it. The rest is drawn from what is left of the decks, in the same way for all who know the same.
"""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.games.space_alert.action_boards import NONE
from readyroom.games.space_alert.bots.facts import Facts, Known
from readyroom.games.space_alert.crews import LARGEST_CREW
from readyroom.games.space_alert.mission.assembly import Wanted
from readyroom.games.space_alert.mission.card import BASE, FRONTIER
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import DOUBLE, FACES, HEROIC, PLAIN, cards_of, threat_deck
from readyroom.games.space_alert.mission.places import TRAJECTORIES
from readyroom.games.space_alert.solver.hands import ANY_PHASE, HALF_MASK, Dealt, Hands
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.campaign import generated
from readyroom.games.space_alert.steps.threat_decks import CARD_NUMBER
from readyroom.games.space_alert.timeline import SHAPES
from readyroom.games.space_alert.timeline.timeline import ThreatAnnounced

MISSIONS: Final = 64
"""How many different missions of a class are imagined, since generating one takes a while."""


class World:
    """One possible future, for a crew without androids."""

    __slots__ = ("coming", "hands")

    def __init__(self, facts: Facts, spoken: tuple[Known, ...], number: int) -> None:
        s = facts.s
        chance = Chance(f"what may come {number} {s.news}")
        self.coming = threats_to_come(facts, chance)
        """Threats that have not been announced yet."""
        self.hands = hands(facts, spoken, chance)


def threats_to_come(facts: Facts, chance: Chance) -> list[Wanted]:
    """Threats from another mission of the class, up to the points still missing from such a mission."""
    s = facts.s
    said = [m for m in s.moments if isinstance(m, ThreatAnnounced)][: len(s.drawn)]
    shape = SHAPES[s.timeline.kind]
    left = shape.points[s.crew.size == LARGEST_CREW] - sum(one.points for one in said)
    gone = {card for d in s.drawn for card in (d.card, *d.calls)}
    taken = {(one.turn, one.internal) for one in said}
    other = generated(s.timeline.kind, f"imagined {chance.below(MISSIONS)}", s.version)
    found: list[Wanted] = []
    for one in other.threats(s.crew.size):
        later = other.phase_at(one.at) > s.phase if s.untimed else one.at > facts.news_at
        card = threat(s, one, gone, chance)
        if card != NONE and later and one.points <= left and (one.turn, one.internal) not in taken:
            left -= one.points
            gone.add(card)
            found.append(Wanted("", CARDS[card], one.turn, TRAJECTORIES.index(one.zone), None))
    return found


def threat(s: State, said: ThreatAnnounced, gone: set[int], chance: Chance) -> int:
    """A random card for an announcement; NONE if none is left."""
    boxes = (BASE, FRONTIER) if s.options.new_frontier else (BASE,)
    mix = s.serious if said.serious else s.common
    codes = threat_deck(said.internal, said.serious, mix, boxes, s.version)
    deck = [CARD_NUMBER[code] for code in codes if CARD_NUMBER[code] not in gone]
    return deck[chance.below(len(deck))] if deck else NONE


def hands(facts: Facts, spoken: tuple[Known, ...], chance: Chance) -> Hands:
    """The bot's own cards, random cards for the others, and random cards for later phases."""
    s = facts.s
    pool = cards_of(DOUBLE if s.options.double_actions else PLAIN, s.version)
    mine = facts.cards()
    for face in mine:
        if face in pool:
            pool.remove(face)
    cards = [Dealt(face, facts.mine, 1) for face in mine]
    found = Hands(cards, [False] * facts.members, ANY_PHASE)
    for member, board in enumerate(s.boards):
        turns = facts.turns_of(member)
        found.locked[member] = (1 << turns[0]) - 1
        if member != facts.mine:
            cards += theirs(facts, member, spoken[member], pool, chance)
            if spoken[member]:
                found.locked[member] |= sum(1 << turn for turn in turns)
        for later in range(s.hands[board.seat].phase + 1, s.timeline.phases + 1):
            cards += [Dealt(chance.take(pool), member, later) for _ in range(min(s.crew.hand[later - 1], len(pool)))]
    return found


def theirs(facts: Facts, member: int, spoken: Known, pool: list[int], chance: Chance) -> list[Dealt]:
    """Cards someone may have: one for each announced order, unless that is taken for granted, and random others."""
    count = facts.count(member)
    found: list[Dealt] = []
    for order in facts.said(member):
        if order > 0 and order & HALF_MASK and count:
            count -= 1
            face = fitting(order & HALF_MASK, pool, chance)
            if not spoken and face != NONE:
                found.append(Dealt(face, member, 1))
    return found + [Dealt(chance.take(pool), member, 1) for _ in range(min(count, len(pool)))]


def fitting(half: int, pool: list[int], chance: Chance) -> int:
    """A random card with this half, from the deck or, failing that, a heroic one."""
    some = [face for face in pool if half in (FACES[face].action, FACES[face].movement)]
    if some:
        face = some[chance.below(len(some))]
        pool.remove(face)
        return face
    heroic = [face for face in cards_of(HEROIC) if half in (FACES[face].action, FACES[face].movement)]
    return heroic[0] if heroic else NONE
