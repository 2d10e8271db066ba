"""Matches read from the store for the workshop, without loading a table."""

from __future__ import annotations

from litestar.exceptions import HTTPException

from readyroom.server.house import House
from readyroom.server.http.callers import Call, address, hold_back
from readyroom.server.refusal import Refusal
from readyroom.server.table.kept import kept
from readyroom.server.work.stored_match import Kept


async def must_keep(house: House, request: Call, code: str) -> Kept | None:
    """The match of the table with this code; None if it has not begun."""
    hold_back(house.heavy_requests, request)
    house.workshop.must_have_room(address(request))
    house.may_guess(address(request))
    stored = await house.store.load(code)
    if stored is None:
        house.unknown_codes.wait(address(request))
        raise HTTPException("There is no table with that code.", status_code=404)
    return kept(stored)


async def must_be_over(house: House, request: Call, code: str) -> Kept:
    """The same for a finished match: nothing of a running one leaves the house."""
    match = await must_keep(house, request, code)
    if match is None:
        raise Refusal("The match has not started yet.", status=403)
    if not match.over:
        raise Refusal("The match is still being played. Its record stays secret until it is over.", status=403)
    return match
