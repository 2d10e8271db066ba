"""Galaxy Trucker's part of the expert's search: on the ground, a builder who knows what ships are worth; in flight,
every action worth considering, and how truckers usually fly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from readyroom.core.chance import Chance
from readyroom.core.guide import Guide
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker.bot import CAREFUL, STEADY, on_the_ground
from readyroom.games.galaxy_trucker.bots.builder import choose_building
from readyroom.games.galaxy_trucker.bots.lookahead import different, usually
from readyroom.games.galaxy_trucker.bots.shipwright import build_well
from readyroom.games.galaxy_trucker.state import State

MOST: Final = 8
"""How many actions in flight are weighed."""


class TruckersGuide(Guide):
    scale: ClassVar[float] = 12.0
    doubt: ClassVar[float] = 1.0

    def promising(self, state: State, seat: int, legal: Sequence[Action], chance: Chance) -> list[Action]:
        options = list(legal)
        if on_the_ground(state, seat):
            return [build_well(state, seat, options, chance, CAREFUL[state.level - 1])]
        first = usually(state, seat, options, chance)
        if state.phase == "inspect":
            return [first]
        return [first, *(way for way in different(options) if way != first)][:MOST]

    def usual(self, state: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        options = list(legal)
        if len(options) == 1:
            return options[0]
        if on_the_ground(state, seat):
            return choose_building(state, seat, options, chance, STEADY[state.level - 1])
        return usually(state, seat, options, chance)

    def prospects(self, state: State) -> tuple[float, ...]:
        return tuple(float(trucker.credits) for trucker in state.truckers)

    def stretches(self, state: State) -> int:
        """A search runs to the end of the flight."""
        return 1

    def stretch_of(self, state: State) -> int:
        return state.flight
