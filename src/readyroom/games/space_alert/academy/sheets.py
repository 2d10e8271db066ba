"""Lessons as the page gets them: plain data, with the answer last."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.games.space_alert.academy.bench import Bench, LessonPlan, bench
from readyroom.games.space_alert.academy.drill import Call, announcements, timeline
from readyroom.games.space_alert.academy.lesson import Hint, Laid, Lesson, Screen, Trained, Transfer
from readyroom.games.space_alert.academy.played_cards import ANDROID, YOU, order
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.places import TRAJECTORIES, Trajectory
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES, TRACKS, course, passings
from readyroom.games.space_alert.timeline.timeline import phases_of
from readyroom.games.space_alert.view import PassView

YOU_NAME: Final = "You"


class SheetThreat(msgspec.Struct, frozen=True):
    """A threat of the lesson; ``told`` is when the computer announces it on the clock, in milliseconds, and ``phase``
    the phase in which it does. ``squares`` and ``passes`` are its path, as a table shows it."""

    turn: int
    zone: Trajectory
    threat: str
    name: str
    serious: bool
    told: int
    phase: int
    squares: tuple[int, ...]
    passes: tuple[PassView, ...]


class Answer(msgspec.Struct, frozen=True):
    """An order of the solution, and whose board it goes on."""

    owner: str
    turn: int
    order: str


class SheetMember(msgspec.Struct, frozen=True):
    """Someone aboard, in acting order. ``plan`` is known for everyone but you and the android."""

    name: str
    you: bool = False
    android: bool = False
    seat: int | None = None
    """Everyone but the android has one, in acting order."""
    plan: tuple[str, ...] = ()


class LessonSheet(msgspec.Struct, frozen=True):
    """A lesson, before anything is laid."""

    id: str
    title: str
    about: str
    turns: int
    phases: tuple[tuple[int, int], ...]
    """The first and the last turn of each phase."""
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
    """The cards of the second phase, if there is one."""
    incoming: str
    """The card that incoming data brings."""
    transfer: Transfer | None
    screens: tuple[Screen, ...]
    goals: list[str]
    hint: Hint
    solution: tuple[Laid, ...]
    answer: list[Answer]
    """The solution in orders, board by board."""
    bench: Bench
    """The lesson with nothing laid and no clock."""
    said: list[Call]
    """What the computer says on the clock."""


def sheet(lesson: Lesson) -> LessonSheet:
    return LessonSheet(
        id=lesson.id,
        title=lesson.title,
        about=lesson.about,
        turns=lesson.turns,
        phases=phases_of(lesson.turns),
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
        answer=_answer(lesson),
        bench=bench(lesson, LessonPlan()),
        said=announcements(lesson),
    )


def _threats(lesson: Lesson) -> list[SheetThreat]:
    said = timeline(lesson)
    told = {(call.turn, call.zone): call.at for call in said.threats()}
    tracks = dict(zip(TRAJECTORIES, lesson.tracks, strict=True))
    found = []
    for threat in lesson.threats:
        card = BY_CODE[threat.card]
        at = told[(threat.turn, threat.zone)]
        track = TRACKS[TRACK_NAMES.index(tracks[threat.zone])]
        passed = tuple(PassView(mark, turn) for mark, turn in passings(track, card.speed, threat.turn))
        found.append(
            SheetThreat(
                threat.turn, threat.zone, card.code, card.name, card.serious, at, said.phase_at(at),
                tuple(course(track, card.speed)), passed,
            )
        )  # fmt: skip
    return found


def _answer(lesson: Lesson) -> list[Answer]:
    """Yours first."""
    found = [Answer(_owner(lesson, one), one.turn, order(lesson, one)) for one in lesson.solution]
    return sorted(found, key=lambda one: (one.owner != YOU_NAME, one.owner, one.turn))


def _owner(lesson: Lesson, one: Laid) -> str:
    if one.given and lesson.transfer is not None:
        return f"{lesson.transfer.to}, with your card"
    return lesson.android.name if one.android and lesson.android is not None else YOU_NAME


def _crew(lesson: Lesson) -> list[SheetMember]:
    crew = [SheetMember(mate.name, plan=mate.plan) for mate in lesson.mates]
    crew.insert(YOU, SheetMember(YOU_NAME, you=True))
    crew = [msgspec.structs.replace(member, seat=seat) for seat, member in enumerate(crew)]
    if lesson.android is not None:
        crew.insert(ANDROID, SheetMember(lesson.android.name, android=True))
    return crew
