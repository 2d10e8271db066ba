"""Declaring a strength (R-60 to R-64): single parts and aliens always count, double parts cost a token each."""

from __future__ import annotations

from readyroom.core.english import half
from readyroom.core.steps import Ask
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.adventures import ENGINES, MEASURE_NAMES
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_CANNON, DOUBLE_ENGINE
from readyroom.games.galaxy_trucker.ship.payload import dead_zone
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.ship.strength import FORWARD, cannon_halves, engine_strength
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.wreckage import spend_token


class DeclareStrength(Ask[State]):
    """One seat declares; ``powered`` are the double parts paid for; ``full`` the sides where cannons count in full."""

    __slots__ = ("full", "measure", "powered")

    def __init__(self, seat: int, measure: int, full: tuple[int, ...] = FORWARD, powered: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.measure = measure
        self.full = full
        self.powered = powered

    def waits(self, s: State) -> bool:
        return bool(self._idle(s)) and s.ship(self.seat).token_count() > 0

    def options(self, s: State) -> list[Action]:
        ship = s.ship(self.seat)
        batteries = ship.charged()
        found: list[Action] = [interned.DECLARE]
        for part in self._idle(s):
            found += [interned.power(ship.number, part, battery) for battery in batteries]
        return found

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        if seat != self.seat:
            return None
        if isinstance(action, a.Power):
            return powering(s.ship(seat), self._idle(s), action)
        return interned.DECLARE if action == interned.DECLARE else None

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, a.Power):
            spend_token(s, seat, action.battery)
            powered = (*self.powered, s.ship(seat).board.number[action.part])
            s.stack[-1] = DeclareStrength(seat, self.measure, self.full, powered)
            if t.aloud:
                t.tell(e.Powered(seat, action.part, action.battery))
        else:
            self.run(s, t)

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        declared = self.strength(s)
        s.truckers[self.seat].declared = declared
        if t.aloud:
            points = float(declared) if self.measure == ENGINES else declared / 2
            t.tell(e.StrengthDeclared(self.seat, MEASURE_NAMES[self.measure], points))

    def strength(self, s: State) -> int:
        """The current strength: engines in points, cannons in half points."""
        ship = s.ship(self.seat)
        if self.measure == ENGINES:
            return engine_strength(ship, self.powered)
        return cannon_halves(ship, self.powered, self.full)

    def _idle(self, s: State) -> list[int]:
        kind = DOUBLE_ENGINE if self.measure == ENGINES else DOUBLE_CANNON
        ship = s.ship(self.seat)
        dead = dead_zone(ship)
        return [q for q in ship.of_kind(kind) if q not in self.powered and q not in dead]

    def prompt(self, s: State, seat: int) -> str:
        strength = self.strength(s)
        points = half(strength if self.measure == ENGINES else strength / 2)
        return f"Your {MEASURE_NAMES[self.measure]} is {points}. Power anything before you declare it?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, a.Power):
            return "You need a double part that is not powered yet, and a battery with a token."
        return "Declare your strength first."


def powering(ship: Ship, idle: list[int], action: a.Power) -> Action | None:
    """The interned action for powering a part, if it is one of these and the battery has a token."""
    part, battery = ship.board.square(action.part), ship.board.square(action.battery)
    able = part in idle and ship.tokens[battery] > 0
    return interned.power(ship.number, part, battery) if able else None
