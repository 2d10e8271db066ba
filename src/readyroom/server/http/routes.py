"""The HTTP side, call by call."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, get, patch, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, QueryParameter

from readyroom.core import registry
from readyroom.server.http import lobby, replays
from readyroom.server.http.bodies import GameInfo, NewPerson, NewTable, Person, Replay, TableInfo
from readyroom.server.http.callers import (
    PROBLEMS,
    Call,
    Code,
    admit,
    bearer,
    hold_back,
    knows,
    must_find,
    must_know,
    tidy,
    too_many,
)
from readyroom.server.http.options import game_info
from readyroom.server.http.schema import message_schema

Viewer = Annotated[str, QueryParameter(max_length=16, description="open, spectator, or a seat's number")]
Part = Annotated[
    int, QueryParameter(ge=0, le=99, description="which part of the match, counted from 1; 0 is the latest")
]


@post("/people", responses=PROBLEMS)
async def new_person(request: Call, data: JSONBody[NewPerson]) -> Person:
    """A guest's name in; a name and a token out. No account."""
    house = admit(request)
    hold_back(house.new_people, request)
    token, who = await house.people.greet(tidy(data.name))
    return Person(token, who.name)


@patch("/people/me", responses=PROBLEMS)
async def rename(request: Call, data: JSONBody[NewPerson]) -> Person:
    """Another name for the bearer."""
    house = admit(request)
    token = bearer(request)
    who = await must_know(house, request)
    renamed = await house.people.rename(token, who, tidy(data.name))
    house.renamed(renamed.id, renamed.name)
    return Person(token, renamed.name)


@get("/games", responses=PROBLEMS, sync_to_thread=False)
def games(request: Call) -> list[GameInfo]:
    """The games, with their options as a form."""
    house = admit(request)
    found = [registry.game(slug) for slug in registry.slugs()]
    return [game_info(game, house.levels(game)) for game in found]


@get("/games/{slug:str}/catalog", responses=PROBLEMS, sync_to_thread=False)
def catalog(request: Call, slug: Code) -> dict[str, Any]:
    """A game's components as data."""
    admit(request)
    return lobby.catalog(slug)


@get("/tables", responses=PROBLEMS)
async def open_tables(request: Call) -> list[TableInfo]:
    """Open tables with a free seat, the newest first."""
    house = admit(request)
    return await lobby.open_tables(house, await knows(house, request))


@post("/tables", responses=PROBLEMS)
async def new_table(request: Call, data: JSONBody[NewTable]) -> TableInfo:
    """Opens a table. The bearer is its host and sits on seat 0."""
    house = admit(request)
    who = await must_know(house, request)
    wait = house.new_tables.wait(who.id)
    if wait:
        raise too_many(wait)
    return await lobby.open_table(house, who, data)


@get("/tables/{code:str}", responses=PROBLEMS)
async def table(request: Call, code: Code) -> TableInfo:
    """One table, for anyone with its code."""
    house = admit(request)
    who = await knows(house, request)
    info = await lobby.table_by_code(house, code, who)
    if info is None:
        raise HTTPException("There is no table by that code.", status_code=404)
    return info


@get("/me/tables", responses=PROBLEMS)
async def my_tables(request: Call) -> list[TableInfo]:
    """Where the bearer sits or hosts."""
    house = admit(request)
    return await lobby.tables_of(house, await must_know(house, request))


@get("/matches", responses=PROBLEMS)
async def matches(
    request: Call,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> list[TableInfo]:
    """Finished matches, the latest first; ``before`` is the time (ms) to go on from."""
    house = admit(request)
    return await lobby.finished(house, game, limit, before, await knows(house, request))


@get("/matches/{code:str}/record", responses=PROBLEMS)
async def record(request: Call, code: Code) -> Response[dict[str, Any]]:
    """A finished match as one JSON file."""
    found = await must_find(admit(request), request, code)
    body = await asyncio.to_thread(replays.record_of, found)
    return Response(body, headers={"Content-Disposition": f'attachment; filename="readyroom-{found.code}.json"'})


@get("/matches/{code:str}/replay", responses=PROBLEMS)
async def match_replay(request: Call, code: Code, viewer: Viewer = "spectator") -> Replay:
    """A finished match, frame by frame."""
    found = await must_find(admit(request), request, code)
    return await asyncio.to_thread(replays.replay_of, found, viewer)


@get("/matches/{code:str}/film", responses=PROBLEMS)
async def film(request: Call, code: Code, part: Part = 0) -> dict[str, Any]:
    """What is over in a match, as its game shows it best: for Space Alert the resolution step by step, and the debrief;
    in a campaign, that of the latest mission, or of the one that is asked for."""
    found = await must_find(admit(request), request, code)
    return await asyncio.to_thread(replays.film_of, found, part)


@post("/replay", responses=PROBLEMS, status_code=200)
async def file_replay(request: Call, data: JSONBody[dict[str, Any]], viewer: Viewer = "open") -> Replay:
    """A record file, checked entry by entry, to its frames."""
    hold_back(admit(request).heavy_requests, request)
    return await asyncio.to_thread(replays.replay_file, data, viewer)


@get("/messages.json", responses=PROBLEMS, sync_to_thread=False)
def message_types(request: Call) -> dict[str, Any]:
    """The schema of the table messages."""
    admit(request)
    return message_schema()


ROUTES = (
    new_person, rename, games, catalog, open_tables, new_table, table, my_tables, matches, record, match_replay,
    film, message_types,
)  # fmt: skip


def api(record_bytes: int) -> Router:
    """All calls under /api. Record files may be bigger than other bodies."""
    files = Router("/", route_handlers=[file_replay], request_max_body_size=record_bytes)
    return Router("/api", route_handlers=[*ROUTES, files])
