"""The turn (rules 2.1): train and promote, then activate a room, complete a mission or pass; and how it ends."""

from __future__ import annotations

from typing import Final

from readyroom.core.english import article, count
from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains import interned
from readyroom.games.starship_captains.cards.boards import PROMOTION, PROMOTION_RINGS, STATIONS
from readyroom.games.starship_captains.cards.events import lasting_effect
from readyroom.games.starship_captains.cards.missions import MISSIONS
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
    ANDROID,
    ARTIFACT_NUMBER,
    ARTIFACTS,
    CADET,
    COLOURS,
    COMMANDER,
    FIGURE_NAMES,
    FIGURE_NUMBER,
    FIGURES,
    NONE,
    PAYMENTS,
    is_commander,
)
from readyroom.games.starship_captains.outfit import MOST_LISTS, MOST_ROOMS
from readyroom.games.starship_captains.rooms import ROOM_NUMBER, Place, awakens, matches
from readyroom.games.starship_captains.state import AT_STATION, Ship, State, replaced
from readyroom.games.starship_captains.steps.crew import SecondTask, work
from readyroom.games.starship_captains.steps.mission import begin_mission, can_complete
from readyroom.games.starship_captains.steps.resolve import (
    A_PIRATE,
    ARTIFACT_DISPLAY,
    FIRST_ARTIFACT,
    TROPHY_DISPLAY,
    Abilities,
    push,
    spend,
)
from readyroom.games.starship_captains.supplies import discard_artifact, draw_tech

ACADEMY_LINK: Final = TECH_NUMBER["academy-link"]
SERVICE_RECORD: Final = TECH_NUMBER["service-record"]
ON_RECORD: Final = 2
NIGHT_SHIFT: Final = TECH_NUMBER["night-shift"]
DISPLAYS: Final = 1 << ARTIFACT_DISPLAY | 1 << TROPHY_DISPLAY
TRAINEES: Final = 0b1111
"""Cadets and ensigns among the kinds of figures, as a bit set; and ensigns alone."""
ENSIGNS: Final = 0b1110
ENOUGH: Final = PROMOTION + 1
"""More of one thing than any price asks for."""
OTHERS: Final = ENOUGH * ENOUGH * ENOUGH * ENOUGH
"""How many ways there are to hold fewer than ``ENOUGH`` of each of the four things other than medals."""


def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.moved = False
    s.shielded = 0
    s.decoyed = 0
    s.stack.append(TAKE_TURN[seat])


class TakeTurn(Ask[State]):
    """Improve the crew as often as you can pay, then do one thing. If you can do nothing, you must pass (rules 2.1)."""

    __slots__ = ()

    def waits(self, s: State) -> bool:
        """Anyone can repair, so a captain with someone ready, or with two artifacts, has a choice."""
        ship = s.ships[self.seat]
        for figure in range(ANDROID):
            if ship.ready[figure]:
                return True
        return held_artifacts(ship) > 1 or can_complete(s, self.seat)

    def run(self, s: State, t: Telling) -> None:
        self.apply(s, self.seat, interned.PASS, t)

    def options(self, s: State) -> list[Action]:
        """The lists depend on the rooms and on little else, so they are cached by the rooms, and by the rest as one
        number."""
        ship = s.ships[self.seat]
        outfit = s.outfit(self.seat)
        present = kinds_present(ship)
        key = purse(s, self.seat, present)
        key = key * 27 + (pairs_held(ship) if held_artifacts(ship) > 1 else 0)
        key = (key * 2 + can_complete(s, self.seat)) * 128 + present
        found = outfit.turns.get(key)
        if found is None:
            if len(outfit.turns) >= MOST_LISTS:
                outfit.turns.clear()
            found = outfit.turns[key] = listed(s, self.seat)
        return found

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        """Where tokens stand in for medals, promotions alone can be a hundred."""
        if seat != self.seat:
            return None
        found = interned.same(action)
        if found is None:
            return None
        return found if allowed(s, seat, interned.deed_of(found)) else None

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        deed = interned.deed_of(action)
        kind = deed.kind
        if kind == interned.TRAINING:
            train(s, seat, deed, t)
            return
        if kind == interned.PROMOTING:
            promote(s, seat, deed, t)
            return
        s.stack[-1] = FINISH_TURN[seat]
        if kind == interned.ACTIVATING:
            activate(s, seat, deed, t)
        elif kind == interned.AWAKENING:
            awaken(s, seat, deed, t)
        elif kind == interned.TAKING_MISSION:
            begin_mission(s, seat, t)
        else:
            s.ships[seat].passed = True
            if t.aloud:
                t.tell(Passed(seat))
            if s.has(seat, NIGHT_SHIFT):
                s.stack.append(Abilities(seat, (NIGHT_SHIFT,)))

    def prompt(self, s: State, seat: int) -> str:
        if can_complete(s, seat):
            return "Your turn: activate a room, complete the mission here, or pass."
        return "Your turn: activate a room, or pass."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return why_not(s, seat, action)


