"""The flight (R-44, R-52, R-54, R-100 to R-102): card after card, with the choice to fly on between them."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.english import count
from readyroom.core.steps import Ask, AskAll, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards import adventures as cards
from readyroom.games.galaxy_trucker.cards.deck import BASE_CARDS, CARDS
from readyroom.games.galaxy_trucker.cards.missions import BEVERAGE, CARPOOL, MISSION_NUMBER
from readyroom.games.galaxy_trucker.cards.route import SPACES
from readyroom.games.galaxy_trucker.cards.tiles import FRAGILE
from readyroom.games.galaxy_trucker.missions.escort import escort
from readyroom.games.galaxy_trucker.ship.board import BOARDS
from readyroom.games.galaxy_trucker.state import NONE, State
from readyroom.games.galaxy_trucker.steps.adventures import Abandoned, Epidemic, Planets, Sabotage, Stardust, open_space
from readyroom.games.galaxy_trucker.steps.barrage import Barrage
from readyroom.games.galaxy_trucker.steps.black_hole import black_hole
from readyroom.games.galaxy_trucker.steps.enemies import CombatZone, Enemy
from readyroom.games.galaxy_trucker.steps.fleets import TacticalZone, fleet, super_card
from readyroom.games.galaxy_trucker.steps.guests import carpool_lane
from readyroom.games.galaxy_trucker.steps.losses import come_apart
from readyroom.games.galaxy_trucker.steps.special_events import SpecialEvent
from readyroom.games.galaxy_trucker.steps.super_hits import alert, shower
from readyroom.games.galaxy_trucker.wreckage import give_up, leave

BEVERAGE_RUN: Final = MISSION_NUMBER[BEVERAGE]


class Flight(Step[State]):
    """R-54: the flight lasts until the last card is resolved or no ship is left."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        order = tuple(s.order())
        if not order or not s.cards_left():
            s.stack.pop()
            s.card = NONE
            return
        s.card = self.turn_card(s, t)
        if t.aloud:
            t.tell(e.CardTurned(order[0], CARDS[s.card].id))
        for trucker in s.truckers:
            trucker.hurt = False
            trucker.at_card = len(trucker.lost)
        s.skipping = []
        s.stack.append(EndOfCard())
        if s.card >= BASE_CARDS:
            s.supers_met += 1
            s.stack.append(MeetSupercard(order))
            if s.mission == BEVERAGE_RUN:
                s.stack += [OpeningCrate(seat) for seat in reversed(order)]
        else:
            s.stack += encounter(s, s.card, order)

    def turn_card(self, s: State, t: Telling) -> int:
        """R-44: all piles form one deck in random order, but the first card is always of the flight's level."""
        deck = s.deck()
        if not s.flown:
            deck = [card for card in deck if CARDS[card].level == s.level]
        card = t.chance.take(deck)
        s.flown = [*s.flown, card]
        return card


class OpeningCrate(Ask[State]):
    """Beverage Run: a ship may give up fragile cargo to stay out of a supercard."""

    __slots__ = ()
    reason: ClassVar[str] = "Give up fragile cargo to stay out of the card, or decline."

    def options(self, s: State) -> list[Action]:
        crates = s.ship(self.seat).of_kind(FRAGILE)
        return [*(interned.JETTISON[s.board][q] for q in crates), interned.DECLINE] if crates else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, a.Jettison):
            s.skipping = [*s.skipping, seat]
            give_up(s, seat, [s.ship(seat).board.number[action.square]], t)
            come_apart(s, seat, t)
        else:
            if t.aloud:
                t.tell(e.OfferDeclined(seat, CARDS[s.card].name))

    def prompt(self, s: State, seat: int) -> str:
        return f"{CARDS[s.card].name}: give up a crate to stay out of it?"


class MeetSupercard(Step[State]):
    """A supercard affects everyone who has not bought their way out."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        taking_part = tuple(seat for seat in self.order if seat not in s.skipping)
        if taking_part:
            s.stack += encounter(s, s.card, taking_part)


def encounter(s: State, card: int, order: tuple[int, ...]) -> list[Step[State]]:
    """The steps that resolve a card for the ships that take part, the last step first."""
    kind = CARDS[card].kind
    if kind >= cards.METEOR_SHOWER:
        return super_encounter(s, card, order)
    if kind == cards.OPEN_SPACE:
        return open_space(order)
    if kind == cards.PLANETS:
        return [Planets(card, order, (NONE,) * len(CARDS[card].planets))]
    if kind in (cards.ABANDONED_SHIP, cards.ABANDONED_STATION):
        return [Abandoned(card, order)]
    if kind == cards.METEORIC_SWARM:
        return [Barrage(CARDS[card].threats, order)]  # the leader rolls, all are hit
    if kind == cards.COMBAT_ZONE:
        return [CombatZone(card)]
    if kind == cards.STARDUST:
        return [Stardust()]
    if kind == cards.EPIDEMIC:
        return [Epidemic()]
    if kind == cards.SABOTAGE:
        return [Sabotage()]
    return [Enemy(card, order)]


def super_encounter(s: State, card: int, order: tuple[int, ...]) -> list[Step[State]]:
    """The steps that resolve a supercard."""
    found = super_card(card)
    if found.kind == cards.METEOR_SHOWER:
        return [shower(found, BOARDS[s.board], order)]
    if found.kind == cards.METEOR_ALERT:
        return [alert(found, s.level, order)]
    if found.kind == cards.BLACK_HOLE:
        return black_hole(card, order)
    if found.kind == cards.ENEMY_FLEET:
        return fleet(card, order)
    if found.kind == cards.TACTICAL_ZONE:
        return [TacticalZone(card, order)]
    return [SpecialEvent(card, order)]


class EndOfCard(Step[State]):
    """R-101: ships without humans and ships that have been lapped leave when the card is finished."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        if s.mission == MISSION_NUMBER[CARPOOL] and CARDS[s.card].kind == cards.OPEN_SPACE:
            carpool_lane(s, t)
        order = s.order()
        for trucker in s.truckers:
            trucker.story = max(trucker.story, len(trucker.lost) - trucker.at_card)
        if s.card >= BASE_CARDS:
            self._stamp(s, order)
        leader = s.truckers[order[0]].place if order else 0
        for seat in order:
            if not s.ship(seat).humans():
                leave(s, seat, "no humans", t)
            elif leader - s.truckers[seat].place > SPACES:
                leave(s, seat, "lapped", t)
        escort(s, t)
        if s.cards_left():
            s.stack.append(BetweenCards(tuple(sorted(s.order()))))

    def _stamp(self, s: State, order: list[int]) -> None:
        """Club Gold Trials: a stamp for each ship that a supercard cost nothing, if it had any effect."""
        card = CARDS[s.card]
        alone = card.kind == cards.TACTICAL_ZONE and len([seat for seat in order if seat not in s.skipping]) < 2
        for seat in order:
            s.truckers[seat].stamps += not alone and seat not in s.skipping and not s.truckers[seat].hurt


class BetweenCards(AskAll[State]):
    """R-100: everyone chooses whether to fly on; the next card is turned up when all have."""

    __slots__ = ()
    reason: ClassVar[str] = "The next card is waiting. Fly on, or give up."
    live = True

    def options(self, s: State, seat: int) -> list[Action]:
        return interned.FLY_OR_GIVE_UP

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack[-1] = BetweenCards(self.without(seat))
        if isinstance(action, a.GiveUp):
            leave(s, seat, "gave up", t)

    def prompt(self, s: State, seat: int) -> str:
        return f"Fly on? {count(s.cards_left(), 'card')} to go."
