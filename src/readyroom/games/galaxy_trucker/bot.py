"""The game's bots: easy, normal and hard."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.game import Bot
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.bots.builder import Habits, choose_building, choose_correction
from readyroom.games.galaxy_trucker.bots.lookahead import fly_well
from readyroom.games.galaxy_trucker.bots.pilot import choose_flying
from readyroom.games.galaxy_trucker.bots.shipwright import build_well
from readyroom.games.galaxy_trucker.bots.weights import EXPERT
from readyroom.games.galaxy_trucker.state import State

LEVELS: Final[tuple[str, ...]] = ("easy", "normal", "hard")
BEATS: Final = {"easy": 2.4, "normal": 1.6, "hard": 1.1, "expert": 0.9}
"""Seconds a bot takes per building action against the hourglass, so that none is quicker than a human hand."""

HASTY: Final = Habits(good=-4.0, glance=2, full=0.45, slips=0.9, payloads=1, patience=24)
STEADY: Final[tuple[Habits, ...]] = (
    Habits(good=1.8, glance=6, full=0.85, slips=0.16, payloads=3, patience=30),
    Habits(good=3.0, glance=10, full=0.95, slips=0.06, payloads=3, patience=40),
    Habits(good=3.0, glance=10, full=0.95, slips=0.06, payloads=3, patience=40),
)
"""Habits by the flight's level: longer flights need more care."""
CAREFUL: Final[tuple[Habits, ...]] = tuple([habits.weighing(EXPERT) for habits in STEADY])
"""The same habits with the expert's weights."""


class Easy:
    """A beginner: takes whatever fits, puts it in the first free spot it sees, and launches a small ship."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        if on_the_ground(state, seat):
            return choose_building(state, seat, legal, chance, HASTY)
        if state.phase == "inspect":
            return choose_correction(state.ship(seat), legal)
        if interned.DECLARE in legal:
            return interned.DECLARE  # forgets the batteries
        return choose_flying(state, seat, legal, chance)


class Normal:
    """Builds a sound ship tile by tile and flies it sensibly."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        if on_the_ground(state, seat):
            return choose_building(state, seat, legal, chance, STEADY[state.level - 1])
        if state.phase == "inspect":
            return choose_correction(state.ship(seat), legal)
        return choose_flying(state, seat, legal, chance)


class Hard:
    """Weighs the whole ship with each tile, and looks ahead before each decision in flight."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        if on_the_ground(state, seat):
            return build_well(state, seat, legal, chance, STEADY[state.level - 1])
        if state.phase == "inspect":
            return choose_correction(state.ship(seat), legal)
        return fly_well(state, seat, legal, chance)


def on_the_ground(state: State, seat: int) -> bool:
    """Whether the seat is choosing a mission, building, or at the inspection with a tile still in hand."""
    if state.phase == "inspect":
        return state.truckers[seat].hand >= 0
    return state.phase in ("mission", "ready", "build")


def bot(level: str) -> Bot:
    if level == "easy":
        return Easy()
    if level == "normal":
        return Normal()
    if level == "hard":
        return Hard()
    raise LookupError(f"Galaxy Trucker has no bot called {level!r}; it has {', '.join(LEVELS)}.")
