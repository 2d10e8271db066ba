"""The game's own players: easy, normal and hard."""

from __future__ import annotations

from typing import Final

from readyroom.core.game import Bot
from readyroom.games.tiny_epic_galaxies.bots.greedy import Greedy
from readyroom.games.tiny_epic_galaxies.bots.insight import Insight

EASY: Final = Insight(rivals=0.0, contests=False, missions=0.3, saving=0.0, die=0.1, ship=0.05)
NORMAL: Final = Insight()

LEVELS: Final = ("easy", "normal", "hard")


def bot(level: str) -> Bot:
    """The player of a level."""
    if level == "easy":
        return Greedy(EASY, 1.5)
    if level == "normal":
        return Greedy(NORMAL, 0.0)
    if level == "hard":
        return Greedy(NORMAL, 0.0)
    raise LookupError(f"Tiny Epic Galaxies has no bot called {level!r}. Its bots are: {', '.join(LEVELS)}.")
