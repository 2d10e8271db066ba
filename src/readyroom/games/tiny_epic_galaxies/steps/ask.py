"""What all steps share."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core import steps
from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies.interned import shared
from readyroom.games.tiny_epic_galaxies.state import State


class Ask(steps.Ask[State]):
    """A decision of one seat."""

    __slots__ = ()
    topic: ClassVar[str] = ""
    """What is being resolved, in a word or two, for the view; where it changes, see ``doing``."""

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        """Listed actions are shared: finds the shared one by value, then looks for it in the list by identity."""
        meant = shared(action)
        for listed in self.legal(s, seat):
            if listed is meant or (meant is None and listed == action):
                return listed
        return None

    def doing(self, s: State) -> str:
        """What is being resolved, in a word or two, for the view."""
        return self.topic


class AskAmounts(Ask):
    """A decision about an amount of energy and an amount of culture."""

    __slots__ = ("culture", "energy")

    def __init__(self, seat: int, energy: int, culture: int) -> None:
        super().__init__(seat)
        self.energy = energy
        self.culture = culture


class AskAboutShip(Ask):
    """A decision about a ship and the planet where it is."""

    __slots__ = ("planet", "ship")

    def __init__(self, seat: int, ship: int, planet: int) -> None:
        super().__init__(seat)
        self.ship = ship
        self.planet = planet
