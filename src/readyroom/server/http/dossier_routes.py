"""Dossiers over HTTP: create, show, edit, download, and grant what a crewmate earned."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from readyroom.core import registry
from readyroom.core.dossier import Award
from readyroom.server import names
from readyroom.server.http.callers import PROBLEMS, Call, Code, admit, must_find, must_know
from readyroom.server.http.dossier_bodies import Brought, DossierInfo, DossierSheet, NewDossier, NewGrant
from readyroom.server.people import Who
from readyroom.server.table import dossiers
from readyroom.server.table.brought import unearned_at
from readyroom.server.table.table import Table
from readyroom.store.rows import DossierRow, UpdateRow

Id = Annotated[str, PathParameter(max_length=64)]


@get("/dossiers", responses=PROBLEMS)
async def my_dossiers(
    request: Call, game: Annotated[str, QueryParameter(max_length=64, description="a game's slug")]
) -> list[DossierInfo]:
    """Your dossiers of a game, oldest first."""
    house = admit(request)
    who = await must_know(house, request)
    dossiers.kept_by(registry.game(game))
    return [_info(row) for row in await house.store.dossiers_of(who.id, game)]


@post("/dossiers", responses=PROBLEMS)
async def new_dossier(request: Call, data: JSONBody[NewDossier]) -> DossierSheet:
    """Creates a dossier that holds only a name."""
    house = admit(request)
    who = await must_know(house, request)
    return _sheet(await house.archive.found(who, data.game, names.name(data.name, names.LONGEST_DOSSIER)))


@get("/dossiers/{id:str}", responses=PROBLEMS)
async def dossier_sheet(request: Call, id: Id) -> DossierSheet:
    """One of your dossiers, in full."""
    house = admit(request)
    return _sheet(await dossiers.own(house.store, await must_know(house, request), id))


@get("/dossiers/{id:str}/file", responses=PROBLEMS)
async def dossier_file(request: Call, id: Id) -> Response[Any]:
    """The same as a file; an empty dossier accepts it as an amendment."""
    house = admit(request)
    row = await dossiers.own(house.store, await must_know(house, request), id)
    name = f"readyroom-{row.game}-{row.id}.json"
    return Response(
        msgspec.json.decode(row.body), headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )  # fmt: skip


@post("/dossiers/{id:str}/amendments", responses=PROBLEMS, status_code=200)
async def amend(request: Call, id: Id, data: JSONBody[dict[str, Any]]) -> DossierSheet:
    """Changes your dossier as the game allows; the body is tagged by type."""
    house = admit(request)
    return _sheet(await house.archive.amend(await must_know(house, request), id, data))


@get("/matches/{code:str}/dossiers", responses=PROBLEMS)
async def brought(request: Call, code: Code) -> list[Brought]:
    """The dossiers brought to a match, for its players."""
    house = admit(request)
    who = await must_know(house, request)
    table = await must_find(house, request, code)
    there = table.was_there(who.id)
    found = []
    for update in await house.store.brought(table.code):
        row = await house.store.dossier(update.dossier)
        if row is not None:
            awards = await asyncio.to_thread(_awards, table, update, row, who) if there else ()
            yours, settled = row.person == who.id, update.applied is not None
            found.append(Brought(update.seat, row.id, row.title, yours, settled, awards, unearned_at(table)))
    return found


@post("/matches/{code:str}/grants", responses=PROBLEMS, status_code=200)
async def grant(request: Call, code: Code, data: JSONBody[NewGrant]) -> Brought:
    """Grants a crewmate of a finished match an award."""
    house = admit(request)
    who = await must_know(house, request)
    table = await must_find(house, request, code)
    row = await house.archive.grant(table, who, data.dossier, data.award)
    update = next(one for one in await house.store.brought(table.code) if one.dossier == row.id)
    table.audience.tell_table(table)
    return Brought(update.seat, row.id, row.title, False, True, _awards(table, update, row, who))


def dossier_api(record_bytes: int) -> Router:
    """All of them under /api. A pasted log may be bigger than other bodies."""
    files = Router("/", route_handlers=[amend], request_max_body_size=record_bytes)
    calls = [my_dossiers, new_dossier, dossier_sheet, dossier_file, brought, grant]
    return Router("/api", route_handlers=[*calls, files])


def _info(row: DossierRow) -> DossierInfo:
    kept = dossiers.kept_by(registry.game(row.game))
    absent = kept.absent(dossiers.opened(kept, row))
    return DossierInfo(row.id, row.game, row.title, row.away, absent, row.created, row.changed)


def _sheet(row: DossierRow) -> DossierSheet:
    kept = dossiers.kept_by(registry.game(row.game))
    return DossierSheet(_info(row), kept.sheet(dossiers.opened(kept, row)))


def _awards(table: Table, update: UpdateRow, row: DossierRow, who: Who) -> tuple[Award, ...]:
    if row.person == who.id or update.applied is None or table.match is None:
        return ()
    kept = dossiers.kept_by(table.match.game)
    return kept.awards(table.match, update.seat, dossiers.opened(kept, row), table.code)
