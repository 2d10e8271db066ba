"""Seasons over HTTP."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody

from readyroom.server.house import House
from readyroom.server.http import seasons
from readyroom.server.http.callers import PROBLEMS, Call, Code, address, admit, hold_back, knows, must_know
from readyroom.server.http.routes import must_host
from readyroom.server.http.season_bodies import NewDraw, NewRuling, NewSeason, SeasonInfo, SeasonSheet, TableSeason
from readyroom.server.people import Who
from readyroom.store.seasons import SeasonRow


@get("/seasons", responses=PROBLEMS)
async def season_list(request: Call) -> list[SeasonInfo]:
    """Your seasons, then the listed ones."""
    house = admit(request)
    return await seasons.seasons_for(house, await knows(house, request))


@post("/seasons", responses=PROBLEMS)
async def new_season(request: Call, data: JSONBody[NewSeason]) -> SeasonInfo:
    """Opens a season. You organize it and are its first member."""
    house = admit(request)
    return await seasons.open_season(house, await must_host(house, request), data)


@get("/seasons/{code:str}", responses=PROBLEMS)
async def season_sheet(request: Call, code: Code) -> SeasonSheet:
    """A season's page, for anyone with its code."""
    house = admit(request)
    who = await knows(house, request)
    return await seasons.sheet(house, await must_exist(house, request, code), who)


@get("/tables/{code:str}/season", responses=PROBLEMS)
async def table_season(request: Call, code: Code) -> TableSeason:
    """The season a table counts for, if it is listed or you belong to it."""
    house = admit(request)
    who = await knows(house, request)
    house.may_guess(address(request))
    return await seasons.season_of(house, code, who)


@post("/seasons/{code:str}/members", responses=PROBLEMS)
async def join_season(request: Call, code: Code) -> SeasonSheet:
    """Joins a season."""
    house, who, season = await _asked(request, code)
    await seasons.join(house, who, season)
    return await _now(request, house, who, code)


@delete("/seasons/{code:str}/members/me", responses=PROBLEMS, status_code=200)
async def leave_season(request: Call, code: Code) -> SeasonSheet:
    """Leaves a season; your results no longer count there."""
    house, who, season = await _asked(request, code)
    await seasons.leave(house, who, season)
    return await _now(request, house, who, code)


@post("/seasons/{code:str}/rulings", responses=PROBLEMS)
async def new_ruling(request: Call, code: Code, data: JSONBody[NewRuling]) -> SeasonSheet:
    """The organizer voids a result, gives points or removes a member, and says why."""
    house, who, season = await _asked(request, code)
    await seasons.rule(house, who, season, data)
    return await _now(request, house, who, code)


@post("/seasons/{code:str}/rounds", responses=PROBLEMS)
async def new_round(request: Call, code: Code, data: JSONBody[NewDraw]) -> SeasonSheet:
    """The organizer draws a round: opens tables with the members' names on the seats."""
    house = admit(request)
    who = await must_host(house, request)
    season = await must_exist(house, request, code)
    await seasons.draw(house, who, season, data)
    return await _now(request, house, who, code)


@post("/seasons/{code:str}/finish", responses=PROBLEMS, status_code=200)
async def finish_season(request: Call, code: Code) -> SeasonSheet:
    """The organizer ends a season: its standings are final."""
    house, who, season = await _asked(request, code)
    await seasons.finish(house, who, season)
    return await _now(request, house, who, code)


async def must_exist(house: House, request: Call, code: str) -> SeasonRow:
    """The season with this code. Addresses that guess have to wait, as with tables."""
    house.may_guess(address(request))
    season = await seasons.found(house, code)
    if season is None or season.status == "closed":
        house.unknown_codes.wait(address(request))
        raise HTTPException("There is no season with that code.", status_code=404)
    return season


async def _asked(request: Call, code: str) -> tuple[House, Who, SeasonRow]:
    house = admit(request)
    hold_back(house.heavy_requests, request)
    who = await must_know(house, request)
    return house, who, await must_exist(house, request, code)


async def _now(request: Call, house: House, who: Who, code: str) -> SeasonSheet:
    return await seasons.sheet(house, await must_exist(house, request, code), who)


def season_api() -> Router:
    return Router(
        "/api",
        route_handlers=[
            season_list, new_season, season_sheet, table_season, join_season, leave_season, new_ruling, new_round,
            finish_season,
        ],
    )  # fmt: skip
