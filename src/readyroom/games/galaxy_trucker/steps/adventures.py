"""The adventures without an enemy (R-90 to R-95, R-98, R-99)."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.english import count
from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.adventures import (
    ABANDONED_SHIP,
    CREW,
    ENGINES,
    MEASURE_NAMES,
    SABOTAGE_TRIES,
    Card,
)
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.ship.board import WIDTH
from readyroom.games.galaxy_trucker.ship.legality import exposed_connectors
from readyroom.games.galaxy_trucker.ship.strength import infected
from readyroom.games.galaxy_trucker.state import NONE, State
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.loading import load
from readyroom.games.galaxy_trucker.steps.losses import LosingCrew, LosingDays, destroy, lose_figures
from readyroom.games.galaxy_trucker.wreckage import leave, move


def open_space(order: tuple[int, ...]) -> list[Step[State]]:
    """R-90: in order, every ship declares and flies."""
    steps: list[Step[State]] = []
    for seat in reversed(order):
        steps += [OpenSpace(seat), DeclareStrength(seat, ENGINES)]
    return steps


class OpenSpace(Step[State]):
    """R-90: a ship flies as many days as its engine strength; without engines it leaves the flight."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        strength = s.truckers[self.seat].declared
        if strength > 0:
            move(s, self.seat, strength, t)
        else:
            leave(s, self.seat, "no engines", t)


class Planets(Ask[State]):
    """R-91: in order, each ship may land on a free planet and load; then all that landed lose days. ``others`` are
    asked afterwards; ``landed`` is the seat on each planet."""

    __slots__ = ("card", "landed", "others")
    reason: ClassVar[str] = "Land on a free planet, or decline."

    def __init__(self, card: int, order: tuple[int, ...], landed: tuple[int, ...]) -> None:
        super().__init__(order[0] if order else NONE)
        self.card = card
        self.others = order[1:]
        self.landed = landed

    def waits(self, s: State) -> bool:
        return self.seat >= 0 and NONE in self.landed

    def options(self, s: State) -> list[Action]:
        free = [interned.LAND[planet] for planet, who in enumerate(self.landed) if who < 0]
        return [*free, interned.DECLINE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        card = CARDS[self.card]
        if isinstance(action, a.Land):
            planet = action.planet - 1
            landed = (*self.landed[:planet], seat, *self.landed[planet + 1 :])
            s.stack[-1] = Planets(self.card, self.others, landed)
            if t.aloud:
                t.tell(e.Landed(seat, action.planet))
            load(s, seat, card.planets[planet], t)
        else:
            s.stack[-1] = Planets(self.card, self.others, self.landed)
            if t.aloud:
                t.tell(e.OfferDeclined(seat, card.name))

    def run(self, s: State, t: Telling) -> None:
        s.stack[-1] = LosingDays(self.landed, CARDS[self.card].days)

    def prompt(self, s: State, seat: int) -> str:
        return f"Land on a planet? It costs {count(CARDS[self.card].days, 'day')}."


class Abandoned(Step[State]):
    """R-92, R-93: the ships with enough crew are offered the ship or station, in order."""

    __slots__ = ("card", "order")

    def __init__(self, card: int, order: tuple[int, ...]) -> None:
        self.card = card
        self.order = order

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        card = CARDS[self.card]
        able = tuple(seat for seat in self.order if s.ship(seat).crew_count() >= card.crew)
        if able:
            s.stack.append(Salvaging(self.card, able))
        else:
            if t.aloud:
                t.tell(e.TooFewCrew(card.name, card.crew))


class Salvaging(Ask[State]):
    """R-92, R-93: the first to accept takes it. A ship costs the crew that flies it home; a station only requires
    enough crew. ``others`` are asked afterwards."""

    __slots__ = ("card", "others")
    reason: ClassVar[str] = "Accept the offer, or decline it."

    def __init__(self, card: int, able: tuple[int, ...]) -> None:
        super().__init__(able[0])
        self.card = card
        self.others = able[1:]

    def waits(self, s: State) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        return interned.ACCEPT_OR_DECLINE

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        card = CARDS[self.card]
        s.stack.pop()
        if isinstance(action, a.Decline):
            if t.aloud:
                t.tell(e.OfferDeclined(seat, card.name))
            if self.others:
                s.stack.append(Salvaging(self.card, self.others))
            return
        if t.aloud:
            t.tell(e.OfferTaken(seat, card.name))
        take_reward(s, seat, card, t)
        if crew_cost(card):
            s.stack.append(LosingCrew(seat, crew_cost(card), card.name))

    def prompt(self, s: State, seat: int) -> str:
        card = CARDS[self.card]
        days = count(card.days, "day")
        if card.kind == ABANDONED_SHIP:
            return f"An abandoned ship: pay {card.crew} crew and {days} for {count(card.credits, 'credit')}?"
        return f"An abandoned station: spend {days} to load its goods?"


def crew_cost(card: Card) -> int:
    """How many crew members the card's offer costs."""
    return card.crew if card.kind == ABANDONED_SHIP else 0


def take_reward(s: State, seat: int, card: Card, t: Telling) -> None:
    """Pays a card's credits and goods, at the cost of its days."""
    if card.credits:
        s.pay(seat, card.credits)
        if t.aloud:
            t.tell(e.CreditsGained(seat, card.credits))
    move(s, seat, -card.days, t)
    if card.goods:
        load(s, seat, card.goods, t)


class Stardust(Step[State]):
    """R-94: each ship loses a day for each exposed connector, the rearmost first."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        for seat in reversed(s.order()):
            move(s, seat, -exposed_connectors(s.ship(seat)), t)


class Epidemic(Step[State]):
    """R-98: every occupied cabin joined to another loses a figure, all at the same time."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        for seat in s.order():
            for cabin in infected(s.ship(seat)):
                lose_figures(s, seat, cabin, 1, CARDS[s.card].name, t)


class Sabotage(Step[State]):
    """R-99: the ship with the fewest crew gets three rolls of a column and a row to find a component."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        seat = min(s.order(), key=lambda one: s.ship(one).crew_count())
        if t.aloud:
            t.tell(e.WorstOff(seat, MEASURE_NAMES[CREW]))
        board = s.ship(seat).board
        for _ in range(SABOTAGE_TRIES):
            dice = t.chance.dice(4)
            column, row = dice[0] + dice[1] + 2, dice[2] + dice[3] + 2
            square = board.row(row) * WIDTH + board.column(column)
            found = board.row(row) > 0 and board.column(column) > 0 and s.ship(seat).tile[square] >= 0
            if t.aloud:
                t.tell(e.SabotageTried(seat, column, row, found))
            if found:
                destroy(s, seat, square, t)
                return
