"""The game's built-in bots: easy, normal and hard."""

from __future__ import annotations

from typing import Final

from readyroom.core.game import Bot
from readyroom.games.space_alert.bots.crew_bot import CrewBot
from readyroom.games.space_alert.bots.level import Level

EASY: Final = Level("easy", joint=400, fit=150, mend=0, rounds=0, fortunes=0)
NORMAL: Final = Level("normal", joint=2_200, fit=500, mend=900, rounds=2, fortunes=2)
HARD: Final = Level("hard", joint=5_000, fit=1_200, mend=2_500, rounds=4, fortunes=2)

LEVELS: Final = {level.name: level for level in (EASY, NORMAL, HARD)}


def bot(level: str) -> Bot:
    """The bot of a level."""
    if level not in LEVELS:
        raise LookupError(f"Space Alert has no bot called {level!r}. Its bots are: {', '.join(LEVELS)}.")
    return CrewBot(LEVELS[level])
