"""Acquiring energy or culture (A9): 1 for each own ship on or around a planet of that kind; at home, energy only."""

from __future__ import annotations

from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.cards.mats import CULTURE, ENERGY
from readyroom.games.tiny_epic_galaxies.cards.pilots import (
    ABILITY,
    CULTURE_AT_HOME,
    ENERGY_IN_UNEXPLORED_SPACE,
    YIELDS_ANYTHING,
    YIELDS_TWO,
)
from readyroom.games.tiny_epic_galaxies.cards.planets import YIELDS
from readyroom.games.tiny_epic_galaxies.state import DANGER, EXPLORE, HOME, LOCKED, Ship, State
from readyroom.games.tiny_epic_galaxies.steps.resources import gain


def acquire(s: State, seat: int, face: int, t: Telling) -> None:
    """Gains what the seat's ships yield."""
    amount = 0
    for ship in s.galaxies[seat].ships:
        amount += ship_yield(ship, face)
    if face == ENERGY:
        gain(s, seat, amount, 0, t)
    else:
        gain(s, seat, 0, amount, t)


def ship_yield(ship: Ship, face: int) -> int:
    """What one ship yields on an acquire die. Ships that are locked or on a danger track (B6) yield nothing."""
    where = ship.where
    if where in (LOCKED, DANGER):
        return 0
    ability = ABILITY[ship.pilot]
    if where == HOME:
        yields = face == ENERGY or ability in (CULTURE_AT_HOME, YIELDS_ANYTHING)
    elif where == EXPLORE:  # B5: Unexplored Space yields culture
        yields = face == CULTURE or ability == ENERGY_IN_UNEXPLORED_SPACE
    else:
        yields = YIELDS[ship.at][face - ENERGY] or ability == YIELDS_ANYTHING
    if not yields:
        return 0
    return 2 if ability == YIELDS_TWO else 1
