"""The HTTP calls."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, get, patch, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, QueryParameter, RawBody

from readyroom.core import registry
from readyroom.core.rules import Rules
from readyroom.core.struct import Catalog
from readyroom.server import claims, names
from readyroom.server.house import House
from readyroom.server.http import lobby, replays, seasons
from readyroom.server.http.analyses import analysis
from readyroom.server.http.bodies import (
    Fault,
    GameCount,
    GameInfo,
    HouseInfo,
    NewBranch,
    NewPerson,
    NewTable,
    Person,
    Replay,
    Story,
    TableInfo,
)
from readyroom.server.http.calendar import event
from readyroom.server.http.callers import (
    PROBLEMS,
    Call,
    Code,
    SendsJson,
    address,
    admit,
    bearer,
    device_of,
    has_room,
    hold_back,
    knows,
    must_know,
    too_many,
    while_there,
    worked_out,
)
from readyroom.server.http.message_schema import message_schema
from readyroom.server.http.options import game_info
from readyroom.server.http.rules import rules_page
from readyroom.server.http.static import sent
from readyroom.server.http.stored import must_be_over, must_keep
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.permissions import kicked_from
from readyroom.store.rows import Cursor, Wish

log = logging.getLogger("readyroom.server")
encode = msgspec.msgpack.encode
decode = msgspec.msgpack.decode
Viewer = Annotated[str, QueryParameter(max_length=16, description="open, spectator, or a seat's number")]
Part = Annotated[
    int, QueryParameter(ge=0, le=99, description="which part of the match, counted from 1; 0 is the latest")
]


OfGame = Annotated[str, QueryParameter(max_length=64, description="of this game only")]
Pace = Annotated[
    Literal["", "live", "slow"], QueryParameter(description="live: a clock of minutes; slow: no clock, or one of days")
]
Newcomers = Annotated[bool, QueryParameter(description="only where newcomers to the game are welcome")]
Free = Annotated[int, QueryParameter(ge=1, le=16, description="at least this many free seats")]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="continue after the table with this time")]
BeforeCode = Annotated[str, QueryParameter(max_length=64, description="and this code")]


@post("/people", responses=PROBLEMS)
async def new_person(request: Call, data: JSONBody[NewPerson]) -> Person:
    """Registers a guest and returns a name and a token. No account."""
    house = admit(request)
    hold_back(house.new_people, request)
    name = names.name(data.name)
    await claims.must_be_free(house.store, name, None)
    token, who = await house.people.greet(name, device_of(request), data.bot)
    return Person(token, who.name)


@patch("/people/me", responses=PROBLEMS)
async def rename(request: Call, data: JSONBody[NewPerson]) -> Person:
    """Renames you."""
    house = admit(request)
    token = bearer(request)
    who = await must_know(house, request)
    name = names.name(data.name)
    await claims.may_rename(house.store, who)
    await claims.must_be_free(house.store, name, who.id)
    await lobby.must_stand_out(house, who, name)
    renamed = await house.people.rename(who, name)
    house.renamed(renamed.id, renamed.name)
    return Person(token, renamed.name)


@post("/faults", status_code=204, responses=PROBLEMS, sync_to_thread=False)
def fault(request: Call, data: JSONBody[Fault]) -> None:
    """Counts an error on a page and logs it for the operator."""
    house = admit(request)
    house.metrics.page_faults += 1
    log.warning("A page failed at %s: %s %s", data.where, data.what, data.trace)


@get("/house", responses=PROBLEMS, sync_to_thread=False)
def house_info(request: Call) -> HouseInfo:
    """This server's optional features, for the page."""
    house = admit(request)
    return HouseInfo(house.settings.voice, house.post.on)


@get("/games", responses=PROBLEMS, sync_to_thread=False)
def games(request: Call) -> list[GameInfo]:
    """The games, with their options as a form."""
    house = admit(request)
    found = [registry.game(slug) for slug in registry.slugs()]
    return [game_info(game, house.levels(game)) for game in found]


@get("/games/{slug:str}/catalog", responses=PROBLEMS, sync_to_thread=False)
def catalog(request: Call, slug: Code) -> Catalog:
    """A game's components as data."""
    admit(request)
    return lobby.catalog(slug)


@get("/games/{slug:str}/rules", responses=PROBLEMS, sync_to_thread=False, packed=True)
def rules(request: Call, slug: Code) -> Response[Rules]:
    """A game's rules in our own words."""
    admit(request)
    return sent(request, rules_page(slug))


