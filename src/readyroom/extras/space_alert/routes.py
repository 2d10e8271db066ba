"""Space Alert for people with the box on their table: missions to announce, and plans to resolve."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from readyroom.extras.space_alert.academy import academy
from readyroom.extras.space_alert.bodies import BadFile, MissionScript, Resolved, Solve, Tell
from readyroom.extras.space_alert.plan_search import NOT_YET, SOLVE, Wish
from readyroom.extras.space_alert.ship_logs import SHIP_LOGS
from readyroom.extras.space_alert.story import STORY, StoryWish
from readyroom.extras.space_alert.tasks import RESOLVE, SCRIPT, ScriptWish
from readyroom.games.space_alert.called import Called, Conflict, conflicts
from readyroom.games.space_alert.catalog import Catalog
from readyroom.games.space_alert.film.story import Story
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.solver.task import Solution
from readyroom.server.house import House
from readyroom.server.http.callers import PROBLEMS, Call, admit, hold_back, knows, worked_out
from readyroom.server.http.stored import must_keep
from readyroom.server.refusal import Refusal
from readyroom.server.work.stored_match import Kept

encode = msgspec.msgpack.encode
MISTAKES = {**PROBLEMS, 400: ResponseSpec(BadFile, description="Mistakes.")}


@post("/resolve", status_code=200, responses=MISTAKES, packed=True)
async def resolve(request: Call, data: JSONBody[dict[str, Any]]) -> Response[Resolved]:
    """Resolves a mission file, with its film and its debrief."""
    hold_back(admit(request).extras_requests, request)
    return await worked_out(request, RESOLVE, encode(data))


@post("/solve", status_code=200, responses=MISTAKES, packed=True)
async def solve(request: Call, data: JSONBody[Solve]) -> Response[Solution]:
    """A better plan for a mission, from a bounded search: "how could we have lived?"."""
    house = admit(request)
    if await knows(house, request) is None:
        most = min(data.evaluations, house.settings.limits.stranger_evaluations)
        data = msgspec.structs.replace(data, evaluations=most)
    if data.match is None:
        hold_back(house.heavy_requests, request)
    match = None if data.match is None else await _flown(house, request, data.match)
    return await worked_out(request, SOLVE, encode(Wish(data, match)), long=True)


@post("/story", status_code=200, responses=MISTAKES, packed=True)
async def story(request: Call, data: JSONBody[Tell]) -> Response[Story]:
    """What each phase of a mission cost, and which single change would have helped most."""
    house = admit(request)
    match = None
    if data.match is None:
        hold_back(house.extras_requests, request)
    else:
        match = await must_keep(house, request, data.match)
    # Hands stay secret while the match goes on: a campaign has more missions.
    over = match if match is not None and match.over and match.game == GAME.slug else None
    return await worked_out(request, STORY, encode(StoryWish(data, over)))


@get("/catalog", responses=PROBLEMS, sync_to_thread=False)
def catalog(request: Call) -> Catalog:
    """Threats, tracks, missions and specializations as data, for the forms."""
    admit(request)
    return GAME.catalog()


@post("/calls", status_code=200, responses=PROBLEMS, sync_to_thread=False)
def check_calls(request: Call, data: JSONBody[Called]) -> list[Conflict]:
    """The conflicts among a crew's calls."""
    admit(request)
    return conflicts(data)


@get("/mission", responses=PROBLEMS, packed=True)
async def mission(
    request: Call,
    name: Annotated[str, QueryParameter(max_length=64, description="an official mission, or a class")],
    seed: Annotated[str | None, QueryParameter(max_length=32, description="which mission of a class")] = None,
    crew: Annotated[int, QueryParameter(ge=1, le=5)] = 4,
) -> Response[MissionScript]:
    """The announcements of a mission, official or generated from a seed, for a crew of this size."""
    hold_back(admit(request).extras_requests, request)
    return await worked_out(request, SCRIPT, encode(ScriptWish(name, seed, crew)))


async def _flown(house: House, request: Call, code: str) -> Kept:
    match = await must_keep(house, request, code)
    if match is None or not match.over or match.game != GAME.slug:
        raise Refusal(NOT_YET, status=403)
    return match


def routes() -> list[Any]:
    """The calls under /api/space-alert."""
    return [resolve, solve, story, catalog, check_calls, mission, academy(), *SHIP_LOGS]
