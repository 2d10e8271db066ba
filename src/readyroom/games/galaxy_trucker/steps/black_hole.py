"""The Black Hole (Missions 10): engines strong enough, or exactly two components for each point that is missing."""

from __future__ import annotations

from typing import Any

from readyroom.core.steps import NOTHING, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_ENGINE
from readyroom.games.galaxy_trucker.ship.checking import bodies
from readyroom.games.galaxy_trucker.ship.payload import dead_zone
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.ship.strength import engine_strength, stranded
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.fleets import super_card
from readyroom.games.galaxy_trucker.words import amount
from readyroom.games.galaxy_trucker.wreckage import leave, lose_parts, lose_stranded_aliens, spend_token


class BlackHole(Step[State]):
    """In order: power engines, choose components to give up; what is chosen goes when the strength is declared. What
    would be left is one piece at all times, so that nothing else falls off."""

    __slots__ = ("at", "card", "chosen", "order", "powered")

    def __init__(self, card: int, order: list[int]) -> None:
        self.card = card
        self.order = order
        self.at = 0
        self.powered: list[int] = []
        self.chosen: list[int] = []

    def waits(self, s: State) -> bool:
        if self.at == len(self.order):
            return False
        return (
            bool(self.chosen) or self.needed(s) > 0 or (bool(self._idle(s)) and s.ship(self._seat()).token_count() > 0)
        )

    def _seat(self) -> int:
        return self.order[self.at]

    def to_act(self, s: State) -> tuple[int, ...]:
        return (self._seat(),)

    def legal(self, s: State, seat: int) -> list[Action]:
        if seat != self._seat():
            return NOTHING
        ship = s.ship(seat)
        names = ship.board.names
        found: list[Action] = []
        if self.needed(s) == len(self.chosen) and self._holds(s, self.chosen):
            found.append(interned.DECLARE)
        for part in self._idle(s):
            found += [a.Power(names[part], names[battery]) for battery in ship.charged()]
        found += [interned.JETTISON[ship.number][q] for q in ship.squares() if self._may_go(s, q)]
        found += [interned.RETAIN[ship.number][q] for q in self.chosen if self._may_stay(s, q)]
        found.append(interned.CONCEDE)
        return found

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        number = s.ship(seat).board.number
        if isinstance(action, a.Power):
            spend_token(s, seat, action.battery)
            self.powered.append(number[action.part])
            t.tell(e.Powered(seat, action.part, action.battery))
        elif isinstance(action, a.Jettison):
            self.chosen.append(number[action.square])
        elif isinstance(action, a.Retain):
            self.chosen.remove(number[action.square])
        elif isinstance(action, a.Concede):
            self._give_up(s, s.ship(seat).squares(), t)
            leave(s, seat, "sucked in", t)
            self._next()
        else:
            self.run(s, t)

    def run(self, s: State, t: Telling) -> None:
        if self.at == len(self.order):
            s.stack.pop()
            return
        seat = self._seat()
        t.tell(e.StrengthDeclared(seat, "engine strength", float(self.strength(s))))
        if self.chosen:
            self._give_up(s, sorted(self.chosen), t)
            lose_stranded_aliens(s, seat, t)
        self._next()

    def _give_up(self, s: State, squares: list[int], t: Telling) -> None:
        seat = self._seat()
        where, tiles = lose_parts(s, seat, squares)
        t.tell(e.PartsGivenUp(seat, where, tiles))

    def _next(self) -> None:
        self.at += 1
        self.powered = []
        self.chosen = []

    def left(self, s: State) -> Ship:
        """The ship without what is chosen, and without aliens that would die of it."""
        ship = self._without(s, self.chosen)
        for q in stranded(ship):
            ship.crew[q] = 0
        return ship

    def strength(self, s: State) -> int:
        return engine_strength(self.left(s), self.powered)

    def needed(self, s: State) -> int:
        """Exactly so many components must go."""
        return 2 * max(0, super_card(self.card).numbers[s.level - 1] - self.strength(s))

    def _may_go(self, s: State, q: int) -> bool:
        """Nothing else may fall off because of it."""
        return q not in self.chosen and len(bodies(self._without(s, [*self.chosen, q]))) == 1

    def _may_stay(self, s: State, q: int) -> bool:
        """What is taken back must hang on what stays."""
        return self._holds(s, [gone for gone in self.chosen if gone != q])

    def _holds(self, s: State, gone: list[int]) -> bool:
        """Whether the ship stays in one piece without these. Version 1 did not ask, and let ships fly on in two."""
        return s.version == 1 or len(bodies(self._without(s, gone))) == 1

    def _without(self, s: State, gone: list[int]) -> Ship:
        ship = s.ship(self._seat()).clone()
        for q in gone:
            ship.remove(q)
        return ship

    def _idle(self, s: State) -> list[int]:
        """The double engines that could be powered: an artifact that goes wakes those it silenced. Version 1 let them
        sleep until it had gone."""
        ship = s.ship(self._seat()) if s.version == 1 else self.left(s)
        dead = dead_zone(ship)
        return [q for q in ship.of_kind(DOUBLE_ENGINE) if q not in self.powered and q not in dead]

    def prompt(self, s: State, seat: int) -> str:
        needed = self.needed(s) - len(self.chosen)
        if needed > 0:
            return f"The black hole pulls: power engines, or give up {amount(needed, 'more component')}."
        if needed < 0:
            return f"You would give up {amount(-needed, 'component')} too many. Keep some."
        return "That is enough. Declare it?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, a.Jettison):
            return "Give up a component of your ship that nothing else hangs on."
        if isinstance(action, a.Retain):
            return "Keep a component that you have chosen, once what it hangs on stays too."
        if isinstance(action, a.Declare):
            return f"You must give up exactly {self.needed(s)} components, and have chosen {len(self.chosen)}."
        return "The black hole pulls: power engines, give up components, or concede."

    def clone(self) -> BlackHole:
        copy = BlackHole(self.card, self.order)
        copy.at = self.at
        copy.powered = self.powered.copy()
        copy.chosen = self.chosen.copy()
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "step": "black hole", "card": self.card, "order": self.order, "at": self.at, "powered": self.powered,
            "chosen": self.chosen,
        }  # fmt: skip
