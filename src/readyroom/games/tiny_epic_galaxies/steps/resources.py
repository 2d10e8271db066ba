"""Energy and culture (A3): each runs from 0 to 7, and what is gained beyond is lost."""

from __future__ import annotations

from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.cards.mats import FULL
from readyroom.games.tiny_epic_galaxies.events import Gained, Lost, Paid, Stole
from readyroom.games.tiny_epic_galaxies.state import Galaxy, State


def gain(s: State, seat: int, energy: int, culture: int, t: Telling) -> None:
    """Gains as much as there is room for."""
    g = s.galaxies[seat]
    energy = min(energy, FULL - g.energy)
    culture = min(culture, FULL - g.culture)
    g.energy += energy
    g.culture += culture
    if t.aloud and (energy or culture):
        t.tell(Gained(seat, energy, culture))


def lose(s: State, seat: int, energy: int, culture: int, t: Telling) -> None:
    """Loses as much as there is."""
    g = s.galaxies[seat]
    energy = min(energy, g.energy)
    culture = min(culture, g.culture)
    g.energy -= energy
    g.culture -= culture
    if t.aloud and (energy or culture):
        t.tell(Lost(seat, energy, culture))


def pay(s: State, seat: int, energy: int, culture: int, t: Telling) -> None:
    """Pays a price that the seat can pay."""
    g = s.galaxies[seat]
    g.energy -= energy
    g.culture -= culture
    if t.aloud and (energy or culture):
        t.tell(Paid(seat, energy, culture))


def steal(s: State, seat: int, victim: int, energy: int, culture: int, t: Telling) -> None:
    """Takes as much as the victim has; what the thief has no room for is lost."""
    loser, winner = s.galaxies[victim], s.galaxies[seat]
    energy = min(energy, loser.energy)
    culture = min(culture, loser.culture)
    loser.energy -= energy
    loser.culture -= culture
    winner.energy = min(FULL, winner.energy + energy)
    winner.culture = min(FULL, winner.culture + culture)
    if t.aloud and (energy or culture):
        t.tell(Stole(seat, victim, energy, culture))


def can_pay(g: Galaxy, energy: int, culture: int) -> bool:
    return g.energy >= energy and g.culture >= culture
