"""What a search knows about Tiny Epic Galaxies: what a careful player considers, and how a quick one plays on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.guide import Guide
from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies.bot import EXPERT
from readyroom.games.tiny_epic_galaxies.bots.evaluation import galaxy_worth
from readyroom.games.tiny_epic_galaxies.bots.greedy import Greedy
from readyroom.games.tiny_epic_galaxies.bots.planner import GREAT, Planner
from readyroom.games.tiny_epic_galaxies.state import State

MOST: Final = 5
"""How many actions are considered."""


class GalaxiesGuide(Guide):
    scale: ClassVar[float] = 4.0
    doubt: ClassVar[float] = 2.5

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        super().__init__(game)
        self.careful = Planner(EXPERT, GREAT)
        self.quick = Greedy(EXPERT)

    def promising(self, state: State, seat: int, legal: Sequence[Action], chance: Chance) -> list[Action]:
        return self.careful.ranked(state, seat, list(legal), chance)[:MOST]

    def usual(self, state: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return self.quick.choose(state, seat, list(legal), chance)

    def prospects(self, state: State) -> tuple[float, ...]:
        return tuple(galaxy_worth(state, seat, EXPERT) for seat in range(state.seats))

    def stretches(self, state: State) -> int:
        return state.seats

    def stretch_of(self, state: State) -> int:
        return 8 * state.round + state.active
