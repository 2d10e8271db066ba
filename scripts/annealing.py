"""Simulated annealing as SpaceAlertSolver does it, on our resolver: the baseline for our search.

It starts from random plans and makes one change at a time: mostly another card in one space, sometimes a card pushed
forward or backward, a delay, two plans swapped. It cools evenly. A plan is worth its score; a lost ship costs 200
points, plus one for each turn it missed. Heroic cards are not used.
"""

from __future__ import annotations

from math import exp
from random import Random

from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.scoring import score
from readyroom.games.space_alert.solver.evaluation import Evaluator
from readyroom.games.space_alert.solver.problem import PLAIN_ORDERS, Plans, Problem
from readyroom.games.space_alert.solver.search import copied

ORDERS = [0, *PLAIN_ORDERS]
LOST = 200
STEEPNESS = 0.05
ANOTHER_CARD, FORWARD, BACKWARD, DELAY = 100, 115, 130, 145
"""Out of 146 changes; the last one swaps two plans."""


def anneal(problem: Problem, tries: int, seed: int) -> tuple[int, Plans]:
    """The best score found within this many plans, and its plans."""
    luck = Random(seed)
    evaluator = Evaluator(problem)
    plans = [[0, *luck.choices(ORDERS, k=problem.turns), 0] for _ in problem.mission.crew]
    value = worth(evaluator.play(problem.mission, plans))
    best, found = value, plans
    for done in range(tries):
        other = changed(plans, problem.turns, luck)
        came_to = worth(evaluator.play(problem.mission, other))
        warmth = 1 - done / tries
        if came_to > value or exp(STEEPNESS * (came_to - value) / warmth) >= luck.random():
            plans, value = other, came_to
            if value > best:
                best, found = value, plans
    return best, found


def worth(m: Mission) -> int:
    """A lost ship keeps its score so far, except for the window."""
    if not m.lost:
        return score(m)
    m.lost = False
    return score(m) - sum(m.visual) - LOST - (m.turns - m.turn)


def changed(plans: Plans, turns: int, luck: Random) -> Plans:
    """A copy with one change."""
    other = copied(plans)
    which = luck.randrange(DELAY + 1)
    if which == DELAY:
        one, two = luck.sample(range(len(other)), 2)
        other[one], other[two] = other[two], other[one]
        return other
    plan, turn = luck.choice(other), luck.randint(1, turns)
    if which < ANOTHER_CARD:
        plan[turn] = luck.choice([order for order in ORDERS if order != plan[turn]])
    elif which < FORWARD:
        push(plan, turn, range(turn + 1, turns + 1))
    elif which < BACKWARD:
        push(plan, turn, range(turn - 1, 0, -1))
    else:
        plan[turn] = 0
        if turn < turns:
            push(plan, turn + 1, range(turn + 2, turns + 1))
    return other


def push(plan: list[int], turn: int, onto: range) -> None:
    """Pushes a card, and the cards in its way, until a space is free."""
    card, plan[turn] = plan[turn], 0
    for space in onto:
        if not card:
            break
        plan[space], card = card, plan[space]
