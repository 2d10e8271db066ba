"""Going places: moves, jumps, pirates on routes, and fights."""

from __future__ import annotations

from typing import Final

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.cards.galaxies import HOME
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER, TECHS
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.events import DamageAvoided, Fought, Jumped, Moved
from readyroom.games.starship_captains.names import PIRATES, RAIDER, kind_of
from readyroom.games.starship_captains.state import NONE, State
from readyroom.games.starship_captains.steps.cargo import (
    TakeDamage,
    gain_android,
    gain_medal,
    gain_tokens,
    repair,
    repairs,
)
from readyroom.games.starship_captains.supplies import ambush, draw_artifact, draw_pirate, place_pirate

HYPER_CHARGER: Final = TECH_NUMBER["hyper-charger"]
DECOY_DRONES: Final = TECH_NUMBER["decoy-drones"]
NOTHING: Final = Atom("none")


class MakeMove(Ask[State]):
    """One move along a route, or a jump to any other location. The Hyper-Charger can make it a repair."""

    __slots__ = ("jump",)

    def __init__(self, seat: int, jump: bool) -> None:
        super().__init__(seat)
        self.jump = jump

    def options(self, s: State) -> list[Action]:
        at, galaxy = s.ships[self.seat].at, s.galaxy
        options: list[Action]
        if self.jump:
            options = [a.Jump(place.id) for i, place in enumerate(galaxy.locations) if i != at]
        else:
            options = [a.Fly(galaxy.locations[to].id) for _, to in galaxy.around[at]]
        if s.has(self.seat, HYPER_CHARGER):
            options += repairs(s, self.seat)
        return [*options, a.DECLINE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, a.Repair):
            repair(s, seat, action.slot, t)
        elif isinstance(action, a.Jump):
            sail(s, seat, s.galaxy.numbers[action.to])
            if t.aloud:
                t.tell(Jumped(seat, action.to))
        elif isinstance(action, a.Fly):
            self._fly(s, seat, s.galaxy.numbers[action.to], t)

    def _fly(self, s: State, seat: int, to: int, t: Telling) -> None:
        route = next(route for route, end in s.galaxy.around[s.ships[seat].at] if end == to)
        sail(s, seat, to)
        if t.aloud:
            t.tell(Moved(seat, s.galaxy.locations[to].id))
        if s.routes[route] == NONE:
            return
        if s.has(seat, DECOY_DRONES) and not s.decoyed >> seat & 1:
            s.decoyed |= 1 << seat
            if t.aloud:
                t.tell(DamageAvoided(seat, TECHS[DECOY_DRONES].id))
        else:
            s.stack.append(TakeDamage(seat))

    def prompt(self, s: State, seat: int) -> str:
        return "Jump where?" if self.jump else "Move where?"


def sail(s: State, seat: int, to: int) -> None:
    """Moves the ship. Whoever is alone at a planet holds it; who comes later does not, and may inherit it."""
    ship = s.ships[seat]
    left = ship.at
    ship.at = to
    if seat == s.active:
        s.moved = True
    if s.holders[left] == seat:
        s.holders[left] = NONE
    for place in (left, to):
        there = s.ships_at(place)
        if len(there) == 1 and place != HOME:
            s.holders[place] = there[0]


class ChooseFight(Ask[State]):
    """Fight a pirate on a route at your location: damage first, then the loot."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        galaxy = s.galaxy
        around = galaxy.around[s.ships[self.seat].at]
        options: list[Action] = [a.Fight(galaxy.locations[to].id) for route, to in around if s.routes[route] != NONE]
        return [*options, a.DECLINE] if options else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if not isinstance(action, a.Fight):
            return
        to = s.galaxy.numbers[action.toward]
        route = next(route for route, end in s.galaxy.around[s.ships[seat].at] if end == to)
        pirate = s.routes[route]
        s.routes[route] = NONE
        if t.aloud:
            t.tell(Fought(seat, PIRATES[pirate], action.toward))
        s.stack.append(TakeLoot(seat, pirate))
        s.stack.append(TakeDamage(seat))

    def prompt(self, s: State, seat: int) -> str:
        return "Fight which pirate?"


class TakeLoot(Step[State]):
    """The pirate and its reward: a raider carries a medal and an artifact, a carrier an android."""

    __slots__ = ("pirate", "seat")

    def __init__(self, seat: int, pirate: int) -> None:
        self.seat = seat
        self.pirate = pirate

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        artifacts: list[int] = []
        if kind_of(self.pirate) == RAIDER:
            gain_medal(s, self.seat, NOTHING, t)
            artifact = draw_artifact(s, t)
            if artifact != NONE:
                artifacts.append(artifact)
        else:
            gain_android(s, self.seat, NOTHING, t)
        gain_tokens(s, self.seat, artifacts, [self.pirate], t)


class ChooseRoute(Ask[State]):
    """A pirate for any route that has none."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        names = [place.id for place in s.galaxy.locations]
        return [
            a.PlacePirate((names[route.a], names[route.b]))
            for i, route in enumerate(s.galaxy.routes)
            if s.routes[i] == NONE
        ]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, a.PlacePirate)
        s.stack.pop()
        one, other = (s.galaxy.numbers[name] for name in action.between)
        route = next(i for i, route in enumerate(s.galaxy.routes) if (route.a, route.b) == (one, other))
        place_pirate(s, draw_pirate(s, t), route, t)

    def prompt(self, s: State, seat: int) -> str:
        return "Where does the pirate go?"


# -- atoms


def move(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(MakeMove(seat, False))


def jump(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(MakeMove(seat, True))


def fight(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(ChooseFight(seat))


def be_ambushed(s: State, seat: int, atom: Atom, t: Telling) -> None:
    ambush(s, s.ships[seat].at, t)


def place_anywhere(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(ChooseRoute(seat))
