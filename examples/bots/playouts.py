"""A bot for any game: it tries every action in a few imagined worlds that fit what it
sees, plays each on at random for a while, and picks the one that ends up furthest ahead.
``readyroom arena starship-captains --bots examples.bots.playouts:Playouts,random``"""

from __future__ import annotations

from statistics import fmean
from typing import Any

from readyroom.bots import Seen
from readyroom.core.chance import QuickChance
from readyroom.core.game import Game
from readyroom.core.playout import playout
from readyroom.core.struct import Action
from readyroom.core.telling import Telling

WORLDS = 4
ACTIONS = 50


class Playouts:
    level = "playouts"  # what a table calls it

    def __init__(self, game: Game) -> None:
        self.game = game

    def decide(self, seen: Seen) -> Action | None:
        worlds = [seen.imagined() for _ in range(WORLDS)]

        def worth(action: Action) -> float:
            return fmean(self.lead(world, seen.seat, action) for world in worlds)

        return max(seen.legal, key=worth)

    def lead(self, world: Any, seat: int, action: Action) -> float:
        after, luck = world.clone(), QuickChance(1)  # the same luck for every action
        self.game.apply(after, seat, action, Telling(luck, aloud=False))
        playout(self.game, after, luck, ACTIONS)
        outcome = self.game.outcome(after)
        points = self.game.standing(after) if outcome is None else outcome.scores
        others = [theirs for other, theirs in enumerate(points) if other != seat]
        return points[seat] - (max(others) if others else 0)