@get("/tables", responses=PROBLEMS)
async def open_tables(
    request: Call,
    game: OfGame = "",
    pace: Pace = "",
    newcomers: Newcomers = False,
    free: Free = 1,
    limit: Limit = 100,
    before: Before = None,
    before_code: BeforeCode = "",
) -> list[TableInfo]:
    """Open tables with a free seat, newest first. For the next page, pass the last one's opening time and code."""
    house = admit(request)
    wish = Wish(game, pace, int(newcomers), free)
    return await lobby.open_tables(house, await knows(house, request), wish, limit, _cursor(before, before_code))


@get("/tables/running", responses=PROBLEMS)
async def running_tables(
    request: Call,
    game: OfGame = "",
    pace: Pace = "",
    newcomers: Newcomers = False,
    limit: Limit = 20,
    before: Before = None,
    before_code: BeforeCode = "",
) -> list[TableInfo]:
    """Running open matches with all seats taken, for spectators, latest move first. For the next page, pass when the
    last one changed, and its code."""
    house = admit(request)
    wish = Wish(game, pace, int(newcomers))
    return await lobby.running_tables(house, await knows(house, request), wish, limit, _cursor(before, before_code))


@get("/tables/meetings", responses=PROBLEMS)
async def meetings(
    request: Call,
    game: OfGame = "",
    pace: Pace = "",
    newcomers: Newcomers = False,
    free: Free = 1,
    limit: Limit = 20,
    after: Annotated[int, QueryParameter(ge=0, le=2**53, description="continue after the table with this time")] = 0,
    after_code: Annotated[str, QueryParameter(max_length=64, description="and this code")] = "",
) -> list[TableInfo]:
    """Announced open tables with a free seat, soonest first. For the next page, pass the last one's time and code."""
    house = admit(request)
    wish = Wish(game, pace, int(newcomers), free)
    return await lobby.meetings(house, await knows(house, request), wish, limit, (after, after_code))


@get("/tables/{code:str}/calendar", responses=PROBLEMS)
async def calendar(request: Call, code: Code) -> Response[str]:
    """An announced table's time as a calendar file, for anyone with the code."""
    house = admit(request)
    info = await lobby.table_by_code(house, code, None, address(request))
    if info is None or info.meeting is None:
        raise HTTPException("No announced table has that code.", status_code=404)
    named = {"Content-Disposition": f'attachment; filename="readyroom-{code}.ics"'}
    return Response(event(info, str(request.base_url)), media_type="text/calendar; charset=utf-8", headers=named)


@get("/tables/counts", responses=PROBLEMS)
async def table_counts(request: Call, pace: Pace = "", newcomers: Newcomers = False, free: Free = 1) -> list[GameCount]:
    """How many tables of each game there are to join and to watch."""
    return await lobby.counts(admit(request), Wish("", pace, int(newcomers), free))


def _cursor(before: int | None, code: str) -> Cursor:
    return Cursor() if before is None else Cursor(before, code)


@post("/tables", responses=PROBLEMS)
async def new_table(request: Call, data: JSONBody[NewTable]) -> TableInfo:
    """Opens a table. You are its host and sit in seat 0."""
    house = admit(request)
    who = await must_host(house, request)
    if data.season:
        await seasons.must_play_for(house, who, data.season, data.game)
    return await lobby.open_table(house, who, data)


async def must_host(house: House, request: Call) -> Who:
    """The caller, if they may open a table now."""
    who = await must_know(house, request)
    if house.draining:
        raise HTTPException(
            "This server is about to restart, so no new tables can be opened.",
            status_code=503,
            headers={"Retry-After": "60"},
        )
    wait = house.new_tables.wait(who.id)
    if wait:
        raise too_many(wait)
    return who


@get("/tables/{code:str}", responses=PROBLEMS)
async def table(request: Call, code: Code) -> TableInfo:
    """One table, for anyone with its code."""
    house = admit(request)
    who = await knows(house, request)
    info = await lobby.table_by_code(house, code, who, address(request))
    if info is None:
        raise HTTPException("There is no table with that code.", status_code=404)
    return info


@get("/me/tables", responses=PROBLEMS)
async def my_tables(request: Call) -> list[TableInfo]:
    """The tables where you sit or host."""
    house = admit(request)
    return await lobby.tables_of(house, await must_know(house, request))


