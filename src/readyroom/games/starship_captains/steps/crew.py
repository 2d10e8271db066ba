"""Work in rooms, and what a commander does second."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.boards import HELM
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER, TECHS
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.events import Commanded, Dequeued, TechDiscarded, WorkedOn
from readyroom.games.starship_captains.interned import COMMAND, COMMANDING, DECLINE, WORK_AGAIN, WORKING_AGAIN, deed_of
from readyroom.games.starship_captains.names import CADET, FIGURES, NONE, colour_of
from readyroom.games.starship_captains.rooms import SHARED, Place, matches
from readyroom.games.starship_captains.slots import remove_tech
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.steps.resolve import Abilities, push

AFTERBURNERS: Final = TECH_NUMBER["afterburners"]


def work(s: State, seat: int, room: Place, t: Telling) -> None:
    """Resolves a room (rules 2.4). A one-shot card is gone before its effect, and so leaves its slot empty for it."""
    if room.number == HELM and s.has(seat, AFTERBURNERS):
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
    """A commander who has worked in a room works once more, or calls back a subordinate; then it joins the queue
    (rules 2.5)."""

    __slots__ = ()
    question: ClassVar[str] = "What does your commander do next?"

    def options(self, s: State) -> list[Action]:
        rooms = [WORK_AGAIN[room.number] for room in s.outfit(self.seat).rooms if matches(room, s.working)]
        return [*rooms, *subordinates(s, self.seat, s.working), DECLINE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        s.stack.append(JoinQueue(seat))
        deed = deed_of(action)
        if deed.kind == WORKING_AGAIN:
            room = s.outfit(seat).room(deed.one)
            if t.aloud:
                t.tell(WorkedOn(seat, room.id))
            work(s, seat, room, t)
        elif deed.kind == COMMANDING:
            command(s, seat, deed.one, t)


def subordinates(s: State, seat: int, commander: int) -> list[Action]:
    """Cadets and ensigns of the commander's color, anywhere in the queue."""
    colour = colour_of(commander)
    queue = s.ships[seat].queue
    return [COMMAND[place] for place, figure in enumerate(queue) if figure in (CADET, colour)]


def command(s: State, seat: int, place: int, t: Telling) -> None:
    ship = s.ships[seat]
    figure = ship.queue.pop(place)
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
