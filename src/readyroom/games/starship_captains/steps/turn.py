"""The turn: train and promote, then activate a room, complete a mission or pass; and how it ends."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.cards.boards import PROMOTION, PROMOTION_RINGS, STATIONS
from readyroom.games.starship_captains.cards.events import lasting_effect
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER, TECHS
from readyroom.games.starship_captains.events import (
    Activated,
    Awakened,
    Passed,
    Promoted,
    StationUsed,
    TechDealt,
    Trained,
)
from readyroom.games.starship_captains.names import (
    ARTIFACT_NUMBER,
    CADET,
    COLOUR_NUMBER,
    COMMANDER,
    FIGURE_NUMBER,
    MEDAL,
    is_commander,
)
from readyroom.games.starship_captains.rooms import awakens, matches, room_of, rooms_of
from readyroom.games.starship_captains.state import AT_STATION, NONE, State
from readyroom.games.starship_captains.steps.crew import SecondTask, work
from readyroom.games.starship_captains.steps.mission import begin_mission, can_complete
from readyroom.games.starship_captains.steps.resolve import Abilities, pay, payments, push
from readyroom.games.starship_captains.supplies import draw_tech

ACADEMY_LINK: Final = TECH_NUMBER["academy-link"]
SERVICE_RECORD: Final = TECH_NUMBER["service-record"]
ON_RECORD: Final = 2
NIGHT_SHIFT: Final = TECH_NUMBER["night-shift"]
_COLOURS: Final[tuple[a.Colour, ...]] = ("red", "blue", "yellow")
_CREW: Final[tuple[a.Figure, ...]] = (
    "cadet", "red", "blue", "yellow", "red-commander", "blue-commander", "yellow-commander",
)  # fmt: skip
_MEDALS: Final[tuple[a.Payment, ...]] = ("medal", "medal", "medal")


def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.moved = False
    s.shielded = 0
    s.decoyed = 0
    s.stack.append(TakeTurn(seat))


class TakeTurn(Ask[State]):
    """Improve the crew as often as you can pay, then do one thing. Who can do nothing must pass."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        options = activations(s, self.seat)
        if can_complete(s, self.seat):
            options.append(a.TAKE_MISSION)
        return [*improvements(s, self.seat), *options, a.PASS]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, a.Train):
            train(s, seat, action, t)
        elif isinstance(action, a.Promote):
            promote(s, seat, action, t)
        else:
            s.stack.pop()
            s.stack.append(FinishTurn(seat))
            self._act(s, seat, action, t)

    def _act(self, s: State, seat: int, action: Action, t: Telling) -> None:
        ship = s.ships[seat]
        if isinstance(action, a.Activate):
            figure = FIGURE_NUMBER[action.figure]
            ship.ready[figure] -= 1
            if t.aloud:
                t.tell(Activated(seat, action.room, action.figure))
            if is_commander(figure):
                s.working = figure
                s.stack.append(SecondTask(seat))
            else:
                ship.queue.append(figure)
            work(s, seat, room_of(s, seat, action.room), t)
        elif isinstance(action, a.Awaken):
            room = room_of(s, seat, action.room)
            for name in action.artifacts:
                ship.artifacts[ARTIFACT_NUMBER[name]] -= 1
                s.artifact_discard.append(ARTIFACT_NUMBER[name])
            if t.aloud:
                t.tell(Awakened(seat, room.id, action.artifacts))
            work(s, seat, room, t)
        elif action == a.TAKE_MISSION:
            begin_mission(s, seat, t)
        else:
            ship.passed = True
            if t.aloud:
                t.tell(Passed(seat))
            if s.has(seat, NIGHT_SHIFT):
                s.stack.append(Abilities(seat, (NIGHT_SHIFT,)))

    def prompt(self, s: State, seat: int) -> str:
        return "Activate a room, complete a mission, or pass."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return why_not(s, seat, action)


def activations(s: State, seat: int) -> list[Action]:
    ship = s.ships[seat]
    rooms = rooms_of(s, seat)
    figures = [(figure, name) for figure, name in enumerate(_CREW) if ship.ready[figure]]
    options: list[Action] = [
        a.Activate(room.id, name) for room in rooms for figure, name in figures if matches(room, figure)
    ]
    if sum(ship.artifacts) > 1:
        for one, other in combinations_with_replacement(range(3), 2):
            if ship.artifacts[one] > (one == other) and ship.artifacts[other]:
                pair = (a.ARTIFACTS[one], a.ARTIFACTS[other])
                options += [a.Awaken(room.id, pair) for room in rooms if awakens(room, one, other)]
    return options


def improvements(s: State, seat: int) -> list[Action]:
    """Train a cadet or an ensign; promote an ensign. Only in the ready room."""
    ready = s.ships[seat].ready
    options: list[Action] = []
    if any(ready[: COMMANDER + 1]):
        costs = training_costs(s, seat)
        for figure, name in enumerate(_CREW[: COMMANDER + 1]):
            if ready[figure]:
                for cost in costs[figure == CADET]:
                    options += [a.Train(name, colour, cost) for colour in _COLOURS if colour != name]
    if any(ready[1 : COMMANDER + 1]) and s.commanders(seat) < PROMOTION_RINGS:
        for cost in ways_to_pay(s, seat, promotion_price(s, seat)):
            options += [a.Promote(colour, cost) for i, colour in enumerate(_COLOURS) if ready[i + 1]]
    return options