TAKE_TURN: Final = tuple([TakeTurn(seat) for seat in range(4)])

# -- what can be done


def kinds_present(ship: Ship) -> int:
    """Which figures that can work in rooms are ready, as a bit set."""
    ready = ship.ready
    present = 0
    for figure in range(ANDROID):
        if ready[figure]:
            present |= 1 << figure
    return present


def held_artifacts(ship: Ship) -> int:
    artifacts = ship.artifacts
    return artifacts[0] + artifacts[1] + artifacts[2]


def pairs_held(ship: Ship) -> int:
    """None, one or more of each artifact, as one number."""
    found = 0
    for held in ship.artifacts:
        found = found * 3 + min(held, 2)
    return found


def purse(s: State, seat: int, present: int) -> int:
    """Everything that training and promotion depend on besides who is present, as one number."""
    if not present & TRAINEES:
        return 0
    medals = s.ships[seat].medals
    techs = s.outfit(seat).techs
    displays = techs & DISPLAYS
    price = promotion_price(s, seat) if present & ENSIGNS and (displays or medals >= PROMOTION - 1) else 0
    key = price * 2 + (techs >> ACADEMY_LINK & 1)
    if not displays:
        return (key * ENOUGH + min(medals, PROMOTION)) * OTHERS
    for held in means(s, seat):
        key = key * ENOUGH + min(held, PROMOTION)
    return key


def listed(s: State, seat: int) -> list[Action]:
    ship = s.ships[seat]
    rooms = s.outfit(seat).rooms
    options = improvements(s, seat).copy()
    for room in rooms:
        options += [
            interned.ACTIVATE[room.number][one] for one in range(ANDROID) if ship.ready[one] and matches(room, one)
        ]
    for pair, (one, other) in enumerate(interned.PAIRS):
        if holds(ship, one, other):
            options += [interned.AWAKEN[room.number][pair] for room in rooms if awakens(room, one, other)]
    if can_complete(s, seat):
        options.append(interned.TAKE_MISSION)
    options.append(interned.PASS)
    return options


def holds(ship: Ship, one: int, other: int) -> bool:
    """Two artifacts."""
    return ship.artifacts[one] > (1 if one == other else 0) and ship.artifacts[other] > 0


_IMPROVEMENTS: Final[dict[int, list[Action]]] = {}


def improvements(s: State, seat: int) -> list[Action]:
    """Train a cadet or an ensign; promote an ensign. Only in the ready room (rules 2.3)."""
    present = kinds_present(s.ships[seat]) & TRAINEES
    key = purse(s, seat, present) * (TRAINEES + 1) + present
    found = _IMPROVEMENTS.get(key)
    if found is None:
        if len(_IMPROVEMENTS) >= MOST_ROOMS:
            _IMPROVEMENTS.clear()
        found = _IMPROVEMENTS[key] = _improvements(s, seat)
    return found


def _improvements(s: State, seat: int) -> list[Action]:
    ready = s.ships[seat].ready
    means_now = means(s, seat)
    options: list[Action] = []
    for figure in range(COMMANDER + 1):
        if ready[figure]:
            price = training_price(s, seat, figure)
            for way, paid in enumerate(interned.WAYS[price]):
                if affords(means_now, paid):
                    options += interned.TRAIN[figure][price][way]
    price = promotion_price(s, seat)
    if price:
        for way, paid in enumerate(interned.WAYS[price]):
            if affords(means_now, paid):
                options += [interned.PROMOTE[price][way][colour - 1] for colour in (1, 2, 3) if ready[colour]]
    return options


def training_price(s: State, seat: int, figure: int) -> int:
    """The Academy Link makes a cadet's training free."""
    return 0 if figure == CADET and s.has(seat, ACADEMY_LINK) else 1


