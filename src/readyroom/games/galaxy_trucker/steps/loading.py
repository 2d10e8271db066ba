"""Loading goods (R-82): rearrange, throw away, load; the surplus stays behind."""

from __future__ import annotations

from readyroom.core.steps import Ask
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.goods import GOOD_NUMBER, GOODS, RED, counted
from readyroom.games.galaxy_trucker.cards.tiles import RED_HOLD
from readyroom.games.galaxy_trucker.ship.payload import usable_holds
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import State


class Loading(Ask[State]):
    """``dock``: blocks that are not in a hold, the most valuable first."""

    __slots__ = ("dock",)

    def __init__(self, seat: int, dock: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.dock = dock

    def waits(self, s: State) -> bool:
        return bool(usable_holds(s.ship(self.seat)))

    def options(self, s: State) -> list[Action]:
        ship = s.ship(self.seat)
        holds = usable_holds(ship)
        stow, unload = interned.STOW[ship.number], interned.UNLOAD[ship.number]
        found: list[Action] = [interned.DEPART]
        for good in _colours(self.dock):
            found += [stow[hold][good] for hold in holds if ship.fits(hold, good)]
        for hold in holds:
            found += [unload[hold][good] for good in _colours(ship.cargo[hold])]
        return found

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        if seat != self.seat:
            return None
        ship = s.ship(seat)
        if isinstance(action, (a.Stow, a.Unload)):
            good = GOOD_NUMBER.get(action.good, -1) if isinstance(action.good, str) else -1
            hold = ship.board.square(action.hold)
            if good < 0 or hold not in usable_holds(ship):
                return None
            if isinstance(action, a.Stow):
                able = good in self.dock and ship.fits(hold, good)
                return interned.STOW[ship.number][hold][good] if able else None
            return interned.UNLOAD[ship.number][hold][good] if good in ship.cargo[hold] else None
        return interned.DEPART if action == interned.DEPART else None

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        ship = s.ship(seat)
        if isinstance(action, a.Stow):
            good = GOOD_NUMBER[action.good]
            left = list(self.dock)
            left.remove(good)
            s.stack[-1] = Loading(seat, tuple(left))
            ship.stow(ship.board.number[action.hold], good)
            if t.aloud:
                t.tell(e.Stowed(seat, action.good, action.hold))
        elif isinstance(action, a.Unload):
            good = GOOD_NUMBER[action.good]
            ship.unload(ship.board.number[action.hold], good)
            s.stack[-1] = Loading(seat, best_first((*self.dock, good)))
            if t.aloud:
                t.tell(e.Unloaded(seat, action.good, action.hold))
        else:
            self.run(s, t)

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        for good in self.dock:
            s.bank[good] += 1
        if t.aloud:
            t.tell(e.GoodsLeft(self.seat, tuple(GOODS[good] for good in self.dock)))

    def prompt(self, s: State, seat: int) -> str:
        if not self.dock:
            return "Everything is aboard. Rearrange your goods, or depart."
        return f"Load your goods: {counted(self.dock)}."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, a.Stow):
            return "There is no room for that block there. Red goods need a special hold."
        if isinstance(action, a.Unload):
            return "That hold has no such block."
        return "You are loading goods. Depart when you are done."


def _colours(goods: tuple[int, ...]) -> list[int]:
    """The distinct colors among goods that are sorted best first."""
    found: list[int] = []
    for good in goods:
        if not found or found[-1] != good:
            found.append(good)
    return found


def load(s: State, seat: int, goods: tuple[int, ...], t: Telling) -> None:
    """A seat gains goods and chooses where they go. Goods that the bank has run out of are not gained."""
    found = in_stock(s, goods)
    for good in found:
        s.bank[good] -= 1
    if len(found) < len(goods):
        missing = list(goods)
        for good in found:
            missing.remove(good)
        if t.aloud:
            t.tell(e.GoodsShort(seat, tuple(GOODS[good] for good in missing)))
    s.stack.append(Loading(seat, best_first(found)))


def best_first(goods: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(goods, reverse=True))


def in_stock(s: State, goods: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these goods that the bank has left (C14)."""
    if s.options.goods == "unlimited":
        return goods
    return tuple(good for colour in range(len(GOODS)) for good in [colour] * min(goods.count(colour), s.bank[colour]))


def stowing(ship: Ship, dock: tuple[int, ...]) -> list[tuple[int, int]]:
    """Blocks with their holds: as much value as fits without unloading anything. Special holds are kept for red."""
    trial = ship.clone()
    found: list[tuple[int, int]] = []
    for good in best_first(dock):
        holds = [hold for hold in usable_holds(trial) if trial.fits(hold, good)]
        holds.sort(key=lambda hold: (trial.kind(hold) == RED_HOLD) != (good == RED))
        if holds:
            trial.stow(holds[0], good)
            found.append((good, holds[0]))
    return found
