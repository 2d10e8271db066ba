"""Bots by name: a game's own levels, and ``random``, which every game has."""

from __future__ import annotations

from typing import Any

from readyroom.core.chance import Chance
from readyroom.core.game import Bot, Game
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.extras.commands import Misuse

RANDOM = "random"


class RandomBot:
    """Any legal action, each as likely as the other."""

    def choose(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> Action:
        return legal[chance.below(len(legal))]


def levels(game: Game) -> tuple[str, ...]:
    """The names a bot of this game can go by."""
    return (*game.levels, *(() if RANDOM in game.levels else (RANDOM,)))


def seat_bots(game: Game, names: list[str], count: int) -> list[str]:
    """A bot's name for each of ``count`` seats: those given, over and over; by default the game's middle level."""
    for name in names:
        if name not in levels(game):
            raise Misuse(f"{game.title} has no bot called {name!r}. Its bots are: {', '.join(levels(game))}.")
    if len(names) > count:
        raise Misuse(f"There are {len(names)} bots for {count} seats.")
    given = names or [game.levels[len(game.levels) // 2] if game.levels else RANDOM]
    return [given[seat % len(given)] for seat in range(count)]


def bot(game: Game, name: str) -> Bot:
    return game.bot(name) if name in game.levels else RandomBot()


def decide(match: Match, seat: int, player: Bot, chance: Chance) -> Action | None:
    """What a bot does; None if it waits until something happens. It sees an imagined state, in which everything hidden
    from its seat has been dealt again."""
    legal = match.legal(seat)
    if isinstance(player, RandomBot):
        return player.choose(None, seat, legal, chance)
    imagined = match.state.clone()
    match.game.imagine(imagined, seat, chance)
    return player.choose(imagined, seat, legal, chance)
