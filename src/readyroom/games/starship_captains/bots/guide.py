"""What a search knows about Starship Captains: which actions an expert captain considers, what a position promises, and
how a quick captain plays on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.guide import Guide
from readyroom.core.struct import Action
from readyroom.games.starship_captains.bot import EXPERT
from readyroom.games.starship_captains.bots.captain import Captain
from readyroom.games.starship_captains.state import State

QUICK: Final = replace(EXPERT, ahead=0, thrift=3.0)
MOST: Final = 6
"""How many actions are considered."""


class CaptainsGuide(Guide):
    scale: ClassVar[float] = 10.0
    doubt: ClassVar[float] = 2.0

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        super().__init__(game)
        self.careful = Captain(EXPERT)
        self.quick = Captain(QUICK)

    def promising(self, state: State, seat: int, legal: Sequence[Action], chance: Chance) -> list[Action]:
        return self.careful.ranked(state, seat, list(legal))[:MOST]

    def usual(self, state: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return self.quick.choose(state, seat, list(legal), chance)

    def prospects(self, state: State) -> tuple[float, ...]:
        """What a careful captain expects, without the others' turns and without luck: the search plays those."""
        return tuple(self.careful.outlook(state, seat) for seat in range(state.seats))

    def stretches(self, state: State) -> int:
        """Until the captain's next turn."""
        return state.seats

    def stretch_of(self, state: State) -> int:
        return 8 * state.round + state.active
