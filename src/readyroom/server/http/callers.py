"""Who is asking over HTTP, and how often they may."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from readyroom.server.house import House
from readyroom.server.http.bodies import Problem
from readyroom.server.limits import Buckets
from readyroom.server.people import Who
from readyroom.server.table.table import Table

Call = Request[Any, Any, Any]
PROBLEMS = {
    status: ResponseSpec(Problem, description=what)
    for status, what in {
        400: "Something in the question is wrong.",
        401: "The bearer is not known.",
        403: "Not before the end.",
        404: "There is no such thing.",
        413: "That is too big.",
        429: "That is too much at once; Retry-After says how long to wait.",
        500: "The server failed.",
        503: "The server cannot reach its store.",
    }.items()
}
Code = Annotated[str, PathParameter(max_length=64)]


def admit(request: Call) -> House:
    """Lets a request in, unless its address has asked for too much, and says where it has come to."""
    house: House = request.app.state.house
    hold_back(house.requests, request)
    return house


def bearer(request: Call) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise HTTPException("Say who you are: send your token as 'Authorization: Bearer'.", status_code=401)
    return token.strip()


async def must_know(house: House, request: Call) -> Who:
    who = await house.people.recognise(bearer(request))
    if who is None:
        raise HTTPException("Your token is not known here. Ask for a new one.", status_code=401)
    return who


async def knows(house: House, request: Call) -> Who | None:
    """Who asks, if they say so."""
    return await must_know(house, request) if "authorization" in request.headers else None


async def must_find(house: House, request: Call, code: str) -> Table:
    hold_back(house.heavy_requests, request)
    found = await house.find(code, address(request))
    if found is None:
        raise HTTPException("There is no table by that code.", status_code=404)
    return found


def hold_back(buckets: Buckets, request: Call) -> None:
    wait = buckets.wait(address(request))
    if wait:
        raise too_many(wait)


def address(request: Call) -> str:
    return request.client.host if request.client else ""


def too_many(wait: int) -> HTTPException:
    seconds = -(-wait // 1000)
    return HTTPException(
        f"That is too much at once. Wait {seconds} s.", status_code=429, headers={"Retry-After": str(seconds)}
    )
