"""Space Alert's academy: lessons, where a plan leads, and how it went."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody

from readyroom.extras.space_alert.bodies import Plan
from readyroom.extras.space_alert.tasks import FLY, OUTLOOK, LessonWish
from readyroom.games.space_alert.academy import BY_ID, LESSONS
from readyroom.games.space_alert.academy.bench import Bench, LessonPlan, bench
from readyroom.games.space_alert.academy.marks import LessonReport, Outlook
from readyroom.games.space_alert.academy.played_cards import BadLaying
from readyroom.games.space_alert.academy.sheets import LessonSheet, sheet
from readyroom.server.http.callers import PROBLEMS, Call, Code, admit, hold_back, worked_out
from readyroom.server.refusal import Refusal


@get("/", responses=PROBLEMS, sync_to_thread=False)
def lessons(request: Call) -> list[LessonSheet]:
    """All lessons, in the recommended order."""
    admit(request)
    return [sheet(lesson) for lesson in LESSONS]


@post("/{lesson:str}/plan", status_code=200, responses=PROBLEMS, sync_to_thread=False)
def plan(request: Call, lesson: Code, data: JSONBody[LessonPlan]) -> Bench:
    """Lays or takes cards of a lesson, if asked to, and shows where everything lies and what can be done now."""
    admit(request)
    if lesson not in BY_ID:
        raise Refusal("There is no such lesson.", status=404)
    try:
        return bench(BY_ID[lesson], data)
    except BadLaying as wrong:
        raise Refusal(str(wrong)) from None


@post("/{lesson:str}/fly", status_code=200, responses=PROBLEMS, packed=True)
async def fly(request: Call, lesson: Code, data: JSONBody[Plan]) -> Response[LessonReport]:
    """Plays a plan out and marks it."""
    hold_back(admit(request).extras_requests, request)
    return await worked_out(request, FLY, _wish(lesson, data))


@post("/{lesson:str}/outlook", status_code=200, responses=PROBLEMS, packed=True)
async def look(request: Call, lesson: Code, data: JSONBody[Plan]) -> Response[Outlook]:
    """Where everyone will stand, turn by turn, and the energy, if nothing attacks."""
    hold_back(admit(request).extras_requests, request)
    return await worked_out(request, OUTLOOK, _wish(lesson, data))


def academy() -> Router:
    """The calls under /api/space-alert/academy."""
    return Router("/academy", route_handlers=[lessons, plan, fly, look])


def _wish(lesson: str, plan: Plan) -> bytes:
    if lesson not in BY_ID:
        raise Refusal("There is no such lesson.", status=404)
    return msgspec.msgpack.encode(LessonWish(lesson, plan.laid))
