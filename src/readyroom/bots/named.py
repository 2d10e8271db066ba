"""Bots by name: a game's own levels; ``expert``, the search, and ``random``, for every game; and plug-ins."""

from __future__ import annotations

import re
from typing import Any, Final

from readyroom.bots import plugins
from readyroom.bots.parallel import ParallelSearch
from readyroom.bots.plugins import Player, Seen, UnknownBot
from readyroom.bots.search import ONE_SECOND, Budget, SearchBot
from readyroom.core.chance import Chance
from readyroom.core.game import Bot, Game
from readyroom.core.match import Match
from readyroom.core.struct import Action

RANDOM: Final = "random"
EXPERT: Final = "expert"
_EXPERT: Final = re.compile(
    r"expert(?:/(?:(?P<tries>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(?:\.\d+)?)s))?(?:/(?P<jobs>[1-9]\d{0,2}))?"
)


class RandomBot:
    """Any legal action, all equally likely."""

    def choose(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> Action:
        return legal[chance.below(len(legal))]


def levels(game: Game) -> tuple[str, ...]:
    """The names of this game's bots, weakest first, without plug-ins and ``random``."""
    return tuple(dict.fromkeys((*game.levels, EXPERT, *plugins.served(game), RANDOM)))


def bot(game: Game, name: str) -> Bot | Player:
    """The bot of that name. ``expert`` thinks for a second; ``expert/0.2s`` for a fifth of one; ``expert/200`` makes
    200 tries, however long that takes; ``expert/1s/4`` thinks in four processes."""
    if name == RANDOM:  # the same in every game: the fallback when another bot fails
        return RandomBot()
    if name in game.levels:
        return game.bot(name)
    told = _EXPERT.fullmatch(name)
    if told is not None:
        budget = budget_of(told["tries"], told["seconds"])
        return ParallelSearch(game, budget, int(told["jobs"])) if told["jobs"] else SearchBot(game, budget)
    if ":" in name or name in plugins.served(game):
        return plugins.made(name, game)
    if name.startswith(f"{EXPERT}/"):
        how = "`expert`, `expert/0.2s` (seconds per move) or `expert/200` (tries)"
        raise UnknownBot(f"There is no bot {name!r}. An expert is named {how}.")
    raise UnknownBot(f"{game.title} has no bot called {name!r}. Its bots are: {', '.join(levels(game))}.")


def budget_of(tries: str | None, seconds: str | None) -> Budget:
    if tries:
        return Budget(tries=int(tries))
    return Budget(ONE_SECOND.tries, max(0.01, float(seconds))) if seconds else ONE_SECOND


def decide(match: Match, seat: int, player: Bot | Player, chance: Chance) -> Action | None:
    """What a bot does; None if it waits until something happens. It gets its seat's view, or an imagined state with
    everything hidden from its seat dealt again."""
    if isinstance(player, Player):
        return player.decide(Seen(match, seat, chance))
    legal = match.legal(seat)
    if isinstance(player, RandomBot):
        return player.choose(None, seat, legal, chance)
    imagined = match.state.clone()
    match.game.imagine(imagined, seat, chance)
    return player.choose(imagined, seat, legal, chance)
