"""The operator's calls, under /api/admin. Actions are logged; secrets of a running match are never sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from importlib.metadata import version
from ipaddress import ip_network
from secrets import token_hex
from typing import Annotated, Any, cast

from litestar import Response, Router, delete, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, QueryParameter

from readyroom.server.house import House
from readyroom.server.http import admin_bodies, seasons
from readyroom.server.http.callers import Call, Code, address
from readyroom.server.http.puzzle_routes import drop as drop_puzzle
from readyroom.server.http.season_bodies import SeasonStatus
from readyroom.server.instructions import EVERY_NODE, Instruction, Notice
from readyroom.server.messages import Status
from readyroom.server.operations import incident_records
from readyroom.server.operations.operators import audit, operators_only
from readyroom.server.operations.readiness import Readiness
from readyroom.server.table import seating
from readyroom.server.table.commands import TRIES
from readyroom.server.table.table import Table
from readyroom.server.wall import wall
from readyroom.store import Conflict
from readyroom.store.rows import BanRow, TableRow
from readyroom.store.seasons import SeasonRow

MOST_LISTED = 200
OPERATOR = "The operator"


@get("/")
async def overview(request: Call) -> admin_bodies.Overview:
    """This node's state."""
    return await _overview(request)


async def _overview(request: Call) -> admin_bodies.Overview:
    house: House = request.app.state.house
    readiness: Readiness = request.app.state.readiness
    counted, store, notice = house.metrics, house.store, house.notice
    return admin_bodies.Overview(
        node=store.node,
        version=version("readyroom"),
        shared=store.shared,
        drained=house.draining,
        notice=notice.text if notice.stands else "",
        notice_left=notice.message().left if notice.stands else None,
        uptime=time.time() - counted.started,
        problems=await readiness.problems(),
        tables=len(house.tables),
        sockets=len(house.sockets),
        actions=counted.actions,
        bot_moves=counted.bot_moves,
        refusals=sum(counted.refusals.values()),
        incidents=counted.incidents,
        bytes_sent=counted.socket_bytes + counted.http_bytes,
        store_errors=store.failures + store.writer.failures,
        store_waiting=store.writer.waiting,
        bot_questions=house.robots.waiting,
        sweep_age=time.monotonic() - house.swept,
    )


# -- tables


@get("/tables")
async def tables(
    request: Call, status: Annotated[Status, QueryParameter()] = "playing"
) -> list[admin_bodies.AdminTable]:
    """Tables with this status, latest changed first."""
    house: House = request.app.state.house
    rows = await house.store.tables_by_status(status, MOST_LISTED)
    return [_table(row, house.tables.get(row.code)) for row in rows]


@get("/tables/{code:str}")
async def table(request: Call, code: Code) -> admin_bodies.AdminTableSheet:
    """One table, and who is connected to it on this node."""
    return _sheet(await _must_find(request, code))


@post("/tables/{code:str}/pause", status_code=200)
async def pause_table(
    request: Call, code: Code, data: JSONBody[admin_bodies.PauseTable]
) -> admin_bodies.AdminTableSheet:
    """Pauses or resumes a match."""
    found = await _must_find(request, code)
    await _change(found, lambda: seating.set_paused(found, data.paused, OPERATOR))
    _note(request, "%s table %s", "paused" if data.paused else "resumed", code)
    return _sheet(found)


@post("/tables/{code:str}/close", status_code=200)
async def close_table(request: Call, code: Code) -> admin_bodies.AdminTableSheet:
    """Ends a match, or closes a table before its match has begun."""
    found = await _must_find(request, code)
    await _change(found, lambda: seating.close(found, OPERATOR))
    _note(request, "closed table %s", code)
    return _sheet(found)


@get("/seasons")
async def season_list(request: Call) -> list[admin_bodies.AdminSeason]:
    """All seasons that are not closed, including private ones, latest changed first."""
    house: House = request.app.state.house
    found = [(SeasonRow(*row[:-1]), row[-1]) for row in await house.store.rows("all_seasons", most=MOST_LISTED)]
    return [
        admin_bodies.AdminSeason(
            one.code, one.name, one.note, cast(SeasonStatus, one.status), bool(one.listed), members, one.changed
        )
        for one, members in found
    ]


@post("/seasons/{code:str}/close", status_code=204)
async def close_season(request: Call, code: Code) -> None:
    """Closes a season: nobody can see it or play for it any more. Its tables and matches stay."""
    house: House = request.app.state.house
    season = await seasons.found(house, code)
    if season is None:
        raise HTTPException("There is no season with that code.", status_code=404)
    await seasons.put_status(house, season, "closed")
    _note(request, "closed season %s", code)


@delete("/puzzles/{code:str}", status_code=204)
async def remove_puzzle(request: Call, code: Code) -> None:
    """Removes a puzzle that was made here."""
    house: House = request.app.state.house
    if not await drop_puzzle(house, code):
        raise HTTPException("No puzzle with that code was made here.", status_code=404)
    _note(request, "removed puzzle %s", code)


async def _must_find(request: Call, code: str) -> Table:
    house: House = request.app.state.house
    found = await house.table(code)
    if found is None:
        raise HTTPException("There is no table with that code.", status_code=404)
    return found


async def _change(table: Table, do: Callable[[], None]) -> None:
    """Changes a table without a command from one of its people."""
    for _ in range(TRIES):
        try:
            async with table.held(), table.change():
                do()
            return
        except Conflict:
            continue  # another node wrote first: try again
    raise HTTPException("The table is very busy. Try again.", status_code=503)


