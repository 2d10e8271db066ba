"""Puts a mission on the table: tracks, crew, threats and the cards they may call in."""

from __future__ import annotations

from dataclasses import dataclass

from readyroom.core.cards import LATEST, in_play
from readyroom.core.chance import Chance
from readyroom.games.space_alert.mission.card import CALLS_INTERNAL, CALLS_NOTHING, SWITCHES_DECKS, Card
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.mission import Mission, new_mission
from readyroom.games.space_alert.mission.places import INTERNAL, ZONE_OF
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.ship import new_ship
from readyroom.games.space_alert.mission.specializations import MEDIC
from readyroom.games.space_alert.mission.threat import Threat, new_threat
from readyroom.games.space_alert.mission.tracks import Track


@dataclass(frozen=True)
class Wanted:
    """A threat that will appear: its card, when and where, and the threat it may call in (by chance if none is named).
    ``place`` says where the file or match asked for it."""

    place: str
    card: Card
    turn: int
    zone: int
    called: Wanted | None

    def cards(self) -> list[Card]:
        """Its own card and all cards named to be called in."""
        return [self.card] + (self.called.cards() if self.called is not None else [])


def in_a_row(cards: tuple[int, ...]) -> Wanted | None:
    """Cards, each of which the one before may call in; None if chance picks them."""
    return Wanted("", CARDS[cards[0]], 0, INTERNAL, in_a_row(cards[1:])) if cards else None


def assemble(tracks: list[Track], crew: list[Player], wanted: list[Wanted], chance: Chance, aloud: bool) -> Mission:
    """Puts the parts on the table. Threats that others call in are drawn now, as in the Action Round."""
    threats: list[Threat] = []
    m = new_mission(tracks, crew, threats, new_ship(), chance, aloud)
    used = {card.code for w in wanted for card in w.cards()}
    for w in wanted:
        threats.append(new_threat(len(threats), w.card, w.turn, w.zone))
    for index, w in enumerate(wanted):
        if w.card.traits & SWITCHES_DECKS:
            m.vortex_deck = [w.called.card] if w.called is not None else left_over(w.card, used)
        else:
            attach(m, threats[index], w.called, used)
    for p in crew:
        if p.specialization == MEDIC:
            m.medic = p.index
    return m


def attach(m: Mission, caller: Threat, called: Wanted | None, used: set[str]) -> None:
    """Lays beside a caller the card it may call in: the named one, or one drawn by chance."""
    if caller.card.calls == CALLS_NOTHING:
        return
    if called is not None:
        card, next_called = called.card, called.called
    else:
        pool = left_over(caller.card, used)
        card, next_called = pool[m.chance.below(len(pool))], None
        used.add(card.code)
    zone = INTERNAL if card.internal else caller.zone if caller.zone < INTERNAL else ZONE_OF[caller.station]
    t = new_threat(len(m.threats), card, 0, zone)
    m.threats.append(t)
    caller.called = t.index
    attach(m, t, next_called, used)


def left_over(caller: Card, used: set[str]) -> list[Card]:
    """The common cards of the side it calls from, without those already in the mission."""
    inside = caller.calls == CALLS_INTERNAL
    left = [CARDS[number] for number in in_play(CARDS, LATEST)]
    return [c for c in left if c.internal == inside and not c.serious and c.code not in used]
