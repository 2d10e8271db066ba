"""From a mission file to a problem, and from a plan back to a file."""

from __future__ import annotations

import msgspec

from readyroom.core.chance import Chance
from readyroom.games.space_alert.file.format import MissionFile
from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.mission.scoring import score
from readyroom.games.space_alert.mission.turn.round import resolve_round
from readyroom.games.space_alert.solver.hand_reader import read_hands
from readyroom.games.space_alert.solver.problem import Plans, Problem, settle
from readyroom.games.space_alert.solver.search import Search
from readyroom.games.space_alert.solver.writer import mission_file


class Solution(msgspec.Struct, frozen=True):
    """The result of a plan. A lost ship has no score."""

    survived: bool
    score: int | None
    worth: int
    evaluations: int
    mission: MissionFile


class Task:
    """A mission file to be solved, with hands or free cards."""

    __slots__ = ("double_actions", "problem")

    def __init__(self, mission: object, hands: object = None) -> None:
        m = read_mission(mission, trace=False)
        rules = mission.get("rules", {}) if isinstance(mission, dict) else {}
        self.double_actions = rules.get("double_actions", False) is True
        dealt = None if hands is None else read_hands(hands, m.crew)
        self.problem = Problem(settle(m, m.chance), self.double_actions, dealt)

    def start(self, seed: int, from_scratch: bool) -> Search:
        """A search that starts from the plans of the file, as far as the cards allow them, or from none."""
        problem = self.problem
        hands = problem.hands
        members = range(len(problem.plans))
        if from_scratch or (hands is not None and not all(hands.allow(problem.plans, i) for i in members)):
            problem.plans = [[0] * 14 for _ in members]
        return Search(problem, seed)

    def solution(self, plans: Plans, evaluations: int, worth: int) -> Solution:
        m = self.problem.mission.clone()
        m.chance = Chance("0")
        for p, plan in zip(m.crew, plans, strict=True):
            p.plan = plan.copy()
        resolve_round(m)
        file = mission_file(self.problem.mission, plans, self.double_actions)
        return Solution(not m.lost, None if m.lost else score(m), worth, evaluations, file)
