"""The adventures that need no enemy (R-90 to R-95, R-98, R-99)."""

from __future__ import annotations

from typing import Any

from readyroom.core.steps import NOTHING, Step
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
from readyroom.games.galaxy_trucker.ship.checking import exposed_connectors
from readyroom.games.galaxy_trucker.ship.strength import infected
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.loading import load
from readyroom.games.galaxy_trucker.steps.losing import LosingCrew, destroy, lose_figures
from readyroom.games.galaxy_trucker.words import amount
from readyroom.games.galaxy_trucker.wreckage import leave, move


class OpenSpace(Step[State]):
    """R-90: in order, everybody flies as many days as the engines are strong; without engines the flight is over."""

    __slots__ = ("at", "declared", "order")

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.at = 0
        self.declared = False

    def run(self, s: State, t: Telling) -> None:
        if self.at == len(self.order):
            s.stack.pop()
            return
        seat = self.order[self.at]
        if not self.declared:
            self.declared = True
            s.stack.append(DeclareStrength(seat, ENGINES))
            return
        self.declared = False
        self.at += 1
        strength = s.truckers[seat].declared
        if strength > 0:
            move(s, seat, strength, t)
        else:
            leave(s, seat, "no engines", t)

    def clone(self) -> OpenSpace:
        copy = OpenSpace(self.order)
        copy.at = self.at
        copy.declared = self.declared
        return copy

    def dump(self) -> dict[str, Any]:
        return {"step": "open space", "order": self.order, "at": self.at, "declared": self.declared}


class Planets(Step[State]):
    """R-91: in order, everybody may land on a free planet and load; then all who landed lose days, rearmost first."""

    __slots__ = ("at", "card", "landed", "order")

    def __init__(self, card: int, order: list[int]) -> None:
        self.card = card
        self.order = order
        self.at = 0
        self.landed: list[int] = [-1] * len(CARDS[card].planets)
        """for each planet: who is there"""

    def waits(self, s: State) -> bool:
        return self.at < len(self.order) and -1 in self.landed

    def to_act(self, s: State) -> tuple[int, ...]:
        return (self.order[self.at],)

    def legal(self, s: State, seat: int) -> list[Action]:
        if seat != self.order[self.at]:
            return NOTHING
        free = [interned.LAND[planet] for planet, who in enumerate(self.landed) if who < 0]
        return [*free, interned.DECLINE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        self.at += 1
        if isinstance(action, a.Land):
            self.landed[action.planet - 1] = seat
            t.tell(e.Landed(seat, action.planet))
            load(s, seat, CARDS[self.card].planets[action.planet - 1], t)
        else:
            t.tell(e.OfferDeclined(seat, CARDS[self.card].name))

    def run(self, s: State, t: Telling) -> None:
        """R-53: the rearmost moves first."""
        s.stack.pop()
        for seat in reversed(self.order):
            if seat in self.landed:
                move(s, seat, -CARDS[self.card].days, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"Do you land on a planet? It costs {amount(CARDS[self.card].days, 'day')}."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "Land on a planet that is free, or decline."

    def clone(self) -> Planets:
        copy = Planets(self.card, self.order)
        copy.at = self.at
        copy.landed = self.landed.copy()
        return copy

    def dump(self) -> dict[str, Any]:
        return {"step": "planets", "card": self.card, "order": self.order, "at": self.at, "landed": self.landed}


class Abandoned(Step[State]):
    """R-92, R-93: in order, the first who wants to and has the crew takes the ship or the station. A ship costs the
    crew that flies it home; a station only needs enough hands."""

    __slots__ = ("at", "card", "order")

    def __init__(self, card: int, order: list[int]) -> None:
        self.card = card
        self.order = order
        self.at = 0

    def waits(self, s: State) -> bool:
        return self.at < len(self.order) and s.ship(self.order[self.at]).crew_count() >= CARDS[self.card].crew

    def to_act(self, s: State) -> tuple[int, ...]:
        return (self.order[self.at],)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [interned.ACCEPT, interned.DECLINE] if seat == self.order[self.at] else NOTHING

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        card = CARDS[self.card]
        if isinstance(action, a.Decline):
            self.at += 1
            t.tell(e.OfferDeclined(seat, card.name))
            return
        self.at = len(self.order)
        t.tell(e.OfferTaken(seat, card.name))
        take_reward(s, seat, card, t)
        if card.kind == ABANDONED_SHIP:
            s.stack.append(LosingCrew(seat, card.crew, card.name))

    def run(self, s: State, t: Telling) -> None:
        card = CARDS[self.card]
        if not self.at and all(s.ship(seat).crew_count() < card.crew for seat in self.order):
            t.tell(e.TooFewCrew(card.name, card.crew))
            s.stack.pop()
        elif self.at < len(self.order):
            self.at += 1  # too few crew to be asked
        else:
            s.stack.pop()

    def prompt(self, s: State, seat: int) -> str:
        card = CARDS[self.card]
        days = amount(card.days, "day")
        if card.kind == ABANDONED_SHIP:
            return f"An abandoned ship: give up {card.crew} crew and {days} for {card.credits} credits?"
        return f"An abandoned station: spend {days} to load its goods?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "Accept what is offered, or decline it."

    def clone(self) -> Abandoned:
        copy = Abandoned(self.card, self.order)
        copy.at = self.at
        return copy

    def dump(self) -> dict[str, Any]:
        return {"step": "abandoned", "card": self.card, "order": self.order, "at": self.at}


def take_reward(s: State, seat: int, card: Card, t: Telling) -> None:
    """Credits and goods at the price of days."""
    if card.credits:
        s.pay(seat, card.credits)
        t.tell(e.CreditsGained(seat, card.credits))
    move(s, seat, -card.days, t)
    if card.goods:
        load(s, seat, card.goods, t)


class Stardust(Step[State]):
    """R-94: a day for each exposed connector, the rearmost ship first."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        for seat in reversed(s.order()):
            move(s, seat, -exposed_connectors(s.ship(seat)), t)


class Epidemic(Step[State]):
    """R-98: every occupied cabin joined to another one loses somebody, all judged at once."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        for seat in s.order():
            for cabin in infected(s.ship(seat)):
                lose_figures(s, seat, cabin, 1, CARDS[s.card].name, t)


class Sabotage(Step[State]):
    """R-99: the ship with the fewest crew; three tries to find a component by column and row."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        seat = min(s.order(), key=lambda one: s.ship(one).crew_count())
        t.tell(e.WorstOff(seat, MEASURE_NAMES[CREW]))
        board = s.ship(seat).board
        for _ in range(SABOTAGE_TRIES):
            dice = t.chance.dice(4)
            column, row = dice[0] + dice[1] + 2, dice[2] + dice[3] + 2
            square = board.row(row) * WIDTH + board.column(column)
            found = board.row(row) > 0 and board.column(column) > 0 and s.ship(seat).tile[square] >= 0
            t.tell(e.SabotageTried(seat, column, row, found))
            if found:
                destroy(s, seat, square, t)
                return
