"""Your own data: download it, or have it forgotten."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, delete, get
from litestar.exceptions import HTTPException

from readyroom.server.erasure import forget
from readyroom.server.house import House
from readyroom.server.http.callers import PROBLEMS, Call, admit, hold_back, must_know
from readyroom.server.http.identity_routes import IDENTITY_CALLS
from readyroom.server.wall import wall
from readyroom.store.export import everything_about
from readyroom.store.rows import PersonRow


@get("/me/export", responses=PROBLEMS)
async def my_data(request: Call) -> Response[dict[str, Any]]:
    """Everything stored about you, as one JSON file. Match records are named by their links."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    plain = await everything_about(house.store, await _bearer(house, request), wall())
    named = {"Content-Disposition": 'attachment; filename="readyroom-my-data.json"'}
    return Response(plain, headers=named)


@delete("/me", responses=PROBLEMS)
async def forget_me(request: Call) -> None:
    """Forgets you for good: token, name, messages and dossiers. Matches you played with others stay, with a nameless
    seat."""
    house = admit(request)
    hold_back(house.heavy_requests, request)
    await forget(house, await _bearer(house, request))


def own_api() -> Router:
    return Router("/api", route_handlers=[my_data, forget_me, *IDENTITY_CALLS])


async def _bearer(house: House, request: Call) -> PersonRow:
    row = await house.store.person((await must_know(house, request)).id)
    if row is None:
        raise HTTPException("This server does not know your token. Get a new one.", status_code=401)
    return row