@get("/matches", responses=PROBLEMS)
async def matches(
    request: Call,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> list[TableInfo]:
    """Finished matches, latest first; ``before`` is the time (ms) to continue from."""
    house = admit(request)
    return await lobby.finished(house, game, limit, before, await knows(house, request))


@get("/matches/{code:str}/record", responses=PROBLEMS, packed=True)
async def record(request: Call, code: Code) -> Response[dict[str, Any]]:
    """A finished match as one JSON file."""
    match = await must_be_over(admit(request), request, code)
    return await worked_out(request, replays.RECORD, encode(match), f"readyroom-{code}.json")


@get("/matches/{code:str}/replay", responses=PROBLEMS, packed=True)
async def match_replay(request: Call, code: Code, viewer: Viewer = "spectator") -> Response[Replay]:
    """A finished match, frame by frame."""
    match = await must_be_over(admit(request), request, code)
    return await worked_out(request, replays.REPLAY, encode(replays.ReplayWish(match, viewer)))


@get("/matches/{code:str}/story", responses=PROBLEMS, packed=True)
async def match_story(request: Call, code: Code) -> Response[Story]:
    """How the points of a finished match came about, and an award for each player."""
    match = await must_be_over(admit(request), request, code)
    return await worked_out(request, replays.STORY, encode(match))


@post("/matches/{code:str}/branches", responses=PROBLEMS)
async def new_branch(request: Call, code: Code, data: JSONBody[NewBranch]) -> TableInfo:
    """Opens a table that continues a finished match from a moment: you in one seat, bots or friends in the others."""
    house = admit(request)
    who = await must_host(house, request)
    match = await must_be_over(house, request, code)
    lobby.must_branch(house, match.game, match.seats, data)
    wish = encode(replays.MomentWish(match, data.seq))
    said = await while_there(request, house.workshop.do(replays.POSITION, wish, address(request)))
    return await lobby.open_branch(house, who, decode(said, type=replays.Moment), data)


@post("/branches", responses=PROBLEMS, operation_class=SendsJson, guards=[has_room])
async def file_branch(
    request: Call,
    body: RawBody,
    seq: Annotated[int, QueryParameter(ge=0, le=10_000_000)],
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    level: Annotated[str, QueryParameter(max_length=64)],
    friends: Annotated[bool, QueryParameter(description="the other seats are free, for friends")] = False,
) -> TableInfo:
    """The same from a record file, checked entry by entry."""
    house = admit(request)
    who = await must_host(house, request)
    hold_back(house.heavy_requests, request)
    wish = encode(replays.FileMomentWish(body, seq, house.settings.limits.record_entries))
    said = await while_there(request, house.workshop.do(replays.FILE_POSITION, wish, address(request)))
    moment = decode(said, type=replays.Moment)
    return await lobby.open_branch(house, who, moment, NewBranch(seq, seat, level, friends))


@get("/matches/{code:str}/since", responses=PROBLEMS, packed=True)
async def happened_since(
    request: Call,
    code: Code,
    after: Annotated[int, QueryParameter(ge=0, le=2**31)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> Response[Replay]:
    """What happened at a table after an entry, frame by frame: as your seat saw it, or as everyone did."""
    house = admit(request)
    who = await knows(house, request)
    table = await house.find(code, address(request))
    if table is not None and who is not None and who.id in kicked_from(table):
        raise Refusal("You were sent away from this table.", status=403)
    if seat is not None and (table is None or seat not in table.seats_of(who.id if who else None)):
        raise Refusal("That seat is not yours.", status=403)
    match = await must_keep(house, request, code)
    if match is None:
        raise Refusal("The match has not started yet.", status=403)
    return await worked_out(request, replays.SINCE, encode(replays.SinceWish(match, seat, after)))


@get("/matches/{code:str}/film", responses=PROBLEMS, packed=True)
async def film(request: Call, code: Code, part: Part = 0) -> Response[dict[str, Any]]:
    """A film of a match's latest finished part, or of the requested one."""
    match = await must_keep(admit(request), request, code)
    if match is None:
        raise Refusal(replays.NO_FILM_YET, status=403)
    return await worked_out(request, replays.FILM, encode(replays.FilmWish(match, part)))


@post("/replay", responses=PROBLEMS, status_code=200, packed=True, operation_class=SendsJson, guards=[has_room])
async def file_replay(request: Call, body: RawBody, viewer: Viewer = "open") -> Response[Replay]:
    """The frames of a record file, checked entry by entry."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    wish = replays.FileWish(body, viewer, house.settings.limits.record_entries)
    return await worked_out(request, replays.FILE, encode(wish))


@get("/messages.json", responses=PROBLEMS, sync_to_thread=False)
def message_types(request: Call) -> dict[str, Any]:
    """The schema of the table messages."""
    admit(request)
    return message_schema()


ROUTES = (
    new_person, rename, fault, house_info, games, catalog, rules, open_tables, running_tables, meetings, calendar,
    table_counts, new_table, new_branch, table, my_tables, matches, record, match_replay, match_story, happened_since,
    film, analysis, message_types,
)  # fmt: skip


def api(record_bytes: int) -> Router:
    """All calls under /api. Record files may be bigger than other bodies."""
    files = Router("/", route_handlers=[file_replay, file_branch], request_max_body_size=record_bytes)
    return Router("/api", route_handlers=[*ROUTES, files])
