"""Save the ship: a lost mission that one change of the plan would have flown home.

The debrief's story search finds the change, and the resolver flies answers with the mission's luck.
"""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

import msgspec

from readyroom.core.english import count
from readyroom.core.errors import ReadyRoomError
from readyroom.core.extras import Task, Verdict
from readyroom.core.match import Match
from readyroom.core.quotes import reason
from readyroom.core.words import Words
from readyroom.games.space_alert.file.format import MissionFile
from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.film.film import Screening, screen, screen_match
from readyroom.games.space_alert.film.story import changed, hands_of
from readyroom.games.space_alert.mission.orders import TRIPPED
from readyroom.games.space_alert.solver.changes import Changes

TITLE: Final = "Save the ship"
NAMES: Final = ("Ada", "Bo", "Cleo", "Dan", "Eve")
"""The crew of a puzzle: no player of the mission is named."""
TURNS: Final = 12
Hands = list[list[list[str]]]
"""For each crew member in acting order, the cards of each phase."""


class NotSo(ReadyRoomError):
    """Plans that are not an answer: too many changes, or cards that a crew member does not have."""


class Rescue(msgspec.Struct, frozen=True):
    """The puzzle as people see it: the mission as flown, the hands if known, how many spaces they may change, and what
    can lie on each space: for each crew member and turn, orders as a mission file writes them."""

    mission: MissionFile
    hands: Hands | None
    most: int
    can: list[list[list[str]]]
    tried: int
    """single changes that were flown"""
    saving: int
    """how many of them bring the ship home"""


class Plans(msgspec.Struct, frozen=True):
    """An answer: everyone's orders, turn by turn, in acting order. An empty text is no card."""

    plans: list[list[str]]


class Saving:
    """The puzzles from lost missions (``core.extras.Tasks``)."""

    kinds: tuple[type[msgspec.Struct], ...] = (Rescue, Plans)

    def tasks(self, match: Match) -> list[Task]:
        """The last mission of a match, if it was lost and a single change saves it."""
        made = screen_match(match)
        if made is None or made.debrief.sheet.survived or match.outcome is None:
            return []
        return rescue(_nameless(made), hands_of(match))

    def judge(self, given: dict[str, Any], answer: dict[str, Any]) -> Verdict:
        """Flies the mission with other plans. Raises ``NotSo`` for what cannot be planned."""
        task = msgspec.convert(given, Rescue)
        try:
            plans = msgspec.convert(answer, Plans).plans
        except msgspec.ValidationError as wrong:
            raise NotSo(f"This is not a plan for the crew: {reason(wrong)}.") from None
        flown = screen(_planned(task, plans))
        sheet = flown.debrief.sheet
        if sheet.score is None:
            return Verdict(False, Words((f"The ship is lost to the {flown.resolution.destroyed_by}.",)))
        return Verdict(True, Words((f"The ship comes home with {count(sheet.score, 'point')}.",)))


def rescue(mission: MissionFile, hands: Hands | None) -> list[Task]:
    """A lost mission's task, if the hands are known and a single change saves it."""
    changes = Changes(mission, hands)
    saving = changes.saving() if changes.from_hands else []
    if not saving or hands is None:
        return []
    most = min(len(change.spaces) for change in saving)
    best = next(change for change in saving if len(change.spaces) == most)
    given = Rescue(mission, hands, most, changes.can(most == 1), changes.tried, len(saving))
    plans = Plans([[order or "" for order in member["plan"]] for member in changed(mission, best)["crew"]])
    lost = screen(mission).resolution.destroyed_by
    what = "one space" if most == 1 else f"{most} spaces"
    question = Words((f"The ship is lost to the {lost}. Change {what} of the plan, and bring it home.",))
    return [Task(TITLE, question, msgspec.to_builtins(given), msgspec.to_builtins(plans))]


def _planned(task: Rescue, plans: list[list[str]]) -> MissionFile:
    """The mission with other plans, if they can be flown here."""
    mission = task.mission
    if len(plans) != len(mission["crew"]) or any(len(plan) != TURNS for plan in plans):
        raise NotSo(f"Send {TURNS} orders for each of {len(mission['crew'])} crew members.")
    crew = mission["crew"].copy()
    for i, plan in enumerate(plans):
        crew[i] = {**crew[i], "plan": [order or None for order in plan]}
    other: MissionFile = {**mission, "crew": crew}
    changes, new = Changes(mission, task.hands), [p.plan for p in read_mission(other, trace=False).crew]
    both = zip(chain.from_iterable(changes.plans), chain.from_iterable(new), strict=True)
    spaces = [(was, now) for was, now in both if was != now]
    if not spaces:
        raise NotSo("This is the plan that lost the ship. Change something.")
    if len(spaces) > task.most:
        raise NotSo(f"You may change {count(task.most, 'space')}, but this changes {len(spaces)}.")
    if any(now & TRIPPED for _, now in spaces):
        raise NotSo("Nobody trips on purpose.")
    lacking = changes.lacking(new)
    if lacking >= 0:
        raise NotSo(f"{mission['crew'][lacking]['name']} does not have the cards for that plan.")
    return other


def _nameless(made: Screening) -> MissionFile:
    people = iter(NAMES)
    crew = made.mission["crew"].copy()
    for i, member in enumerate(crew):
        if not member.get("android"):
            crew[i] = {**member, "name": next(people)}
    return {**made.mission, "crew": crew}


SAVING: Final = Saving()
