"""Faction tracks: steps with their bonuses, loops and trophies, events, and steps back."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.english import count
from readyroom.core.steps import Ask
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER
from readyroom.games.starship_captains.cards.tracks import LOOP, TRACK_SIDES, TROPHY_LOOPS, points
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.events import Advanced, EventHappened, EventRemoved, SteppedBack, TrophyTaken
from readyroom.games.starship_captains.interned import ADVANCE, DECLINE, DECLINING, STEP_BACK, deed_of
from readyroom.games.starship_captains.names import NONE, TRACK_NAMES, TRACK_NUMBER, TRACKS
from readyroom.games.starship_captains.state import State, replaced
from readyroom.games.starship_captains.steps.research import share_techs
from readyroom.games.starship_captains.steps.resolve import push

UNIVERSAL_TRANSLATOR: Final = TECH_NUMBER["universal-translator"]
ALL: Final[tuple[int, ...]] = (0, 1, 2)
MOST_EVENTS: Final = 2


class AdvanceMarker(Ask[State]):
    """Up to ``left`` spaces on one track. A bonus on the way is resolved before the next step, and then the captain
    may stop; so each answer goes no further than the next bonus (rules 5.1)."""

    __slots__ = ("left", "tracks")

    def __init__(self, seat: int, tracks: tuple[int, ...], left: int) -> None:
        super().__init__(seat)
        self.tracks = tracks
        self.left = left

    def options(self, s: State) -> list[Action]:
        options: list[Action] = []
        for track in self.tracks:
            options += ADVANCE[track][1 : to_next_bonus(s, self.seat, track, self.left) + 1]
        options.append(DECLINE)
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = deed_of(action)
        if deed.kind == DECLINING:
            return
        track, steps = deed.one, deed.other
        if steps < self.left and to_next_bonus(s, seat, track, self.left) == steps:
            s.stack.append(AdvanceMarker(seat, (track,), self.left - steps))
        walk(s, seat, track, steps, t)

    def prompt(self, s: State, seat: int) -> str:
        if len(self.tracks) > 1:
            return "Which faction do you move up with?" + (f" Up to {self.left} spaces." if self.left > 1 else "")
        fewer = "" if self.left == 1 else "1 or " if self.left == 2 else "1 to "
        return f"Move up {fewer}{count(self.left, 'space')} with {TRACK_NAMES[self.tracks[0]]}?"


def to_next_bonus(s: State, seat: int, track: int, most: int) -> int:
    """How many steps to the next bonus or event, at most ``most``."""
    for steps in range(1, most):
        space = (s.ships[seat].spaces[track] + steps) % LOOP
        if _happens(s, track, space):
            return steps
    return most


def _happens(s: State, track: int, space: int) -> bool:
    side = TRACK_SIDES[track][s.track_sides[track]]
    return space in side.bonuses or (space == side.event and s.event_cards[track] != NONE)


def walk(s: State, seat: int, track: int, steps: int, t: Telling) -> None:
    """Moves the marker; only the last space of the walk can have a bonus or the event."""
    ship = s.ships[seat]
    space = ship.spaces[track] + steps
    if space >= LOOP:
        space -= LOOP
        ship.loops = replaced(ship.loops, track, ship.loops[track] + 1)
        if ship.loops[track] == TROPHY_LOOPS and s.trophies[track] == NONE:
            s.trophies = replaced(s.trophies, track, seat)
            if t.aloud:
                t.tell(TrophyTaken(seat, TRACKS[track]))
    ship.spaces = replaced(ship.spaces, track, space)
    if t.aloud:
        t.tell(Advanced(seat, TRACKS[track], space, points(space, ship.loops[track])))
    side = TRACK_SIDES[track][s.track_sides[track]]
    if space in side.bonuses:
        push(s, seat, side.bonuses[space])
    elif space == side.event and s.event_cards[track] != NONE:
        happen(s, seat, track, t)


def happen(s: State, seat: int, track: int, t: Telling) -> None:
    """An event for everyone, clockwise from the captain who reached it. After the second event the third is removed
    (rules 5.2)."""
    number = s.event_cards[track]
    card = EVENT_CARDS[number]
    s.event_cards = replaced(s.event_cards, track, NONE)
    s.events_done += 1
    if t.aloud:
        t.tell(EventHappened(seat, card.id))
    if s.events_done == MOST_EVENTS:
        for other in ALL:
            if s.event_cards[other] != NONE:
                if t.aloud:
                    t.tell(EventRemoved(EVENT_CARDS[s.event_cards[other]].id))
                s.event_cards = replaced(s.event_cards, other, NONE)
    if card.lasting:
        s.lasting = (*s.lasting, number)
    elif card.says == "share-techs":
        share_techs(s, seat, Atom("share-techs"), t)
    else:
        for i in reversed(range(s.seats)):
            push(s, (seat + i) % s.seats, card.effect)


class ChooseBack(Ask[State]):
    """The furthest marker moves back, never past the start; nothing is resolved on the way."""

    __slots__ = ("steps",)
    question: ClassVar[str] = "Which of your furthest markers moves back?"

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, s: State) -> list[Action]:
        gone = [total(s, self.seat, track) for track in ALL]
        return [STEP_BACK[track] for track in ALL if gone[track] == max(gone) and max(gone)]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        track = deed_of(action).one
        ship = s.ships[seat]
        ship.spaces = replaced(ship.spaces, track, max(0, ship.spaces[track] - self.steps))
        if t.aloud:
            t.tell(SteppedBack(seat, TRACKS[track], ship.spaces[track]))


def total(s: State, seat: int, track: int) -> int:
    """All steps a marker has gone."""
    ship = s.ships[seat]
    return ship.loops[track] * LOOP + ship.spaces[track]


# -- atoms


def advance(s: State, seat: int, atom: Atom, t: Telling) -> None:
    tracks: tuple[int, ...] = ALL
    if atom.who == "lowest":
        gone = [total(s, seat, track) for track in ALL]
        tracks = tuple([track for track in ALL if gone[track] == min(gone)])
    elif atom.who != "any" and not s.has(seat, UNIVERSAL_TRANSLATOR):
        tracks = (TRACK_NUMBER[atom.who],)
    s.stack.append(AdvanceMarker(seat, tracks, atom.n))


def step_back(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(ChooseBack(seat, atom.n))
