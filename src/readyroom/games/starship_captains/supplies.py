"""Drawing and discarding pirates, artifacts, techs and missions. What was discarded is mixed again when needed."""

from __future__ import annotations

from readyroom.core.deck import Deck
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.techs import OMEGA, TECHS
from readyroom.games.starship_captains.events import PirateCame, PirateLeft
from readyroom.games.starship_captains.names import PIRATES, exhaust
from readyroom.games.starship_captains.state import NONE, State


def _draw(deck: Deck, discard: list[int], t: Telling) -> int:
    """The next one; the discard is mixed first when nothing is left. NONE when both are empty."""
    if not len(deck):
        deck.pool = sorted(discard)
        discard.clear()
    return deck.draw(t.chance) if len(deck) else NONE


def draw_pirate(s: State, t: Telling) -> int:
    return _draw(s.pirate_supply, s.pirate_discard, t)


def draw_artifact(s: State, t: Telling) -> int:
    return _draw(s.artifact_supply, s.artifact_discard, t)


def draw_tech(s: State, t: Telling) -> int:
    return _draw(s.tech_deck, s.tech_discard, t)


def draw_omega(s: State, t: Telling) -> int:
    return _draw(s.omega_deck, s.omega_discard, t)


def draw_mission(s: State, t: Telling) -> int:
    if not len(s.mission_deck):
        return NONE
    if s.peeked:
        s.peeked.pop(0)
    return s.mission_deck.draw(t.chance)


def discard_tech(s: State, tech: int) -> None:
    (s.omega_discard if TECHS[tech].deck == OMEGA else s.tech_discard).append(tech)


def place_pirate(s: State, pirate: int, route: int, t: Telling) -> None:
    """Onto a route, or away when there is none, or a pirate already."""
    if pirate == NONE:
        return
    if route == NONE or s.routes[route] != NONE:
        s.pirate_discard.append(pirate)
        if t.aloud:
            t.tell(PirateLeft(PIRATES[pirate]))
        return
    s.routes[route] = pirate
    ends = s.galaxy.routes[route]
    if t.aloud:
        t.tell(PirateCame(PIRATES[pirate], s.galaxy.locations[ends.a].id, s.galaxy.locations[ends.b].id))


def ambush(s: State, place: int, t: Telling) -> None:
    """A pirate on the route of its exhaust's colour at this location."""
    pirate = draw_pirate(s, t)
    if pirate != NONE:
        place_pirate(s, pirate, s.galaxy.route_of(place, exhaust(pirate)), t)