def _table(row: TableRow, table: Table | None) -> admin_bodies.AdminTable:
    known: dict[str, Any] = {}
    if table is not None:
        row = table.row
        known = {"people": len(table.audience.present()), "seq": table.seq, "problem": table.problem}
    return admin_bodies.AdminTable(
        code=row.code,
        title=row.title,
        game=row.game,
        status=cast(Status, row.status),
        open=bool(row.open),
        paused=bool(row.paused),
        created=row.created,
        changed=row.changed,
        loaded=table is not None,
        **known,
    )


def _sheet(table: Table) -> admin_bodies.AdminTableSheet:
    people = [
        admin_bodies.AdminPerson(
            viewer.id, viewer.person.name if viewer.person else "", viewer.address, table.seats_of(viewer.id)
        )
        for viewer in table.audience.viewers
    ]
    return admin_bodies.AdminTableSheet(_table(table.row, table), tuple(people))


# -- the node


@post("/drain", status_code=200)
async def drain(request: Call, data: JSONBody[admin_bodies.Drain]) -> admin_bodies.Overview:
    """Stops taking new people and tables, so that a node can be shut down once it is empty; or takes them again."""
    house: House = request.app.state.house
    node = data.node or house.store.node
    await _instruct(house, Instruction(node, drained=data.drained))
    _note(request, "%s node %s", "drained" if data.drained else "opened", node)
    return await _overview(request)


@post("/announcement", status_code=200)
async def announce(request: Call, data: JSONBody[admin_bodies.Announce]) -> admin_bodies.Overview:
    """Shows a notice at every table on every node, until it is withdrawn."""
    house: House = request.app.state.house
    text = " ".join(data.text.split())
    at = None if data.minutes is None or not text else wall() + data.minutes * 60_000
    await _instruct(house, Instruction(EVERY_NODE, notice=Notice(text, at)))
    _note(request, "announced %r", text)
    return await _overview(request)


async def _instruct(house: House, instruction: Instruction) -> None:
    house.follow(instruction)
    if house.store.shared and instruction.node != house.store.node:
        await house.store.tell_others(instruction.note())


# -- bans


@get("/bans")
async def bans(request: Call) -> list[admin_bodies.Ban]:
    """All bans, latest first."""
    house: House = request.app.state.house
    return [_ban(row) for row in await house.store.bans()]


@post("/bans")
async def ban(request: Call, data: JSONBody[admin_bodies.NewBan]) -> admin_bodies.Ban:
    """Bans an address, a network or a person permanently."""
    house: House = request.app.state.house
    who = data.who.strip()
    if data.kind == "address":
        try:
            who = str(ip_network(who, strict=False))
        except ValueError:
            raise HTTPException(f"{who!r} is not an address or a network.", status_code=400) from None
    elif await house.store.person(who) is None:
        raise HTTPException(f"There is nobody with the id {who!r}.", status_code=404)
    row = BanRow(token_hex(4), data.kind, who, " ".join(data.reason.split()), wall())
    try:
        await house.store.add_ban(row)
    except Conflict:
        raise HTTPException(f"{who} is already banned.", status_code=409) from None
    await house.turn_out()
    _note(request, "banned %s %s (%s)", data.kind, who, row.reason)
    return _ban(row)


@delete("/bans/{number:str}", status_code=200)
async def lift_ban(request: Call, number: Code) -> list[admin_bodies.Ban]:
    """Lifts a ban."""
    house: House = request.app.state.house
    try:
        await house.store.lift_ban(number)
    except Conflict:
        raise HTTPException("There is no such ban.", status_code=404) from None
    await house.turn_out()
    _note(request, "lifted ban %s", number)
    return [_ban(row) for row in await house.store.bans()]


def _ban(row: BanRow) -> admin_bodies.Ban:
    return admin_bodies.Ban(row.id, cast(admin_bodies.BanKind, row.kind), row.who, row.reason, row.at)


# -- incidents


@get("/incidents")
async def incidents(request: Call) -> list[admin_bodies.IncidentInfo]:
    """The latest incidents, newest first."""
    house: House = request.app.state.house
    return await incident_records.latest(house.store)


@get("/incidents/{number:str}")
async def incident(request: Call, number: Code) -> admin_bodies.IncidentInfo:
    house: House = request.app.state.house
    return await incident_records.one(house.store, number)


@get("/incidents/{number:str}/record")
async def incident_record(request: Call, number: Code) -> Response[dict[str, Any]]:
    """A record file that reproduces the incident, once its match is over."""
    house: House = request.app.state.house
    row = await incident_records.must_find(house.store, number)
    stored = await house.store.load(row.code)
    body = await asyncio.to_thread(incident_records.record_of, stored, row)
    _note(request, "took the record of incident %s", number)
    return Response(body, headers={"Content-Disposition": f'attachment; filename="incident-{row.id}.json"'})


def _note(request: Call, what: str, *details: object) -> None:
    """Logs an operator's action and address for the audit."""
    audit.info("An operator at %s " + what + ".", address(request), *details)


ROUTES = (
    overview, tables, table, pause_table, close_table, season_list, close_season, remove_puzzle, drain, announce, bans,
    ban, lift_ban, incidents, incident, incident_record,
)  # fmt: skip


def admin_api() -> Router:
    """All calls under /api/admin, for callers with the operator's token."""
    return Router("/api/admin", route_handlers=list(ROUTES), guards=[operators_only], include_in_schema=False)
