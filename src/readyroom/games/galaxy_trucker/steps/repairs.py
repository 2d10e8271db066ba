"""Repairs (R-32, for beginners): a ship with mistakes hands back its number, is repaired, and takes one of those left.

Removed tiles cost nothing. For each of them one tile may be placed: the same one, turned or elsewhere, or another
face-up tile. So a repaired ship is no bigger than the one built in time.
"""

from __future__ import annotations

from readyroom.core.english import count
from readyroom.core.steps import AskAll
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned, shelf, warehouse
from readyroom.games.galaxy_trucker.cards.tiles import START, TILES
from readyroom.games.galaxy_trucker.ship.legality import bodies, flaws, legal, mistakes
from readyroom.games.galaxy_trucker.state import State


def begin_repairs(s: State, faulty: tuple[int, ...], t: Telling) -> None:
    """The faulty ships hand back their numbers, and the sound ones move up."""
    for seat in faulty:
        if t.aloud:
            t.tell(e.NumberHandedBack(seat, s.truckers[seat].number))
        s.truckers[seat].number = 0
    sound = sorted((s.truckers[seat] for seat in s.playing() if seat not in faulty), key=lambda one: one.number)
    for number, trucker in enumerate(sound, start=1):
        if trucker.number != number:
            trucker.number = number
            if t.aloud:
                t.tell(e.MovedUp(trucker.seat, number))
    s.stack.append(Repairs(faulty, (0,) * s.seats, ((),) * s.seats))


class Repairs(AskAll[State]):
    """All seats repair at the same time. ``spare``: by seat, how many tiles may still be placed; ``added``: the tiles
    placed so far, which free no room for others when they are removed again."""

    __slots__ = ("added", "spare")
    live = True

    def __init__(self, seats: tuple[int, ...], spare: tuple[int, ...], added: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(seats)
        self.spare = spare
        self.added = added

    def options(self, s: State, seat: int) -> list[Action]:
        trucker = s.truckers[seat]
        if trucker.hand >= 0:
            ways = warehouse.with_tile(s, trucker) if self.spare[seat] else [interned.RETURN]
            return [action for action in ways if action is not interned.SET_ASIDE]
        ship = trucker.ship
        wrong = sorted({q for _, one, other in flaws(ship) for q in (one, other) if q and ship.kind(q) != START})
        found = [interned.REMOVE[ship.number][q] for q in wrong]
        parts = bodies(ship)
        if len(parts) > 1:
            found.append(interned.KEEP[ship.number][parts[0][0]])
        if trucker.loose:
            found.append(interned.LIFT)
        if self.spare[seat]:
            found += [interned.TAKE[tile] for tile in s.open]
        if legal(ship):
            found += [interned.FINISH[number] for number in warehouse.free_numbers(s)]
        return found

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        if seat in self.seats and isinstance(action, (a.Place, a.Take)):
            trucker = s.truckers[seat]
            if not self.spare[seat]:
                return None
            if isinstance(action, a.Place):
                return warehouse.placing(s, trucker, action) if trucker.hand >= 0 else None
            return warehouse.taking(s, action) if trucker.hand < 0 else None
        return super().allows(s, seat, action)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        trucker = s.truckers[seat]
        ship = trucker.ship
        if isinstance(action, a.Remove):
            trucker.loose = 0
            trucker.hand = ship.remove(ship.board.number[action.square])
            self._take_off(s, seat, [trucker.hand])
            if t.aloud:
                t.tell(e.TileLifted(seat, TILES[trucker.hand].id, action.square))
        elif isinstance(action, a.Keep):
            trucker.loose = 0
            loose = [q for body in bodies(ship)[1:] for q in body]
            tiles = [ship.remove(q) for q in loose]
            self._take_off(s, seat, tiles)
            shelf.lay(s, tiles)
            names = tuple(ship.board.names[q] for q in loose)
            if t.aloud:
                t.tell(e.PartsRemoved(seat, names, tuple(TILES[tile].id for tile in tiles), "cut off"))
        elif isinstance(action, a.Finish):
            s.stack[-1] = Repairs(self.without(seat), self.spare, self.added)
            warehouse.finish(trucker, action.number, True, t)
        else:
            if isinstance(action, a.Place):
                self._note(s, seat, self.spare[seat] - 1, [*self.added[seat], trucker.hand])
            elif isinstance(action, a.Lift):
                lifted = ship.tile[trucker.loose]
                self._note(s, seat, self.spare[seat] + 1, [tile for tile in self.added[seat] if tile != lifted])
            warehouse.handle(s, trucker, action, t)

    def _take_off(self, s: State, seat: int, tiles: list[int]) -> None:
        """Makes room for a new tile for each original one removed."""
        added = self.added[seat]
        room = sum(tile not in added for tile in tiles)
        self._note(s, seat, self.spare[seat] + room, [tile for tile in added if tile not in tiles])

    def _note(self, s: State, seat: int, spare: int, added: list[int]) -> None:
        """Updates a seat's ``spare`` and ``added``."""
        spares, all_added = list(self.spare), list(self.added)
        spares[seat], all_added[seat] = spare, tuple(added)
        s.stack[-1] = Repairs(self.seats, tuple(spares), tuple(all_added))

    def prompt(self, s: State, seat: int) -> str:
        trucker = s.truckers[seat]
        if trucker.hand >= 0:
            return "Place the tile where it fits, or put it back." if self.spare[seat] else "Put the tile back."
        found = mistakes(trucker.ship)
        if not found:
            return "Your ship is ready to fly. Take one of the numbers left."
        return f"Repair your ship: {count(len(found), 'mistake')}. {found[0]}"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        trucker = s.truckers[seat]
        if isinstance(action, a.Finish) and trucker.hand < 0 and mistakes(trucker.ship):
            return "Your ship cannot fly like this. Repair it first."
        if isinstance(action, (a.Take, a.Place)) and not self.spare[seat]:
            return "You can add only as many tiles as you took off."
        if isinstance(action, (a.Remove, a.Keep)):
            return "Take off a tile that is part of a mistake. Your hand must be empty."
        return "Repair your ship: take off what is wrong, then add what fits."
