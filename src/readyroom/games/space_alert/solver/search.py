"""Improves plans by threshold accepting: small steps back are allowed, but ever smaller ones as a round goes on."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.ship import COUNT
from readyroom.games.space_alert.solver.dice import Dice
from readyroom.games.space_alert.solver.evaluation import LOST, POINT, Evaluator, readiness, worth
from readyroom.games.space_alert.solver.moves import Moves
from readyroom.games.space_alert.solver.problem import Plans, Problem, can_be_laid, doubts

ROUND: Final = 3_000
"""Evaluations of the first round; each round that finds nothing makes the next one longer."""
LONGEST_ROUND: Final = 24_000
WARM: Final = 3 * POINT // 4
"""How much worse a plan may be at the start of a round, at most."""
FRUITLESS: Final = 50
"""This many proposals that cannot be laid with the cards at hand count as one evaluation."""


class Search:
    """A search that can be continued: ``run`` spends evaluations and returns whether they found something better."""

    __slots__ = (
        "_best_round", "_current", "_done", "_fruitless", "_moves", "_round", "_value", "best", "dice", "evaluator",
        "problem", "prudent", "value", "warm",
    )  # fmt: skip

    def __init__(
        self, problem: Problem, seed: int, round_length: int = ROUND, warm: int = WARM, prudent: bool = False
    ) -> None:
        self.problem = problem
        self.dice = Dice(seed)
        self.evaluator = Evaluator(problem)
        self._moves = Moves(problem, self.dice)
        self.warm = warm
        self.prudent = prudent
        """Whether to be ready for threats that have not been announced yet."""
        self.best: Plans = copied(problem.plans)
        """The best plans so far; ``value`` is their worth."""
        self._current = copied(self.best)
        self._value = self.evaluate(self.evaluator.resolve(self.best, 1))
        if problem.doubtful:
            self._value -= doubts(problem, self.best)
        self.value = self.on_average(self.best, self._value)
        self._round = round_length
        self._done = 0
        self._best_round = self.value
        self._fruitless = 0

    @property
    def survived(self) -> bool:
        return self.value > LOST // 3

    @property
    def evaluations(self) -> int:
        return self.evaluator.count

    def evaluate(self, m: Mission) -> int:
        value = worth(m) + readiness(m) if self.prudent else worth(m)
        if self.problem.caution:
            for drawn in m.ship.tiles:
                value -= self.problem.caution * COUNT[drawn] * COUNT[drawn]
        return value

    def on_average(self, plans: Plans, value: int) -> int:
        """The worth of plans over all their luck."""
        others = self.problem.alternatives
        if not others:
            return value
        doubt = doubts(self.problem, plans) if self.problem.doubtful else 0
        for other in others:
            value += self.evaluate(self.evaluator.play(other, plans)) - doubt
        return value // (1 + len(others))

    def run(self, evaluations: int) -> bool:
        """Searches for this many evaluations; returns whether ``best`` improved."""
        before = self.value
        until = self.evaluator.count + evaluations
        if not self._moves.members:
            return False
        while self.evaluator.count < until:
            if self._done >= self._round:
                self._start_round()
            self._step()
        return self.value > before

    def _start_round(self) -> None:
        """The next round starts from the best plan, or from scratch if that has led nowhere; it is longer if this one
        found nothing."""
        if self.value <= self._best_round:
            self._round = min(self._round * 2, LONGEST_ROUND)
        self._best_round = self.value
        self._done = 0
        self._current = copied(self.best if self.survived or self.dice.below(2) else self.problem.plans)
        self.evaluator.settle(1)
        self._value = self.evaluate(self.evaluator.resolve(self._current, 1))

    def _step(self) -> None:
        """One proposal, taken or not."""
        plans = copied(self._current)
        since = self._moves.propose(plans)
        if not since or not self._allowed(plans):
            self._fruitless += 1
            if self._fruitless == FRUITLESS:
                self._fruitless = 0
                self._done += 1
                self.evaluator.count += 1
            return
        self._done += 1
        value = self.evaluate(self.evaluator.resolve(plans, since))
        if self.problem.doubtful:
            value -= doubts(self.problem, plans)
        warmth = self.warm * (self._round - self._done) // self._round
        slack = warmth * self.dice.below(256) * self.dice.below(256) >> 16
        if value >= self._value - slack:
            self._current = plans
            self._value = value
            self.evaluator.settle(since)
            if value > self.value:
                value = self.on_average(plans, value)
            if value > self.value:
                self.value = value
                self.best = copied(plans)

    def _allowed(self, plans: Plans) -> bool:
        """Whether the crew members whose plans were touched have the cards for them."""
        return all(can_be_laid(self.problem, plans, member) for member in self._moves.touched)

    def tidy(self) -> None:
        """Removes from the best plans any orders that make no difference, last turns first."""
        self.evaluator.settle(1)
        for member, turns in enumerate(self.problem.open):
            for turn in reversed(turns):
                if not self.best[member][turn]:
                    continue
                plans = copied(self.best)
                plans[member][turn] = 0
                value = self.on_average(plans, self.evaluate(self.evaluator.resolve(plans, 1)))
                if value >= self.value:
                    self.best, self.value = plans, value


def copied(plans: Plans) -> Plans:
    return [plan.copy() for plan in plans]
