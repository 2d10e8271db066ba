"""The one change of a plan that would have helped most: another card, a swap, a turn left empty, each played out.

They are resolved with the luck of the mission file, as the resolver does, so whoever tries the change there sees the
same happen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from readyroom.core.chance import Chance
from readyroom.games.space_alert.file.format import MissionFile
from readyroom.games.space_alert.file.mistakes import Notes
from readyroom.games.space_alert.file.reading import read_mission, read_seed
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.orders import NOTHING, TRIPPED
from readyroom.games.space_alert.mission.scoring import score
from readyroom.games.space_alert.mission.ship import COUNT
from readyroom.games.space_alert.solver.evaluation import Evaluator
from readyroom.games.space_alert.solver.hands import HALF_MASK, PHASE_OF_TURN
from readyroom.games.space_alert.solver.problem import Plans, Problem, can_be_laid
from readyroom.games.space_alert.solver.reading_hands import read_hands

Space = tuple[int, int, int]
"""A turn, what was planned for it, and what is planned instead."""
LOST: Final = -1_000


class Change:
    """Another plan for one crew member, and what it comes to."""

    __slots__ = ("member", "plan", "score", "spaces")

    def __init__(self, member: int, plan: list[int], spaces: tuple[Space, ...], score: int) -> None:
        self.member = member
        self.plan = plan
        self.spaces = spaces
        self.score = score


class Changes:
    """All single changes of a mission's plans. With the hands that were dealt, anything in them can be played;
    without, everybody keeps to the cards that they laid, as they lay, within a phase."""

    def __init__(self, mission: MissionFile, hands: object = None) -> None:
        m = read_mission(mission, trace=False)
        double = mission.get("rules", {}).get("double_actions", False) is True
        dealt = None if hands is None else read_hands(hands, m.crew)
        self._problem = Problem(m, double, dealt)
        if dealt is not None and not all(can_be_laid(self._problem, self.plans, p.index) for p in m.crew):
            self._problem.hands = None  # somebody played a card that nobody dealt them
        self._seed = read_seed(Notes(), mission.get("seed", 0))
        self._evaluator = Evaluator(self._problem)
        self.from_hands = self._problem.hands is not None

    @property
    def plans(self) -> Plans:
        return self._problem.plans

    @property
    def tried(self) -> int:
        """How many changes have been played out."""
        return self._evaluator.count

    def best(self) -> Change | None:
        """The change that brings the ship home with the most points: more than there were, and with the least damage,
        the fewest cards touched, the earliest among equals. None, where nothing helps."""
        best: Change | None = None
        key = (max(LOST, self._as_flown()), 0, 0, 0)
        for member in range(len(self.plans)):
            for plan in self._plans_for(member):
                m = self._flown(member, plan)
                if m.lost:
                    continue
                spaces = self._spaces(member, plan)
                made = score(m)
                found = (made, -sum(COUNT[drawn] for drawn in m.ship.tiles), -len(spaces), -spaces[0][0])
                if made > key[0] or (best is not None and found > key):
                    best, key = Change(member, plan, spaces, made), found
        return best

    def _as_flown(self) -> int:
        """The score as it was."""
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
        """Every plan that is one change away, and that can be laid."""
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
        """What somebody may have had for a turn, nothing included."""
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
