"""The crew boards (R-41 to R-43), in flight order."""

from __future__ import annotations

from typing import Any

from readyroom.core.steps import NOTHING, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.missions import BETS, ESCORT, MISSION_NUMBER, ORDERS
from readyroom.games.galaxy_trucker.cards.route import start_space
from readyroom.games.galaxy_trucker.cards.tiles import EXPLOSIVE
from readyroom.games.galaxy_trucker.missions.escort import meet_client
from readyroom.games.galaxy_trucker.missions.judging import bet_holds, directive_holds
from readyroom.games.galaxy_trucker.ship.payload import charge, livable
from readyroom.games.galaxy_trucker.ship.ship import BROWN, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import alien_cabins
from readyroom.games.galaxy_trucker.state import BROWN_BANK, HUMAN_BANK, PURPLE_BANK, TOKEN_BANK, State, Trucker
from readyroom.games.galaxy_trucker.steps.guests import seat_guests
from readyroom.games.galaxy_trucker.wreckage import leave


class Boarding(Step[State]):
    """``queue``: the seats whose crew has not boarded, the next one first."""

    __slots__ = ("begun", "queue")

    def __init__(self) -> None:
        self.begun = False
        self.queue: list[int] = []

    def waits(self, s: State) -> bool:
        return bool(self.queue) and len(boardings(s.ship(self.queue[0]))) > 1

    def to_act(self, s: State) -> tuple[int, ...]:
        return (self.queue[0],)

    def legal(self, s: State, seat: int) -> list[Action]:
        return boardings(s.ship(seat)) if seat == self.queue[0] else NOTHING

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, a.Board)
        self.queue.pop(0)
        board_crew(s, seat, action, t)

    def run(self, s: State, t: Telling) -> None:
        if not self.begun:
            self.begun = True
            s.phase = "board"
            self.queue = sorted(s.playing(), key=lambda seat: s.truckers[seat].number)
        elif self.queue:
            board_crew(s, self.queue.pop(0), a.Board(), t)
        else:
            s.stack.pop()
            _launch(s, t)

    def prompt(self, s: State, seat: int) -> str:
        return "Who flies with you? An alien takes the place of two humans."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "An alien needs a cabin joined to life support of its colour, for itself alone."

    def clone(self) -> Boarding:
        copy = Boarding()
        copy.begun = self.begun
        copy.queue = self.queue.copy()
        return copy

    def dump(self) -> dict[str, Any]:
        return {"step": "boarding", "begun": self.begun, "queue": self.queue}


def boardings(ship: Ship) -> list[Action]:
    """R-43: at most one purple and one brown alien, each in a cabin of its own."""
    names = ship.board.names
    purple: list[str | None] = [None, *(names[q] for q in alien_cabins(ship, PURPLE))]
    brown: list[str | None] = [None, *(names[q] for q in alien_cabins(ship, BROWN))]
    return [a.Board(p, b) for p in purple for b in brown if p is None or p != b]


def board_crew(s: State, seat: int, action: a.Board, t: Telling) -> None:
    """R-41, R-42: batteries are filled; two humans in every cabin without an alien."""
    ship = s.ship(seat)
    charge(ship)
    s.bank[TOKEN_BANK] -= ship.token_count()
    for cabin in livable(ship):
        name = ship.board.names[cabin]
        if name == action.purple:
            ship.crew[cabin] = PURPLE
            s.bank[PURPLE_BANK] -= 1
        elif name == action.brown:
            ship.crew[cabin] = BROWN
            s.bank[BROWN_BANK] -= 1
        else:
            ship.crew[cabin] = 2
            s.bank[HUMAN_BANK] -= 2
    t.tell(e.CrewBoarded(seat, ship.humans(), action.purple, action.brown))
    seat_guests(s, seat)


def _launch(s: State, t: Telling) -> None:
    """R-40: the rockets stand on their start spaces."""
    s.phase = "fly"
    truckers = [s.truckers[seat] for seat in s.playing()]
    for trucker in truckers:
        trucker.flying = True
        trucker.place = start_space(trucker.number, s.level)
        trucker.grounded = len(trucker.lost)
    order = s.order()
    t.tell(e.Launched(tuple(order), tuple(s.truckers[seat].place for seat in order)))
    for trucker in truckers:
        judge_launch(s, trucker)
    if s.mission == MISSION_NUMBER[ESCORT]:
        meet_client(s)
    for seat in order:
        if not s.ship(seat).humans():
            leave(s, seat, "no humans", t)


def judge_launch(s: State, trucker: Trucker) -> None:
    """Missions: what is judged once the crew is aboard."""
    ship = trucker.ship
    trucker.loaded = bool(ship.of_kind(EXPLOSIVE))
    for place, one in enumerate(s.directives):
        if directive_holds(ORDERS[one].id, ship, s.level):
            trucker.met_at_launch |= 1 << place
    if trucker.bet >= 0 and bet_holds(BETS[trucker.bet].id, s, trucker.seat):
        trucker.met_at_launch = 1
