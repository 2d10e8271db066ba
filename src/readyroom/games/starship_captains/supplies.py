"""Drawing and discarding pirates, artifacts, techs and missions. Discards are mixed in again when a deck runs out.

A deck is never changed in place: drawing makes a copy, so that copies of a state can share their decks.
"""

from __future__ import annotations

from readyroom.core.deck import Deck
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.techs import OMEGA, TECHS
from readyroom.games.starship_captains.events import PirateCame, PirateLeft
from readyroom.games.starship_captains.names import NONE, PIRATES, exhaust
from readyroom.games.starship_captains.state import State, replaced


def draw_pirate(s: State, t: Telling) -> int:
    """NONE when all are in play."""
    if len(s.pirate_supply):
        s.pirate_supply = s.pirate_supply.clone()
    else:
        s.pirate_supply = Deck(sorted(s.pirate_discard))
        s.pirate_discard = ()
    return _next(s.pirate_supply, t)


def draw_artifact(s: State, t: Telling) -> int:
    if len(s.artifact_supply):
        s.artifact_supply = s.artifact_supply.clone()
    else:
        s.artifact_supply = Deck(sorted(s.artifact_discard))
        s.artifact_discard = ()
    return _next(s.artifact_supply, t)


def draw_tech(s: State, t: Telling) -> int:
    if len(s.tech_deck):
        s.tech_deck = s.tech_deck.clone()
    else:
        s.tech_deck = Deck(sorted(s.tech_discard))
        s.tech_discard = ()
    return _next(s.tech_deck, t)


def draw_omega(s: State, t: Telling) -> int:
    if len(s.omega_deck):
        s.omega_deck = s.omega_deck.clone()
    else:
        s.omega_deck = Deck(sorted(s.omega_discard))
        s.omega_discard = ()
    return _next(s.omega_deck, t)


def _next(deck: Deck, t: Telling) -> int:
    return deck.draw(t.chance) if len(deck) else NONE


def draw_mission(s: State, t: Telling) -> int:
    if not len(s.mission_deck):
        return NONE
    s.peeked = s.peeked[1:]
    s.mission_deck = s.mission_deck.clone()
    return s.mission_deck.draw(t.chance)


def discard_tech(s: State, tech: int) -> None:
    if TECHS[tech].deck == OMEGA:
        s.omega_discard = (*s.omega_discard, tech)
    else:
        s.tech_discard = (*s.tech_discard, tech)


def discard_artifact(s: State, seat: int, kind: int) -> None:
    ship = s.ships[seat]
    ship.artifacts = replaced(ship.artifacts, kind, ship.artifacts[kind] - 1)
    s.artifact_discard = (*s.artifact_discard, kind)


def discard_pirate(s: State, seat: int) -> None:
    """The oldest one."""
    ship = s.ships[seat]
    s.pirate_discard = (*s.pirate_discard, ship.pirates[0])
    ship.pirates = ship.pirates[1:]


def place_pirate(s: State, pirate: int, route: int, t: Telling) -> None:
    """Puts a pirate on a route; discards it if there is no such route, or if a pirate is already there."""
    if pirate == NONE:
        return
    if route == NONE or s.routes[route] != NONE:
        s.pirate_discard = (*s.pirate_discard, pirate)
        if t.aloud:
            t.tell(PirateLeft(PIRATES[pirate]))
        return
    s.routes = replaced(s.routes, route, pirate)
    if t.aloud:
        t.tell(PirateCame(PIRATES[pirate], *s.galaxy.ends[route]))


def ambush(s: State, place: int, t: Telling) -> None:
    """A pirate on the route of its exhaust's color at this location."""
    pirate = draw_pirate(s, t)
    if pirate != NONE:
        place_pirate(s, pirate, s.galaxy.route_of(place, exhaust(pirate)), t)
