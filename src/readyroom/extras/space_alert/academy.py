"""The academy of Space Alert: lessons, where a plan leads, and what became of it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody

from readyroom.games.space_alert.academy import BY_ID, LESSONS, Lesson
from readyroom.games.space_alert.academy.laying import BadLaying
from readyroom.games.space_alert.academy.lesson import Laid
from readyroom.games.space_alert.academy.marking import Mark, Outlook, mark, outlook
from readyroom.games.space_alert.academy.sheets import LessonSheet, sheet
from readyroom.server.http.callers import PROBLEMS, Call, Code, admit, hold_back
from readyroom.server.refusal import Refusal

MOST_LAID = 24


class Plan(msgspec.Struct, frozen=True):
    """The cards that lie on your board and the android's."""

    laid: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=MOST_LAID)] = ()


class Report(msgspec.Struct, frozen=True):
    """What became of a plan: the goals, and the film and debrief of it."""

    passed: bool
    goals: list[Mark]
    film: dict[str, Any]
    debrief: dict[str, Any]


@get("/", responses=PROBLEMS, sync_to_thread=False)
def lessons(request: Call) -> list[LessonSheet]:
    """All lessons, in the order in which they are best taken."""
    admit(request)
    return [sheet(lesson) for lesson in LESSONS]


@post("/{lesson:str}/fly", status_code=200, responses=PROBLEMS)
async def fly(request: Call, lesson: Code, data: JSONBody[Plan]) -> Report:
    """Plays a plan out and marks it."""
    hold_back(admit(request).extras_requests, request)
    made = await asyncio.to_thread(mark, must_teach(lesson), data.laid)
    return Report(made.passed, made.goals, msgspec.to_builtins(made.film), msgspec.to_builtins(made.debrief))


@post("/{lesson:str}/outlook", status_code=200, responses=PROBLEMS)
async def look(request: Call, lesson: Code, data: JSONBody[Plan]) -> Outlook:
    """Where everybody will stand, turn by turn, and the energy, if nothing attacks."""
    hold_back(admit(request).extras_requests, request)
    return await asyncio.to_thread(outlook, must_teach(lesson), data.laid)


def must_teach(lesson: str) -> Lesson:
    if lesson not in BY_ID:
        raise Refusal("There is no such lesson.", status=404)
    return BY_ID[lesson]


def academy() -> Router:
    """The calls under /api/space-alert/academy."""
    return Router("/academy", route_handlers=[lessons, fly, look], exception_handlers={BadLaying: _bad_laying})


def _bad_laying(_: Call, bad: BadLaying) -> Response[dict[str, str]]:
    return Response({"detail": str(bad)}, status_code=400)
