"""Marking a lesson: the plan is played out, and every goal says whether it was met."""

from __future__ import annotations

import msgspec

from readyroom.games.space_alert.academy.goals import Goal
from readyroom.games.space_alert.academy.lesson import Laid, Lesson
from readyroom.games.space_alert.academy.played_cards import mission
from readyroom.games.space_alert.film.debrief import Debrief
from readyroom.games.space_alert.film.film import Film, Screening, screen
from readyroom.games.space_alert.film.shots import Shots, laid_over
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.places import Place
from readyroom.games.space_alert.timeline.timeline import INSIDE


class Mark(msgspec.Struct, frozen=True):
    """A goal after the flight; ``why`` is empty when it was met."""

    words: str
    met: bool
    why: str


class LessonReport(msgspec.Struct, frozen=True):
    """The result of a plan: the goals, the film and the debrief."""

    passed: bool
    goals: list[Mark]
    film: Film
    debrief: Debrief


class Outlook(msgspec.Struct, frozen=True):
    """The ship as each turn begins, if everything goes as planned: where everyone stands, and the energy. The first
    entry is turn 1; someone in space is nowhere aboard."""

    crew: list[list[Place]]
    shields: list[tuple[int, ...]]
    reactors: list[tuple[int, ...]]
    capsules: list[int]
    rockets: list[int]


def mark(lesson: Lesson, laid: tuple[Laid, ...]) -> LessonReport:
    """Plays a lesson out; raises ``BadLaying`` for cards that cannot be laid like that."""
    screening = screen(mission(lesson, laid))
    goals = [_marked(goal, screening) for goal in lesson.goals]
    return LessonReport(all(goal.met for goal in goals), goals, screening.film, screening.debrief)


def outlook(lesson: Lesson, laid: tuple[Laid, ...]) -> Outlook:
    """Where a plan leads, before anything attacks from outside: what a crew would push around on a planning ship."""
    paper = mission(lesson, laid)
    paper["threats"] = [threat for threat in paper["threats"] if threat["zone"] == INSIDE]
    return look_ahead(screen(paper), lesson.turns)


def look_ahead(s: Screening, turns: int) -> Outlook:
    seen = Shots()
    found = Outlook([], [], [], [], [])
    for frame in s.film.frames:
        if isinstance(frame.event, t.TurnBegan) and 1 < frame.turn <= turns:
            _note(found, seen)
        seen = laid_over(seen, frame.changes)
        if frame is s.film.frames[0]:
            _note(found, seen)
    return found


def _marked(goal: Goal, s: Screening) -> Mark:
    met = goal.met(s)
    return Mark(goal.words, met, "" if met else goal.why_not(s))


def _note(found: Outlook, seen: Shots) -> None:
    assert seen.energy is not None and seen.gear is not None, "the first frame has all pieces"
    found.crew.append([figure.station for figure in seen.crew.values()])
    found.shields.append(seen.energy.shields)
    found.reactors.append(seen.energy.reactors)
    found.capsules.append(seen.energy.capsules)
    found.rockets.append(seen.gear.rockets)
