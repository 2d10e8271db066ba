"""The flight (R-44, R-52, R-54, R-100 to R-102): card after card, and between them the question whether to go on."""

from __future__ import annotations

from typing import Any

from readyroom.core.steps import NOTHING, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards import adventures as cards
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.route import SPACES
from readyroom.games.galaxy_trucker.ship.board import BOARDS
from readyroom.games.galaxy_trucker.state import NONE, State
from readyroom.games.galaxy_trucker.steps.adventures import (
    Abandoned,
    Epidemic,
    OpenSpace,
    Planets,
    Sabotage,
    Stardust,
)
from readyroom.games.galaxy_trucker.steps.barrage import Barrage
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.enemies import CombatZone, Enemy
from readyroom.games.galaxy_trucker.steps.fleets import Fleet, TacticalZone, super_card
from readyroom.games.galaxy_trucker.steps.special_events import SpecialEvent
from readyroom.games.galaxy_trucker.steps.super_hits import alert, shower
from readyroom.games.galaxy_trucker.wreckage import leave


class Flight(Step[State]):
    """R-54: until the last card is resolved, or nobody is left."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        order = s.order()
        if not order or not s.cards_left():
            s.stack.pop()
            s.card = NONE
            return
        s.card = turn_card(s, t)
        t.tell(e.CardTurned(order[0], CARDS[s.card].id))
        s.stack.append(EndOfCard())
        s.stack.append(encounter(s, s.card, order))


def turn_card(s: State, t: Telling) -> int:
    """R-44: all piles are one deck in random order, only the first card is always of the flight's level."""
    deck = s.deck()
    if not s.flown:
        deck = [card for card in deck if CARDS[card].level == s.level]
    card = t.chance.take(deck)
    s.flown.append(card)
    return card


def encounter(s: State, card: int, order: list[int]) -> Step[State]:
    """The step that resolves a card for those who take part."""
    kind = CARDS[card].kind
    if kind >= cards.METEOR_SHOWER:
        return super_encounter(s, card, order)
    if kind == cards.OPEN_SPACE:
        return OpenSpace(order)
    if kind == cards.PLANETS:
        return Planets(card, order)
    if kind in (cards.ABANDONED_SHIP, cards.ABANDONED_STATION):
        return Abandoned(card, order)
    if kind == cards.METEORIC_SWARM:
        return Barrage(CARDS[card].threats, order)  # the leader rolls, all are hit
    if kind == cards.COMBAT_ZONE:
        return CombatZone(card)
    if kind == cards.STARDUST:
        return Stardust()
    if kind == cards.EPIDEMIC:
        return Epidemic()
    if kind == cards.SABOTAGE:
        return Sabotage()
    return Enemy(card, order)


def super_encounter(s: State, card: int, order: list[int]) -> Step[State]:
    """The step that resolves a supercard."""
    found = super_card(card)
    if found.kind == cards.METEOR_SHOWER:
        return shower(found, BOARDS[s.board], order)
    if found.kind == cards.METEOR_ALERT:
        return alert(found, s.level, order)
    if found.kind == cards.BLACK_HOLE:
        return BlackHole(card, order)
    if found.kind == cards.ENEMY_FLEET:
        return Fleet(card, order)
    if found.kind == cards.TACTICAL_ZONE:
        return TacticalZone(card, order)
    return SpecialEvent(card, order.copy())


class EndOfCard(Step[State]):
    """R-101: ships without humans and ships that have been lapped leave when the card is finished."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        order = s.order()
        leader = s.truckers[order[0]].place if order else 0
        for seat in order:
            if not s.ship(seat).humans():
                leave(s, seat, "no humans", t)
            elif leader - s.truckers[seat].place > SPACES:
                leave(s, seat, "lapped", t)
        if s.cards_left():
            s.stack.append(BetweenCards(sorted(s.order())))


class BetweenCards(Step[State]):
    """R-100: everybody says whether to fly on; the next card is turned when all have."""

    __slots__ = ("asked",)

    def __init__(self, asked: list[int]) -> None:
        self.asked = asked

    def waits(self, s: State) -> bool:
        return bool(self.asked)

    def to_act(self, s: State) -> tuple[int, ...]:
        return tuple(self.asked)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [interned.FLY_ON, interned.GIVE_UP] if seat in self.asked else NOTHING

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        self.asked.remove(seat)
        if isinstance(action, a.GiveUp):
            leave(s, seat, "gave up", t)
        else:
            t.tell(e.SaidFlyOn(seat))

    def prompt(self, s: State, seat: int) -> str:
        left = s.cards_left()
        return f"Fly on? {left} {'card is' if left == 1 else 'cards are'} left."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "The next card is waiting: fly on, or give up."

    def clone(self) -> BetweenCards:
        return BetweenCards(self.asked.copy())

    def dump(self) -> dict[str, Any]:
        return {"step": "between cards", "asked": self.asked}
