"""Changes to a plan that are worth a try: a card here or there, or a whole job: walk to a station and do something."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.card import INTRUDER, MALFUNCTION, WITH_BOTS
from readyroom.games.space_alert.orders import (
    ACT_A,
    ACT_B,
    ACT_C,
    BOTS,
    GO,
    LIFT,
    MOVE_BLUE,
    MOVE_RED,
    SECOND_SHIFT,
    SYMBOL_MASK,
)
from readyroom.games.space_alert.places import (
    BRIDGE,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    OTHER_DECK,
    TOWARD_BLUE,
    TOWARD_RED,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
)
from readyroom.games.space_alert.solver.dice import Dice
from readyroom.games.space_alert.solver.problem import Plans, Problem, is_heroic
from readyroom.games.space_alert.state import SQUAD_STATIONS, Mission

Job = tuple[int, int]
"""A station, and the order to be carried out there."""

USUAL_JOBS: Final[tuple[Job, ...]] = (
    (UPPER_RED, ACT_A), (UPPER_WHITE, ACT_A), (UPPER_BLUE, ACT_A), (LOWER_RED, ACT_A), (LOWER_WHITE, ACT_A),
    (LOWER_BLUE, ACT_A), (UPPER_RED, ACT_B), (UPPER_WHITE, ACT_B), (UPPER_BLUE, ACT_B), (LOWER_RED, ACT_B),
    (LOWER_WHITE, ACT_B), (LOWER_BLUE, ACT_B), (UPPER_RED, ACT_C), (UPPER_WHITE, ACT_C), (UPPER_BLUE, ACT_C),
    (LOWER_RED, ACT_C), (LOWER_WHITE, ACT_C), (LOWER_BLUE, ACT_C), (LOWER_BLUE, ACT_C),
)  # fmt: skip
HEAVY: Final = (UPPER_RED, UPPER_WHITE, UPPER_BLUE)
LIGHT: Final = (LOWER_RED, LOWER_WHITE, LOWER_BLUE)


def jobs(m: Mission) -> list[Job]:
    """What may need doing in a mission: everything once, and what its threats call for more often."""
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


def way(start: int, goal: int) -> list[int]:
    """The movements from one station to another, lift first: at most three.

    >>> way(UPPER_WHITE, LOWER_BLUE) == [LIFT, MOVE_BLUE]
    True
    """
    steps: list[int] = []
    if (start >= LOWER_RED) != (goal >= LOWER_RED):
        steps.append(LIFT)
    apart = goal % 3 - start % 3
    steps += [MOVE_BLUE if apart > 0 else MOVE_RED] * abs(apart)
    return steps


def stand(plan: list[int], turn: int) -> int:
    """Where somebody will be as a turn begins, if nothing gets in the way."""
    station = BRIDGE
    for i in range(1, turn):
        slot = plan[i]
        while slot:
            symbol = slot & SYMBOL_MASK
            slot = slot >> SECOND_SHIFT & SYMBOL_MASK
            if symbol == MOVE_RED:
                station = TOWARD_RED[station]
            elif symbol == MOVE_BLUE:
                station = TOWARD_BLUE[station]
            elif symbol == LIFT:
                station = OTHER_DECK[station]
            elif symbol >= GO:
                station = symbol - GO
    return station


class Moves:
    """Proposes changes. Each changes ``plans`` in place and keeps in ``touched`` whose plans were changed; the answer
    is the first turn that differs, 0 for no change."""

    __slots__ = ("dice", "intruders", "jobs", "members", "opened", "problem", "touched")

    def __init__(self, problem: Problem, dice: Dice) -> None:
        self.problem = problem
        self.dice = dice
        self.jobs = jobs(problem.mission)
        self.intruders = [t for t in problem.mission.threats if t.card.kind == INTRUDER]
        self.members = [i for i, turns in enumerate(problem.open) if turns]
        self.opened = [sum(1 << turn for turn in turns) for turns in problem.open]
        self.touched: list[int] = []

    def propose(self, plans: Plans) -> int:
        dice = self.dice
        member = self.members[dice.below(len(self.members))]
        self.touched = [member]
        kind = dice.below(16)
        if kind < 4:
            return self.replace(plans[member], member)
        if kind < 6:
            return self.swap(plans[member], member)
        if kind < 8:
            return self.shift(plans[member], member)
        if kind < 12:
            return self.job(plans[member], member)
        if kind < 13 and self.intruders:
            return self.fight(plans[member], member)
        if kind < 14:
            return self.twin(plans[member], member)
        return self.exchange(plans, member)

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
        """Everything between two turns comes a turn later or earlier."""
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
        """Walk to a station and do something there by a turn, perhaps twice, and perhaps walk back."""
        dice = self.dice
        opened = self.opened[member]
        turns = self.problem.open[member]
        turn = turns[dice.below(len(turns))]
        station, act = self.jobs[dice.below(len(self.jobs))]
        old = stand(plan, turn + 1)
        start = turn
        steps: list[int] = []
        while start > 0:
            steps = way(stand(plan, start), station)
            if len(steps) <= turn - start:
                break
            start -= 1
        if start < 1:
            return 0
        if dice.below(2):
            steps.reverse()
        first = 0
        at = start
        for slot in [*steps, *[0] * (turn - start - len(steps)), act]:
            if plan[at] != slot:
                if not opened >> at & 1:
                    return 0
                plan[at] = slot
                first = first or at
            at += 1
        more = dice.below(3)
        if more and at < 13 and opened >> at & 1:
            plan[at] = act
            first = first or at
            at += 1
        if dice.below(2):
            for slot in way(station, old):
                if at > 12 or not opened >> at & 1:
                    break
                plan[at] = slot
                first = first or at
                at += 1
        return first

    def fight(self, plan: list[int], member: int) -> int:
        """Fetch a battlebot squad, walk to where an intruder may be, and attack it until it should be gone."""
        dice = self.dice
        opened = self.opened[member]
        turns = self.problem.open[member]
        at = turns[dice.below(len(turns))]
        t = self.intruders[dice.below(len(self.intruders))]
        start = stand(plan, at)
        squad = SQUAD_STATIONS[dice.below(2)]
        station = t.station if dice.below(2) and t.station < 6 else dice.below(6)
        slots = [*way(start, squad), ACT_C] if dice.below(3) else []
        slots += way(squad if slots else start, station)
        slots += [BOTS] * min(t.hp, 1 + dice.below(3))
        first = 0
        for slot in slots:
            if at > 12 or not opened >> at & 1:
                break
            if plan[at] != slot:
                plan[at] = slot
                first = first or at
            at += 1
        return first

    def twin(self, plan: list[int], member: int) -> int:
        """The same again on the next turn, or the turn before."""
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
        """Two crew members exchange their plans for some turns, or from a turn on."""
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
