"""The crew boards (R-41 to R-43), in flight order."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.missions import BETS, ESCORT, MISSION_NUMBER, ORDERS
from readyroom.games.galaxy_trucker.cards.route import start_space
from readyroom.games.galaxy_trucker.cards.tiles import EXPLOSIVE
from readyroom.games.galaxy_trucker.missions.conditions import bet_holds, directive_holds
from readyroom.games.galaxy_trucker.missions.escort import meet_client
from readyroom.games.galaxy_trucker.ship.payload import charge, livable
from readyroom.games.galaxy_trucker.ship.ship import BROWN, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import alien_cabins
from readyroom.games.galaxy_trucker.state import BROWN_BANK, HUMAN_BANK, PURPLE_BANK, TOKEN_BANK, State, Trucker
from readyroom.games.galaxy_trucker.steps.guests import seat_guests
from readyroom.games.galaxy_trucker.wreckage import leave


class Boarding(Step[State]):
    """Boards ship after ship, then launches."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.phase = "board"
        s.stack[-1] = Launch()
        last_first = sorted(s.playing(), key=lambda seat: -s.truckers[seat].number)
        s.stack += [ChoosingCrew(seat) for seat in last_first]


class ChoosingCrew(Ask[State]):
    """If an alien could live aboard, the owner chooses the crew."""

    __slots__ = ()
    question: ClassVar[str] = "Who flies with you? An alien takes the place of two humans."
    reason: ClassVar[str] = "An alien needs a cabin to itself, joined to life support of its color."

    def options(self, s: State) -> list[Action]:
        return boardings(s.ship(self.seat))

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, a.Board)
        s.stack.pop()
        board_crew(s, seat, action, t)


def boardings(ship: Ship) -> list[Action]:
    """R-43: at most one purple and one brown alien, each in a cabin of its own."""
    purple = alien_cabins(ship, PURPLE)
    brown = alien_cabins(ship, BROWN)
    if not purple and not brown:
        return interned.HUMANS_ONLY
    return [interned.board_crew(ship.number, p, b) for p in [0, *purple] for b in [0, *brown] if p == 0 or p != b]


def man(ship: Ship, action: a.Board) -> None:
    """R-41, R-42: fills batteries, and puts two humans in every cabin without an alien."""
    number = ship.board.number
    charge(ship)
    for cabin in livable(ship):
        ship.set_crew(cabin, 2)
    if action.purple is not None:
        ship.set_crew(number[action.purple], PURPLE)
    if action.brown is not None:
        ship.set_crew(number[action.brown], BROWN)


def board_crew(s: State, seat: int, action: a.Board, t: Telling) -> None:
    """Boards the crew from the bank."""
    ship = s.ship(seat)
    man(ship, action)
    s.bank[TOKEN_BANK] -= ship.token_count()
    s.bank[HUMAN_BANK] -= ship.humans()
    s.bank[PURPLE_BANK] -= action.purple is not None
    s.bank[BROWN_BANK] -= action.brown is not None
    if t.aloud:
        t.tell(e.CrewBoarded(seat, ship.humans(), action.purple, action.brown))
    seat_guests(s, seat)


class Launch(Step[State]):
    """R-40: puts the rockets on their start spaces."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        s.phase = "fly"
        truckers = [s.truckers[seat] for seat in s.playing()]
        for trucker in truckers:
            trucker.flying = True
            trucker.place = start_space(trucker.number, s.level)
            trucker.grounded = len(trucker.lost)
        s.launched = [trucker.ship.clone() for trucker in s.truckers]
        s.arrived = []
        order = s.order()
        if t.aloud:
            t.tell(e.Launched(tuple(order), tuple(s.truckers[seat].place for seat in order)))
        for trucker in truckers:
            judge_launch(s, trucker)
        if s.mission == MISSION_NUMBER[ESCORT]:
            meet_client(s)
        for seat in order:
            if not s.ship(seat).humans():
                leave(s, seat, "no humans", t)


def judge_launch(s: State, trucker: Trucker) -> None:
    """Missions: judges directives and bets once the crew is aboard."""
    ship = trucker.ship
    trucker.loaded = bool(ship.of_kind(EXPLOSIVE))
    for place, one in enumerate(s.directives):
        if directive_holds(ORDERS[one].id, ship, s.level):
            trucker.met_at_launch |= 1 << place
    if trucker.bet >= 0 and bet_holds(BETS[trucker.bet].id, s, trucker.seat):
        trucker.met_at_launch = 1
