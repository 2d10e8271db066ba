"""The calls under /api/salon."""

from __future__ import annotations

import os
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import QueryParameter
from tests.extras.fifth_game.odds import Odds

from readyroom.server.http.callers import PROBLEMS, Call, address, admit, hold_back, while_there


class Told(msgspec.Struct, frozen=True):
    odds: Odds
    server: int
    """The process that answers."""


@get("/odds", responses=PROBLEMS)
async def odds(request: Call, role: Annotated[str, QueryParameter(max_length=20)]) -> Told:
    """How many hands hold a role."""
    house = admit(request)
    hold_back(house.extras_requests, request)
    counting = house.workshop.do("tests.extras.fifth_game.odds:count", role.encode(), address(request))
    made = await while_there(request, counting)
    return Told(msgspec.json.decode(made, type=Odds), os.getpid())


def routes() -> list[Any]:
    return [odds]
