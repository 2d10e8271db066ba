"""A search that plays any game from what a seat knows: information-set Monte Carlo search, guided by the game.

Each try deals again what the seat cannot know (``game.imagine``), makes one of the promising actions, walks down a tree
that all tries share, plays on from there as people usually do, and scores each seat. All promising actions are tried in
the same imagined worlds, so none looks better by luck alone; the worse half is dropped again and again, so most of the
time goes to those that are hard to tell apart.

The tree holds actions, not states, so one tree serves all the hands the others may hold. At a rarely visited node only
the usual action is followed; the more visits, the more alternatives are tried.

A game shares its knowledge in its ``guide``. Without one, every action is promising, all play on at random, and only
points count.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final

from readyroom.core.chance import Chance, QuickChance
from readyroom.core.game import Game
from readyroom.core.guide import Guide
from readyroom.core.native import compiled
from readyroom.core.playout import BEAT, run_clock
from readyroom.core.struct import Action, Outcome
from readyroom.core.telling import Telling

CURIOSITY: Final = 0.4
"""How strongly little-tried actions are preferred to successful ones."""
WIDENING: Final = 0.7
"""A node with n visits considers this times the square root of n more actions than the usual one."""
LUCKS: Final = 1 << 30
ENOUGH_WORLDS: Final = 8
"""After this many worlds an action is dropped"""
HOPELESS: Final = 2.5
"""that is this many standard errors worse than the first."""
USUAL_TRIES: Final = 400
"""Roughly how many tries fit in a second."""
INTERPRETED: Final = 0.1
"""How much of that fits in a second when the rules are not compiled."""
WON: Final = 0.8
"""The weight of winning in a result; the rest is the margin."""


@dataclass(frozen=True)
class Budget:
    """How long a search thinks: a number of tries, the same on every machine; or seconds, if set, and then never more
    than ``tries``."""

    tries: int = USUAL_TRIES
    seconds: float = 0.0
    depth: int = 400
    """the most actions played ahead"""


ONE_SECOND: Final = Budget(tries=1_000_000, seconds=1.0)


class Tally:
    """How one promising action did in each world."""

    __slots__ = ("action", "found", "node")

    def __init__(self, action: Action, found: dict[int, float] | None = None) -> None:
        self.action = action
        self.node = Node()
        self.found = {} if found is None else found

    @property
    def mean(self) -> float:
        return sum(self.found.values()) / len(self.found) if self.found else 0.0

    def ahead_of(self, other: Tally) -> tuple[float, float]:
        """How much better it did than another in the same worlds, with the standard error."""
        better = [value - other.found[world] for world, value in self.found.items() if world in other.found]
        if len(better) < 2:
            return (better[0] if better else 0.0), 1.0
        mean = sum(better) / len(better)
        return mean, sqrt(sum((one - mean) ** 2 for one in better) / (len(better) - 1) / len(better))


class Node:
    """A node: how often each action was tried there, and what it earned the seat that made it."""

    __slots__ = ("children", "earned", "met", "tried")

    def __init__(self) -> None:
        self.met = 0
        self.tried = 0
        self.earned = 0.0
        self.children: dict[tuple[int, Action], Node] = {}


class SearchBot:
    """Decides for a seat of any game, within a budget."""

    def __init__(self, game: Game, budget: Budget = ONE_SECOND) -> None:
        self.game = game
        self.guide = game.guide()
        speed = 1.0 if compiled() else INTERPRETED
        self.guide.effort = budget.seconds * speed or budget.tries / USUAL_TRIES
        self.budget = budget

    def choose(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        if len(legal) == 1:
            return legal[0]
        tallies = self.weigh(state, seat, legal, chance)
        return chosen(tallies, self.guide.doubt).action if tallies else None

    def weigh(
        self, state: Any, seat: int, legal: list[Action], chance: Chance, also: Action | None = None
    ) -> list[Tally]:
        """Every promising action, plus the one asked about, with its results, in the guide's order. Empty if the seat
        should wait."""
        began = perf_counter()
        world = chance.below(LUCKS)
        promising = self.guide.promising(state, seat, legal, chance)
        if also is not None and also not in promising:
            promising.append(also)
        tallies = [Tally(action) for action in promising]
        if len(tallies) < 2:
            return tallies
        budget, made = self.budget, 0
        start = self.guide.prospects(state)
        if len(start) > 1 and not self.game.together:
            start = ()
        alive = tallies
        cuts = max(1, (len(tallies) - 1).bit_length())
        cut = 0
        while True:
            for tally in alive:
                trial = _Try(self.game, self.guide, start, QuickChance(world), budget.depth)
                tally.found[world] = trial.of(state, seat, tally)
                made += 1
            world += 1
            spent = made / budget.tries
            if budget.seconds:
                spent = max(spent, (perf_counter() - began) / budget.seconds)
            if spent >= 1.0:
                return tallies
            alive = _not_hopeless(alive, tallies[0], also)
            if len(alive) == 1:
                return tallies  # nothing is left to decide
            while cut < cuts - 1 and spent >= (cut + 1) / cuts and len(alive) > 2:
                cut += 1
                alive = _better_half(alive, tallies[0], also)


def chosen(tallies: list[Tally], doubt: float) -> Tally:
    """The best of those not dropped early; the first one, unless another is clearly better."""
    first = best = tallies[0]
    enough = max(len(tally.found) for tally in tallies) / 2
    most = 0.0
    for tally in tallies[1:]:
        if len(tally.found) >= enough:
            ahead, error = tally.ahead_of(first)
            if ahead > most and ahead > doubt * error:
                best, most = tally, ahead
    return best


def _not_hopeless(alive: list[Tally], first: Tally, also: Action | None) -> list[Tally]:
    """Those not clearly worse than the first, and the one asked about."""
    if len(first.found) < ENOUGH_WORLDS:
        return alive
    kept = [first]
    for tally in alive:
        if tally is not first:
            ahead, error = tally.ahead_of(first)
            if ahead > -HOPELESS * error or tally.action == also:
                kept.append(tally)
    return kept


def outlook(game: Game, state: Any, worlds: int, luck: int, depth: int = 400) -> tuple[float, ...]:
    """Each seat's chance to win from here, all hands open, if everyone plays as usual: in so many futures."""
    guide = game.guide()
    now = guide.prospects(state)
    together = game.together or len(now) == 1
    sums = [0.0] * len(now)
    for world in range(luck, luck + worlds):
        trial = _Try(game, guide, now if together else (), QuickChance(world), depth)
        for seat, share in enumerate(trial.from_here(state)):
            sums[seat] += share
    all_shares = worlds if together else sum(sums) or 1
    return tuple(share / all_shares for share in sums)