def training_costs(s: State, seat: int) -> tuple[list[tuple[a.Payment, ...]], list[tuple[a.Payment, ...]]]:
    """The ways to pay for an ensign's training, and for a cadet's."""
    usual = ways_to_pay(s, seat, 1)
    return usual, [()] if s.has(seat, ACADEMY_LINK) else usual


def promotion_price(s: State, seat: int) -> int:
    """The Service Record helps to the first two commanders."""
    return PROMOTION - (s.commanders(seat) < ON_RECORD and s.has(seat, SERVICE_RECORD))


def ways_to_pay(s: State, seat: int, price: int) -> list[tuple[a.Payment, ...]]:
    """Medals, and what the displays let stand in for them; each way once."""
    ship = s.ships[seat]
    allowed = payments(s, seat, MEDAL)
    if allowed in ([MEDAL], []):
        return [_MEDALS[:price]] if ship.medals >= price else []
    held: dict[str, int] = {"medal": ship.medals, "pirate": len(ship.pirates)}
    held.update(zip(a.ARTIFACTS, ship.artifacts, strict=True))
    kinds = [kind for kind in a.PAYMENTS if kind in allowed]
    return [
        way
        for way in combinations_with_replacement(kinds, price)
        if all(way.count(kind) <= held[kind] for kind in set(way))
    ]


def train(s: State, seat: int, action: a.Train, t: Telling) -> None:
    for thing in action.pay:
        pay(s, seat, thing, t)
    ready = s.ships[seat].ready
    ready[FIGURE_NUMBER[action.figure]] -= 1
    ready[COLOUR_NUMBER[action.colour]] += 1
    if t.aloud:
        t.tell(Trained(seat, action.figure, action.colour))


def promote(s: State, seat: int, action: a.Promote, t: Telling) -> None:
    for thing in action.pay:
        pay(s, seat, thing, t)
    ready = s.ships[seat].ready
    colour = COLOUR_NUMBER[action.colour]
    ready[colour] -= 1
    ready[colour + COMMANDER] += 1
    if t.aloud:
        t.tell(Promoted(seat, action.colour))


def why_not(s: State, seat: int, action: Action) -> str:
    """Why something cannot be done on this turn."""
    ship = s.ships[seat]
    if isinstance(action, a.TakeMission):
        if s.missions_at[ship.at] == NONE:
            return "There is no mission where your ship is."
        if s.holders[ship.at] not in (NONE, seat):
            return "This mission is reserved for the captain who came first."
        return "Your ready room has too few figures for this mission."
    if isinstance(action, a.Activate):
        if not ship.ready[FIGURE_NUMBER[action.figure]]:
            return "Nobody of that kind is in your ready room."
        if action.room not in [room.id for room in rooms_of(s, seat)]:
            return "Your ship has no such room."
        return "They cannot work in that room."
    if isinstance(action, a.Awaken):
        if any(action.artifacts.count(kind) > ship.artifacts[ARTIFACT_NUMBER[kind]] for kind in action.artifacts):
            return "Those artifacts are not in your cargo hold."
        if action.room not in [room.id for room in rooms_of(s, seat)]:
            return "Your ship has no such room."
        return "The two artifacts do not share that room's color."
    if isinstance(action, a.Promote) and s.commanders(seat) >= PROMOTION_RINGS:
        return "You have five commanders already."
    if isinstance(action, (a.Train, a.Promote)):
        return "That figure is not in your ready room, or you cannot pay."
    return ""


class FinishTurn(Step[State]):
    """Lasting events and the station's tile where the ship is now; then the central board is filled up."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        s.stack.append(RefillOffer())
        station = s.station_at[s.ships[self.seat].at]
        if station == NONE:
            return
        if s.station_tiles[station] == AT_STATION:
            s.stack.append(UseStation(self.seat, station))
        if s.moved or s.version > 1:  # in version 1 only a ship that had moved this turn met with lasting events
            for number in reversed(s.lasting):
                push(s, self.seat, lasting_effect(number, s.version))


class UseStation(Step[State]):
    """All effects of a station's tile, once per round: it then waits on the round track."""

    __slots__ = ("seat", "station")

    def __init__(self, seat: int, station: int) -> None:
        self.seat = seat
        self.station = station

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        s.station_tiles[self.station] = s.round + 1  # after the last round it does not come back
        if t.aloud:
            t.tell(StationUsed(self.seat, STATIONS[self.station].id))
        push(s, self.seat, STATIONS[self.station].effect)


class RefillOffer(Step[State]):
    """Always from the deck of alpha and beta techs."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        for space, tech in enumerate(s.offer):
            if tech == NONE:
                refill(s, space, t)


def refill(s: State, space: int, t: Telling) -> None:
    s.offer[space] = draw_tech(s, t)
    if s.offer[space] != NONE and t.aloud:
        t.tell(TechDealt(TECHS[s.offer[space]].id))
