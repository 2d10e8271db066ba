"""Chooses the bot's own part that does best no matter what comes and what cards the others have.

A plan is searched in each of several worlds. Its own part for this phase is then tried in all other worlds, where
everyone does their best around it, and the best on average wins: a plan that needs one particular card of the next
phase, or leaves nothing for a threat to come, does not get far.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.bots.facts import Facts, Known, halves, is_heroic_card
from readyroom.games.space_alert.bots.level import Level
from readyroom.games.space_alert.bots.problems import CAUTION, WARM, fill, free_orders, mission, searched, take
from readyroom.games.space_alert.bots.worlds import World
from readyroom.games.space_alert.solver.evaluation import LOST
from readyroom.games.space_alert.solver.problem import Plans, Problem, can_be_laid
from readyroom.games.space_alert.solver.search import Search, copied

AROUND: Final = 4
"""Fitting a part into another world takes this fraction of a search's budget."""
CANNOT: Final = 10 * LOST
"""The value of a part that the bot's own cards do not allow."""


class Weighing:
    """Several worlds, and the best plan found in each."""

    __slots__ = ("budget", "facts", "found", "more_to_come", "spoken", "worlds")

    def __init__(self, facts: Facts, level: Level, spoken: tuple[Known, ...], budget: int, starts: list[Plans]) -> None:
        """Searches every world, starting from these plans in rotation."""
        self.facts = facts
        self.spoken = spoken
        """The announcements that are taken for granted."""
        self.budget = budget
        self.more_to_come = facts.s.phase < facts.s.timeline.phases
        self.worlds = [World(facts, spoken, number) for number in range(level.worlds)]
        self.found = [self.search(number, copied(starts[number % len(starts)])) for number in range(level.worlds)]

    def search(self, number: int, plans: Plans) -> Search:
        """The crew's best plan in a world. While much may change, trying again from an empty plan is not worth it."""
        problem = self.problem(number, plans)
        if not self.more_to_come:
            return searched(problem, 1000 + number, self.budget, False)
        return self.run(problem, number, self.budget)

    def best(self, words: list[int]) -> tuple[Plans, int, int]:
        """The plans with the bot's best part, their value, and the value of the part it announced."""
        plans, worth = self.around(words)
        was = worth
        tried = [words]
        for search in self.found:
            part = search.best[self.facts.mine]
            if self.now(part) not in [self.now(other) for other in tried]:
                tried.append(part)
                others, value = self.around(part)
                if value > worth:
                    plans, worth = others, value
        return plans, worth, was

    def around(self, part: list[int]) -> tuple[Plans, int]:
        """The crew's plans around one part of the bot's own, from the world where it does best, and its average
        value."""
        best, top, total = self.found[0].best, CANNOT, 0
        for number, search in enumerate(self.found):
            value, plans = search.value, search.best
            if self.now(plans[self.facts.mine]) != self.now(part):
                value, plans = self.fitted(number, part)
            total += value
            if value > top:
                best, top = plans, value
        return best, total // len(self.found)

    def fitted(self, number: int, part: list[int]) -> tuple[int, Plans]:
        """The best that the others can do around this part in one world, and its value."""
        facts = self.facts
        plans = copied(self.found[number].best)
        for turn in facts.turns_of(facts.mine):
            plans[facts.mine][turn] = part[turn]
        problem = self.problem(number, plans, decided=True)
        if not can_be_laid(problem, plans, facts.mine):
            return CANNOT, plans
        search = self.run(problem, 2000 + number, self.budget // AROUND)
        return search.value, search.best

    def run(self, problem: Problem, seed: int, budget: int) -> Search:
        search = Search(problem, seed, max(budget, 1), WARM, self.more_to_come)
        search.run(budget)
        return search

    def now(self, plan: list[int]) -> list[int]:
        """The bot's part of a plan in the phase being planned."""
        return [plan[turn] for turn in self.facts.turns_of(self.facts.mine)]

    def problem(self, number: int, plans: Plans, decided: bool = False) -> Problem:
        """What is left to plan in a world, except the bot's own part of this phase if it is ``decided``."""
        facts, s, world = self.facts, self.facts.s, self.worlds[number]
        problem = Problem(mission(s, len(s.drawn), number, world.coming), s.options.double_actions)
        if not self.more_to_come:
            problem.alternatives = [mission(s, len(s.drawn), len(self.worlds) + number)]
        problem.caution = CAUTION
        problem.turns = facts.last
        problem.plans = plans
        problem.hands = world.hands
        for member in range(facts.members):
            turns = fill(plans[member], facts.settled(member), facts.last)
            problem.open[member] = take(plans[member], turns, self.spoken[member])
            problem.orders[member] = free_orders(s, member)
        heroic = [half for face in facts.cards() if is_heroic_card(face) for half in halves(face)]
        problem.orders[facts.mine] += heroic
        if decided:
            mine = facts.turns_of(facts.mine)
            problem.open[facts.mine] = [turn for turn in problem.open[facts.mine] if turn not in mine]
        lay_what_can_be(problem)
        return problem


def lay_what_can_be(problem: Problem) -> None:
    """Removes from all plans what there is no card for; earlier turns choose first."""
    hands = problem.hands
    assert hands is not None, "in a world, everyone has cards"
    for member, turns in enumerate(problem.open):
        plan = problem.plans[member]
        wanted = plan.copy()
        for turn in turns:
            plan[turn] = 0
        for turn in turns:
            plan[turn] = wanted[turn]
            if not hands.allow(problem.plans, member):
                plan[turn] = 0
