"""How good a plan is: the mission resolved quietly, from the latest turn that a change leaves untouched."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import NOT_A_CARD
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.scoring import score
from readyroom.games.space_alert.mission.ship import COUNT
from readyroom.games.space_alert.mission.specializations import SPECIAL_OPS
from readyroom.games.space_alert.mission.threat import ACTIVE, DESTROYED, SURVIVED
from readyroom.games.space_alert.mission.turn.jump import last_turn
from readyroom.games.space_alert.mission.turn.round import play_turn
from readyroom.games.space_alert.solver.problem import Plans, Problem

POINT: Final = 100
"""A point of the score. Smaller amounts only show the way."""
LOST: Final = -300 * POINT
"""A lost ship, no matter how late, is worth less than any that came home."""
HURT: Final = 3 * POINT
"""The worth of a lost ship: the share of each remaining threat that was dealt with, its killer's counted twice."""
EARLY: Final = 8
"""The worth of destroying a threat a turn earlier, while nobody knows what else is coming."""
STORED: Final = 6
"""The worth of 1 energy, half a capsule or a rocket that is left."""


class Evaluator:
    """Resolves plans. It remembers the mission as it was before each turn of the current plan, so that a change on a
    late turn is quick to judge."""

    __slots__ = ("before", "concentrated", "count", "problem")

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.before: list[Mission | None] = [None] * (problem.turns + 1)
        """``before[t]``: after t turns of the current plan, unless delayed cards make the rest depend on them."""
        self.before[0] = problem.mission
        self.concentrated = any(p.specialization == SPECIAL_OPS for p in problem.mission.crew)
        self.count = 0

    def resolve(self, plans: Plans, since: int) -> Mission:
        """Plays plans that equal the current ones before turn ``since``."""
        self.count += 1
        kept = since - 1
        if self.concentrated and kept:
            kept -= 1  # A delay depends on whether Special Ops concentrate on the next card.
        start = kept
        while self.before[start] is None:
            start -= 1
        known = self.before[start]
        assert known is not None
        m = known.replanned(plans)
        turns = self.problem.turns
        while m.turn < turns and not m.lost and not m.early_jump:
            play_turn(m)
            if m.turn <= kept and not m.lost and undelayed(m, plans):
                self.before[m.turn] = m.clone()
        if not m.lost:
            last_turn(m)
        return m

    def play(self, mission: Mission, plans: Plans) -> Mission:
        """Plays a mission from its first turn, remembering nothing."""
        self.count += 1
        m = mission.replanned(plans)
        while m.turn < self.problem.turns and not m.lost and not m.early_jump:
            play_turn(m)
        if not m.lost:
            last_turn(m)
        return m

    def settle(self, since: int) -> None:
        """Makes the plans just resolved the current ones: forgets what was remembered after the change."""
        for turn in range(since, self.problem.turns + 1):
            self.before[turn] = None


def undelayed(m: Mission, plans: Plans) -> bool:
    """Whether all coming cards lie where they were planned; an empty space may have been delayed too."""
    first = m.turn + 1
    for p in m.crew:
        if p.delayed >= first:
            return False
        mine, planned = p.plan, plans[p.index]
        for turn in range(first, len(planned)):
            if mine[turn] != planned[turn]:
                return False
    return True


def worth(m: Mission) -> int:
    """A resolved mission as a number: first whether the ship came home, then the score, then how close it was."""
    value = LOST + 4 * POINT * m.turn if m.lost else POINT * score(m)
    for t in m.threats:
        if t.traits & NOT_A_CARD:
            continue
        if t.fate == DESTROYED:
            value += 40 + 2 * (13 - t.fate_turn)
            if m.lost:
                value += POINT * t.card.destroyed // 2
        elif t.fate == ACTIVE:
            value += (HURT if m.lost else 30) * min(t.damage, t.hp) // t.hp
        elif t.fate == SURVIVED:
            value += 20 * min(t.damage, t.hp) // t.hp - 20
    if m.lost:
        for drawn in m.ship.tiles:
            value -= POINT // 4 * COUNT[drawn]
        killer = m.threats[m.destroyed_by]
        value += HURT * min(killer.damage, killer.hp) // killer.hp
    return value


def readiness(m: Mission) -> int:
    """The worth of a plan while more threats may come: known threats dealt with early, and supplies left."""
    if m.lost:
        return 0
    value = 0
    for t in m.threats:
        if t.fate == DESTROYED:
            value += EARLY * (13 - t.fate_turn)
    ship = m.ship
    return value + STORED * (sum(ship.reactor) + sum(ship.shield) + 2 * ship.capsules + ship.rockets)
