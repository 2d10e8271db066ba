"""Information-set Monte Carlo tree search, for any game.

Each try deals again what the seat cannot know (``game.imagine``), walks down one tree that all tries share, adds a
node, plays on at random for a while, and remembers how well each seat did. The tree holds actions, not states, so one
tree serves all the hands the others may hold; an action is judged by how often it was there to be chosen.

It knows nothing about any game, so a game's own bots are stronger where there are some. It thinks in a number of tries,
never in time: the same state and the same luck give the same answer on every machine.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.struct import Action, Outcome, Points
from readyroom.core.telling import Telling

CURIOSITY = 0.7
"""How much an action that was tried little is preferred to one that did well."""


class Node:
    """An action of one seat, after those above it: how often it was there, how often tried, and what it earned."""

    __slots__ = ("children", "earned", "seat", "there", "tried")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.there = 0
        self.tried = 0
        self.earned = 0.0
        self.children: dict[tuple[int, Action], Node] = {}


class SearchBot:
    """``tries`` imagined matches, each followed for at most ``depth`` actions beyond the tree."""

    def __init__(self, game: Game, tries: int = 200, depth: int = 60) -> None:
        self.game = game
        self.tries = tries
        self.depth = depth

    def choose(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        luck = Chance("search", chance.below(1 << 32))
        root = Node(-1)
        for _ in range(self.tries):
            self._try(root, state, seat, luck)
        known = [(node.tried, action) for (who, action), node in root.children.items() if who == seat]
        most = max(tried for tried, _ in known)
        return next(action for tried, action in known if tried == most)

    def _try(self, root: Node, state: Any, seat: int, luck: Chance) -> None:
        game = self.game
        s = state.clone()
        game.imagine(s, seat, luck)
        line = _Line(game, s, seat, luck)
        node, path, grown = root, [root], False
        while not grown and line.to_act():
            who = line.who
            legal = game.legal(s, who)
            fresh = _meet(node, who, legal)
            action = fresh[luck.below(len(fresh))] if fresh else _pick(node, who, legal)
            grown = bool(fresh)
            node = node.children.setdefault((who, action), Node(who))
            node.there += grown
            path.append(node)
            line.act(action)
        for _ in range(self.depth):
            if not line.to_act():
                break
            legal = game.legal(s, line.who)
            line.act(legal[luck.below(len(legal))])
        shares = worth(game.outcome(s), game.standing(s))
        for node in path:
            node.tried += 1
            if node.seat >= 0 and shares:
                node.earned += shares[node.seat]


class _Line:
    """A match imagined further: seats that act at once are asked in turn, and the clock ticks when all have acted."""

    __slots__ = ("acted", "begun", "game", "s", "t", "who")

    def __init__(self, game: Game, s: Any, seat: int, luck: Chance) -> None:
        self.game = game
        self.s = s
        self.t = Telling(luck, now=game.deadline(s) or 0, aloud=False)
        self.who = seat
        self.begun = False
        self.acted = {seat}
        """Who has acted since the clock last moved."""

    def to_act(self) -> bool:
        """Whether the match goes on; ``who`` is then asked, and the seat that thinks before all others."""
        game, s = self.game, self.s
        if not self.begun:
            self.begun = True
            return True
        while game.outcome(s) is None:
            asked = game.to_act(s)
            due = game.deadline(s)
            if due is None:
                self.who = asked[0]
                return True
            for seat in asked:
                if seat not in self.acted:
                    self.acted.add(seat)
                    self.who = seat
                    return True
            self.t.now = due
            self.acted.clear()
            game.tick(s, self.t)
        return False

    def act(self, action: Action) -> None:
        self.game.apply(self.s, self.who, action, self.t)


def _meet(node: Node, who: int, legal: list[Action]) -> list[Action]:
    """Notes that these actions were there, and says which have never been tried here."""
    fresh: list[Action] = []
    for action in legal:
        child = node.children.get((who, action))
        if child is None:
            fresh.append(action)
        else:
            child.there += 1
    return fresh


def _pick(node: Node, who: int, legal: list[Action]) -> Action:
    """The action with the best upper bound: what it earned, and how little it was tried for how often it was there."""
    best, most = legal[0], -1.0
    for action in legal:
        child = node.children[who, action]
        bound = child.earned / child.tried + CURIOSITY * sqrt(log(child.there) / child.tried)
        if bound > most:
            best, most = action, bound
    return best


def worth(outcome: Outcome | None, standing: tuple[Points, ...]) -> tuple[float, ...]:
    """What each seat has, from 0 to 1: its share of the win, or, while the match goes on, how its points compare.

    >>> worth(Outcome((3, 9, 9), (3, 1, 1), ""), ())
    (0.0, 0.5, 0.5)
    >>> worth(None, (5, 5))
    (0.5, 0.5)
    """
    if outcome is not None:
        winners = outcome.ranking.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in outcome.ranking)
    if len(standing) < 2:
        return tuple(0.5 for _ in standing)
    found: list[float] = []
    for seat, points in enumerate(standing):
        best = max(other for i, other in enumerate(standing) if i != seat)
        found.append(1 / (1 + exp((best - points) / 4)))
    return tuple(found)
