"""The game's own players: easy, normal and hard."""

from __future__ import annotations

from typing import Final

from readyroom.core.game import Bot
from readyroom.games.tiny_epic_galaxies.bots.greedy import Greedy
from readyroom.games.tiny_epic_galaxies.bots.insight import Insight
from readyroom.games.tiny_epic_galaxies.bots.planner import Planner

EASY: Final = Insight(
    rivals=False, contests=False, missions=0.3, saving=0.0, die=0.08, ship=0.05, badges=0.0, noise=4.0, converts=False
)
"""A beginner: sees its own mat, likes whatever it sees first, and forgets the converter."""

NORMAL: Final = Insight(contests=False, missions=0.5, badges=0.1, noise=1.3)
"""A casual player: uses each die well, but does not plan ahead, and overlooks things."""

HARD: Final = Insight()

EXPERT: Final = Insight(theirs=0.75, pace=2.1, culture=1.5, saving=0.3, missions=0.85)
"""Looks at its own galaxy first; found by letting players with other weights play each other."""

LEVELS: Final = ("easy", "normal", "hard")


def bot(level: str) -> Bot:
    """The player of a level."""
    if level == "easy":
        return Greedy(EASY)
    if level == "normal":
        return Greedy(NORMAL)
    if level == "hard":
        return Planner(HARD)
    raise LookupError(f"Tiny Epic Galaxies has no bot called {level!r}. Its bots are: {', '.join(LEVELS)}.")
