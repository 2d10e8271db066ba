"""Identifies HTTP callers and limits their rate."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import PathParameter

from readyroom.core.english import count
from readyroom.server.bans import sentence
from readyroom.server.devices import called
from readyroom.server.house import House
from readyroom.server.http.bodies import Problem
from readyroom.server.limits import Buckets
from readyroom.server.people import Who
from readyroom.server.table.table import Table
from readyroom.store.rows import BanRow

Call = Request[Any, Any, Any]
T = TypeVar("T")
PROBLEMS = {
    status: ResponseSpec(Problem, description=what)
    for status, what in {
        400: "Something in the request is wrong.",
        401: "The token is unknown.",
        403: "Not before the match is over, or not for you.",
        404: "Not found.",
        413: "That is too big.",
        429: "Too many requests; Retry-After says how long to wait.",
        500: "The server failed.",
        503: "The server is busy (Retry-After says how long to wait), or cannot reach its store.",
    }.items()
}
Code = Annotated[str, PathParameter(max_length=64)]


def admit(request: Call) -> House:
    """Admits a request, unless its address has asked too often, and returns the house."""
    house: House = request.app.state.house
    hold_back(house.requests, request)
    turn_away(house.bans.of_address(address(request)))
    return house


def has_room(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Checks that the workshop has room before a big body is read."""
    house: House = request.app.state.house
    house.workshop.must_have_room(address(request))


@dataclass
class SendsJson(Operation):
    """A call with a raw body, which the OpenAPI types do not show."""

    def __post_init__(self) -> None:
        plain = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={"application/json": plain}, required=True)


def turn_away(ban: BanRow | None) -> None:
    """Turns banned people away."""
    if ban is not None:
        raise HTTPException(sentence(ban), status_code=403)


def bearer(request: Call) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise HTTPException("Send your token as 'Authorization: Bearer'.", status_code=401)
    return token.strip()


async def must_know(house: House, request: Call) -> Who:
    who = await house.people.recognise(bearer(request))
    if who is None:
        raise HTTPException("This server does not know your token. Get a new one.", status_code=401)
    turn_away(house.bans.of_person(who.id))
    return who


async def knows(house: House, request: Call) -> Who | None:
    """The caller, if they sent a token."""
    return await must_know(house, request) if "authorization" in request.headers else None


async def must_find(house: House, request: Call, code: str) -> Table:
    hold_back(house.heavy_requests, request)
    found = await house.find(code, address(request))
    if found is None:
        raise HTTPException("There is no table with that code.", status_code=404)
    await house.look_again(found)
    return found


async def worked_out(request: Call, task: str, given: bytes, name: str = "", long: bool = False) -> Response[Any]:
    """A workshop task's JSON answer; a file if it has a name. The handler is marked ``packed``: the answer is already
    compressed for the caller."""
    house: House = request.app.state.house
    packed = "gzip" in request.headers.get("accept-encoding", "")
    work = house.workshop.do(task, given, address(request), long, packed)
    headers = {"Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    if name:
        headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return Response(await while_there(request, work), media_type=MediaType.JSON, headers=headers)


async def while_there(request: Call, work: Coroutine[Any, Any, T]) -> T:
    """Runs work for a caller, and cancels it when they hang up."""
    doing, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_hung_up(request))
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise HTTPException("The caller has hung up.", status_code=499)
        return doing.result()
    finally:
        doing.cancel()
        leaving.cancel()


async def _hung_up(request: Call) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        continue


def address(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def device_of(request: Call) -> str:
    """The name of the caller's device."""
    return called(request.headers.get("user-agent", ""))


def hold_back(buckets: Buckets, request: Call) -> None:
    wait = buckets.wait(address(request))
    if wait:
        raise too_many(wait)


def too_many(wait: int) -> HTTPException:
    seconds = -(-wait // 1000)
    said = f"Too many requests. Wait {count(seconds, 'second')}."
    return HTTPException(said, status_code=429, headers={"Retry-After": str(seconds)})