def promotion_price(s: State, seat: int) -> int:
    """The Service Record makes the first two commanders cheaper. 0: there is no ring for another commander."""
    commanders = s.commanders(seat)
    if commanders >= PROMOTION_RINGS:
        return 0
    return PROMOTION - 1 if commanders < ON_RECORD and s.has(seat, SERVICE_RECORD) else PROMOTION


def means(s: State, seat: int) -> list[int]:
    """How many medals there are to pay with, and how many of the things that the displays let stand in for them."""
    ship = s.ships[seat]
    outfit = s.outfit(seat)
    found = [ship.medals, 0, 0, 0, 0]
    if outfit.techs >> ARTIFACT_DISPLAY & 1:
        for kind in range(len(ARTIFACTS)):
            found[FIRST_ARTIFACT + kind] = ship.artifacts[kind]
    if outfit.techs >> TROPHY_DISPLAY & 1:
        found[A_PIRATE] = len(ship.pirates)
    return found


def affords(means: list[int], way: tuple[int, ...]) -> bool:
    return all(way.count(thing) <= means[thing] for thing in way)


def allowed(s: State, seat: int, deed: interned.Deed) -> bool:
    """Whether a captain may do this on a turn: the same as being in ``listed``."""
    ship = s.ships[seat]
    if deed.kind == interned.TRAINING:
        price = training_price(s, seat, deed.one)
        return ship.ready[deed.one] > 0 and price == len(deed.way) and affords(means(s, seat), deed.way)
    if deed.kind == interned.PROMOTING:
        price = promotion_price(s, seat)
        payable = price > 0 and price == len(deed.way) and affords(means(s, seat), deed.way)
        return ship.ready[deed.one] > 0 and payable
    if deed.kind == interned.ACTIVATING:
        room = room_here(s, seat, deed.one)
        return room is not None and ship.ready[deed.other] > 0 and matches(room, deed.other)
    if deed.kind == interned.AWAKENING:
        room = room_here(s, seat, deed.one)
        one, other = deed.way[0], deed.way[1]
        return room is not None and holds(ship, one, other) and awakens(room, one, other)
    if deed.kind == interned.TAKING_MISSION:
        return can_complete(s, seat)
    return deed.kind == interned.PASSING


def room_here(s: State, seat: int, number: int) -> Place | None:
    for room in s.outfit(seat).rooms:
        if room.number == number:
            return room
    return None


# -- doing it


def train(s: State, seat: int, deed: interned.Deed, t: Telling) -> None:
    for thing in deed.way:
        spend(s, seat, thing)
    ready = s.ships[seat].ready
    ready[deed.one] -= 1
    ready[deed.other] += 1
    if t.aloud:
        t.tell(Trained(seat, FIGURES[deed.one], COLOURS[deed.other], paid_by(deed)))


def promote(s: State, seat: int, deed: interned.Deed, t: Telling) -> None:
    for thing in deed.way:
        spend(s, seat, thing)
    ready = s.ships[seat].ready
    ready[deed.one] -= 1
    ready[deed.one + COMMANDER] += 1
    if t.aloud:
        t.tell(Promoted(seat, COLOURS[deed.one], paid_by(deed)))


def paid_by(deed: interned.Deed) -> tuple[str, ...]:
    return tuple([PAYMENTS[thing] for thing in deed.way])


def activate(s: State, seat: int, deed: interned.Deed, t: Telling) -> None:
    ship = s.ships[seat]
    figure = deed.other
    room = s.outfit(seat).room(deed.one)
    ship.ready[figure] -= 1
    if t.aloud:
        t.tell(Activated(seat, room.id, FIGURES[figure]))
    if is_commander(figure):
        s.working = figure
        s.stack.append(SecondTask(seat))
    else:
        ship.queue.append(figure)
    work(s, seat, room, t)


def awaken(s: State, seat: int, deed: interned.Deed, t: Telling) -> None:
    room = s.outfit(seat).room(deed.one)
    for kind in deed.way:
        discard_artifact(s, seat, kind)
    if t.aloud:
        t.tell(Awakened(seat, room.id, tuple([ARTIFACTS[kind] for kind in deed.way])))
    work(s, seat, room, t)


