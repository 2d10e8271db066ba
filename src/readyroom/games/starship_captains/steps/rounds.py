"""Whose turn is next, Captain Shadow's turns, and the end of a round."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.deck import Deck
from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import events as e
from readyroom.games.starship_captains.cards.boards import CADET_ROUNDS, MEDAL_ROUND, ROUNDS, STATIONS, STAYING
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import (
    COMPLETE_MISSION,
    FIGHT_PIRATE,
    PASSENGERS,
    SHADOW_ACTIONS,
    TAKE_TECH,
)
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER, TECHS
from readyroom.games.starship_captains.interned import SHADOW_FIGHT, SHADOW_MISSION, deed_of
from readyroom.games.starship_captains.names import CADET, FIGURES, NONE, PIRATES
from readyroom.games.starship_captains.state import AT_STATION, State, replaced
from readyroom.games.starship_captains.steps.mission import DealMission
from readyroom.games.starship_captains.steps.resolve import push
from readyroom.games.starship_captains.steps.turn import RefillOffer, begin_turn, refill
from readyroom.games.starship_captains.supplies import discard_tech

OVERTIME_ROSTER: Final = TECH_NUMBER["overtime-roster"]


class NextTurn(Step[State]):
    """Always at the bottom of the stack: the next captain who has not passed, or the end of the round."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        if s.seats == 1:
            self._alone(s, t)
            return
        for i in range(1, s.seats + 1):
            seat = (s.active + i) % s.seats
            if not s.ships[seat].passed:
                begin_turn(s, seat)
                return
        end_round(s, t)

    def _alone(self, s: State, t: Telling) -> None:
        """You and Captain Shadow take turns; the one with turns left goes on alone."""
        passed = s.ships[0].passed
        if len(s.action_deck) and (s.shadow_next or passed):
            s.shadow_next = False
            s.stack.append(ShadowTurn())
        elif not passed:
            s.shadow_next = True
            begin_turn(s, 0)
        else:
            end_round(s, t)


def end_round(s: State, t: Telling) -> None:
    """Queues slide, medals and cadets come, stations are supplied, the marker passes to the left (rules 2.6)."""
    for i in range(s.seats):
        slide_queue(s, (s.first + i) % s.seats, t)
    if s.round == ROUNDS:
        s.over = True
        return
    s.round += 1
    for seat, ship in enumerate(s.ships):
        ship.passed = False
        if s.round == MEDAL_ROUND:
            ship.medals += 1
            if t.aloud:
                t.tell(e.MedalGained(seat, 1))
        if s.round in CADET_ROUNDS:
            ship.ready[CADET] += 1
            if t.aloud:
                t.tell(e.CadetGained(seat))
    supply_stations(s, t)
    s.first = (s.first + 1) % s.seats
    s.active = (s.first - 1) % s.seats
    if s.seats == 1:
        shuffle_actions(s, t)
    if t.aloud:
        t.tell(e.RoundBegan(s.round, s.first))


def slide_queue(s: State, seat: int, t: Telling) -> None:
    """Only the last three stay; with the Overtime Roster, the last two."""
    ship = s.ships[seat]
    going = ship.queue[: max(0, len(ship.queue) - staying(s, seat))]
    ship.queue = ship.queue[len(going) :]
    for figure in going:
        ship.ready[figure] += 1
    if going and t.aloud:
        t.tell(e.QueueSlid(seat, tuple([FIGURES[figure] for figure in going])))


def staying(s: State, seat: int) -> int:
    """How many figures stay in a captain's queue when the round ends."""
    return STAYING - 1 if s.has(seat, OVERTIME_ROSTER) else STAYING


