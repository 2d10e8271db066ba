"""Changes to a plan that are worth trying: a card here or there, or a whole job: walk to a station and do something."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import MALFUNCTION, WITH_BOTS
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.orders import ACT_A, ACT_B, ACT_C, BOTS
from readyroom.games.space_alert.mission.places import (
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
)
from readyroom.games.space_alert.solver.dice import Dice
from readyroom.games.space_alert.solver.errands import Errands
from readyroom.games.space_alert.solver.problem import Plans, Problem, is_heroic

Job = tuple[int, int]
"""A station, and the order to be carried out there."""

USUAL_JOBS: Final[tuple[Job, ...]] = (
    (UPPER_RED, ACT_A), (UPPER_WHITE, ACT_A), (UPPER_BLUE, ACT_A), (LOWER_RED, ACT_A), (LOWER_WHITE, ACT_A),
    (LOWER_BLUE, ACT_A), (UPPER_RED, ACT_B), (UPPER_WHITE, ACT_B), (UPPER_BLUE, ACT_B), (LOWER_RED, ACT_B),
    (LOWER_WHITE, ACT_B), (LOWER_BLUE, ACT_B), (UPPER_RED, ACT_C), (UPPER_WHITE, ACT_C), (UPPER_BLUE, ACT_C),
    (LOWER_RED, ACT_C), (LOWER_WHITE, ACT_C), (LOWER_BLUE, ACT_C), (LOWER_BLUE, ACT_C),
)  # fmt: skip
HEAVY: Final[tuple[int, ...]] = (UPPER_RED, UPPER_WHITE, UPPER_BLUE)
LIGHT: Final[tuple[int, ...]] = (LOWER_RED, LOWER_WHITE, LOWER_BLUE)


def jobs(m: Mission) -> list[Job]:
    """The jobs that a mission may need: everything once, and those that its threats call for more often."""
    found = list(USUAL_JOBS)
    fights = False
    for t in m.threats:
        if t.card.kind == MALFUNCTION and t.card.letter <= 2:
            found += [(station, ACT_A + t.card.letter) for station in t.card.stations for _ in range(3)]
        elif t.card.letter == WITH_BOTS and t.card.internal:
            fights = True
            found += [(station, BOTS) for station in range(6)]
            found += [(station, BOTS) for station in t.card.stations for _ in range(2)]
        elif not t.card.internal:
            found += [(HEAVY[t.zone], ACT_A), (HEAVY[t.zone], ACT_A), (LIGHT[t.zone], ACT_A), (LOWER_WHITE, ACT_A)]
    if fights:
        found += [(UPPER_BLUE, ACT_C), (LOWER_RED, ACT_C)] * 2
    return found


class Moves:
    """Proposes changes. Each changes ``plans`` in place and keeps in ``touched`` whose plans were changed; returns the
    first turn that differs, 0 for no change."""

    __slots__ = ("dice", "errands", "jobs", "members", "opened", "problem", "touched")

    def __init__(self, problem: Problem, dice: Dice) -> None:
        self.problem = problem
        self.dice = dice
        self.jobs = jobs(problem.mission)
        self.members = [i for i, turns in enumerate(problem.open) if turns]
        self.opened = [sum(1 << turn for turn in turns) for turns in problem.open]
        self.errands = Errands(problem, dice, self.members, self.opened)
        self.touched: list[int] = []

    def propose(self, plans: Plans) -> int:
        dice = self.dice
        member = self.members[dice.below(len(self.members))]
        self.touched = [member]
        kind = dice.below(40)
        if kind < 7:
            return self.replace(plans[member], member)
        if kind < 10:
            return self.swap(plans[member], member)
        if kind < 13:
            return self.shift(plans[member], member)
        if kind < 17:
            return self.job(plans[member], member)
        if kind < 19:
            return self.twin(plans[member], member)
        if kind < 22:
            return self.exchange(plans, member)
        return self.errand(plans, kind)

    def errand(self, plans: Plans, kind: int) -> int:
        errands = self.errands
        if kind < 23:
            since = errands.maintain(plans)
        elif kind < 24 or not errands.targets:
            since = errands.look_out(plans)
        else:
            since = errands.answer(plans)
        self.touched = errands.touched
        return since

    def replace(self, plan: list[int], member: int) -> int:
        """Another order on one turn, or none."""
        dice = self.dice
        turns = self.problem.open[member]
        turn = turns[dice.below(len(turns))]
        if plan[turn] and dice.below(6) == 0:
            plan[turn] = 0
            return turn
        orders = self.problem.orders[member]
        slot = orders[dice.below(7 if dice.below(4) else len(orders))]
        if slot == plan[turn]:
            return 0
        plan[turn] = slot
        return turn

    def swap(self, plan: list[int], member: int) -> int:
        dice = self.dice
        turns = self.problem.open[member]
        a, b = turns[dice.below(len(turns))], turns[dice.below(len(turns))]
        if plan[a] == plan[b]:
            return 0
        plan[a], plan[b] = plan[b], plan[a]
        return min(a, b)

    def shift(self, plan: list[int], member: int) -> int:
        """Shifts everything between two turns a turn later or earlier."""
        dice = self.dice
        turns = self.problem.open[member]
        first = dice.below(len(turns))
        last = min(first + 1 + dice.below(6), len(turns) - 1)
        if first == last:
            return 0
        if dice.below(2):
            first_slot = plan[turns[first]]
            for i in range(first, last):
                plan[turns[i]] = plan[turns[i + 1]]
            plan[turns[last]] = first_slot if dice.below(2) else 0
        else:
            last_slot = plan[turns[last]]
            for i in range(last, first, -1):
                plan[turns[i]] = plan[turns[i - 1]]
            plan[turns[first]] = last_slot if dice.below(2) else 0
        return turns[first]

    def job(self, plan: list[int], member: int) -> int:
        """Walk to a station and do something there by a turn, perhaps twice."""
        dice = self.dice
        turns = self.problem.open[member]
        turn = turns[dice.below(len(turns))]
        station, act = self.jobs[dice.below(len(self.jobs))]
        acts = [act, act] if dice.below(3) else [act]
        return self.errands.arrive(plan, member, station, turn, acts)

    def twin(self, plan: list[int], member: int) -> int:
        """Repeats an order on the next turn, or the turn before."""
        dice = self.dice
        turns = self.problem.open[member]
        if len(turns) < 2:
            return 0
        i = dice.below(len(turns) - 1)
        a, b = (turns[i], turns[i + 1]) if dice.below(2) else (turns[i + 1], turns[i])
        if plan[a] == plan[b] or is_heroic(plan[a]):
            return 0
        plan[b] = plan[a]
        return b

    def exchange(self, plans: Plans, member: int) -> int:
        """Two crew members swap their plans for some turns, or from a turn on."""
        dice = self.dice
        other = self.members[dice.below(len(self.members))]
        if other == member:
            return 0
        both = self.opened[member] & self.opened[other]
        first = 1 + dice.below(12)
        last = 12 if dice.below(2) else min(12, first + dice.below(4))
        since = 0
        mine, theirs = plans[member], plans[other]
        for turn in range(first, last + 1):
            if mine[turn] != theirs[turn] and both >> turn & 1:
                mine[turn], theirs[turn] = theirs[turn], mine[turn]
                since = since or turn
        self.touched = [member, other]
        return since
