"""Guests (Missions): commuters who pay for a seat, and an envoy who wants a cabin alone. They are figures, not crew."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.steps import Ask
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.missions import CARPOOL, DIPLOMATIC, MISSION_NUMBER
from readyroom.games.galaxy_trucker.cards.tiles import CABIN
from readyroom.games.galaxy_trucker.ship.payload import livable
from readyroom.games.galaxy_trucker.ship.ship import ENVOY, PURPLE, Ship
from readyroom.games.galaxy_trucker.state import HUMAN_BANK, State
from readyroom.games.galaxy_trucker.wreckage import move

LANE: Final[tuple[int, ...]] = (3, 4, 5)
"""How many commuters open the carpool lane, by level."""


def guest_cabins(ship: Ship) -> list[int]:
    """Ordinary cabins with humans."""
    return [q for q in livable(ship) if ship.kind(q) == CABIN and 0 < ship.crew[q] < PURPLE]


def seat_guests(s: State, seat: int) -> None:
    """Once the crew is aboard, asks which guests take the places of humans."""
    cabins = guest_cabins(s.ship(seat))
    if cabins and s.mission == MISSION_NUMBER[CARPOOL]:
        s.stack += [SeatingCommuters(seat, cabin) for cabin in reversed(cabins)]
    elif cabins and s.mission == MISSION_NUMBER[DIPLOMATIC]:
        s.stack.append(SeatingEnvoy(seat, tuple(cabins)))


class SeatingCommuters(Ask[State]):
    """How many of a cabin's two places go to commuters."""

    __slots__ = ("cabin",)
    reason: ClassVar[str] = "Choose how many of this cabin's two places go to commuters."

    def __init__(self, seat: int, cabin: int) -> None:
        super().__init__(seat)
        self.cabin = cabin

    def waits(self, s: State) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        return interned.SEAT_GUESTS[s.ship(self.seat).number][self.cabin]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, a.SeatGuests)
        s.stack.pop()
        _seat(s, seat, self.cabin, action.guests, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"How many commuters ride in the cabin at {s.ship(seat).board.names[self.cabin]}?"


class SeatingEnvoy(Ask[State]):
    """One cabin for the envoy, or none."""

    __slots__ = ("cabins",)
    question: ClassVar[str] = "Which cabin does the envoy get?"
    reason: ClassVar[str] = "The envoy needs an ordinary cabin with humans in it. Choose one, or take no envoy."

    def __init__(self, seat: int, cabins: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cabins = cabins

    def waits(self, s: State) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        ways = interned.SEAT_ENVOY[s.ship(self.seat).number]
        return [interned.SEAT_NO_ENVOY, *[ways[cabin] for cabin in self.cabins]]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, a.SeatEnvoy)
        s.stack.pop()
        if action.cabin is not None:
            _seat(s, seat, s.ship(seat).board.number[action.cabin], ENVOY, t)


def _seat(s: State, seat: int, cabin: int, guests: int, t: Telling) -> None:
    """Seats guests in the places of humans; an envoy takes the whole cabin."""
    if not guests:
        return
    ship = s.ship(seat)
    leaving = min(2, guests)
    ship.set_crew(cabin, ship.crew[cabin] - leaving)
    s.bank[HUMAN_BANK] += leaving
    ship.set_guests(cabin, guests)
    if t.aloud:
        t.tell(e.GuestsSeated(seat, ship.board.names[cabin], 1 if guests == ENVOY else guests, guests == ENVOY))


def carpool_lane(s: State, t: Telling) -> None:
    """Carpool: after Open Space, ships with enough commuters fly one more day, the leader first."""
    for seat in s.order():
        if s.ship(seat).commuters() >= LANE[s.level - 1]:
            move(s, seat, 1, t)
