"""A bot for any game: it tries every action in a few imagined worlds that fit what it sees, and picks the one that
puts it furthest ahead. ``readyroom arena cabal --bots examples.bots.one_step:OneStep,random`` shows how good it is."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from readyroom.bots import Seen
from readyroom.core.chance import QuickChance
from readyroom.core.game import Game
from readyroom.core.struct import Action
from readyroom.core.telling import Telling

WORLDS = 3


class OneStep:
    level = "one step"  # what a table calls it

    def __init__(self, game: Game) -> None:
        self.game = game

    def decide(self, seen: Seen) -> Action | None:
        worlds = [seen.imagined() for _ in range(WORLDS)]
        return max(seen.legal, key=lambda action: fmean(self.lead(world, seen.seat, action) for world in worlds))

    def lead(self, world: Any, seat: int, action: Action) -> float:
        after = world.clone()
        self.game.apply(after, seat, action, Telling(QuickChance(1), aloud=False))
        outcome = self.game.outcome(after)
        points = self.game.standing(after) if outcome is None else outcome.scores
        others = [theirs for other, theirs in enumerate(points) if other != seat]
        return points[seat] - (max(others) if others else 0)
