"""Inspection (R-30 to R-32): owners correct their ships, each in their own way, all at once."""

from __future__ import annotations

from typing import Any

from readyroom.core.steps import NOTHING, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.tiles import STARTS, TILES
from readyroom.games.galaxy_trucker.ship.checking import bodies, flaws, keepable, mistakes
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.repairs import begin_repairs
from readyroom.games.galaxy_trucker.wreckage import lose_parts


class Inspection(Step[State]):
    """``faulty``: the seats whose ships may not fly yet; ``repaired``: those that had mistakes. The mild inspection
    corrects nothing: such ships are repaired."""

    __slots__ = ("begun", "faulty", "repaired")
    live = True

    def __init__(self) -> None:
        self.begun = False
        self.faulty: list[int] = []
        self.repaired: list[int] = []

    def waits(self, s: State) -> bool:
        return bool(self.faulty)

    def to_act(self, s: State) -> tuple[int, ...]:
        return tuple(self.faulty)

    def legal(self, s: State, seat: int) -> list[Action]:
        return corrections(s.ship(seat)) if seat in self.faulty else NOTHING

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        ship = s.ship(seat)
        if isinstance(action, a.Remove):
            _remove(s, seat, [ship.board.number[action.square]], "removed", t)
        elif isinstance(action, a.Keep):
            square = ship.board.number[action.square]
            _remove(s, seat, [q for body in bodies(ship) if square not in body for q in body], "cut off", t)
        self._go_on(s, seat, t)

    def run(self, s: State, t: Telling) -> None:
        if not self.begun:
            self.begun = True
            s.phase = "inspect"
            self._look_over(s, t)
            return
        s.stack.pop()
        if not s.options.mild_inspection or not self.repaired:
            return
        if s.version >= 2:
            begin_repairs(s, self.repaired, t)
        else:
            _start_behind(s, self.repaired, t)

    def _look_over(self, s: State, t: Telling) -> None:
        mild = s.options.mild_inspection and s.version >= 2
        for trucker in (s.truckers[seat] for seat in s.playing()):
            if trucker.aside:
                tiles = tuple(TILES[tile].id for tile in trucker.aside)
                trucker.lost += trucker.aside  # what was set aside and not used is lost
                trucker.aside = []
                t.tell(e.PartsRemoved(trucker.seat, (), tiles, "unused"))
            found = mistakes(trucker.ship)
            t.tell(e.Inspected(trucker.seat, tuple(str(mistake) for mistake in found)))
            if found:
                self.repaired.append(trucker.seat)
            if found and not mild:
                self.faulty.append(trucker.seat)
                self._go_on(s, trucker.seat, t)

    def _go_on(self, s: State, seat: int, t: Telling) -> None:
        """What goes without asking is done: parts that cannot be kept fall off once all else is right."""
        ship = s.ship(seat)
        if flaws(ship):
            return
        parts = bodies(ship)
        homes = keepable(ship, parts)
        if len(homes) == 1:
            loose = [q for body in parts if body is not homes[0] for q in body]
            if loose:
                _remove(s, seat, loose, "cut off", t)
            self.faulty.remove(seat)

    def prompt(self, s: State, seat: int) -> str:
        found = mistakes(s.ship(seat))
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        return f"Your ship may not fly like this: {found[0]}{more} What do you remove?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, (a.Remove, a.Keep)):
            return "Remove a tile that is part of a mistake, or choose which part to keep; one cabin must stay."
        return "Ships are being inspected: correct yours first."

    def clone(self) -> Inspection:
        copy = Inspection()
        copy.begun = self.begun
        copy.faulty = self.faulty.copy()
        copy.repaired = self.repaired.copy()
        return copy

    def dump(self) -> dict[str, Any]:
        return {"step": "inspection", "begun": self.begun, "faulty": self.faulty, "repaired": self.repaired}


def corrections(ship: Ship) -> list[Action]:
    """R-31: any tile that has part in a mistake may go, except the last cabin; of several parts with a cabin, one may
    be kept."""
    number = ship.number
    cabins = ship.cabins()
    last = cabins[0] if len(cabins) == 1 else 0
    squares = {q for _, one, other in flaws(ship) for q in (one, other) if q and q != last}
    found = [interned.REMOVE[number][q] for q in sorted(squares)]
    parts = bodies(ship)
    if len(parts) > 1:
        found += [interned.KEEP[number][body[0]] for body in keepable(ship, parts)]
    return found


def _remove(s: State, seat: int, squares: list[int], how: str, t: Telling) -> None:
    where, tiles = lose_parts(s, seat, squares)
    t.tell(e.PartsRemoved(seat, where, tiles, how))


def _start_behind(s: State, repaired: list[int], t: Telling) -> None:
    """R-32 as the first version of the rules had it: nothing is built in again, the removed parts and those set aside
    go back to the warehouse, and the ship starts behind all sound ones."""
    for seat in repaired:
        trucker = s.truckers[seat]
        s.open += [tile for tile in trucker.lost if tile >= STARTS]
        trucker.lost = [tile for tile in trucker.lost if tile < STARTS]
    before = sorted(s.truckers, key=lambda trucker: (trucker.seat in repaired, trucker.number))
    for number, trucker in enumerate(before, start=1):
        if trucker.number != number:
            trucker.number = number
            t.tell(e.StartedBehind(trucker.seat, number))
