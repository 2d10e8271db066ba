"""The one change of a plan that would have helped most: another card, a swap or a turn left empty, each one tried. They
are resolved with the luck of the mission file, like the resolver's missions, so trying the change there has the same
result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from readyroom.core.chance import Chance
from readyroom.games.space_alert.file.format import MissionFile
from readyroom.games.space_alert.file.mistakes import Notes
from readyroom.games.space_alert.file.reader import read_mission, read_seed
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.orders import NOTHING, TRIPPED, words_of
from readyroom.games.space_alert.mission.scoring import score
from readyroom.games.space_alert.mission.ship import COUNT
from readyroom.games.space_alert.solver.evaluation import Evaluator
from readyroom.games.space_alert.solver.hand_reader import read_hands
from readyroom.games.space_alert.solver.hands import HALF_MASK, PHASE_OF_TURN
from readyroom.games.space_alert.solver.problem import Plans, Problem, can_be_laid

Space = tuple[int, int, int]
"""A turn, its old order and its new one."""
Key = tuple[int, int, int, int]
LOST: Final = -1_000


class Change:
    """Another plan for one crew member, and its result."""

    __slots__ = ("member", "plan", "score", "spaces")

    def __init__(self, member: int, plan: list[int], spaces: tuple[Space, ...], score: int) -> None:
        self.member = member
        self.plan = plan
        self.spaces = spaces
        self.score = score


class Changes:
    """All single changes of a mission's plans. With the hands that were dealt, anything in them can be played; without
    them, everyone keeps the cards they laid, the same way up, within a phase."""

    def __init__(self, mission: MissionFile, hands: object = None) -> None:
        m = read_mission(mission, trace=False)
        double = mission.get("rules", {}).get("double_actions", False) is True
        dealt = None if hands is None else read_hands(hands, m.crew)
        self._problem = Problem(m, double, dealt)
        if dealt is not None and not all(can_be_laid(self._problem, self.plans, p.index) for p in m.crew):
            self._problem.hands = None  # someone played a card they were never dealt
        self._seed = read_seed(Notes(), mission.get("seed", 0))
        self._evaluator = Evaluator(self._problem)
        self.from_hands = self._problem.hands is not None

    @property
    def plans(self) -> Plans:
        return self._problem.plans

    @property
    def tried(self) -> int:
        """The number of changes tried so far."""
        return self._evaluator.count

    def best(self) -> Change | None:
        """The change that brings the ship home with the most points: more than before, and with the least damage, the
        fewest cards touched, the earliest among equals. None if nothing helps."""
        best: Change | None = None
        key = (max(LOST, self._as_flown()), 0, 0, 0)
        for found, change in self._home():
            if change.score > key[0] or (best is not None and found > key):
                best, key = change, found
        return best

    def saving(self) -> list[Change]:
        """All changes that bring the ship home, the best first."""
        found = sorted(self._home(), key=_key, reverse=True)
        return [change for _, change in found]

    def _home(self) -> Iterator[tuple[Key, Change]]:
        """The changes that bring the ship home, and how good each is."""
        for member in range(len(self.plans)):
            for plan in self._plans_for(member):
                m = self._flown(member, plan)
                if m.lost:
                    continue
                spaces = self._spaces(member, plan)
                made = score(m)
                damage = sum(COUNT[drawn] for drawn in m.ship.tiles)
                yield (made, -damage, -len(spaces), -spaces[0][0]), Change(member, plan, spaces, made)

    def can(self, alone: bool) -> list[list[list[str]]]:
        """For each crew member and each of the twelve turns, the orders that a card of their hand allows there;
        ``alone``: with all other cards left as they are."""
        members = range(len(self.plans))
        return [[self._can(member, turn, alone) for turn in range(1, 13)] for member in members]

    def _can(self, member: int, turn: int, alone: bool) -> list[str]:
        if turn not in self._problem.open[member]:
            return []
        found: list[str] = []
        for slot in self._orders(member, turn):
            plans = self.plans.copy()
            plans[member] = [*plans[member][:turn], slot, *plans[member][turn + 1 :]]
            if slot and (not alone or can_be_laid(self._problem, plans, member)):
                found.append(words_of(slot))
        return found

    def lacking(self, plans: Plans) -> int:
        """The first crew member who does not have the cards for these plans; -1 if all have them."""
        for member in range(len(plans)):
            if not can_be_laid(self._problem, plans, member):
                return member
        return -1

    def _as_flown(self) -> int:
        """The original score."""
        m = self._flown(0, self.plans[0])
        self._evaluator.count = 0
        return LOST if m.lost else score(m)

    def _flown(self, member: int, plan: list[int]) -> Mission:
        plans = self.plans.copy()
        plans[member] = plan
        mission = self._problem.mission
        mission.chance = Chance(self._seed)
        return self._evaluator.play(mission, plans)

    def _spaces(self, member: int, plan: list[int]) -> tuple[Space, ...]:
        return tuple((turn, was, plan[turn]) for turn, was in enumerate(self.plans[member]) if was != plan[turn])

    def _plans_for(self, member: int) -> Iterator[list[int]]:
        """Every plan that is one change away and can be laid."""
        plan = self.plans[member]
        for turn in self._problem.open[member]:
            for slot in self._orders(member, turn):
                if slot != plan[turn]:
                    yield from self._if_laid(member, [*plan[:turn], slot, *plan[turn + 1 :]])
            for other in range(turn + 1, self._problem.turns + 1):
                if plan[turn] != plan[other] and not (plan[turn] | plan[other]) & TRIPPED:
                    swapped = plan.copy()
                    swapped[turn], swapped[other] = plan[other], plan[turn]
                    if self.from_hands or PHASE_OF_TURN[turn] == PHASE_OF_TURN[other]:
                        yield from self._if_laid(member, swapped)

    def _orders(self, member: int, turn: int) -> list[int]:
        """The orders someone may have had for a turn, including none."""
        hands = self._problem.hands
        if hands is None:
            return [NOTHING]
        return [
            NOTHING,
            *(
                slot
                for slot in self._problem.orders[member]
                if not slot & HALF_MASK or hands.fitting(member << 24 | turn << 16 | slot & HALF_MASK)
            ),
        ]

    def _if_laid(self, member: int, plan: list[int]) -> Iterator[list[int]]:
        if self.from_hands:
            plans = self.plans.copy()
            plans[member] = plan
            if not can_be_laid(self._problem, plans, member):
                return
        yield plan


def _key(found: tuple[Key, Change]) -> Key:
    return found[0]