def why_not(s: State, seat: int, action: Action) -> str:
    """Why something cannot be done on this turn, and what would help."""
    ship = s.ships[seat]
    if isinstance(action, a.TakeMission):
        return no_mission(s, seat)
    if isinstance(action, a.Activate):
        return no_work(s, seat, action)
    if isinstance(action, a.Awaken):
        held = [ship.artifacts[ARTIFACT_NUMBER[kind]] for kind in action.artifacts]
        if any(action.artifacts.count(kind) > many for kind, many in zip(action.artifacts, held, strict=True)):
            return "Those artifacts are not in your cargo hold."
        if room_here(s, seat, ROOM_NUMBER.get(action.room, NONE)) is None:
            return "Your ship has no such room."
        return "Those artifacts do not share that room's color. Choose two that do."
    if isinstance(action, a.Promote) and s.commanders(seat) >= PROMOTION_RINGS:
        return "You already have five commanders, the most a ship can have."
    if isinstance(action, (a.Train, a.Promote)):
        figure = FIGURE_NUMBER[action.figure if isinstance(action, a.Train) else action.colour]
        if not ship.ready[figure]:
            return nobody_ready(figure)
        price = training_price(s, seat, figure) if isinstance(action, a.Train) else promotion_price(s, seat)
        if not price:
            return "That is free for you. Pay nothing."
        owns = "Pay exactly that." if ship.medals >= price else f"You have {ship.medals}."
        return f"That costs {count(price, 'medal')}. {owns}"
    return ""


def no_mission(s: State, seat: int) -> str:
    ship = s.ships[seat]
    mission = s.missions_at[ship.at]
    if mission == NONE:
        return "There is no mission here. Fly to one first."
    if s.holders[ship.at] not in (NONE, seat):
        return "This mission is reserved for the captain who came here first. Wait until that ship leaves."
    return f"This mission needs {short_of_crew(s, seat, mission)}."


def short_of_crew(s: State, seat: int, mission: int) -> str:
    """How many figures a mission needs, and how many there are; nothing if they are enough."""
    wanted, ready = len(MISSIONS[mission].lines), sum(s.ships[seat].ready)
    if ready >= wanted:
        return ""
    return f"{wanted} of your crew, and {('none is', 'only 1 is')[ready] if ready < 2 else f'only {ready} are'} ready"


def no_work(s: State, seat: int, action: a.Activate) -> str:
    figure = FIGURE_NUMBER[action.figure]
    if not s.ships[seat].ready[figure]:
        return nobody_ready(figure)
    room = room_here(s, seat, ROOM_NUMBER.get(action.room, NONE))
    if room is None:
        return "Your ship has no such room."
    if figure == ANDROID:
        return "Androids do not work in rooms. Send them on missions."
    who, wanted = FIGURE_NAMES[figure], FIGURE_NAMES[room.colour]
    return f"{article(who).capitalize()} {who} cannot work there. Send {article(wanted)} {wanted} or commander."


def nobody_ready(figure: int) -> str:
    return f"You have no {FIGURE_NAMES[figure]} in your ready room."


class FinishTurn(Step[State]):
    """Lasting events (rules 5.2) and the station's tile (rules 3.4) where the ship is now; then the central board is
    filled up."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State, t: Telling) -> None:
        s.stack[-1] = REFILL_OFFER
        station = s.station_at[s.ships[self.seat].at]
        if station == NONE:
            return
        if s.station_tiles[station] == AT_STATION:
            s.stack.append(UseStation(self.seat, station))
        if s.moved or s.version > 1:  # in version 1 only a ship that had moved this turn met with lasting events
            for number in reversed(s.lasting):
                push(s, self.seat, lasting_effect(number, s.version))


FINISH_TURN: Final = tuple([FinishTurn(seat) for seat in range(4)])


class UseStation(Step[State]):
    """All effects of a station's tile, once per round: it then waits on the round track (rules 3.4)."""

    __slots__ = ("seat", "station")

    def __init__(self, seat: int, station: int) -> None:
        self.seat = seat
        self.station = station

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        # After the last round it does not come back.
        s.station_tiles = replaced(s.station_tiles, self.station, s.round + 1)
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


REFILL_OFFER: Final = RefillOffer()


def refill(s: State, space: int, t: Telling) -> None:
    tech = draw_tech(s, t)
    s.offer = replaced(s.offer, space, tech)
    if tech != NONE and t.aloud:
        t.tell(TechDealt(TECHS[tech].id))
