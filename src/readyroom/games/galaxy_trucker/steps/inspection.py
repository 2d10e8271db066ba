"""Inspection (R-30 to R-32): owners correct their ships, all at the same time."""

from __future__ import annotations

from readyroom.core.english import count
from readyroom.core.steps import AskAll, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned, shelf
from readyroom.games.galaxy_trucker.cards.tiles import STARTS
from readyroom.games.galaxy_trucker.ship.legality import bodies, flaws, keepable, legal, mistakes
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.repairs import begin_repairs
from readyroom.games.galaxy_trucker.wreckage import lose_parts, square_names, tile_ids


class Inspection(Step[State]):
    """Inspects every ship. In the mild inspection, ships with mistakes are repaired instead of corrected."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.phase = "inspect"
        mild = s.options.mild_inspection and s.version >= 2
        faulty: list[int] = []
        mistaken: list[int] = []
        for seat in s.playing():
            trucker = s.truckers[seat]
            if trucker.aside:
                unused = trucker.aside
                trucker.lost = trucker.lost + trucker.aside  # unused set-aside tiles are lost
                trucker.aside = []
                if t.aloud:
                    t.tell(e.PartsRemoved(seat, (), tile_ids(unused), "unused"))
            sound = legal(trucker.ship)
            if t.aloud:
                found = [] if sound else mistakes(trucker.ship)
                t.tell(e.Inspected(seat, tuple([str(mistake) for mistake in found])))
            if not sound:
                mistaken.append(seat)
                if not mild and not may_fly(s, seat, t):
                    faulty.append(seat)
        s.stack[-1] = Correcting(tuple(faulty), tuple(mistaken))


def may_fly(s: State, seat: int, t: Telling) -> bool:
    """Whether a ship may fly. Once its mistakes are gone, pieces that cannot be kept fall off without a question."""
    ship = s.ship(seat)
    if flaws(ship):
        return False
    parts = bodies(ship)
    homes = keepable(ship, parts)
    if len(homes) != 1:
        return False
    loose = [q for body in parts if body is not homes[0] for q in body]
    if loose:
        _remove(s, seat, loose, "cut off", t)
    return True


class Correcting(AskAll[State]):
    """R-31: the seats whose ships may not fly yet. ``mistaken``: all seats that had mistakes."""

    __slots__ = ("mistaken",)
    live = True

    def __init__(self, seats: tuple[int, ...], mistaken: tuple[int, ...]) -> None:
        super().__init__(seats)
        self.mistaken = mistaken

    def options(self, s: State, seat: int) -> list[Action]:
        return corrections(s.ship(seat))

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        ship = s.ship(seat)
        if isinstance(action, a.Remove):
            _remove(s, seat, [ship.board.number[action.square]], "removed", t)
        elif isinstance(action, a.Keep):
            square = ship.board.number[action.square]
            _remove(s, seat, [q for body in bodies(ship) if square not in body for q in body], "cut off", t)
        if may_fly(s, seat, t):
            s.stack[-1] = Correcting(self.without(seat), self.mistaken)

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        if not s.options.mild_inspection or not self.mistaken:
            return
        if s.version >= 2:
            begin_repairs(s, self.mistaken, t)
        else:
            _start_behind(s, self.mistaken, t)

    def prompt(self, s: State, seat: int) -> str:
        found = mistakes(s.ship(seat))
        return f"Your ship has {count(len(found), 'mistake')}. {found[0]} What do you remove?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, (a.Remove, a.Keep)):
            return "Remove a tile that is part of a mistake, or choose which part to keep. One cabin must stay."
        return "Your ship has failed inspection. Correct it first."


def corrections(ship: Ship) -> list[Action]:
    """R-31: any tile that is part of a mistake may be removed, except the last cabin; of several pieces with a cabin,
    one may be kept."""
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
    tiles = lose_parts(s, seat, squares)
    if t.aloud:
        t.tell(e.PartsRemoved(seat, square_names(s.ship(seat), squares), tile_ids(tiles), how))


def _start_behind(s: State, repaired: tuple[int, ...], t: Telling) -> None:
    """R-32 in version 1 of the rules: nothing is rebuilt, removed and set-aside tiles go back to the warehouse, and the
    ship starts behind all sound ones."""
    for seat in repaired:
        trucker = s.truckers[seat]
        shelf.lay(s, [tile for tile in trucker.lost if tile >= STARTS])
        trucker.lost = [tile for tile in trucker.lost if tile < STARTS]
    before = sorted(s.truckers, key=lambda trucker: (trucker.seat in repaired, trucker.number))
    for number, trucker in enumerate(before, start=1):
        if trucker.number != number:
            trucker.number = number
            if t.aloud:
                t.tell(e.StartedBehind(trucker.seat, number))
