"""The Black Hole (Missions 10): have strong enough engines, or give up two components for each missing point."""

from __future__ import annotations

from readyroom.core.english import count
from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_ENGINE
from readyroom.games.galaxy_trucker.ship.legality import bodies
from readyroom.games.galaxy_trucker.ship.payload import dead_zone
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.ship.strength import engine_strength, stranded
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.declare import powering
from readyroom.games.galaxy_trucker.steps.fleets import super_card
from readyroom.games.galaxy_trucker.wreckage import give_up, leave, lose_stranded_aliens, spend_token


def black_hole(card: int, order: tuple[int, ...]) -> list[Step[State]]:
    """The black hole pulls at one ship after another."""
    return [BlackHole(seat, card) for seat in reversed(order)]


class BlackHole(Ask[State]):
    """The owner powers engines and chooses components, which go when the strength is declared. The rest of the ship
    always stays in one piece, so that nothing else falls off."""

    __slots__ = ("card", "chosen", "powered")

    def __init__(self, seat: int, card: int, powered: tuple[int, ...] = (), chosen: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.card = card
        self.powered = powered
        self.chosen = chosen

    def waits(self, s: State) -> bool:
        if self.chosen or self.needed(s) > 0:
            return True
        return bool(self._idle(s)) and s.ship(self.seat).token_count() > 0

    def options(self, s: State) -> list[Action]:
        ship = s.ship(self.seat)
        number = ship.number
        found: list[Action] = []
        if self._is_done(s):
            found.append(interned.DECLARE)
        batteries = ship.charged()
        for part in self._idle(s):
            found += [interned.power(number, part, battery) for battery in batteries]
        found += [interned.JETTISON[number][q] for q in ship.squares() if self._may_go(s, q)]
        found += [interned.RETAIN[number][q] for q in self.chosen if self._may_stay(s, q)]
        found.append(interned.CONCEDE)
        return found

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        if seat != self.seat:
            return None
        ship = s.ship(seat)
        if isinstance(action, a.Power):
            return powering(ship, self._idle(s), action)
        if isinstance(action, a.Jettison):
            q = ship.board.square(action.square)
            return interned.JETTISON[ship.number][q] if ship.tile[q] >= 0 and self._may_go(s, q) else None
        if isinstance(action, a.Retain):
            q = ship.board.square(action.square)
            return interned.RETAIN[ship.number][q] if q in self.chosen and self._may_stay(s, q) else None
        if action == interned.CONCEDE:
            return interned.CONCEDE
        return interned.DECLARE if action == interned.DECLARE and self._is_done(s) else None

    def _is_done(self, s: State) -> bool:
        return self.needed(s) == len(self.chosen) and self._holds(s, self.chosen)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        number = s.ship(seat).board.number
        if isinstance(action, a.Power):
            spend_token(s, seat, action.battery)
            s.stack[-1] = BlackHole(seat, self.card, (*self.powered, number[action.part]), self.chosen)
            if t.aloud:
                t.tell(e.Powered(seat, action.part, action.battery))
        elif isinstance(action, a.Jettison):
            s.stack[-1] = self._giving_up((*self.chosen, number[action.square]))
        elif isinstance(action, a.Retain):
            s.stack[-1] = self._giving_up(self._all_but(number[action.square]))
        elif isinstance(action, a.Concede):
            s.stack.pop()
            give_up(s, seat, s.ship(seat).squares(), t)
            leave(s, seat, "sucked in", t)
        else:
            self.run(s, t)

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        if t.aloud:
            t.tell(e.StrengthDeclared(self.seat, "engine strength", float(self.strength(s))))
        if self.chosen:
            give_up(s, self.seat, sorted(self.chosen), t)
            lose_stranded_aliens(s, self.seat, t)

    def _giving_up(self, chosen: tuple[int, ...]) -> BlackHole:
        return BlackHole(self.seat, self.card, self.powered, chosen)

    def _all_but(self, q: int) -> tuple[int, ...]:
        return tuple([gone for gone in self.chosen if gone != q])

    def left(self, s: State) -> Ship:
        """The ship without the chosen components and the aliens that would die without them."""
        ship = self._without(s, self.chosen)
        for q in stranded(ship):
            ship.set_crew(q, 0)
        return ship

    def strength(self, s: State) -> int:
        return engine_strength(self.left(s), self.powered)

    def needed(self, s: State) -> int:
        """Exactly how many components must go."""
        return 2 * max(0, super_card(self.card).numbers[s.level - 1] - self.strength(s))

    def _may_go(self, s: State, q: int) -> bool:
        """Whether nothing else would fall off without it."""
        return q not in self.chosen and len(bodies(self._without(s, (*self.chosen, q)))) == 1

    def _may_stay(self, s: State, q: int) -> bool:
        """Whether a component that is taken back is joined to the rest of the ship."""
        return self._holds(s, self._all_but(q))

    def _holds(self, s: State, gone: tuple[int, ...]) -> bool:
        """Whether the ship stays in one piece without these. Version 1 did not check it and let ships fly on in two."""
        return s.version == 1 or len(bodies(self._without(s, gone))) == 1

    def _without(self, s: State, gone: tuple[int, ...]) -> Ship:
        ship = s.ship(self.seat).clone()
        for q in gone:
            ship.remove(q)
        return ship

    def _idle(self, s: State) -> list[int]:
        """The double engines that could be powered, including those freed by giving up an artifact. Version 1 kept
        those silenced until the artifact was gone."""
        ship = s.ship(self.seat) if s.version == 1 else self.left(s)
        dead = dead_zone(ship)
        return [q for q in ship.of_kind(DOUBLE_ENGINE) if q not in self.powered and q not in dead]

    def prompt(self, s: State, seat: int) -> str:
        needed = self.needed(s) - len(self.chosen)
        if needed > 0:
            return f"The black hole pulls you in. Power engines, or give up {count(needed, 'more component')}."
        if needed < 0:
            return f"That is {count(-needed, 'component')} too many. Keep some."
        return "That is exactly enough. Go with it?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, a.Jettison):
            return "Give up a component at the edge: nothing else may hang on it."
        if isinstance(action, a.Retain):
            return "You can keep a component only if what it hangs on stays too. Keep that first."
        if isinstance(action, a.Declare):
            needed = count(self.needed(s), "component")
            return f"You must give up exactly {needed}, and you have chosen {len(self.chosen)}."
        return "The black hole pulls you in. Power engines, give up components, or let it have the ship."
