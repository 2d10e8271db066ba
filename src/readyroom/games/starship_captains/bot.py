"""The game's own players: easy, normal and hard."""

from __future__ import annotations

from typing import Final

from readyroom.core.game import Bot
from readyroom.games.starship_captains.bots.captain import Captain
from readyroom.games.starship_captains.bots.judging import Insight

EASY: Final = Insight(missions=0.4, noise=7.0, thrift=2.0)
"""A beginner: flies about, and does what comes to mind."""
NORMAL: Final = Insight(noise=3.0, thrift=3.0)
"""A casual player: makes the most of this turn, more or less, and keeps medals until they clearly pay."""
HARD: Final = Insight(ahead=3)
"""Thinks three own turns ahead."""

LEVELS: Final = ("easy", "normal", "hard")


def bot(level: str) -> Bot:
    """The player of a level."""
    if level == "easy":
        return Captain(EASY)
    if level == "normal":
        return Captain(NORMAL)
    if level == "hard":
        return Captain(HARD)
    raise LookupError(f"Starship Captains has no bot called {level!r}. Its bots are: {', '.join(LEVELS)}.")
