"""The game's own player."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.game import Bot
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker.bots.builder import choose_building, choose_correction
from readyroom.games.galaxy_trucker.bots.pilot import choose_flying
from readyroom.games.galaxy_trucker.state import State

LEVELS: Final[tuple[str, ...]] = ("normal",)


class Normal:
    """Builds a sound ship tile by tile, and flies it sensibly."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        if state.phase in ("mission", "ready", "build"):
            return choose_building(state, seat, legal, chance)
        if state.phase == "inspect":
            if state.truckers[seat].hand >= 0:
                return choose_building(state, seat, legal, chance)
            return choose_correction(state.ship(seat), legal)
        return choose_flying(state, seat, legal, chance)


def bot(level: str) -> Bot:
    if level not in LEVELS:
        raise LookupError(f"Galaxy Trucker has no bot called {level!r}; it has {', '.join(LEVELS)}.")
    return Normal()
