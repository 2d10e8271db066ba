"""The game's own players: easy, normal and hard."""

from __future__ import annotations

from typing import Final

from readyroom.core.game import Bot
from readyroom.games.starship_captains.bots.captain import Captain
from readyroom.games.starship_captains.bots.evaluation import Insight

EASY: Final = Insight(missions=0.4, noise=7.0, thrift=2.0)
"""A beginner: flies about, and does what comes to mind."""
NORMAL: Final = Insight(noise=3.0, thrift=3.0)
"""A casual player: makes the most of this turn, more or less, and keeps medals until they clearly pay."""
HARD: Final = Insight(ahead=3)
"""Thinks three own turns ahead."""

EXPERT: Final = Insight(
    ahead=3, missions=0.9, step=0.85, medal=0.5, artifact=1.3, pirate=0.4, android=2.5, commander=1.1, ensign=2.9,
    cadet=1.6, colour=0.9, tech_damage=0.25, room=1.0, one_shot=0.8, ability=0.35,
)  # fmt: skip
"""Knows what crew, artifacts and spaces on tracks are worth in the end. Its weights were found by letting captains with
different weights play each other."""

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
