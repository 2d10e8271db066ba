"""The bots named on a command line."""

from __future__ import annotations

from collections.abc import Sequence

from readyroom.bots.named import RANDOM, bot
from readyroom.bots.plugins import UnknownBot
from readyroom.cli.arguments import find_here
from readyroom.core.english import count as counted
from readyroom.core.game import Game
from readyroom.extras.commands import Misuse


def checked(game: Game, names: Sequence[str]) -> None:
    """Raises Misuse for a name that is no bot of this game."""
    find_here(names)
    for name in names:
        try:
            bot(game, name)
        except UnknownBot as unknown:
            raise Misuse(str(unknown)) from None


def seat_bots(game: Game, names: list[str], count: int) -> list[str]:
    """A bot's name for each of ``count`` seats: the given ones in rotation; by default the game's middle level."""
    checked(game, names)
    if len(names) > count:
        raise Misuse(f"You named {len(names)} bots for {counted(count, 'seat')}. Name at most one for each seat.")
    given = names or [game.levels[len(game.levels) // 2] if game.levels else RANDOM]
    return [given[seat % len(given)] for seat in range(count)]