def _better_half(alive: list[Tally], first: Tally, also: Action | None) -> list[Tally]:
    """The first is never dropped, since all others are measured by it; nor is the one asked about."""
    best = sorted(alive, key=lambda tally: -tally.mean)[: (len(alive) + 1) // 2]
    return [tally for tally in alive if tally is first or tally.action == also or tally in best]


class _Try:
    """One imagined match. Seats that act at once are asked in turn, and then the clock moves on."""

    __slots__ = ("acted", "depth", "game", "guide", "left", "luck", "s", "start", "stretch", "t", "who")

    def __init__(self, game: Game, guide: Guide, start: tuple[float, ...], luck: Chance, depth: int) -> None:
        self.game = game
        self.guide = guide
        self.start = start
        self.luck = luck
        self.depth = depth
        self.who = 0
        self.acted: set[int] = set()
        """Who has acted since the clock last moved."""

    def of(self, state: Any, seat: int, tally: Tally) -> float:
        """The seat's result after an action, from 0 to 1."""
        game, guide = self.game, self.guide
        s = self.s = state.clone()
        game.imagine(s, seat, self.luck)
        self._begin(s)
        self.acted = {seat}
        game.apply(s, seat, tally.action, self.t)
        path = self._walk(tally.node)
        while self._goes_on():
            self._act(guide.usual(s, self.who, game.legal(s, self.who), self.luck))
        shares = worth(game.outcome(s), guide.prospects(s), guide.scale, self.start)
        for who, node in path:
            node.tried += 1
            node.earned += shares[who]
        return shares[seat]

    def from_here(self, state: Any) -> tuple[float, ...]:
        """Every seat's result as things stand; a winner gets it all."""
        game, guide = self.game, self.guide
        s = self.s = state.clone()
        self._begin(s)
        while self._goes_on():
            self._act(guide.usual(s, self.who, game.legal(s, self.who), self.luck))
        outcome = game.outcome(s)
        if outcome is None:
            return worth(None, guide.prospects(s), guide.scale, self.start)
        each = 1.0 if self.start else 1 / max(1, len(outcome.winners))
        return tuple(each if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))

    def _begin(self, s: Any) -> None:
        self.t = Telling(self.luck, now=_now(self.game, s), aloud=False)
        self.stretch = self.guide.stretch_of(s)
        self.left = self.guide.stretches(s) or -1

    def _walk(self, node: Node) -> list[tuple[int, Node]]:
        """Down the tree, and one step out of it."""
        path: list[tuple[int, Node]] = []
        while self._goes_on():
            node.met += 1
            who = self.who
            action = self._pick(node, who)
            self._act(action)
            if action is None:
                continue
            child = node.children.get((who, action))
            if child is None:
                child = node.children[who, action] = Node()
                path.append((who, child))
                break
            path.append((who, child))
            node = child
        return path

    def _pick(self, node: Node, who: int) -> Action | None:
        """The usual action first; others as the node is met more often; then the one with the best upper bound."""
        legal = self.game.legal(self.s, who)
        known = [action for action in legal if (who, action) in node.children]
        if len(known) < len(legal) and len(known) <= WIDENING * sqrt(node.met - 1):
            usual = self.guide.usual(self.s, who, legal, self.luck)
            if usual is None or (who, usual) not in node.children:
                return usual
            fresh = [action for action in legal if (who, action) not in node.children]
            return fresh[self.luck.below(len(fresh))]
        best, most = known[0], -1.0
        for action in known:
            child = node.children[who, action]
            tried = child.tried or 1
            bound = child.earned / tried + CURIOSITY * sqrt(log(node.met + 1) / tried)
            if bound > most:
                best, most = action, bound
        return best

    def _act(self, action: Action | None) -> None:
        self.depth -= 1
        if action is not None:
            self.game.apply(self.s, self.who, action, self.t)

    def _goes_on(self) -> bool:
        """Whether there is more to play; ``who`` is asked next."""
        game, s = self.game, self.s
        while self.depth > 0 and game.outcome(s) is None:
            if self._is_far_enough():
                return False
            asked = game.to_act(s)
            if game.deadline(s) is None:
                self.who = asked[0]
                return True
            for seat in asked:
                if seat not in self.acted:
                    self.acted.add(seat)
                    self.who = seat
                    return True
            self.acted.clear()
            self.depth -= 1
            run_clock(game, s, self.t, self.t.now + BEAT)
        return False

    def _is_far_enough(self) -> bool:
        """Whether the guide's stretches have all been played."""
        stretch = self.guide.stretch_of(self.s)
        if stretch != self.stretch:
            self.stretch = stretch
            self.left -= 1
        return self.left == 0


