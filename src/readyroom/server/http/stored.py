"""Matches as the store has them, put up for the workshop: no table is loaded to read of them."""

from __future__ import annotations

from litestar.exceptions import HTTPException

from readyroom.server.house import House
from readyroom.server.http.callers import Call, address, hold_back
from readyroom.server.refusal import Refusal
from readyroom.server.table.showing import seat_names
from readyroom.server.work.stored_match import Kept
from readyroom.store.rows import Stored


async def must_keep(house: House, request: Call, code: str) -> Kept | None:
    """The match of the table that goes by this code; None if it has not begun."""
    hold_back(house.heavy_requests, request)
    house.workshop.must_have_room(address(request))
    house.may_guess(address(request))
    stored = await house.store.load(code)
    if stored is None:
        house.unknown_codes.wait(address(request))
        raise HTTPException("There is no table with that code.", status_code=404)
    return kept(stored)


async def must_be_over(house: House, request: Call, code: str) -> Kept:
    """The same, of a match that is over: nothing of one that is being played leaves the house."""
    match = await must_keep(house, request, code)
    if match is None:
        raise Refusal("The match has not started yet.", status=403)
    if not match.over:
        raise Refusal("The match is still being played. Its record stays secret until it is over.", status=403)
    return match


def kept(stored: Stored) -> Kept | None:
    """What a worker needs to know of a match; None if it has not begun."""
    match, table = stored.match, stored.table
    if match is None:
        return None
    over = table.status in ("over", "ended")
    return Kept(
        title=table.title,
        over=over,
        ended=stored.result.ended if stored.result is not None else table.changed,
        names=seat_names(stored.seats, stored.names),
        game=match.game,
        rules=match.rules,
        options=match.options,
        seats=match.seats,
        seed=match.seed if over else None,
        commitment=match.commitment,
        entries=tuple(line.entry for line in stored.entries),
    )
