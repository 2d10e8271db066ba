"""Work in rooms, and what a commander does second."""

from __future__ import annotations

from typing import Final

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.cards.boards import HELM, ROOMS
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER, TECHS
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.events import Commanded, Dequeued, TechDiscarded, WorkedOn
from readyroom.games.starship_captains.names import CADET, FIGURES, colour_of
from readyroom.games.starship_captains.rooms import SHARED, Place, matches, room_of, rooms_of
from readyroom.games.starship_captains.slots import remove_tech
from readyroom.games.starship_captains.state import NONE, State
from readyroom.games.starship_captains.steps.resolve import Abilities, push

AFTERBURNERS: Final = TECH_NUMBER["afterburners"]


def work(s: State, seat: int, room: Place, t: Telling) -> None:
    """Resolves a room. A one-shot card is gone before its effect, and so leaves its slot empty for it."""
    if room.id == ROOMS[HELM].id and s.has(seat, AFTERBURNERS):
        s.stack.append(Abilities(seat, (AFTERBURNERS,)))
    if room.once:
        if room.slot == SHARED:
            s.ships[seat].used_shared |= 1 << room.tech
            if t.aloud:
                t.tell(TechDiscarded(seat, TECHS[room.tech].id))
        else:
            remove_tech(s, seat, room.slot, t)
    push(s, seat, room.effect)


class SecondTask(Ask[State]):
    """A commander who has worked in a room works once more, or sends for a subordinate; then it joins the queue."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        rooms: list[Action] = [a.WorkAgain(room.id) for room in rooms_of(s, self.seat) if matches(room, s.working)]
        return [*rooms, *subordinates(s, self.seat, s.working), a.DECLINE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        s.stack.append(JoinQueue(seat))
        if isinstance(action, a.WorkAgain):
            room = room_of(s, seat, action.room)
            if t.aloud:
                t.tell(WorkedOn(seat, room.id))
            work(s, seat, room, t)
        elif isinstance(action, a.Command):
            command(s, seat, action.place, t)

    def prompt(self, s: State, seat: int) -> str:
        return "What does your commander do second?"


def subordinates(s: State, seat: int, commander: int) -> list[Action]:
    """Cadets and ensigns of the commander's colour, anywhere in the queue."""
    queue = s.ships[seat].queue
    return [a.Command(i + 1) for i, figure in enumerate(queue) if figure in (CADET, colour_of(commander))]


def command(s: State, seat: int, place: int, t: Telling) -> None:
    ship = s.ships[seat]
    figure = ship.queue.pop(place - 1)
    ship.ready[figure] += 1
    if t.aloud:
        t.tell(Commanded(seat, FIGURES[figure]))


class JoinQueue(Step[State]):
    """The commander's two tasks are done."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        s.ships[self.seat].queue.append(s.working)
        s.working = NONE


# -- atoms


def dequeue(s: State, seat: int, atom: Atom, t: Telling) -> None:
    ship = s.ships[seat]
    if ship.queue:
        figure = ship.queue.pop(0)
        ship.ready[figure] += 1
        if t.aloud:
            t.tell(Dequeued(seat, FIGURES[figure]))