def _now(game: Game, s: Any) -> int:
    """The state does not know the time; the next deadline is at least a beat away."""
    due = game.deadline(s)
    return 0 if due is None else max(0, due - BEAT)


def worth(
    outcome: Outcome | None, prospects: tuple[float, ...], scale: float, start: tuple[float, ...] = ()
) -> tuple[float, ...]:
    """Each seat's worth from 0 to 1: mostly its share of the win, then the margin; during the match, how its prospects
    compare with the best rival's. Alone or as a crew, with those at the ``start``.

    >>> worth(Outcome((3, 9, 9), (3, 1, 1), ""), (), 4.0)[1]
    0.5
    >>> worth(None, (5.0, 5.0), 4.0)
    (0.5, 0.5)
    >>> worth(Outcome((8,), (2,), "", together=True), (), 4.0, (0.0,)) < worth(None, (2.0,), 4.0, (0.0,))
    True
    """
    points = prospects if outcome is None else tuple(float(score) for score in outcome.scores)
    if start:
        won = 0.5 if outcome is None else float(bool(outcome.winners))
        return tuple(WON * won + (1 - WON) * _even(now - then, scale) for now, then in zip(points, start, strict=True))
    leads = [now - max(other for i, other in enumerate(points) if i != seat) for seat, now in enumerate(points)]
    if outcome is None:
        return tuple(_even(lead, scale) for lead in leads)
    winners = outcome.ranking.count(1)
    shares = [1 / winners if place == 1 else 0.0 for place in outcome.ranking]
    return tuple(WON * share + (1 - WON) * _even(lead, scale) for share, lead in zip(shares, leads, strict=True))


def _even(lead: float, scale: float) -> float:
    """A chance: even for no lead."""
    return 1 / (1 + exp(min(700.0, max(-700.0, -lead / scale))))
