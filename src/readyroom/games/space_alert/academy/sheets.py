"""Lessons as the page gets them: plain data, with the answer last."""

from __future__ import annotations

import msgspec

from readyroom.games.space_alert.academy.drill import Call, announcements, timeline
from readyroom.games.space_alert.academy.laying import ANDROID, YOU, plans
from readyroom.games.space_alert.academy.lesson import Hint, Laid, Lesson, Screen, Trained, Transfer
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.places import TRAJECTORIES, Trajectory


class SheetThreat(msgspec.Struct, frozen=True):
    """A threat of the lesson; ``told`` is when the computer announces it on the clock, in milliseconds."""

    turn: int
    zone: Trajectory
    threat: str
    name: str
    serious: bool
    told: int


class SheetMember(msgspec.Struct, frozen=True):
    """Somebody aboard, in acting order. ``plan`` is known for everybody but you and the android."""

    name: str
    you: bool = False
    android: bool = False
    plan: tuple[str, ...] = ()


class LessonSheet(msgspec.Struct, frozen=True):
    """A lesson, before anything is laid."""

    id: str
    title: str
    about: str
    turns: int
    seconds: int
    tracks: dict[Trajectory, str]
    threats: list[SheetThreat]
    crew: list[SheetMember]
    hand: tuple[str, ...]
    heroic: str | None
    """The android's own card."""
    trained: Trained | None
    double_actions: bool
    second: tuple[str, ...]
    """The cards of the second phase, where there is one."""
    incoming: str
    """The card that incoming data brings."""
    transfer: Transfer | None
    screens: tuple[Screen, ...]
    goals: list[str]
    hint: Hint
    solution: tuple[Laid, ...]
    answer: list[str]
    """The solution in orders: yours, turn by turn."""
    said: list[Call]
    """What the computer says on the clock."""


def sheet(lesson: Lesson) -> LessonSheet:
    return LessonSheet(
        id=lesson.id,
        title=lesson.title,
        about=lesson.about,
        turns=lesson.turns,
        seconds=lesson.seconds,
        tracks=dict(zip(TRAJECTORIES, lesson.tracks, strict=True)),
        threats=_threats(lesson),
        crew=_crew(lesson),
        hand=lesson.hand,
        heroic=None if lesson.android is None else lesson.android.heroic,
        trained=lesson.trained,
        double_actions=lesson.double_actions,
        second=lesson.second,
        incoming=lesson.incoming,
        transfer=lesson.transfer,
        screens=lesson.screens,
        goals=[goal.words for goal in lesson.goals],
        hint=lesson.hint,
        solution=lesson.solution,
        answer=plans(lesson, lesson.solution)[0],
        said=announcements(lesson),
    )


def _threats(lesson: Lesson) -> list[SheetThreat]:
    told = {(call.turn, call.zone): call.at for call in timeline(lesson).threats()}
    found = []
    for threat in lesson.threats:
        card = BY_CODE[threat.card]
        at = told[(threat.turn, threat.zone)]
        found.append(SheetThreat(threat.turn, threat.zone, card.code, card.name, card.serious, at))
    return found


def _crew(lesson: Lesson) -> list[SheetMember]:
    crew = [SheetMember(mate.name, plan=mate.plan) for mate in lesson.mates]
    crew.insert(YOU, SheetMember("You", you=True))
    if lesson.android is not None:
        crew.insert(ANDROID, SheetMember(lesson.android.name, android=True))
    return crew
