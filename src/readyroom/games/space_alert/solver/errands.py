"""Changes to a plan that answer a threat: a volley on the same turn, a fight, a sortie, a repair; or the computer."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import EXTERNAL, FROM_SPACE, NOT_A_CARD, THREE_AT_ONCE, WITH_BOTS
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.mission.orders import ACT_A, ACT_C, BOTS
from readyroom.games.space_alert.mission.places import (
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    SQUAD_STATIONS,
    UPPER_RED,
    UPPER_WHITE,
)
from readyroom.games.space_alert.mission.threat import Threat
from readyroom.games.space_alert.solver.dice import Dice
from readyroom.games.space_alert.solver.problem import Plans, Problem
from readyroom.games.space_alert.solver.ways import stand, way

MAINTENANCE: Final[tuple[int, ...]] = (1, 1, 2, 4, 4, 5, 8, 8, 9)
"""The turns on which to maintain the computer, early ones more often."""
ROCKETS: Final = 3
"""The fourth way to hit an external threat, after the heavy laser, the light laser and the pulse cannon."""


class Errands:
    """Proposes whole errands. Each changes ``plans`` in place and keeps in ``touched`` whose plans were changed;
    returns the first turn that differs, 0 for no change."""

    __slots__ = ("dice", "members", "opened", "problem", "targets", "touched")

    def __init__(self, problem: Problem, dice: Dice, members: list[int], opened: list[int]) -> None:
        self.problem = problem
        self.dice = dice
        self.members = members
        self.opened = opened
        self.targets = [t for t in problem.mission.threats if t.turn and not t.traits & NOT_A_CARD]
        self.touched: list[int] = []

    def answer(self, plans: Plans) -> int:
        """Deals with one of the threats, or deals with it in another way."""
        t = self.targets[self.dice.below(len(self.targets))]
        if t.card.kind == EXTERNAL:
            return self.volley(plans, t)
        if t.traits & THREE_AT_ONCE:
            return self.together(plans, t.station, ACT_C, self.within(t), 3)
        member = self.members[self.dice.below(len(self.members))]
        self.touched = [member]
        if t.card.letter == WITH_BOTS:
            return self.fight(plans[member], member, t)
        if t.card.letter == FROM_SPACE:
            return self.sortie(plans[member], member, t.hp, self.within(t))
        return self.repair(plans[member], member, t)

    def within(self, t: Threat) -> int:
        """A turn on which a threat should be in play."""
        track = self.problem.mission.tracks[t.zone]
        stay = 1 + track.length // max(t.speed, 1)
        return t.turn + self.dice.below(max(1, min(stay, TURNS + 1 - t.turn)))

    def volley(self, plans: Plans, t: Threat) -> int:
        """Several weapons at once, since shields count again each turn."""
        dice = self.dice
        turn = self.within(t)
        weapon = dice.below(4)
        shooters = 1 + dice.below(3)
        at = dice.below(len(self.members))
        self.touched = []
        first = 0
        for i in range(min(shooters, len(self.members))):
            member = self.members[(at + i) % len(self.members)]
            self.touched.append(member)
            if weapon == ROCKETS:
                since = self.arrive(plans[member], member, LOWER_BLUE, turn - 1, [ACT_C])
            else:
                station = LOWER_WHITE if weapon == 2 else t.zone + LOWER_RED * weapon
                acts = [ACT_A, ACT_A] if dice.below(3) == 0 else [ACT_A]
                since = self.arrive(plans[member], member, station, turn, acts)
            if since and (not first or since < first):
                first = since
            weapon = (weapon + 1) & 3 if dice.below(4) == 0 else (weapon + 1) % 3
        return first

    def together(self, plans: Plans, station: int, act: int, turn: int, crowd: int) -> int:
        """Several crew members do the same in one place on the same turn."""
        at = self.dice.below(len(self.members))
        self.touched = []
        first = 0
        for i in range(min(crowd, len(self.members))):
            member = self.members[(at + i) % len(self.members)]
            self.touched.append(member)
            since = self.arrive(plans[member], member, station, turn, [act])
            if since and (not first or since < first):
                first = since
        return first

    def look_out(self, plans: Plans) -> int:
        """As many as can be there look out the window together."""
        turn = 1 + self.dice.below(TURNS)
        return self.together(plans, LOWER_WHITE, ACT_C, turn, 1 + self.dice.below(len(self.members)))

    def fight(self, plan: list[int], member: int, t: Threat) -> int:
        """Fetch a battlebot squad, walk to where the intruder may be, and attack it until it should be gone."""
        dice = self.dice
        station = t.station if dice.below(2) and t.station < 6 else dice.below(6)
        return self.with_squad(plan, member, station, [BOTS] * min(t.hp, 1 + dice.below(3)), self.within(t))

    def sortie(self, plan: list[int], member: int, blows: int, turn: int) -> int:
        """Fetch a squad, take off in the interceptors, and stay out there for some time."""
        return self.with_squad(plan, member, UPPER_RED, [ACT_C, *[BOTS] * (blows - self.dice.below(2))], turn)

    def with_squad(self, plan: list[int], member: int, station: int, acts: list[int], turn: int) -> int:
        """An errand that needs battlebots: someone fetches them on the way, unless they already have some."""
        dice = self.dice
        if dice.below(3) == 0:
            return self.arrive(plan, member, station, turn, acts)
        squad = SQUAD_STATIONS[dice.below(2)]
        leg = way(squad, station)
        if dice.below(2):
            leg.reverse()
        return self.arrive(plan, member, squad, max(1, turn - len(leg) - 1), [ACT_C, *leg, *acts])

    def repair(self, plan: list[int], member: int, t: Threat) -> int:
        """Go there and repair it, or a part of it."""
        dice = self.dice
        station = t.card.stations[dice.below(len(t.card.stations))]
        return self.arrive(plan, member, station, self.within(t), [ACT_A + t.card.letter] * (1 + dice.below(t.hp)))

    def maintain(self, plans: Plans) -> int:
        """Someone is on the bridge in time for the computer."""
        dice = self.dice
        member = self.members[dice.below(len(self.members))]
        self.touched = [member]
        return self.arrive(plans[member], member, UPPER_WHITE, MAINTENANCE[dice.below(9)], [ACT_C])

    def arrive(self, plan: list[int], member: int, station: int, turn: int, acts: list[int]) -> int:
        """Walks to a station to be there on a turn, and does something from then on; and perhaps walks back to where
        the rest of the plan continues."""
        if turn < 1 or turn > TURNS:
            return 0
        dice = self.dice
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
        opened = self.opened[member]
        slots = [*steps, *[0] * (turn - start - len(steps)), *acts]
        for i, slot in enumerate(slots[: turn - start + 1]):
            if plan[start + i] != slot and not opened >> (start + i) & 1:
                return 0
        end = start + len(slots)
        old = stand(plan, min(end, TURNS + 1))
        first = self.write(plan, opened, start, slots)
        if end <= TURNS and dice.below(2):
            back = self.write(plan, opened, end, way(stand(plan, end), old))
            first = first or back
        return first

    def write(self, plan: list[int], opened: int, at: int, slots: list[int]) -> int:
        """Changes only the open turns; returns the first turn that changed."""
        first = 0
        for slot in slots:
            if at > TURNS:
                break
            if plan[at] != slot:
                if not opened >> at & 1:
                    break
                plan[at] = slot
                first = first or at
            at += 1
        return first
