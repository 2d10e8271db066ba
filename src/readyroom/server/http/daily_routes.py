"""The mission of the day over HTTP: the mission, a table for it, its results."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter

from readyroom import days
from readyroom.core import registry
from readyroom.server.daily.results import ARCHIVE, Day, day_for, must_have_come, running_table
from readyroom.server.house import House
from readyroom.server.http import lobby
from readyroom.server.http.bodies import TableInfo
from readyroom.server.http.callers import PROBLEMS, Call, Code, address, admit, knows, must_know
from readyroom.server.http.routes import must_host
from readyroom.server.refusal import Refusal

Date = Annotated[str, PathParameter(max_length=16, description="a UTC date such as 2026-11-17")]


class NewDaily(msgspec.Struct, frozen=True):
    """Who flies with you: friends, for whom the other seats stay free, or bots, who start at once."""

    friends: bool = False


@get("/daily", responses=PROBLEMS)
async def today(request: Call) -> Day:
    """Today's missions, the same on every server. Other people's results appear once you have flown."""
    return await _day(request, None)


@get("/daily/{day:str}", responses=PROBLEMS)
async def that_day(request: Call, day: Date) -> Day:
    """A day's missions. Past days show everyone's results."""
    return await _day(request, day)


async def _day(request: Call, day: str | None) -> Day:
    house = admit(request)
    who = await knows(house, request)
    told, wanted = await day_for(house.store, day, None if who is None else who.id)
    for mission in wanted if who is not None else ():
        house.spawn(house.day_crews.send(mission))
    return told


@post("/daily/{day:str}/{game:str}", responses=PROBLEMS)
async def fly(request: Call, day: Date, game: Code, data: JSONBody[NewDaily]) -> TableInfo:
    """Opens your table for a mission of the day, or returns the one you have not finished. A second flight and past
    days are for practice."""
    house = admit(request)
    who = await must_know(house, request)
    mission = _must_be_open(day, game)
    running = await running_table(house.store, mission, who.id)
    if running and (info := await lobby.table_by_code(house, running, who, address(request))) is not None:
        return info
    who = await must_host(house, request)
    practice = await _flown(house, mission, who.id) or mission.day != days.today().isoformat()
    if not practice:
        house.spawn(house.day_crews.send(mission))
    return await lobby.open_daily(house, who, mission, data.friends, practice)


def _must_be_open(day: str, game: str) -> days.Mission:
    when = must_have_come(day)
    if when < days.today() - timedelta(days=ARCHIVE):
        raise Refusal(f"That day was too long ago. The last {ARCHIVE} days can be flown.", status=404)
    mission = days.mission_of(registry.game(game), when)
    if mission is None:
        raise Refusal("This game has no mission of that day.", status=404)
    return mission


async def _flown(house: House, mission: days.Mission, person: str) -> bool:
    flown = await house.store.days_of(person)
    return any((row.day, row.game) == (mission.day, mission.game) for row in flown)


def daily_api() -> Router:
    return Router("/api", route_handlers=[today, that_day, fly])