def supply_stations(s: State, t: Telling) -> None:
    """A tile goes back to its station, unless a captain's ship is there: then it waits for the next round."""
    for station, waits in enumerate(s.station_tiles):
        if waits == AT_STATION or waits > s.round:
            continue
        place = s.station_at.index(station)
        shadow_counts = s.version == 1 and s.shadow_at == place  # it is no player's ship
        if s.ships_at(place) or shadow_counts:
            s.station_tiles = replaced(s.station_tiles, station, s.round + 1)
            if t.aloud:
                t.tell(e.StationWaits(STATIONS[station].id, s.round + 1))
        else:
            s.station_tiles = replaced(s.station_tiles, station, AT_STATION)
            if t.aloud:
                t.tell(e.StationReturned(STATIONS[station].id))


def shuffle_actions(s: State, t: Telling) -> None:
    """The cards of the last round and the new one make this round's deck."""
    coming = list(s.coming_actions)
    s.action_deck = Deck(sorted([*s.drawn_actions, t.chance.take(coming)]))
    s.coming_actions = tuple(coming)
    s.drawn_actions = ()
    s.shadow_next = False


class ShadowTurn(Step[State]):
    """Captain Shadow does what the next action card says (rules 6.2). The card lies over the next space of the tech
    board."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        if s.version > 1:  # in version 1 your shield held on, and a tech you took now was not replaced before your turn
            s.shielded = s.decoyed = 0
            s.stack.append(RefillOffer())
        s.action_deck = s.action_deck.clone()
        action = s.action_deck.draw(t.chance)
        s.drawn_actions = (*s.drawn_actions, action)
        if t.aloud:
            t.tell(e.ShadowActed(SHADOW_ACTIONS[action]))
        if action == TAKE_TECH:
            self._take_tech(s, len(s.drawn_actions) - 1, t)
        elif action == COMPLETE_MISSION:
            s.stack.append(ChooseShadowMission(0))
        elif action == FIGHT_PIRATE:
            s.stack.append(ChooseShadowFight(0))
        else:
            passenger = PASSENGERS[s.passenger]
            if passenger.effect:
                if t.aloud:
                    t.tell(e.PassengerActed(passenger.id))
                push(s, 0, passenger.effect)

    def _take_tech(self, s: State, space: int, t: Telling) -> None:
        s.shadow_at = s.ships[0].at
        if t.aloud:
            t.tell(e.ShadowMoved(s.galaxy.locations[s.shadow_at].id))
        tech = s.offer[space]
        if tech != NONE:
            discard_tech(s, tech)
            if t.aloud:
                t.tell(e.ShadowTook(TECHS[tech].id))
        refill(s, space, t)


class ChooseShadowMission(Ask[State]):
    """A mission one move away from Captain Shadow, never the one at your planet."""

    __slots__ = ()
    question: ClassVar[str] = "Which mission does Captain Shadow complete?"

    def options(self, s: State) -> list[Action]:
        yours = s.ships[0].at
        return [
            SHADOW_MISSION[s.side][place]
            for _, place in s.galaxy.around[s.shadow_at]
            if s.missions_at[place] != NONE and place != yours
        ]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        place = deed_of(action).place(s.side)
        s.shadow_at = place
        mission = s.missions_at[place]
        s.missions_at = replaced(s.missions_at, place, NONE)
        s.mission_box = (*s.mission_box, mission)
        if t.aloud:
            t.tell(e.ShadowCompleted(MISSIONS[mission].id, s.galaxy.locations[place].id))
        s.stack.append(DealMission(place))


class ChooseShadowFight(Ask[State]):
    """A pirate on a route at Captain Shadow's location."""

    __slots__ = ()
    question: ClassVar[str] = "Which pirate does Captain Shadow fight?"

    def options(self, s: State) -> list[Action]:
        around = s.galaxy.around[s.shadow_at]
        return [SHADOW_FIGHT[s.side][to] for route, to in around if s.routes[route] != NONE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        route = s.galaxy.route_to(s.shadow_at, deed_of(action).place(s.side))
        pirate = s.routes[route]
        s.pirate_discard = (*s.pirate_discard, pirate)
        if t.aloud:
            t.tell(e.ShadowFought(PIRATES[pirate]))
        s.routes = replaced(s.routes, route, NONE)
