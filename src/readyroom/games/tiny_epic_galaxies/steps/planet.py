"""Doing a planet's action (A8, A11): on landing, as a colony, or because another card points at it.

What each planet does is in the modules ``planet_*``; ``planet_table`` says which serves which.
"""

from __future__ import annotations

from readyroom.core.steps import Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import UsePilot, UsePlanet
from readyroom.games.tiny_epic_galaxies.cards.pilots import ABILITY, PILOTS, REPEATS_LANDING
from readyroom.games.tiny_epic_galaxies.cards.planets import ONCE, OWN_TURN, PLANETS
from readyroom.games.tiny_epic_galaxies.events import PilotUsed, PlanetUsed
from readyroom.games.tiny_epic_galaxies.interned import SKIP, USE_PILOT, USE_PLANET
from readyroom.games.tiny_epic_galaxies.state import SURFACE, State
from readyroom.games.tiny_epic_galaxies.steps.ask import AskAboutShip
from readyroom.games.tiny_epic_galaxies.steps.resources import pay


def can_do(s: State, seat: int, planet: int, chain: int) -> bool:
    """Whether a seat may do a planet's action now: within its limits, and if it would do anything at all."""
    if OWN_TURN[planet] and seat != s.active:
        return False
    if ONCE[planet] and s.galaxies[seat].used_planets >> planet & 1:
        return False
    if chain >> planet & 1:
        return False
    return s.planet_actions[planet].possible(s, seat, chain | 1 << planet)


def why_not(s: State, seat: int, planet: int) -> str:
    """Why a planet's action cannot be done."""
    name = PLANETS[planet].name
    if OWN_TURN[planet] and seat != s.active:
        return f"{name} works only on your own turn."
    if ONCE[planet] and s.galaxies[seat].used_planets >> planet & 1:
        return f"You have already used {name} this turn."
    if chain_of(s, seat) >> planet & 1:
        return f"{name} is already in use and cannot use itself."
    return f"{name} would do nothing for you now."


def chain_of(s: State, seat: int) -> int:
    """The planets whose actions this seat is in the middle of, as a bit set."""
    chain = 0
    for step in s.stack:
        if isinstance(step, Doing) and step.seat == seat:
            chain |= 1 << step.planet
    return chain


class Doing(Step[State]):
    """Lies under the steps of a planet's action while they are resolved."""

    __slots__ = ("planet", "seat")

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet = planet


def do_planet(s: State, seat: int, planet: int, t: Telling) -> None:
    """Starts a planet's action."""
    if ONCE[planet]:
        s.galaxies[seat].used_planets |= 1 << planet
    if t.aloud:
        t.tell(PlanetUsed(seat, PLANETS[planet].id))
    s.stack.append(Doing(seat, planet))
    s.planet_actions[planet].start(s, seat, t)


class Landing(AskAboutShip):
    """A ship has landed (A8): its planet's action may be done once."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        if can_do(s, self.seat, self.planet, chain_of(s, self.seat)):
            return [USE_PLANET[self.planet], SKIP]
        return []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, UsePlanet):
            if ABILITY[s.galaxies[seat].ships[self.ship].pilot] == REPEATS_LANDING:
                s.stack.append(LandingAgain(seat, self.ship, self.planet))
            do_planet(s, seat, self.planet, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"You land on {PLANETS[self.planet].name}. Use its action?"

    def doing(self, s: State) -> str:
        return f"landing:{PLANETS[self.planet].id}"


class LandingAgain(AskAboutShip):
    """Attache Bellamy: pay to do the action of the planet landed on once more."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        g = s.galaxies[self.seat]
        ship = g.ships[self.ship]
        there = ship.where == SURFACE and ship.at == self.planet
        if not there or ABILITY[ship.pilot] != REPEATS_LANDING or g.used_pilots >> ship.pilot & 1:
            return []
        price = PILOTS[ship.pilot].costs_culture
        if g.culture < price:
            return []
        g.culture -= price
        possible = can_do(s, self.seat, self.planet, chain_of(s, self.seat))
        g.culture += price
        return [USE_PILOT[ship.pilot], SKIP] if possible else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, UsePilot):
            use_pilot(s, seat, s.galaxies[seat].ships[self.ship].pilot, t)
            do_planet(s, seat, self.planet, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"Pay 1 culture to use {PLANETS[self.planet].name}'s action again?"

    def doing(self, s: State) -> str:
        return f"landing:{PLANETS[self.planet].id}"


def use_pilot(s: State, seat: int, pilot: int, t: Telling) -> None:
    """Pays for a pilot's ability and marks it used."""
    card = PILOTS[pilot]
    if t.aloud:
        t.tell(PilotUsed(seat, card.id))
    if card.once:
        s.galaxies[seat].used_pilots |= 1 << pilot
    pay(s, seat, card.costs_energy, card.costs_culture, t)
