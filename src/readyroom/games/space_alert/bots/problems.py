"""The input of a bot's searches: the mission as far as it is known, and what is left to plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.chance import Chance
from readyroom.games.space_alert.action_boards import IS_ANDROID, NONE
from readyroom.games.space_alert.bots.facts import Known
from readyroom.games.space_alert.mission.assembly import Wanted, assemble, in_a_row
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.tracks import TRACKS
from readyroom.games.space_alert.solver.evaluation import LOST, POINT
from readyroom.games.space_alert.solver.problem import DOUBLE_ORDERS, PLAIN_ORDERS, Problem, settle, special_orders
from readyroom.games.space_alert.solver.search import Search, copied
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.resolution import aboard, player

CAUTION: Final = 15
SAFE: Final = LOST // 10
"""The value of plans that bring the ship home whatever tiles are drawn: one fatal order costs far more."""
STUBBORN: Final = 2
"""How many attempts it makes while the ship may be lost."""
WARM: Final = POINT // 2
"""Bots search briefly, so they do not wander far."""


def searched(problem: Problem, seed: int, budget: int, more_to_come: bool) -> Search:
    """Searches within a budget. While the ship may be lost it tries again from an empty plan, since the first search
    may be stuck in a dead end."""
    best = Search(problem, seed, max(budget, 1), WARM, more_to_come)
    best.run(budget)
    for again in range(1, STUBBORN):
        if best.value >= SAFE:
            break
        problem.plans = copied(problem.plans)
        for plan, turns in zip(problem.plans, problem.open, strict=True):
            for turn in turns:
                plan[turn] = 0
        other = Search(problem, seed + 100 * again, max(2 * budget, 1), WARM, more_to_come)
        other.run(2 * budget)
        if other.value > best.value:
            best = other
    return best


def mission(s: State, threats: int, fortune: int, coming: Sequence[Wanted] = ()) -> Mission:
    """The mission as announced so far, plus what may be coming; ``fortune`` selects one outcome of everything left to
    luck."""
    wanted = [Wanted("", CARDS[d.card], d.turn, d.zone, in_a_row(d.calls)) for d in s.drawn[:threats]]
    wanted += coming
    crew = [player(s, index) for index in range(len(s.boards))]
    for p in crew:
        p.plan = [0] * 14
    m = assemble([TRACKS[track] for track in s.tracks], crew, wanted, Chance("a bot's guess"), aloud=False)
    m.variable_range = s.variable_range
    aboard(s, m)
    return settle(m, Chance("a bot's guess at the tiles", fortune))


def fill(plan: list[int], known: Known, last: int) -> list[int]:
    """Writes what is known into a plan and returns the turns that are left."""
    left: list[int] = []
    for turn in range(1, last + 1):
        if known[turn] == NONE:
            left.append(turn)
        else:
            plan[turn] = known[turn]
    return left


def take(plan: list[int], turns: list[int], words: Known) -> list[int]:
    """Writes an announcement into a plan and returns which of these turns are left."""
    left = turns.copy()
    for turn, order in enumerate(words):
        if order != NONE and turn in left:
            plan[turn] = order
            left.remove(turn)
    return left


def free_orders(s: State, member: int) -> list[int]:
    """The orders that may be planned when cards are unknown: no heroic ones except an android's own, but everyone's
    special cards, which lie open."""
    board = s.boards[member]
    orders = PLAIN_ORDERS + DOUBLE_ORDERS if s.options.double_actions else list(PLAIN_ORDERS)
    orders += special_orders(board.specialization, board.level, orders)
    if board.seat == IS_ANDROID and board.heroic != NONE:
        orders += [FACES[board.heroic].action, FACES[board.heroic].movement]
    return orders
