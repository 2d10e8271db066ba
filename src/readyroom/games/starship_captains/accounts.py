"""Which missions, techs, events and passengers there are to count, and what became of them in a match."""

from __future__ import annotations

from typing import Final

from readyroom.core.account import Account, Balance, Component
from readyroom.core.match import Match
from readyroom.games.starship_captains.cards.epilogue import LEAST, MOST
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import ABILITY, ONE_SHOT, ROOM, SCORES, TECHS
from readyroom.games.starship_captains.events import EventHappened, Installed, MissionDealt, TechDealt, TechsDrawn
from readyroom.games.starship_captains.names import NONE
from readyroom.games.starship_captains.state import State

PEERS: Final = {ROOM: "rooms", ONE_SHOT: "one-shots", ABILITY: "abilities", SCORES: "omega techs"}


def components() -> tuple[Component, ...]:
    """The cards of the newest rules. Peers are missions with as many lines, techs of the same kind, events of the same
    game."""
    found = (
        *(Component(one.id, one.name, "mission", f"missions of {len(one.lines)} lines") for one in MISSIONS),
        *(Component(one.id, one.name, "tech", PEERS[one.kind]) for one in TECHS),
        *(Component(one.id, one.name, "event", "solo events" if one.solo else "events") for one in EVENT_CARDS),
        *(Component(one.id, one.name, "passenger", "passengers") for one in PASSENGERS),
    )
    left = {one.id for table in (MISSIONS, TECHS, EVENT_CARDS, PASSENGERS) for one in table if one.until}
    return tuple(one for one in found if one.id not in left)


def account(match: Match) -> Account:
    """A mission is on offer when it lies on the map, and taken when it is completed; a tech when it lies on the central
    board or was drawn, and taken when it was put into a slot; an event when it lies at its track, and taken, by all,
    when it happens; a passenger by being there."""
    start: State = match.at(0).state
    end: State = match.state
    everybody = tuple(range(match.seats))
    takers: dict[str, set[int]] = {}
    for mission in start.missions_at:
        if mission != NONE:
            takers[MISSIONS[mission].id] = set()
    for tech in start.offer:
        takers[TECHS[tech].id] = set()
    for card in start.event_cards:
        takers[EVENT_CARDS[card].id] = set()
    for _, event in match.events(None):
        if isinstance(event, MissionDealt):
            takers[event.mission] = set()
        elif isinstance(event, TechDealt):
            takers.setdefault(event.tech, set())
        elif isinstance(event, TechsDrawn):
            for drawn in event.techs:
                takers.setdefault(drawn, set())
        elif isinstance(event, Installed):
            takers[event.tech].add(event.seat)
        elif isinstance(event, EventHappened):
            takers[event.event].update(everybody)
    for seat, ship in enumerate(end.ships):
        for mission in ship.missions:
            takers[MISSIONS[mission].id].add(seat)
    if end.passenger != NONE:
        takers[PASSENGERS[end.passenger].id] = {0}
    order = tuple((start.first + i) % match.seats for i in range(match.seats))
    return Account({id: tuple(sorted(seats)) for id, seats in takers.items()}, order)


BALANCE: Final = Balance(components(), account, (LEAST, MOST))
