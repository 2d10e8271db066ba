"""Going places: moves, jumps, pirates on routes, and fights."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.english import count
from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import interned
from readyroom.games.starship_captains.cards.galaxies import HOME
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER, TECHS
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.events import DamageAvoided, Fought, Jumped, Moved
from readyroom.games.starship_captains.names import NONE, PIRATES, RAIDER, kind_of
from readyroom.games.starship_captains.state import State, replaced
from readyroom.games.starship_captains.steps.cargo import (
    TakeDamage,
    damaged,
    gain_android,
    gain_medals,
    gain_tokens,
    repair,
)
from readyroom.games.starship_captains.steps.resolve import Resolve
from readyroom.games.starship_captains.supplies import ambush, draw_artifact, draw_pirate, place_pirate

HYPER_CHARGER: Final = TECH_NUMBER["hyper-charger"]
DECOY_DRONES: Final = TECH_NUMBER["decoy-drones"]
A_MEDAL: Final = Atom("medal", n=1)
AN_ANDROID: Final = Atom("android")


class MakeMove(Ask[State]):
    """One move along a route, or a jump to any other location (rules 3.1). The Hyper-Charger can make it a repair."""

    __slots__ = ("jump",)

    def __init__(self, seat: int, jump: bool) -> None:
        super().__init__(seat)
        self.jump = jump

    def waits(self, s: State) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        at = s.ships[self.seat].at
        options = interned.JUMPS[s.side][at] if self.jump else interned.FLIGHTS[s.side][at]
        if s.has(self.seat, HYPER_CHARGER):
            return options[:-1] + interned.REPAIRS[damaged(s, self.seat)]
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = interned.deed_of(action)
        if deed.kind == interned.FLYING:
            self._fly(s, seat, deed.place(s.side), t)
        elif deed.kind == interned.JUMPING:
            to = deed.place(s.side)
            sail(s, seat, to)
            if t.aloud:
                t.tell(Jumped(seat, s.galaxy.locations[to].id))
        elif deed.kind == interned.REPAIRING:
            repair(s, seat, deed.one, t)

    def _fly(self, s: State, seat: int, to: int, t: Telling) -> None:
        route = s.galaxy.route_to(s.ships[seat].at, to)
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
        left = moves_left(s, seat)
        more = f" {count(left, 'move')} left." if left > 1 else ""
        return f"Where do you {'jump' if self.jump else 'fly'}?{more}"


def moves_left(s: State, seat: int) -> int:
    """The moves and jumps a captain has in a row, with the one asked about now."""
    left = 0
    for back in range(len(s.stack) - 1, -1, -1):
        step = s.stack[back]
        if isinstance(step, MakeMove) and step.seat == seat:
            left += 1
            continue
        if not isinstance(step, Resolve) or step.seat != seat:
            break
        for item in step.effect[step.at :]:
            if not isinstance(item, Atom) or item.name not in ("move", "jump"):
                return left
            left += 1
    return left


def sail(s: State, seat: int, to: int) -> None:
    """Moves the ship. A captain alone at a planet holds it; one who comes later does not, and may inherit it (rules
    3.3)."""
    ship = s.ships[seat]
    left = ship.at
    ship.at = to
    if seat == s.active:
        s.moved = True
    holders = list(s.holders)
    if holders[left] == seat:
        holders[left] = NONE
    for place in (left, to):
        alone = s.alone_at(place)
        if alone != NONE and place != HOME:
            holders[place] = alone
    s.holders = tuple(holders)


class ChooseFight(Ask[State]):
    """Fight a pirate on a route at your location: damage first, then the loot (rules 3.1)."""

    __slots__ = ()
    question: ClassVar[str] = "Which pirate do you fight?"

    def options(self, s: State) -> list[Action]:
        options: list[Action] = []
        for route, to in s.galaxy.around[s.ships[self.seat].at]:
            if s.routes[route] != NONE:
                options.append(interned.FIGHT[s.side][to])
        if options:
            options.append(interned.DECLINE)
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = interned.deed_of(action)
        if deed.kind == interned.DECLINING:
            return
        to = deed.place(s.side)
        route = s.galaxy.route_to(s.ships[seat].at, to)
        pirate = s.routes[route]
        s.routes = replaced(s.routes, route, NONE)
        if t.aloud:
            t.tell(Fought(seat, PIRATES[pirate], s.galaxy.locations[to].id))
        s.stack.append(TakeLoot(seat, pirate))
        s.stack.append(TakeDamage(seat))


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
            gain_medals(s, self.seat, A_MEDAL, t)
            artifact = draw_artifact(s, t)
            if artifact != NONE:
                artifacts.append(artifact)
        else:
            gain_android(s, self.seat, AN_ANDROID, t)
        gain_tokens(s, self.seat, artifacts, [self.pirate], t)


class ChooseRoute(Ask[State]):
    """A pirate for any route that has none."""

    __slots__ = ()
    question: ClassVar[str] = "Where does the pirate go?"

    def options(self, s: State) -> list[Action]:
        return [interned.PLACE_PIRATE[s.side][route] for route, pirate in enumerate(s.routes) if pirate == NONE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        place_pirate(s, draw_pirate(s, t), interned.deed_of(action).place(s.side), t)


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
